"""The pages: HTML for people. What they do goes over the API and the socket, like everybody else's doings."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any, Literal, cast

import structlog
from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse
from fastapi.routing import APIRoute
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.responses import Response

from preau.games import registry
from preau.games.api import Phrase, Position, TableRefused
from preau.play.record_reader import read_leniently
from preau.play.records import Record
from preau.play.table import Table
from preau.server.api import accounts, hints, passkeys, reports, tables
from preau.server.api import learn as learn_api
from preau.server.http.depends import ALanguage
from preau.server.pages import account, editor, learn, new_table, static
from preau.server.pages.render import AGame, PageRoute, error_page, page
from preau.server.people.guests import AGuest, Guest
from preau.server.tables.service import TableService
from preau.server.view import board as pictures
from preau.server.view import clicks, log
from preau.server.view.table import render, render_record
from preau.server.view.templates import TABLE
from preau.words import LANGUAGES, Language, Speaker, game_title

MODES = ("bots", "screen", "friends")
PACES = ("usual", "quick", "calm")

router = APIRouter(route_class=PageRoute, include_in_schema=False)
asked = APIRouter(responses=tables.REFUSALS, tags=["pages"])  # what the pages' scripts ask for


def table_service(request: Request) -> TableService:
    return cast("TableService", request.app.state.service)


Service = Annotated[TableService, Depends(table_service)]


# --- the shelf -------------------------------------------------------------------------------------------------------


@router.get("/")
async def shelf(request: Request, service: Service, guest: AGuest, language: ALanguage) -> HTMLResponse:
    words = Speaker(language)
    mine = [] if guest.new else await service.of_guest(guest.id, limit=30)
    going = [each for each in mine if each.status != "over"][: new_table.MINE]
    shown = {each.id for each in going}
    yours = await service.waiting_for(guest.id, shown)
    public = [each for each in await service.public(limit=20) if each.id not in shown and each.status != "over"]
    return page(
        request, "pages/shelf.html", sheets=("shelf",), games=new_table.shelf(words), broken=list(registry.broken()),
        mine=new_table.listed(going, words, yours), open=new_table.listed(public, words),
    )  # fmt: skip


@router.get("/shelf/{game}.svg")
async def shelf_picture(game: AGame, theme: Literal["light", "dark"] = "light") -> Response:
    picture = pictures.shelf_picture(game.name, theme)
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


# --- new tables ------------------------------------------------------------------------------------------------------


@router.get("/new/{game}")
async def new(
    request: Request, game: AGame, language: ALanguage, mode: str = "bots", position: str = ""
) -> HTMLResponse:
    words = Speaker(language, game)
    mode = mode if mode in MODES else MODES[0]
    start = editor.read(game, position) if position else None
    options = new_table.option_rows(game, words)
    return page(
        request,
        "pages/new_table.html",
        scripts=("pages/new_table",),
        sheets=("forms",),
        game=game.name,
        title=game_title(game, language),
        mode=mode,
        start=str(start) if start else "",
        players=next((row for row in options if row["name"] == "players"), None) if not start else None,
        seats=new_table.seat_rows(game, mode, words, start),
        kinds=new_table.kind_rows(game, mode, words),
        editions=new_table.edition_rows(game, words),
        options=[row for row in options if row["name"] != "players"],
        clocks=new_table.clock_rows(game, mode, words),
        paces=PACES,
    )


@router.get("/invite/{table}")
async def invite(request: Request, table: str, service: Service, guest: AGuest, language: ALanguage) -> HTMLResponse:
    """Links to hand out; for the creator, and for who sits at the table those of free seats.

    A link takes its seat, also from whoever sits there: nobody but the creator gets that of another's seat.
    """
    there = await service.table(table)
    if guest.id != there.created.by and not there.held_by(guest.id):
        raise TableRefused("not_allowed", Phrase("page-invite-players"))
    words = Speaker(language, there.game)
    tokens = await service.tokens(table)
    sides = {side.seat: side for side in pictures.scene_of(there.position).seats}
    base = str(request.base_url)
    links = []
    for number, token in tokens.items():
        seat, side = there.seats[number], sides.get(number)
        mine = seat.holder == guest.id
        url = f"{base}s/{token}" if seat.holder is None or (guest.id == there.created.by and not mine) else ""
        state = words("page-invite-taken", name=seat.name) if seat.holder else words("page-free-seat")
        links.append(
            {
                "title": words("page-invite-seat", seat=_colour(there, number, words)),
                "state": words("page-invite-you") if mine else state,
                "badge": pictures.badge(there.game.name, side.badge, side.colour) if side else "",
                "url": url,
                "qr": pictures.qr(url) if url else "",
            }
        )
    watch = f"{base}t/{table}"
    links.append({
        "title": words("page-invite-watch"), "state": words("page-invite-watch-help"), "badge": "", "url": watch,
        "qr": pictures.qr(watch),
    })  # fmt: skip
    name = game_title(there.game, language)
    return page(request, "pages/invite.html", sheets=("forms",), title=name, links=links, table=table)


@router.get("/s/{token}")
async def seat_link(request: Request, token: str, service: Service, guest: AGuest, language: ALanguage) -> Response:
    """A seat's link: who opens it may sit down there."""
    link = await service.read_token(token)
    structlog.contextvars.bind_contextvars(table=link.table)
    table = await service.table(link.table)
    return _seat(request, link.table, table, link.seat, guest, language, token=token)


@router.get("/sit/{table}/{seat}")
async def free_seat(
    request: Request, table: str, seat: int, service: Service, guest: AGuest, language: ALanguage
) -> Response:
    """A free seat at a public table."""
    there = await service.table(table)
    if not 0 <= seat < len(there.seats) or there.seats[seat].kind != "person":
        raise TableRefused("unknown_table", Phrase("table-no-such-seat", {"number": seat + 1}))
    return _seat(request, table, there, seat, guest, language)


def _seat(
    request: Request, table_id: str, table: Table, seat: int, guest: Guest, language: Language, token: str = ""
) -> Response:
    words = Speaker(language, table.game)
    held = table.seats[seat]
    avatars = [
        {
            "value": f"{shape}-{tint}",
            "icon": pictures.avatar(f"{shape}-{tint}"),
            "text": words("page-avatar-name", shape=words(f"page-shape-{shape}"), colour=words(f"page-colour-{tint}")),
        }
        for shape, tint in zip(pictures.SHAPES, pictures.COLOURS, strict=True)
    ]
    return page(
        request, "pages/seat.html", scripts=("pages/seat",), sheets=("forms",), title=game_title(table.game, language),
        seat_text=words("page-seat-text", seat=_colour(table, seat, words)),
        taken=held.name if held.holder not in {None, guest.id} else "", table=table_id, seat=seat, token=token,
        avatars=avatars,
    )  # fmt: skip


def _colour(table: Table, seat: int, words: Speaker) -> str:
    """What a seat is called at the board."""
    side = next((each for each in pictures.scene_of(table.position).seats if each.seat == seat), None)
    return words.say(side.phrase) if side else words("table-player", number=seat + 1)


# --- a table ---------------------------------------------------------------------------------------------------------


@router.get("/t/{table}")
async def table_page(
    request: Request, table: str, service: Service, guest: AGuest, language: ALanguage
) -> HTMLResponse:
    there = await service.table(table)
    view = _placed(render(there, language, there.held_by(guest.id)), table)
    mine = there.held_by(guest.id)
    others = any(each.kind == "person" and number not in mine for number, each in enumerate(there.seats))
    return _table(request, "table", table, there, view, language, invites=bool(mine) and others)


@router.get("/replay/{table}")
async def replay(request: Request, table: str, service: Service, language: ALanguage, move: int = 0) -> HTMLResponse:
    there = await service.table(table)
    view = _placed(render(there, language, (), max(0, move)), table)
    return _table(request, "replay", table, there, view, language)


def _placed(view: dict[str, Any], table: str) -> dict[str, Any]:
    """A view with the table's id where it belongs."""
    return {**view, "parts": {name: part.replace(TABLE, table) for name, part in view["parts"].items()}}


def _table(
    request: Request, script: str, table: str, there: Table, view: dict[str, Any], language: Language, *,
    invites: bool = False,
) -> HTMLResponse:  # fmt: skip
    words = Speaker(language, there.game)
    replaying = script == "replay"
    online = there.created.mode == "online" and any(each.kind == "person" for each in there.seats)
    links = [
        ("page-to-table", f"/t/{table}", False) if replaying else ("page-replay", f"/replay/{table}", False),
        ("page-download", f"/api/tables/{table}/record", True),
        ("page-share-picture", f"/api/tables/{table}/picture.svg", True),
        ("page-rulebook", f"/learn/{there.game.name}?table={table}", False),
    ]
    if invites and online and not replaying:
        links.insert(0, ("page-invite", f"/invite/{table}", False))
    return page(
        request,
        "pages/table.html",
        scripts=(f"pages/{script}", "parts/rule_tips"),
        sheets=("table", "review") if replaying else ("table",),
        data={
            "view": view,
            "game": there.game.name,
            "table": table,
            "branch": _branch(there),
            "study": learn.script_words(words),
            "coach": {"again": words("hint-again"), "thinking": words("bot-thinking")},
        },
        table=table,
        title=game_title(there.game, language),
        view=view,
        board=pictures.board(log.position(there, view["shown"]), language).whole,
        replay=replaying,
        can_branch=replaying,
        can_review=replaying and there.status == "over",
        links=[{"text": words(key), "href": href, "download": download} for key, href, download in links],
    )


def _branch(table: Table) -> dict[str, Any]:
    """How to play on from a position of this table: alone against bots, or on one screen as it was."""
    if table.created.mode == "same_screen":
        return {"mode": "same_screen", "seats": [{"kind": each.kind, "level": each.level} for each in table.seats]}
    me = next((number for number, each in enumerate(table.seats) if each.kind == "person"), 0)
    level = next((each.level for each in table.seats if each.level), new_table.USUAL_LEVEL)
    seats = [
        {"kind": "person"} if number == me else {"kind": "bot", "level": level} for number in range(len(table.seats))
    ]
    return {"mode": "online", "seats": seats}


@asked.get("/t/{table}/board")
async def still(table: str, service: Service, language: ALanguage, move: int | None = None) -> dict[str, str]:
    """The part of the board that does not move, for a page whose `frame` is another one."""
    there = await service.table(table)
    number = len(there.history) if move is None else max(0, min(move, len(there.history)))
    board = pictures.board(log.position(there, number), language)
    return {"frame": board.key, "still": board.still}


class Pointed(BaseModel):
    """What was chosen so far, and last what cannot be chosen; `move` is the number of moves then played."""

    path: list[Annotated[str, Field(max_length=64)]] = Field(min_length=1, max_length=40)
    move: int | None = None


@asked.post("/t/{table}/why")
async def why(table: str, body: Pointed, service: Service, language: ALanguage) -> dict[str, Any]:
    """Why a click on the board is no legal choice: the rule and the squares that show it."""
    there = await service.table(table)
    position = there.position
    if body.move is not None and 0 <= body.move <= len(there.history):
        position = log.position(there, body.move)
    return clicks.why(position, body.path, pictures.scene_of(position), language)


# --- records and positions -------------------------------------------------------------------------------------------


@router.get("/look")
async def look(request: Request) -> HTMLResponse:
    view = {"moves": 0, "shown": 0}
    return page(
        request,
        "pages/record.html",
        scripts=("pages/replay",),
        sheets=("table", "forms", "review"),
        view=view,
        can_branch=False,
    )


class Looked(BaseModel):
    """A record's text, and how many of its moves to show (without: all)."""

    text: str = Field(max_length=64 * 1024)
    move: int | None = Field(default=None, ge=0)


@asked.post("/look")
async def looked(body: Looked, language: ALanguage) -> dict[str, Any]:
    """A record as a page shows it, read as far as it can be read."""
    record, _ = await asyncio.to_thread(read_leniently, body.text)
    return await asyncio.to_thread(_record_view, record, language, body.move)


def _record_view(record: Record, language: Language, move: int | None) -> dict[str, Any]:
    view = render_record(record, language, move)
    return {**view, "still": pictures.board(record.history.at(view["shown"]), language).still}


@router.get("/edit/{game}")
async def edit(request: Request, game: AGame, language: ALanguage, position: str = "") -> HTMLResponse:
    start = editor.read(game, position) if position else game.set_up(pictures.first_options(game))
    shown = _edited(start, language)
    return page(
        request, "pages/editor.html", scripts=("pages/editor",), sheets=("table", "forms"),
        game=game.name, title=game_title(game, language),
        data={"view": {**shown, "still": ""}}, shown=shown, board=pictures.board(start, language).whole,
    )  # fmt: skip


class Edited(BaseModel):
    """A position as text or exchange JSON; with `piece` and `to`, that piece is put there first."""

    position: str = Field(max_length=20_000)
    piece: str | None = Field(default=None, max_length=64)
    to: str | None = Field(default=None, max_length=64)


@asked.post("/edit/{game}")
async def edited(game: AGame, body: Edited, language: ALanguage) -> dict[str, str]:
    """The position, judged and drawn."""
    position = editor.read(game, body.position)
    if body.piece is not None and body.to is not None:
        position = editor.move(position, body.piece, body.to)
    return _edited(position, language)


def _edited(position: Position, language: Language) -> dict[str, str]:
    written = json.dumps(position.to_json(), ensure_ascii=False, indent=1)
    board = pictures.board(position, language)
    return {"text": str(position), "json": written, "frame": board.key, "still": board.still, "moving": board.moving}


router.include_router(learn.router)
router.include_router(account.router)
router.include_router(static.router)


# --- the rest --------------------------------------------------------------------------------------------------------


@router.get("/{path:path}")
async def lost(request: Request, path: str) -> Response:
    """No such page, said on a page; programs that ask the API get its own answer."""
    if path.startswith("api/") and (methods := _methods(request.url.path)):
        raise HTTPException(405, headers={"Allow": ", ".join(methods)})
    if path.startswith("api/") or request.query_params.get("lang") not in (None, *LANGUAGES):
        raise HTTPException(404)
    return error_page(request, 404, Phrase("page-lost"))


def _methods(path: str) -> list[str]:
    """How an address of the API can be asked."""
    routers = (room.router for room in (tables, accounts, passkeys, reports, learn_api, hints))
    routes = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]
    return sorted({method for route in routes if route.path_regex.match(path) for method in route.methods or ()})
