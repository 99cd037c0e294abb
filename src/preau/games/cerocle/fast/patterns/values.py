"""What a position is worth by what was learned about patterns: rows of numbers that add up, then a small network.

Every ring, every line that is three long, every reserve and every threat stands for a row. Rows are added; some of the
sums go straight into the result, the others through two layers. All numbers are whole, though they lie in floats, and
small enough to be exact: plain Python and compiled code agree to the bit.

Their numbers are read from a file and lie behind the scratch (`bots.fast.weights`).
"""

from __future__ import annotations

from preau.games.cerocle.fast.layout import EXCHANGES, NEUTRAL, OWN, PIECES, PLAYERS, SEAT
from preau.games.cerocle.fast.outcome import colour_of
from preau.games.cerocle.fast.patterns.codes import (
    CLASS_OF,
    CLASSES,
    LINE_CODES,
    LINE_LEAST,
    PATTERN_LINES,
    PATTERN_RINGS,
    SEVEN_ABOVE,
    SEVEN_BELOW,
    SEVEN_BESIDE,
    SEVENS,
    SPACE_KINDS,
    VIEWS,
    ZONE_ROWS,
    ZONES,
)
from preau.games.cerocle.fast.ring_threats import (
    HIDDEN,
    PATTERN_HIDDEN,
    PATTERN_ROWS,
    PATTERN_SUMS,
    SCRATCH,
    SUMS,
    holes_of,
    line_spaces,
    read_rings,
    read_threats,
)
from preau.games.cerocle.fast.tables import FIVE_LOW
from preau.games.fast.bits import count
from preau.games.fast.interface import Floats, Ints
from preau.games.fast.network import RESULT_STEP, STRAIGHT_SCALE, add_rows, run_layer, share_of_steps

# rows, from the first ring's on
LINE_ROWS = ZONES * CLASSES
SEAT_ROWS = LINE_ROWS + LINE_CODES
OWN_ROWS, NEUTRAL_ROWS, HOLE_ROWS, CHARGED_ROWS, ROWS_A_SEAT = 0, 21, 26, 29, 32
EXCHANGE_ROWS = SEAT_ROWS + 4 * ROWS_A_SEAT
ROWS = EXCHANGE_ROWS + 4

STRAIGHT = 3  # of the sums go straight into the result, one for each side

# What was learned lies behind the scratch, for the number of players at the table
WEIGHT_ROWS = SCRATCH  # ROWS × SUMS
WEIGHT_LAYER = WEIGHT_ROWS + ROWS * SUMS  # what is added first, then for each sum: HIDDEN
WEIGHT_OUT = WEIGHT_LAYER + (1 + SUMS - STRAIGHT) * HIDDEN  # what is added first, then for each of HIDDEN: three
WEIGHT_VIEWS = WEIGHT_OUT + (1 + HIDDEN) * 3  # VIEWS × 2, see `priors` from here on
WEIGHT_LINES = WEIGHT_VIEWS + VIEWS * 2
WEIGHT_SPACES = WEIGHT_LINES + LINE_CODES * 2
WEIGHT_TAKES = WEIGHT_SPACES + SPACE_KINDS * 4
WEIGHT_COUNT = WEIGHT_TAKES + 49 - SCRATCH

WEIGHTS_EDITION = "rings and lines 1"  # another one when a number above means something else


def note_rows(state: Ints, scratch: Floats, short: int, charged: int) -> int:
    """Note the rows of a position, and say how many; `short` and `charged` are sets of colours."""
    seat, seats = state[SEAT], state[PLAYERS]
    mover, rival = colour_of(state, seat), colour_of(state, (seat + 1) % seats)
    own, other, third = state[PIECES + 2 * mover], state[PIECES + 2 * rival], state[PIECES + 2 * (3 - mover - rival)]
    a, b, noted = own | third, other | third, PATTERN_ROWS
    for ring in range(PATTERN_RINGS):
        if not (a | b) & SEVENS[ring]:
            continue
        above, beside, below = SEVEN_ABOVE[ring], SEVEN_BESIDE[ring], SEVEN_BELOW[ring]
        code = (a >> above & 3) | (a >> beside & 7) << 2 | (a >> below & 3) << 5
        code |= (b >> above & 3) << 7 | (b >> beside & 7) << 9 | (b >> below & 3) << 12
        scratch[noted] = ZONE_ROWS[ring] + CLASS_OF[code]
        noted += 1
    for line in range(PATTERN_LINES):
        five = FIVE_LOW[line]
        mine, theirs = count(own & five), count(other & five)
        last = count(third & five)
        if mine >= LINE_LEAST or theirs >= LINE_LEAST or last >= LINE_LEAST:
            scratch[noted] = LINE_ROWS + 36 * mine + 6 * theirs + last
            noted += 1
    for after in range(seats):
        who = seat + after if seat + after < seats else seat + after - seats
        first, colour = SEAT_ROWS + after * ROWS_A_SEAT, colour_of(state, who)
        holes = lines = 0
        if after < 2 or seats == 3:
            if short >> colour & 1:
                holes = min(2, count(holes_of(state, scratch, colour, 0, False)))
            if charged >> colour & 1:
                lines = 2 if line_spaces(state, colour, 0) else 1
        scratch[noted] = first + OWN_ROWS + min(20, state[OWN + who])
        scratch[noted + 1] = first + NEUTRAL_ROWS + min(4, state[NEUTRAL + who])
        scratch[noted + 2] = first + HOLE_ROWS + holes
        scratch[noted + 3] = first + CHARGED_ROWS + lines
        noted += 4
    scratch[noted] = EXCHANGE_ROWS + min(3, state[EXCHANGES])
    return noted + 1 - PATTERN_ROWS


def list_rows(state: Ints, scratch: Floats) -> int:
    """As `note_rows`, of a position about which nothing is known yet: for who learns."""
    read_rings(state, scratch)
    short, _, charged = read_threats(state, scratch)
    return note_rows(state, scratch, short, charged)


def add_results(scratch: Floats) -> tuple[float, float, float]:
    """What each side's share grows with, from the mover on, LOGIT_STEPS to 1."""
    one, two, three = scratch[WEIGHT_OUT], scratch[WEIGHT_OUT + 1], scratch[WEIGHT_OUT + 2]
    for k in range(HIDDEN):
        total, at = max(0.0, scratch[PATTERN_HIDDEN + k]), WEIGHT_OUT + 3 * (k + 1)
        one += total * scratch[at]
        two += total * scratch[at + 1]
        three += total * scratch[at + 2]
    one += STRAIGHT_SCALE * scratch[PATTERN_SUMS]
    two += STRAIGHT_SCALE * scratch[PATTERN_SUMS + 1]
    three += STRAIGHT_SCALE * scratch[PATTERN_SUMS + 2]
    return one / RESULT_STEP, two / RESULT_STEP, three / RESULT_STEP


def share_by_patterns(state: Ints, values: Floats, scratch: Floats, short: int, charged: int) -> None:
    """Write each seat's share by what was learned."""
    seat, seats = state[SEAT], state[PLAYERS]
    add_rows(scratch, note_rows(state, scratch, short, charged))
    run_layer(scratch)
    one, two, three = add_results(scratch)
    best = max(one, two)
    if seats == 3:
        best = max(best, three)
    one, two = share_of_steps(one - best), share_of_steps(two - best)
    three = share_of_steps(three - best) if seats == 3 else 0.0
    total = one + two + three
    values[seat] = one / total
    values[seat + 1 if seat + 1 < seats else 0] = two / total
    if seats == 3:
        values[(seat + 2) % 3] = three / total
    elif seats == 4:
        for who in range(4):
            values[who] = (one if (who - seat) & 1 == 0 else two) / total / 2.0
