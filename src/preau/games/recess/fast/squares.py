"""Sets of squares. Partner of `rules.board`, where a set is one int.

Here it is three words of four columns each, from left to right, a bit for each square from bottom to top.
"""

from __future__ import annotations

from typing import TypeAlias

from preau.games.fast.bits import lowest
from preau.games.fast.interface import Ints
from preau.games.recess.fast.layout import AT_SQUARE, FREE, PUSH_FOUR
from preau.games.recess.fast.tables import (
    BIT_HIGH,
    BIT_LOW,
    BIT_MID,
    COLUMN,
    FIRST_ROWS,
    FROM_NAMED,
    NOT_FIRST_ROW,
    NOT_LAST_ROW,
    ROWS_1_TO_9,
    ROWS_2_TO_9,
    ROWS_10_TO_12,
    SAFE_HIGH,
    SAFE_LOW,
    SIDE,
    WORD,
)

Squares: TypeAlias = tuple[int, int, int]


def no_squares() -> Squares:
    return 0, 0, 0


def safe_squares() -> Squares:
    # R1.4
    return SAFE_LOW, 0, SAFE_HIGH


def free_squares(state: Ints) -> Squares:
    """R1.3, R1.4: where there is no obstacle."""
    return state[FREE], state[FREE + 1], state[FREE + 2]


def open_squares(state: Ints) -> Squares:
    """R1.4: free, and not safe."""
    return state[FREE] & ~SAFE_LOW, state[FREE + 1], state[FREE + 2] & ~SAFE_HIGH


def only(square: int) -> Squares:
    """The set of one square; of none, if it is an entrance."""
    return BIT_LOW[square], BIT_MID[square], BIT_HIGH[square]


def both(a: Squares, b: Squares) -> Squares:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2]


def either(a: Squares, b: Squares) -> Squares:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2]


def without(a: Squares, b: Squares) -> Squares:
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]


def some(a: Squares) -> bool:
    return a[0] | a[1] | a[2] != 0


def meet(a: Squares, b: Squares) -> bool:
    return a[0] & b[0] | a[1] & b[1] | a[2] & b[2] != 0


def has(a: Squares, square: int) -> bool:
    return a[0] & BIT_LOW[square] | a[1] & BIT_MID[square] | a[2] & BIT_HIGH[square] != 0


def column_of(a: Squares, column: int) -> int:
    """The rows of a column, from 0, as twelve bits."""
    word = a[0] if column < 4 else a[1] if column < 8 else a[2]
    return word >> (SIDE * (column & 3)) & COLUMN


# --- neighbours ------------------------------------------------------------------------------------------------------
# Obstacles are neighbours too, and bits off the board may be set: cut off what is not free.


def up_and_down(a: Squares) -> Squares:
    return (
        a[0] << 1 & NOT_FIRST_ROW | a[0] >> 1 & NOT_LAST_ROW,
        a[1] << 1 & NOT_FIRST_ROW | a[1] >> 1 & NOT_LAST_ROW,
        a[2] << 1 & NOT_FIRST_ROW | a[2] >> 1 & NOT_LAST_ROW,
    )


def left_and_right(a: Squares) -> Squares:
    return (
        a[0] << SIDE | a[0] >> SIDE | (a[1] & COLUMN) << (WORD - SIDE),
        a[1] << SIDE | a[1] >> SIDE | (a[2] & COLUMN) << (WORD - SIDE) | a[0] >> (WORD - SIDE),
        a[2] << SIDE | a[2] >> SIDE | a[1] >> (WORD - SIDE),
    )


def beside(a: Squares) -> Squares:
    """R3.1: the squares one step from these."""
    return either(up_and_down(a), left_and_right(a))


def around(state: Ints, a: Squares) -> Squares:
    """R9.1: the neighbours that pieces are pushed to from these squares (which may be among them)."""
    if state[PUSH_FOUR]:
        return beside(a)
    upright = either(a, up_and_down(a))
    return either(upright, left_and_right(upright))


# --- in the order of names -------------------------------------------------------------------------------------------


def rows_in_name_order(word: int) -> int:
    """The rows of a word's columns in the order of their names (1, 10, 11, 12, 2, …)."""
    return word & FIRST_ROWS | (word & ROWS_2_TO_9) << 3 | (word & ROWS_10_TO_12) >> 8


def in_sign_order(a: Squares) -> Squares:
    """A set in the order of texts where a sign follows the name, 10, 11, 12, 1, 2, …: read by `FROM_SIGN_ORDER`."""
    return rows_in_sign_order(a[0]), rows_in_sign_order(a[1]), rows_in_sign_order(a[2])


def rows_in_sign_order(word: int) -> int:
    return (word & ROWS_1_TO_9) << 3 | (word & ROWS_10_TO_12) >> 9


def first_of(a: Squares) -> int:
    """The lowest number in a set that is not empty."""
    return lowest(a[0]) if a[0] else WORD + lowest(a[1]) if a[1] else 2 * WORD + lowest(a[2])


def rest_of(a: Squares) -> Squares:
    """A set that is not empty, less its lowest number."""
    if a[0]:
        return a[0] & (a[0] - 1), a[1], a[2]
    if a[1]:
        return 0, a[1] & (a[1] - 1), a[2]
    return 0, 0, a[2] & (a[2] - 1)


def list_squares(a: Squares, kind_and_piece: int, out: Ints, found: int) -> int:
    """Add a move to each of these squares, in the order of their names."""
    word = rows_in_name_order(a[0])
    while word:
        out[found] = kind_and_piece | FROM_NAMED[lowest(word)] << AT_SQUARE
        found += 1
        word &= word - 1
    word = rows_in_name_order(a[1])
    while word:
        out[found] = kind_and_piece | FROM_NAMED[WORD + lowest(word)] << AT_SQUARE
        found += 1
        word &= word - 1
    word = rows_in_name_order(a[2])
    while word:
        out[found] = kind_and_piece | FROM_NAMED[2 * WORD + lowest(word)] << AT_SQUARE
        found += 1
        word &= word - 1
    return found
