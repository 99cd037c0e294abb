"""R2: the turn, and what each move does. Partner of `rules.apply`, with which it must agree to the letter."""

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
    COINS,
    DETAINED,
    FIRST_DECISION,
    FIRST_LONG_CHAIN,
    KIND_BITS,
    KISS,
    MINUTE,
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
    PHASE_NUN,
    PHASE_OVER,
    PHASE_STAY,
    PLAYERS,
    SEAT,
    SERVING,
    STEPS,
    VICTIMS,
)
from preau.games.recess.fast.moves import can_move_nun, can_walk, fight_squares, occupied_squares
from preau.games.recess.fast.pushes import (
    chain_of,
    child_at,
    make_room,
    room_in,
    singles_in,
    squares_of_chain,
)
from preau.games.recess.fast.sight import put_nun, sight_of_nuns
from preau.games.recess.fast.squares import Squares, has, meet, only, without
from preau.games.recess.fast.tables import BOYS_IN
from preau.games.recess.rules.state import KISS_COINS, TURNS


def players(state: Ints) -> int:
    return state[PLAYERS]


def player(state: Ints) -> int:
    return state[SEAT]


def turn(state: Ints) -> int:
    return state[MINUTE]


def is_over(state: Ints) -> bool:
    return state[PHASE] == PHASE_OVER


# --- the course of a turn --------------------------------------------------------------------------------------------


def apply_move(state: Ints, move: int) -> None:
    kind, piece, square = move & KIND_BITS, move >> AT_PIECE & 7, move >> AT_SQUARE & 255
    state[FIRST_DECISION] = 0
    if kind == MOVE_WALK:
        walk(state, piece, square)
    elif kind == MOVE_NUN:
        put_nun(state, piece - 4, square)
        end_turn(state)
    elif kind == MOVE_NUN_PUSH:
        move_nun(state, piece - 4, square, move >> AT_CHAIN & 0xFFFF)
        end_turn(state)
    elif kind == MOVE_FIGHT:
        start_fight(state, piece, square)
    elif kind == MOVE_BREAK:
        break_up(state, piece, square, move >> AT_CHAIN & 0xFFFF, move >> AT_VICTIM_CHAIN)
    elif kind == MOVE_TELL:
        tell(state, piece, square, move >> AT_TOLD & 255, move >> AT_CHAIN & 0xFFFF)
    elif kind == MOVE_STAY:
        stay_or_leave(state, move >> AT_PIECE)
    elif kind == MOVE_KISS:
        kiss(state, piece, square)
    elif kind == MOVE_SKIP:
        state[STEPS] -= 1  # R2.6
    elif kind == MOVE_PASS:
        end_turn(state)  # R2.3
    settle(state)


def start_turn(state: Ints) -> None:
    """R2.1, R2.2: the clock moves on and the next player begins."""
    state[MINUTE] += 1
    seat = state[SEAT] + 1
    if seat == state[PLAYERS]:
        seat = 0
    state[SEAT], state[FIRST_DECISION] = seat, 1
    mine = 15 << (4 * seat)
    state[SERVING] = state[DETAINED] & mine  # R6.3
    state[DETAINED] &= ~mine
    state[MOVABLE] = ~(state[VICTIMS] | state[SERVING]) >> (4 * seat) & 15  # R2.5
    state[MUST_LEAVE] = state[CAUGHT] = 0
    state[STEPS] = max(0, 3 - count(state[SERVING]))  # R2.4
    led = state[ATTACKERS] >> (4 * seat) & 15
    state[PHASE] = PHASE_STAY if led else PHASE_KIDS  # R2.7
    seen = sight_of_nuns(state)
    while led:
        if has(seen, state[CHILDREN + 4 * seat + lowest(led)]):
            state[CAUGHT] |= led & -led  # R5.6
        led &= led - 1


def settle(state: Ints) -> None:
    """R2.7: go on to the next decision, dropping without a word every step for which there is no move."""
    while True:
        if state[PHASE] == PHASE_KIDS:
            while state[STEPS]:
                if can_walk(state):
                    return
                state[STEPS] -= 1
            state[PHASE] = PHASE_NUN
            state[MOVABLE] = state[MUST_LEAVE] = 0
        if state[PHASE] != PHASE_NUN or can_move_nun(state):
            return
        end_turn(state)


def end_turn(state: Ints) -> None:
    """R6.3 first, then the next turn or (R10.1) the end."""
    state[SERVING] = 0
    if state[MINUTE] < TURNS:
        start_turn(state)
    else:
        end_game(state)


def end_game(state: Ints) -> None:
    # R10: nothing more to play
    state[PHASE] = PHASE_OVER
    state[FIRST_DECISION] = state[STEPS] = state[MOVABLE] = state[MUST_LEAVE] = state[CAUGHT] = 0


# --- what a move does ------------------------------------------------------------------------------------------------


def stay_or_leave(state: Ints, staying: int) -> None:
    """R5.5: who stays takes a coin and costs a step (R2.4); the others must leave."""
    seat = state[SEAT]
    state[MUST_LEAVE] = (state[ATTACKERS] >> (4 * seat) & 15) & ~staying
    state[MOVABLE] &= ~staying
    state[STEPS] = max(0, state[STEPS] - count(staying))
    state[PHASE] = PHASE_KIDS
    while staying:
        take_coin(state, child_in(state, state[VICTIMS], state[CHILDREN + 4 * seat + lowest(staying)]))
        staying &= staying - 1


def take_coin(state: Ints, victim: int) -> None:
    """R5.4: from the victim's player, who pays nothing if there is nothing."""
    if state[COINS + victim // 4]:
        state[COINS + victim // 4] -= 1
        state[COINS + state[SEAT]] += 1


def child_in(state: Ints, children: int, square: int) -> int:
    """Which of these children stands on a square; one does."""
    while state[CHILDREN + lowest(children)] != square:
        children &= children - 1
    return lowest(children)


def walk(state: Ints, piece: int, square: int) -> None:
    """R3: the child takes its step and ends on its square."""
    child = 4 * state[SEAT] + piece
    if state[MUST_LEAVE] >> piece & 1:
        end_fight(state, child)  # R5.8
    state[CHILDREN + child] = square
    state[STEPS] -= 1
    state[MOVABLE] &= ~(1 << piece)


def end_fight(state: Ints, attacker: int) -> int:
    """The fight is over; so are the duties that it brought (R5.5, R5.6). Returns the victim, who stands up."""
    victim = child_in(state, state[VICTIMS], state[CHILDREN + attacker])
    state[ATTACKERS] &= ~(1 << attacker)
    state[VICTIMS] &= ~(1 << victim)
    if attacker >> 2 == state[SEAT]:
        state[MUST_LEAVE] &= ~(1 << (attacker & 3))
        state[CAUGHT] &= ~(1 << (attacker & 3))
    return victim


def start_fight(state: Ints, piece: int, square: int) -> None:
    """R5.1: the mover leads, the other child is held down; R5.4: and pays."""
    victim = child_at(state, square)
    walk(state, piece, square)
    state[ATTACKERS] |= 1 << (4 * state[SEAT] + piece)
    state[VICTIMS] |= 1 << victim
    take_coin(state, victim)


def kiss(state: Ints, piece: int, square: int) -> None:
    """R8.2: the game ends at once; every other player gives two coins, or what they have."""
    walk(state, piece, square)
    state[KISS] = 1
    for payer in range(state[PLAYERS]):
        if payer != state[SEAT]:
            amount = min(KISS_COINS, state[COINS + payer])
            state[COINS + payer] -= amount
            state[COINS + state[SEAT]] += amount
    end_game(state)


def push_sets_after_leaving(state: Ints, child: int) -> tuple[Squares, Squares]:
    """R9.2: the room and the singles once a child has left its square; a fight it left is over."""
    here, fights, occupied = only(state[CHILDREN + child]), fight_squares(state), occupied_squares(state)
    if meet(here, fights):
        fights = without(fights, here)
    else:
        occupied = without(occupied, here)
    return room_in(state, occupied), singles_in(state, occupied, fights)


def break_up(state: Ints, piece: int, square: int, number: int, other: int) -> None:
    """R5.7: both are pushed, the attacker first; the victim stands up."""
    chain, length, victim_chain, victim_length = number, 1, other, 1
    if number >= FIRST_LONG_CHAIN or other >= FIRST_LONG_CHAIN:
        room, singles = push_sets_after_leaving(state, 4 * state[SEAT] + piece)
        chain, length = chain_of(state, number, square, room, singles)
        taken = squares_of_chain(state, square, chain, length)
        victim_chain, victim_length = chain_of(state, other, square, without(room, taken), without(singles, taken))
    attacker = child_in(state, state[ATTACKERS], square)
    walk(state, piece, square)
    victim = end_fight(state, attacker)
    state[CHILDREN + attacker] = make_room(state, square, chain, length)
    state[CHILDREN + victim] = make_room(state, square, victim_chain, victim_length)


def tell(state: Ints, piece: int, square: int, fight: int, number: int) -> None:
    """R7.1: the nun of that square is put on the fight; R7.3: of two, the lower-numbered."""
    chain, length = number, 1
    if number >= FIRST_LONG_CHAIN:
        room, singles = push_sets_after_leaving(state, 4 * state[SEAT] + piece)
        chain, length = chain_of(state, number, fight, without(room, only(square)), without(singles, only(square)))
    walk(state, piece, square)
    catch(state, 0 if state[NUNS] == square else 1, fight, chain, length)


def catch(state: Ints, nun: int, square: int, chain: int, length: int) -> None:
    """R6.1: a nun ends on a fight: the victim is pushed and stands up, the attacker goes into detention."""
    attacker = child_in(state, state[ATTACKERS], square)
    victim = end_fight(state, attacker)
    state[CHILDREN + attacker] = BOYS_IN + (attacker >> 1 & 1)
    state[DETAINED] |= 1 << attacker  # R6.2: for its owner's next whole turn
    if attacker >> 2 == state[SEAT]:
        state[MOVABLE] &= ~(1 << (attacker & 3))  # R2.5
    put_nun(state, nun, square)
    state[CHILDREN + victim] = make_room(state, square, chain, length)


def move_nun(state: Ints, nun: int, square: int, number: int) -> None:
    """R4.2: a nun ends on one piece: it is pushed (R9); on a fight: R6.1."""
    fights, occupied = fight_squares(state), without(occupied_squares(state), only(state[NUNS + nun]))
    chain, length = chain_of(state, number, square, room_in(state, occupied), singles_in(state, occupied, fights))
    if has(fights, square):
        catch(state, nun, square, chain, length)
        return
    there = make_room(state, square, chain, length)
    if state[NUNS + 1 - nun] == square:
        put_nun(state, 1 - nun, there)
    else:
        state[CHILDREN + child_at(state, square)] = there
    put_nun(state, nun, square)
