"""C4: lines of five and more, and the exchanges that they give. Partner of `rules.apply`."""

from __future__ import annotations

from preau.games.cerocle.fast.layout import EXCHANGES, PIECES, SPENT, WIDE
from preau.games.cerocle.fast.tables import (
    AT_FIVE_HIGH,
    AT_FIVE_LOW,
    FIVE_HIGH,
    FIVE_LOW,
    FIVES_IN,
    LINE_HIGH,
    LINE_LOW,
    MOST_FIVES,
    SMALL,
    SPACES,
    STEP,
    THROUGH_FIVES,
    WORD,
)
from preau.games.fast.bits import count
from preau.games.fast.interface import Ints

INLINE = ("makes_five",)


def makes_five(wide: int, space: int, low: int, high: int) -> bool:
    """C4.1: whether a set has a straight run of five through a space."""
    if wide:
        return makes_five_wide(space, low, high)
    first, found = space * THROUGH_FIVES & SMALL, False
    for i in range(THROUGH_FIVES):  # as in `rings.fills_ring`
        found |= AT_FIVE_LOW[first + i] & ~low == 0
    return found


def makes_five_wide(space: int, low: int, high: int) -> bool:
    first, found = (SPACES + space) * THROUGH_FIVES & SMALL, False
    for i in range(THROUGH_FIVES):
        found |= AT_FIVE_LOW[first + i] & ~low | AT_FIVE_HIGH[first + i] & ~high == 0
    return found


def spend_lines(state: Ints, space: int, colour: int, before_low: int, before_high: int) -> None:
    """C4.2: count the lines that a piece of the mover's, just arrived at a space, makes: each gives an exchange.

    A line is new if none of its spaces was in a line before, in its direction: at the start of the turn, which is what
    the colour held before the turn's first action, or later as `spent` has noted.
    """
    if not state[EXCHANGES] and not is_spending(state):
        spend_old_lines(state, before_low, before_high)
    made = 0
    held_low, held_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    for direction in range(3):
        line = 3 * (state[WIDE] * SPACES + space) + direction
        if count(LINE_LOW[line] & held_low) + count(LINE_HIGH[line] & held_high) < 5:
            continue  # as along most lines: there is nothing to follow
        low, high, length = run_through(state, space, colour, direction)
        at = SPENT + 2 * direction
        if length >= 5 and state[at] & low | state[at + 1] & high == 0:
            state[at] |= low
            state[at + 1] |= high
            made += 1
    if made or state[EXCHANGES]:
        state[EXCHANGES] += made  # C4.3
    else:
        for i in range(6):
            state[SPENT + i] = 0


def is_spending(state: Ints) -> bool:
    """Whether an exchange made in this turn is being followed up: the last one in hand has just been used."""
    for i in range(6):
        if state[SPENT + i]:
            return True
    return False


def spend_old_lines(state: Ints, low: int, high: int) -> None:
    """C4.2: note all spaces that belong to a line at the start of the turn, by direction."""
    wide = state[WIDE]
    if not has_five(wide, low, high):
        return  # as in most turns
    for direction in range(3):
        for i in range(FIVES_IN[4 * wide + direction], FIVES_IN[4 * wide + direction + 1]):
            five_low, five_high = FIVE_LOW[wide * MOST_FIVES + i], FIVE_HIGH[wide * MOST_FIVES + i]
            if five_low & ~low | five_high & ~high == 0:
                state[SPENT + 2 * direction] |= five_low
                state[SPENT + 2 * direction + 1] |= five_high


def has_five(wide: int, low: int, high: int) -> bool:
    """C4.1: whether a set has a straight run of five anywhere."""
    found = False
    if wide:
        for i in range(MOST_FIVES, MOST_FIVES + FIVES_IN[7]):
            found |= FIVE_LOW[i] & ~low | FIVE_HIGH[i] & ~high == 0
    else:
        for i in range(FIVES_IN[3]):
            found |= FIVE_LOW[i] & ~low == 0
    return found


def run_through(state: Ints, space: int, colour: int, direction: int) -> tuple[int, int, int]:
    """C4.1: the straight run of a colour through a space: its spaces, and how many they are."""
    held_low, held_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    low = high = length = 0
    for way in range(2):
        here = space
        while here >= 0 and (held_low >> here if here < WORD else held_high >> (here - WORD)) & 1:
            if way == 0 or here != space:
                length += 1
            if here < WORD:
                low |= 1 << here
            else:
                high |= 1 << (here - WORD)
            here = STEP[(state[WIDE] * SPACES + here) * 6 + 2 * direction + way]
    return low, high, length
