"""The bots by name: how much each of them sees. Stronger ones look further and at more; none blunders on purpose."""

from __future__ import annotations

from dataclasses import dataclass

from preau.bots.choice import BadBot
from preau.games.api import Phrase
from preau.games.fast.search_settings import SearchSettings

SECONDS = 3.0  # that the strongest thinks about a decision, and any other where nothing is compiled


@dataclass(frozen=True, slots=True)
class Level:
    """How a searching bot looks at a game: with the fast core, or where a game has none, at the readable rules."""

    manner: SearchSettings  # unless the game's core has levels of its own

    # where a game has no fast core
    glances: int  # at how many positions it looks for one decision; about 30,000 a second
    looks: int  # at how many moves of each position after the first it looks
    keeps: int  # how many of those it may think on


LEVELS = {
    "1": Level(SearchSettings(40, turns=0, overlooks=60), glances=1_000, looks=16, keeps=4),
    "2": Level(SearchSettings(60, turns=1, overlooks=45), glances=2_500, looks=32, keeps=8),
    "3": Level(SearchSettings(200, turns=1, overlooks=22), glances=7_000, looks=64, keeps=12),
    "4": Level(SearchSettings(500, turns=2, overlooks=12), glances=16_000, looks=100, keeps=16),
    "5": Level(SearchSettings(1_500, turns=4, overlooks=6), glances=32_000, looks=160, keeps=24),
    "6": Level(SearchSettings(3_000, looks=200), glances=48_000, looks=200, keeps=28),
    "7": Level(SearchSettings(12_000, looks=1_000), glances=64_000, looks=300, keeps=32),
    "8": Level(SearchSettings(None, looks=20_000), glances=90_000, looks=400, keeps=40),
}
RANDOM, GREEDY = "random", "greedy"
BOTS = (RANDOM, GREEDY, *LEVELS)


def known(bot: str) -> str:
    """That name, if it is a bot's; raises BadBot."""
    if bot not in BOTS:
        raise BadBot(Phrase("bot-unknown", {"name": bot, "allowed": ", ".join(BOTS)}))
    return bot
