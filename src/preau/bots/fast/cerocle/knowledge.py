"""What Cerocle players know: rings in hope, threats, charged rings, blocks."""

from __future__ import annotations

from math import exp

from preau.bots.fast.bits import count, lowest
from preau.bots.fast.cerocle.layout import EXCHANGES, NEUTRAL, OWN, PIECES, PLAYERS, SEAT, WIDE
from preau.bots.fast.cerocle.readings import CHARGED, FIRM, GAIN_OWN, GAIN_WHITE, HOPES, NET, SHORT, STEPS, THREE
from preau.bots.fast.cerocle.rules import WHITE, colour_at, colour_of
from preau.bots.fast.cerocle.tables import (
    AT_RINGS,
    COUNT,
    EXCHANGE_A,
    EXCHANGE_B,
    FIRST_EXCHANGE,
    FIVE_HIGH,
    FIVE_LOW,
    FIVES_IN,
    MOST_EXCHANGES,
    MOST_FIVES,
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
from preau.bots.fast.interface import Floats, Ints

# scratch: the hopes by colour; the reading of each ring; then by space, what it is worth to the mover that a piece comes
# there: its own, or a neutral; or that the piece there goes
READING = 3
OWN_COMES = READING + MOST_RINGS
WHITE_COMES = OWN_COMES + SPACES
GOES = WHITE_COMES + SPACES
LOOKS_LEFT = GOES + SPACES  # for `threats`
SCRATCH = LOOKS_LEFT + 1

HEAT = 9.0  # how much more hope makes a win likely

# The chance that a ring one short is completed: by the mover where it is not certain, by the next if it has two ways or
# cannot be blocked, by the next if one piece blocks it, by those after.
NOW, UNSTOPPABLE, BLOCKABLE, LATER = 0.97, 0.85, 0.12, 0.1
EXCHANGES_NOW = 0.9  # an exchange in hand, or a line one short of it, beside a charged ring
SUICIDE = -50.0  # worth of a move that completes a ring for somebody else
WIN_NOW, STOP_IT = 1000.0, 100.0  # how promising it is to complete a ring, and to stop the next seat from it


def read_rings(state: Ints, scratch: Floats) -> None:
    """Note what each ring holds, and by colour the hopes of all rings."""
    wide, kind = state[WIDE], THREE if state[PLAYERS] == 3 else 0
    brown_low, brown_high = state[PIECES], state[PIECES + 1]
    green_low, green_high = state[PIECES + 2], state[PIECES + 3]
    white_low, white_high = state[PIECES + 4], state[PIECES + 5]
    brown_hope = green_hope = white_hope = 0.0
    for ring in range(RINGS[wide]):
        low = RING_LOW[wide * MOST_RINGS + ring]
        reading = kind + 49 * count(brown_low & low) + 7 * count(green_low & low) + count(white_low & low)
        if wide:
            high = RING_HIGH[MOST_RINGS + ring]
            reading += 49 * count(brown_high & high) + 7 * count(green_high & high) + count(white_high & high)
        scratch[READING + ring] = reading
        brown_hope += HOPES[3 * reading]
        green_hope += HOPES[3 * reading + 1]
        white_hope += HOPES[3 * reading + 2]
    scratch[0], scratch[1], scratch[2] = brown_hope, green_hope, white_hope


def holes_of(state: Ints, scratch: Floats, colour: int, word: int, firm: bool) -> int:
    """The spaces where a colour completes a ring (low or high word); if `firm`, only those where a joker does."""
    wide, found = state[WIDE], 0
    if word > wide:
        return 0
    free = ~(state[PIECES + word] | state[PIECES + 2 + word] | state[PIECES + 4 + word])
    for ring in range(RINGS[wide]):
        reading = int(scratch[READING + ring])
        if SHORT[reading] == colour and (FIRM[reading] or not firm):
            at = wide * MOST_RINGS + ring
            found |= (RING_HIGH[at] if word else RING_LOW[at]) & free
    return found


def completes(state: Ints, scratch: Floats, seat: int) -> bool:
    """Whether a seat that has the move, and no exchange in hand, completes a circle of its own at once, for certain."""
    colour = colour_of(state, seat)
    if state[OWN + seat]:
        return True
    if state[NEUTRAL + seat]:
        return (holes_of(state, scratch, colour, 0, True) | holes_of(state, scratch, colour, 1, True)) != 0
    # C5.2: five pieces are not in that ring, and no more than four ways are banned
    return count(state[PIECES + 2 * colour]) + count(state[PIECES + 2 * colour + 1]) >= 10


def evaluate(state: Ints, values: Floats, scratch: Floats) -> bool:
    read_rings(state, scratch)
    wide, seats, seat = state[WIDE], state[PLAYERS], state[SEAT]
    mover = colour_of(state, seat)
    short = firm = charged = 0  # sets of colours
    for ring in range(RINGS[wide]):
        reading = int(scratch[READING + ring])
        if SHORT[reading] >= 0:
            short |= 1 << SHORT[reading]
            firm |= FIRM[reading] << SHORT[reading]
        if CHARGED[reading] >= 0:
            charged |= 1 << CHARGED[reading]
    exchanging = 1 if state[EXCHANGES] else 0
    if short >> mover & 1 and not exchanging and completes(state, scratch, seat):
        share_win(state, mover, 1.0, 0.0, values)
        return True

    brown = green = white = 0.0
    left = 1.0
    for i in range(seats):
        values[i] = 0.0
    if charged >> mover & 1 and (exchanging or line_spaces(state, mover, 0) | line_spaces(state, mover, 1)):
        add_share(state, mover, EXCHANGES_NOW, values)
        left -= EXCHANGES_NOW
    for after in range(exchanging, seats):
        colour = colour_of(state, (seat + after) % seats)
        if not short >> colour & 1:
            continue
        if after == 0:
            chance = NOW
        elif after > 1 or colour == mover:
            chance = LATER
        else:
            low, high = holes_of(state, scratch, colour, 0, False), holes_of(state, scratch, colour, 1, False)
            one = count(low) + count(high) == 1
            held = one and not exchanging and not (firm >> colour & 1 and seats == 3)
            chance = BLOCKABLE if held else UNSTOPPABLE
        add_share(state, colour, left * chance, values)
        left -= left * chance
    brown, green = exp(scratch[0] / HEAT), exp(scratch[1] / HEAT)
    white = exp(scratch[2] / HEAT) if seats == 3 else 0.0
    total = brown + green + white
    add_share(state, 0, left * brown / total, values)
    add_share(state, 1, left * green / total, values)
    if seats == 3:
        add_share(state, 2, left * white / total, values)
    return False


def add_share(state: Ints, colour: int, share: float, values: Floats) -> None:
    """C1.3: a team shares."""
    if state[PLAYERS] == 4:
        values[colour] += share / 2
        values[colour + 2] += share / 2
    else:
        values[colour] += share


def share_win(state: Ints, colour: int, share: float, rest: float, values: Floats) -> None:
    """All of the win to one colour."""
    for seat in range(state[PLAYERS]):
        values[seat] = rest
    add_share(state, colour, share, values)


def line_spaces(state: Ints, colour: int, word: int) -> int:
    """C4.1: the empty spaces where one piece more makes a straight five (low or high word)."""
    wide, found = state[WIDE], 0
    if word > wide:
        return 0
    low, high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    free_low = ~(state[PIECES] | state[PIECES + 2] | state[PIECES + 4])
    free_high = ~(state[PIECES + 1] | state[PIECES + 3] | state[PIECES + 5])
    for i in range(wide * MOST_FIVES, wide * MOST_FIVES + FIVES_IN[4 * wide + 3]):
        missing, missing_high = FIVE_LOW[i] & ~low, FIVE_HIGH[i] & ~high
        if missing & (missing - 1) or missing_high & (missing_high - 1) or (missing and missing_high):
            continue
        found |= missing_high & free_high if word else missing & free_low
    return found


# --- rating moves ----------------------------------------------------------------------------------------------------


def rate(state: Ints, moves: Ints, total: int, priors: Floats, values: Floats, scratch: Floats) -> None:
    read_rings(state, scratch)
    wide, seats, seat = state[WIDE], state[PLAYERS], state[SEAT]
    mover = colour_of(state, seat)
    if state[EXCHANGES]:
        rate_exchanges(state, moves, total, priors, scratch)
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
        share_win(state, rival, 1.0, 0.0, values)
    special_low, special_high = line_low | win_low | threat_low, line_high | win_high | threat_high
    for i in range(total):
        move = moves[i]
        if move < spaces:
            goal, worth = move, scratch[OWN_COMES + move]
        elif move < 2 * spaces:
            goal, worth = move - spaces, scratch[WHITE_COMES + move - spaces]
        elif move < (2 + spaces) * spaces:
            goal, origin = move % spaces, move // spaces - 2
            worth = scratch[GOES + origin]
            colour = colour_at(state, origin)
            if colour == mover:
                worth += scratch[OWN_COMES + goal]
            elif colour == WHITE and seats != 3:
                worth += scratch[WHITE_COMES + goal]
        else:
            priors[i] = 0.02 * promise(rate_taking(state, scratch, move - (2 + spaces) * spaces))
            continue
        low, high = (1 << goal, 0) if goal < WORD else (0, 1 << (goal - WORD))
        if low & special_low | high & special_high:
            makes_line = (low & line_low | high & line_high) != 0
            blocks = (low & threat_low | high & threat_high) != 0
            prior = promise(worth + 2.0 if makes_line else worth)
            if worth < SUICIDE:
                prior = -1.0 if certain else 0.001  # C2.3: it completes another's ring
            elif low & win_low | high & win_high:
                prior += WIN_NOW
            elif certain and placing and not makes_line and holes > 1:
                prior = -0.1 if blocks else -1.0  # another hole is left, and nothing is exchanged: the next seat completes its ring
            elif blocks:
                prior += STOP_IT
            priors[i] = prior
        elif certain and placing:
            priors[i] = -1.0
        else:
            priors[i] = promise(worth)


def promise(worth: float) -> float:
    """How promising a move of that worth is: much more than one of less worth."""
    above = worth + 6.0
    if above < 0.5:
        return 0.01
    above *= above
    return above * above / 1296.0


def weigh_spaces(state: Ints, scratch: Floats, mover: int) -> None:
    """Note what it is worth to the mover that a piece of its own, or a neutral, comes to each space."""
    wide = state[WIDE]
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
            scratch[OWN_COMES + RING_SPACES[i]] += own
            scratch[WHITE_COMES + RING_SPACES[i]] += white


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


INLINE = ("promise",)
