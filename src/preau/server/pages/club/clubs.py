"""The pages of clubs: all of them, one with its members, evenings and tournaments, and its calendar."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from preau.games.api import Refused, refusal
from preau.server.database.people import Account
from preau.server.http.club import AClub, clubs_of, tournaments_of
from preau.server.http.depends import ALanguage, MyAccount, do_in_turn, limit
from preau.server.http.own_address import link_base
from preau.server.http.refusals import STATUS
from preau.server.pages.club.forms import back_to, choice_in, moment_in, number_in, read_form
from preau.server.pages.club.tournaments import SHEETS, moment_row, tournament_rows
from preau.server.pages.render import page_router, render_page
from preau.server.tournaments.calendar import club_calendar
from preau.server.tournaments.clubs import CLUB_ROLES, Evening
from preau.words import Language, Speaker

CALENDAR_SECONDS = 300  # for which a calendar may keep it
DEEDS = ("join", "leave", "role", "add_evening", "remove_evening")

router = page_router()


@router.get("/clubs")
async def clubs(request: Request, account: MyAccount) -> HTMLResponse:
    return await _list_page(request, account, {})


@router.post("/clubs")
async def open_club(request: Request, account: MyAccount, language: ALanguage) -> Response:
    form: dict[str, str] = {}
    try:
        form = await read_form(request)
        await limit(request, "create")
        club = await clubs_of(request).open(form.get("name", ""), form.get("about", ""), _account_id(account))
    except Refused as refused:
        return await _list_page(request, account, form, Speaker(language).say(refused.phrase), _status(refused))
    return back_to(f"/clubs/{club.id}")


async def _list_page(
    request: Request, account: Account | None, form: dict[str, str], error: str = "", status: int = 200
) -> HTMLResponse:
    book = clubs_of(request)
    mine = {club.id for club, _ in (await book.list_clubs(account.id) if account else [])}
    rows = [
        {"id": club.id, "name": club.name, "about": club.about, "members": count, "mine": club.id in mine}
        for club, count in await book.list_clubs()
    ]
    return await do_in_turn(
        request, render_page, request, "pages/club/clubs.html",
        sheets=SHEETS, status=status, rows=rows, form=form, error=error,
        signed_in=account is not None,
    )  # fmt: skip


@router.get("/clubs/{club}")
async def club(request: Request, club: AClub, account: MyAccount, language: ALanguage) -> HTMLResponse:
    return await _club_page(request, club, account, language)


@router.post("/clubs/{club}")
async def change_club(request: Request, club: AClub, account: MyAccount, language: ALanguage) -> Response:
    """What a member or an officer does, from the buttons of the page."""
    try:
        await limit(request, "seat")
        await _do(request, club, await read_form(request), _account_id(account))
    except Refused as refused:
        return await _club_page(
            request, club, account, language, Speaker(language).say(refused.phrase), _status(refused)
        )
    return back_to(f"/clubs/{club}" if await clubs_of(request).is_there(club) else "/clubs")


async def _do(request: Request, club: str, form: dict[str, str], mine: str) -> None:
    book = clubs_of(request)
    match choice_in(form, "wish", DEEDS):
        case "join":
            await book.join(club, mine)
        case "leave":
            await book.leave(club, mine)
        case "role":
            await book.set_role(club, mine, form.get("name", ""), form.get("role", ""))
        case "add_evening":
            await book.add_evening(
                club, mine, form.get("title", ""), moment_in(form, "starts"), number_in(form, "minutes", 180),
                place=form.get("place", ""), weekly="weekly" in form,
            )  # fmt: skip
        case "remove_evening":
            await book.remove_evening(club, mine, form.get("evening", ""))


def _account_id(account: Account | None) -> str:
    if account is None:
        raise refusal("signed_out", "tourney-needs-account")
    return account.id


def _status(refused: Refused) -> int:
    return STATUS.get(refused.code, 422)


async def _club_page(
    request: Request, club_id: str, account: Account | None, language: Language, error: str = "", status: int = 200
) -> HTMLResponse:
    book, words, now = clubs_of(request), Speaker(language), request.app.state.service.now()
    found = await book.find(club_id)
    role = await book.role_of(club_id, account.id) if account else None
    members = [
        {"name": each.name, "role": each.role, "role_text": words(f"tourney-role-{each.role}"),
         "you": account is not None and each.account == account.id}
        for each in await book.members(club_id)
    ]  # fmt: skip
    lines = await tournaments_of(request).list_lines(club=club_id)
    return await do_in_turn(
        request, render_page, request, "pages/club/club.html",
        sheets=SHEETS, scripts=("club/club",), status=status, error=error, club=found,
        role=role, signed_in=account is not None, members=members, roles=CLUB_ROLES,
        evenings=[_evening_row(each, words) for each in await book.evenings(club_id, now)],
        ladders=tournament_rows([each for each in lines if each.kind == "ladder"], words),
        tournaments=tournament_rows([each for each in lines if each.kind != "ladder"], words),
        calendar=f"{link_base(request).url}clubs/{club_id}/calendar.ics",
    )  # fmt: skip


def _evening_row(evening: Evening, words: Speaker) -> dict[str, Any]:
    return {
        "id": evening.id, "title": evening.title, "place": evening.place, "weekly": evening.weekly,
        "starts": moment_row(evening.starts, words.language),
        "minutes": words("tourney-evening-minutes", minutes=evening.minutes),
    }  # fmt: skip


@router.get("/clubs/{club}/calendar.ics")
async def calendar(request: Request, club: AClub) -> Response:
    """The club's evenings and tournaments, for any calendar."""
    book, now = clubs_of(request), request.app.state.service.now()
    found = await book.find(club)
    text = club_calendar(
        found,
        await book.evenings(club),
        await tournaments_of(request).list_lines(club=club),
        link_base(request).url,
        now,
    )
    headers = {"Cache-Control": f"max-age={CALENDAR_SECONDS}"}
    return Response(text, media_type="text/calendar", headers=headers)
