"""What a position is worth by what was learned: rows of numbers that add up, then a small network.

Some of the sums go straight into the result, one for each seat, the others through two layers. All numbers are whole,
though they lie in floats, and small enough to be exact: plain Python and compiled code agree to the bit.

Their numbers are read from a file and lie behind the scratch (`bots.fast.weights`).
"""

from __future__ import annotations

from math import exp

from preau.games.fast.interface import Floats, Ints
from preau.games.recess.fast.layout import MOST_PLAYERS, PLAYERS, SEAT
from preau.games.recess.fast.patterns.rows import (
    HIDDEN,
    PATTERN_HIDDEN,
    PATTERN_ROWS,
    PATTERN_SUMS,
    ROWS,
    SCRATCH,
    SUMS,
    note_rows,
)
from preau.games.recess.fast.squares import Squares

INLINE = ("put_eight", "rise")

STRAIGHT = MOST_PLAYERS  # of the sums go straight into the result, one for each seat
ROW_SCALE, LAYER_SCALE = 256, 256  # what 1 is in rows, and in layers
STRAIGHT_SCALE = float(LAYER_SCALE * LAYER_SCALE)

# What was learned lies behind the scratch, for the number of players at the table
WEIGHT_ROWS = SCRATCH  # ROWS × SUMS
WEIGHT_LAYER = WEIGHT_ROWS + ROWS * SUMS  # what is added first, then for each sum: HIDDEN
WEIGHT_OUT = WEIGHT_LAYER + (1 + SUMS - STRAIGHT) * HIDDEN  # by seat: what is added first, then for each of HIDDEN
WEIGHT_MOVES = WEIGHT_OUT + MOST_PLAYERS * (1 + HIDDEN)  # see `patterns.priors`

LOGIT_STEPS = 64  # to 1, in which results are read off
MOST_FALL = 16 * LOGIT_STEPS
RESULT_STEP = ROW_SCALE * LAYER_SCALE * LAYER_SCALE / LOGIT_STEPS
RISE = [exp(step / LOGIT_STEPS) for step in range(-MOST_FALL, 1)]


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
        values[who] = rise(values[who] - best)
        total += values[who]
    for who in range(seats):
        values[who] /= total


def add_rows(scratch: Floats, noted: int) -> None:
    """Add up the rows that were noted, eight sums at a time."""
    for first in range(0, SUMS, 8):
        s0 = s1 = s2 = s3 = s4 = s5 = s6 = s7 = 0.0
        for k in range(PATTERN_ROWS, PATTERN_ROWS + noted):
            at = WEIGHT_ROWS + int(scratch[k]) * SUMS + first
            s0 += scratch[at]
            s1 += scratch[at + 1]
            s2 += scratch[at + 2]
            s3 += scratch[at + 3]
            s4 += scratch[at + 4]
            s5 += scratch[at + 5]
            s6 += scratch[at + 6]
            s7 += scratch[at + 7]
        put_eight(scratch, PATTERN_SUMS + first, s0, s1, s2, s3, s4, s5, s6, s7)


def run_layer(scratch: Floats) -> None:
    """From the sums to the layer behind them, eight of it at a time; what is negative counts as nothing."""
    for first in range(0, HIDDEN, 8):
        s0 = s1 = s2 = s3 = s4 = s5 = s6 = s7 = 0.0
        for k in range(STRAIGHT - 1, SUMS):
            total = max(0.0, scratch[PATTERN_SUMS + k]) if k >= STRAIGHT else 1.0
            at = WEIGHT_LAYER + (k - STRAIGHT + 1) * HIDDEN + first
            s0 += total * scratch[at]
            s1 += total * scratch[at + 1]
            s2 += total * scratch[at + 2]
            s3 += total * scratch[at + 3]
            s4 += total * scratch[at + 4]
            s5 += total * scratch[at + 5]
            s6 += total * scratch[at + 6]
            s7 += total * scratch[at + 7]
        put_eight(scratch, PATTERN_HIDDEN + first, s0, s1, s2, s3, s4, s5, s6, s7)


def put_eight(
    scratch: Floats, at: int, s0: float, s1: float, s2: float, s3: float, s4: float, s5: float, s6: float, s7: float
) -> None:
    scratch[at], scratch[at + 1], scratch[at + 2], scratch[at + 3] = s0, s1, s2, s3
    scratch[at + 4], scratch[at + 5], scratch[at + 6], scratch[at + 7] = s4, s5, s6, s7


def add_result(scratch: Floats, after: int) -> float:
    """What a seat's share grows with, counted from the mover, LOGIT_STEPS to 1."""
    at = WEIGHT_OUT + after * (1 + HIDDEN)
    result = scratch[at] + STRAIGHT_SCALE * scratch[PATTERN_SUMS + after]
    for k in range(HIDDEN):
        result += max(0.0, scratch[PATTERN_HIDDEN + k]) * scratch[at + 1 + k]
    return result / RESULT_STEP


def rise(steps: float) -> float:
    """The exponential of so many steps, LOGIT_STEPS to 1, at most 0."""
    return RISE[int(max(steps, -float(MOST_FALL))) + MOST_FALL]
