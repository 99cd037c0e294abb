"""How promising moves look by what was learned about patterns: each space by the rings and lines it is in.

Wins, blocks and what is proved to lose stay as `priors` knows them.
"""

from __future__ import annotations

from math import exp

from preau.games.cerocle.fast.evaluation import completes, share_win
from preau.games.cerocle.fast.layout import NEUTRAL, OWN, PIECES, PLAYERS, SEAT
from preau.games.cerocle.fast.outcome import colour_of
from preau.games.cerocle.fast.patterns.codes import (
    CLASS_OF,
    CLASS_VIEWS,
    LINE_LEAST,
    PATTERN_LINES,
    PATTERN_RINGS,
    SEVEN_ABOVE,
    SEVEN_BELOW,
    SEVEN_BESIDE,
    SEVEN_SPACES,
    SEVENS,
    SPACE_KIND,
    TURN_OF,
    TURNED,
)
from preau.games.cerocle.fast.patterns.values import WEIGHT_LINES, WEIGHT_SPACES, WEIGHT_TAKES, WEIGHT_VIEWS
from preau.games.cerocle.fast.ring_threats import (
    GOES,
    OWN_COMES,
    STOP_IT,
    UPSET,
    WHITE_COMES,
    WIN_NOW,
    charged_colours,
    holes_of,
    line_spaces,
)
from preau.games.cerocle.fast.tables import COUNT, FIVE_LOW, NEAR_LOW
from preau.games.fast.bits import count, lowest
from preau.games.fast.interface import Floats, Ints

# What was learned, PRIOR_STEPS to 1. Views: an own piece comes or goes; a third one does. Lines: an own piece comes, a
# third one does. Spaces: an own piece comes, a third one does; an own piece goes, a third one does. Takings: by 7 × own
# pieces + others around.
PRIOR_STEPS = 64
MOST_PRIOR_FALL = 8 * PRIOR_STEPS
PRIOR_FALL = [50.0 * exp(-step / PRIOR_STEPS) for step in range(MOST_PRIOR_FALL + 1)]  # below what STOP_IT says


def weigh_by_patterns(state: Ints, scratch: Floats) -> None:
    """Note what speaks for it that a piece of the mover's or a third one comes to a space, or goes from it."""
    seat, seats = state[SEAT], state[PLAYERS]
    mover, rival = colour_of(state, seat), colour_of(state, (seat + 1) % seats)
    own, other, third = state[PIECES + 2 * mover], state[PIECES + 2 * rival], state[PIECES + 2 * (3 - mover - rival)]
    a, b, spaces = own | third, other | third, COUNT[0]
    for space in range(spaces):
        at = WEIGHT_SPACES + 4 * SPACE_KIND[space]
        scratch[OWN_COMES + space] = scratch[at]
        scratch[WHITE_COMES + space] = scratch[at + 1]
        scratch[GOES + space] = scratch[at + (2 if own >> space & 1 else 3)]
    for ring in range(PATTERN_RINGS):
        if not (a | b) & SEVENS[ring]:
            continue
        above, beside, below = SEVEN_ABOVE[ring], SEVEN_BESIDE[ring], SEVEN_BELOW[ring]
        one = (a >> above & 3) | (a >> beside & 7) << 2 | (a >> below & 3) << 5
        two = (b >> above & 3) | (b >> beside & 7) << 2 | (b >> below & 3) << 5
        views, turned = 7 * CLASS_OF[one | two << 7], 7 * TURN_OF[one | two << 7]
        for i in range(7):
            space = SEVEN_SPACES[7 * ring + i]
            view = WEIGHT_VIEWS + 2 * CLASS_VIEWS[views + TURNED[turned + i]]
            if not (one | two) >> i & 1:
                scratch[OWN_COMES + space] += scratch[view]
                scratch[WHITE_COMES + space] += scratch[view + 1]
            elif one >> i & 1:
                scratch[GOES + space] += scratch[view + (two >> i & 1)]
    for line in range(PATTERN_LINES):
        five = FIVE_LOW[line]
        mine, theirs, last = count(own & five), count(other & five), count(third & five)
        if mine + theirs + last < 5 and (mine >= LINE_LEAST or theirs >= LINE_LEAST):
            at, free = WEIGHT_LINES + 2 * (36 * mine + 6 * theirs + last), five & ~(a | b)
            while free:
                scratch[OWN_COMES + lowest(free)] += scratch[at]
                scratch[WHITE_COMES + lowest(free)] += scratch[at + 1]
                free &= free - 1


def rate_by_patterns(state: Ints, moves: Ints, total: int, priors: Floats, values: Floats, scratch: Floats) -> None:
    """As `rate`, where no exchange is in hand; the rings have been read."""
    seats, seat, spaces = state[PLAYERS], state[SEAT], COUNT[0]
    mover = colour_of(state, seat)
    placing = (state[OWN + seat] | state[NEUTRAL + seat]) != 0
    weigh_by_patterns(state, scratch)
    own, all_low = state[PIECES + 2 * mover], state[PIECES] | state[PIECES + 2] | state[PIECES + 4]
    most = -1000000.0
    for i in range(total):
        move = moves[i]
        if move < spaces:
            worth = scratch[OWN_COMES + move]
        elif move < 2 * spaces:
            worth = scratch[WHITE_COMES + move - spaces]
        elif move < (2 + spaces) * spaces:
            goal, origin = move % spaces, move // spaces - 2
            worth = scratch[GOES + origin] + scratch[(OWN_COMES if own >> origin & 1 else WHITE_COMES) + goal]
        else:
            near = NEAR_LOW[move - (2 + spaces) * spaces]
            mine = count(near & own)
            worth = scratch[WEIGHT_TAKES + 7 * mine + count(near & all_low) - mine]
        priors[i] = worth
        most = max(most, worth)
    next_seat = seat + 1 if seat + 1 < seats else 0
    rival = colour_of(state, next_seat)
    wins, threats = holes_of(state, scratch, mover, 0, False), holes_of(state, scratch, rival, 0, False)
    by_neutral = not state[OWN + next_seat] and state[NEUTRAL + next_seat] > 0  # then not every hole will do
    certain = threats != 0 and not by_neutral and completes(state, scratch, next_seat)
    if certain:
        share_win(state, rival, values)
    charged = charged_colours(state, scratch)
    upsets = line_spaces(state, rival, 0) if charged >> rival & 1 else 0
    lines = line_spaces(state, mover, 0)
    spoils_own = gifts_by_own(state, scratch, mover)
    spoils_white = holes_of(state, scratch, rival, 0, True) if seats != 3 else 0
    for i in range(total):
        move = moves[i]
        prior = PRIOR_FALL[int(min(most - priors[i], MOST_PRIOR_FALL))]
        if move >= (2 + spaces) * spaces:
            priors[i] = prior
            continue
        goal = move if move < spaces else move % spaces
        by_own = move < spaces or (move >= 2 * spaces and own >> (move // spaces - 2) & 1)
        blocks = threats >> goal & 1
        if (spoils_own if by_own else spoils_white) >> goal & 1:
            prior = -1.0 if certain else 0.001  # C2.3: it completes another's ring
        elif wins >> goal & 1:
            prior += WIN_NOW
        elif certain and placing and not lines >> goal & 1 and (not blocks or count(threats) > 1):
            prior = -0.1 if blocks else -1.0  # a hole is left, and nothing is exchanged
        elif blocks:
            prior += STOP_IT
        elif lines >> goal & 1 and charged >> mover & 1:
            prior += WIN_NOW  # C4.3: the exchange completes it
        elif upsets >> goal & 1:
            prior += UPSET
        priors[i] = prior


def gifts_by_own(state: Ints, scratch: Floats, mover: int) -> int:
    """C2.2: the spaces where a piece of the mover's is the joker in somebody else's ring."""
    if state[PLAYERS] != 3:
        return 0
    found = 0
    for colour in range(3):
        if colour != mover:
            found |= holes_of(state, scratch, colour, 0, True)
    return found & ~holes_of(state, scratch, mover, 0, False)
