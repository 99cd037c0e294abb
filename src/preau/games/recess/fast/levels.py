"""The levels in Recess!, where it shows late what a move is worth.

Each plays on in its mind more often than the one below it, the last two many times as often, and trusts what it finds
more than a move's promise.
"""

from __future__ import annotations

from preau.games.fast.search_settings import SearchSettings

EXPLORATION = 0.6
LEARNED_EXPLORATION = 1.0  # what was learned of a move's promise can be trusted more

LEVELS = {
    "1": SearchSettings(25, turns=0, blind_percent=68, exploration=EXPLORATION),
    "2": SearchSettings(42, turns=1, blind_percent=56, exploration=EXPLORATION),
    "3": SearchSettings(70, turns=1, blind_percent=40, exploration=EXPLORATION),
    "4": SearchSettings(140, turns=2, blind_percent=25, exploration=EXPLORATION),
    "5": SearchSettings(340, turns=4, blind_percent=13, exploration=EXPLORATION),
    "6": SearchSettings(850, exploration=EXPLORATION),
    "7": SearchSettings(8_000, exploration=EXPLORATION),
    "8": SearchSettings(None, exploration=LEARNED_EXPLORATION, learned=True),
    "8-2026": SearchSettings(None, exploration=EXPLORATION),
}
