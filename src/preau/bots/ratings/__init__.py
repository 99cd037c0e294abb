"""How strong the bots were measured to be: tables made by `preau arena`, kept here with how they were made.

Each game has at most one file here, exactly as `preau arena GAME … --json FILE` writes it. Never here: numbers that no
match gave.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class BotRating:
    """One bot's line: its rating, and between which ratings it is with 95 % confidence."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: int
    draws: int


@dataclass(frozen=True, slots=True)
class Ratings:
    """The table of one game, the strongest bot first, and how it was made."""

    game: str
    players: int
    lines: tuple[BotRating, ...]
    command: str
    date: str
    games: int

    def of(self, bot: str) -> BotRating | None:
        return next((line for line in self.lines if line.bot == bot), None)


@cache
def ratings_of(game: str) -> Ratings | None:
    """The ratings of a game's bots, or None where they have not been measured."""
    path = files("preau.bots.ratings").joinpath(f"{game}.json")
    return read_ratings(json.loads(path.read_text("utf-8"))) if path.is_file() else None


def read_ratings(data: Any) -> Ratings:
    """The ratings in what `preau arena --json` writes."""
    lines = [
        BotRating(line["bot"], **line["rating"], **line["all"]) for line in data["bots"] if line["rating"] is not None
    ]
    made = data["made"]
    return Ratings(data["game"], data["players"], tuple(lines), made["command"], made["date"], made["games"])
