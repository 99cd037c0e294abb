"""The bots by name: how much each of them sees. Stronger ones look further and at more; none blunders on purpose."""

from __future__ import annotations

from dataclasses import dataclass

from preau.games.api import Phrase, Refused
from preau.games.fast.search_settings import SearchSettings

DECISION_SECONDS = 3.0  # that the strongest thinks about a decision, and any other where nothing is compiled


class BadBot(Refused):
    """No bot has that name."""

    code = "bad_bot"


@dataclass(frozen=True, slots=True)
class Level:
    """How a searching bot looks at a game: with the fast core, or where a game has none, at the readable rules."""

    settings: SearchSettings  # unless the game's core has levels of its own

    # where a game has no fast core
    evaluations: int  # at how many positions it looks for one decision; about 30,000 a second
    moves_sampled: int  # at how many moves of each position after the first it looks
    moves_kept: int  # how many of those it may think on


LEVELS = {
    "1": Level(SearchSettings(40, turns=0, blind_percent=60), evaluations=1_000, moves_sampled=16, moves_kept=4),
    "2": Level(SearchSettings(60, turns=1, blind_percent=45), evaluations=2_500, moves_sampled=32, moves_kept=8),
    "3": Level(SearchSettings(200, turns=1, blind_percent=22), evaluations=7_000, moves_sampled=64, moves_kept=12),
    "4": Level(SearchSettings(500, turns=2, blind_percent=12), evaluations=16_000, moves_sampled=100, moves_kept=16),
    "5": Level(SearchSettings(1_500, turns=4, blind_percent=6), evaluations=32_000, moves_sampled=160, moves_kept=24),
    "6": Level(SearchSettings(3_000, forced_win_nodes=200), evaluations=48_000, moves_sampled=200, moves_kept=28),
    "7": Level(SearchSettings(12_000, forced_win_nodes=1_000), evaluations=64_000, moves_sampled=300, moves_kept=32),
    "8": Level(
        SearchSettings(None, forced_win_nodes=20_000, learned=True),
        evaluations=90_000,
        moves_sampled=400,
        moves_kept=40,
    ),
}
RANDOM, GREEDY = "random", "greedy"
BOTS = (RANDOM, GREEDY, *LEVELS)

# Levels as they were, by what was set by hand alone: for matches that measure what has been learned since
FORMER_LEVELS = {"8-2026": "8"}


def require_bot(bot: str) -> str:
    """That name, if it is a bot's; raises BadBot."""
    if bot not in BOTS and bot not in FORMER_LEVELS:
        raise BadBot(Phrase("bot-unknown", {"name": bot, "allowed": tuple(BOTS)}))
    return bot
