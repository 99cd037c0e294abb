"""Moves as numbered actions: the same text has the same number, whatever the options. docs/research.md has the table.

A *cell* is 11 × the place of a space's letter + that of its number: a1 is 0, a2 is 1, b1 is 11. It is also where the
space lies in a plane. What is learned rests on these numbers: they never change.
"""

from __future__ import annotations

from preau.games.cerocle.fast.layout import WIDE
from preau.games.cerocle.fast.outcome import colour_of
from preau.games.cerocle.fast.tables import (
    COUNT,
    EXCHANGE_A,
    EXCHANGE_B,
    FIRST_EXCHANGE,
    MOST_EXCHANGES,
    SPACES,
)
from preau.games.cerocle.rules.board import board
from preau.games.fast.interface import Ints

CELLS_ALONG = 11  # letters, and numbers, of the wider board
CELLS = CELLS_ALONG * CELLS_ALONG

CELL = [
    CELLS_ALONG * (ord(name[0]) - ord("a")) + int(name[1:]) - 1
    for of in (board(5), board(6))
    for name in [*of.names, *["a1"] * (SPACES - of.count)]
]  # by board and space

ACTION_PLACE = 0  # + cell
ACTION_NEUTRAL = CELLS  # + cell
ACTION_TAKE = 2 * CELLS  # + cell
ACTION_EXCHANGE = 3 * CELLS  # + 121 × direction (row, fall, rise) + cell of the first space
ACTION_DONE = 6 * CELLS
ACTION_RELOCATE = 6 * CELLS + 1  # + 121 × cell it leaves + cell it goes to
ACTIONS = ACTION_RELOCATE + CELLS * CELLS


def side_of(state: Ints, seat: int) -> int:
    # C2.3: who has the same colour plays together
    return colour_of(state, seat)


def number_moves(state: Ints, moves: Ints, count: int, out: Ints) -> None:
    for k in range(count):
        out[k] = action_of(state, moves[k])


def action_of(state: Ints, move: int) -> int:
    """The number that a move has as an action."""
    wide = state[WIDE]
    spaces, first = COUNT[wide], wide * SPACES
    if move < spaces:
        return ACTION_PLACE + CELL[first + move]
    if move < 2 * spaces:
        return ACTION_NEUTRAL + CELL[first + move - spaces]
    if move < (2 + spaces) * spaces:
        return ACTION_RELOCATE + CELLS * CELL[first + move // spaces - 2] + CELL[first + move % spaces]
    if move < FIRST_EXCHANGE[wide]:
        return ACTION_TAKE + CELL[first + move - (2 + spaces) * spaces]
    at = wide * MOST_EXCHANGES + move - FIRST_EXCHANGE[wide]
    if EXCHANGE_A[at] < 0:
        return ACTION_DONE
    cell = CELL[first + EXCHANGE_A[at]]
    step = CELL[first + EXCHANGE_B[at]] - cell  # 1: along the row, 11: along the fall, 12: along the rise
    return ACTION_EXCHANGE + CELLS * (0 if step == 1 else step - CELLS_ALONG + 1) + cell
