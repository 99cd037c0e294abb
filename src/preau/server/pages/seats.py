"""Seats to hand out and to take: invitations, a seat's link, a free seat of a public table."""

from __future__ import annotations

import structlog
from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from preau.games.api import refusal
from preau.play.table import Table
from preau.server.http.depends import AGuest, ALanguage, Service
from preau.server.pages.render import page_router, render_page
from preau.server.people.guests import Guest
from preau.server.view import board
from preau.server.view.names import seat_colour
from preau.words import Language, Speaker, game_title

router = page_router()


@router.get("/invite/{table}")
async def invite(request: Request, table: str, service: Service, guest: AGuest, language: ALanguage) -> HTMLResponse:
    """Links to hand out; for the creator, and for who sits at the table those of free seats.

    A link takes its seat, also from whoever sits there: nobody but the creator gets that of another's seat.
    """
    there = await service.table(table)
    if guest.id != there.created.by and not there.held_by(guest.id):
        raise refusal("not_allowed", "page-invite-players")
    words = Speaker(language, there.game)
    tokens = await service.tokens(table)
    sides = {side.seat: side for side in board.scene_of(there.position).seats}
    base = str(request.base_url)
    links = []
    for number, token in tokens.items():
        seat, side = there.seats[number], sides.get(number)
        mine = seat.holder == guest.id
        url = f"{base}s/{token}" if seat.holder is None or (guest.id == there.created.by and not mine) else ""
        state = words("page-invite-taken", name=seat.name) if seat.holder else words("page-free-seat")
        links.append(
            {
                "title": words("page-invite-seat", seat=seat_colour(there.position, number, words)),
                "state": words("page-invite-you") if mine else state,
                "badge": board.badge(there.game.name, side.badge, side.colour) if side else "",
                "url": url,
                "qr": board.qr_code(url) if url else "",
            }
        )
    watch = f"{base}t/{table}"
    links.append({
        "title": words("page-invite-watch"), "state": words("page-invite-watch-help"), "badge": "", "url": watch,
        "qr": board.qr_code(watch),
    })  # fmt: skip
    name = game_title(there.game, language)
    return render_page(request, "pages/invite.html", sheets=("forms",), title=name, links=links, table=table)


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
        for shape, tint in zip(board.SHAPES, board.COLOURS, strict=True)
    ]
    return render_page(
        request, "pages/seat.html", scripts=("pages/seat",), sheets=("forms",), title=game_title(table.game, language),
        seat_text=words("page-seat-text", seat=seat_colour(table.position, seat, words)),
        taken=held.name if held.holder not in {None, guest.id} else "", table=table_id, seat=seat, token=token,
        avatars=avatars,
    )  # fmt: skip
