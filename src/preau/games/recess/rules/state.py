"""The data of a position and of a move, and the `Draft` on which the rules write the next position.

R10.3: everything is open to all and nothing is left to chance, so this is all there is to know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from preau.games.recess.rules.board import BOARD_RANK, BOYS, NAMES
from preau.games.recess.rules.options import Setup

COLOURS = ("red", "blue", "green", "yellow", "purple")  # R1.1, in seat order
CHILDREN = ("B1", "B2", "G1", "G2")  # R1.6; a child is its seat * 4 + its place here
PHASES = ("stay", "kids", "nun", "over")  # R2.2
ALL_STEPS: tuple[int, ...] = (3, 2, 1)  # R2.2
TURNS = 30  # R2.1
START_COINS = 10  # R1.6: each player's
KISS_COINS = 2  # R8.2: from each other player

PushChain: TypeAlias = tuple[int, ...]  # R9.3: the squares that a pushed piece and those it displaces go to, in order


class Move(NamedTuple):
    """One decision. `kind` is the sign that writes it; `piece` a child (0 … 3) or a nun (4, 5)."""

    kind: str  # - walk, x fight, * kiss, / break up, ! tell, N nun, pass, skip, stay
    piece: int = -1
    square: int = -1
    fight: int = -1  # told of
    chain: PushChain = ()  # of the piece pushed, or pushed first
    victim_chain: PushChain = ()  # when a fight is broken up
    stays: tuple[int, ...] = ()  # the squares of the fights that one stays in


PASS, SKIP = Move("pass"), Move("skip")


class Fight(NamedTuple):
    """R5.1: who leads and who is held down, and where."""

    square: int
    attacker: int
    victim: int


class RecessState:
    """All that a position is. Sets of children are ints with a bit for each; `moves` are the legal moves."""

    __slots__ = (
        "caught",
        "children",
        "coins",
        "detained",
        "fights",
        "first",
        "kiss",
        "minute",
        "movable",
        "moves",
        "must_leave",
        "nuns",
        "phase",
        "seat",
        "serving",
        "setup",
        "steps",
    )

    setup: Setup
    minute: int
    seat: int
    phase: str
    steps: tuple[int, ...]
    first: bool
    nuns: tuple[int, int]
    children: tuple[int, ...]  # where each stands: a square or an entrance
    fights: tuple[Fight, ...]  # in board order
    detained: int
    serving: int
    movable: int  # of the current player's four
    must_leave: int
    caught: tuple[int, ...]  # in board order
    coins: tuple[int, ...]
    kiss: bool  # whether the current player has just kissed
    moves: Sequence[Move]

    @property
    def over(self) -> bool:
        return self.phase == "over"


class Draft(RecessState):
    """A position that is being made: the rules write on it, and whoever asked them makes a position of it."""

    __slots__ = ()

    @classmethod
    def of(cls, state: RecessState) -> Draft:
        """A copy to write on."""
        draft = object.__new__(cls)
        draft.setup = state.setup
        draft.minute = state.minute
        draft.seat = state.seat
        draft.phase = state.phase
        draft.steps = state.steps
        draft.first = state.first
        draft.nuns = state.nuns
        draft.children = state.children
        draft.fights = state.fights
        draft.detained = state.detained
        draft.serving = state.serving
        draft.movable = state.movable
        draft.must_leave = state.must_leave
        draft.caught = state.caught
        draft.coins = state.coins
        draft.kiss = state.kiss
        draft.moves = ()
        return draft


# --- questions about a position --------------------------------------------------------------------------------------


def entrance(child: int) -> int:
    """R1.6: boys go to the boys' entrance, girls to the girls'."""
    return BOYS + (child & 2) // 2


def child_name(child: int) -> str:
    """A child as seat + name, as in the exchange form."""
    return f"{child // 4}{CHILDREN[child % 4]}"


def children_in(bits: int) -> Iterator[int]:
    """The children of a set."""
    return (child for child in range(bits.bit_length()) if bits >> child & 1)


def partners_of(child: int) -> tuple[int, int]:
    """R8.1: the children of the same player and the other sex."""
    first = child // 4 * 4 + (0 if child & 2 else 2)
    return first, first + 1


def board_order(square: int) -> int:
    """Sort key: a1, b1, … l1, a2 and so on."""
    return BOARD_RANK[square]


def place_name(place: int) -> str:
    """A square's name, or that of an entrance."""
    return NAMES[place] if place < BOYS else ("boys" if place == BOYS else "girls")


def fights_led(fights: Sequence[Fight], seat: int) -> list[Fight]:
    """The fights that a player leads, in board order."""
    return [fight for fight in fights if fight.attacker // 4 == seat]


def sight_of_nuns(state: RecessState) -> int:
    """R4.3: the squares that the nuns see."""
    sight = state.setup.yard.sight
    return sight[state.nuns[0]] | sight[state.nuns[1]]


def fight_on(state: RecessState, square: int) -> Fight:
    """The fight on a square."""
    return next(fight for fight in state.fights if fight.square == square)
