"""One's games on one page: those that wait for one first, the way from one to the next, and days off."""

from __future__ import annotations

from datetime import UTC, tzinfo
from typing import Any, Final

from fastapi import Request
from fastapi.responses import RedirectResponse
from starlette.responses import Response

from preau.games.api import Refused, refusal
from preau.play.table import Table
from preau.server.http.costs import OWN_TABLE_UNITS, charge_more
from preau.server.http.depends import AGuest, ALanguage, Service, do_in_turn, limit
from preau.server.http.time_zone import (
    ZONE_COOKIE,
    days_between,
    is_zone,
    moment_in,
    zone_choices,
    zone_name,
    zone_of,
)
from preau.server.lobby.days_off import DaysOffBook, DaysOffPeriod
from preau.server.lobby.waiting_games import next_game, waiting_games
from preau.server.pages.club.forms import REFUSED_STATUS, SEE_OTHER, read_form
from preau.server.pages.render import YEAR_SECONDS, page_router, render_page, render_refusal
from preau.server.pages.shelf import MOST_OF_MINE, own_row, table_rows
from preau.server.work_queue import breathe
from preau.words import Speaker
from preau.words.text import moment_text

GROUPS: Final = ("yours", "others", "waiting")  # in this order on the page

router = page_router()


@router.get("/games")
async def games(request: Request, service: Service, guest: AGuest, language: ALanguage, zones: str = "") -> Response:
    """All that goes on, whoever has to move."""
    going = [] if guest.new else await service.of_guest(guest.id, MOST_OF_MINE, going_on=True)
    await charge_more(request, len(going) * OWN_TABLE_UNITS)
    tables = await service.sound_tables(each.id for each in going)
    days_off: DaysOffBook = request.app.state.days_off
    announced, left = await days_off.coming_days_off(guest.id), await days_off.days_left(guest.id)
    zone, name, now = zone_of(request), zone_name(request), service.now()

    def draw() -> Response:
        words, rows = Speaker(language), []
        for row in table_rows(going, words):
            breathe()
            table = tables.get(row["id"])
            rows.append(own_row(row, table, guest.id, now, words) | _more(table, guest.id, words, zone))
        rows.sort(key=lambda row: row["urgency"])
        groups = [(group, [row for row in rows if row["group"] == group]) for group in GROUPS]
        return render_page(
            request,
            "pages/club/games.html",
            scripts=("club/games",),
            sheets=("shelf", "forms", "club/lobby"),
            groups=[(group, found) for group, found in groups if found],
            waiting=sum(row["group"] == "yours" for row in rows),
            off=[_off_row(each, now, words, zone) for each in announced],
            days_left=left,
            days_a_year=days_off.days_a_year,
            today=moment_in(now, zone).date().isoformat(),
            zone=name,
            zones=zone_choices() if zones or not name else [],
        )

    page = await do_in_turn(request, draw)
    chosen = request.query_params.get("zone", "")
    if is_zone(chosen):
        secure = request.app.state.settings.secure_cookies
        page.set_cookie(ZONE_COOKIE, chosen, max_age=YEAR_SECONDS, samesite="lax", secure=secure)
    return page


def _more(table: Table | None, guest: str, words: Speaker, zone: tzinfo) -> dict[str, Any]:
    """What this page tells of a table beyond its line: in which group it is, and when time is up, for the reader."""
    if table is None:
        return {"group": "others", "until": "", "until_iso": ""}
    mine = table.seats_of(guest)
    yours = table.status == "playing" and table.position.player in mine
    until = table.deadline[0] if table.deadline and table.created.clock.kind == "days" else None
    return {
        "group": "yours" if yours else "others" if table.status == "playing" else "waiting",
        "until": ""
        if until is None
        else words("lobby-until", moment=moment_text(moment_in(until, zone), words.language)),
        "until_iso": "" if until is None else moment_in(until, UTC).isoformat(timespec="seconds"),
    }


def _off_row(off: DaysOffPeriod, now: int, words: Speaker, zone: tzinfo) -> dict[str, Any]:
    first, last = (moment_text(moment_in(at, zone), words.language) for at in (off.start, off.until))
    return {
        "id": off.id,
        "text": words("lobby-days-off-span", first=first, last=last),
        "runs": off.start <= now,
    }


@router.get("/games/next")
async def next_waiting(request: Request, service: Service, guest: AGuest, after: str = "") -> RedirectResponse:
    """The next game that waits for one, from that table on; where none does, all of them."""
    going = [] if guest.new else await service.of_guest(guest.id, MOST_OF_MINE, going_on=True)
    await charge_more(request, len(going) * OWN_TABLE_UNITS)
    found = next_game(await waiting_games(service, guest.id, going), after[:64])
    return RedirectResponse(f"/t/{found.id}" if found else "/games", SEE_OTHER)


@router.post("/games")
async def do_days_off(request: Request, guest: AGuest) -> Response:
    """Announce days off, or end them."""
    days_off: DaysOffBook = request.app.state.days_off
    try:
        form = await read_form(request)
        match form.get("do"):
            case "off":
                await limit(request, "create")
                start, until = days_between(form.get("first", ""), form.get("last", ""), zone_of(request))
                await days_off.announce(guest.id, start, until)
            case "end":
                await days_off.end(guest.id, form.get("id", "")[:32])
            case _:
                raise refusal("malformed", "server-malformed", where="do")
    except Refused as refused:
        return render_refusal(request, refused, REFUSED_STATUS)
    return RedirectResponse("/games", SEE_OTHER)
