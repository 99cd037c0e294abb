"""What moves do, and how a game ends. Partner of `rules.apply`, with which it must agree to the letter.

`& 3` on a seat or colour changes nothing: it tells the compiler that the number is not negative.
"""

from __future__ import annotations

from preau.games.cerocle.fast.layout import (
    BANS,
    DRAWN,
    ENCIRCLED_OUT,
    EXCHANGES,
    NEUTRAL,
    OVER,
    OWN,
    PIECES,
    PLAYERS,
    QUIET,
    QUIET_LIMIT,
    SEAT,
    SPENT,
    TAKEN,
    TURN,
    WIDE,
)
from preau.games.cerocle.fast.lines import makes_five, spend_lines
from preau.games.cerocle.fast.outcome import colour_of, has_circle
from preau.games.cerocle.fast.tables import (
    COUNT,
    EXCHANGE_A,
    EXCHANGE_B,
    EXCHANGE_COUNT,
    FIRST_EXCHANGE,
    MOST_EXCHANGES,
    NEAR_HIGH,
    NEAR_LOW,
    PAIR_HIGH,
    PAIR_LOW,
    SPACES,
    WORD,
)
from preau.games.cerocle.rules.board import WHITE
from preau.games.cerocle.rules.options import HAND
from preau.games.fast.bits import count
from preau.games.fast.interface import Ints

INLINE = ("carry", "end_turn", "put")


def players(state: Ints) -> int:
    return state[PLAYERS]


def player(state: Ints) -> int:
    return state[SEAT]


def turn(state: Ints) -> int:
    return state[TURN]


def is_over(state: Ints) -> bool:
    return state[OVER] != 0


def colour_at(state: Ints, space: int) -> int:
    """The colour of the piece on a space, or -1."""
    word, bit = (0, 1 << space) if space < WORD else (1, 1 << (space - WORD))
    for colour in range(3):
        if state[PIECES + 2 * colour + word] & bit:
            return colour
    return -1


# --- what moves do ---------------------------------------------------------------------------------------------------


def apply_move(state: Ints, move: int) -> None:
    wide = state[WIDE]
    spaces = COUNT[wide]
    if move < spaces:
        place(state, move, colour_of(state, state[SEAT]), OWN)
    elif move < 2 * spaces:
        place(state, move - spaces, WHITE, NEUTRAL)
    elif move < (2 + spaces) * spaces:
        relocate(state, move // spaces - 2, move % spaces)
    elif move < FIRST_EXCHANGE[wide]:
        take(state, move - (2 + spaces) * spaces)
    else:
        at = wide * MOST_EXCHANGES + move - FIRST_EXCHANGE[wide]
        if EXCHANGE_A[at] < 0:
            give_up(state)
        else:
            exchange(state, EXCHANGE_A[at], EXCHANGE_B[at])


def place(state: Ints, space: int, colour: int, reserve: int) -> None:
    # C3.1
    before_low, before_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    put(state, space, colour, reserve)
    arrive(state, space, colour, before_low, before_high)


def put(state: Ints, space: int, colour: int, reserve: int) -> None:
    """C3.1, without what follows from it."""
    seat, held = state[SEAT] & 3, PIECES + 2 * (colour & 3)
    state[reserve + seat] -= 1
    if space < WORD:
        state[held] |= 1 << space
    else:
        state[held + 1] |= 1 << (space - WORD)
    state[BANS + seat] = -1  # C5.2: the player has acted again
    state[QUIET] = 0  # C7.2


def relocate(state: Ints, origin: int, goal: int) -> None:
    # C5.1
    colour = colour_at(state, origin)
    before_low, before_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    carry(state, colour, origin, goal)
    arrive(state, goal, colour, before_low, before_high)


def carry(state: Ints, colour: int, origin: int, goal: int) -> None:
    """C5.1, without what follows from it."""
    seat, held = state[SEAT] & 3, PIECES + 2 * (colour & 3)
    if origin < WORD:
        state[held] ^= 1 << origin
    else:
        state[held + 1] ^= 1 << (origin - WORD)
    if goal < WORD:
        state[held] ^= 1 << goal
    else:
        state[held + 1] ^= 1 << (goal - WORD)
    for other in range(4):
        if state[BANS + other] >> 7 == origin:
            state[BANS + other] = -1  # C5.2: its piece has left
    state[BANS + seat] = goal << 7 | origin  # C5.2: no one may go back
    state[QUIET] += 1  # C7.2


def take(state: Ints, space: int) -> None:
    # C6.1, C6.2, C6.5
    seat, seats = state[SEAT], state[PLAYERS]
    state[TAKEN + seat] += 1 << (4 * colour_at(state, space))
    at = state[WIDE] * SPACES + space
    low, high = NEAR_LOW[at], NEAR_HIGH[at]
    for colour in range(3 if seats == 3 else 2):
        back = count(state[PIECES + 2 * colour] & low) + count(state[PIECES + 2 * colour + 1] & high)
        deal(state, OWN, back, colour, HAND if seats == 4 else 64)  # C6.4
    if seats != 3 and not state[ENCIRCLED_OUT]:  # C6.3: to the mover's opponents
        back = count(state[PIECES + 4] & low) + count(state[PIECES + 5] & high)
        deal(state, NEUTRAL, back, 1 - colour_of(state, seat), 64)
    if space < WORD:
        low |= 1 << space
    else:
        high |= 1 << (space - WORD)
    for colour in range(3):
        state[PIECES + 2 * colour] &= ~low
        state[PIECES + 2 * colour + 1] &= ~high
    lift_bans(state, low, high)
    state[BANS + seat] = -1  # C5.2: the player has acted again
    state[QUIET] = 0  # C7.2
    end_turn(state)  # C6.6: no line, no circle


def exchange(state: Ints, a: int, b: int) -> None:
    # C4.3
    low = (1 << a if a < WORD else 0) | (1 << b if b < WORD else 0)
    high = (1 << (a - WORD) if a >= WORD else 0) | (1 << (b - WORD) if b >= WORD else 0)
    mine = colour_of(state, state[SEAT])
    before_low, before_high = state[PIECES + 2 * mine], state[PIECES + 2 * mine + 1]
    for colour in range(3):
        held = PIECES + 2 * colour
        if state[held] & low or state[held + 1] & high:
            state[held] ^= low
            state[held + 1] ^= high
    lift_bans(state, low, high)  # both have left
    state[EXCHANGES] -= 1
    winner = circle_of_any(state, a)
    other = circle_of_any(state, b)
    if other >= 0 and (winner < 0 or sooner(state, other, winner)):
        winner = other
    if winner >= 0:
        end_game(state, winner + 1)
        return
    arrival = a if colour_at(state, a) == mine else b  # C4.6: only the mover's lines count
    if colour_at(state, arrival) == mine and has_line(state, arrival, mine):  # C4.4: they give further exchanges
        spend_lines(state, arrival, mine, before_low, before_high)
    if not state[EXCHANGES]:
        give_up(state)


# --- what follows an action ------------------------------------------------------------------------------------------


def arrive(state: Ints, space: int, colour: int, before_low: int, before_high: int) -> None:
    """What a piece that has come to a space brings about; what its colour held before tells which lines are new."""
    if colour == WHITE or state[PLAYERS] == 3:
        winner = circle_of_any(state, space)  # C2.2: it may be somebody's joker
    else:
        winner = colour if has_circle(state, space, colour) else -1
    if winner >= 0:
        end_game(state, winner + 1)  # C4.7: a circle first
        return
    if colour == colour_of(state, state[SEAT]) and has_line(state, space, colour):
        spend_lines(state, space, colour, before_low, before_high)
        if state[EXCHANGES]:
            if not has_pair_at(state, space, colour) and not has_pair(state):
                give_up(state)  # C4.5: they lapse
            return
    end_turn(state)


def circle_of_any(state: Ints, space: int) -> int:
    """C2.4: the colour that wins by a circle through a space: the mover's, or the first in turn order; or -1."""
    seats = state[PLAYERS]
    for step in range(2 if seats == 4 else seats):
        colour = colour_of(state, (state[SEAT] + step) % seats)
        if has_circle(state, space, colour):
            return colour
    return -1


def sooner(state: Ints, colour: int, other: int) -> bool:
    """C2.4: whether a colour comes before another in turn order, from the mover on."""
    colours = 3 if state[PLAYERS] == 3 else 2
    mine = colour_of(state, state[SEAT])
    return (colour - mine) % colours < (other - mine) % colours


def has_line(state: Ints, space: int, colour: int) -> bool:
    """C4.1: whether a colour has a line through a space."""
    low, high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    return count(low) + count(high) >= 5 and makes_five(state[WIDE], space, low, high)


def has_pair_at(state: Ints, space: int, colour: int) -> bool:
    """C4.3: whether a piece of that colour on a space has a neighbour of another."""
    at = state[WIDE] * SPACES + space
    low = state[PIECES] | state[PIECES + 2] | state[PIECES + 4]
    high = state[PIECES + 1] | state[PIECES + 3] | state[PIECES + 5]
    own_low, own_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    return (NEAR_LOW[at] & low & ~own_low | NEAR_HIGH[at] & high & ~own_high) != 0


def is_pair(state: Ints, number: int) -> bool:
    """C4.3: whether on the two spaces of an exchange there are pieces of different colours."""
    at = state[WIDE] * MOST_EXCHANGES + number
    low, high = PAIR_LOW[at], PAIR_HIGH[at]
    same = 0
    for colour in range(3):
        missing = low & ~state[PIECES + 2 * colour] | high & ~state[PIECES + 2 * colour + 1]
        same += missing == 0
    empty = low & ~(state[PIECES] | state[PIECES + 2] | state[PIECES + 4])
    empty |= high & ~(state[PIECES + 1] | state[PIECES + 3] | state[PIECES + 5])
    return same == 0 and empty == 0


def has_pair(state: Ints) -> bool:
    """C4.3: whether two neighbouring pieces of different colours are on the board."""
    for i in range(EXCHANGE_COUNT[state[WIDE]]):
        if is_pair(state, i):
            return True
    return False


def give_up(state: Ints) -> None:
    # C4.5: no exchange in hand any more
    clear_exchanges(state)
    end_turn(state)


def end_turn(state: Ints) -> None:
    if state[QUIET_LIMIT] and state[QUIET] >= state[QUIET_LIMIT]:
        end_game(state, DRAWN)  # C7.2
        return
    seat = state[SEAT] + 1
    state[SEAT] = seat if seat < state[PLAYERS] else 0  # C1.4
    state[TURN] += 1


def clear_exchanges(state: Ints) -> None:
    state[EXCHANGES] = 0
    for i in range(6):
        state[SPENT + i] = 0


def end_game(state: Ints, over: int) -> None:
    # C2.3, C7.1, C7.2
    clear_exchanges(state)
    state[OVER] = over


def lift_bans(state: Ints, low: int, high: int) -> None:
    """C5.2: a ban is gone as soon as its piece has left its space."""
    for seat in range(state[PLAYERS]):
        origin = state[BANS + seat] >> 7
        if origin >= 0 and (low >> origin if origin < WORD else high >> (origin - WORD)) & 1:
            state[BANS + seat] = -1


def deal(state: Ints, reserve: int, pieces: int, colour: int, limit: int) -> None:
    """C6.2, C6.4: pieces go to who plays the colour, one by one in turn order, the mover last; not over the limit."""
    seats, seat = state[PLAYERS], state[SEAT]
    if seats != 4:  # each colour has one player
        state[reserve + colour] += pieces
        return
    while pieces:
        seat = (seat + 1) % seats
        if colour_of(state, seat) == colour and state[reserve + seat] < limit:
            state[reserve + seat] += 1
            pieces -= 1
