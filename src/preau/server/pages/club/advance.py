"""Moves made in advance: a line is put together move by move, seen on the board, and kept."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query, Request
from fastapi.responses import RedirectResponse
from starlette.responses import Response

from preau.games.api import Refused, refusal
from preau.play.table import Table
from preau.server.http.depends import AGuest, ALanguage, Service, at_desk, limit
from preau.server.http.refusals import STATUS
from preau.server.lobby.advance import MOST_MOVES, AdvanceMoves, follow_line, seat_in_advance
from preau.server.pages.club.forms import REFUSED, SEE_OTHER, read_form
from preau.server.pages.render import page_router, render_error, render_page
from preau.server.view import board
from preau.server.view.names import seat_name
from preau.words import Speaker, game_title

router = page_router()

Line = Annotated[list[Annotated[str, Query(max_length=200)]], Query(max_length=MOST_MOVES + 1)]


def _advance(request: Request) -> AdvanceMoves:
    advance: AdvanceMoves = request.app.state.advance
    return advance


@router.get("/ahead/{table}")
async def ahead(
    request: Request, table: str, service: Service, guest: AGuest, language: ALanguage, m: Line = []  # noqa: B006  # FastAPI copies it
) -> Response:  # fmt: skip
    """What is kept, and a line under way: `m` are its moves so far."""
    there = await service.table(table)
    seat = seat_in_advance(there, guest.id)
    kept = await _advance(request).lines_of(table, guest.id)

    def draw() -> Response:
        words, line, refused = Speaker(language, there.game), [each for each in m if each.strip()], ""
        try:
            history = follow_line(there, line)
        except Refused as no:  # the last one was just typed
            refused, line = words.say(no.phrase), line[:-1]
            history = follow_line(there, line)
        position = history.position
        over = position.outcome is not None
        steps = history.steps[len(there.history) :]
        return render_page(
            request,
            "pages/club/ahead.html",
            sheets=("shelf", "forms", "club/lobby"),
            title=game_title(there.game, language),
            table=table,
            refused=refused,
            line=[step.text for step in steps],
            told=_told(there, seat, [step.text for step in steps], words),
            complete=bool(steps) and steps[-1].seat == seat,
            asks="" if over else _asks(there, position.player, seat, words),
            legal=[] if over else sorted({position.text(move) for move in position.legal()}),
            size=[round(each / 2) for each in board.scene_of(position).size],
            kept=[{"line": each, "told": _told(there, seat, each, words)} for each in kept],
        )

    return await at_desk(request, draw)


def _asks(table: Table, player: int, seat: int, words: Speaker) -> str:
    if player == seat:
        return words("lobby-ahead-you")
    return words("lobby-ahead-they", name=seat_name(table, player, words))


def _told(table: Table, seat: int, line: Any, words: Speaker) -> list[dict[str, Any]]:
    """A line, each move with who makes it."""
    steps = follow_line(table, line).steps[len(table.history) :]
    return [
        {"move": step.text, "who": _asks(table, step.seat, seat, words), "own": step.seat == seat} for step in steps
    ]


@router.get("/ahead/{table}/board.svg")
async def ahead_board(
    request: Request, table: str, service: Service, theme: Literal["light", "dark"] = "light", m: Line = []  # noqa: B006  # FastAPI copies it
) -> Response:  # fmt: skip
    """The board after such a line, for the page's picture."""
    there = await service.table(table)
    drawn = await at_desk(request, lambda: board.board_picture(follow_line(there, m).position, theme))
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@router.post("/ahead/{table}")
async def press(request: Request, table: str, guest: AGuest) -> Response:
    """Keep the line, or forget one."""
    try:
        form = await read_form(request)
        line = form.get("line", "").split(";") if form.get("line") else []
        match form.get("do"):
            case "keep":
                await limit(request, "create")
                await _advance(request).add(table, guest.id, line)
            case "forget":
                await _advance(request).forget(table, guest.id, line)
            case _:
                raise refusal("malformed", "server-malformed", where="do")
    except Refused as refused:
        return render_error(request, STATUS.get(refused.code, REFUSED), refused.phrase)
    return RedirectResponse(f"/ahead/{table}", SEE_OTHER)
