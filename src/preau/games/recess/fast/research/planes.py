"""Positions as planes and numbers, seen from a seat: all there is. docs/research.md names them.

A square lies in its plane by its number (see `layout`): 12 × its letter's place + its row's.
"""

from __future__ import annotations

from preau.games.fast.bits import lowest
from preau.games.fast.interface import Floats, Ints
from preau.games.recess.fast.layout import (
    ATTACKERS,
    CAUGHT,
    CHILDREN,
    COINS,
    DETAINED,
    FIRST_DECISION,
    KISS,
    MINUTE,
    MOST_LOSES,
    MOVABLE,
    MUST_LEAVE,
    NUNS,
    PHASE,
    PLAYERS,
    PUSH_FOUR,
    PUSH_TO_SAFE,
    ROOKS,
    SAFE_TELLING,
    SEAT,
    SERVING,
    STEPS,
)
from preau.games.recess.fast.sight import sight_of_nuns
from preau.games.recess.fast.squares import Squares, free_squares, safe_squares
from preau.games.recess.fast.tables import SIDE, SQUARES, WORD
from preau.games.recess.rules.state import TURNS

PLANE_HEIGHT = SIDE
PLANE_WIDTH = SIDE

PLANE_FREE = 0
PLANE_SAFE = 1
PLANE_NUNS = 2
PLANE_SEEN = 4
PLANE_CHILDREN = 5  # four a seat, from this one on
PLANE_FIGHTS = 25  # by the seat that leads them, from this one on
PLANE_CAUGHT = 30
PLANES = 31

AT_ENTRANCE = PLANES * SQUARES  # by child, seats from this one on, as are the next two
AT_DETAINED = AT_ENTRANCE + 20
AT_SERVING = AT_DETAINED + 20
AT_COINS = AT_SERVING + 20  # by seat from this one on, in fiftieths: five players have fifty
AT_MOVER = AT_COINS + 5  # by seat from this one on
AT_MOVABLE = AT_MOVER + 5  # of the mover's four, as are the next
AT_MUST_LEAVE = AT_MOVABLE + 4
AT_PHASE = AT_MUST_LEAVE + 4  # stay, kids, nun, over
AT_STEPS = AT_PHASE + 4  # one left, two, three
AT_FIRST_DECISION = AT_STEPS + 3
AT_MINUTE = AT_FIRST_DECISION + 1  # in thirtieths
AT_KISS = AT_MINUTE + 1
AT_PLAYERS = AT_KISS + 1  # three, four, five
AT_ROOKS = AT_PLAYERS + 3
AT_SAFE_TELLING = AT_ROOKS + 1
AT_PUSH_TO_SAFE = AT_SAFE_TELLING + 1
AT_PUSH_FOUR = AT_PUSH_TO_SAFE + 1
AT_MOST_LOSES = AT_PUSH_FOUR + 1
FEATURE_COUNT = AT_MOST_LOSES + 1


def features(state: Ints, seat: int, out: Floats) -> None:
    for k in range(FEATURE_COUNT):
        out[k] = 0.0
    seats = state[PLAYERS]
    mark_squares(free_squares(state), PLANE_FREE, out)
    mark_squares(safe_squares(), PLANE_SAFE, out)
    for nun in range(2):
        out[(PLANE_NUNS + nun) * SQUARES + state[NUNS + nun]] = 1.0
    mark_squares(sight_of_nuns(state), PLANE_SEEN, out)
    for child in range(4 * seats):
        show_child(state, seat, child, out)
    for whose in range(seats):
        place = (whose - seat + seats) % seats
        out[AT_COINS + place] = state[COINS + whose] / 50
        out[AT_MOVER + place] = 1.0 if whose == state[SEAT] else 0.0
    for own in range(4):
        out[AT_MOVABLE + own] = state[MOVABLE] >> own & 1
        out[AT_MUST_LEAVE + own] = state[MUST_LEAVE] >> own & 1
    out[AT_PHASE + state[PHASE]] = 1.0
    if state[STEPS]:
        out[AT_STEPS + state[STEPS] - 1] = 1.0
    out[AT_FIRST_DECISION], out[AT_KISS] = state[FIRST_DECISION], state[KISS]
    out[AT_MINUTE] = state[MINUTE] / TURNS
    out[AT_PLAYERS + seats - 3] = 1.0
    out[AT_ROOKS], out[AT_SAFE_TELLING] = state[ROOKS], state[SAFE_TELLING]
    out[AT_PUSH_TO_SAFE], out[AT_PUSH_FOUR] = state[PUSH_TO_SAFE], state[PUSH_FOUR]
    out[AT_MOST_LOSES] = state[MOST_LOSES]


def show_child(state: Ints, seat: int, child: int, out: Floats) -> None:
    """Where a child is, and what it is about."""
    square, whose, seats = state[CHILDREN + child], child >> 2, state[PLAYERS]
    place = (whose - seat + seats) % seats
    name = 4 * place + (child & 3)
    if square < SQUARES:
        out[(PLANE_CHILDREN + name) * SQUARES + square] = 1.0
        if state[ATTACKERS] >> child & 1:
            out[(PLANE_FIGHTS + place) * SQUARES + square] = 1.0
            if whose == state[SEAT] and state[CAUGHT] >> (child & 3) & 1:
                out[PLANE_CAUGHT * SQUARES + square] = 1.0
    else:
        out[AT_ENTRANCE + name] = 1.0
    out[AT_DETAINED + name] = state[DETAINED] >> child & 1
    out[AT_SERVING + name] = state[SERVING] >> child & 1


def mark_squares(squares: Squares, plane: int, out: Floats) -> None:
    """Write 1 on the squares of a set."""
    for word in range(3):
        left = squares[word]
        while left:
            out[plane * SQUARES + WORD * word + lowest(left)] = 1.0
            left &= left - 1
