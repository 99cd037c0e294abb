"""A position as rows that can be learned about: coins, kisses in reach, fights, dangers, and where everybody stands.

Whoever has the move is the first seat, the others follow in the order of their turns. With only the nun's move left a
turn is something else than before: what is seen of seats then has rows of its own.
"""

from __future__ import annotations

from preau.games.fast.bits import count, lowest
from preau.games.fast.interface import Floats, Ints
from preau.games.recess.fast.kisses import (
    FARTHEST_STEPS,
    STEPS_IN_A_TURN,
    absentees,
    kiss_squares,
    kiss_wins,
    quiet_squares,
    steps_apart,
)
from preau.games.recess.fast.layout import (
    ATTACKERS,
    CAUGHT,
    CHILDREN,
    COINS,
    DETAINED,
    MINUTE,
    MOST_PLAYERS,
    MOVABLE,
    MUST_LEAVE,
    NUNS,
    PHASE,
    PHASE_KIDS,
    PHASE_NUN,
    PLAYERS,
    SEAT,
    STEPS,
    VICTIMS,
)
from preau.games.recess.fast.moves import occupied_squares
from preau.games.recess.fast.outcome import count_lying
from preau.games.recess.fast.rules import child_in
from preau.games.recess.fast.sight import sight_of_nuns
from preau.games.recess.fast.squares import Squares, both, free_squares, has, open_squares, without
from preau.games.recess.fast.tables import DISTANCE, PLACES, SQUARES
from preau.games.recess.rules.state import TURNS

# The scratch: what was noted of a position or of a move, then the sums of it
SUMS, HIDDEN = 24, 16
MOST_ROWS = 88  # five seats, ten fights
PATTERN_ROWS = 0
PATTERN_SUMS = PATTERN_ROWS + MOST_ROWS
PATTERN_HIDDEN = PATTERN_SUMS + SUMS
LEARNED = PATTERN_HIDDEN + HIDDEN  # the place that says whether to go by what was learned
SCRATCH = LEARNED + 1

FIGHT_STEPS = 3  # from which a child may start a fight
MOST_LEAD = 8  # in coins, that is told from more
LEADS = 2 * MOST_LEAD + 1
MOST_PURSE = 11
TIMES = 4  # by the turns left: the last three, the last seven, the last fifteen, before
TIME_OF = [0] * 3 + [1] * 4 + [2] * 8 + [3] * (TURNS + 1 - 15)

# How many squares there are to kiss on, roughly: unseen ones, and all
FEW_OF = [0, 1, 2, 3, 3, 4, 4, 4, 4, 5]
MOST_UNSEEN_SQUARES, FEWS = 9, 6
SOME_OF = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4]
MOST_SQUARES, SOMES = 11, 5

# A seat's rows
LEAD_ROWS = 0
PURSE_ROWS = LEAD_ROWS + LEADS * TIMES
NEAR_ROWS = PURSE_ROWS + MOST_PURSE + 1
KISS_ROWS = NEAR_ROWS + 2 * (FARTHEST_STEPS + 1)
PRESENT_ROWS = KISS_ROWS + FEWS * SOMES
LED_ROWS = PRESENT_ROWS + 45
HELD_ROWS = LED_ROWS + 16
LYING_ROWS = HELD_ROWS + 5
DANGER_ROWS = LYING_ROWS + 5
PREY_ROWS = DANGER_ROWS + 5
ROWS_A_SEAT = PREY_ROWS + 5

# All rows
SEAT_ROWS = 0  # by whether only a nun is left to move, and by seat
PLACE_ROWS = SEAT_ROWS + 2 * MOST_PLAYERS * ROWS_A_SEAT  # by seat, sex and place
FIGHT_ROWS = PLACE_ROWS + 2 * MOST_PLAYERS * PLACES  # by whose children fight, and whether a nun sees it
MOVER_ROWS = FIGHT_ROWS + 2 * MOST_PLAYERS * MOST_PLAYERS  # by phase, steps left, and how many may move
DUTY_ROWS = MOVER_ROWS + 2 * 4 * 5 + 1  # by how many must leave, and by how many were caught
MINUTE_ROWS = DUTY_ROWS + 8
NUN_ROWS = MINUTE_ROWS + 2 * (TURNS + 1)
ROWS = NUN_ROWS + 2 * SQUARES


def note_rows(state: Ints, scratch: Floats, unseen: Squares, empty: Squares) -> int:
    """Note the rows of a position, and say how many."""
    seat, seats, absent = state[SEAT], state[PLAYERS], absentees(state)
    nun, left = 1 if state[PHASE] == PHASE_NUN else 0, TURNS - state[MINUTE]
    dangers, preys = find_preys(state, absent, unseen)
    noted = PATTERN_ROWS
    for after in range(seats):
        who = seat + after if seat + after < seats else seat + after - seats
        first = SEAT_ROWS + (nun * MOST_PLAYERS + after) * ROWS_A_SEAT
        noted = note_seat(state, scratch, noted, first, who, absent, unseen, empty)
        scratch[noted] = first + DANGER_ROWS + count(dangers >> (4 * who) & 15)
        scratch[noted + 1] = first + PREY_ROWS + min(4, count(preys >> (4 * who) & 15))
        noted += 2
        for child in range(4 * who, 4 * who + 4):
            if not absent >> child & 1:
                scratch[noted] = PLACE_ROWS + (2 * after + (child >> 1 & 1)) * PLACES + state[CHILDREN + child]
                noted += 1
    attackers = state[ATTACKERS]
    while attackers:
        attacker = lowest(attackers)
        victim = child_in(state, state[VICTIMS], state[CHILDREN + attacker]) >> 2
        sides = (((attacker >> 2) - seat) % seats) * MOST_PLAYERS + (victim - seat) % seats
        scratch[noted] = FIGHT_ROWS + 2 * sides + (1 if has(unseen, state[CHILDREN + attacker]) else 0)
        noted += 1
        attackers &= attackers - 1
    movers = 2 * 4 * 5
    if not nun:
        movers = ((1 if state[PHASE] == PHASE_KIDS else 0) * 4 + state[STEPS]) * 5 + count(state[MOVABLE])
    scratch[noted] = MOVER_ROWS + movers
    scratch[noted + 1] = DUTY_ROWS + count(state[MUST_LEAVE])
    scratch[noted + 2] = DUTY_ROWS + 4 + count(state[CAUGHT])
    scratch[noted + 3] = MINUTE_ROWS + nun * (TURNS + 1) + left
    scratch[noted + 4] = NUN_ROWS + nun * SQUARES + state[NUNS]
    scratch[noted + 5] = NUN_ROWS + nun * SQUARES + state[NUNS + 1]
    return noted + 6 - PATTERN_ROWS


def note_seat(
    state: Ints, scratch: Floats, noted: int, first: int, who: int, absent: int, unseen: Squares, empty: Squares
) -> int:
    """Note what is seen of one seat, and say where the next note goes."""
    seats, left, most = state[PLAYERS], TURNS - state[MINUTE], 0
    for other in range(seats):
        if other != who:
            most = max(most, state[COINS + other])
    lead = min(MOST_LEAD, max(-MOST_LEAD, state[COINS + who] - most)) + MOST_LEAD
    scratch[noted] = first + LEAD_ROWS + TIME_OF[left] * LEADS + lead
    scratch[noted + 1] = first + PURSE_ROWS + min(MOST_PURSE, state[COINS + who])
    off = (who - state[SEAT]) % seats
    if off == 0 and state[PHASE] == PHASE_NUN:
        off = seats
    wins = 1 if off <= left and kiss_wins(state, who) else 0
    apart = steps_apart(state, who, absent)
    scratch[noted + 2] = first + NEAR_ROWS + wins * (FARTHEST_STEPS + 1) + apart
    scratch[noted + 3] = first + PRESENT_ROWS + count_pairs(state, who, absent)
    led = state[ATTACKERS] >> (4 * who) & 15
    seen_fights = unseen_fights = 0
    while led:
        if has(unseen, state[CHILDREN + 4 * who + lowest(led)]):
            unseen_fights += 1
        else:
            seen_fights += 1
        led &= led - 1
    scratch[noted + 4] = first + LED_ROWS + 4 * seen_fights + unseen_fights
    scratch[noted + 5] = first + HELD_ROWS + count(state[VICTIMS] >> (4 * who) & 15)
    scratch[noted + 6] = first + LYING_ROWS + count_lying(state, who)
    noted += 7
    if wins and apart <= STEPS_IN_A_TURN:
        steps, able = max(0, 3 - count(state[DETAINED] >> (4 * who) & 15)), 15
        if off == 0:
            steps, able = state[STEPS], state[MOVABLE]
        all_kisses = kiss_squares(state, who, steps, able, absent, empty)
        kisses = both(all_kisses, unseen)
        few = min(MOST_UNSEEN_SQUARES, count(kisses[0]) + count(kisses[1]) + count(kisses[2]))
        some_of = min(MOST_SQUARES, count(all_kisses[0]) + count(all_kisses[1]) + count(all_kisses[2]))
        scratch[noted] = first + KISS_ROWS + FEW_OF[few] * SOMES + SOME_OF[some_of]
        noted += 1
    return noted


def count_pairs(state: Ints, who: int, absent: int) -> int:
    """How many boys and girls of a seat could be kissed, and how many pairs could meet in a turn, as one number."""
    boys = 2 - count(absent >> (4 * who) & 3)
    girls, near, first = 2 - count(absent >> (4 * who + 2) & 3), 0, CHILDREN + 4 * who
    for boy in range(2):
        for girl in range(2, 4):
            if not (absent >> (4 * who + boy) | absent >> (4 * who + girl)) & 1:
                near += 1 if DISTANCE[state[first + boy] * PLACES + state[first + girl]] <= STEPS_IN_A_TURN else 0
    return (3 * boys + girls) * 5 + near


def find_preys(state: Ints, absent: int, unseen: Squares) -> tuple[int, int]:
    """R5.1: the children that others could start a fight with in one walk; and those that could start one."""
    open_to_it, dangers, preys, seats = both(unseen, open_squares(state)), 0, 0, state[PLAYERS]
    for one in range(4 * seats - 4):
        if absent >> one & 1:
            continue
        row, exposed = state[CHILDREN + one] * PLACES, has(open_to_it, state[CHILDREN + one])
        for other in range(4 * (one >> 2) + 4, 4 * seats):
            if absent >> other & 1 or DISTANCE[row + state[CHILDREN + other]] > FIGHT_STEPS:
                continue
            if exposed:
                dangers |= 1 << one
                preys |= 1 << other
            if has(open_to_it, state[CHILDREN + other]):
                dangers |= 1 << other
                preys |= 1 << one
    return dangers, preys


def list_rows(state: Ints, scratch: Floats) -> int:
    """As `note_rows`, of a position about which nothing is known yet: for who learns."""
    unseen = without(free_squares(state), sight_of_nuns(state))
    return note_rows(state, scratch, unseen, quiet_squares(state, occupied_squares(state)))
