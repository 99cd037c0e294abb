"""What a puzzle can ask for: a goal to reach within one turn.

A game that has puzzles brings a `goals.py` with `GOALS`, one for each kind of puzzle, and `core`, which says what of a
move counts as the answer. The rules stay where they are: a goal only looks at the positions that they lead to.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from preau.games.api import Effect, Position

P = TypeVar("P", bound=Position)


class Goal(ABC, Generic[P]):
    """One kind of puzzle. Its words are the message `puzzle-KIND`, with `.task`, `.hint`, `.failed` and `.praise`.

    `value` is what the mover of `start` has reached in `now`, a position of the same turn or the one right after it.
    It never falls on the way to a higher value. `bound` is at least the highest value that can still come in this turn,
    so that a search may leave out what cannot matter.
    """

    kind: ClassVar[str]
    rules: ClassVar[tuple[str, ...]]  # those it is always about
    shortest: ClassVar[int] = 1  # decisions that an answer takes
    longest: ClassVar[int] = 99
    defends: ClassVar[bool] = False  # it keeps the next player from winning: who fails is told how that one still can

    @abstractmethod
    def fits(self, start: P) -> bool:
        """Whether this is a position in which to ask for it."""

    def good(self, start: P, end: P) -> bool:  # noqa: ARG002  # most are
        """Whether an answer that ends there makes a puzzle worth solving."""
        return True

    @abstractmethod
    def value(self, start: P, now: P) -> int:
        """What has been reached; 0 at the start."""

    def why(self, start: P, now: P) -> tuple[Effect, ...]:  # noqa: ARG002  # most need no words
        """What there is to say of why it is reached, beside what the moves brought about."""
        return ()

    @abstractmethod
    def bound(self, start: P, now: P) -> int:
        """What can still be reached at most, this turn."""
