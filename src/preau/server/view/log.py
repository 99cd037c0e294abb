"""A table's past, told: earlier positions and the sentences of the log, kept for a while.

Tables keep few positions: those of the running turn, and every 64th. A page that looks back asks for the others again
and again, so they are kept here by what they are: the same steps of the same table give the same position and the same
words.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from preau.games.api import Phrase, Position
from preau.games.tones import repeats
from preau.play.events import Created, SeatPlan
from preau.play.fold import fold, result_by_rules
from preau.play.history import Step, after_step, aside_of, turn_of
from preau.play.records import Record, level_of_bot
from preau.play.sentences import seat_name, tell_timeout
from preau.play.table import Table
from preau.server.lru import LruCache
from preau.server.view.board import seat_badge
from preau.server.view.names import only_seat, phrase_for_seat, reader_titles, seat_title
from preau.server.view.templates import TABLE_ID_MARK, fill_template
from preau.server.work_queue import breathe
from preau.words import Language, Speaker, say

MOST_POSITIONS_KEPT = 400
MOST_SENTENCES_KEPT = 8_000
LEAF_LINES = 24  # a page shows the leaf of the log that it is at, and its neighbours
KEPT_STEPS = 32  # of a long way to a position every so manieth one is kept


@dataclass(frozen=True, slots=True)
class EffectText:
    """Something that happened of itself, with its rule; `repeats`: the sentence of the move has said it already."""

    text: str
    rule: str
    repeats: bool


@dataclass(frozen=True, slots=True)
class StepText:
    """One step in words: the move, and what happened of itself."""

    text: str
    notation: str
    effects: tuple[EffectText, ...]

    def sentences_text(self, words: Speaker) -> str:
        """All of it as it is spoken, nothing twice."""
        return words.sentences([self.text, *(each.text for each in self.effects if not each.repeats)])


_positions: LruCache[Position] = LruCache(MOST_POSITIONS_KEPT)
_step_texts: LruCache[StepText] = LruCache(MOST_SENTENCES_KEPT)
_markup: LruCache[str] = LruCache(MOST_SENTENCES_KEPT // 4)


def steps_key(table: Table, number: int) -> Hashable:
    """What tells these first `number` steps from all others."""
    return table.history.key(number)


def position_after(table: Table, number: int) -> Position:
    """The position after so many steps. On the way there some are kept, so that the next one is near."""
    history = table.history
    if number == len(history):
        return _positions.put(steps_key(table, number), history.position)
    known, here = _nearest_position(table, number)
    for step in history.steps[known:number]:
        breathe()
        here = after_step(here, step)
        known += 1
        if known % KEPT_STEPS == 0 or known >= number - 1:
            _positions.put(steps_key(table, known), here)
    return here


def _nearest_position(table: Table, number: int) -> tuple[int, Position]:
    """The last position not after so many steps that is at hand, and after how many steps it stood."""
    for known in (number, number - 1, *range(number - number % KEPT_STEPS, 0, -KEPT_STEPS)):
        if known > 0 and (found := _positions.get(steps_key(table, known))) is not None:
            return known, found
    return 0, table.history.start


def step_text(table: Table, number: int, language: Language, reader: int | None = None) -> StepText:
    """Step `number` (from 1) in words; who holds the seat `reader` is called “you”."""
    step = table.history.steps[number - 1]
    name = str(seat_name(table, step.seat)) if step.how == "timed_out" else ""
    return _step_texts.find(
        (steps_key(table, number), name, language, reader), lambda: _make_step_text(table, number, language, reader)
    )


def _make_step_text(table: Table, number: int, language: Language, reader: int | None) -> StepText:
    breathe()
    step, game = table.history.steps[number - 1], table.game

    def say_here(phrase: Phrase) -> str:
        return say(phrase_for_seat(table.history.start, reader, phrase), language, game)

    effects = tuple(
        EffectText(
            say_here(effect.phrase),
            effect.rule,
            step.phrase is not None and repeats(game.package, effect.phrase, step.phrase),
        )
        for effect in step.effects
    )
    if step.phrase is None:
        told = tell_timeout(table, step.seat, to_player=step.seat == reader)
        name = seat_title(table, step.seat, Speaker(language, game), table.history.start)
        return StepText(say_here(Phrase(told.key, {**told.args, "name": name})), "", effects)
    return StepText(say_here(step.phrase), step.text, effects)


def aside_text(table: Table, number: int, words: Speaker) -> str:
    """What is to be told before whoever decides after so many steps is asked."""
    if not number:
        return ""
    after = position_after(table, number)
    aside = aside_of(position_after(table, number - 1), table.history.steps[number - 1], after)
    return words.say(phrase_for_seat(table.history.start, after.player, aside)) if aside else ""


# --- the log in windows -----------------------------------------------------------------------------------------------


def log_window(table: Table, at: int) -> tuple[int, int]:
    """The lines of the log around line `at` that a page shows: from the first to the last, both counted from 1.

    A turn is not cut in two, unless it is as long as a leaf.
    """
    steps = table.history.steps
    leaf = (max(1, min(at, len(steps))) - 1) // LEAF_LINES
    first, last = max(0, leaf - 1) * LEAF_LINES, min(len(steps), (leaf + 2) * LEAF_LINES)
    earliest, latest = max(0, first - LEAF_LINES), min(len(steps), last + LEAF_LINES)
    while earliest < first and _same_turn(steps[first - 1], steps[first]):
        first -= 1
    while last < latest and _same_turn(steps[last - 1], steps[last]):
        last += 1
    return first + 1, last


def log_part(table: Table, words: Speaker, at: int, held: Collection[int] = (), *, asks: bool) -> str:
    """The log around line `at` for who holds these seats, with the way to what comes before and after it.

    Costs what it shows.
    """
    first, last = log_window(table, at)
    steps = enumerate(table.history.steps[first - 1 : last], first)
    turns = [list(turn) for _, turn in groupby(steps, key=lambda step: (step[1].turn, step[1].seat))]
    names, reader = reader_titles(table, words, held), only_seat(held)
    return fill_template(
        "parts/log.html", t=words, placed=table.created.start is not None,
        turns=[_log_turn(table, turn, words, names, reader, asks=asks) for turn in turns],
        earlier=first - 1 if first > 1 else None, later=last + 1 if last < len(table.history) else None,
    )  # fmt: skip


def _log_turn(
    table: Table, turn: list[tuple[int, Step]], words: Speaker, names: list[str], reader: int | None, *, asks: bool
) -> str:
    """One turn of the log. Only the last one still grows, so the others are written once."""
    (first, step), (last, _) = turn[0], turn[-1]
    head = words("page-log-turn", turn=step.turn, name=names[step.seat])
    about = (steps_key(table, last), first, head, words.language, reader, asks)

    def write() -> str:
        lines = [_log_line(table, number, words, reader, asks=asks) for number, _ in turn]
        return fill_template(
            "parts/log_turn.html", t=words, head=head, badge=seat_badge(table.position, step.seat), lines=lines
        )

    return _markup.find(about, write)


def _log_line(table: Table, number: int, words: Speaker, reader: int | None, *, asks: bool) -> dict[str, Any]:
    step = step_text(table, number, words.language, reader)
    effects = [  # of what the move's own sentence has said, the rule alone
        {
            "text": "" if each.repeats else each.text,
            "rule": each.rule,
            "href": rule_address(table, each.rule, asks=asks),
        }
        for each in step.effects
    ]
    return {"number": number, "text": step.text, "notation": step.notation, "effects": effects}


def rule_address(table: Table, rule: str, *, asks: bool) -> str:
    """Opens the rulebook at a rule; of a table on this server, as that table plays it."""
    return f"/learn/{table.game.name}{f'?table={TABLE_ID_MARK}' if asks else ''}#{rule}"


def moves_of_turn(table: Table, number: int) -> list[str] | None:
    """The moves of the turn that runs after so many, if it began at this table."""
    now = turn_of(position_after(table, number))
    first = number
    while first and (table.history.steps[first - 1].turn, table.history.steps[first - 1].seat) == now:
        first -= 1
    return None if not first and table.created.start else [step.text for step in table.history.steps[first:number]]


def _same_turn(one: Step, other: Step) -> bool:
    return (one.turn, one.seat) == (other.turn, other.seat)


# --- records ----------------------------------------------------------------------------------------------------------


def table_of_record(record: Record) -> Table:
    """A record as the table it may have come from, so that it can be looked at like one; bots are bots again."""
    history, start = record.history, record.history.start
    names = (*record.names, *[""] * start.players)[: start.players]
    levels = map(level_of_bot, names)
    seats = tuple(
        SeatPlan("bot", "", level) if level else SeatPlan("person", name)
        for name, level in zip(names, levels, strict=True)
    )
    created = Created(record.game.name, dict(start.options), seats, start=str(start), mode="same_screen", at=0, by="")
    table, seq = fold([created], record.game), 1 + len(history)
    return replace(table, history=history, seq=seq, changed=seq, result=result_by_rules(history.position))
