"""What was learned as rows of numbers: they add up, then come a small layer and a share of the win.

A core that learned so names its sizes and places as `interface` does. Row by row and sum by sum it is the same in every
game, so it is written here once; linked, each core has its own, with its sizes as constants.
"""

from __future__ import annotations

from math import exp

from preau.games.fast.interface import (
    HIDDEN,
    PATTERN_HIDDEN,
    PATTERN_ROWS,
    PATTERN_SUMS,
    STRAIGHT,
    SUMS,
    WEIGHT_LAYER,
    WEIGHT_ROWS,
    Floats,
)

INLINE = ("put_eight", "share_of_steps")

ROW_SCALE, LAYER_SCALE = 256, 256  # what 1 is in rows, and in layers
STRAIGHT_SCALE = float(LAYER_SCALE * LAYER_SCALE)
LOGIT_STEPS = 64  # to 1, in which results are read off
RESULT_STEP = ROW_SCALE * LAYER_SCALE * LAYER_SCALE / LOGIT_STEPS
MOST_LOGIT_STEPS = 16 * LOGIT_STEPS  # between two results; a share that is smaller still counts as much
SHARES = [exp(step / LOGIT_STEPS) for step in range(-MOST_LOGIT_STEPS, 1)]


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


def share_of_steps(steps: float) -> float:
    """How a share grows with what adds up, for sums of 0 and less."""
    return SHARES[int(max(steps, -float(MOST_LOGIT_STEPS))) + MOST_LOGIT_STEPS]
