"""Nim, from outside: three heaps, take as many as you like from one; whoever takes the last one wins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from preau.games import scene
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

HEAPS, COLOURS = "abc", ("red", "blue")


@dataclass(frozen=True, slots=True, repr=False)
class NimPosition(Position):
    """Heaps still lying there. A move is (heap, how many stay)."""

    tallest: int
    heaps: tuple[int, ...]
    turn: int = 1

    @property
    def options(self) -> Mapping[str, Value]:
        return {"players": 2, "tallest": self.tallest}

    @property
    def player(self) -> int:
        return (self.turn - 1) % 2

    @property
    def outcome(self) -> Outcome | None:
        if any(self.heaps):
            return None
        return Outcome((self.player,), (), (Effect("N2", Phrase("effect-won", {"who": self.who()})),))

    def who(self) -> Phrase:
        return Phrase(f"player-{COLOURS[self.player]}")

    def legal(self) -> list[tuple[int, int]]:
        return sorted(((heap, left) for heap in range(3) for left in range(self.heaps[heap])), key=self.text)

    def text(self, move: tuple[int, int]) -> str:
        return f"{HEAPS[move[0]]}{move[1] + 1}"

    def apply(self, move: tuple[int, int]) -> NimPosition:
        heaps = tuple(move[1] if heap == move[0] else size for heap, size in enumerate(self.heaps))
        return NimPosition(self.tallest, heaps, self.turn + any(heaps))

    def parse(self, text: str) -> tuple[int, int]:
        if self.over:
            raise GameOver(Phrase("over"), move=text, position=self)
        found = re.fullmatch(r"([abc])([1-9])", text, re.ASCII)
        if not found or int(found[2]) > self.tallest:
            raise NotationError(Phrase("not-a-stone", {"text": text}), move=text, position=self)
        move = HEAPS.index(found[1]), int(found[2]) - 1
        if move[1] >= self.heaps[move[0]]:
            raise IllegalMove(Phrase("gone", {"stone": text}), move=text, position=self, rule="N1", squares=[text])
        return move

    def play(self, text: str) -> tuple[NimPosition, tuple[Effect, ...]]:
        after = self.apply(self.parse(text))
        return after, after.outcome.why if after.outcome else ()

    def describe(self, move: tuple[int, int]) -> Phrase:
        count = self.heaps[move[0]] - move[1]
        return Phrase("takes", {"who": self.who(), "count": count, "heap": HEAPS[move[0]]})

    def clicks(self) -> Iterator[Click]:
        return (Click(text, (text,)) for text in map(self.text, self.legal()))

    def scene(self) -> scene.Scene:
        spots = [
            (NimPosition.text(self, (heap, level)), heap, level) for heap in range(3) for level in range(self.tallest)
        ]
        cells = [
            scene.Cell(spot, 100 * heap + 50, 100 * (self.tallest - level) - 50, self.tallest - 1 - level, heap,
                       Phrase("place", {"stone": spot}), "socket", "round")
            for spot, heap, level in spots
        ]  # fmt: skip
        pieces = [
            scene.Piece(
                f"stone-{cell.id}", cell.id, cell.x, cell.y, "disc", Phrase("stone", {"stone": cell.id}), short="o"
            )
            for cell, (_, heap, level) in zip(cells, spots, strict=True)
            if level < self.heaps[heap]
        ]
        seats = [
            scene.Seat(seat, Phrase(f"player-{colour}"), colour, "disc", active=seat == self.player and not self.over,
                       winner=seat == self.player and self.over)
            for seat, colour in enumerate(COLOURS)
        ]  # fmt: skip
        size = (300.0, 100.0 * self.tallest + 60)
        rims = tuple(scene.Rim(heap, 100 * column + 50, size[1] - 30) for column, heap in enumerate(HEAPS))
        return scene.Scene(
            "nim", Phrase("game-title"), size, tuple(cells), tuple(pieces), rims=rims, seats=tuple(seats)
        )

    def to_json(self) -> Json:
        return {"game": "nim", "options": dict(self.options), "turn": self.turn, "heaps": list(self.heaps)}


class Nim(Game):
    """The title on the shelf."""

    name, version, package, minutes = "nim", "1", "preau_nim", 2
    actions = tuple(f"{heap}{stone}" for heap in HEAPS for stone in range(1, 10))  # what learners have to know
    pieces = ("disc",)
    options = (Option("players", "N1", 2, values=(2,)), Option("tallest", "N1", 5, bounds=(3, 9)))

    def set_up(self, options: Mapping[str, Value]) -> NimPosition:
        tallest = int(options["tallest"])
        return NimPosition(tallest, (tallest - 2, tallest - 1, tallest))

    def load(self, data: object) -> NimPosition:
        match data:
            case {"options": {"players": int(players), "tallest": int(tallest)}, "heaps": [*heaps], "turn": int(turn)}:
                is_one = players == 2 and self.options[1].valid(tallest) and type(turn) is int and turn >= 1
                if is_one and _possible(heaps, tallest):
                    position = NimPosition(tallest, tuple(heaps), turn)
                    if position.to_json() == data:
                        return position
        raise PositionError(Phrase("bad-heaps"))

    def write(self, data: Json) -> str:
        return " ".join(["nim", *map(str, [data["options"]["tallest"], data["turn"], *data["heaps"]])])

    def read(self, text: str) -> Json:
        if not re.fullmatch(r"nim( [0-9]{1,4}){5}", text, re.ASCII):
            raise PositionError(Phrase("bad-heaps"))
        tallest, turn, *heaps = map(int, text.split()[1:])
        return {"game": "nim", "options": {"players": 2, "tallest": tallest}, "turn": turn, "heaps": heaps}


def _possible(heaps: list[object], tallest: int) -> bool:
    return len(heaps) == 3 and all(type(size) is int and 0 <= size <= tallest for size in heaps)


NimPosition.game = GAME = Nim()
