"""A move as rows that can be learned about: whom it brings nearer, whom it strikes, what a nun would see."""

from __future__ import annotations

from preau.games.fast.bits import count
from preau.games.fast.interface import Floats, Ints
from preau.games.recess.fast.kisses import (
    STEPS_IN_A_TURN,
    absentees,
    kiss_squares,
    kiss_wins,
    quiet_squares,
)
from preau.games.recess.fast.layout import (
    AT_PIECE,
    AT_SQUARE,
    AT_TOLD,
    ATTACKERS,
    CHILDREN,
    COINS,
    KIND_BITS,
    MOST_PLAYERS,
    MOVE_BREAK,
    MOVE_FIGHT,
    MOVE_KISS,
    MOVE_NUN_PUSH,
    MOVE_PASS,
    MOVE_STAY,
    MOVE_TELL,
    MOVE_WALK,
    NUNS,
    PHASE,
    PHASE_NUN,
    PLAYERS,
    SEAT,
    STEPS,
    VICTIMS,
)
from preau.games.recess.fast.moves import fight_squares, occupied_squares
from preau.games.recess.fast.patterns.rows import FIGHT_STEPS, PATTERN_ROWS
from preau.games.recess.fast.pushes import child_at
from preau.games.recess.fast.rules import child_in
from preau.games.recess.fast.sight import sight_of, sight_of_nuns, view_from
from preau.games.recess.fast.squares import (
    Squares,
    both,
    either,
    has,
    no_squares,
    only,
    open_squares,
    safe_squares,
    some,
    without,
)
from preau.games.recess.fast.tables import DISTANCE, PLACES, SQUARES

MOST_APART = 12  # steps that are told from more
APARTS = MOST_APART + 1
GROUNDS = 6  # safe; seen by a nun; unseen, and others are within reach, near, or far; an entrance
FEW_SQUARES = [0, 1, 2, 3, 3, 3, 4]
SQUARE_STEPS = 5
STEPS_LEFT = 4  # by the steps left

# Rows of what children do
LEFT_ROWS = 0  # by steps left, whether a kiss wins, and steps to the partner where it ends
NEARER_ROWS = LEFT_ROWS + STEPS_LEFT * 2 * APARTS  # the same, by how many steps nearer it has come
PARTNER_ROWS = NEARER_ROWS + STEPS_LEFT * 2 * 7  # by steps left, and how many partners it could meet in a turn
GROUND_ROWS = PARTNER_ROWS + STEPS_LEFT * 3  # by steps left, the ground it comes from, and that where it ends
GOAL_ROWS = GROUND_ROWS + STEPS_LEFT * GROUNDS * GROUNDS  # by sex and square
START_ROWS = GOAL_ROWS + 2 * PLACES  # by sex and place
FOE_ROWS = START_ROWS + 2 * PLACES  # by steps left, whether a nun sees it, and steps to the next foe it could strike
LEAVES_ROWS = FOE_ROWS + STEPS_LEFT * 2 * 8  # by steps left: it leaves a fight
STRIKE_ROWS = LEAVES_ROWS + STEPS_LEFT  # by steps left, the victim's seat, and whether that has a coin
STRUCK_ROWS = STRIKE_ROWS + STEPS_LEFT * MOST_PLAYERS * 2  # by whether it is the next seat, and its kiss wins; by steps
SPENT_ROWS = STRUCK_ROWS + 4 * APARTS  # by whether a kiss wins, and steps to the partner who is left alone
RICHER_ROWS = SPENT_ROWS + 2 * APARTS  # by how many coins more the victim's seat has
END_ROWS = RICHER_ROWS + 7  # breaking up, telling, a nun's push: by steps left, attacker's and victim's seat
STAY_ROWS = END_ROWS + 3 * STEPS_LEFT * MOST_PLAYERS * MOST_PLAYERS  # by how many stay seen, and unseen
STAYER_ROWS = STAY_ROWS + 25  # by whether a kiss wins, and steps to the partner of one who stays
POOR_ROWS = STAYER_ROWS + 2 * APARTS  # one stays though there is no coin to take
PASS_ROWS = POOR_ROWS + 1  # by phase and steps left
SKIP_ROWS = PASS_ROWS + 4 * STEPS_LEFT  # by steps left
CHANGE_ROWS = SKIP_ROWS + STEPS_LEFT  # kisses: nothing is learned about them

# Rows of what nuns do
OWN_KISS_ROWS = (
    CHANGE_ROWS + 1
)  # by how many squares are left unseen to kiss on: one's own; the next seat's; later ones'
NEXT_KISS_ROWS = OWN_KISS_ROWS + SQUARE_STEPS
LATER_KISS_ROWS = NEXT_KISS_ROWS + SQUARE_STEPS
OWN_FIGHT_ROWS = LATER_KISS_ROWS + SQUARE_STEPS  # by how many are seen
OTHER_FIGHT_ROWS = OWN_FIGHT_ROWS + 5
OWN_SHOWN_ROWS = (
    OTHER_FIGHT_ROWS + 5
)  # by how many children on open squares are left unseen: one's own, the next seat's
NEXT_SHOWN_ROWS = OWN_SHOWN_ROWS + 5
NUN_GOAL_ROWS = NEXT_SHOWN_ROWS + 5  # by square
SIGHT_ROWS = NUN_GOAL_ROWS + SQUARES  # by how much she sees there
PUSH_ROWS = SIGHT_ROWS + 16  # by who is pushed: one's own child, the next seat's, another's, a nun
MOVE_ROWS = PUSH_ROWS + 4

MOST_MOVE_ROWS = 10  # that a move may have

# What was found out about a position before its moves are looked at, in the scratch
LAST_PIECE = PATTERN_ROWS + 16
LAST_GROUND, LAST_APART = LAST_PIECE + 1, LAST_PIECE + 2


def ground_of(state: Ints, seat: int, place: int, absent: int, seen: Squares) -> int:
    """What kind of place it is for a child of a seat."""
    if place >= SQUARES:
        return 5
    if has(safe_squares(), place):
        return 0
    if has(seen, place):
        return 1
    nearest = steps_to_foe(state, seat, place, absent)
    return 2 if nearest <= FIGHT_STEPS else 3 if nearest <= 2 * FIGHT_STEPS else 4


def steps_to_foe(state: Ints, seat: int, place: int, absent: int) -> int:
    """How far the nearest child is that could strike there, or be struck from there."""
    nearest = 99
    for other in range(4 * state[PLAYERS]):
        if other >> 2 != seat and not absent >> other & 1:
            nearest = min(nearest, DISTANCE[place * PLACES + state[CHILDREN + other]])
    return nearest


def steps_to_lover(state: Ints, child: int, place: int, absent: int) -> int:
    """How far it is from a place to the nearest child that this one could kiss, up to MOST_APART."""
    nearest, first = MOST_APART, (child & ~3) + (0 if child & 2 else 2)
    for partner in range(first, first + 2):
        if not absent >> partner & 1:
            nearest = min(nearest, DISTANCE[place * PLACES + state[CHILDREN + partner]])
    return nearest


def note_child_move(state: Ints, move: int, scratch: Floats, absent: int, seen: Squares, wins: int) -> int:
    """Note the rows of a move before the nun's, and say how many. LAST_PIECE is -1 before the first."""
    seat, steps = state[SEAT], state[STEPS]
    kind, piece, square = move & KIND_BITS, move >> AT_PIECE & 7, move >> AT_SQUARE & 255
    at = PATTERN_ROWS
    if kind == MOVE_WALK:
        return note_walk(state, scratch, piece, square, absent, seen, wins)
    if kind == MOVE_FIGHT:
        return note_fight(state, scratch, 4 * seat + piece, square, absent, wins)
    if kind == MOVE_STAY:
        return note_stay(state, scratch, move >> AT_PIECE, absent, seen, wins)
    if kind == MOVE_BREAK:
        scratch[at] = END_ROWS + steps * 25 + fighters_at(state, square)
    elif kind == MOVE_TELL:
        scratch[at] = END_ROWS + (STEPS_LEFT + steps) * 25 + fighters_at(state, move >> AT_TOLD & 255)
    elif kind == MOVE_PASS:
        scratch[at] = PASS_ROWS + state[PHASE] * STEPS_LEFT + steps
    elif kind == MOVE_KISS:
        scratch[at] = CHANGE_ROWS
    else:
        scratch[at] = SKIP_ROWS + steps
    if kind in (MOVE_BREAK, MOVE_TELL):
        child = 4 * seat + piece
        scratch[at + 1] = SPENT_ROWS + wins * APARTS + steps_to_lover(state, child, state[CHILDREN + child], absent)
        return 2
    return 1


def note_walk(state: Ints, scratch: Floats, piece: int, square: int, absent: int, seen: Squares, wins: int) -> int:
    seat, steps, at = state[SEAT], state[STEPS], PATTERN_ROWS
    child, sex = 4 * seat + piece, piece >> 1
    start = state[CHILDREN + child]
    if int(scratch[LAST_PIECE]) != piece:
        scratch[LAST_PIECE] = piece
        scratch[LAST_GROUND] = ground_of(state, seat, start, absent, seen)
        scratch[LAST_APART] = steps_to_lover(state, child, start, absent)
    left = steps_to_lover(state, child, square, absent)
    first, near = (4 * seat) + (2 - 2 * sex), 0
    for partner in range(first, first + 2):
        if not absent >> partner & 1 and DISTANCE[square * PLACES + state[CHILDREN + partner]] <= STEPS_IN_A_TURN:
            near += 1
    hidden = 0 if has(seen, square) else 1
    foe = steps_to_foe(state, seat, square, absent)
    ground = 0
    if not has(safe_squares(), square):
        ground = 1 if not hidden else 2 if foe <= FIGHT_STEPS else 3 if foe <= 2 * FIGHT_STEPS else 4
    nearer = min(3, max(-3, int(scratch[LAST_APART]) - left)) + 3
    scratch[at] = LEFT_ROWS + (2 * steps + wins) * APARTS + left
    scratch[at + 1] = NEARER_ROWS + (2 * steps + wins) * 7 + nearer
    scratch[at + 2] = PARTNER_ROWS + 3 * steps + near
    scratch[at + 3] = GROUND_ROWS + (steps * GROUNDS + int(scratch[LAST_GROUND])) * GROUNDS + ground
    scratch[at + 4] = GOAL_ROWS + sex * PLACES + square
    scratch[at + 5] = START_ROWS + sex * PLACES + start
    scratch[at + 6] = FOE_ROWS + (2 * steps + hidden) * 8 + min(7, foe)
    if state[ATTACKERS] >> child & 1:
        scratch[at + 7] = LEAVES_ROWS + steps
        return 8
    return 7


def note_fight(state: Ints, scratch: Floats, child: int, square: int, absent: int, wins: int) -> int:
    seat, seats, steps, at = state[SEAT], state[PLAYERS], state[STEPS], PATTERN_ROWS
    victim = child_at(state, square)
    whose = victim >> 2
    off = (whose - seat) % seats
    richer = min(3, max(-3, state[COINS + whose] - state[COINS + seat])) + 3
    close = (1 if kiss_wins(state, whose) else 0) + (2 if off == 1 else 0)
    scratch[at] = STRIKE_ROWS + (steps * MOST_PLAYERS + off) * 2 + (1 if state[COINS + whose] else 0)
    scratch[at + 1] = STRUCK_ROWS + close * APARTS + steps_to_lover(state, victim, square, absent)
    scratch[at + 2] = SPENT_ROWS + wins * APARTS + steps_to_lover(state, child, state[CHILDREN + child], absent)
    scratch[at + 3] = RICHER_ROWS + richer
    return 4


def note_stay(state: Ints, scratch: Floats, staying: int, absent: int, seen: Squares, wins: int) -> int:
    """R5.5: each that stays takes a coin; R5.6: if a nun sees it, it will be caught."""
    seat, shown, hidden, at = state[SEAT], 0, 0, PATTERN_ROWS + 1
    for piece in range(4):
        if not staying >> piece & 1:
            continue
        child = 4 * seat + piece
        square = state[CHILDREN + child]
        if has(seen, square):
            shown += 1
        else:
            hidden += 1
        scratch[at] = STAYER_ROWS + wins * APARTS + steps_to_lover(state, child, square, absent)
        at += 1
        if not state[COINS + (child_in(state, state[VICTIMS], square) >> 2)]:
            scratch[at] = POOR_ROWS
            at += 1
    scratch[PATTERN_ROWS] = STAY_ROWS + 5 * shown + hidden
    return at - PATTERN_ROWS


def fighters_at(state: Ints, square: int) -> int:
    """Whose children fight on a square, counted from the mover: 5 × the attacker's seat + the victim's."""
    seat, seats = state[SEAT], state[PLAYERS]
    attacker, victim = child_in(state, state[ATTACKERS], square) >> 2, child_in(state, state[VICTIMS], square) >> 2
    return (attacker - seat) % seats * MOST_PLAYERS + (victim - seat) % seats


def note_nun_move(
    state: Ints,
    move: int,
    scratch: Floats,
    own: Squares,
    following: Squares,
    later: Squares,
    fights: Squares,
    own_fights: Squares,
    own_children: Squares,
    next_children: Squares,
) -> int:
    """Note the rows of a nun's move, by what both nuns would see after it, and say how many."""
    kind, nun, square = move & KIND_BITS, (move >> AT_PIECE & 7) - 4, move >> AT_SQUARE & 255
    at, seat = PATTERN_ROWS, state[SEAT]
    if kind == MOVE_PASS:
        scratch[at] = PASS_ROWS + PHASE_NUN * STEPS_LEFT
        return 1
    view = view_from(state, square)
    seen = either(view, sight_of(state, 1 - nun))
    scratch[at] = NUN_GOAL_ROWS + square
    scratch[at + 1] = SIGHT_ROWS + min(15, size_of(view) // 3)
    scratch[at + 2] = OWN_SHOWN_ROWS + min(4, size_of(without(own_children, seen)))
    scratch[at + 3] = NEXT_SHOWN_ROWS + min(4, size_of(without(next_children, seen)))
    at += 4
    if some(own):
        scratch[at] = OWN_KISS_ROWS + FEW_SQUARES[min(6, size_of(without(own, seen)))]
        at += 1
    if some(following):
        scratch[at] = NEXT_KISS_ROWS + FEW_SQUARES[min(6, size_of(without(following, seen)))]
        at += 1
    if some(later):
        scratch[at] = LATER_KISS_ROWS + FEW_SQUARES[min(6, size_of(without(later, seen)))]
        at += 1
    if some(fights):
        scratch[at] = OWN_FIGHT_ROWS + min(4, size_of(both(own_fights, seen)))
        scratch[at + 1] = OTHER_FIGHT_ROWS + min(4, size_of(both(without(fights, own_fights), seen)))
        at += 2
    if kind == MOVE_NUN_PUSH:
        if has(fights, square):
            scratch[at] = END_ROWS + 2 * STEPS_LEFT * 25 + fighters_at(state, square)
        elif state[NUNS + 1 - nun] == square:
            scratch[at] = PUSH_ROWS + 3
        else:
            scratch[at] = PUSH_ROWS + min(2, ((child_at(state, square) >> 2) - seat) % state[PLAYERS])
        at += 1
    return at - PATTERN_ROWS


def size_of(a: Squares) -> int:
    return count(a[0]) + count(a[1]) + count(a[2])


def shown_children(state: Ints, seat: int, absent: int) -> Squares:
    """The open squares where a seat's children stand that do not fight."""
    found = no_squares()
    for child in range(4 * seat, 4 * seat + 4):
        if not absent >> child & 1:
            found = either(found, only(state[CHILDREN + child]))
    return both(found, open_squares(state))


def led_fights(state: Ints, seat: int) -> Squares:
    """The squares of the fights that a seat leads."""
    found = no_squares()
    for child in range(4 * seat, 4 * seat + 4):
        if state[ATTACKERS] >> child & 1:
            found = either(found, only(state[CHILDREN + child]))
    return found


def winning_kisses(state: Ints, seat: int, absent: int, empty: Squares) -> Squares:
    """Where a seat might kiss in its next turn and win by it, if no nun looked."""
    return kiss_squares(state, seat, 3, 15, absent, empty) if kiss_wins(state, seat) else no_squares()


def kisses_after_next(state: Ints, absent: int, empty: Squares) -> Squares:
    """Where the seats after the next one might kiss and win by it."""
    found = no_squares()
    for after in range(2, state[PLAYERS]):
        found = either(found, winning_kisses(state, (state[SEAT] + after) % state[PLAYERS], absent, empty))
    return found


def list_move_rows(state: Ints, moves: Ints, found: int, out: Ints, scratch: Floats) -> None:
    """Write the rows of each move, MOST_MOVE_ROWS places each, MOVE_ROWS where there is none: for who learns."""
    seat, absent, seen = state[SEAT], absentees(state), sight_of_nuns(state)
    empty, fights = quiet_squares(state, occupied_squares(state)), fight_squares(state)
    following = (seat + 1) % state[PLAYERS]
    wins = 1 if kiss_wins(state, seat) else 0
    scratch[LAST_PIECE] = -1
    for i in range(found):
        if state[PHASE] == PHASE_NUN:
            noted = note_nun_move(
                state,
                moves[i],
                scratch,
                winning_kisses(state, seat, absent, empty),
                winning_kisses(state, following, absent, empty),
                kisses_after_next(state, absent, empty),
                fights,
                led_fights(state, seat),
                shown_children(state, seat, absent),
                shown_children(state, following, absent),
            )
        else:
            noted = note_child_move(state, moves[i], scratch, absent, seen, wins)
        for k in range(MOST_MOVE_ROWS):
            out[i * MOST_MOVE_ROWS + k] = int(scratch[PATTERN_ROWS + k]) if k < noted else MOVE_ROWS
