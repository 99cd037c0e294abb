"""A table's past, told: earlier positions and the sentences of the log, kept for a while.

Tables keep the positions of the running turn only. A page that looks back asks for the others again and again, so they
are kept here by what they are: the same steps of the same table give the same position and the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from preau.games.api import MoveRefused, Phrase, Position
from preau.play.events import Created, Moved, SeatPlan, TimedOut
from preau.play.line import TIMEOUT, Step, again
from preau.play.records import Record
from preau.play.sentences import name_of
from preau.play.table import Table
from preau.server.lru import LruCache
from preau.words import Language, say

POSITIONS = 400
SENTENCES = 8_000


@dataclass(frozen=True, slots=True)
class Told:
    """One step in words: the move, and what happened of itself with its rule."""

    text: str
    notation: str
    effects: tuple[tuple[str, str], ...]

    @property
    def spoken(self) -> str:
        return " ".join([self.text, *(text for text, _ in self.effects)])


_positions: LruCache[Position] = LruCache(POSITIONS)
_told: LruCache[Told] = LruCache(SENTENCES)
_written: LruCache[str] = LruCache(SENTENCES // 4)


def key(table: Table, number: int) -> Hashable:
    """What tells these first `number` steps from all others."""
    return (table.history.start, table.history.moves[:number])


def position(table: Table, number: int) -> Position:
    """The position after so many steps."""
    line = table.history
    if number == len(line):
        return _positions.put(key(table, number), line.position)
    found = _positions.get(key(table, number))
    if found is not None:
        return found
    known = number  # go back to a position that is known, and play on from there
    while known and _positions.get(key(table, known)) is None:
        known -= 1
    here = _positions.get(key(table, known)) or line.start
    for step in line.steps[known:number]:
        here = again(here, step)
        known += 1
        _positions.put(key(table, known), here)
    return here


def told(table: Table, number: int, language: Language) -> Told:
    """Step `number` (from 1) in words."""
    step = table.history.steps[number - 1]
    name = str(name_of(table, step.seat)) if step.how == "timed_out" else ""
    return _told.find((key(table, number), name, language), lambda: _tell(table, number, language))


def _tell(table: Table, number: int, language: Language) -> Told:
    step, game = table.history.steps[number - 1], table.game

    def said(phrase: Phrase) -> str:
        return say(phrase, language, game)

    effects = tuple((said(effect.phrase), effect.rule) for effect in step.effects)
    if step.how == "timed_out":
        return Told(said(Phrase("event-timed-out", {"name": name_of(table, step.seat)})), "", effects)
    return Told(said(sentence(position(table, number - 1), step)), step.text, effects)


def sentence(before: Position, step: Step) -> Phrase:
    """A move in the game's words."""
    try:
        return before.describe(before.parse(step.text))
    except MoveRefused:  # only a log of other rules could do this; its text says it all
        return Phrase("page-move", {"move": step.text})


def written(about: Hashable, write: Callable[[], str]) -> str:
    """Markup that does not change any more."""
    return _written.find(about, write)


def as_table(record: Record) -> Table:
    """A record as the table it may have come from, so that it can be looked at like one."""
    start = record.history.start
    seats = tuple(SeatPlan("person", name) for name in (*record.names, *[""] * start.players)[: start.players])
    created = Created(0, "", record.game.name, dict(start.options), seats, start=str(start), mode="same_screen")
    table = Table.fold([created], record.game)
    for number, played in enumerate(record.history.played):
        timeout = played.text == TIMEOUT and record.game.timed
        event = TimedOut(number, played.player) if timeout else Moved(number, played.player, played.text)
        table = table.then(event)
    return table
