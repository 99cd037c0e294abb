"""How a level searches: what a game's core may say of each level in its module `levels`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a level thinks about one decision."""

    simulations: int | None = None  # how often it plays on in its mind; None: as the time allows
    turns: int = 1000  # how many turns after its own it looks ahead
    expand_after: int = 1  # how often it comes to a position before it looks into it
    moves_kept: int = 16  # at how many moves of each position after the first it looks
    blind_percent: int = 0  # how many of a hundred moves it does not see
    first_open: int = 4  # how many it weighs against each other from the start
    exploration: float = 1.5  # how much promise counts against experience
    forced_win_nodes: int = 0  # at how many positions it looks for a forced win, its own or the next seat's
    learned: bool = False  # whether it goes by what was learned, where a game has that
