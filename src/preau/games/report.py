"""The report card of a finished game: what everybody did how often, and what was remarkable.

A game brings its own in `report.py`, with one function, `report(start, steps) -> GameReport`. It counts what the steps
tell: which messages were said of whom. A game without one has its moves counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeAlias, cast

from preau.games.api import Effect, Phrase, Position


class PlayedStep(Protocol):
    """One move as a history keeps it: its turn, who made it, in notation, in words, and what happened of itself."""

    @property
    def turn(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def text(self) -> str: ...

    @property
    def phrase(self) -> Phrase | None: ...

    @property
    def effects(self) -> tuple[Effect, ...]: ...


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What was counted, in words, and how often each seat did it; or `suffered` it, and nobody is praised for most."""

    phrase: Phrase
    counts: tuple[int, ...]
    suffered: bool = False


@dataclass(frozen=True, slots=True)
class GameReport:
    """A line for each thing counted, and a few sentences."""

    tallies: tuple[ReportRow, ...]
    remarks: tuple[Phrase, ...] = ()


MakeReport: TypeAlias = Callable[[Position, Sequence[PlayedStep]], GameReport]


@cache
def report_of(package: str) -> MakeReport:
    """The `report` of a game's `report.py`, or one that counts moves."""
    name = f"{package}.report"
    return cast("MakeReport", import_module(name).report) if find_spec(name) else count_moves


def count_moves(start: Position, steps: Sequence[PlayedStep]) -> GameReport:
    """What can be said of any game."""
    return GameReport((tally(start, "table-report-moves", [step.seat for step in steps if step.phrase]),))


def tally(start: Position, key: str, seats: Sequence[int], *, suffered: bool = False) -> ReportRow:
    """How often each seat is in the list."""
    return ReportRow(Phrase(key), tuple(seats.count(seat) for seat in range(start.players)), suffered)


def effects_said(steps: Sequence[PlayedStep], key: str) -> list[tuple[PlayedStep, Phrase]]:
    """Every effect of that message, with the step that it came of."""
    return [(step, effect.phrase) for step in steps for effect in step.effects if effect.phrase.key == key]
