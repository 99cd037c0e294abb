"""Forced wins by threats: every move makes a ring one short, every answer is the only block, until two holes are open.

Only where all place (C3.1) and there are two sides: then a ring one short can only be blocked in its hole. Whatever
might upset that, an exchange (C4.3) or a ring of the other side, counts as an escape: what is found here is certain.
"""

from __future__ import annotations

from preau.games.cerocle.fast.layout import EXCHANGES, NEUTRAL, OVER, OWN, PIECES, PLAYERS, SEAT, WIDE
from preau.games.cerocle.fast.outcome import colour_of
from preau.games.cerocle.fast.ring_threats import LOOKS_LEFT, READING, holes_of, line_spaces, read_rings
from preau.games.cerocle.fast.ring_values import NEEDS_TWO
from preau.games.cerocle.fast.tables import MOST_RINGS, RING_HIGH, RING_LOW, RINGS, WORD
from preau.games.cerocle.rules.board import WHITE
from preau.games.fast.bits import count, lowest
from preau.games.fast.interface import Floats, Ints

DEEPEST_THREAT = 14  # moves of the attacker
NO_ANSWER, ESCAPES = -1, -2


def forced(state: Ints, scratch: Floats, looks: int) -> int:
    seats, depth = state[PLAYERS], DEEPEST_THREAT
    if seats == 3 or state[OVER] or state[EXCHANGES]:
        return -1
    for seat in range(seats):
        depth = min(depth, state[OWN + seat] - 1)
    if depth < 1:
        return -1
    scratch[LOOKS_LEFT] = looks
    return winning_space(state, scratch, state[SEAT], depth)


def winning_space(state: Ints, scratch: Floats, seat: int, depth: int) -> int:
    """Where a seat that has the move places a piece of its own to win by force, or -1. Leaves the state as it was."""
    mover, rival = colour_of(state, seat), 1 - colour_of(state, seat)
    scratch[LOOKS_LEFT] -= 1.0
    read_rings(state, scratch)
    low, high = holes_of(state, scratch, mover, 0, False), holes_of(state, scratch, mover, 1, False)
    if low | high:
        return lowest(low) if low else WORD + lowest(high)
    must_low, must_high = holes_of(state, scratch, rival, 0, False), holes_of(state, scratch, rival, 1, False)
    must = count(must_low) + count(must_high)
    if depth == 0 or must > 1:
        return -1
    low, high = threat_spaces(state, scratch, mover)
    if must:
        low, high = low & must_low, high & must_high
    # with an exchange in hand another story begins
    low, high = low & ~line_spaces(state, mover, 0), high & ~line_spaces(state, mover, 1)
    if line_spaces(state, rival, 0) | line_spaces(state, rival, 1):
        return -1
    after = seat + 2 if seat + 2 < state[PLAYERS] else seat + 2 - state[PLAYERS]
    while (low or high) and scratch[LOOKS_LEFT] > 0.0:
        space = lowest(low) if low else WORD + lowest(high)
        if low:
            low &= low - 1
        else:
            high &= high - 1
        flip(state, mover, space)
        hole, firm = only_answer(state, scratch, mover, rival)
        wins = hole == NO_ANSWER
        if hole >= 0:
            flip(state, rival, hole)
            wins = winning_space(state, scratch, after, depth - 1) >= 0
            flip(state, rival, hole)
            if wins and not firm and has_neutrals(state):  # C2.2: a second joker blocks too
                flip(state, WHITE, hole)
                wins = winning_space(state, scratch, after, depth - 1) >= 0
                flip(state, WHITE, hole)
        flip(state, mover, space)
        if wins:
            return space
    return -1


def only_answer(state: Ints, scratch: Floats, mover: int, rival: int) -> tuple[int, bool]:
    """The one hole where the rival must block, NO_ANSWER, or ESCAPES; and whether a neutral there would complete it."""
    read_rings(state, scratch)
    if holes_of(state, scratch, rival, 0, False) | holes_of(state, scratch, rival, 1, False):
        return ESCAPES, False  # it completes a ring of its own
    low, high = holes_of(state, scratch, mover, 0, False), holes_of(state, scratch, mover, 1, False)
    holes = count(low) + count(high)
    if holes > 1:
        return NO_ANSWER, False
    if holes == 0:
        return ESCAPES, False
    firm = (holes_of(state, scratch, mover, 0, True) | holes_of(state, scratch, mover, 1, True)) != 0
    return (lowest(low) if low else WORD + lowest(high)), firm


def has_neutrals(state: Ints) -> bool:
    """Whether anybody has a neutral to block with."""
    for seat in range(state[PLAYERS]):
        if state[NEUTRAL + seat]:
            return True
    return False


def threat_spaces(state: Ints, scratch: Floats, colour: int) -> tuple[int, int]:
    """The empty spaces where one piece more makes a ring of the colour one short."""
    wide, low, high = state[WIDE], 0, 0
    for ring in range(RINGS[wide]):
        if NEEDS_TWO[int(scratch[READING + ring])] >> colour & 1:
            low |= RING_LOW[wide * MOST_RINGS + ring]
            high |= RING_HIGH[wide * MOST_RINGS + ring]
    low &= ~(state[PIECES] | state[PIECES + 2] | state[PIECES + 4])
    high &= ~(state[PIECES + 1] | state[PIECES + 3] | state[PIECES + 5])
    return low, high


def flip(state: Ints, colour: int, space: int) -> None:
    """Put a piece on an empty space, or take it back."""
    if space < WORD:
        state[PIECES + 2 * colour] ^= 1 << space
    else:
        state[PIECES + 2 * colour + 1] ^= 1 << (space - WORD)
