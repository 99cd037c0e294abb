"""What a position is worth by what was learned: rows of numbers that add up, then a small network.

Some of the sums go straight into the result, one for each seat, the others through two layers. All numbers are whole,
though they lie in floats, and small enough to be exact: plain Python and compiled code agree to the bit.

Their numbers are read from a file and lie behind the scratch (`bots.fast.weights`).
"""

from __future__ import annotations

from preau.games.fast.interface import Floats, Ints
from preau.games.fast.network import RESULT_STEP, STRAIGHT_SCALE, add_rows, run_layer, share_of_steps
from preau.games.recess.fast.layout import MOST_PLAYERS, PLAYERS, SEAT
from preau.games.recess.fast.patterns.rows import (
    HIDDEN,
    PATTERN_HIDDEN,
    PATTERN_SUMS,
    ROWS,
    SCRATCH,
    SUMS,
    note_rows,
)
from preau.games.recess.fast.squares import Squares

STRAIGHT = MOST_PLAYERS  # of the sums go straight into the result, one for each seat

# What was learned lies behind the scratch, for the number of players at the table
WEIGHT_ROWS = SCRATCH  # ROWS × SUMS
WEIGHT_LAYER = WEIGHT_ROWS + ROWS * SUMS  # what is added first, then for each sum: HIDDEN
WEIGHT_OUT = WEIGHT_LAYER + (1 + SUMS - STRAIGHT) * HIDDEN  # by seat: what is added first, then for each of HIDDEN
WEIGHT_MOVES = WEIGHT_OUT + MOST_PLAYERS * (1 + HIDDEN)  # see `patterns.priors`


def share_by_patterns(state: Ints, values: Floats, scratch: Floats, unseen: Squares, empty: Squares) -> None:
    """Write each seat's share by what was learned."""
    seat, seats = state[SEAT], state[PLAYERS]
    add_rows(scratch, note_rows(state, scratch, unseen, empty))
    run_layer(scratch)
    best = -1e18
    for after in range(seats):
        who = seat + after if seat + after < seats else seat + after - seats
        values[who] = add_result(scratch, after)
        best = max(best, values[who])
    total = 0.0
    for who in range(seats):
        values[who] = share_of_steps(values[who] - best)
        total += values[who]
    for who in range(seats):
        values[who] /= total


def add_result(scratch: Floats, after: int) -> float:
    """What a seat's share grows with, counted from the mover, LOGIT_STEPS to 1."""
    at = WEIGHT_OUT + after * (1 + HIDDEN)
    result = scratch[at] + STRAIGHT_SCALE * scratch[PATTERN_SUMS + after]
    for k in range(HIDDEN):
        result += max(0.0, scratch[PATTERN_HIDDEN + k]) * scratch[at + 1 + k]
    return result / RESULT_STEP
