"""The position editor: any game's exchange form, changed by text or by pointing at the board.

The editor knows no game. To move a piece it tries the places in the exchange form where the piece's cell is written,
and keeps the change after which the board shows that piece, and no other, in the new cell.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from preau.games import reading
from preau.games.api import Game, Json, Phrase, Position, PositionError, Refused
from preau.server.desk import breathe
from preau.server.http.depends import AGame, ALanguage, at_desk
from preau.server.pages.render import page_router, render_page, script_router
from preau.server.view import board
from preau.words import Language, game_title

router, scripts = page_router(), script_router()


@router.get("/edit/{game}")
async def edit(request: Request, game: AGame, language: ALanguage, position: str = "") -> HTMLResponse:
    start = await at_desk(request, _first_position, game, position)
    shown = await at_desk(request, _editor_view, start, language)
    return render_page(
        request, "pages/editor.html", scripts=("pages/editor",), sheets=("table", "forms"),
        game=game.name, title=game_title(game, language),
        data={"view": {**shown, "still": ""}}, shown=shown, board=board.draw_board(start, language).whole,
    )  # fmt: skip


def _first_position(game: Game, text: str) -> Position:
    return read_position(game, text) if text else game.set_up(board.first_options(game))


class EditIn(BaseModel):
    """A position as text or exchange JSON; with `piece` and `to`, that piece is put there first."""

    position: str = Field(max_length=20_000)
    piece: str | None = Field(default=None, max_length=64)
    to: str | None = Field(default=None, max_length=64)


@scripts.post("/edit/{game}")
async def edit_position(request: Request, game: AGame, body: EditIn, language: ALanguage) -> dict[str, str]:
    """The position, judged and drawn."""

    def judged() -> dict[str, str]:
        position = read_position(game, body.position)
        if body.piece is not None and body.to is not None:
            position = move_piece(position, body.piece, body.to)
        return _editor_view(position, language)

    return await at_desk(request, judged)


def _editor_view(position: Position, language: Language) -> dict[str, str]:
    written = json.dumps(position.to_json(), ensure_ascii=False, indent=1)
    drawn = board.draw_board(position, language)
    return {"text": str(position), "json": written, "frame": drawn.key, "still": drawn.still, "moving": drawn.moving}


def read_position(game: Game, text: str) -> Position:
    """The position of a text, exchange JSON or a line; raises PositionError."""
    text = text.strip()
    position = reading.load(text) if text.startswith("{") else reading.position(text)
    if position.game is not game:
        raise PositionError(Phrase("page-edit-other-game", {"name": position.game.name}))
    return position


def move_piece(position: Position, piece: str, to: str) -> Position:
    """The same position with one piece elsewhere; raises PositionError where that is not possible."""
    before = {each.id: each for each in board.scene_of(position).pieces}
    if piece not in before:
        raise PositionError(Phrase("page-edit-cannot", {"cell": to}), squares=[to])
    old = before[piece]
    why: Refused | None = None
    for data in _changed_forms(position.to_json(), old.cell, to):
        breathe()
        try:
            after = position.game.load(data)
        except PositionError as refused:
            why = why or refused
            continue
        if _only_moved(board.scene_of(after).pieces, before, piece, to):
            return after
    if why is not None:
        raise PositionError(why.phrase, rule=why.rule, squares=[*why.squares, to])
    raise PositionError(Phrase("page-edit-cannot", {"cell": to}), squares=[to])


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
