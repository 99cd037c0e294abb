"""Cerocle: close a circle of six in your colour before anyone else does."""

from __future__ import annotations

from collections.abc import Mapping

from preau.games.api import Game, Json, Value
from preau.games.cerocle import loading, notation
from preau.games.cerocle.options import OPTIONS, setting
from preau.games.cerocle.position import CeroclePosition


class CerocleGame(Game):
    """The game on the shelf."""

    name = "cerocle"
    version = "1"
    package = "preau.games.cerocle"
    options = OPTIONS
    minutes = 20
    draws = True

    def set_up(self, options: Mapping[str, Value]) -> CeroclePosition:
        return CeroclePosition.first(setting(tuple(options[option.name] for option in OPTIONS)))

    def load(self, data: object) -> CeroclePosition:
        return loading.load(data)

    def write(self, data: Json) -> str:
        return notation.write(data)

    def read(self, text: str) -> Json:
        return notation.read(text)


GAME = CerocleGame()
CeroclePosition.game = GAME

__all__ = ["GAME", "CerocleGame", "CeroclePosition"]
