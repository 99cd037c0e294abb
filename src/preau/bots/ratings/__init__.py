"""How strong the bots were measured to be: tables made by `preau arena`, kept here with how they were made.

Each game has at most one file for each number of players, `GAME_PLAYERS.json`, exactly as `preau arena GAME --players
PLAYERS … --json FILE` writes it. Never here: numbers that no match gave.
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
    """The table of one game for so many players, the strongest bot first, and how it was made."""

    game: str
    players: int
    lines: tuple[BotRating, ...]
    command: str
    date: str
    games: int

    def of(self, bot: str) -> BotRating | None:
        return next((line for line in self.lines if line.bot == bot), None)


@cache
def sizes_measured(game: str) -> tuple[int, ...]:
    """The numbers of players for which a game's bots were measured, the fewest first."""
    start, end = f"{game}_", ".json"
    names = [path.name for path in files("preau.bots.ratings").iterdir()]
    sizes = [name[len(start) : -len(end)] for name in names if name.startswith(start) and name.endswith(end)]
    return tuple(sorted(int(size) for size in sizes if size.isdecimal()))


@cache
def ratings_of(game: str, players: int | None = None) -> Ratings | None:
    """The ratings of a game's bots among so many players, or None where they have not been measured.

    If no number of players is given, it is the smallest that was measured.
    """
    size = next(iter(sizes_measured(game)), None) if players is None else players
    path = files("preau.bots.ratings").joinpath(f"{game}_{size}.json")
    return read_ratings(json.loads(path.read_text("utf-8"))) if path.is_file() else None


def nearest_ratings(game: str, players: int) -> Ratings | None:
    """The ratings among so many players, or else among the next number that was measured."""
    nearest = min(sizes_measured(game), key=lambda size: abs(size - players), default=None)
    return None if nearest is None else ratings_of(game, nearest)


def read_ratings(data: Any) -> Ratings:
    """The ratings in what `preau arena --json` writes."""
    lines = [
        BotRating(line["bot"], **line["rating"], **line["all"]) for line in data["bots"] if line["rating"] is not None
    ]
    made = data["made"]
    return Ratings(data["game"], data["players"], tuple(lines), made["command"], made["date"], made["games"])
