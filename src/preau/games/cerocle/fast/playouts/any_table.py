"""Random games at any table.

Which spaces are free, and which each colour holds, is kept in lists that change by an entry or two a move. Only when
pieces are taken (C6.2) are they made anew. Every legal move is as likely as any other.
"""

from __future__ import annotations

from preau.games.cerocle.fast.layout import (
    ANY_PIECE,
    BANS,
    DRAWN,
    EXCHANGES,
    FAIR,
    NEUTRAL,
    OVER,
    OWN,
    OWN_OR_NEUTRAL,
    PIECES,
    PLAYERS,
    RELOCATE,
    SEAT,
    TAKEN,
    WIDE,
)
from preau.games.cerocle.fast.lines import makes_five
from preau.games.cerocle.fast.moves import is_first_piece, legal, takeable
from preau.games.cerocle.fast.outcome import colour_of, fills_ring
from preau.games.cerocle.fast.playouts.two_players import FREE, is_usual, list_word, play_usually
from preau.games.cerocle.fast.rules import (
    apply_move,
    arrive,
    carry,
    end_turn,
    exchange,
    give_up,
    is_pair,
    put,
    take,
)
from preau.games.cerocle.fast.tables import (
    ALL_HIGH,
    ALL_LOW,
    EXCHANGE_A,
    EXCHANGE_B,
    EXCHANGE_COUNT,
    MOST_EXCHANGES,
    WORD,
)
from preau.games.cerocle.rules.board import WHITE
from preau.games.fast.bits import draw, lowest, next_seed, pick
from preau.games.fast.interface import Ints

HELD = 100  # where the lists lie: from FREE on the empty spaces, then the pieces of each colour
STRIDE = 64  # no colour has more pieces than that; a power of two divides fast
HOW_MANY = 300  # pieces of each colour
LONGEST_DECISIONS = 3000  # a game without a limit on quiet turns (C7.2) that goes on longer counts as drawn

INLINE = ("has_enough", "is_eventful", "count_movable", "find_movable", "count_takings", "is_banned")


def playout(state: Ints, lists: Ints, rng: Ints) -> int:
    made = 0
    while not state[OVER] and made < LONGEST_DECISIONS:
        if state[EXCHANGES]:
            exchange_at_random(state, rng)
            made += 1
        elif state[FAIR] and is_first_piece(state):
            apply_move(state, lists[draw(rng, legal(state, lists))])
            made += 1
        elif is_usual(state):
            made += play_usually(state, lists, rng, LONGEST_DECISIONS - made)
        else:
            made += play_on(state, lists, rng, LONGEST_DECISIONS - made)
    if not state[OVER]:
        state[OVER] = DRAWN
    return made


def exchange_at_random(state: Ints, rng: Ints) -> None:
    """C4.3, C4.5: one exchange, or `done`."""
    wide = state[WIDE]
    number = draw(rng, EXCHANGE_COUNT[wide])
    while EXCHANGE_A[wide * MOST_EXCHANGES + number] >= 0 and not is_pair(state, number):
        number = draw(rng, EXCHANGE_COUNT[wide])
    a, b = EXCHANGE_A[wide * MOST_EXCHANGES + number], EXCHANGE_B[wide * MOST_EXCHANGES + number]
    if a < 0:
        give_up(state)
    else:
        exchange(state, a, b)


def play_on(state: Ints, lists: Ints, rng: Ints, most: int) -> int:
    """So many decisions at most, until the game is over, a line is made or a piece is taken."""
    free, made, seed = list_board(state, lists), 0, rng[0]
    while not (state[OVER] or state[EXCHANGES]) and made < most:
        seat = state[SEAT] & 3
        colour = colour_of(state, seat) & 3
        own, neutral = state[OWN + seat], state[NEUTRAL + seat]
        if own or neutral:  # C3.1
            seed = next_seed(seed)
            chosen, reserve = pick(seed, 2 * free if own and neutral else free), OWN
            if chosen >= free or not own:
                chosen = chosen - free if own else chosen
                colour, reserve = WHITE, NEUTRAL
            space = lists[FREE + chosen]
            free -= 1
            lists[FREE + chosen] = lists[FREE + free]
            lists[HELD + STRIDE * colour + lists[HOW_MANY + colour]] = space
            lists[HOW_MANY + colour] += 1
            before_low, before_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
            put(state, space, colour, reserve)
        else:  # C3.2
            pieces = count_movable(state, lists, colour)
            takings = count_takings(state, lists)
            seed = next_seed(seed)
            chosen = pick(seed, pieces * free + takings)
            if chosen >= pieces * free:
                list_set(takeable(state, 0), takeable(state, 1), lists, FREE)
                take(state, lists[FREE + chosen - pieces * free])
                made += 1
                break
            seed = next_seed(seed)
            piece = pick(seed, pieces)
            seed = next_seed(seed)
            goal = pick(seed, free)
            at = find_movable(state, lists, colour, piece)
            colour = (at - HELD) // STRIDE
            origin, space = lists[at], lists[FREE + goal]
            if is_banned(state, origin, space):
                continue
            lists[at], lists[FREE + goal] = space, origin
            before_low, before_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
            carry(state, colour, origin, space)
        if has_enough(lists) and is_eventful(state, space, colour):
            arrive(state, space, colour, before_low, before_high)
        else:
            end_turn(state)
        made += 1
    rng[0] = seed
    return made


def has_enough(lists: Ints) -> bool:
    """C2.2, C4.1: whether any colour has the five pieces that a circle or a line takes."""
    return lists[HOW_MANY] >= 5 or lists[HOW_MANY + 1] >= 5 or lists[HOW_MANY + 2] >= 5


def is_eventful(state: Ints, space: int, colour: int) -> bool:
    """Whether a piece just arrived might complete a circle or a line: no less often than it does, and quick to say."""
    if state[WIDE]:
        return is_eventful_wide(state, space, colour)
    if colour == WHITE and state[PLAYERS] != 3:  # C2.2: five of a colour, and this one as their joker
        here = 1 << space
        return fills_ring(0, space, state[PIECES] | here, 0) or fills_ring(0, space, state[PIECES + 2] | here, 0)
    own = state[PIECES + 2 * (colour & 3)]
    filled = own | state[PIECES + 4]
    if state[PLAYERS] == 3:
        filled |= state[PIECES] | state[PIECES + 2]
    return fills_ring(0, space, filled, 0) or makes_five(0, space, own, 0)


def is_eventful_wide(state: Ints, space: int, colour: int) -> bool:
    own_low, own_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    low = state[PIECES] | state[PIECES + 2] | state[PIECES + 4]
    high = state[PIECES + 1] | state[PIECES + 3] | state[PIECES + 5]
    return fills_ring(1, space, low, high) or makes_five(1, space, own_low, own_high)


def count_movable(state: Ints, lists: Ints, colour: int) -> int:
    """C5.1: how many pieces the mover may relocate, as `movable`."""
    if state[RELOCATE] == ANY_PIECE:
        return lists[HOW_MANY] + lists[HOW_MANY + 1] + lists[HOW_MANY + 2]
    if state[RELOCATE] == OWN_OR_NEUTRAL and state[PLAYERS] != 3:
        return lists[HOW_MANY + colour] + lists[HOW_MANY + WHITE]
    return lists[HOW_MANY + colour]


def find_movable(state: Ints, lists: Ints, colour: int, number: int) -> int:
    """Where in the lists a piece lies that the mover may relocate, by its number: own pieces come first."""
    if number < lists[HOW_MANY + colour]:
        return HELD + STRIDE * colour + number
    number -= lists[HOW_MANY + colour]
    if state[RELOCATE] == OWN_OR_NEUTRAL:
        return HELD + STRIDE * WHITE + number
    first = 0 if colour else 1
    if number < lists[HOW_MANY + first]:
        return HELD + STRIDE * first + number
    return HELD + STRIDE * (3 - colour - first) + number - lists[HOW_MANY + first]


def count_takings(state: Ints, lists: Ints) -> int:
    """C6.1, C6.5: how many pieces the mover may take, as `takeable`."""
    taken = state[TAKEN + state[SEAT]]
    if state[PLAYERS] != 3:
        return lists[HOW_MANY + WHITE] if (taken >> 8) < (4 if state[PLAYERS] == 2 else 2) else 0
    takings = 0
    for colour in range(3):
        if state[SEAT] != colour and not taken >> (4 * colour) & 15:
            takings += lists[HOW_MANY + colour]
    return takings


def is_banned(state: Ints, origin: int, goal: int) -> bool:
    """C5.2: no take-back."""
    way = origin << 7 | goal
    return state[BANS] == way or state[BANS + 1] == way or state[BANS + 2] == way or state[BANS + 3] == way


def list_board(state: Ints, lists: Ints) -> int:
    """Write the pieces of each colour and the empty spaces as lists, and say how many of these there are."""
    for colour in range(3):
        held = list_set(state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1], lists, HELD + STRIDE * colour)
        lists[HOW_MANY + colour] = held
    low = ALL_LOW[state[WIDE]] & ~(state[PIECES] | state[PIECES + 2] | state[PIECES + 4])
    high = ALL_HIGH[state[WIDE]] & ~(state[PIECES + 1] | state[PIECES + 3] | state[PIECES + 5])
    return list_set(low, high, lists, FREE)


def list_set(low: int, high: int, lists: Ints, first: int) -> int:
    """Write a set of spaces as a list, and say how many there are."""
    at = first + list_word(low, lists, first)
    while high:
        lists[at] = WORD + lowest(high)
        at += 1
        high &= high - 1
    return at - first
