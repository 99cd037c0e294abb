"""Recess!: thirty minutes of schoolyard, for three to five players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from preau.games.api import Game, Json, Option, Value
from preau.games.recess.position import RecessPosition
from preau.games.recess.rules.board import draw_layout, is_layout


class RecessGame(Game):
    """Recess! on the shelf: its options and editions, and how to set up or read a position."""

    name = "recess"
    version = "1"
    package = "preau.games.recess"
    options = (
        Option("players", "R1.1", 3, values=(3, 4, 5)),
        Option("layout", "R1.3", "A0B0C0D0", accepts=is_layout, example="C2A0D3B1", drawn=("random",)),
        Option("nuns", "R4.1", "queen", values=("queen", "rook")),
        Option("safe_telling", "R7.2", "yes", values=("yes", "no")),
        Option("push_to_safe", "R9.2", "no", values=("no", "yes")),
        Option("push", "R9.1", "8", values=("8", "4")),
        Option("tie", "R10.2", "fewest", values=("fewest", "most_loses")),
    )
    editions: ClassVar[Mapping[str, Mapping[str, Value]]] = {
        "fr": {},
        "de": {"push_to_safe": "yes", "tie": "most_loses"},
        "ja": {"nuns": "rook", "safe_telling": "no", "push_to_safe": "yes"},
    }
    minutes = 30
    timed = True

    def set_up(self, options: Mapping[str, Value]) -> RecessPosition:
        from preau.games.recess.rules.apply import set_up

        return set_up(options)

    def load(self, data: object) -> RecessPosition:
        from preau.games.recess.possible.load import load

        return load(data)

    def write(self, data: Json) -> str:
        from preau.games.recess.text.notation import write

        return write(data)

    def read(self, text: str) -> Json:
        from preau.games.recess.text.notation import read

        return read(text)

    def draw(self, name: str, value: Value, seed: int) -> Value:  # noqa: ARG002  # only a layout is ever drawn
        return draw_layout(seed)


GAME = RecessGame()
RecessPosition.game = GAME
