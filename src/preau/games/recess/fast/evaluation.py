"""What an unfinished position is worth to each seat, at a glance: a finer model than the readable `evaluation`.

Each seat's prospects are a weighted sum of what can be seen of it: coins, fights, detention, children in danger, and
above all how near it is to a kiss. The shares of the win follow from how the prospects compare. The weights were fitted
to games that the bots played among themselves.
"""

from __future__ import annotations

from math import exp

from preau.games.fast.bits import count
from preau.games.fast.interface import Floats, Ints
from preau.games.recess.fast.kisses import (
    FARTHEST_STEPS,
    STEPS_IN_A_TURN,
    absentees,
    is_kiss_forced,
    kiss_squares,
    kiss_wins,
    quiet_squares,
    steps_apart,
)
from preau.games.recess.fast.layout import (
    ATTACKERS,
    CHILDREN,
    COINS,
    DETAINED,
    MINUTE,
    MOVABLE,
    PHASE,
    PHASE_NUN,
    PLAYERS,
    SEAT,
    STEPS,
    VICTIMS,
)
from preau.games.recess.fast.moves import occupied_squares
from preau.games.recess.fast.outcome import count_lying
from preau.games.recess.fast.patterns.rows import LEARNED
from preau.games.recess.fast.patterns.values import share_by_patterns
from preau.games.recess.fast.sight import sight_of_nuns
from preau.games.recess.fast.squares import Squares, both, free_squares, has, open_squares, some, without
from preau.games.recess.fast.tables import DISTANCE, PLACES
from preau.games.recess.rules.state import TURNS

# What is seen of a seat, and its weight
COINS_HELD, COINS_AMONG_MANY, COINS_LAST = 0, 1, 2
KISS_NOW, KISS_NEXT, KISS_BEFORE_NUN, KISS_CHOICE = 3, 4, 5, 6
NEARNESS, TURNS_TO_KISS, SOONNESS = 7, 8, 9
LEADS_SEEN, HELD_DOWN, LYING, IN_DANGER = 10, 11, 12, 13
FEATURES = 14
WEIGHTS = [0.098, 0.117, 1.402, 2.235, 0.291, 0.144, 0.961, 0.634, 2.289, 0.273, -0.042, -0.076, -0.053, -0.153]


def evaluate(state: Ints, values: Floats, scratch: Floats) -> bool:
    seats, mover = state[PLAYERS], state[SEAT]
    unseen = without(free_squares(state), sight_of_nuns(state))
    empty = quiet_squares(state, occupied_squares(state))
    if is_kiss_forced(state, unseen, empty) and kiss_wins(state, mover):
        for seat in range(seats):
            values[seat] = 1.0 if seat == mover else 0.0
        return True
    if scratch[LEARNED] > 0.0:
        share_by_patterns(state, values, scratch, unseen, empty)
        return False
    best = -1e9
    for seat in range(seats):
        look_at_seat(state, seat, unseen, empty, scratch)
        values[seat] = 0.0
        for i in range(FEATURES):
            values[seat] += WEIGHTS[i] * scratch[seat * FEATURES + i]
        best = max(best, values[seat])
    total = 0.0
    for seat in range(seats):
        values[seat] = exp(values[seat] - best)
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total
    return False


def look_at_seat(state: Ints, seat: int, unseen: Squares, empty: Squares, scratch: Floats) -> None:
    """Write down what can be seen of a seat."""
    at = seat * FEATURES
    for i in range(FEATURES):
        scratch[at + i] = 0.0
    left, coins = TURNS - state[MINUTE], float(state[COINS + seat])
    scratch[at + COINS_HELD] = coins
    scratch[at + COINS_AMONG_MANY] = coins * (state[PLAYERS] - 3)
    scratch[at + COINS_LAST] = coins / (1 + left)
    absent = absentees(state)
    turns_off = (seat - state[SEAT]) % state[PLAYERS]
    if turns_off == 0 and state[PHASE] == PHASE_NUN:
        turns_off = state[PLAYERS]
    if turns_off <= left:
        look_for_kiss(state, seat, turns_off, absent, unseen, empty, scratch)
    for mine in range(4 * seat, 4 * seat + 4):
        if state[ATTACKERS] >> mine & 1 and not has(unseen, state[CHILDREN + mine]):
            scratch[at + LEADS_SEEN] += 1.0
    scratch[at + HELD_DOWN] = count(state[VICTIMS] >> (4 * seat) & 15)
    scratch[at + LYING] = count_lying(state, seat)
    scratch[at + IN_DANGER] = count_in_danger(state, seat, absent, unseen)
    scratch[at + SOONNESS] = 1.0 - turns_off / state[PLAYERS]


def look_for_kiss(
    state: Ints, seat: int, turns_off: int, absent: int, unseen: Squares, empty: Squares, scratch: Floats
) -> None:
    """How near a seat is to a kiss that would win."""
    if not kiss_wins(state, seat):
        return
    at, apart = seat * FEATURES, steps_apart(state, seat, absent)
    turns = (apart + STEPS_IN_A_TURN - 1) // STEPS_IN_A_TURN
    scratch[at + NEARNESS] = 1.0 - apart / FARTHEST_STEPS
    scratch[at + TURNS_TO_KISS] = 1.0 / (1 + turns)
    if apart > STEPS_IN_A_TURN:
        return
    steps, able = 3 - count(state[DETAINED] >> (4 * seat) & 15), 15
    if turns_off == 0:
        steps, able = state[STEPS], state[MOVABLE]
    kisses = both(kiss_squares(state, seat, steps, able, absent, empty), unseen)
    if not some(kisses):
        return
    if turns_off == 0:
        scratch[at + KISS_NOW] = 1.0
        return
    scratch[at + KISS_CHOICE] = min(8, count(kisses[0]) + count(kisses[1]) + count(kisses[2])) / 8
    if turns_off == 1:
        scratch[at + (KISS_BEFORE_NUN if state[PHASE] == PHASE_NUN else KISS_NEXT)] = 1.0


def count_in_danger(state: Ints, seat: int, absent: int, unseen: Squares) -> float:
    """How many of a seat's children others could start a fight with."""
    found, prey = 0.0, both(unseen, open_squares(state))
    for mine in range(4 * seat, 4 * seat + 4):
        if not absent >> mine & 1 and is_in_danger(state, seat, state[CHILDREN + mine], absent, prey):
            found += 1.0
    return found


def is_in_danger(state: Ints, seat: int, place: int, absent: int, prey: Squares) -> bool:
    """R5.1: whether others could start a fight on a square, in a walk of three steps or fewer. `prey`: open, unseen."""
    if not has(prey, place):
        return False
    for other in range(4 * state[PLAYERS]):
        near = DISTANCE[place * PLACES + state[CHILDREN + other]] <= 3
        if near and other >> 2 != seat and not absent >> other & 1:
            return True
    return False
