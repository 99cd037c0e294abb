"""What has been played at a table, as an immutable value that grows cheaply.

A position may hold its whole list of legal moves, so a line keeps those of the running turn only, and plays earlier
ones again when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from preau.games.api import Effect, Position
from preau.play.history import TIMEOUT, History

if TYPE_CHECKING:
    from preau.play.clocks import Clock

HOW: TypeAlias = Literal["moved", "timed_out", "nudged"]
MoveResult: TypeAlias = tuple[Position, tuple[Effect, ...]]
KEPT = 16  # positions kept at most, should a turn be very long


@dataclass(frozen=True, slots=True)
class Step:
    """One decision, timeout or nudge: when, by whom, and the clocks before it."""

    at: int
    turn: int
    seat: int
    how: HOW
    text: str
    effects: tuple[Effect, ...]
    clock: Clock


@dataclass(frozen=True, slots=True)
class Line:
    """The first position, the steps, and the last positions (`recent[-1]` is where the game stands)."""

    start: Position
    steps: tuple[Step, ...]
    recent: tuple[Position, ...]

    @classmethod
    def begin(cls, start: Position) -> Line:
        return cls(start, (), (start,))

    @property
    def position(self) -> Position:
        return self.recent[-1]

    @property
    def moves(self) -> tuple[str, ...]:
        """Texts as a record writes them; a timeout is `timeout`."""
        return tuple(step.text for step in self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    def add(self, step: Step, after: Position) -> Line:
        same_turn = turn_of(after) == turn_of(self.position)
        recent = (*self.recent[1 - KEPT :], after) if same_turn else (after,)
        return Line(self.start, (*self.steps, step), recent)

    def cut(self, number: int) -> Line:
        """The line of the first `number` steps."""
        oldest = len(self.steps) + 1 - len(self.recent)
        kept = self.recent[: number - oldest + 1] if number >= oldest else (self.at(number),)
        return Line(self.start, self.steps[:number], kept)

    def at(self, number: int) -> Position:
        """The position after `number` steps; an early one is played again from the start."""
        oldest = len(self.steps) + 1 - len(self.recent)
        if number >= oldest:
            return self.recent[number - oldest]
        position = self.start
        for step in self.steps[:number]:
            position = again(position, step)
        return position

    def positions(self) -> Iterator[Position]:
        """All positions, from the start to where the game stands."""
        position = self.start
        yield position
        for step in self.steps:
            position = again(position, step)
            yield position

    def history(self) -> History:
        """The same line for a record."""
        history = History(self.start)
        for text in self.moves:
            history.enter(text)
        return history


def again(position: Position, step: Step) -> Position:
    """The position after a step that is known to be right."""
    if step.how == "timed_out":
        return position.timeout()[0]
    return position.apply(position.parse(step.text))


def turn_of(position: Position) -> tuple[int, int]:
    """What tells one turn from the next, also in a game that numbers rounds."""
    return position.turn, position.player


__all__ = ["HOW", "TIMEOUT", "Line", "MoveResult", "Step", "again", "turn_of"]
