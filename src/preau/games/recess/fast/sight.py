"""R4.3: what a nun sees, which is also where she can go. Partner of `rules.board`."""

from __future__ import annotations

from preau.games.fast.interface import Ints
from preau.games.recess.fast.layout import NUNS, ROOKS, SIGHT
from preau.games.recess.fast.squares import Squares, either, free_squares, has, only
from preau.games.recess.fast.tables import STEP


def view_from(state: Ints, square: int) -> Squares:
    """What a nun on a square sees: her own square too."""
    free, seen = free_squares(state), only(square)
    for direction in range(4 if state[ROOKS] else 8):  # R4.1
        there = STEP[8 * square + direction]
        while there >= 0 and has(free, there):
            seen = either(seen, only(there))
            there = STEP[8 * there + direction]
    return seen


def put_nun(state: Ints, nun: int, square: int) -> None:
    """Stand a nun somewhere, and let her look around."""
    state[NUNS + nun] = square
    at = SIGHT + 3 * nun
    state[at], state[at + 1], state[at + 2] = view_from(state, square)


def sight_of(state: Ints, nun: int) -> Squares:
    at = SIGHT + 3 * nun
    return state[at], state[at + 1], state[at + 2]


def sight_of_nuns(state: Ints) -> Squares:
    return either(sight_of(state, 0), sight_of(state, 1))
