"""The levels in Cerocle, all of which go by what was learned: little thought goes a long way with it.

What tells them apart is how much they overlook and how far they look. Where nothing was learned, the general ones play.
"""

from __future__ import annotations

from preau.games.fast.search_settings import SearchSettings

LEVELS = {
    "1": SearchSettings(20, turns=0, blind_percent=83, learned=True),
    "2": SearchSettings(30, turns=1, blind_percent=76, learned=True),
    "3": SearchSettings(40, turns=1, blind_percent=61, learned=True),
    "4": SearchSettings(50, turns=2, blind_percent=45, learned=True),
    "5": SearchSettings(60, turns=4, blind_percent=25, learned=True),
    "6": SearchSettings(70, forced_win_nodes=200, learned=True),
    "7": SearchSettings(250, forced_win_nodes=1_000, learned=True),
    "8": SearchSettings(None, forced_win_nodes=20_000, learned=True),
}
