"""How a level searches: what a game's core may say of each level in its module `levels`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a level thinks."""

    simulations: int | None = None  # how often it plays on in its mind for one decision; None: as the time allows
    turns: int = 1000  # how many turns after its own it looks ahead
    patience: int = 1  # how often it comes to a position before it looks into it
    keeps: int = 16  # at how many moves of each position after the first it looks
    overlooks: int = 0  # how many of a hundred moves it does not see
    first_open: int = 4  # how many it weighs against each other from the start
    curiosity: float = 1.5  # how much promise counts against experience
    looks: int = 0  # at how many positions it looks for a forced win, its own or the next seat's
