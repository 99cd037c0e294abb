"""A line of play: the first position and all that was played from it, as an immutable value that grows cheaply.

A position may hold its whole list of legal moves, so a history keeps those of the running turn only, and of the others
every so manieth one; those between are played again when somebody asks for them. So looking back or taking back costs
the same however long a game is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Final, Literal, TypeAlias

from preau.games.api import Effect, Move, Phrase, Position

How: TypeAlias = Literal["moved", "timed_out", "nudged"]

TIMEOUT: Final = "timeout"  # how the sand timer's event is written among the moves
MOST_RECENT_POSITIONS: Final = 16  # kept, should a turn be very long
KEY_BYTES: Final = 16  # of a line's key
MOST_STARTS_KEPT: Final = 64  # whose keys are at hand
STEPS_BETWEEN: Final = 64  # two positions that are kept


@dataclass(frozen=True, slots=True)
class Step:
    """One decision, timeout or nudge: in which turn, by whom, in notation and in words (none for a timeout).

    `move` is what the rules read in the text, so that nobody has to read it again (none for a timeout).
    `key` tells the line of play up to here from all others, however long it is.
    """

    turn: int
    seat: int
    how: How
    move: Move | None
    text: str
    phrase: Phrase | None
    effects: tuple[Effect, ...]
    key: bytes


@dataclass(frozen=True, slots=True)
class History:
    """The first position, the steps, and the positions after the last few of them. A refused move raises.

    `kept` are the positions after every 64 steps.
    """

    start: Position
    steps: tuple[Step, ...] = ()
    recent: tuple[Position, ...] = ()
    kept: tuple[Position, ...] = field(default=(), compare=False, repr=False)

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.recent[-1] if self.recent else self.start

    @property
    def moves(self) -> tuple[str, ...]:
        """Texts as a record writes them; a timeout is `timeout`."""
        return tuple(step.text for step in self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    # --- forwards and back -------------------------------------------------------------------------------------------

    def play(self, text: str, how: How = "moved") -> History:
        """Check and play a move; raises MoveRefused."""
        before = self.position
        made = before.make_move(text)
        key = _longer_key(self.key(), made.text)
        step = Step(before.turn, before.player, how, made.move, made.text, made.phrase, made.effects, key)
        return self._add(step, made.after)

    def timeout(self) -> History:
        """Let the sand timer run out, in a game that is timed; raises MoveRefused."""
        before = self.position
        after, effects = before.timeout()
        key = _longer_key(self.key(), TIMEOUT)
        return self._add(Step(before.turn, before.player, "timed_out", None, TIMEOUT, None, effects, key), after)

    def enter(self, text: str) -> History:
        """Play what a record writes: a move, or `timeout` in a game that knows it; raises MoveRefused."""
        return self.timeout() if text == TIMEOUT and self.start.game.timed else self.play(text)

    def cut(self, number: int) -> History:
        """The first `number` steps."""
        recent = self.recent[: max(0, number - self._oldest + 1)]
        kept = self.kept[: number // STEPS_BETWEEN]
        return History(self.start, self.steps[:number], recent if recent or not number else (self.at(number),), kept)

    def vary(self, number: int, line: Iterable[str]) -> History:
        """The first `number` steps, then these moves instead of what came; raises MoveRefused."""
        history = self.cut(number)
        for text in line:
            history = history.play(text)
        return history

    def _add(self, step: Step, after: Position) -> History:
        same_turn = turn_of(after) == (step.turn, step.seat)
        recent = (*self.recent[1 - MOST_RECENT_POSITIONS :], after) if same_turn else (after,)
        steps, kept = (*self.steps, step), self.kept
        if len(steps) % STEPS_BETWEEN == 0:
            kept = (*kept, after_step(self.position, step))  # of its own: nobody asks this one for its legal moves
        return History(self.start, steps, recent, kept)

    # --- looking back ------------------------------------------------------------------------------------------------

    def key(self, number: int | None = None) -> bytes:
        """What tells the first `number` steps (without: all) from all other lines of play; asking costs nothing."""
        last = len(self.steps) if number is None else number
        return self.steps[last - 1].key if last else _start_key(self.start)

    @property
    def _oldest(self) -> int:
        """After how many steps the first of the recent positions stood."""
        return len(self.steps) + 1 - len(self.recent)

    def at(self, number: int) -> Position:
        """The position after `number` steps; an early one is played again from the nearest that is kept."""
        if number >= self._oldest:
            return self.recent[number - self._oldest]
        near = number // STEPS_BETWEEN
        position = self.kept[near - 1] if near else self.start
        for step in self.steps[near * STEPS_BETWEEN : number]:
            position = after_step(position, step)
        return position

    def positions(self) -> Iterator[Position]:
        """All positions, from the start to where the game stands."""
        position = self.start
        yield position
        for step in self.steps:
            position = after_step(position, step)
            yield position


def after_step(position: Position, step: Step) -> Position:
    """The position after a step that is known to be right."""
    if step.how == "timed_out":
        return position.timeout()[0]
    return position.apply(step.move)


def aside_of(before: Position, step: Step, after: Position) -> Phrase | None:
    """What a step has changed about the next decision and no effect tells; a timeout is told as such."""
    return None if step.how == "timed_out" else before.aside(step.move, after)


@lru_cache(maxsize=MOST_STARTS_KEPT)
def _start_key(start: Position) -> bytes:
    return blake2b(f"{start.game.name} {start}".encode(), digest_size=KEY_BYTES).digest()


def _longer_key(key: bytes, text: str) -> bytes:
    return blake2b(key + text.encode(), digest_size=KEY_BYTES).digest()


def turn_of(position: Position) -> tuple[int, int]:
    """What tells one turn from the next, also in a game that numbers rounds."""
    return position.turn, position.player
