"""Recess!: thirty minutes of schoolyard, for three to five players. It never knows another game."""

from __future__ import annotations

from collections.abc import Mapping

from preau.games.api import Game, Json, Value
from preau.games.recess.position import RecessPosition, freeze
from preau.games.recess.possible.load import load
from preau.games.recess.rules.apply import set_up
from preau.games.recess.rules.board import draw_layout
from preau.games.recess.rules.options import EDITIONS, OPTIONS
from preau.games.recess.text import exchange


class RecessGame(Game):
    """Recess! on the shelf: its options and editions, and how to set up or read a position."""

    name = "recess"
    version = "1"
    package = "preau.games.recess"
    options = OPTIONS
    editions = EDITIONS
    minutes = 30
    timed = True
    obvious = frozenset({"refusal-too-far", "refusal-own-child", "refusal-nun-line"})

    def set_up(self, options: Mapping[str, Value]) -> RecessPosition:
        return freeze(set_up(options))

    def load(self, data: object) -> RecessPosition:
        return freeze(load(data))

    def write(self, data: Json) -> str:
        return exchange.write(data)

    def read(self, text: str) -> Json:
        return exchange.read(text)

    def draw(self, name: str, value: Value, seed: int) -> Value:  # noqa: ARG002  # only a layout is ever drawn
        return draw_layout(seed)


GAME = RecessGame()
RecessPosition.game = GAME
