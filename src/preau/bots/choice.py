"""What a bot is given to think with, what it answers, and why it may refuse."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from preau.games.api import Phrase, Refused


class BadBot(Refused):
    """No bot has that name."""

    code = "bad_bot"


class BadBudget(Refused):
    """A budget that allows no thought at all, or does not say how much."""

    code = "bad_budget"


class NothingToChoose(Refused):
    """The game is over: there is no decision left to make."""

    code = "game_over"


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: seconds, simulations, or whichever runs out first.

    It never makes a bot think longer than its level does. Simulations alone make the choice repeatable: the same
    position, bot, seed and simulations give the same move.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        given = [value for value in (self.seconds, self.simulations) if value is not None]
        if not given or not all(value > 0 and math.isfinite(value) for value in given):
            raise BadBudget(
                Phrase("bot-bad-budget", {"seconds": str(self.seconds), "simulations": str(self.simulations)})
            )

    def deadline(self) -> float:
        """The moment of `time.perf_counter` at which thinking ends."""
        return math.inf if self.seconds is None else time.perf_counter() + self.seconds


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was thought about: how often, and each seat's share of the win expected after it."""

    move: str
    visits: int
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """The move chosen, as text, and the thought behind it: the best candidates, the chosen one first."""

    move: str
    thought: tuple[Candidate, ...]
