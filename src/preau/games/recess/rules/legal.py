"""The legal moves of each decision, in the order of their texts. Partner of `fast.moves`."""

from __future__ import annotations

from functools import cache, lru_cache

from preau.games.recess.rules.board import BIT, NAMES, SAFE, squares_in_column, squares_of
from preau.games.recess.rules.pushes import PushSets, chains_of_one
from preau.games.recess.rules.state import PASS, Move, RecessState, fights_led, sight_of_nuns
from preau.games.recess.text.notation import move_text

# The first squares of the columns that three steps from a place can reach.
NEAR_COLUMNS = tuple(
    range(max(0, column - 3) * 12, min(12, column + 4) * 12, 12) for column in [*(s // 12 for s in range(144)), 0, 11]
)


# --- stay or leave ---------------------------------------------------------------------------------------------------


def legal_stays(state: RecessState) -> list[Move]:
    """R5.5: which fights to stay in; there must be a step left for each child that leaves (so R5.9 holds of itself)."""
    led = [fight.square for fight in fights_led(state.fights, state.seat)]
    steps = len(state.steps)
    found = []
    for choice in range(1 << len(led)):
        staying = tuple(square for place, square in enumerate(led) if choice >> place & 1)
        if len(led) - len(staying) <= max(0, steps - len(staying)):  # R2.4: each that stays removes a step
            found.append(Move("stay", stays=staying))
    found.sort(key=move_text)
    return [PASS, *found] if not state.caught else found  # R2.3: caught in the act, one may not pass


# --- children --------------------------------------------------------------------------------------------------------


class MoveSets:
    """What the children's moves of one decision are read from."""

    __slots__ = ("boys", "empty", "fights", "girls", "nuns", "occupied", "others", "seen", "setup")

    def __init__(self, state: RecessState) -> None:
        self.setup = setup = state.setup
        first, second = state.nuns
        self.seen = sight_of_nuns(state)
        self.nuns = BIT[first] | BIT[second]
        self.fights = fights = fight_squares(state)
        children = state.children
        mine = state.seat * 4
        self.boys = (BIT[children[mine]] | BIT[children[mine + 1]]) & ~fights
        self.girls = (BIT[children[mine + 2]] | BIT[children[mine + 3]]) & ~fights
        others = 0
        for place in children[:mine]:
            others |= BIT[place]
        for place in children[mine + 4 :]:
            others |= BIT[place]
        self.others = others & setup.yard.open & ~fights
        self.occupied = others | self.boys | self.girls | fights | self.nuns
        self.empty = setup.yard.open & ~self.occupied


def fight_squares(state: RecessState) -> int:
    """The squares with a fight on them."""
    found = 0
    for fight in state.fights:
        found |= BIT[fight.square]
    return found


def occupied_squares(state: RecessState) -> int:
    """All squares with a piece on them."""
    found = BIT[state.nuns[0]] | BIT[state.nuns[1]]
    for place in state.children:
        found |= BIT[place]
    return found


def movers(state: RecessState) -> int:
    """R5.5: while no more steps are left than children that still have to leave, only those may move."""
    if state.must_leave.bit_count() >= len(state.steps) and state.must_leave:
        return state.must_leave
    return state.movable


def legal_walks(state: RecessState) -> list[Move]:
    """R2.2: what the children may do with the step at hand; nothing if no child can move."""
    move_sets = MoveSets(state)
    moving = movers(state)
    found: list[Move] = []
    for piece in range(4):
        if moving >> piece & 1:
            list_moves_of_child(state, move_sets, piece, found)
    return found


def list_moves_of_child(state: RecessState, move_sets: MoveSets, piece: int, found: list[Move]) -> None:
    """R3: all that one child may do with the step at hand, in the order of the signs ! * - / x."""
    setup = move_sets.setup
    start = state.children[state.seat * 4 + piece]
    here = BIT[start]
    fights = move_sets.fights
    reach = setup.yard.reach[state.steps[0]][start]  # R3.1
    if here & fights:  # R5.5: it leaves, so it ends elsewhere (R3.3)
        reach &= ~here
        fights ^= here
        empty = move_sets.empty
    else:
        empty = move_sets.empty | here & setup.yard.open
    kisses = reach & (move_sets.boys if piece >= 2 else move_sets.girls) & ~move_sets.seen  # R8.1
    if fights and (nuns := reach & move_sets.nuns & (-1 if setup.safe_telling else ~SAFE)):  # R7.1, R7.2
        found += tellings(move_sets, piece, here, fights, nuns)
    if kisses:
        found += [Move("*", piece, square) for square in squares_of(kisses)]
    quiet = reach & (empty | SAFE) & ~kisses  # R3.4, R3.5; R5.3: one's own child is no empty square
    for column in NEAR_COLUMNS[start]:
        if bits := quiet >> column & 0xFFF:
            found += walks_in_column(piece, column, bits)
    if broken := reach & fights:
        found += break_ups(move_sets, piece, here, fights, broken)
    if fought := reach & move_sets.others & ~move_sets.seen:  # R5.1, R5.2
        found += [Move("x", piece, square) for square in squares_of(fought)]


@cache
def walks_in_column(piece: int, column: int, bits: int) -> tuple[Move, ...]:
    """Plain walks of a child to the squares of a column pattern."""
    return tuple(Move("-", piece, square) for square in squares_in_column(column, bits))


def push_sets_after_leaving(move_sets: MoveSets, here: int, fights: int) -> PushSets:
    """R9.2: the mover has left its square; a fight it left is over, and its victim stands there alone."""
    gone = here if fights == move_sets.fights else 0
    return PushSets(move_sets.setup, move_sets.occupied & ~gone, fights)


def in_sign_order(squares: int) -> list[int]:
    """Squares in the order of texts where a sign follows the name: a10, a11, a12, a1, a2."""
    return sorted(squares_of(squares), key=lambda square: NAMES[square] + ">")


def tellings(move_sets: MoveSets, piece: int, here: int, fights: int, nuns: int) -> list[Move]:
    """R7.1: tell a nun of one fight, whose victim must have somewhere to go (R9.4)."""
    push_sets = push_sets_after_leaving(move_sets, here, fights)
    found = []
    for nun in in_sign_order(nuns):
        # The nun has left an open square, but the child that tells stands there now and keeps it (R9.4).
        for fight in in_sign_order(fights):
            found += [Move("!", piece, nun, fight, chain) for chain in push_sets.chains(fight, BIT[nun])]
    return found


def break_ups(move_sets: MoveSets, piece: int, here: int, fights: int, broken: int) -> list[Move]:
    """R5.7: break up a fight; the attacker's chain first, then the victim's, which shares no square with it."""
    push_sets = push_sets_after_leaving(move_sets, here, fights)
    found: list[Move] = []
    for square in in_sign_order(broken):
        near = push_sets.around[square] & push_sets.room
        if near.bit_count() >= 2:
            found += simple_break_ups(piece, square, near)
            continue
        for chain in push_sets.chains(square, 0):
            taken = 0
            for step in chain:
                taken |= BIT[step]
            found += [Move("/", piece, square, -1, chain, victims) for victims in push_sets.chains(square, taken)]
    return found


@lru_cache(maxsize=4096)
def simple_break_ups(piece: int, square: int, near: int) -> tuple[Move, ...]:
    """R5.7 where two or more neighbours are free: any two different ones."""
    chains = chains_of_one(near)
    return tuple(
        Move("/", piece, square, -1, attackers, victims)
        for attackers in chains
        for victims in chains
        if attackers != victims
    )


# --- nuns ------------------------------------------------------------------------------------------------------------


def legal_nun_moves(state: RecessState) -> list[Move]:
    """R4.1: where a nun may go; while R5.6 binds, only onto a fight she caught."""
    if state.caught and (bound := duty_moves(state)):
        return bound
    return nun_moves(state, state.setup.yard.free)


def duty_moves(state: RecessState) -> list[Move]:
    """R5.6: the moves of nuns onto caught fights that they see now; none if the duty does not bind."""
    caught = 0
    for square in state.caught:
        caught |= BIT[square]
    return nun_moves(state, caught)


def nun_moves(state: RecessState, goals: int) -> list[Move]:
    """R4.1, R4.2: each nun along her lines to these goals, with the chains of whoever is pushed there."""
    setup = state.setup
    fights = fight_squares(state)
    occupied = occupied_squares(state)
    found: list[Move] = []
    for nun, start in enumerate(state.nuns):
        reach = setup.yard.lines[start] & goals
        crowded = reach & occupied & setup.yard.open
        push_sets = PushSets(setup, occupied & ~BIT[start], fights)  # R9.2: she has left her square
        for column in range(0, 144, 12):
            if bits := reach >> column & 0xFFF:
                if pushed := crowded >> column & 0xFFF:
                    for square in in_text_order(column, bits, pushed & 1):
                        chains = push_sets.chains(square, 0) if crowded & BIT[square] else ((),)
                        found += [Move("N", nun + 4, square, -1, chain) for chain in chains]
                else:
                    found += nun_walks_in_column(nun + 4, column, bits)
    return found


@cache
def in_text_order(column: int, bits: int, signed: int) -> tuple[int, ...]:
    """The squares of a column pattern, as texts have them: a1, a10, a2; if the first is `signed`, a10, a1>, a2."""
    squares = squares_in_column(column, bits)
    return tuple(sorted(squares, key=lambda square: NAMES[square] + ">" * (signed and square == column)))


@cache
def nun_walks_in_column(piece: int, column: int, bits: int) -> tuple[Move, ...]:
    """Plain nun moves to the squares of a column pattern."""
    return tuple(Move("N", piece, square) for square in squares_in_column(column, bits))
