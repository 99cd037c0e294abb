"""C2: whose colour it is, which rings are complete, and who wins. Partner of `rules.outcome`."""

from __future__ import annotations

from preau.games.cerocle.fast.layout import DRAWN, OVER, PIECES, PLAYERS, WIDE
from preau.games.cerocle.fast.tables import AT_RING_HIGH, AT_RING_LOW, SMALL, SPACES, THROUGH_RINGS
from preau.games.fast.bits import count
from preau.games.fast.interface import Floats, Ints

INLINE = ("colour_of", "fills_ring")


def colour_of(state: Ints, seat: int) -> int:
    """C1.3: seats play brown, green, and white with three players."""
    return seat & 1 if state[PLAYERS] == 4 else seat


def fills_ring(wide: int, space: int, low: int, high: int) -> bool:
    """Whether a set has all six of a ring through a space."""
    if wide:
        return fills_ring_wide(space, low, high)
    first, found = space * THROUGH_RINGS & SMALL, False
    for i in range(THROUGH_RINGS):  # all of them: that takes a few wide instructions
        found |= AT_RING_LOW[first + i] & ~low == 0
    return found


def fills_ring_wide(space: int, low: int, high: int) -> bool:
    first, found = (SPACES + space) * THROUGH_RINGS & SMALL, False
    for i in range(THROUGH_RINGS):
        found |= AT_RING_LOW[first + i] & ~low | AT_RING_HIGH[first + i] & ~high == 0
    return found


def has_full_ring(wide: int, space: int, low: int, high: int, own_low: int, own_high: int) -> bool:
    """C2.2: whether a ring through a space is filled, by at least five of one's own."""
    first = (wide * SPACES + space) * THROUGH_RINGS & SMALL
    for i in range(first, first + 6):
        if (AT_RING_LOW[i] & ~low | AT_RING_HIGH[i] & ~high) == 0:
            own = count(AT_RING_LOW[i] & own_low) + count(AT_RING_HIGH[i] & own_high)
            if own >= 5:
                return True
    return False


def has_circle(state: Ints, space: int, colour: int) -> bool:
    """C2.2: whether a colour has won a circle through a space: six, or five and a joker."""
    own_low, own_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    if count(own_low) + count(own_high) < 5:
        return False
    low, high = own_low | state[PIECES + 4], own_high | state[PIECES + 5]
    if state[PLAYERS] == 3:
        low |= state[PIECES] | state[PIECES + 2]
        high |= state[PIECES + 1] | state[PIECES + 3]
    return fills_ring(state[WIDE], space, low, high) and has_full_ring(state[WIDE], space, low, high, own_low, own_high)


def rewards(state: Ints, values: Floats) -> None:
    seats, over = state[PLAYERS], state[OVER]
    for seat in range(seats):
        if over == DRAWN:
            values[seat] = 1.0 / seats
        elif colour_of(state, seat) == over - 1:
            values[seat] = 0.5 if seats == 4 else 1.0  # C2.3: a team shares
        else:
            values[seat] = 0.0
