"""Moves as numbered actions, the same whatever the options. docs/research.md has the table.

A piece on the yard is named by what it is, not by where it stands, wherever the square follows from it: who tells is on
the nun's square, who breaks up a fight on the fight's, which is named by the child that leads it, seats counted from
the mover on. So the numbers are few, and mean the same everywhere. What is learned rests on them: they never change.

A push into one of the eight squares around is a number of its own. Chains (R9.3) are rare and of any shape: moves with
one are numbered by their place among those of the position, in the order of their texts.
"""

from __future__ import annotations

from preau.games.fast.interface import Ints
from preau.games.recess.fast.layout import (
    AT_CHAIN,
    AT_PIECE,
    AT_SQUARE,
    AT_TOLD,
    AT_VICTIM_CHAIN,
    ATTACKERS,
    FIRST_LONG_CHAIN,
    KIND_BITS,
    MOST_PUSHES,
    MOVE_BREAK,
    MOVE_NUN,
    MOVE_NUN_PUSH,
    MOVE_PASS,
    MOVE_SKIP,
    MOVE_STAY,
    MOVE_TELL,
    NUNS,
    PLAYERS,
    SEAT,
)
from preau.games.recess.fast.pushes import neighbour
from preau.games.recess.fast.rules import child_in
from preau.games.recess.fast.tables import SIDE, SQUARES

ACTION_PASS = 0
ACTION_SKIP = 1
ACTION_STAY = 2  # + the set of children that stay: 1 for B1, 2 for B2, 4 for G1, 8 for G2
ACTION_WALK = ACTION_STAY + 16  # + 144 × child + square: to walk, fight or kiss, whichever it is there
ACTION_NUN = ACTION_WALK + 4 * SQUARES  # + 9 × (144 × nun + square) + (0, or 1 + the direction of the push)
ACTION_TELL = ACTION_NUN + 2 * SQUARES * 9  # + 8 × (20 × (2 × child + nun) + the fight's leader) + direction
ACTION_BREAK = ACTION_TELL + 4 * 2 * 20 * 8  # + 64 × (20 × child + leader) + 8 × attacker's + victim's direction
ACTION_CHAIN = ACTION_BREAK + 4 * 20 * 64  # + the place among the moves with a chain
ACTIONS = ACTION_CHAIN + MOST_PUSHES


def number_moves(state: Ints, moves: Ints, count: int, out: Ints) -> None:
    chains = 0
    for k in range(count):
        action = action_of(state, moves[k])
        if action == ACTION_CHAIN:
            action += chains
            chains += 1
        out[k] = action


def action_of(state: Ints, move: int) -> int:
    """The number that a move has as an action; for all that need a chain, that of the first of them."""
    kind, piece = move & KIND_BITS, move >> AT_PIECE & 7
    square, fight = move >> AT_SQUARE & 255, move >> AT_TOLD & 255
    chain, victim_chain = move >> AT_CHAIN & 65535, move >> AT_VICTIM_CHAIN
    if kind == MOVE_PASS:
        return ACTION_PASS
    if kind == MOVE_SKIP:
        return ACTION_SKIP
    if kind == MOVE_STAY:
        return ACTION_STAY + (move >> AT_PIECE)
    if chain >= FIRST_LONG_CHAIN or victim_chain >= FIRST_LONG_CHAIN:
        return ACTION_CHAIN
    if kind == MOVE_NUN:
        return ACTION_NUN + 9 * (SQUARES * (piece - 4) + square)
    if kind == MOVE_NUN_PUSH:
        return ACTION_NUN + 9 * (SQUARES * (piece - 4) + square) + 1 + push_direction(state, square, chain)
    if kind == MOVE_TELL:
        nun = 0 if state[NUNS] == square else 1  # R7.3
        told = 20 * (2 * piece + nun) + leader_from(state, fight)
        return ACTION_TELL + 8 * told + push_direction(state, fight, chain)
    if kind == MOVE_BREAK:
        ways = 8 * push_direction(state, square, chain) + push_direction(state, square, victim_chain)
        return ACTION_BREAK + 64 * (20 * piece + leader_from(state, square)) + ways
    return ACTION_WALK + SQUARES * piece + square


def leader_from(state: Ints, square: int) -> int:
    """The child that leads the fight on a square: 4 × its seat, counted from the mover's on, + its place."""
    child, seats = child_in(state, state[ATTACKERS], square), state[PLAYERS]
    return 4 * (((child >> 2) - state[SEAT] + seats) % seats) + (child & 3)


def push_direction(state: Ints, start: int, digit: int) -> int:
    """Where a push of one square goes: SW, W, NW, S, N, SE, E, NE."""
    goal = neighbour(state, start, digit)
    turned = 3 * (goal // SIDE - start // SIDE + 1) + goal % SIDE - start % SIDE + 1
    return turned if turned < 4 else turned - 1
