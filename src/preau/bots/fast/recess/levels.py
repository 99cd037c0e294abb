"""The levels in Recess!, where it shows late what a move is worth.

Each plays on in its mind many times as often as the one below it, and trusts what it finds more than a move's promise.
"""

from __future__ import annotations

from preau.bots.fast.thinking import Manner

CURIOSITY = 0.6

LEVELS = {
    "1": Manner(40, turns=0, overlooks=60, curiosity=CURIOSITY),
    "2": Manner(60, turns=1, overlooks=45, curiosity=CURIOSITY),
    "3": Manner(160, turns=1, overlooks=25, curiosity=CURIOSITY),
    "4": Manner(500, turns=2, overlooks=12, curiosity=CURIOSITY),
    "5": Manner(1_500, turns=6, overlooks=3, curiosity=CURIOSITY),
    "6": Manner(5_000, curiosity=CURIOSITY),
    "7": Manner(25_000, curiosity=CURIOSITY),
    "8": Manner(None, curiosity=CURIOSITY),
}
