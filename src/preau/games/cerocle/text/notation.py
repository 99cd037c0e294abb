"""Moves as text, both ways: what a text says, and why it cannot be played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from preau.games.api import GameOver, IllegalMove, NotationError, Phrase
from preau.games.cerocle.rules import refusals
from preau.games.cerocle.rules.board import DONE, EXCHANGE, NEUTRAL, PLACE, RELOCATE, TAKE, Decoded
from preau.games.cerocle.rules.legal import legal
from preau.games.cerocle.rules.state import CerocleState
from preau.games.cerocle.text.phrases import quoted

if TYPE_CHECKING:
    from preau.games.cerocle.position import CeroclePosition  # for its type: a refusal quotes the position


def move_text(state: CerocleState, move: int) -> str:
    """The canonical text of a move."""
    return state.setup.board.texts[move]


def parse(position: CeroclePosition, text: str) -> int:
    """The legal move that `text` writes; raises NotationError, IllegalMove or GameOver."""
    if position.over:
        raise GameOver(Phrase("refusal-over"), move=text, position=position)
    decoded = _decode(position, text)
    move = position.setup.board.number.get(text)
    if move is not None and move in legal(position):
        return move
    refusal = refusals.why(position, *decoded)
    raise IllegalMove(refusal.phrase, move=text, position=position, rule=refusal.rule, squares=refusal.squares)


def _decode(position: CeroclePosition, text: str) -> Decoded:
    """What a text says; raises NotationError."""
    board = position.setup.board
    if text == "done":
        return DONE, 0, 0
    for sign, kind in (("-", RELOCATE), ("~", EXCHANGE)):
        if sign in text:
            first, _, second = text.partition(sign)
            a, b = _space(position, text, first), _space(position, text, second)
            if kind == EXCHANGE and board.rank[a] > board.rank[b]:
                args = {"text": quoted(text), "ordered": f"{second}~{first}"}
                raise NotationError(Phrase("refusal-notation-order", args), move=text, position=position)
            return kind, a, b
    for sign, kind in (("n:", NEUTRAL), ("x", TAKE)):
        if text.startswith(sign):
            space = _space(position, text, text.removeprefix(sign))
            return kind, space, space
    space = _space(position, text, text)
    return PLACE, space, space


def _space(position: CeroclePosition, text: str, name: str) -> int:
    space = position.setup.board.index.get(name)
    if space is None:
        shaped = re.fullmatch("[a-z][0-9]{1,2}", name) is not None
        key, args = ("refusal-notation-space", {"space": name}) if shaped else ("refusal-notation", {})
        raise NotationError(Phrase(key, {"text": quoted(text), **args}), move=text, position=position)
    return space
