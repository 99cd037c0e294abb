"""The levels in Recess!, where it shows late what a move is worth.

Each plays on in its mind more often than the one below it, the last two many times as often, and trusts what it finds
more than a move's promise. All go by what was learned.
"""

from __future__ import annotations

from preau.games.fast.search_settings import SearchSettings

EXPLORATION = 1.0  # what was learned of a move's promise can be trusted more
EXPLORATION_BY_HAND = 0.6

LEVELS = {
    "1": SearchSettings(20, turns=0, blind_percent=72, exploration=EXPLORATION, learned=True),
    "2": SearchSettings(40, turns=1, blind_percent=54, exploration=EXPLORATION, learned=True),
    "3": SearchSettings(80, turns=1, blind_percent=32, exploration=EXPLORATION, learned=True),
    "4": SearchSettings(200, turns=2, blind_percent=13, exploration=EXPLORATION, learned=True),
    "5": SearchSettings(500, turns=4, blind_percent=4, exploration=EXPLORATION, learned=True),
    "6": SearchSettings(1_200, exploration=EXPLORATION, learned=True),
    "7": SearchSettings(5_000, exploration=EXPLORATION, learned=True),
    "8": SearchSettings(None, exploration=EXPLORATION, learned=True),
    "8-2026": SearchSettings(None, exploration=EXPLORATION_BY_HAND),
}

# Where what was learned cannot be read
LEVELS_BY_HAND = {
    "1": SearchSettings(25, turns=0, blind_percent=68, exploration=EXPLORATION_BY_HAND),
    "2": SearchSettings(42, turns=1, blind_percent=56, exploration=EXPLORATION_BY_HAND),
    "3": SearchSettings(70, turns=1, blind_percent=40, exploration=EXPLORATION_BY_HAND),
    "4": SearchSettings(140, turns=2, blind_percent=25, exploration=EXPLORATION_BY_HAND),
    "5": SearchSettings(340, turns=4, blind_percent=13, exploration=EXPLORATION_BY_HAND),
    "6": SearchSettings(850, exploration=EXPLORATION_BY_HAND),
    "7": SearchSettings(8_000, exploration=EXPLORATION_BY_HAND),
    "8": SearchSettings(None, exploration=EXPLORATION_BY_HAND),
}
