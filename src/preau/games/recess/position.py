"""The contract's face: a position is the rules' state, and answers every question by asking them. No rule is here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from preau.games.api import Click, Effect, GameOver, IllegalMove, Json, Outcome, Phrase, Position, Value
from preau.games.recess.clicks import clicks
from preau.games.recess.prompt import prompt, tell_dropped_steps
from preau.games.recess.rules.apply import apply_move, time_out
from preau.games.recess.rules.board import NAMES
from preau.games.recess.rules.outcome import may_end_game, outcome
from preau.games.recess.rules.refusals import Refusal, why_no_timeout, why_not
from preau.games.recess.rules.state import Draft, Move, RecessState
from preau.games.recess.text.exchange import to_json
from preau.games.recess.text.notation import move_text, parse_move
from preau.games.recess.text.phrases import advise, describe

if TYPE_CHECKING:
    from preau.games.scene import Scene


class RecessPosition(RecessState, Position):
    """One moment of Recess!, as an immutable value."""

    __slots__ = ()

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
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.over else None

    def legal(self) -> Sequence[Move]:
        return self.moves

    def text(self, move: Move) -> str:
        return move_text(move)

    def apply(self, move: Move) -> RecessPosition:
        return freeze(apply_move(self, move, None))

    def parse(self, text: str) -> Move:
        self._require_unfinished(text)
        move = parse_move(text, self)
        if move not in self.moves:
            raise self._illegal(text, why_not(self, move))
        return move

    def play(self, text: str) -> tuple[RecessPosition, tuple[Effect, ...]]:
        return self.carry_out(self.parse(text))

    def carry_out(self, move: Move) -> tuple[RecessPosition, tuple[Effect, ...]]:
        effects: list[Effect] = []
        return freeze(apply_move(self, move, effects)), tuple(effects)

    def timeout(self) -> tuple[RecessPosition, tuple[Effect, ...]]:
        self._require_unfinished("timeout")
        if why := why_no_timeout(self):
            raise self._illegal("timeout", why)
        effects: list[Effect] = []
        return freeze(time_out(self, effects)), tuple(effects)

    def describe(self, move: Move) -> Phrase:
        return describe(self, move)

    def advice(self, move: Move) -> Phrase:
        return advise(self, move)

    def clicks(self) -> Iterator[Click]:
        return clicks(self)

    def ends(self, move: Move) -> bool:
        return may_end_game(self, move) and self.apply(move).over

    def prompt(self, chosen: Sequence[str] = ()) -> Phrase:
        return (None if self.over else prompt(self, chosen)) or super().prompt(chosen)

    def aside(self, move: Move, after: Position) -> Phrase | None:
        return tell_dropped_steps(self, move, after) if isinstance(after, RecessPosition) else None

    def scene(self) -> Scene:
        from preau.games.recess.scene import scene  # here: who only asks the rules loads no art

        return scene(self)

    def to_json(self) -> Json:
        return to_json(self)

    def _require_unfinished(self, text: str) -> None:
        if self.over:
            raise GameOver(Phrase("refusal-over"), move=text, position=self)

    def _illegal(self, text: str, why: Refusal) -> IllegalMove:
        squares = [NAMES[square] for square in dict.fromkeys(why.squares)]
        return IllegalMove(why.phrase, move=text, position=self, rule=why.rule, squares=squares)

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


def freeze(draft: Draft) -> RecessPosition:
    """The finished position: this very object, which from now on cannot change."""
    draft.__class__ = RecessPosition  # type: ignore[assignment]  # same slots; costs no copy
    return draft  # type: ignore[return-value]  # its class has just become that
