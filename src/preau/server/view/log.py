"""A table's past, told: earlier positions and the sentences of the log, kept for a while; and what was said there.

Tables keep the positions of the running turn only. A page that looks back asks for the others again and again, so they
are kept here by what they are: the same steps of the same table give the same position and the same words.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from typing import Any

from preau.games.api import Phrase, Position
from preau.play.events import Created, Moved, Said, SeatPlan, TimedOut
from preau.play.fold import after_event, fold
from preau.play.history import after_step
from preau.play.records import Record
from preau.play.sentences import name_of, tell_timeout
from preau.play.table import Table
from preau.server.lru import LruCache
from preau.words import Language, say

MOST_POSITIONS_KEPT = 400
MOST_SENTENCES_KEPT = 8_000


@dataclass(frozen=True, slots=True)
class StepText:
    """One step in words: the move, and what happened of itself with its rule."""

    text: str
    notation: str
    effects: tuple[tuple[str, str], ...]

    @property
    def spoken(self) -> str:
        return " ".join([self.text, *(text for text, _ in self.effects)])


_positions: LruCache[Position] = LruCache(MOST_POSITIONS_KEPT)
_step_texts: LruCache[StepText] = LruCache(MOST_SENTENCES_KEPT)
_markup: LruCache[str] = LruCache(MOST_SENTENCES_KEPT // 4)


def steps_key(table: Table, number: int) -> Hashable:
    """What tells these first `number` steps from all others."""
    return (table.history.start, table.history.moves[:number])


def position_after(table: Table, number: int) -> Position:
    """The position after so many steps."""
    history = table.history
    if number == len(history):
        return _positions.put(steps_key(table, number), history.position)
    found = _positions.get(steps_key(table, number))
    if found is not None:
        return found
    known = number  # go back to a position that is known, and play on from there
    while known and _positions.get(steps_key(table, known)) is None:
        known -= 1
    here = _positions.get(steps_key(table, known)) or history.start
    for step in history.steps[known:number]:
        here = after_step(here, step)
        known += 1
        _positions.put(steps_key(table, known), here)
    return here


def step_text(table: Table, number: int, language: Language) -> StepText:
    """Step `number` (from 1) in words."""
    step = table.history.steps[number - 1]
    name = str(name_of(table, step.seat)) if step.how == "timed_out" else ""
    return _step_texts.find(
        (steps_key(table, number), name, language), lambda: _make_step_text(table, number, language)
    )


def _make_step_text(table: Table, number: int, language: Language) -> StepText:
    step, game = table.history.steps[number - 1], table.game

    def said(phrase: Phrase) -> str:
        return say(phrase, language, game)

    effects = tuple((said(effect.phrase), effect.rule) for effect in step.effects)
    if step.phrase is None:
        return StepText(said(tell_timeout(table, step.seat)), "", effects)
    return StepText(said(step.phrase), step.text, effects)


def cached_markup(about: Hashable, write: Callable[[], str]) -> str:
    """Markup that does not change any more."""
    return _markup.find(about, write)


def table_of_record(record: Record) -> Table:
    """A record as the table it may have come from, so that it can be looked at like one."""
    start = record.history.start
    seats = tuple(SeatPlan("person", name) for name in (*record.names, *[""] * start.players)[: start.players])
    created = Created(record.game.name, dict(start.options), seats, start=str(start), mode="same_screen", at=0, by="")
    table = fold([created], record.game)
    for number, step in enumerate(record.history.steps):
        timed_out = step.how == "timed_out"
        event = TimedOut(number, step.seat) if timed_out else Moved(number, step.seat, step.text)
        table = after_event(table, event)
    return table


# --- the chat ---------------------------------------------------------------------------------------------------------


def chat_lines(table: Table, held: Collection[int]) -> list[dict[str, Any]]:
    """What was said and is still there, for who holds these seats."""
    return [
        {
            "name": line.name, "text": line.text, "who": speaker_id(table, line), "at": line.at,
            "mine": line.seat in held, "watching": line.seat is None,
        }
        for line in table.chat
        if line.text
    ]  # fmt: skip


def speaker_id(table: Table, line: Said) -> str:
    """Whose a line is, in a word that says so at this table only, for muting and reporting."""
    who = line.by or f"seat {line.seat} {line.name}"
    return hashlib.blake2s(f"{table.created.at} {who}".encode(), digest_size=6).hexdigest()
