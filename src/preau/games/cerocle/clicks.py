"""The legal moves as paths of clicks: spaces, with a button first where a space alone would mean something else."""

from __future__ import annotations

from collections.abc import Iterator

from preau.games.api import Click
from preau.games.cerocle.rules.board import DONE, EXCHANGE, NEUTRAL, PLACE, RELOCATE
from preau.games.cerocle.rules.legal import legal
from preau.games.cerocle.rules.state import CerocleState


def clicks(state: CerocleState) -> Iterator[Click]:
    """Every legal move's paths; an exchange can be clicked from either end."""
    board = state.setup.board
    for move in legal(state):
        text = board.texts[move]
        kind, *spaces = board.moves[move]
        a, b = (board.names[space] for space in spaces)
        if kind == PLACE:
            yield Click(text, (a,), ("place",))
        elif kind == NEUTRAL:
            yield Click(text, ("neutral", a), ("", "place"))
        elif kind == RELOCATE:
            yield Click(text, (a, b), ("", "relocate"))
        elif kind == EXCHANGE:
            yield Click(text, (a, b), ("", "exchange"))
            yield Click(text, (b, a), ("", "exchange"))
        elif kind == DONE:
            yield Click(text, ("done",))
        else:
            yield Click(text, ("take", a), ("", "take"))
