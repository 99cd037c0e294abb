"""Random games at the usual table: two players, side 5, relocating one's own and neutral pieces (C5.1).

As `any_table.play_on`, with all that changes from turn to turn in variables of its own, which the compiler keeps at
hand. After each turn they are swapped: *mine* is always who moves.
"""

from __future__ import annotations

from preau.games.cerocle.fast.layout import (
    BANS,
    NEUTRAL,
    OWN,
    OWN_OR_NEUTRAL,
    PIECES,
    PLAYERS,
    QUIET,
    QUIET_LIMIT,
    RELOCATE,
    SEAT,
    TAKEN,
    TURN,
    WIDE,
)
from preau.games.cerocle.fast.rules import arrive, end_turn, take
from preau.games.cerocle.fast.tables import AT_FIVE_LOW, AT_RING_LOW, LOW, SMALL, THROUGH_FIVES, THROUGH_RINGS
from preau.games.cerocle.rules.board import WHITE
from preau.games.fast.bits import HALF, count, lowest, next_seed, pick
from preau.games.fast.interface import Ints

FREE, MINE, THEIRS, NEUTRALS = 0, 100, 160, 220  # where lists of spaces lie

INLINE = ("closes", "closes_own", "closes_ring", "follow_up", "move_on", "place_on", "play_usually")


def is_usual(state: Ints) -> bool:
    return state[PLAYERS] == 2 and not state[WIDE] and state[RELOCATE] == OWN_OR_NEUTRAL


def play_usually(state: Ints, lists: Ints, rng: Ints, most: int) -> int:
    """So many decisions at most, until the game is over, a line is made, a piece is taken or there is none to place."""
    if state[OWN + state[SEAT]] or state[NEUTRAL + state[SEAT]]:
        return place_on(state, lists, rng, most)
    return move_on(state, lists, rng, most)


def place_on(state: Ints, lists: Ints, rng: Ints, most: int) -> int:
    """C3.1: placements, until one makes a circle or a line or the mover has nothing left to place."""
    seat = state[SEAT] & 1
    mine, theirs, white = state[PIECES + 2 * seat], state[PIECES + 2 - 2 * seat], state[PIECES + 4]
    own, their_own = state[OWN + seat], state[OWN + 1 - seat]
    neutral, their_neutral = state[NEUTRAL + seat], state[NEUTRAL + 1 - seat]
    free = list_word(LOW & ~(mine | theirs | white), lists, FREE)
    made, colour, space, seed = 0, -1, 0, rng[0]
    while (neutral or (own and their_neutral)) and made < most:
        made += 1
        seed = next_seed(seed)
        chosen = pick(seed, 2 * free if own and neutral else free)
        is_own = 1 if own > 0 and chosen < free else 0
        chosen -= free if chosen >= free else 0
        space = lists[FREE + chosen & SMALL]
        free -= 1
        lists[FREE + chosen & SMALL] = lists[FREE + free & SMALL]
        mine |= is_own << space
        white |= 1 - is_own << space
        own -= is_own
        neutral -= 1 - is_own
        # C2.2, C4.1: whatever there is to make takes five of a colour, and many games are not that far yet
        if (count(mine) >= 5 or count(theirs) >= 5) and closes(space, mine, theirs, white):
            colour = seat if is_own else WHITE
            break
        seat = 1 - seat
        mine, theirs = theirs, mine
        own, their_own = their_own, own
        neutral, their_neutral = their_neutral, neutral
    while colour < 0 and own and made < most:  # as above, and simpler: nobody has a neutral left
        made += 1
        seed = next_seed(seed)
        chosen = pick(seed, free)
        space = lists[FREE + chosen & SMALL]
        free -= 1
        lists[FREE + chosen & SMALL] = lists[FREE + free & SMALL]
        mine |= 1 << space
        own -= 1
        if closes_own(space, mine, white):
            colour = seat
            break
        seat = 1 - seat
        mine, theirs, own, their_own = theirs, mine, their_own, own
    rng[0] = seed
    state[PIECES + 2 * seat], state[PIECES + 2 - 2 * seat], state[PIECES + 4] = mine, theirs, white
    state[OWN + seat], state[OWN + 1 - seat] = own, their_own
    state[NEUTRAL + seat], state[NEUTRAL + 1 - seat] = neutral, their_neutral
    state[QUIET] = 0  # C7.2
    last = seat if colour >= 0 else 1 - seat
    state[BANS + last] = -1  # C5.2: the player has acted again
    if made > 1:
        state[BANS + 1 - last] = -1
    state[SEAT] = seat
    state[TURN] += made
    follow_up(state, colour, space, 1 << space)
    return made


def move_on(state: Ints, lists: Ints, rng: Ints, most: int) -> int:
    """C3.2: relocations, until one makes a circle or a line, or a piece is taken, or the mover has some to place."""
    seat = state[SEAT] & 1
    mine, theirs, white = state[PIECES + 2 * seat], state[PIECES + 2 - 2 * seat], state[PIECES + 4]
    held, whites, at, their_at = list_word(mine, lists, MINE), list_word(white, lists, NEUTRALS), MINE, THEIRS
    free = list_word(LOW & ~(mine | theirs | white), lists, FREE)
    if state[QUIET_LIMIT]:  # C7.2
        most = min(most, max(1, state[QUIET_LIMIT] - state[QUIET]))
    if state[OWN + 1 - seat] or state[NEUTRAL + 1 - seat]:
        most = 1  # the next player has some to place
    else:
        list_word(theirs, lists, THEIRS)  # as many as mine: all pieces of both are on the board (C1.3, C6.2)
    ban, their_ban = state[BANS + seat], state[BANS + 1 - seat]
    made, colour, space, change, taken, seed = 0, -1, 0, 0, -1, rng[0]
    while made < most:
        seed = next_seed(seed)
        scaled = (seed >> 31) * (held + whites)  # its high half chooses a piece, the low half where to, or to take it
        piece, goal = scaled >> 31, (scaled & HALF) * (free + 1) >> 31
        if goal == free:
            if piece >= whites or state[TAKEN + seat] >> 8 >= 4:
                continue  # so that each move is as likely as any other
            taken = lists[NEUTRALS + piece]
            break
        is_own = 1 if piece < held else 0
        piece += at if is_own else NEUTRALS - held
        origin, space = lists[piece & SMALL], lists[FREE + goal & SMALL]
        if origin << 7 | space == ban or origin << 7 | space == their_ban:
            continue  # C5.2: no take-back
        lists[piece & SMALL], lists[FREE + goal & SMALL] = space, origin
        made += 1
        change = 1 << origin | 1 << space
        mine ^= change & -is_own
        white ^= change & is_own - 1
        ban = space << 7 | origin  # C5.2
        their_ban = -1 if their_ban >> 7 == origin else their_ban
        if closes(space, mine, theirs, white):
            colour = seat if is_own else WHITE
            break
        seat = 1 - seat
        mine, theirs, at, their_at, ban, their_ban = theirs, mine, their_at, at, their_ban, ban
    rng[0] = seed
    state[PIECES + 2 * seat], state[PIECES + 2 - 2 * seat], state[PIECES + 4] = mine, theirs, white
    state[BANS + seat], state[BANS + 1 - seat] = ban, their_ban
    state[QUIET] += made  # C7.2
    state[SEAT] = seat
    state[TURN] += made
    if taken >= 0:
        take(state, taken)
        made += 1
    else:
        follow_up(state, colour, space, change)
    return made


def follow_up(state: Ints, colour: int, space: int, change: int) -> None:
    """What a last turn, counted already, brings about: a circle or a line of a colour, if it is one, or a draw.

    Unless a colour has something, it is the next player's turn already.
    """
    if colour >= 0:
        state[TURN] -= 1
        arrive(state, space, colour, state[PIECES + 2 * colour] ^ change, 0)
    elif state[QUIET_LIMIT] and state[QUIET] >= state[QUIET_LIMIT]:  # C7.2
        state[TURN] -= 1
        state[SEAT] ^= 1
        end_turn(state)


def closes(space: int, mine: int, theirs: int, white: int) -> bool:
    """Whether a piece just arrived has made anybody's circle (C2.2), or is in a line of the mover's (C4.1).

    Whose it is, is not asked: that is chance, which a processor cannot foresee. Nor does it matter, since the mover's
    own never joins their circle, nor a neutral a line.
    """
    return closes_own(space, mine, white) | closes_ring(space, theirs, white)


def closes_own(space: int, mine: int, white: int) -> bool:
    """Whether a colour has a circle (C2.2) or a line (C4.1) through a space."""
    fives, found = space * THROUGH_FIVES & SMALL, closes_ring(space, mine, white)
    for i in range(THROUGH_FIVES):
        found |= AT_FIVE_LOW[fives + i] & ~mine == 0
    return found


def closes_ring(space: int, held: int, white: int) -> bool:
    """C2.2: whether a colour that holds so much has a circle through a space."""
    rings, found = space * THROUGH_RINGS & SMALL, False
    for i in range(THROUGH_RINGS):
        missing = AT_RING_LOW[rings + i] & ~held  # at most one, and that a joker
        found |= missing & (missing - 1 | ~white) == 0
    return found


def list_word(word: int, lists: Ints, first: int) -> int:
    """Write a set of spaces as a list, and say how many there are."""
    at = first
    while word:
        lists[at] = lowest(word)
        at += 1
        word &= word - 1
    return at - first
