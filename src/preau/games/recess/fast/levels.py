"""The levels in Recess!, where it shows late what a move is worth.

Each plays on in its mind more often than the one below it, the last two many times as often, and trusts what it finds
more than a move's promise.
"""

from __future__ import annotations

from preau.games.fast.search_settings import SearchSettings

CURIOSITY = 0.6

LEVELS = {
    "1": SearchSettings(25, turns=0, overlooks=68, curiosity=CURIOSITY),
    "2": SearchSettings(42, turns=1, overlooks=56, curiosity=CURIOSITY),
    "3": SearchSettings(70, turns=1, overlooks=40, curiosity=CURIOSITY),
    "4": SearchSettings(140, turns=2, overlooks=25, curiosity=CURIOSITY),
    "5": SearchSettings(340, turns=4, overlooks=13, curiosity=CURIOSITY),
    "6": SearchSettings(850, curiosity=CURIOSITY),
    "7": SearchSettings(8_000, curiosity=CURIOSITY),
    "8": SearchSettings(None, curiosity=CURIOSITY),
}
