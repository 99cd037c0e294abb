"""The bots by name: how much each of them sees. Stronger ones look further and at more; none blunders on purpose."""

from __future__ import annotations

from dataclasses import dataclass

from preau.bots.choice import BadBot
from preau.bots.fast.thinking import Manner
from preau.games.api import Phrase


@dataclass(frozen=True, slots=True)
class Level:
    """How a searching bot looks at a game: with the fast core, or where a game has none, at the readable rules."""

    simulations: int | None  # how often it plays on in its mind for one decision; None: as the time allows
    seconds: float  # how long it thinks at most
    turns: int  # how many turns after its own it looks ahead
    overlooks: int  # how many of a hundred moves it does not see
    threats: int  # at how many positions it looks for wins by force

    # where a game has no fast core
    glances: int  # at how many positions it looks for one decision; about 30,000 a second
    looks: int  # at how many moves of each position after the first it looks
    keeps: int  # how many of those it may think on

    def manner(self) -> Manner:
        """How it uses the fast core."""
        return Manner(turns=self.turns, overlooks=self.overlooks, looks=self.threats)


LEVELS = {
    "1": Level(40, 3.0, turns=0, overlooks=60, threats=0, glances=1_000, looks=16, keeps=4),
    "2": Level(60, 3.0, turns=1, overlooks=45, threats=0, glances=2_500, looks=32, keeps=8),
    "3": Level(160, 3.0, turns=1, overlooks=25, threats=0, glances=7_000, looks=64, keeps=12),
    "4": Level(320, 3.0, turns=2, overlooks=14, threats=0, glances=16_000, looks=100, keeps=16),
    "5": Level(800, 3.0, turns=4, overlooks=6, threats=0, glances=32_000, looks=160, keeps=24),
    "6": Level(3_000, 3.0, turns=1000, overlooks=0, threats=200, glances=48_000, looks=200, keeps=28),
    "7": Level(12_000, 3.0, turns=1000, overlooks=0, threats=1000, glances=64_000, looks=300, keeps=32),
    "8": Level(None, 3.0, turns=1000, overlooks=0, threats=20000, glances=90_000, looks=400, keeps=40),
}
STRONG = ("7", "8")  # worth compiling for
RANDOM, GREEDY = "random", "greedy"
BOTS = (RANDOM, GREEDY, *LEVELS)


def known(bot: str) -> str:
    """That name, if it is a bot's; raises BadBot."""
    if bot not in BOTS:
        raise BadBot(Phrase("bad-bot", {"name": bot, "allowed": ", ".join(BOTS)}))
    return bot
