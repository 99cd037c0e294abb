"""R9: who is pushed where. Partner of `rules.pushes`.

A *chain* is a number with a digit (three bits) for each square of it, the first square's digit highest: the place of
that square among the neighbours of the one before, in the order of texts. So chains of one length are in the order of
their numbers.
"""

from __future__ import annotations

from preau.games.fast.interface import Ints
from preau.games.recess.fast.layout import CHILDREN, FIRST_LONG_CHAIN, NUNS, PLAYERS, PUSH_FOUR, PUSH_TO_SAFE
from preau.games.recess.fast.sight import put_nun
from preau.games.recess.fast.squares import (
    Squares,
    around,
    both,
    either,
    has,
    meet,
    no_squares,
    only,
    open_squares,
    safe_squares,
    some,
    without,
)
from preau.games.recess.fast.tables import NEIGHBOURS, SQUARES


def room_in(state: Ints, occupied: Squares) -> Squares:
    """R9.2: where a pushed piece finds room: open squares with nothing on them, and as the option says, safe ones."""
    empty = without(open_squares(state), occupied)
    return either(empty, safe_squares()) if state[PUSH_TO_SAFE] else empty


def singles_in(state: Ints, occupied: Squares, fights: Squares) -> Squares:
    """R9.3: pieces that can make room: open squares with exactly one on them."""
    return without(both(open_squares(state), occupied), fights)


def chain_length(state: Ints, start: int, room: Squares, singles: Squares) -> int:
    """R9.3: how many squares the shortest chains from a square have; 0 if there is none."""
    length, reached = 1, only(start)
    frontier = reached
    while some(frontier):
        near = without(around(state, frontier), reached)
        if meet(near, room):
            return length
        frontier = both(near, singles)
        reached = either(reached, frontier)
        length += 1
    return 0


def next_chain(state: Ints, start: int, room: Squares, singles: Squares, length: int, chain: int) -> int:
    """The first chain from a square, of this (shortest) length, that comes after `chain`; -1 if there is none.

    Every square but the last holds a single, the last has room. A shortest chain cannot come by a square twice.
    """
    chain += 1
    while chain >> 3 * length == 0:
        here, left = start, length
        while left:
            left -= 1
            there = neighbour(state, here, chain >> 3 * left & 7)
            if there < 0 or there == start or not has(singles if left else room, there):
                chain = (chain >> 3 * left) + 1 << 3 * left
                break
            here = there
        else:
            return chain
    return -1


def neighbour(state: Ints, square: int, digit: int) -> int:
    """R9.1: the neighbour of that number in the order of texts, or -1."""
    return NEIGHBOURS[(state[PUSH_FOUR] * SQUARES + square) * 8 + digit]


def squares_of_chain(state: Ints, start: int, chain: int, length: int) -> Squares:
    """The squares of a chain."""
    found, here, left = no_squares(), start, length
    while left:
        left -= 1
        here = neighbour(state, here, chain >> 3 * left & 7)
        found = either(found, only(here))
    return found


def chain_number(chain: int, length: int, place: int) -> int:
    """How a move writes a chain: the neighbour, or the chain's place among all that could be chosen."""
    return chain if length == 1 else FIRST_LONG_CHAIN + place


def chain_of(state: Ints, number: int, start: int, room: Squares, singles: Squares) -> tuple[int, int]:
    """The chain, and its length, that a move writes so."""
    if number < FIRST_LONG_CHAIN:
        return number, 1
    length, chain = chain_length(state, start, room, singles), -1
    for _ in range(number - FIRST_LONG_CHAIN + 1):
        chain = next_chain(state, start, room, singles, length, chain)
    return chain, length


# --- carried out -----------------------------------------------------------------------------------------------------


def child_at(state: Ints, square: int) -> int:
    """The first child on a square, or -1."""
    for child in range(4 * state[PLAYERS]):
        if state[CHILDREN + child] == square:
            return child
    return -1


def make_room(state: Ints, start: int, chain: int, length: int) -> int:
    """R9.3: each piece of a chain goes on to the next square; the chain's first square, now free, is returned.

    R9.5: whoever is pushed has not moved, so nothing but where it stands is changed.
    """
    for link in range(length - 1, 0, -1):
        here = there = start
        for i in range(link + 1):
            here = there
            there = neighbour(state, here, chain >> 3 * (length - 1 - i) & 7)
        if state[NUNS] == here:
            put_nun(state, 0, there)
        elif state[NUNS + 1] == here:
            put_nun(state, 1, there)
        else:
            state[CHILDREN + child_at(state, here)] = there
    return neighbour(state, start, chain >> 3 * (length - 1) & 7)
