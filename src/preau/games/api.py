"""The contract: what a game is, for everyone who asks the rules.

A `Game` is one title on the shelf: its options, and how to set up or read a `Position`. A `Position` is an immutable
value that answers every question about itself. It has two doors: `apply` trusts its caller and is fast, `play` takes
text, checks everything and says what happened and why.

What a game has to tell people is a `Phrase`: the id of a message in the game's `words/*/*.ftl` and its arguments. The
rules know no language.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from preau.games.hooks import hooks
from preau.games.moves import Click as Click  # noqa: PLC0414  # part of the contract
from preau.games.moves import MoveMade as MoveMade  # noqa: PLC0414  # part of the contract
from preau.games.moves import Outcome as Outcome  # noqa: PLC0414  # part of the contract

if TYPE_CHECKING:
    from preau.games.scene import Scene

Move: TypeAlias = Any  # a small int or a tuple, each game's own; opaque to everyone else
Json: TypeAlias = dict[str, Any]
Value: TypeAlias = int | str  # an option's value


# --- words -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to say, in no language yet: a message id of the game's words, and its arguments.

    An argument may be several words in a row, such as squares: each language lists them in its own way.
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __str__(self) -> str:
        return hooks.say(self, None)


Arg: TypeAlias = int | str | tuple[str, ...] | Phrase
Args: TypeAlias = dict[str, Arg]


@dataclass(frozen=True, slots=True)
class Effect:
    """What happened of itself when a move was played, and the rule that made it happen."""

    rule: str
    phrase: Phrase


# --- refusals --------------------------------------------------------------------------------------------------------


class Refused(ValueError):
    """No. `code` is the kind of no, `phrase` says it; `rule` is the one that is broken, `squares` show it."""

    code: str
    game: Game | None = None  # whose words the phrase is in; whoever asked a game fills it in

    def __init__(self, phrase: Phrase, *, rule: str | None = None, squares: Sequence[str] = ()) -> None:
        super().__init__(phrase, rule, tuple(squares))
        self.phrase = phrase
        self.rule = rule
        self.squares = tuple(squares)

    @property
    def sentence(self) -> str:
        """The phrase in English, in the words of the game it is about if that is known."""
        return hooks.say(self.phrase, self.game)

    def __str__(self) -> str:
        return self.sentence


class OptionError(Refused):
    """An option that the game does not have, or a value that the option cannot take."""

    code = "bad_option"


class PositionError(Refused):
    """A position that is not a possible one."""

    code = "bad_position"


class MoveRefused(Refused):
    """A move that cannot be played; quotes the move and the position."""

    def __init__(
        self, phrase: Phrase, *, move: str, position: Position, rule: str | None = None, squares: Sequence[str] = ()
    ) -> None:
        super().__init__(phrase, rule=rule, squares=squares)
        self.move = move
        self.position = position
        self.game = position.game

    def __str__(self) -> str:
        broken = f" breaks {self.rule}" if self.rule else ""
        return f"{self.move!r}{broken} ({self.sentence}) in {self.position}"


class NotationError(MoveRefused):
    """Text that is not a move of this game at all."""

    code = "bad_notation"


class IllegalMove(MoveRefused):
    """A move, but not now: `rule` is the rule that it breaks, `squares` are those that show why."""

    code = "illegal"


class GameOver(MoveRefused):
    """No move can be played any more."""

    code = "game_over"


class TableRefused(Refused):
    """What is around the rules says no: a table, or the server.

    Codes: not_your_seat, not_your_turn, stale, too_late, table_over, not_started, nothing_to_undo, no_vote,
    not_allowed, bad_name, bad_text, seat_taken, bad_option, bad_notation. The server has more: `http.refusals`.
    """

    def __init__(self, code: str, phrase: Phrase, rule: str | None = None, squares: Sequence[str] = ()) -> None:
        super().__init__(phrase, rule=rule, squares=squares)
        self.code = code

    def __str__(self) -> str:
        return f"{self.code}: {self.sentence}"


def refusal(code: str, key: str, **args: Arg) -> TableRefused:
    """A refusal whose sentence is the message `key`."""
    return TableRefused(code, Phrase(key, args))


# --- options ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Option:
    """One choice made before the game. Its help is the message `option-NAME`, each value's `option-NAME.VALUE`.

    Either `values` lists all it can be, or `bounds` says between which whole numbers it lies, or `accepts` judges
    other text (`example` shows what it looks like). A value that only a set-up can resolve (a random layout) is
    `drawn`: it is never stored in a position.
    """

    name: str
    rule: str
    default: Value
    values: tuple[Value, ...] = ()
    bounds: tuple[int, int] | None = None
    accepts: Callable[[str], bool] | None = None
    example: str = ""
    drawn: tuple[str, ...] = ()

    def parse(self, text: str) -> Value:
        """The value that `text` writes; raises OptionError."""
        if self.bounds is not None:
            low, high = self.bounds
            digits = text.isascii() and text.isdigit() and len(text) <= len(str(high))  # int() refuses very long ones
            if digits and low <= int(text) <= high and text == str(int(text)):
                return int(text)
            raise OptionError(
                Phrase("input-option-range", {"name": self.name, "value": text, "low": low, "high": high})
            )
        if self.accepts is not None and self.accepts(text):
            return text
        for value in self.values + self.drawn:
            if text == str(value):
                return value
        allowed = (*map(str, self.values + self.drawn), *([self.example] if self.example else []))
        raise OptionError(Phrase("input-option-value", {"name": self.name, "value": text, "allowed": allowed}))

    def valid(self, value: object) -> bool:
        """Whether a stored position may hold this very value (type included)."""
        if type(value) is not type(self.default) or value in self.drawn or (type(value) is int and value > 2**63):
            return False
        try:
            return self.parse(str(value)) == value
        except OptionError:
            return False


# --- positions and games ---------------------------------------------------------------------------------------------


class Position(ABC):
    """One moment of a game: an immutable value that compares, hashes, prints and draws itself."""

    __slots__ = ()
    game: ClassVar[Game]

    @property
    @abstractmethod
    def options(self) -> Mapping[str, Value]:
        """The options played, in the order of the game's table."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """The number of the turn, from 1."""

    @property
    @abstractmethod
    def player(self) -> int:
        """The seat to move (when over: the one who moved last)."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @abstractmethod
    def legal(self) -> Sequence[Move]:
        """All legal moves, in the order of their texts as plain strings; empty when over."""

    @abstractmethod
    def text(self, move: Move) -> str:
        """The canonical text of a move."""

    @abstractmethod
    def apply(self, move: Move) -> Position:
        """The position after a legal move. Trusts its caller: checks nothing."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The legal move that `text` writes; raises NotationError, IllegalMove or GameOver."""

    @abstractmethod
    def play(self, text: str) -> tuple[Position, tuple[Effect, ...]]:
        """Check and play a move: the position after it, and what happened of itself."""

    def carry_out(self, move: Move) -> tuple[Position, tuple[Effect, ...]]:
        """Play a legal move, and tell what happened of itself. A game that answers this spares a look at the text."""
        return self.play(self.text(move))

    def make_move(self, text: str) -> MoveMade:
        """Check a move and play it, as `play` does, and tell it too; `text` is looked at once."""
        move = self.parse(text)
        after, effects = self.carry_out(move)
        return MoveMade(move, self.text(move), self.describe(move), after, effects)

    def timeout(self) -> tuple[Position, tuple[Effect, ...]]:
        """The sand timer has run out; only games that are `timed` know this event."""
        raise NotImplementedError(f"{self.game.name} has no sand timer")

    @abstractmethod
    def describe(self, move: Move) -> Phrase:
        """A legal move in words: who does what, where."""

    def advice(self, move: Move) -> Phrase:
        """A legal move in words, as advice to who is to move: “Walk your girl G1 from g8 to d8”."""
        return self.describe(move)

    @abstractmethod
    def clicks(self) -> Iterator[Click]:
        """The legal moves as paths of clicks."""

    def prompt(self, chosen: Sequence[str] = ()) -> Phrase:
        """What the seat to move is asked for now, or after the first clicks of a path; when over, what ended it.

        After a whole path, what the move is. A game that answers this says it in its own words.
        """
        if self.outcome is not None:
            return self.outcome.why[-1].phrase if self.outcome.why else Phrase("table-prompt-over")
        made = next((click.move for click in self.clicks() if click.path == tuple(chosen)), None)
        if made is not None:
            return self.describe(self.parse(made))
        return Phrase("table-prompt-next" if chosen else "table-prompt")

    def aside(self, move: Move, after: Position) -> Phrase | None:  # noqa: ARG002  # a game may have nothing of the kind
        """What a move that led `after` changes about the next decision and no effect tells: said before its prompt."""
        return None

    def ends(self, move: Move) -> bool:
        """Whether a legal move ends the game. A game that can tell at a glance spares playing it."""
        return self.apply(move).over

    @abstractmethod
    def scene(self) -> Scene:
        """What there is to see."""

    @abstractmethod
    def to_json(self) -> Json:
        """The exchange form."""

    def __str__(self) -> str:
        return self.game.write(self.to_json())

    def __repr__(self) -> str:
        return f"preau.position({str(self)!r})"

    def _repr_svg_(self) -> str:
        return hooks.draw(self.scene())


class Game(ABC):
    """One title on the shelf."""

    name: ClassVar[str]
    version: ClassVar[str]  # of the rules, as written in records and logs
    earlier: ClassVar[tuple[Game, ...]] = ()  # the same game under older rules, for tables that began under them
    package: ClassVar[str]  # where its words/ folder lies
    options: ClassVar[tuple[Option, ...]]
    editions: ClassVar[Mapping[str, Mapping[str, Value]]] = {}
    actions: ClassVar[Sequence[str]] = ()  # all texts that moves can have, for who learns a game without a fast core
    pieces: ClassVar[Sequence[str]] = ()  # all glyphs that pieces can wear, for the same
    minutes: ClassVar[int]  # how long a game takes, for the shelf
    timed: ClassVar[bool] = False  # whether the rules know the event `timeout`
    draws: ClassVar[bool] = False  # whether players may agree on a draw
    obvious: ClassVar[frozenset[str]] = frozenset()  # refusals, by message, not worth a word to who chose another piece

    @abstractmethod
    def set_up(self, options: Mapping[str, Value]) -> Position:
        """The first position. `options` are complete and valid, with nothing left to draw."""

    @abstractmethod
    def load(self, data: object) -> Position:
        """The position that the exchange form gives; raises PositionError if it is not a possible one."""

    @abstractmethod
    def write(self, data: Json) -> str:
        """The exchange form of a possible position as one line of text, which begins with the game's name."""

    @abstractmethod
    def read(self, text: str) -> Json:
        """The inverse of `write`; raises PositionError for text of the wrong shape. Judge the result by `load`."""

    def side_of(self, seat: int, players: int) -> int:  # noqa: ARG002  # a game may have no teams
        """The side that a seat plays on, with so many players: team mates have the same, and win together."""
        return seat

    def draw(self, name: str, value: Value, seed: int) -> Value:
        """What a seed makes of a `drawn` option value; only games that have one are asked."""
        raise NotImplementedError

    def new(self, **given: Value) -> Position:
        """A new game with the options given, each a value or its text."""
        return self.set_up(self.settle({name: str(value) for name, value in given.items()}))

    def settle(self, given: Mapping[str, str]) -> dict[str, Value]:
        """All options with their values: those given, then the edition's, then the defaults; raises OptionError."""
        given = dict(given)
        seed = given.pop("seed", None)
        edition = given.pop("edition", None)
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(Phrase("input-option-name", {"name": name, "allowed": tuple(self.option_names())}))
        settled = {option.name: option.default for option in self.options}
        if edition is not None:
            if edition not in self.editions:
                allowed = tuple(self.editions) or ("-",)
                raise OptionError(
                    Phrase("input-option-value", {"name": "edition", "value": edition, "allowed": allowed})
                )
            settled |= self.editions[edition]
        settled |= {name: known[name].parse(text) for name, text in given.items()}
        return self._draw_lots(settled, known, seed)

    def option_names(self) -> list[str]:
        """The names that `settle` understands."""
        lots = any(option.drawn for option in self.options)
        return [option.name for option in self.options] + ["edition"] * bool(self.editions) + ["seed"] * lots

    def _draw_lots(self, settled: dict[str, Value], known: Mapping[str, Option], seed: str | None) -> dict[str, Value]:
        to_draw = [name for name, value in settled.items() if value in known[name].drawn]
        if seed is None and to_draw:
            raise OptionError(Phrase("input-option-no-seed", {"name": to_draw[0], "value": settled[to_draw[0]]}))
        if seed is not None:
            if not (seed.isascii() and seed.isdigit() and len(seed) <= 18):
                raise OptionError(Phrase("input-option-seed", {"value": seed}))
            if not to_draw:
                raise OptionError(Phrase("input-option-idle-seed", {"value": seed}))
            for name in to_draw:
                settled[name] = self.draw(name, settled[name], int(seed))
        return settled
