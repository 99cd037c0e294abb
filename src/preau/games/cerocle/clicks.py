"""The legal moves as paths of clicks: spaces, with a button first where a space alone would mean something else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from preau.games.api import Click
from preau.games.cerocle.board import DONE, EXCHANGE, NEUTRAL, PLACE, RELOCATE

if TYPE_CHECKING:
    from preau.games.cerocle.position import CeroclePosition


def clicks(position: CeroclePosition) -> Iterator[Click]:
    """Every legal move's paths; an exchange can be clicked from either end."""
    board = position.setting.board
    for move in position.legal():
        text = board.texts[move]
        kind, *spaces = board.moves[move]
        a, b = (board.names[space] for space in spaces)
        if kind == PLACE:
            yield Click(text, (a,))
        elif kind == NEUTRAL:
            yield Click(text, ("neutral", a))
        elif kind == RELOCATE:
            yield Click(text, (a, b))
        elif kind == EXCHANGE:
            yield Click(text, (a, b))
            yield Click(text, (b, a))
        elif kind == DONE:
            yield Click(text, ("done",))
        else:
            yield Click(text, ("take", a))
