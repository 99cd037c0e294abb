"""The position editor: a position in the making, changed by pointing, by fields or as text, and judged at every step.

What can be set up, and what follows from it, the game says (`games.editor`). Here its answers become a page. A game
without an editor of its own is changed as text, and its pieces are moved by `pages.plain_editor`.
"""

from __future__ import annotations

import json
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from preau.games import position_reader, registry
from preau.games.api import Game, Json, Phrase, Position, PositionError, Refused
from preau.games.editor import EditorField, PositionEditor, editor_of, read_change
from preau.server.http.depends import AGame, ALanguage, MoveLine, Service, do_in_turn, do_long_work
from preau.server.pages.plain_editor import move_piece
from preau.server.pages.records import MOST_RECORD_CHARS, charge_record, recorded_table
from preau.server.pages.render import page_router, render_page, script_router
from preau.server.view import board, log
from preau.server.view.player_aid import value_text
from preau.server.view.templates import fill_template
from preau.words import Language, Speaker, game_title, option_help, title_of

router, scripts = page_router(), script_router()


@router.get("/edit/{game}")
async def edit(
    request: Request, game: AGame, service: Service, language: ALanguage, position: str = "", table: str = "",
    move: int | None = None, line: MoveLine = (),
) -> HTMLResponse:  # fmt: skip
    """The editor, with the first position, one that is written out, or one of a table after so many moves.

    `line` are moves after those, which nobody made: the better ones that a review shows.
    """
    there = await service.table(table) if table and not position else None

    def draw() -> HTMLResponse:
        if there is None:
            return _editor_page(request, game, language, position)
        _require_game(game, there.game.name, language)
        number = len(there.history) if move is None else max(0, min(move, len(there.history)))
        varied = there.history.vary(number, line).position if line else log.position_after(there, number)
        return _editor_page(request, game, language, str(varied))

    return await do_in_turn(request, draw)


def _editor_page(request: Request, game: Game, language: Language, position: str) -> HTMLResponse:
    start = _first_position(game, position, language)
    shown = _view(game, start.to_json(), language)
    return render_page(
        request, "pages/editor.html", scripts=("pages/editor",), sheets=("table", "forms", "editor"),
        game=game.name, title=game_title(game, language), points=editor_of(game.package) is not None,
        data={"view": {**shown, "still": ""}, "given": bool(position), "game": game.name},
        shown=shown, board=board.draw_board(start, language).whole,
    )  # fmt: skip


def _first_position(game: Game, text: str, language: Language) -> Position:
    return read_position(game, text, language) if text else game.set_up(board.first_options(game))


class EditIn(BaseModel):
    """A position that is being set up, as text or exchange JSON, and one thing to do with it.

    `piece` and `to` move a piece; `tool` and `at` use a tool on a cell, `on` a piece there; `field` and `value` set
    what lies beside the board, `option:NAME` an option. `first` begins anew; `record` with a record, after `moves`.
    """

    position: str = Field(default="", max_length=20_000)
    piece: str | None = Field(default=None, max_length=64)
    to: str = Field(default="", max_length=64)
    tool: str | None = Field(default=None, max_length=64)
    at: str = Field(default="", max_length=64)
    on: str = Field(default="", max_length=64)
    field: str | None = Field(default=None, max_length=64)
    value: str = Field(default="", max_length=64)
    first: bool = False
    record: str | None = Field(default=None, max_length=MOST_RECORD_CHARS)
    moves: int | None = Field(default=None, ge=0)


@scripts.post("/edit/{game}")
async def edit_position(request: Request, game: AGame, body: EditIn, language: ALanguage) -> dict[str, Any]:
    """The position after an edit, drawn and judged. Only what cannot be read or done at all is refused."""
    if body.record is None:
        return await do_in_turn(request, _edited_view, game, body, language)
    await charge_record(request, body.record)
    return await do_long_work(request, _edited_view, game, body, language)


def _edited_view(game: Game, body: EditIn, language: Language) -> dict[str, Any]:
    if body.first:
        return _view(game, game.set_up(board.first_options(game)).to_json(), language)
    if body.record is not None:
        position, moves = _recorded_position(game, body.record, body.moves, language)
        return {**_view(game, position.to_json(), language), "moves": moves}
    editor = editor_of(game.package)
    if editor is None:
        return _view(game, _edit_plainly(game, body, language).to_json(), language)
    data = _read_form(game, body.position, language)
    return _view(game, _apply_edit(game, editor, data, body), language)


def read_position(game: Game, text: str, language: Language) -> Position:
    """The position of a text, exchange JSON or a line; raises PositionError."""
    text = text.strip()
    position = position_reader.load(text) if text.startswith("{") else position_reader.position(text)
    _require_game(game, position.game.name, language)
    return position


def _read_form(game: Game, text: str, language: Language) -> Json:
    """The exchange form that a text gives, possible or not; raises PositionError."""
    text = text.strip()
    if not text.startswith("{"):
        if (name := text.partition(" ")[0]) in registry.names():
            _require_game(game, name, language)
        return game.read(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return read_position(game, text, language).to_json()  # says what is wrong with it
    if isinstance(data.get("game"), str):
        _require_game(game, data["game"], language)
    found: Json = data
    return found


def _require_game(game: Game, name: str, language: Language) -> None:
    if name != game.name:
        raise PositionError(Phrase("edit-other-game", {"title": title_of(name[:40], language)}))


def _recorded_position(game: Game, record: str, moves: int | None, language: Language) -> tuple[Position, int]:
    """The position of a record after so many moves (without: after all), and how many there are."""
    history = recorded_table(record).history
    _require_game(game, history.start.game.name, language)
    return history.at(len(history) if moves is None else min(moves, len(history))), len(history)


def _edit_plainly(game: Game, body: EditIn, language: Language) -> Position:
    position = read_position(game, body.position, language)
    return position if body.piece is None else move_piece(position, body.piece, body.to)


def _apply_edit(game: Game, editor: PositionEditor, data: Json, body: EditIn) -> Json:
    if body.piece is not None:
        return editor.move(data, body.piece, body.to)
    if body.tool is not None:
        return editor.use(data, body.tool, body.at, body.on)
    if body.field is None:
        return data
    fields = editor.fields(data)  # refuses what has not the shape of a position
    if body.field.startswith("option:"):
        known = {name: str(value) for name, value in dict(data["options"]).items()}
        return editor.choose(data, game.settle(known | {body.field.removeprefix("option:"): body.value}))
    field = next((each for each in fields if each.id == body.field), None)
    value = read_change(field, body.value) if field is not None else None
    if field is None or value is None:
        raise PositionError(Phrase("edit-bad-value", {"value": body.value}))
    return editor.change(data, field.id, value)


# --- what the page shows ---------------------------------------------------------------------------------------------


def _view(game: Game, data: Json, language: Language) -> dict[str, Any]:
    """The position drawn and told; `text` is empty as long as it is not a possible one, and `problem` says why."""
    editor = editor_of(game.package)
    problem: Refused | None = None
    text = ""
    try:
        position = game.load(data)
        text, data, scene = str(position), position.to_json(), board.scene_of(position)
    except PositionError as refused:
        if editor is None:
            raise
        problem, scene = refused, editor.scene(data)
    words = Speaker(language, game)
    drawn = board.draw_scene(scene, data["options"], language)
    view: dict[str, Any] = {
        "text": text, "json": json.dumps(data, ensure_ascii=False, indent=1),
        "frame": drawn.key, "still": drawn.still, "moving": drawn.moving,
        "problem": problem and _problem_view(problem, words), "possible": words("edit-possible"),
        "parts": {"palette": "", "fields": ""}, "areas": [], "places": {},
    }  # fmt: skip
    return (
        view
        if editor is None
        else view | _tools_view(game, editor, data, [each.id for each in scene.pieces], problem, words)
    )


def _problem_view(problem: Refused, words: Speaker) -> dict[str, Any]:
    return {"message": words.say(problem.phrase), "rule": problem.rule, "squares": list(problem.squares)}


def _tools_view(
    game: Game, editor: PositionEditor, data: Json, pieces: list[str], problem: Refused | None, words: Speaker
) -> dict[str, Any]:
    """What a game's own editor offers. Pieces that can go to the same cells share an area."""
    areas = {piece: editor.places(data, piece) for piece in pieces}
    known = list(dict.fromkeys(areas.values()))
    wrong = problem.phrase.key if problem else ""
    tools = [
        {
            "id": tool.id, "text": words.say(tool.phrase), "left": tool.left,
            "icon": board.badge(game.name, tool.glyph, tool.colour or "ink") if tool.glyph else "",
        }
        for tool in editor.tools(data)
    ]  # fmt: skip
    fields = [_field_row(field, wrong, words) for field in editor.fields(data)]
    return {
        "areas": known,
        "places": {piece: known.index(area) for piece, area in areas.items()},
        "parts": {
            "palette": fill_template("parts/palette.html", t=words, tools=tools),
            "fields": fill_template(
                "parts/editor_fields.html", t=words, fields=fields, options=_option_rows(game, data, words)
            ),
        },
    }


def _field_row(field: EditorField, wrong: str, words: Speaker) -> dict[str, Any]:
    return {
        "id": field.id, "text": words.say(field.phrase), "value": field.value, "bounds": field.bounds,
        "values": [{"value": value, "text": words.say(phrase)} for value, phrase in field.values],
        "wrong": wrong in field.problems,
    }  # fmt: skip


def _option_rows(game: Game, data: Json, words: Speaker) -> list[dict[str, Any]]:
    """The options, each with its value in this position."""
    rows = []
    for option in game.options:
        values = [{"value": value, "text": value_text(game, option, value, words.language)} for value in option.values]
        rows.append({
            "id": f"option:{option.name}", "text": option_help(game, option, words.language) or option.name,
            "value": data["options"][option.name], "bounds": option.bounds, "values": values, "wrong": False,
        })  # fmt: skip
    return rows
