"""A moment of the game: a value that is never changed once it has been handed out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from preau.games.api import Click, Effect, Json, Outcome, Phrase, Position, Value
from preau.games.cerocle import clicks, notation, phrases, rules
from preau.games.cerocle.apply import advance
from preau.games.cerocle.board import COLOURS, DIRECTIONS, spots
from preau.games.cerocle.legal import Placements, Relocations
from preau.games.cerocle.options import NONE_SPENT, UNKNOWN, Setting

if TYPE_CHECKING:
    from preau.games.scene import Scene

Ban = tuple[int, int]  # C5.2: from, to


class CeroclePosition(Position):
    """The state. Lists in here are shared between positions and never changed in place.

    `empty` and `movers` say the same as `pieces`, as bytes, one a space, in order: `legal` needs no more.
    """

    __slots__ = (
        "bans",
        "empty",
        "exchanges",
        "movers",
        "neutral",
        "over",
        "own",
        "pieces",
        "player",
        "quiet",
        "setting",
        "spent",
        "taken",
        "turn",
    )

    setting: Setting
    turn: int
    player: int
    over: bool
    pieces: list[int]  # by colour, the spaces it holds as a set
    empty: bytes
    movers: list[bytes | None]  # by colour, the pieces that it may relocate; None where nobody has asked
    own: list[int]  # by seat, pieces of the own colour in reserve
    neutral: list[int]  # by seat, neutrals in reserve
    taken: list[tuple[int, ...]]  # by seat, colours taken, sorted
    bans: list[Ban | None]  # by seat
    exchanges: int
    spent: tuple[int, int, int]  # by direction, sets of spaces
    quiet: int

    @classmethod
    def first(cls, setting: Setting) -> CeroclePosition:
        """The position before the first move."""
        new: CeroclePosition = object.__new__(cls)
        new.setting = setting
        new.turn, new.player, new.over = 1, 0, False
        new.own = [setting.hand] * setting.players
        new.neutral = [setting.neutral_hand] * setting.players
        new.taken = [()] * setting.players
        new.bans = [None] * setting.players
        new.exchanges, new.spent, new.quiet = 0, NONE_SPENT, 0
        new.hold([0, 0, 0])
        return new

    def following(self) -> CeroclePosition:
        """A twin to make the next position of, with the turn already passed on to the next player (C1.4)."""
        new: CeroclePosition = object.__new__(CeroclePosition)
        new.setting = setting = self.setting
        new.player = self.turn % setting.players
        new.turn = self.turn + 1
        new.over = False
        new.pieces = self.pieces
        new.empty = self.empty
        new.movers = self.movers
        new.own = self.own
        new.neutral = self.neutral
        new.taken = self.taken
        new.bans = self.bans
        new.exchanges = 0
        new.spent = NONE_SPENT
        new.quiet = self.quiet
        return new

    def hold(self, pieces: list[int]) -> None:
        """Set up the board of a position in the making."""
        self.pieces = pieces
        self.empty = self.setting.board.everywhere.translate(None, spots(pieces[0] | pieces[1] | pieces[2]))
        self.movers = UNKNOWN

    # --- questions ---------------------------------------------------------------------------------------------------

    @property
    def options(self) -> Mapping[str, Value]:
        return self.setting.options

    @property
    def phase(self) -> str:
        return "over" if self.over else "exchange" if self.exchanges else "act"

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        winners, _ = rules.result(self)
        return Outcome(winners, (), (rules.ending(self),))

    def legal(self) -> Sequence[int]:
        if self.over:
            return ()
        if self.exchanges:
            return rules.exchanges(self)
        own, neutral = self.own[self.player], self.neutral[self.player]
        if not own and not neutral:
            return Relocations(self)
        spaces = self.empty
        if self.setting.fair and rules.is_first_piece(self):
            spaces = spots(self.setting.board.ring)  # C3.4
        if not neutral:
            return Placements(spaces)
        neutrals = spaces.translate(self.setting.board.to_neutral)
        return Placements(spaces + neutrals if own else neutrals)

    def text(self, move: int) -> str:
        return self.setting.board.texts[move]

    apply = advance

    def parse(self, text: str) -> int:
        return notation.parse(self, text)

    def play(self, text: str) -> tuple[CeroclePosition, tuple[Effect, ...]]:
        return self.carry_out(notation.parse(self, text))

    def carry_out(self, move: int) -> tuple[CeroclePosition, tuple[Effect, ...]]:
        effects: list[Effect] = []
        return advance(self, move, effects), tuple(effects)

    def describe(self, move: int) -> Phrase:
        return phrases.describe(self, move)

    def clicks(self) -> Iterator[Click]:
        return clicks.clicks(self)

    def scene(self) -> Scene:
        from preau.games.cerocle.scene import scene

        return scene(self)

    def colour_at(self, space: int) -> int | None:
        """The colour of the piece on a space, if there is one."""
        return next((colour for colour in range(3) if self.pieces[colour] >> space & 1), None)

    # --- as a value --------------------------------------------------------------------------------------------------

    def to_json(self) -> Json:
        board = self.setting.board
        colours = {space: self.colour_at(space) for space in board.order}
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "turn": self.turn,
            "player": self.player,
            "phase": self.phase,
            "board": {board.names[space]: COLOURS[colour] for space, colour in colours.items() if colour is not None},
            "reserves": [{"own": own, "neutral": neutral} for own, neutral in zip(self.own, self.neutral, strict=True)],
            "taken": [[COLOURS[colour] for colour in taken] for taken in self.taken],
            "exchanges": self.exchanges,
            "spent": {name: board.named(spent) for name, spent in zip(DIRECTIONS, self.spent, strict=True)},
            "bans": [ban and [board.names[ban[0]], board.names[ban[1]]] for ban in self.bans],
            "quiet": self.quiet,
            "result": self._result_json(),
        }

    def _result_json(self) -> Json | None:
        if not self.over:
            return None
        winners, circles = rules.result(self)
        return {
            "winners": list(winners),
            "reason": "circle" if circles else "quiet",
            "circles": [self.setting.board.named(circle) for circle in circles],
        }

    def _key(self) -> tuple[object, ...]:
        return (
            *(self.turn, *self.pieces, *self.own, *self.neutral, *self.taken, *self.bans),
            *(self.exchanges, self.spent, self.quiet, self.over, self.setting.values),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CeroclePosition) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())
