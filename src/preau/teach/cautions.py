"""Cautions: what a move would cost its own player, told with what it would do. A game may bring a `cautions.py`.

That module has `caution(position, move)`: a phrase, or None where there is nothing to warn of.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias, cast

from preau.games.api import Move, Phrase, Position

Caution: TypeAlias = Callable[[Any, Any], Phrase | None]


@cache
def _finder(package: str) -> Caution | None:
    name = f"{package}.cautions"
    return cast("Caution", import_module(name).caution) if find_spec(name) else None


def caution_of(position: Position, move: Move) -> Phrase | None:
    """What is to be said to who is about to play this legal move."""
    find = _finder(position.game.package)
    return find(position, move) if find else None
