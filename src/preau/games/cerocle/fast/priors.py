"""How promising moves look: what each arrival changes in the six rings around it, wins, blocks, lines."""

from __future__ import annotations

from preau.games.cerocle.fast.evaluation import completes, share_win
from preau.games.cerocle.fast.layout import EXCHANGES, NEUTRAL, OWN, PLAYERS, SEAT, WIDE
from preau.games.cerocle.fast.outcome import colour_of
from preau.games.cerocle.fast.patterns.priors import rate_by_patterns
from preau.games.cerocle.fast.ring_threats import (
    GOES,
    LEARNED,
    OWN_COMES,
    READING,
    STOP_IT,
    UPSET,
    WIN_NOW,
    charged_colours,
    holes_of,
    line_spaces,
    read_rings,
)
from preau.games.cerocle.fast.ring_values import GAIN_OWN, GAIN_WHITE, NET, STEPS, THREE
from preau.games.cerocle.fast.rules import colour_at
from preau.games.cerocle.fast.tables import (
    AT_RINGS,
    COUNT,
    EXCHANGE_A,
    EXCHANGE_B,
    FIRST_EXCHANGE,
    MOST_EXCHANGES,
    MOST_RINGS,
    NEAR_HIGH,
    NEAR_LOW,
    RING_HIGH,
    RING_LOW,
    RING_SPACES,
    RINGS,
    SPACES,
    WORD,
)
from preau.games.cerocle.rules.board import WHITE
from preau.games.fast.bits import count, lowest
from preau.games.fast.interface import Floats, Ints

SUICIDE = -50.0  # worth of a move that completes a ring for somebody else

INLINE = ("promise",)


def rate(state: Ints, moves: Ints, total: int, priors: Floats, values: Floats, scratch: Floats) -> None:
    # All in one piece: this loop runs over every move of every position that is searched.
    read_rings(state, scratch)
    wide, seats, seat = state[WIDE], state[PLAYERS], state[SEAT]
    mover = colour_of(state, seat)
    if state[EXCHANGES]:
        rate_exchanges(state, moves, total, priors, scratch)
        return
    if scratch[LEARNED] > 0.0 and not wide:
        rate_by_patterns(state, moves, total, priors, values, scratch)
        return
    placing = (state[OWN + seat] | state[NEUTRAL + seat]) != 0
    weigh_spaces(state, scratch, mover)
    if not placing:
        weigh_pieces(state, scratch, mover)
    spaces, line_low, line_high = COUNT[wide], line_spaces(state, mover, 0), line_spaces(state, mover, 1)
    win_low, win_high = holes_of(state, scratch, mover, 0, False), holes_of(state, scratch, mover, 1, False)
    next_seat = seat + 1 if seat + 1 < seats else 0
    rival = colour_of(state, next_seat)
    threat_low, threat_high = holes_of(state, scratch, rival, 0, False), holes_of(state, scratch, rival, 1, False)
    by_neutral = not state[OWN + next_seat] and state[NEUTRAL + next_seat] > 0  # then not every hole will do
    certain = (threat_low | threat_high) != 0 and not by_neutral and completes(state, scratch, next_seat)
    holes = count(threat_low) + count(threat_high)
    if certain:
        share_win(state, rival, values)
    charged = charged_colours(state, scratch)
    upset_low = upset_high = 0  # where the next seat would make a line that lets it complete a charged ring
    if charged >> rival & 1:
        upset_low, upset_high = line_spaces(state, rival, 0), line_spaces(state, rival, 1)
    special_low = line_low | win_low | threat_low | upset_low
    special_high = line_high | win_high | threat_high | upset_high
    if placing and not special_low | special_high:  # as in most positions: nothing but what each arrival is worth
        for i in range(total):
            worth = scratch[OWN_COMES + moves[i]]
            above = worth + 6.0 if worth > -4.0 else 2.0
            priors[i] = above * above * above * above / 1296.0  # as `promise`, without a call
        return
    for i in range(total):
        move = moves[i]
        if move < 2 * spaces:
            goal, worth = move if move < spaces else move - spaces, scratch[OWN_COMES + move]
        elif move < (2 + spaces) * spaces:
            goal, origin = move % spaces, move // spaces - 2
            worth = scratch[GOES + origin]
            colour = colour_at(state, origin)
            if colour == mover:
                worth += scratch[OWN_COMES + goal]
            elif colour == WHITE and seats != 3:
                worth += scratch[OWN_COMES + spaces + goal]
        else:
            priors[i] = 0.02 * promise(rate_taking(state, scratch, move - (2 + spaces) * spaces))
            continue
        if (special_low >> goal if goal < WORD else special_high >> (goal - WORD)) & 1:
            low, high = (1 << goal, 0) if goal < WORD else (0, 1 << (goal - WORD))
            makes_line = (low & line_low | high & line_high) != 0
            blocks = (low & threat_low | high & threat_high) != 0
            prior = promise(worth + 2.0 if makes_line else worth)
            if worth < SUICIDE:
                prior = -1.0 if certain else 0.001  # C2.3: it completes another's ring
            elif low & win_low | high & win_high:
                prior += WIN_NOW
            elif certain and placing and not makes_line and holes > 1:
                prior = -0.1 if blocks else -1.0  # another hole is left, and nothing is exchanged
            elif blocks:
                prior += STOP_IT
            elif makes_line and charged >> mover & 1:
                prior += WIN_NOW  # C4.3: the exchange completes it
            elif low & upset_low | high & upset_high:
                prior += UPSET
            priors[i] = prior
        elif certain and placing:
            priors[i] = -1.0
        else:
            above = worth + 6.0 if worth > -4.0 else 2.0  # as `promise`, without a call
            priors[i] = above * above * above * above / 1296.0


def promise(worth: float) -> float:
    """How promising a move of that worth is: much more than one of less worth, 1 for one of none."""
    above = worth + 6.0 if worth > -4.0 else 2.0
    return above * above * above * above / 1296.0


def weigh_spaces(state: Ints, scratch: Floats, mover: int) -> None:
    """Note, by the number of the move, what it is worth that a piece of the mover's or a neutral comes to a space."""
    wide = state[WIDE]
    white_comes = OWN_COMES + COUNT[wide]
    for i in range(OWN_COMES, OWN_COMES + 2 * SPACES):
        scratch[i] = 0.0
    for ring in range(RINGS[wide]):
        reading = int(scratch[READING + ring])
        own = GAIN_OWN[3 * reading + mover]
        white = GAIN_WHITE[3 * reading + mover]
        if own == 0.0 and white == 0.0:
            continue
        first = 6 * (wide * MOST_RINGS + ring)
        for i in range(first, first + 6):
            space = RING_SPACES[i]
            scratch[OWN_COMES + space] += own
            scratch[white_comes + space] += white


def weigh_pieces(state: Ints, scratch: Floats, mover: int) -> None:
    """Note what it is worth to the mover that the piece on each space goes."""
    wide = state[WIDE]
    for i in range(GOES, GOES + SPACES):
        scratch[i] = 0.0
    for ring in range(RINGS[wide]):
        reading = int(scratch[READING + ring])
        if reading % THREE == 0:
            continue
        worth, first = NET[3 * reading + mover], 6 * (wide * MOST_RINGS + ring)
        for i in range(first, first + 6):
            colour = colour_at(state, RING_SPACES[i])
            if colour >= 0:
                scratch[GOES + RING_SPACES[i]] += NET[3 * (reading - STEPS[colour]) + mover] - worth


def rate_taking(state: Ints, scratch: Floats, space: int) -> float:
    """C6: what taking a piece is worth, with all around it."""
    at = state[WIDE] * SPACES + space
    worth, low, high = scratch[GOES + space], NEAR_LOW[at], NEAR_HIGH[at]
    while low:
        worth += scratch[GOES + lowest(low)]
        low &= low - 1
    while high:
        worth += scratch[GOES + WORD + lowest(high)]
        high &= high - 1
    return worth / 2


def rate_exchanges(state: Ints, moves: Ints, total: int, priors: Floats, scratch: Floats) -> None:
    """C4.3: what each exchange is worth to the mover, in the rings that hold one of the two."""
    wide, mover = state[WIDE], colour_of(state, state[SEAT])
    for i in range(total):
        at = wide * MOST_EXCHANGES + moves[i] - FIRST_EXCHANGE[wide]
        a, b = EXCHANGE_A[at], EXCHANGE_B[at]
        worth = 0.0
        if a >= 0:
            change = STEPS[colour_at(state, b)] - STEPS[colour_at(state, a)]
            worth = rate_arrival(scratch, wide, a, b, change, mover) + rate_arrival(scratch, wide, b, a, -change, mover)
        priors[i] = promise(worth)


def rate_arrival(scratch: Floats, wide: int, space: int, other: int, change: int, mover: int) -> float:
    """What it is worth that a piece on a space becomes another, in the rings that do not hold both."""
    worth = 0.0
    for i in range(6 * (wide * SPACES + space), 6 * (wide * SPACES + space) + 6):
        ring = AT_RINGS[i]
        if ring == MOST_RINGS:
            continue
        at = wide * MOST_RINGS + ring
        if (RING_LOW[at] >> other if other < WORD else RING_HIGH[at] >> (other - WORD)) & 1:
            continue
        reading = int(scratch[READING + ring])
        worth += NET[3 * (reading + change) + mover] - NET[3 * reading + mover]
    return worth
