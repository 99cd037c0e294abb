"""Moves made in advance: a line is put together move by move, seen on the board, and kept."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, Field
from starlette.responses import Response

from preau.games.api import Refused, refusal
from preau.play.history import History
from preau.play.table import Table
from preau.server.http.club import advance_moves_of
from preau.server.http.depends import AGuest, ALanguage, Service, do_in_turn, limit
from preau.server.lobby.advance import MOST_MOVES, follow_line, seat_in_advance
from preau.server.pages.club.forms import REFUSED_STATUS, SEE_OTHER, read_form
from preau.server.pages.render import page_router, render_page, render_refusal, script_router
from preau.server.view import board
from preau.server.view.clicks import button_labels, click_refusal, guided_clicks, sign_legend
from preau.server.view.names import phrase_for_seat, seat_name
from preau.words import Speaker, game_title

router, scripts = page_router(), script_router()

Line = Annotated[list[Annotated[str, Query(max_length=200)]], Query(max_length=MOST_MOVES + 1)]


@router.get("/ahead/{table}")
async def advance(
    request: Request, table: str, service: Service, guest: AGuest, language: ALanguage, m: Line = []  # noqa: B006  # FastAPI copies it
) -> Response:  # fmt: skip
    """What is kept, and a line under way: `m` are its moves so far."""
    there = await service.table(table)
    seat = seat_in_advance(there, guest.id)
    kept = await advance_moves_of(request).lines_of(table, guest.id)

    def draw() -> Response:
        words, line, refused = Speaker(language, there.game), [each for each in m if each.strip()], ""
        try:
            history = follow_line(there, line)
        except Refused as no:  # the last one was just typed
            refused, line = words.say(no.phrase), line[:-1]
            history = follow_line(there, line)
        position = history.position
        over, drawn = position.over, board.draw_board(position, language)
        steps = history.steps[len(there.history) :]
        return render_page(
            request,
            "pages/club/advance.html",
            scripts=() if over else ("club/advance",),
            sheets=("shelf", "forms", "table", "prompt", "club/lobby"),
            data={} if over else {"table": table, **_choices(there, history, words)},
            title=game_title(there.game, language),
            table=table,
            refused=refused,
            line=[step.text for step in steps],
            prompt="" if over else words.say(position.prompt()),
            frame=drawn.key,
            board=drawn.whole,
            told=_line_view(there, seat, [step.text for step in steps], words),
            complete=bool(steps) and steps[-1].seat == seat,
            asks="" if over else _asks(there, position.player, seat, words),
            legal=[] if over else sorted({position.text(move) for move in position.legal()}),
            kept=[{"line": each, "told": _line_view(there, seat, each, words)} for each in kept],
        )

    return await do_in_turn(request, draw)


def _asks(table: Table, player: int, seat: int, words: Speaker) -> str:
    if player == seat:
        return words("lobby-ahead-you")
    return words("lobby-ahead-they", name=seat_name(table, player, words))


def _line_view(table: Table, seat: int, line: Any, words: Speaker) -> list[dict[str, Any]]:
    """A line, each move with who makes it."""
    steps = follow_line(table, line).steps[len(table.history) :]
    return [
        {
            "move": step.text, "who": _asks(table, step.seat, seat, words), "own": step.seat == seat,
            "told": words.say(phrase_for_seat(table.position, seat, step.phrase)) if step.phrase else "",
        }
        for step in steps
    ]  # fmt: skip


def _choices(table: Table, history: History, words: Speaker) -> dict[str, Any]:
    """What can be pointed at for the next move, whoever's it is."""
    position, language = history.position, words.language
    clicks, asks = guided_clicks(position, language)
    return {
        "game": table.game.name, "line": [step.text for step in history.steps[len(table.history) :]],
        "clicks": clicks, "asks": asks, "prompt": words.say(position.prompt()),
        "labels": button_labels(position, board.scene_of(position), language),
        "signs": sign_legend(table.game, language),
    }  # fmt: skip


class AdvanceClickIn(BaseModel):
    """A line of moves, then what has been chosen of its next move, and last what cannot be chosen."""

    path: list[Annotated[str, Field(max_length=64)]] = Field(min_length=1, max_length=40)
    line: list[Annotated[str, Field(max_length=200)]] = Field(default=[], max_length=MOST_MOVES)


@scripts.post("/ahead/{table}/why")
async def explain_click_in_advance(
    request: Request, table: str, body: AdvanceClickIn, service: Service, guest: AGuest, language: ALanguage
) -> dict[str, Any]:
    """Why something on the board after a line cannot be chosen: the rule, and the squares that show it."""
    there = await service.table(table)
    seat_in_advance(there, guest.id)

    def explain() -> dict[str, Any]:
        position = follow_line(there, body.line).position
        return click_refusal(position, body.path, board.scene_of(position), language)

    return await do_in_turn(request, explain)


@router.post("/ahead/{table}")
async def do_advance(request: Request, table: str, guest: AGuest) -> Response:
    """Keep the line, or forget one."""
    try:
        form = await read_form(request)
        line = form.get("line", "").split(";") if form.get("line") else []
        match form.get("do"):
            case "keep":
                await limit(request, "create")
                await advance_moves_of(request).add(table, guest.id, line)
            case "forget":
                await advance_moves_of(request).forget(table, guest.id, line)
            case _:
                raise refusal("malformed", "server-malformed", where="do")
    except Refused as refused:
        return render_refusal(request, refused, REFUSED_STATUS)
    return RedirectResponse(f"/ahead/{table}", SEE_OTHER)
