"""How promising moves look before they are tried."""

from __future__ import annotations

from math import exp

from preau.games.fast.interface import Floats, Ints
from preau.games.recess.fast.evaluation import is_in_danger
from preau.games.recess.fast.kisses import (
    FARTHEST_STEPS,
    STEPS_IN_A_TURN,
    absentees,
    is_kiss_forced,
    kiss_squares,
    kiss_wins,
    quiet_squares,
    steps_apart,
    threatened_kisses,
)
from preau.games.recess.fast.layout import (
    AT_PIECE,
    AT_SQUARE,
    AT_TOLD,
    ATTACKERS,
    CHILDREN,
    COINS,
    KIND_BITS,
    MINUTE,
    MOVABLE,
    MOVE_BREAK,
    MOVE_FIGHT,
    MOVE_KISS,
    MOVE_NUN,
    MOVE_NUN_PUSH,
    MOVE_PASS,
    MOVE_STAY,
    MOVE_TELL,
    MOVE_WALK,
    PHASE,
    PHASE_NUN,
    PLAYERS,
    SEAT,
    STEPS,
    VICTIMS,
)
from preau.games.recess.fast.moves import fight_squares, occupied_squares, walks
from preau.games.recess.fast.patterns.priors import rate_by_patterns
from preau.games.recess.fast.patterns.rows import LEARNED
from preau.games.recess.fast.pushes import child_at
from preau.games.recess.fast.rules import child_in
from preau.games.recess.fast.sight import sight_of, sight_of_nuns, view_from
from preau.games.recess.fast.squares import (
    Squares,
    both,
    either,
    free_squares,
    has,
    meet,
    no_squares,
    only,
    open_squares,
    some,
    without,
)
from preau.games.recess.fast.tables import DISTANCE, PLACES
from preau.games.recess.rules.state import TURNS

# Each is what a move gains in weight, as a power of e; most were fitted to what searches made of moves
KISS_WINS, KISS_LOSES = 8.0, -8.0
KISS_WINS_PRIOR, KISS_LOSES_PRIOR = exp(KISS_WINS), exp(KISS_LOSES)
ONLY_DEFENCE = 6.0
STEP_NEARER, COMES_NEAR = 0.45, 0.9  # to a child that it could kiss; so near that they could meet in a turn
UNDER_EYES = 0.25  # on a square that a nun sees, nobody starts a fight (R5.2)
INTO_DANGER, FLEES = -1.2, 0.7  # where others can start a fight with it
FIGHT, VICTIM_IS_POOR, VICTIM_NEARS_KISS = 2.9, -1.0, 1.5
BREAK_UP, TELLING, NUN_PUSH = -2.4, -1.1, -0.9  # these come in many ways
FREES_OWN, ENDS_OWN, HURTS_OTHER = 1.9, -2.8, 1.7
STAY_UNSEEN, STAY_SEEN = 1.6, 0.0
PASSING = 0.8
OWN_KISS_OPEN, NEXT_KISS_OPEN, LATER_KISS_OPEN = 1.2, -3.3, -1.7
OWN_FIGHT_SEEN, OTHER_FIGHT_SEEN = -1.1, 0.6


def rate(state: Ints, moves: Ints, found: int, priors: Floats, values: Floats, scratch: Floats) -> None:
    empty = quiet_squares(state, occupied_squares(state))
    certain = threatened_kisses(state, empty) if state[MINUTE] < TURNS else no_squares()
    if scratch[LEARNED] > 0.0:
        rate_by_patterns(state, moves, found, priors, scratch, empty)
        if state[PHASE] == PHASE_NUN:
            rule_out_nun_moves(state, moves, found, priors, certain)
        else:
            put_kisses_first(state, moves, found, priors, empty)
    elif state[PHASE] == PHASE_NUN:
        rate_nun_moves(state, moves, found, priors, certain, empty)
    else:
        rate_children_moves(state, moves, found, priors)
    if some(certain):
        lost = without(certain, sight_of_nuns(state))
        for i in range(found):
            if moves[i] == MOVE_PASS and some(lost):
                priors[i] = -1.0  # the next seat kisses and wins
        for seat in range(state[PLAYERS]):
            values[seat] = 1.0 if seat == (state[SEAT] + 1) % state[PLAYERS] else 0.0


# --- where the rest was learned ---------------------------------------------------------------------------------------


def put_kisses_first(state: Ints, moves: Ints, found: int, priors: Floats, empty: Squares) -> None:
    """Kisses, and walks after which nobody can prevent one."""
    wins, unseen = kiss_wins(state, state[SEAT]), without(free_squares(state), sight_of_nuns(state))
    forced, absent = wins and is_kiss_forced(state, unseen, empty), absentees(state)
    for i in range(found):
        kind = moves[i] & KIND_BITS
        if kind == MOVE_KISS:
            priors[i] = KISS_WINS_PRIOR if wins else KISS_LOSES_PRIOR
        elif forced and kind == MOVE_WALK:
            dates = both(dates_of(state, moves[i] >> AT_PIECE & 7, absent), unseen)
            if has(dates, moves[i] >> AT_SQUARE & 255):
                priors[i] = KISS_WINS_PRIOR


def rule_out_nun_moves(state: Ints, moves: Ints, found: int, priors: Floats, certain: Squares) -> None:
    """Those after which the next seat kisses and wins, beyond doubt."""
    for i in range(found if some(certain) else 0):
        if moves[i] & KIND_BITS == MOVE_NUN:
            nun, square = (moves[i] >> AT_PIECE & 7) - 4, moves[i] >> AT_SQUARE & 255
            if some(without(certain, either(view_from(state, square), sight_of(state, 1 - nun)))):
                priors[i] = -1.0


# --- children --------------------------------------------------------------------------------------------------------


def rate_children_moves(state: Ints, moves: Ints, found: int, priors: Floats) -> None:
    seat, absent, seen = state[SEAT], absentees(state), sight_of_nuns(state)
    wins = kiss_wins(state, seat)
    unseen = without(free_squares(state), seen)
    forced = wins and is_kiss_forced(state, unseen, quiet_squares(state, occupied_squares(state)))
    prey = both(unseen, open_squares(state))
    piece, away, flees, dates = -1, 0, False, no_squares()
    for i in range(found):
        move = moves[i]
        kind, square = move & KIND_BITS, move >> AT_SQUARE & 255
        if kind == MOVE_PASS:
            score = PASSING
        elif kind == MOVE_STAY:
            score = score_of_staying(state, move >> AT_PIECE, seen)
        elif kind == MOVE_KISS:
            score = KISS_WINS if wins else KISS_LOSES
        elif kind == MOVE_WALK:
            if move >> AT_PIECE & 7 != piece:
                piece = move >> AT_PIECE & 7
                start = state[CHILDREN + 4 * seat + piece]
                away = steps_to_partner(state, piece, start, absent)
                flees = is_in_danger(state, seat, start, absent, prey)
                if forced:
                    dates = both(dates_of(state, piece, absent), unseen)
            score = UNDER_EYES if has(seen, square) else 0.0
            if wins:
                left = steps_to_partner(state, piece, square, absent)
                score += STEP_NEARER * (away - left) + (COMES_NEAR if left <= STEPS_IN_A_TURN else 0.0)
            score += INTO_DANGER if is_in_danger(state, seat, square, absent, prey) else 0.0
            score += FLEES if flees else 0.0
            if has(dates, square):
                score = KISS_WINS
        elif kind == MOVE_FIGHT:
            victim = child_at(state, square) >> 2
            score = FIGHT + (0.0 if state[COINS + victim] else VICTIM_IS_POOR)
            if kiss_wins(state, victim):
                score += VICTIM_NEARS_KISS * (1.0 - steps_apart(state, victim, absent) / FARTHEST_STEPS)
        elif kind == MOVE_BREAK:
            score = BREAK_UP + score_of_ending(state, square)
        elif kind == MOVE_TELL:
            score = TELLING + score_of_ending(state, move >> AT_TOLD & 255)
        else:
            score = 0.0
        priors[i] = exp(score)


def steps_to_partner(state: Ints, piece: int, place: int, absent: int) -> int:
    """How far it is from a place to the nearest child that one of the mover's could kiss."""
    nearest, first = FARTHEST_STEPS, 4 * state[SEAT] + (0 if piece >= 2 else 2)
    for partner in range(first, first + 2):
        if not absent >> partner & 1:
            nearest = min(nearest, DISTANCE[place * PLACES + state[CHILDREN + partner]])
    return nearest


def dates_of(state: Ints, piece: int, absent: int) -> Squares:
    """Where one of the mover's children could be kissed with the step after the one at hand."""
    found, first = no_squares(), 0 if piece >= 2 else 2
    for partner in range(first, first + 2):
        child = 4 * state[SEAT] + partner
        if state[MOVABLE] >> partner & 1 and not absent >> child & 1 and state[STEPS] > 1:
            found = either(found, walks(state, state[CHILDREN + child], state[STEPS] - 1))
    return found


def score_of_staying(state: Ints, staying: int, seen: Squares) -> float:
    # R5.5: each that stays takes a coin; R5.6: if a nun sees it, it will be caught
    score = 0.0
    for piece in range(4):
        if staying >> piece & 1:
            score += STAY_SEEN if has(seen, state[CHILDREN + 4 * state[SEAT] + piece]) else STAY_UNSEEN
    return score


def score_of_ending(state: Ints, square: int) -> float:
    """What it is worth to the mover that the fight on a square ends."""
    seat = state[SEAT]
    if child_in(state, state[ATTACKERS], square) >> 2 == seat:
        return ENDS_OWN
    return HURTS_OTHER + (FREES_OWN if child_in(state, state[VICTIMS], square) >> 2 == seat else 0.0)


# --- nuns ------------------------------------------------------------------------------------------------------------


def rate_nun_moves(state: Ints, moves: Ints, found: int, priors: Floats, certain: Squares, empty: Squares) -> None:
    """By what both nuns would see: kisses they prevent, fights they find."""
    seat, absent, fights = state[SEAT], absentees(state), fight_squares(state)
    own = kisses_of(state, seat, absent, empty)
    following = kisses_of(state, (seat + 1) % state[PLAYERS], absent, empty)
    later = no_squares()
    for after in range(2, state[PLAYERS]):
        later = either(later, kisses_of(state, (seat + after) % state[PLAYERS], absent, empty))
    own_fights, other_fights = no_squares(), fights
    for piece in range(4):
        if state[ATTACKERS] >> (4 * seat + piece) & 1:
            own_fights = either(own_fights, only(state[CHILDREN + 4 * seat + piece]))
    other_fights = without(fights, own_fights)
    watched = some(either(either(own, following), either(later, fights)))
    lost = False
    for i in range(found):
        kind, nun, square = moves[i] & KIND_BITS, (moves[i] >> AT_PIECE & 7) - 4, moves[i] >> AT_SQUARE & 255
        if kind == MOVE_PASS:
            priors[i] = exp(PASSING)
            continue
        score = 0.0
        if kind == MOVE_NUN_PUSH:
            score = NUN_PUSH + (score_of_ending(state, square) if has(fights, square) else 0.0)
        if watched:
            seen = either(view_from(state, square), sight_of(state, 1 - nun))
            if kind == MOVE_NUN and some(without(certain, seen)):
                priors[i] = -1.0  # the next seat kisses and wins
                lost = True
                continue
            score += OWN_KISS_OPEN if some(without(own, seen)) else 0.0
            score += NEXT_KISS_OPEN if some(without(following, seen)) else 0.0
            score += LATER_KISS_OPEN if some(without(later, seen)) else 0.0
            score += OWN_FIGHT_SEEN if meet(own_fights, seen) else 0.0
            score += OTHER_FIGHT_SEEN if meet(other_fights, seen) else 0.0
        priors[i] = exp(score)
    for i in range(found if lost else 0):
        if priors[i] > 0.0 and moves[i] != MOVE_PASS:
            priors[i] *= exp(ONLY_DEFENCE)


def kisses_of(state: Ints, seat: int, absent: int, empty: Squares) -> Squares:
    """Where a seat might kiss in its next turn and win by it, if no nun looked."""
    if not kiss_wins(state, seat):
        return no_squares()
    return kiss_squares(state, seat, 3, 15, absent, empty)
