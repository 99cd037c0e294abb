"""One moment of Recess!, as an immutable value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from preau.games.api import Click, Effect, Json, Move, Outcome, Phrase, Position, Value
from preau.games.recess.rules.board import BOARD_RANK, BOYS, NAMES, Yard, yard

if TYPE_CHECKING:
    from preau.games.scene import Scene

COLOURS = ("red", "blue", "green", "yellow", "purple")  # R1.1, in seat order
CHILDREN = ("B1", "B2", "G1", "G2")  # R1.6; a child is its seat * 4 + its place here
TURNS = 30  # R2.1


class Fight(NamedTuple):
    """R5.1: who leads and who is held down, and where."""

    square: int
    attacker: int
    victim: int


@dataclass(frozen=True)
class Setup:
    """What does not change during a game, shared by all its positions."""

    options: Mapping[str, Value]
    players: int = field(init=False)
    yard: Yard = field(init=False)
    safe_telling: bool = field(init=False)
    push_to_safe: bool = field(init=False)
    most_loses: bool = field(init=False)

    def __post_init__(self) -> None:
        options = self.options
        object.__setattr__(self, "players", int(options["players"]))
        object.__setattr__(self, "yard", yard(str(options["layout"]), str(options["nuns"]), str(options["push"])))
        object.__setattr__(self, "safe_telling", options["safe_telling"] == "yes")
        object.__setattr__(self, "push_to_safe", options["push_to_safe"] == "yes")
        object.__setattr__(self, "most_loses", options["tie"] == "most_loses")


class RecessPosition(Position):
    """A position of Recess!. Sets of children are ints with a bit for each; `moves` are the legal moves."""

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
    phase: str  # stay, kids, nun or over
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

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position does not change; {name!r} cannot be set")

    @property
    def options(self) -> Mapping[str, Value]:
        return self.setup.options

    @property
    def turn(self) -> int:
        return self.minute

    @property
    def player(self) -> int:
        return self.seat

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def outcome(self) -> Outcome | None:
        from preau.games.recess.rules.outcome import outcome

        return outcome(self) if self.over else None

    def legal(self) -> Sequence[Move]:
        return self.moves

    def text(self, move: Move) -> str:
        from preau.games.recess.text.notation import move_text

        return move_text(move)

    def apply(self, move: Move) -> RecessPosition:
        from preau.games.recess.rules.apply import carry_out

        return carry_out(self, move, None)

    def parse(self, text: str) -> Move:
        from preau.games.recess.rules.refusals import checked

        return checked(self, text)

    def play(self, text: str) -> tuple[RecessPosition, tuple[Effect, ...]]:
        return self.carry_out(self.parse(text))

    def carry_out(self, move: Move) -> tuple[RecessPosition, tuple[Effect, ...]]:
        from preau.games.recess.rules.apply import carry_out

        notes: list[Effect] = []
        after = carry_out(self, move, notes)
        return after, tuple(notes)

    def timeout(self) -> tuple[RecessPosition, tuple[Effect, ...]]:
        from preau.games.recess.rules.apply import run_out
        from preau.games.recess.rules.refusals import check_timeout

        check_timeout(self)
        notes: list[Effect] = []
        after = run_out(self, notes)
        return after, tuple(notes)

    def describe(self, move: Move) -> Phrase:
        from preau.games.recess.text.phrases import describe

        return describe(self, move)

    def clicks(self) -> Iterator[Click]:
        from preau.games.recess.clicks import clicks

        return clicks(self)

    def scene(self) -> Scene:
        from preau.games.recess.scene import scene

        return scene(self)

    def to_json(self) -> Json:
        from preau.games.recess.text.notation import to_json

        return to_json(self)

    def _key(self) -> tuple[object, ...]:
        return (
            tuple(self.setup.options.values()),
            self.minute,
            self.seat,
            self.phase,
            self.steps,
            self.first,
            self.nuns,
            self.children,
            self.fights,
            self.detained,
            self.serving,
            self.movable,
            self.must_leave,
            self.caught,
            self.coins,
            self.kiss,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RecessPosition) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


class Draft(RecessPosition):
    """A position that is being made: the rules write on it, then `freeze` it."""

    __slots__ = ()
    __setattr__ = object.__setattr__  # type: ignore[assignment]  # writing is what a draft is for

    @classmethod
    def of(cls, position: RecessPosition) -> Draft:
        """A copy to write on."""
        draft = object.__new__(cls)
        draft.setup = position.setup
        draft.minute = position.minute
        draft.seat = position.seat
        draft.phase = position.phase
        draft.steps = position.steps
        draft.first = position.first
        draft.nuns = position.nuns
        draft.children = position.children
        draft.fights = position.fights
        draft.detained = position.detained
        draft.serving = position.serving
        draft.movable = position.movable
        draft.must_leave = position.must_leave
        draft.caught = position.caught
        draft.coins = position.coins
        draft.kiss = position.kiss
        draft.moves = ()
        return draft

    def freeze(self) -> RecessPosition:
        """The finished position: this very object, which from now on cannot change."""
        self.__class__ = RecessPosition  # type: ignore[assignment]  # same slots; costs no copy
        return self


def entrance(child: int) -> int:
    """R1.6: boys go to the boys' entrance, girls to the girls'."""
    return BOYS + (child & 2) // 2


def child_name(child: int) -> str:
    """A child as seat + name, as in the exchange form."""
    return f"{child // 4}{CHILDREN[child % 4]}"


def board_order(square: int) -> int:
    """Sort key: a1, b1, … l1, a2 and so on."""
    return BOARD_RANK[square]


def place_name(place: int) -> str:
    """A square's name, or that of an entrance."""
    return NAMES[place] if place < BOYS else ("boys" if place == BOYS else "girls")
