"""Cerocle: close a circle of six in your colour before anyone else does. It never knows another game."""

from __future__ import annotations

from collections.abc import Mapping

from preau.games.api import Game, Json, Value
from preau.games.cerocle.position import CeroclePosition
from preau.games.cerocle.possible.load import load
from preau.games.cerocle.rules.options import OPTIONS, SEAT_COLOURS, setup_of
from preau.games.cerocle.text import exchange


class CerocleGame(Game):
    """The game on the shelf."""

    name = "cerocle"
    version = "1"
    package = "preau.games.cerocle"
    options = OPTIONS
    minutes = 20
    draws = True
    obvious = frozenset({"refusal-not-neighbours", "refusal-goal-occupied"})

    def set_up(self, options: Mapping[str, Value]) -> CeroclePosition:
        return CeroclePosition.first(setup_of(tuple(options[option.name] for option in OPTIONS)))

    def side_of(self, seat: int, players: int) -> int:
        """C1.3: who plays the same colour is of one team."""
        return SEAT_COLOURS[players].index(SEAT_COLOURS[players][seat])

    def load(self, data: object) -> CeroclePosition:
        return load(data)

    def write(self, data: Json) -> str:
        return exchange.write(data)

    def read(self, text: str) -> Json:
        return exchange.read(text)


GAME = CerocleGame()
CeroclePosition.game = GAME

__all__ = ["GAME", "CerocleGame", "CeroclePosition"]
