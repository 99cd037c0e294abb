"""The legal moves, in the order of their texts. Partner of `rules.legal`, to the letter."""

from __future__ import annotations

from preau.games.cerocle.fast.layout import (
    ANY_PIECE,
    BANS,
    EXCHANGES,
    FAIR,
    NEUTRAL,
    OVER,
    OWN,
    OWN_OR_NEUTRAL,
    PIECES,
    PLAYERS,
    RELOCATE,
    SEAT,
    TAKEN,
    WIDE,
)
from preau.games.cerocle.fast.outcome import colour_of
from preau.games.cerocle.fast.rules import is_pair
from preau.games.cerocle.fast.tables import (
    ALL_HIGH,
    ALL_LOW,
    COUNT,
    EXCHANGE_A,
    EXCHANGE_COUNT,
    FIRST_EXCHANGE,
    MOST_EXCHANGES,
    TWO_STEPS_HIGH,
    TWO_STEPS_LOW,
    WORD,
)
from preau.games.fast.bits import lowest
from preau.games.fast.interface import Ints


def legal(state: Ints, out: Ints) -> int:
    if state[OVER]:
        return 0  # C3.3: else there is always a move, and no passing
    if state[EXCHANGES]:
        return legal_exchanges(state, out)
    seat = state[SEAT]
    if state[OWN + seat] or state[NEUTRAL + seat]:
        return legal_placements(state, out)
    return legal_relocations(state, out)


def legal_placements(state: Ints, out: Ints) -> int:
    # C3.1: one's own or neutral, on any empty space
    wide, seat = state[WIDE], state[SEAT]
    low = ALL_LOW[wide] & ~(state[PIECES] | state[PIECES + 2] | state[PIECES + 4])
    high = ALL_HIGH[wide] & ~(state[PIECES + 1] | state[PIECES + 3] | state[PIECES + 5])
    if state[FAIR] and is_first_piece(state):
        low, high = TWO_STEPS_LOW[wide], TWO_STEPS_HIGH[wide]  # C3.4
    first, found = 0 if state[OWN + seat] else COUNT[wide], 0
    for space in range(WORD):  # most are empty: each is written, those that are not are written over
        out[found] = first + space
        found += low >> space & 1
    if high:
        found = list_spaces(0, high, first, out, found)
    if state[NEUTRAL + seat] and state[OWN + seat]:
        for i in range(found):
            out[found + i] = out[i] + COUNT[wide]
        found *= 2
    return found


def is_first_piece(state: Ints) -> bool:
    """C3.4: whether no piece has been placed yet."""
    for i in range(6):
        if state[PIECES + i]:
            return False
    for seat in range(state[PLAYERS]):
        if state[TAKEN + seat]:
            return False
    return True


def list_spaces(low: int, high: int, first: int, out: Ints, found: int) -> int:
    """Add `first` + space for each space of a set."""
    while low:
        out[found] = first + lowest(low)
        found += 1
        low &= low - 1
    while high:
        out[found] = first + WORD + lowest(high)
        found += 1
        high &= high - 1
    return found


def movable(state: Ints, word: int) -> int:
    """C5.1: the pieces that the mover may relocate (low or high word)."""
    own = state[PIECES + 2 * colour_of(state, state[SEAT]) + word]
    if state[RELOCATE] == ANY_PIECE:
        return state[PIECES + word] | state[PIECES + 2 + word] | state[PIECES + 4 + word]
    if state[RELOCATE] == OWN_OR_NEUTRAL and state[PLAYERS] != 3:
        return own | state[PIECES + 4 + word]
    return own


def takeable(state: Ints, word: int) -> int:
    """C6.1, C6.5: the pieces that the mover may take (low or high word)."""
    seat = state[SEAT]
    taken = state[TAKEN + seat]
    if state[PLAYERS] != 3:
        most = 4 if state[PLAYERS] == 2 else 2
        return state[PIECES + 4 + word] if (taken >> 8) < most else 0
    spaces = 0
    for colour in range(3):
        if colour != seat and not taken >> (4 * colour) & 15:
            spaces |= state[PIECES + 2 * colour + word]
    return spaces


def legal_relocations(state: Ints, out: Ints) -> int:
    # C3.2: relocate or take
    wide = state[WIDE]
    spaces = COUNT[wide]
    low = ALL_LOW[wide] & ~(state[PIECES] | state[PIECES + 2] | state[PIECES + 4])
    high = ALL_HIGH[wide] & ~(state[PIECES + 1] | state[PIECES + 3] | state[PIECES + 5])
    found = 0
    for word in range(2):
        pieces = movable(state, word)
        while pieces:
            origin = lowest(pieces) + WORD * word
            pieces &= pieces - 1
            free_low, free_high = low, high
            for seat in range(state[PLAYERS]):
                ban = state[BANS + seat]
                if ban >= 0 and ban >> 7 == origin:  # C5.2
                    goal = ban & 127
                    if goal < WORD:
                        free_low &= ~(1 << goal)
                    else:
                        free_high &= ~(1 << (goal - WORD))
            found = list_spaces(free_low, free_high, (2 + origin) * spaces, out, found)
    return list_spaces(takeable(state, 0), takeable(state, 1), (2 + spaces) * spaces, out, found)


def legal_exchanges(state: Ints, out: Ints) -> int:
    # C4.3, C4.5: the pairs, and to give up
    wide, found = state[WIDE], 0
    for i in range(EXCHANGE_COUNT[wide]):
        out[found] = FIRST_EXCHANGE[wide] + i
        found += is_pair(state, i) or EXCHANGE_A[wide * MOST_EXCHANGES + i] < 0
    return found
