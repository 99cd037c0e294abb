"""Moving a piece of any game, without knowing it.

The places in the exchange form are tried where the piece's cell is written; that change is kept after which the board
shows this piece, and no other, in the new cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from preau.games.api import Json, Phrase, Position, PositionError, Refused
from preau.play.click_path import place_within
from preau.server.view import board
from preau.server.work_queue import breathe


def move_piece(position: Position, piece: str, to: str) -> Position:
    """The same position with one piece elsewhere; raises PositionError where that is not possible."""
    scene = board.scene_of(position)
    before = {each.id: each for each in scene.pieces}
    if piece not in before:
        raise PositionError(Phrase("edit-cannot", {"cell": place_within(scene, to)}), squares=[to])
    old = before[piece]
    forms = list(_changed_forms(position.to_json(), old.cell, to))
    why: Refused | None = None
    for data in forms:
        breathe()
        try:
            after = position.game.load(data)
        except PositionError as refused:
            why = refused
            continue
        if _only_moved(board.scene_of(after).pieces, before, piece, to):
            return after
    if why is not None and len(forms) == 1:  # else nobody knows of which of several pieces that was said
        raise PositionError(why.phrase, rule=why.rule, squares=[*why.squares, to])
    raise PositionError(Phrase("edit-cannot", {"cell": place_within(scene, to)}), squares=[to])


def _only_moved(pieces: tuple[Any, ...], before: dict[str, Any], piece: str, to: str) -> bool:
    """Whether all others stand where they stood. A piece named after its place is known by its kind."""
    there = [each for each in pieces if each.cell == to and (each.id == piece or each.kind == before[piece].kind != "")]
    others = {(each.id, each.cell) for each in pieces if each not in there}
    were = {(each.id, each.cell) for name, each in before.items() if name != piece}
    return bool(there) and others <= were and len(pieces) == len(before)


def _changed_forms(data: Json, old: str, new: str) -> Iterator[Json]:
    """The exchange form with one mention of a cell replaced, for each mention; then with all of them."""
    spots = list(_mentions(data, old))
    for spot in spots:
        yield _replace(data, [spot], new)
    if len(spots) > 1:
        yield _replace(data, spots, new)


def _mentions(data: Any, cell: str, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], bool]]:
    """Where a cell is written: as a value, or (True) as a key."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        if key == cell:
            yield (*path, key), True
        if value == cell:
            yield (*path, key), False
        yield from _mentions(value, cell, (*path, key))


def _replace(data: Json, spots: list[tuple[tuple[Any, ...], bool]], new: str) -> Json:
    changed = deepcopy(data)
    for (*way, last), is_key in spots:
        node: Any = changed
        for step in way:
            node = node[step]
        if is_key:
            value = node.pop(last)
            node[new] = value
        else:
            node[last] = new
    return changed
