"""Moves as text, both ways."""

from __future__ import annotations

import re

from preau.games.api import NotationError, Phrase, Position
from preau.games.cerocle.rules.board import DONE, EXCHANGE, NEUTRAL, PLACE, RELOCATE, TAKE, Board, Decoded
from preau.games.cerocle.rules.state import CerocleState

LONGEST_QUOTE = 40  # characters of foreign text that a message quotes


def move_text(state: CerocleState, move: int) -> str:
    """The canonical text of a move."""
    return state.setup.board.texts[move]


def parse_move(text: str, board: Board, position: Position) -> Decoded:
    """The move that `text` writes, legal or not; raises NotationError, which quotes the position."""

    def space(name: str) -> int:
        return find_space(name, board, text, position)

    if text == "done":
        return DONE, 0, 0
    for sign, kind in (("-", RELOCATE), ("~", EXCHANGE)):
        if sign in text:
            first, _, second = text.partition(sign)
            a, b = space(first), space(second)
            if kind == EXCHANGE and board.rank[a] > board.rank[b]:
                args = {"text": shorten(text), "ordered": f"{second}~{first}"}
                raise NotationError(Phrase("refusal-notation-order", args), move=text, position=position)
            return kind, a, b
    for sign, kind in (("n:", NEUTRAL), ("x", TAKE)):
        if text.startswith(sign):
            a = space(text.removeprefix(sign))
            return kind, a, a
    a = space(text)
    return PLACE, a, a


def find_space(name: str, board: Board, text: str, position: Position) -> int:
    """The space of that name."""
    space = board.index.get(name)
    if space is None:
        shaped = re.fullmatch("[a-z][0-9]{1,2}", name) is not None
        key, args = ("refusal-notation-space", {"space": name}) if shaped else ("refusal-notation", {})
        raise NotationError(Phrase(key, {"text": shorten(text), **args}), move=text, position=position)
    return space


def shorten(text: str) -> str:
    """What a message quotes of foreign text: not too much, and fit to be shown."""
    shown = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return shown.encode("utf-8", "replace").decode("utf-8")
