"""Counted decisions: how many lines of play there are from a position, to a depth."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from preau.games.api import Position

GOLDEN = Path(__file__).parent


@dataclass(frozen=True)
class Counted:
    """A position that shows a rule, and its counts at depths 1, 2 and so on."""

    game: str
    rule: str
    what: str
    position: str
    counts: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.rule} {self.what}"


def counted(game: str) -> list[Counted]:
    data: dict[str, Any] = json.loads((GOLDEN / game / "perft.json").read_text("utf-8"))
    return [Counted(game, row["rule"], row["what"], row["position"], tuple(row["counts"])) for row in data["positions"]]


def perft(position: Position, depth: int) -> tuple[int, ...]:
    """The numbers of move sequences of each length up to that one; a game that ends earlier has none."""
    moves = position.legal()
    counts = [len(moves), *[0] * (depth - 1)]
    for move in moves if depth > 1 else ():
        for at, count in enumerate(perft(position.apply(move), depth - 1), 1):
            counts[at] += count
    return tuple(counts)
