"""Hop: a game small enough to test tables with. It is timed, may be drawn, and knows the odd corners of R2.8.

A turn is two hops, `a` or `b`. Who hopped `b` twice owes a bow, `c`, in the same turn: while it is owed a timeout is
refused; after one `b` a timeout is accepted, but the bow is then owed. The most `a` wins after `rounds` rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from preau.games.api import (
    Click,
    Effect,
    Game,
    GameOver,
    IllegalMove,
    Json,
    NotationError,
    Option,
    Outcome,
    Phrase,
    Position,
    PositionError,
    Value,
)
from preau.games.scene import Scene


@dataclass(frozen=True, eq=False)
class HopPosition(Position):
    """Who has hopped what so far."""

    count: int
    rounds: int
    turn: int = 1
    hopped: str = ""  # in this turn
    owes: bool = False
    score: tuple[int, ...] = ()

    @property
    def options(self) -> Mapping[str, Value]:
        return {"players": self.count, "rounds": self.rounds}

    @property
    def player(self) -> int:
        return (self.turn - 1 - self.over) % self.count

    @property
    def over(self) -> bool:
        return self.turn > self.count * self.rounds

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        winners = tuple(seat for seat, score in enumerate(self.score) if score == max(self.score))
        winners = () if len(winners) == self.count else winners
        return Outcome(winners, self.score, (Effect("H1", Phrase("hop-end")),))

    def legal(self) -> Sequence[str]:
        return [] if self.over else ["c"] if self.owes else ["a", "b"]

    def text(self, move: str) -> str:
        return move

    def parse(self, text: str) -> str:
        if self.over:
            raise GameOver(Phrase("hop-over"), move=text, position=self)
        move = text.lower()
        if move not in {"a", "b", "c"}:
            raise NotationError(Phrase("hop-what"), move=text, position=self)
        if move not in self.legal():
            raise IllegalMove(Phrase("hop-not-now"), move=text, position=self, rule="H2", squares=("a", "b"))
        return move

    def apply(self, move: str) -> HopPosition:
        score = tuple(old + (seat == self.player and move == "a") for seat, old in enumerate(self.score))
        after = replace(self, hopped=self.hopped + move, score=score)
        if after.hopped == "bb":
            return replace(after, owes=True)
        return after._next() if move == "c" or len(after.hopped) == 2 else after

    def play(self, text: str) -> tuple[HopPosition, tuple[Effect, ...]]:
        move = self.parse(text)
        return self.apply(move), (Effect("H2", Phrase("hop-bow")),) if move == "c" else ()

    def timeout(self) -> tuple[HopPosition, tuple[Effect, ...]]:
        if self.over:
            raise GameOver(Phrase("hop-over"), move="timeout", position=self)
        if self.owes:
            raise IllegalMove(Phrase("hop-not-now"), move="timeout", position=self, rule="H3")
        return (replace(self, owes=True) if self.hopped == "b" else self._next()), (Effect("H3", Phrase("hop-late")),)

    def _next(self) -> HopPosition:
        return replace(self, turn=self.turn + 1, hopped="", owes=False)

    def describe(self, move: str) -> Phrase:
        return Phrase("hop-move", {"move": move})

    def clicks(self) -> Iterator[Click]:
        return (Click(move, (move,)) for move in self.legal())

    def scene(self) -> Scene:
        raise NotImplementedError

    def to_json(self) -> Json:
        return {
            "players": self.count,
            "rounds": self.rounds,
            "turn": self.turn,
            "hopped": self.hopped,
            "owes": self.owes,
            "score": list(self.score),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HopPosition) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self))


class HopGame(Game):
    """Hop, on no shelf."""

    name = "hop"
    version = "1"
    package = "tests.play"
    options = (
        Option("players", "H0", 2, values=(2, 3, 4)),
        Option("rounds", "H0", 3, bounds=(1, 1000)),
    )
    minutes = 1
    timed = True
    draws: ClassVar[bool] = True

    def set_up(self, options: Mapping[str, Value]) -> HopPosition:
        count = int(options["players"])
        return HopPosition(count, int(options["rounds"]), score=(0,) * count)

    def load(self, data: object) -> HopPosition:
        if not isinstance(data, dict):
            raise PositionError(Phrase("hop-what"))
        return HopPosition(
            data["players"], data["rounds"], data["turn"], data["hopped"], data["owes"], tuple(data["score"])
        )

    def write(self, data: Json) -> str:
        return "hop " + " ".join(
            f"{key}={','.join(map(str, value)) if isinstance(value, list) else value}" for key, value in data.items()
        )

    def read(self, text: str) -> Json:
        name, *rest = text.split(" ")
        if name != "hop":
            raise PositionError(Phrase("hop-what"))
        pairs = dict(pair.split("=") for pair in rest)
        numbers = {key: int(pairs[key]) for key in ("players", "rounds", "turn")}
        score = [int(each) for each in pairs["score"].split(",")]
        return {**numbers, "hopped": pairs["hopped"], "owes": pairs["owes"] == "True", "score": score}


GAME = HopGame()
HopPosition.game = GAME
