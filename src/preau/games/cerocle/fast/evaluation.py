"""What Cerocle players know: rings in hope, threats, blocks. Partner of `evaluation`, which knows less of it."""

from __future__ import annotations

from math import exp

from preau.games.cerocle.evaluation import (
    EXCHANGES_NOW,
    HOPE_HEAT,
    RING_BLOCKABLE_CHANCE,
    RING_LATER_CHANCE,
    RING_NOW_CHANCE,
    RING_UNSTOPPABLE_CHANCE,
)
from preau.games.cerocle.fast.layout import EXCHANGES, NEUTRAL, OWN, PIECES, PLAYERS, SEAT, WIDE
from preau.games.cerocle.fast.outcome import colour_of
from preau.games.cerocle.fast.patterns.values import share_by_patterns
from preau.games.cerocle.fast.ring_threats import (
    LEARNED,
    has_line_anywhere,
    holes_of,
    line_spaces,
    read_rings,
    read_threats,
)
from preau.games.fast.bits import count
from preau.games.fast.interface import Floats, Ints

# A line one short of five beside a charged ring: the chance of the next with one way to it, or with two
EXCHANGES_NEXT, EXCHANGES_SURE = 0.25, 0.7


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
    short, firm, charged = read_threats(state, scratch)
    exchanging = 1 if state[EXCHANGES] else 0
    if short >> mover & 1 and not exchanging and completes(state, scratch, seat):
        share_win(state, mover, values)
        return True

    near_line = False
    if charged >> mover & 1:
        near_line = (line_spaces(state, mover, 0) | line_spaces(state, mover, 1)) != 0
        # C4.3: at once. C4.2: the line is certainly new, and gives the exchange
        if exchanging or (near_line and state[OWN + seat] and not has_line_anywhere(state, mover)):
            share_win(state, mover, values)
            return True
    if scratch[LEARNED] > 0.0 and not wide:
        share_by_patterns(state, values, scratch, short, charged)
        return False

    for i in range(seats):
        values[i] = 0.0
    left = 1.0
    if near_line:
        add_share(state, mover, EXCHANGES_NOW, values)
        left -= EXCHANGES_NOW
    for after in range(exchanging, seats):
        colour = colour_of(state, (seat + after) % seats)
        chance = 0.0
        if short >> colour & 1:
            if after == 0:
                chance = RING_NOW_CHANCE
            elif after > 1 or colour == mover:
                chance = RING_LATER_CHANCE
            else:
                low, high = holes_of(state, scratch, colour, 0, False), holes_of(state, scratch, colour, 1, False)
                one = count(low) + count(high) == 1
                held = one and not exchanging and not (firm >> colour & 1 and seats == 3)
                chance = RING_BLOCKABLE_CHANCE if held else RING_UNSTOPPABLE_CHANCE
        if after == 1 and charged >> colour & 1 and colour != mover:
            spaces = count(line_spaces(state, colour, 0)) + count(line_spaces(state, colour, 1))
            if spaces:
                chance = max(chance, EXCHANGES_NEXT if spaces == 1 else EXCHANGES_SURE)
        add_share(state, colour, left * chance, values)
        left -= left * chance
    brown, green = exp(scratch[0] / HOPE_HEAT), exp(scratch[1] / HOPE_HEAT)
    white = exp(scratch[2] / HOPE_HEAT) if seats == 3 else 0.0
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


def share_win(state: Ints, colour: int, values: Floats) -> None:
    """All of the win to one colour."""
    for seat in range(state[PLAYERS]):
        values[seat] = 0.0
    add_share(state, colour, 1.0, values)
