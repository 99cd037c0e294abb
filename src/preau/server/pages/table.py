"""A table's page, live or looked back at, and what its scripts ask for besides the API and the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query, Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field
from starlette.responses import Response

from preau.play.table import USUAL_LEVEL, Table
from preau.server.http.depends import AGuest, ALanguage, Service, do_in_turn, hearing_of
from preau.server.pages.learn import script_words
from preau.server.pages.render import page_router, render_page, script_router
from preau.server.view import board, log
from preau.server.view.choices.first_things import first_game
from preau.server.view.choices.preview import preview
from preau.server.view.clicks import board_legend, click_refusal, sign_legend
from preau.server.view.player_aid import aid_sections, rule_changes
from preau.server.view.players.terms import edition_rules, terms_of
from preau.server.view.story.result import next_game_doors
from preau.server.view.table import render_table
from preau.server.view.templates import TABLE_ID_MARK
from preau.words import Language, Speaker, game_title, notation_help

TAB_ICONS = {
    "log": "M5 6h14M5 12h14M5 18h9",
    "chat": "M4 5h16v11H11l-5 4v-4H4z",
    "rules": "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zm0 0v14",
    "tools": "M4 8h9m5 0h2M4 16h2m5 0h9M15.5 5.5v5M8.5 13.5v5",
}  # for the tabs of a phone

router, scripts = page_router(), script_router()


@router.get("/t/{table}")
async def table_page(
    request: Request, table: str, service: Service, guest: AGuest, language: ALanguage
) -> HTMLResponse:
    there = await service.table(table)
    mine = there.seats_of(guest.id)
    others = any(each.kind == "person" and number not in mine for number, each in enumerate(there.seats))
    plays = bool(mine) and there.status != "over"
    played = plays and await service.store.has_finished(guest.id, there.game.name)
    hearing = await hearing_of(request, guest)

    def draw() -> HTMLResponse:
        view = _with_table_id(render_table(there, language, mine, hearing=hearing), table)
        return _table_html(
            request,
            "table",
            table,
            there,
            view,
            language,
            invites=bool(mine) and others,
            played=played,
        )

    return await do_in_turn(request, draw)


@router.get("/replay/{table}")
async def replay(
    request: Request, table: str, service: Service, guest: AGuest, language: ALanguage, move: int = 0
) -> HTMLResponse:
    there = await service.table(table)
    mine = there.seats_of(guest.id)

    def draw() -> HTMLResponse:
        view = _with_table_id(render_table(there, language, mine, max(0, move)), table)
        return _table_html(request, "replay", table, there, view, language, mine=mine)

    return await do_in_turn(request, draw)


def _with_table_id(view: dict[str, Any], table: str) -> dict[str, Any]:
    """A view with the table's id where it belongs."""
    return {**view, "parts": {name: part.replace(TABLE_ID_MARK, table) for name, part in view["parts"].items()}}


def _table_html(
    request: Request, script: str, table: str, there: Table, view: dict[str, Any], language: Language, *,
    invites: bool = False, played: bool = False, mine: tuple[int, ...] = (),
) -> HTMLResponse:  # fmt: skip
    """`played`: the reader has finished a game of this kind before, on whatever device.

    `mine` are the seats of who looks back.
    """
    words = Speaker(language, there.game)
    first = first_game(there.game, there.position.options, language)
    replaying = script == "replay"
    rulebook = f"/learn/{there.game.name}?table={table}"
    online = there.created.mode == "online" and any(each.kind == "person" for each in there.seats)
    links = [
        ("page-to-table", f"/t/{table}", False) if replaying else ("end-replay", f"/replay/{table}", False),
        ("end-download", f"/api/tables/{table}/record", True),
        ("end-share-picture", f"/api/tables/{table}/picture.svg", True),
        *([("page-rulebook", rulebook, False)] if replaying else []),
    ]
    if there.created.clock.kind == "days" and view["mine"] and not replaying:
        links.insert(0, ("lobby-ahead", f"/ahead/{table}", False))
    if invites and online and not replaying:
        links.insert(0, ("page-invite", f"/invite/{table}", False))
    by_post = not replaying and bool(view["mine"]) and there.created.clock.kind == "days"
    rated = not replaying and bool(view["mine"]) and there.created.rated
    return render_page(
        request,
        "pages/table.html",
        scripts=(
            f"pages/{script}",
            "parts/rule_tips",
            *(("club/next_game",) if by_post else ()),
            *(("club/rating_change",) if rated else ()),
        ),
        by_post=by_post,
        players=len(there.seats) if view["mine"] else 0,
        tournament=there.tournament,
        sheets=(
            "table",
            "prompt",
            "follow",
            *(("players", "review") if replaying else ("phone", "players", "guide", "end")),
        ),
        data={
            "view": view,
            "game": there.game.name,
            "table": table,
            "branch": _branch_form(there),
            "study": script_words(words),
            "first": first | {"played": played},
            "signs": sign_legend(there.game, language),
            "hints": {
                "again": words("hint-again"),
                "thinking": words("bot-thinking"),
                "close": words("learn-close"),
                "retry": words("hint-retry"),
            },
        },
        table=table,
        game=there.game.name,
        signs=() if replaying else board_legend(there.position, language),
        title=game_title(there.game, language),
        view=view,
        first=first,
        board=board.draw_board(log.position_after(there, view["shown"]), language).whole,
        replay=replaying,
        can_branch=replaying,
        editor=f"/edit/{there.game.name}?table={table}&move=",
        aid=[] if replaying else aid_sections(there.game, language, there.position.options),
        notation=notation_help(there.game, words.language),
        changes=rule_changes(there.game, there.position.options, words),
        rulebook=rulebook,
        tab_icons=TAB_ICONS,
        can_review=replaying and there.status == "over",
        next_games=next_game_doors(there, words, mine) if replaying and there.status == "over" else [],
        terms=terms_of(there, words),
        edition_rules=edition_rules(there, words),
        played=played,
        same_screen=there.created.mode == "same_screen",
        alone=view["mine"] and sum(each.kind == "person" for each in there.seats) == 1,
        links=[{"text": words(key), "href": href, "download": download} for key, href, download in links],
    )


def _branch_form(table: Table) -> dict[str, Any]:
    """How to play on from a position of this table: alone against bots, or on one screen as it was."""
    if table.created.mode == "same_screen":
        return {"mode": "same_screen", "seats": [{"kind": each.kind, "level": each.level} for each in table.seats]}
    me = next((number for number, each in enumerate(table.seats) if each.kind == "person"), 0)
    level = next((each.level for each in table.seats if each.level), USUAL_LEVEL)
    seats = [
        {"kind": "person"} if number == me else {"kind": "bot", "level": level} for number in range(len(table.seats))
    ]
    return {"mode": "online", "seats": seats}


@scripts.get("/t/{table}/board")
async def still_board(
    request: Request, table: str, service: Service, language: ALanguage, move: int | None = None
) -> dict[str, str]:
    """The part of the board that does not move, for a page whose `frame` is another one."""
    there = await service.table(table)
    number = len(there.history) if move is None else max(0, min(move, len(there.history)))
    drawn = await do_in_turn(request, lambda: board.draw_board(log.position_after(there, number), language))
    return {"frame": drawn.key, "still": drawn.still}


@scripts.get("/t/{table}/log")
async def log_part(request: Request, table: str, service: Service, language: ALanguage, at: int = 0) -> dict[str, str]:
    """The log around a move, for a page whose reader has come to the end of what it has."""
    there = await service.table(table)
    part = await do_in_turn(request, log.log_part, there, Speaker(language, there.game), at, asks=True)
    return {"log": part.replace(TABLE_ID_MARK, table)}


@scripts.get("/t/{table}/preview")
async def preview_move(
    request: Request, table: str, service: Service, guest: AGuest, language: ALanguage,
    move: Annotated[str, Query(max_length=200)], at: int | None = None,
) -> dict[str, Any]:  # fmt: skip
    """What a move would do in the position after `at` moves; without `at`, in the latest position."""
    there = await service.table(table)
    number = len(there.history) if at is None else max(0, min(at, len(there.history)))
    held = there.seats_of(guest.id)
    return await do_in_turn(request, lambda: preview(there, log.position_after(there, number), move, held, language))


class ClickIn(BaseModel):
    """What has been chosen so far, and last what cannot be chosen; `move` is the number of moves played until then."""

    path: list[Annotated[str, Field(max_length=64)]] = Field(min_length=1, max_length=40)
    move: int | None = None


@scripts.post("/t/{table}/why")
async def explain_click(
    request: Request, table: str, body: ClickIn, service: Service, language: ALanguage
) -> dict[str, Any]:
    """Why something on the board cannot be chosen: the rule, and the squares that show it."""
    there = await service.table(table)
    known = body.move is not None and 0 <= body.move <= len(there.history)
    number = body.move if known and body.move is not None else len(there.history)

    def explain() -> dict[str, Any]:
        position = log.position_after(there, number)
        turn = log.moves_of_turn(there, number)
        return click_refusal(position, body.path, board.scene_of(position), language, turn)

    return await do_in_turn(request, explain)


@router.get("/t/{table}/board.svg")
async def small_picture(
    request: Request, table: str, service: Service, theme: Literal["light", "dark"] = "light"
) -> Response:
    """The board as it stands, for a list of tables, which names the moment so that a browser can keep it."""
    there = await service.table(table)
    drawn = await do_in_turn(request, board.board_picture, there.position, theme)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=86400"})
