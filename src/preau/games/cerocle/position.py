"""The contract's face: a position is the rules' state, and answers every question by asking them. No rule is here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from preau.games.api import Click, Effect, GameOver, IllegalMove, Json, Outcome, Phrase, Position, Value
from preau.games.cerocle.clicks import clicks
from preau.games.cerocle.prompt import prompt
from preau.games.cerocle.rules.apply import apply_move
from preau.games.cerocle.rules.legal import legal
from preau.games.cerocle.rules.outcome import outcome
from preau.games.cerocle.rules.refusals import why_not
from preau.games.cerocle.rules.state import CerocleState
from preau.games.cerocle.text.exchange import to_json
from preau.games.cerocle.text.notation import move_text, parse_move
from preau.games.cerocle.text.phrases import advise, describe

if TYPE_CHECKING:
    from preau.games.scene import Scene


class CeroclePosition(CerocleState, Position):
    """A moment of the game: a value that is never changed once it has been handed out."""

    __slots__ = ()

    # the rules' own functions, without a call in between: search asks nothing else
    legal = legal
    apply = apply_move
    text = move_text

    @property
    def options(self) -> Mapping[str, Value]:
        return self.setup.options

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.over else None

    def parse(self, text: str) -> int:
        if self.over:
            raise GameOver(Phrase("refusal-over"), move=text, position=self)
        board = self.setup.board
        move = board.number.get(text)
        if move is None or move not in self.legal():
            why = why_not(self, *parse_move(text, board, self))
            raise IllegalMove(why.phrase, move=text, position=self, rule=why.rule, squares=why.squares)
        return move

    def play(self, text: str) -> tuple[CeroclePosition, tuple[Effect, ...]]:
        return self.carry_out(self.parse(text))

    def carry_out(self, move: int) -> tuple[CeroclePosition, tuple[Effect, ...]]:
        effects: list[Effect] = []
        return apply_move(self, move, effects), tuple(effects)

    def describe(self, move: int) -> Phrase:
        return describe(self, move)

    def advice(self, move: int) -> Phrase:
        return advise(self, move)

    def clicks(self) -> Iterator[Click]:
        return clicks(self)

    def prompt(self, chosen: Sequence[str] = ()) -> Phrase:
        return (None if self.over else prompt(self, chosen)) or super().prompt(chosen)

    def scene(self) -> Scene:
        from preau.games.cerocle.scene import scene  # here: who only asks the rules loads no art

        return scene(self)

    def to_json(self) -> Json:
        return to_json(self)

    def _key(self) -> tuple[object, ...]:
        return (
            *(self.turn, *self.pieces, *self.own, *self.neutral, *self.taken, *self.bans),
            *(self.exchanges, self.spent, self.quiet, self.over, self.setup.values),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CeroclePosition) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())
