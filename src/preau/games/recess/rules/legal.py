"""The legal moves of each decision, in the order of their texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from preau.games.recess.position import CHILDREN, Fight, RecessPosition
from preau.games.recess.rules.board import BIT, BOARD_RANK, NAMES, SAFE, in_column, squares_of
from preau.games.recess.rules.pushes import PushChain, PushSets, occupied, single_ways, way_text


class Move(NamedTuple):
    """One decision. `kind` is the sign that writes it; `piece` a child (0 … 3) or a nun (4, 5)."""

    kind: str  # - walk, x fight, * kiss, / break up, ! tell, N nun, pass, skip, stay
    piece: int = -1
    square: int = -1
    fight: int = -1  # told of
    way: PushChain = ()  # of the piece pushed (first); with `stay`, the squares of the fights
    other: PushChain = ()  # of a victim, when a fight is broken up


PASS, SKIP = Move("pass"), Move("skip")

# The first squares of the columns that three steps from a place can reach.
NEAR_COLUMNS = tuple(
    range(max(0, column - 3) * 12, min(12, column + 4) * 12, 12) for column in [*(s // 12 for s in range(144)), 0, 11]
)


@cache
def move_text(move: Move) -> str:
    """The canonical text of a move."""
    kind, piece, square, fight, way, other = move
    if kind in ("pass", "skip"):
        return kind
    if kind == "stay":
        return f"stay {'+'.join([NAMES[fight] for fight in way]) or 'none'}"
    if kind == "N":
        return f"N{piece - 3}-{NAMES[square]}{'>' * bool(way)}{way_text(way)}"
    text = f"{CHILDREN[piece]}{kind}{NAMES[square]}"
    if kind == "!":
        return f"{text}@{NAMES[fight]}>{way_text(way)}"
    return f"{text}>{way_text(way)},{way_text(other)}" if kind == "/" else text


def legal_stays(position: RecessPosition) -> list[Move]:
    """R5.5: which fights to stay in; there must be a step left for each child that leaves."""
    led = [fight.square for fight in position.fights if fight.attacker // 4 == position.seat]
    steps = len(position.steps)
    found = []
    for choice in range(1 << len(led)):
        staying = tuple(square for place, square in enumerate(led) if choice >> place & 1)
        if len(led) - len(staying) <= max(0, steps - len(staying)):  # R2.4: each that stays removes a step
            found.append(Move("stay", way=staying))
    found.sort(key=move_text)
    return [PASS, *found] if not position.caught else found  # R2.3: caught in the act, one may not pass


class MoveSets:
    """What the children's moves of one decision are read from."""

    __slots__ = ("boys", "empty", "fights", "girls", "nuns", "occupied", "others", "seen", "setup")

    def __init__(self, position: RecessPosition) -> None:
        self.setup = setup = position.setup
        first, second = position.nuns
        self.seen = setup.yard.sight[first] | setup.yard.sight[second]  # R4.3
        self.nuns = BIT[first] | BIT[second]
        fights = 0
        for fight in position.fights:
            fights |= BIT[fight.square]
        self.fights = fights
        children = position.children
        mine = position.seat * 4
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


def movers(position: RecessPosition) -> int:
    """R5.5: while no more steps are left than children that still have to leave, only those may move."""
    if position.must_leave.bit_count() >= len(position.steps) and position.must_leave:
        return position.must_leave
    return position.movable


def legal_walks(position: RecessPosition) -> list[Move]:
    """R2.2: what the children may do with the step at hand; nothing if no child can move."""
    yardful = MoveSets(position)
    moving = movers(position)
    found: list[Move] = []
    for piece in range(4):
        if moving >> piece & 1:
            walks_of(position, yardful, piece, found)
    return found


def walks_of(position: RecessPosition, yardful: MoveSets, piece: int, found: list[Move]) -> None:
    """R3: all that one child may do with the step at hand, in the order of the signs ! * - / x."""
    setup = yardful.setup
    start = position.children[position.seat * 4 + piece]
    here = BIT[start]
    fights = yardful.fights
    reach = setup.yard.reach[position.steps[0]][start]  # R3.1
    if here & fights:  # R5.5: it leaves, so it ends elsewhere (R3.3)
        reach &= ~here
        fights ^= here
        empty = yardful.empty
    else:
        empty = yardful.empty | here & setup.yard.open
    kisses = reach & (yardful.boys if piece >= 2 else yardful.girls) & ~yardful.seen  # R8.1
    if fights and (nuns := reach & yardful.nuns & (-1 if setup.safe_telling else ~SAFE)):  # R7.1, R7.2
        found += tellings(yardful, piece, here, fights, nuns)
    if kisses:
        found += [Move("*", piece, square) for square in squares_of(kisses)]
    quiet = reach & (empty | SAFE) & ~kisses  # R3.4, R3.5
    for column in NEAR_COLUMNS[start]:
        if bits := quiet >> column & 0xFFF:
            found += walks_in_column(piece, column, bits)
    if broken := reach & fights:
        found += break_ups(yardful, piece, here, fights, broken)
    if fought := reach & yardful.others & ~yardful.seen:  # R5.1, R5.2
        found += [Move("x", piece, square) for square in squares_of(fought)]


@cache
def walks_in_column(piece: int, column: int, bits: int) -> tuple[Move, ...]:
    """Plain walks of a child to the squares of a column pattern."""
    return tuple(Move("-", piece, square) for square in in_column(column, bits))


def crowd_after_leaving(yardful: MoveSets, here: int, fights: int) -> PushSets:
    """R9.2: the mover has left its square; a fight it left is over, and its victim stands there alone."""
    gone = here if fights == yardful.fights else 0
    return PushSets(yardful.setup, yardful.occupied & ~gone, fights)


def before_sign(squares: int) -> list[int]:
    """Squares in the order of texts where a sign follows the name: a10, a11, a12, a1, a2."""
    return sorted(squares_of(squares), key=lambda square: NAMES[square] + ">")


def tellings(yardful: MoveSets, piece: int, here: int, fights: int, nuns: int) -> list[Move]:
    """R7.1: tell a nun of one fight, whose victim must have somewhere to go (R9.4)."""
    crowd = crowd_after_leaving(yardful, here, fights)
    found = []
    for nun in before_sign(nuns):
        # The nun has left an open square, but the child that tells stands there now and keeps it (R9.4).
        for fight in before_sign(fights):
            found += [Move("!", piece, nun, fight, way) for way in crowd.ways(fight, BIT[nun])]
    return found


def break_ups(yardful: MoveSets, piece: int, here: int, fights: int, broken: int) -> list[Move]:
    """R5.7: break up a fight; the attacker's way first, then the victim's, which shares no square with it."""
    crowd = crowd_after_leaving(yardful, here, fights)
    found: list[Move] = []
    for square in before_sign(broken):
        near = crowd.around[square] & crowd.free
        if near.bit_count() >= 2:
            found += simple_break_ups(piece, square, near)
            continue
        for way in crowd.ways(square, 0):
            taken = 0
            for step in way:
                taken |= BIT[step]
            found += [Move("/", piece, square, -1, way, other) for other in crowd.ways(square, taken)]
    return found


@lru_cache(maxsize=4096)
def simple_break_ups(piece: int, square: int, near: int) -> tuple[Move, ...]:
    """R5.7 where two or more neighbours are free: any two different ones."""
    ways = single_ways(near)
    return tuple(Move("/", piece, square, -1, way, other) for way in ways for other in ways if way != other)


def legal_nuns(position: RecessPosition) -> list[Move]:
    """R4.1: where a nun may go; while R5.6 binds, only onto a fight she caught."""
    if position.caught and (bound := duty(position)):
        return bound
    return nun_moves(position, position.setup.yard.free)


def duty(position: RecessPosition) -> list[Move]:
    """R5.6: the moves of nuns onto caught fights that they see now; none if the duty does not bind."""
    caught = 0
    for square in position.caught:
        caught |= BIT[square]
    return nun_moves(position, caught)


def nun_moves(position: RecessPosition, goals: int) -> list[Move]:
    """R4.1, R4.2: each nun along her lines to these goals, with the ways of whoever is pushed there."""
    setup = position.setup
    fights = 0
    for fight in position.fights:
        fights |= BIT[fight.square]
    full = occupied(position)
    found: list[Move] = []
    for nun, start in enumerate(position.nuns):
        reach = setup.yard.lines[start] & goals
        crowded = reach & full & setup.yard.open
        moves: list[Move] = []
        quiet = reach & ~crowded
        for column in range(0, 144, 12):
            if bits := quiet >> column & 0xFFF:
                moves += nun_walks_in_column(nun + 4, column, bits)
        if crowded:
            crowd = PushSets(setup, full & ~BIT[start], fights)  # R9.2: she has left her square
            for square in squares_of(crowded):
                moves += [Move("N", nun + 4, square, -1, way) for way in crowd.ways(square, 0)]
            moves.sort(key=move_text)
        found += moves
    return found


@cache
def nun_walks_in_column(piece: int, column: int, bits: int) -> tuple[Move, ...]:
    """Plain nun moves to the squares of a column pattern."""
    return tuple(Move("N", piece, square) for square in in_column(column, bits))


def leads(fights: Sequence[Fight], seat: int) -> list[Fight]:
    """The fights that a player leads, in board order."""
    return [fight for fight in fights if fight.attacker // 4 == seat]


def in_board_order(squares: list[int]) -> tuple[int, ...]:
    """Squares as the law lists them."""
    return tuple(sorted(squares, key=BOARD_RANK.__getitem__))
