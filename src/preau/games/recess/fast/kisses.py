"""R8: who could kiss, and when. Partner of `evaluation`, which knows less.

A kiss decides most games, so the bots look for it before all else.
"""

from __future__ import annotations

from preau.games.fast.interface import Ints
from preau.games.recess.fast.layout import (
    ATTACKERS,
    CHILDREN,
    COINS,
    DETAINED,
    MOVABLE,
    MUST_LEAVE,
    PHASE,
    PHASE_KIDS,
    PLAYERS,
    SEAT,
    SERVING,
    STEPS,
    VICTIMS,
)
from preau.games.recess.fast.moves import walks
from preau.games.recess.fast.squares import (
    Squares,
    both,
    either,
    meet,
    no_squares,
    only,
    open_squares,
    safe_squares,
    without,
)
from preau.games.recess.fast.tables import DISTANCE, PLACES
from preau.games.recess.rules.state import KISS_COINS

FARTHEST_STEPS = 24  # steps from one entrance to the other
STEPS_IN_A_TURN = 5  # steps that two children can walk towards each other in one turn


def kiss_wins(state: Ints, seat: int) -> bool:
    """R8.2, R10.2: two coins from each, or what they have; the kisser wins among equals."""
    got, best = state[COINS + seat], 0
    for other in range(state[PLAYERS]):
        if other != seat:
            got += min(KISS_COINS, state[COINS + other])
            best = max(best, state[COINS + other] - KISS_COINS)
    return got >= best


def absentees(state: Ints) -> int:
    """The children that cannot be kissed: those that fight, and those that lie in detention."""
    return state[ATTACKERS] | state[VICTIMS] | state[DETAINED] | state[SERVING]


def steps_apart(state: Ints, seat: int, absent: int) -> int:
    """How many steps the nearest boy and girl of a seat are from each other."""
    nearest, first = FARTHEST_STEPS, CHILDREN + 4 * seat
    for boy in range(2):
        if absent >> (4 * seat + boy) & 1:
            continue
        for girl in range(2, 4):
            if not absent >> (4 * seat + girl) & 1:
                nearest = min(nearest, DISTANCE[state[first + boy] * PLACES + state[first + girl]])
    return nearest


def meeting_squares(state: Ints, boy: int, girl: int, steps: int, able: int, empty: Squares) -> Squares:
    """R8.1: where a boy and a girl may meet with the steps left: on a square of theirs, or on an empty one.

    `able` says who of the two can move: 1 the boy, 2 the girl, 3 both. The places are theirs; steps are the last ones
    of 3, 2, 1. Whether a nun sees the squares is left to the caller.
    """
    onto, met, boys_walks, girls_walks = no_squares(), no_squares(), no_squares(), no_squares()
    for step in range(1, steps + 1):  # the shorter step is walked later
        boys, girls = walks(state, boy, step), walks(state, girl, step)
        if able & 1:
            onto = either(onto, both(boys, only(girl)))
        if able & 2:
            onto = either(onto, both(girls, only(boy)))
        if able == 3:
            met = either(met, either(both(boys, girls_walks), both(girls, boys_walks)))
        boys_walks, girls_walks = either(boys_walks, boys), either(girls_walks, girls)
    return either(onto, both(met, empty))


def kiss_squares(state: Ints, seat: int, steps: int, able: int, absent: int, empty: Squares) -> Squares:
    """R8.1: where a boy and a girl of a seat may meet in a turn with so many steps, nuns left out of account."""
    found, first = no_squares(), CHILDREN + 4 * seat
    for boy in range(2):
        if absent >> (4 * seat + boy) & 1:
            continue
        for girl in range(2, 4):
            if absent >> (4 * seat + girl) & 1:
                continue
            his, hers = state[first + boy], state[first + girl]
            who = (able >> boy & 1) | (able >> girl & 1) << 1
            if who and DISTANCE[his * PLACES + hers] <= STEPS_IN_A_TURN:
                found = either(found, meeting_squares(state, his, hers, steps, who, empty))
    return found


def is_kiss_forced(state: Ints, unseen: Squares, empty: Squares) -> bool:
    """Whether the mover can kiss with the step at hand, or with the next one after it: nobody can prevent that.

    `empty` are open squares without a piece, and safe ones. Says no where other duties (R5.5) would have to be weighed.
    """
    seat, steps = state[SEAT], state[STEPS]
    if state[PHASE] != PHASE_KIDS or state[MUST_LEAVE]:
        return False
    absent, able, first = absentees(state), state[MOVABLE], CHILDREN + 4 * seat
    for boy in range(2):
        if absent >> (4 * seat + boy) & 1:
            continue
        for girl in range(2, 4):
            if absent >> (4 * seat + girl) & 1:
                continue
            his, hers = state[first + boy], state[first + girl]
            if DISTANCE[his * PLACES + hers] > 2 * steps - 1:
                continue
            boys, girls = able >> boy & 1, able >> girl & 1
            if boys and is_kiss_near(state, his, hers, steps, girls, unseen, empty):
                return True
            if girls and is_kiss_near(state, hers, his, steps, boys, unseen, empty):
                return True
    return False


def is_kiss_near(
    state: Ints, mover: int, partner: int, steps: int, partner_moves: int, unseen: Squares, empty: Squares
) -> bool:
    """Whether a child can walk onto its partner at once, or to a square where the partner comes with the next step."""
    reach = both(walks(state, mover, steps), unseen)
    if meet(reach, only(partner)):
        return True
    if not partner_moves or steps < 2:
        return False
    free = either(empty, only(mover))  # R3.3
    return meet(both(reach, free), walks(state, partner, steps - 1))


def threatened_kisses(state: Ints, empty: Squares) -> Squares:
    """Where the next seat could kiss at the start of its turn, nuns left out of account, and win by it, beyond doubt.

    That is: by a walk of three steps, or by one of three and one of two. None, if it leads a fight (R5.5) or serves.
    """
    seat = (state[SEAT] + 1) % state[PLAYERS]
    found, first = no_squares(), CHILDREN + 4 * seat
    if (state[ATTACKERS] | state[DETAINED]) >> (4 * seat) & 15 or not kiss_wins(state, seat):
        return found
    absent = state[VICTIMS]
    for boy in range(2):
        if absent >> (4 * seat + boy) & 1:
            continue
        for girl in range(2, 4):
            if absent >> (4 * seat + girl) & 1:
                continue
            his, hers = state[first + boy], state[first + girl]
            if DISTANCE[his * PLACES + hers] > STEPS_IN_A_TURN:
                continue
            boys, girls = walks(state, his, 3), walks(state, hers, 3)
            met = either(both(boys, walks(state, hers, 2)), both(girls, walks(state, his, 2)))
            onto = either(both(boys, only(hers)), both(girls, only(his)))
            found = either(found, either(onto, both(met, empty)))
    return found


def quiet_squares(state: Ints, occupied: Squares) -> Squares:
    """R3.4, R3.5: where a child may end its walk in peace."""
    return either(without(open_squares(state), occupied), safe_squares())
