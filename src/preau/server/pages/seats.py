"""Seats to hand out and to take: invitations, a seat's link, a free seat of a public table."""

from __future__ import annotations

from typing import Any

import structlog
from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from preau.games.api import refusal
from preau.play.table import Table
from preau.server.http.depends import AGuest, ALanguage, Service, do_in_turn
from preau.server.http.own_address import link_base
from preau.server.pages.render import page_router, render_page
from preau.server.people.guests import Guest
from preau.server.programs.kept_seats import KeptSeats
from preau.server.view import board
from preau.server.view.names import seat_colour
from preau.words import Language, Speaker, game_title
from preau.words.text import capitalise

router = page_router()


@router.get("/invite/{table}")
async def invite(request: Request, table: str, service: Service, guest: AGuest, language: ALanguage) -> HTMLResponse:
    """Links to hand out; for the creator, and for who sits at the table those of free seats.

    A link asks for its seat also where somebody sits: nobody but the creator gets that of another's seat. The page
    hears of all who come, and goes to the table when nobody is missing.
    """
    there = await service.table(table)
    if guest.id != there.created.by and not there.seats_of(guest.id):
        raise refusal("not_allowed", "page-invite-players")
    tokens = await service.tokens(table)
    kept: KeptSeats = request.app.state.kept_seats
    asked = await kept.at_table(table)
    return await do_in_turn(request, _invitation, request, table, there, tokens, guest, language, asked)


def _invitation(
    request: Request, table: str, there: Table, tokens: dict[int, str], guest: Guest, language: Language,
    asked: dict[int, tuple[str, str]],
) -> HTMLResponse:  # fmt: skip
    words = Speaker(language, there.game)
    base = link_base(request)
    rows = [_invite_row(there, number, f"{base.url}s/{token}", guest, words) for number, token in tokens.items()]
    for row in rows:
        name, state = asked.get(row["number"], ("", ""))
        if name and not row["taken"]:
            row["kept"] = words(f"programs-kept-{state}", name=name)
            if state == "open":  # nobody else could sit there
                row.update(url="", qr="", release=guest.id == there.created.by)
    persons = sum(seat.kind == "person" for seat in there.seats)
    missing = sum(seat.kind == "person" and seat.holder is None for seat in there.seats)
    watch = f"{base.url}t/{table}"
    return render_page(
        request,
        "pages/invite.html",
        scripts=("pages/invite",),
        sheets=("forms",),
        data={
            "table": table,
            "waits": there.status == "waiting",
            "seq": there.seq,
            "waiting": [words("page-waiting", count=count) if count else "" for count in range(persons + 1)],
            "free": words("page-free-seat"),
            "here": words("page-invite-here", name="%name%"),
            "away": words("page-invite-away", name="%name%"),
        },
        title=game_title(there.game, language),
        links=rows,
        watch={"url": watch, "qr": board.qr_code(watch)},
        only_here=base.only_here,
        waiting=words("page-waiting", count=missing) if missing else "",
        table=table,
    )


def _invite_row(table: Table, number: int, url: str, guest: Guest, words: Speaker) -> dict[str, Any]:
    """One person's seat: whose it is, and its link where the reader may have it."""
    seat = table.seats[number]
    mine = seat.holder == guest.id
    shown = url if seat.holder is None or (guest.id == table.created.by and not mine) else ""
    state = words("page-invite-away", name=seat.name) if seat.holder else words("page-free-seat")
    return {
        "number": number,
        "title": words("page-invite-seat", seat=capitalise(seat_colour(table.position, number, words))),
        "state": words("page-invite-you") if mine else state,
        "kept": "",
        "release": False,
        "mine": mine,
        "taken": seat.holder is not None,
        "badge": board.seat_badge(table.position, number),
        "url": shown,
        "qr": board.qr_code(shown) if shown else "",
    }


@router.get("/s/{token}")
async def seat_link(request: Request, token: str, service: Service, guest: AGuest, language: ALanguage) -> Response:
    """A seat's link: who opens it may sit down there."""
    link = await service.read_token(token)
    structlog.contextvars.bind_contextvars(table=link.table)
    table = await service.table(link.table)
    return _seat_html(request, link.table, table, link.seat, guest, language, token=token)


@router.get("/sit/{table}/{seat}")
async def free_seat(
    request: Request, table: str, seat: int, service: Service, guest: AGuest, language: ALanguage
) -> Response:
    """A free seat at a public table."""
    there = await service.table(table)
    if not 0 <= seat < len(there.seats) or there.seats[seat].kind != "person":
        raise refusal("unknown_table", "table-no-such-seat", number=seat + 1)
    return _seat_html(request, table, there, seat, guest, language)


def _seat_html(
    request: Request, table_id: str, table: Table, seat: int, guest: Guest, language: Language, token: str = ""
) -> Response:
    words = Speaker(language, table.game)
    held = table.seats[seat]
    avatars = [
        {
            "value": f"{shape}-{tint}",
            "icon": board.avatar(f"{shape}-{tint}"),
            "text": words("page-avatar-name", shape=words(f"page-shape-{shape}"), colour=words(f"page-colour-{tint}")),
        }
        for shape, tint in zip(board.AVATAR_SHAPES, board.AVATAR_COLOURS, strict=True)
    ]
    return render_page(
        request, "pages/seat.html", scripts=("pages/seat",), sheets=("forms",), title=game_title(table.game, language),
        seat_text=words("page-seat-text", seat=capitalise(seat_colour(table.position, seat, words))),
        taken=held.name if held.holder not in {None, guest.id} else "", table=table_id, seat=seat, token=token,
        avatars=avatars,
        data={
            "seq": table.seq, "asked": words("page-seat-asked", name=held.name),
            "kept": words("page-seat-kept", name=held.name),
        },
    )  # fmt: skip
