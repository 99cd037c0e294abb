"""The legal moves of each decision, in the order of their texts. Partner of `rules.legal`, to the letter."""

from __future__ import annotations

from preau.games.fast.bits import count, lowest
from preau.games.fast.interface import Ints
from preau.games.recess.fast.layout import (
    AT_CHAIN,
    AT_PIECE,
    AT_SQUARE,
    AT_TOLD,
    AT_VICTIM_CHAIN,
    ATTACKERS,
    CAUGHT,
    CHILDREN,
    FIRST_DECISION,
    MOST_PUSHES,
    MOVABLE,
    MOVE_BREAK,
    MOVE_FIGHT,
    MOVE_KISS,
    MOVE_NUN,
    MOVE_NUN_PUSH,
    MOVE_PASS,
    MOVE_SKIP,
    MOVE_STAY,
    MOVE_TELL,
    MOVE_WALK,
    MUST_LEAVE,
    NUNS,
    PHASE,
    PHASE_KIDS,
    PHASE_OVER,
    PHASE_STAY,
    PLAYERS,
    SAFE_TELLING,
    SEAT,
    STEPS,
)
from preau.games.recess.fast.pushes import (
    chain_length,
    chain_number,
    next_chain,
    room_in,
    singles_in,
    squares_of_chain,
)
from preau.games.recess.fast.sight import sight_of, sight_of_nuns
from preau.games.recess.fast.squares import (
    Squares,
    beside,
    both,
    column_of,
    either,
    first_of,
    free_squares,
    has,
    in_sign_order,
    list_squares,
    meet,
    no_squares,
    only,
    open_squares,
    rest_of,
    safe_squares,
    some,
    without,
)
from preau.games.recess.fast.tables import BOYS_IN, COLUMN, CORNERS, FROM_SIGN_ORDER, SIDE, SQUARES, TO_NAMED


def legal(state: Ints, out: Ints) -> int:
    phase = state[PHASE]
    if phase == PHASE_OVER:
        return 0
    if phase == PHASE_STAY:
        return legal_stays(state, out)
    found = legal_walks(state, out) if phase == PHASE_KIDS else legal_nun_moves(state, out)
    if state[FIRST_DECISION] and (phase == PHASE_KIDS or not state[CAUGHT]):
        out[found] = MOVE_PASS  # R2.3
        found += 1
    if phase == PHASE_KIDS and state[STEPS] > count(state[MOVABLE]):
        out[found] = MOVE_SKIP  # R2.6
        found += 1
    return found


# --- stay or leave ---------------------------------------------------------------------------------------------------


def legal_stays(state: Ints, out: Ints) -> int:
    """R5.5: which fights to stay in; there must be a step left for each child that leaves."""
    found = 0
    if not state[CAUGHT]:
        out[0] = MOVE_PASS  # R2.3: caught in the act, one may not pass
        found = 1
    first = found
    led = state[ATTACKERS] >> (4 * state[SEAT]) & 15
    staying = led
    while True:
        stay, leave = count(staying), count(led & ~staying)
        if leave == 0 or leave <= state[STEPS] - stay:  # R2.4: each that stays removes a step
            place, rank = found, stay_rank(state, staying)
            while place > first and stay_rank(state, out[place - 1] >> AT_PIECE) > rank:
                out[place] = out[place - 1]
                place -= 1
            out[place] = MOVE_STAY | staying << AT_PIECE
            found += 1
        if not staying:
            return found
        staying = (staying - 1) & led


def stay_rank(state: Ints, staying: int) -> int:
    """A number in the order of the texts: squares in board order, joined by `+`, which precedes all digits."""
    if not staying:
        return 1 << 30  # `none`
    rank, done = 0, -1
    for _ in range(3):
        following, left = SQUARES, staying
        while left:
            square = state[CHILDREN + 4 * state[SEAT] + lowest(left)]
            order = square % SIDE * SIDE + square // SIDE  # a1, b1, … l1, a2, …
            if done < order < following:
                following = order
            left &= left - 1
        rank *= SQUARES + 1
        if following < SQUARES:
            rank += 1 + TO_NAMED[following % SIDE * SIDE + following // SIDE]
        done = following
    return rank


# --- children --------------------------------------------------------------------------------------------------------


def fight_squares(state: Ints) -> Squares:
    found, attackers = no_squares(), state[ATTACKERS]
    while attackers:
        found = either(found, only(state[CHILDREN + lowest(attackers)]))
        attackers &= attackers - 1
    return found


def own_children(state: Ints, first: int) -> Squares:
    """The squares of two of the mover's children: the boys (0) or the girls (2)."""
    at = CHILDREN + 4 * state[SEAT] + first
    return either(only(state[at]), only(state[at + 1]))


def other_children(state: Ints) -> Squares:
    """The squares of the other players' children."""
    found, mine = no_squares(), 4 * state[SEAT]
    for child in range(mine):
        found = either(found, only(state[CHILDREN + child]))
    for child in range(mine + 4, 4 * state[PLAYERS]):
        found = either(found, only(state[CHILDREN + child]))
    return found


def nun_squares(state: Ints) -> Squares:
    return either(only(state[NUNS]), only(state[NUNS + 1]))


def occupied_squares(state: Ints) -> Squares:
    """All squares with a piece on them."""
    found = nun_squares(state)
    for child in range(4 * state[PLAYERS]):
        found = either(found, only(state[CHILDREN + child]))
    return found


def walks(state: Ints, start: int, steps: int) -> Squares:
    """R3.1: where a walk of exactly so many steps may end."""
    free, found = free_squares(state), only(start)
    if start >= BOYS_IN:  # R3.2: the first step leads to the corner
        found = only(CORNERS[start - BOYS_IN])
        steps -= 1
    for _ in range(steps):
        found = both(beside(found), free)
    return found


def movers(state: Ints) -> int:
    """R5.5: while no more steps are left than children that still have to leave, only those may move."""
    if state[MUST_LEAVE] and count(state[MUST_LEAVE]) >= state[STEPS]:
        return state[MUST_LEAVE]
    return state[MOVABLE]


def legal_walks(state: Ints, out: Ints) -> int:
    """R2.2, R3: what the children may do with the step at hand, each in the order of the signs ! * - / x."""
    fights, others, nuns = fight_squares(state), other_children(state), nun_squares(state)
    boys, girls = without(own_children(state, 0), fights), without(own_children(state, 2), fights)
    occupied = either(either(either(others, nuns), either(boys, girls)), fights)
    empty, unseen = without(open_squares(state), occupied), without(free_squares(state), sight_of_nuns(state))
    prey = without(both(both(others, unseen), open_squares(state)), fights)  # R5.1, R5.2
    tellable = nuns if state[SAFE_TELLING] else without(nuns, safe_squares())  # R7.2
    moving, found = movers(state), 0
    while moving:
        piece = lowest(moving)
        moving &= moving - 1
        start = state[CHILDREN + 4 * state[SEAT] + piece]
        here, reach = only(start), walks(state, start, state[STEPS])
        others_fight, left_occupied, open_to_all = fights, occupied, empty
        if meet(here, fights):  # R5.5: it leaves, so it ends elsewhere (R3.3), and its fight is over (R9.2)
            reach, others_fight = without(reach, here), without(fights, here)
        else:
            left_occupied = without(occupied, here)  # R9.2: it has left its square
            open_to_all = either(empty, both(here, open_squares(state)))
        sign = piece << AT_PIECE
        if some(others_fight) and meet(reach, tellable):  # R7.1
            told = both(reach, tellable)
            found = tellings(state, sign, told, others_fight, left_occupied, out, found, MOST_PUSHES)
        kisses = both(both(reach, boys if piece >= 2 else girls), unseen)  # R8.1
        if some(kisses):
            found = list_squares(kisses, MOVE_KISS | sign, out, found)
        quiet = without(both(reach, either(open_to_all, safe_squares())), kisses)  # R3.4, R3.5, R5.3
        found = list_squares(quiet, MOVE_WALK | sign, out, found)
        if meet(reach, others_fight):
            broken = both(reach, others_fight)
            found = break_ups(state, sign, broken, others_fight, left_occupied, out, found, MOST_PUSHES)
        if meet(reach, prey):
            found = list_squares(both(reach, prey), MOVE_FIGHT | sign, out, found)
    return found


def tellings(
    state: Ints, sign: int, nuns: Squares, fights: Squares, occupied: Squares, out: Ints, found: int, most: int
) -> int:
    """R7.1: tell a nun of one fight, whose victim must have somewhere to go (R9.4). Counts on beyond `most`."""
    room, singles = room_in(state, occupied), singles_in(state, occupied, fights)
    nuns = in_sign_order(nuns)
    while some(nuns):
        nun = FROM_SIGN_ORDER[first_of(nuns)]
        nuns = rest_of(nuns)
        # The nun has left an open square, but the child that tells stands there now and keeps it (R9.4).
        room_left, singles_left = without(room, only(nun)), without(singles, only(nun))
        told = in_sign_order(fights)
        while some(told):
            fight = FROM_SIGN_ORDER[first_of(told)]
            told = rest_of(told)
            move = MOVE_TELL | sign | nun << AT_SQUARE | fight << AT_TOLD
            found = list_chains(state, move, AT_CHAIN, fight, room_left, singles_left, out, found, most)
    return found


def list_chains(
    state: Ints, move: int, at: int, start: int, room: Squares, singles: Squares, out: Ints, found: int, most: int
) -> int:
    """R9.1, R9.3: add the move with each of the shortest chains from a square."""
    length = chain_length(state, start, room, singles)
    if length == 0:
        return found
    chain, place = next_chain(state, start, room, singles, length, -1), 0
    while chain >= 0:
        if found < most:
            out[found] = move | chain_number(chain, length, place) << at
        found += 1
        place += 1
        chain = next_chain(state, start, room, singles, length, chain)
    return found


def break_ups(
    state: Ints, sign: int, broken: Squares, fights: Squares, occupied: Squares, out: Ints, found: int, most: int
) -> int:
    """R5.7: break up a fight; the attacker's chain first, then the victim's, which shares no square with it."""
    room, singles = room_in(state, occupied), singles_in(state, occupied, fights)
    broken = in_sign_order(broken)
    while some(broken):
        fight = FROM_SIGN_ORDER[first_of(broken)]
        broken = rest_of(broken)
        length = chain_length(state, fight, room, singles)
        if length == 0:
            continue
        chain, place = next_chain(state, fight, room, singles, length, -1), 0
        while chain >= 0:
            taken = squares_of_chain(state, fight, chain, length)
            move = MOVE_BREAK | sign | fight << AT_SQUARE | chain_number(chain, length, place) << AT_CHAIN
            left, singles_left = without(room, taken), without(singles, taken)
            found = list_chains(state, move, AT_VICTIM_CHAIN, fight, left, singles_left, out, found, most)
            place += 1
            chain = next_chain(state, fight, room, singles, length, chain)
    return found


def can_walk(state: Ints) -> bool:
    """R2.7: whether any child has a legal move with the step at hand. Like `legal_walks`, the likely moves first."""
    fights, occupied = fight_squares(state), occupied_squares(state)
    empty = either(without(open_squares(state), occupied), safe_squares())
    moving = movers(state)
    while moving:
        start = state[CHILDREN + 4 * state[SEAT] + lowest(moving)]
        moving &= moving - 1
        if meet(walks(state, start, state[STEPS]), empty if has(fights, start) else either(empty, only(start))):
            return True
    return can_meet(state, fights, occupied)


def can_meet(state: Ints, fights: Squares, occupied: Squares) -> bool:
    """Whether any child can end its walk on another piece of an open square."""
    unseen = without(open_squares(state), sight_of_nuns(state))
    girls, boys = own_children(state, 2), own_children(state, 0)
    moving = movers(state)
    while moving:
        piece = lowest(moving)
        moving &= moving - 1
        start = state[CHILDREN + 4 * state[SEAT] + piece]
        others_fight, left_occupied = without(fights, only(start)), occupied
        if not has(fights, start):
            left_occupied = without(occupied, only(start))
        reach = without(walks(state, start, state[STEPS]), only(start))
        partners = either(other_children(state), boys if piece >= 2 else girls)
        if meet(both(reach, unseen), without(partners, fights)):  # R5.1, R8.1
            return True
        tellable = both(reach, both(nun_squares(state), open_squares(state)))
        broken = both(reach, others_fight)
        # Counted, not written: there is no room for any.
        if some(tellable) and tellings(state, 0, tellable, others_fight, left_occupied, state, 0, 0):
            return True
        if some(broken) and break_ups(state, 0, broken, others_fight, left_occupied, state, 0, 0):
            return True
    return False


# --- nuns ------------------------------------------------------------------------------------------------------------


def legal_nun_moves(state: Ints, out: Ints) -> int:
    """R4.1: where a nun may go; while R5.6 binds, only onto a fight she caught."""
    bound = duty_moves(state, out) if state[CAUGHT] else 0
    return bound or nun_moves(state, free_squares(state), out, MOST_PUSHES)


def duty_moves(state: Ints, out: Ints) -> int:
    """R5.6: the moves of nuns onto caught fights that they see now; none if the duty does not bind."""
    caught, left = no_squares(), state[CAUGHT]
    while left:
        caught = either(caught, only(state[CHILDREN + 4 * state[SEAT] + lowest(left)]))
        left &= left - 1
    return nun_moves(state, caught, out, MOST_PUSHES)


def nun_moves(state: Ints, goals: Squares, out: Ints, most: int) -> int:
    """R4.1, R4.2: each nun along her lines to these goals, with the chains of whoever is pushed there."""
    fights, occupied, found = fight_squares(state), occupied_squares(state), 0
    for nun in range(2):
        reach = without(both(sight_of(state, nun), goals), only(state[NUNS + nun]))
        crowded = both(both(reach, occupied), open_squares(state))
        quiet, sign = without(reach, crowded), nun + 4 << AT_PIECE
        if not some(crowded):
            found = list_squares(quiet, MOVE_NUN | sign, out, found)
            continue
        left = without(occupied, only(state[NUNS + nun]))  # R9.2: she has left her square
        room, singles = room_in(state, left), singles_in(state, left, fights)
        for column in range(SIDE):
            pushing, walking = column_of(crowded, column), column_of(quiet, column)
            if walking & 1:
                out[found] = MOVE_NUN | sign | SIDE * column << AT_SQUARE
                found += 1
            # With a chain behind it, row 1 is a name that a sign follows: it comes after 10, 11, 12.
            rows = (pushing | walking & ~1) << 3
            rows = rows & COLUMN | rows >> SIDE
            while rows:
                row = (lowest(rows) + 9) % SIDE
                rows &= rows - 1
                square = SIDE * column + row
                if walking >> row & 1:
                    out[found] = MOVE_NUN | sign | square << AT_SQUARE
                    found += 1
                else:
                    move = MOVE_NUN_PUSH | sign | square << AT_SQUARE
                    found = list_chains(state, move, AT_CHAIN, square, room, singles, out, found, most)
    return found


def can_move_nun(state: Ints) -> bool:
    """R2.7: whether either nun can move."""
    quiet = either(without(free_squares(state), occupied_squares(state)), safe_squares())
    for nun in range(2):
        if meet(sight_of(state, nun), without(quiet, only(state[NUNS + nun]))):
            return True
    return nun_moves(state, free_squares(state), state, 0) > 0  # pushes only, and counted, not written
