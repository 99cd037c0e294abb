"""The pages of hosts and moderators: reports in context, people, the house, and the ledger of what was done."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import HTMLResponse

from preau.server.http.club import registration_of
from preau.server.http.depends import ALanguage, do_in_turn, people_of
from preau.server.http.moderators import HOSTS, AModerator, roles_of, sanctions_of
from preau.server.moderation.announcements import MOST_TEXT_CHARS, Announcements
from preau.server.moderation.cases import Case, Cases
from preau.server.moderation.ledger_entries import read_entries
from preau.server.moderation.registration import MOST_NOTE_CHARS, REGISTRATION_MODES, Invitation
from preau.server.moderation.roles import ROLE_NAMES, Role
from preau.server.moderation.sanctions import MOST_WHY_CHARS, Sanction
from preau.server.pages.render import page_router, render_page
from preau.words import LANGUAGES, Speaker, title_of
from preau.words.text import list_text, when_text

HOURS = (1, 24, 7 * 24, 30 * 24)  # that a page offers; and for good
DAYS = (7, 14, 30)  # that an invitation is good for

router = page_router()


def sanction_row(sanction: Sanction, words: Speaker, now: int) -> dict[str, Any]:
    """One of them in words, and whether it can be undone."""
    until = None if sanction.until is None else when_text(sanction.until, words.language)
    kind = words(f"hosts-kind-{sanction.kind}")
    at = when_text(sanction.at, words.language)
    if sanction.kind == "warning":
        text = words("hosts-imposed", kind=kind, at=at)
    elif until is None:
        text = words("hosts-imposed-for-good", kind=kind, at=at)
    else:
        text = words("hosts-imposed-until", kind=kind, at=at, until=until)
    state = "undone" if sanction.undone else "runs" if sanction.in_force(now) else "over"
    return {
        "id": sanction.id, "text": text, "why": sanction.why, "state": words(f"hosts-state-{state}"),
        "can_undo": not sanction.undone,
    }  # fmt: skip


async def _hosts_page(request: Request, section: str, role: Role, **values: Any) -> HTMLResponse:
    return await do_in_turn(
        request, render_page, request, f"pages/club/hosts_{section}.html",
        scripts=("club/forms",), sheets=("forms", "club/hosts"),
        section=section, is_host=role.is_host, hours=HOURS, most_why=MOST_WHY_CHARS, **values,
    )  # fmt: skip


@router.get("/hosts")
async def hosts(
    request: Request, role: AModerator, language: ALanguage, closed: Annotated[bool, Query()] = False
) -> HTMLResponse:
    """What was reported, in context."""
    words, now = Speaker(language), request.app.state.service.now()
    found: Cases = request.app.state.cases
    cases = [_case_row(case, words, now) for case in await found.find(closed=closed)]
    return await _hosts_page(request, "reports", role, cases=cases, closed=closed)


def _case_row(case: Case, words: Speaker, now: int) -> dict[str, Any]:
    language = words.language
    game = title_of(case.game, language) if case.game else None
    players = list_text([name for name in case.players if name], language)
    return {
        "id": case.id,
        "title": words("hosts-case", name=case.name, at=when_text(case.at, language)),
        "table": case.table if case.game else None,
        "where": words("hosts-case-table", game=game or "", players=players) if case.game else words("hosts-case-gone"),
        "speaker": words("hosts-case-account", name=case.account) if case.account else words("hosts-case-guest"),
        "reporter": words("hosts-case-by", name=case.reporter) if case.reporter else words("hosts-case-by-guest"),
        "lines": [
            {"name": line.name, "text": line.text, "watching": line.watching, "reported": line.reported}
            for line in case.lines
        ],
        "before": [sanction_row(each, words, now) for each in case.before],
    }


@router.get("/hosts/people")
async def people(
    request: Request, role: AModerator, language: ALanguage, name: Annotated[str, Query(max_length=200)] = ""
) -> HTMLResponse:
    """Somebody with an account: what was imposed on them, and what can be; without a name, the latest of everybody."""
    words, now = Speaker(language), request.app.state.service.now()
    found = await people_of(request).find_by_name(name) if name else None
    imposed = await (sanctions_of(request).of(found.id) if found else sanctions_of(request).latest())
    rows = [sanction_row(each, words, now) | {"name": await _name_of(request, each.guest)} for each in imposed]
    return await _hosts_page(request, "people", role, name=name, found=found, rows=rows)


async def _name_of(request: Request, guest_id: str) -> str | None:
    account = await people_of(request).account(guest_id)
    return account.name if account else None


@router.get("/hosts/house", dependencies=[HOSTS])
async def house(request: Request, role: AModerator, language: ALanguage) -> HTMLResponse:
    """Announcements, who may sign up, and roles: for hosts."""
    words, state = Speaker(language), request.app.state
    registration = registration_of(request)
    told: Announcements = state.announcements
    invitations = [
        {"id": each.short_id, "used": each.used is not None, "text": _invitation_text(each, words)}
        for each in await registration.list_invitations()
    ]
    announcements = [
        {
            "id": each.id, "texts": each.texts,
            "until": words("hosts-told-until", until=when_text(each.until, language)) if each.until else "",
        }
        for each in told.current()
    ]  # fmt: skip
    return await _hosts_page(
        request, "house", role, announcements=announcements, all_languages=LANGUAGES, most_text=MOST_TEXT_CHARS,
        mode=registration.mode, modes=REGISTRATION_MODES, invitations=invitations, days=DAYS,
        most_note=MOST_NOTE_CHARS, roles=await roles_of(request).all(), role_names=ROLE_NAMES,
    )  # fmt: skip


def _invitation_text(invitation: Invitation, words: Speaker) -> str:
    note = invitation.note or words("hosts-invitation-nobody")
    if invitation.used is not None:
        return words("hosts-invitation-used", note=note, at=when_text(invitation.used, words.language))
    return words("hosts-invitation-open", note=note, until=when_text(invitation.until, words.language))


@router.get("/hosts/log")
async def ledger(request: Request, role: AModerator, language: ALanguage) -> HTMLResponse:
    """All that hosts and moderators did; nobody can change it."""
    rows = [
        asdict(entry) | {"at": when_text(entry.at, language)}
        for entry in await read_entries(request.app.state.service.store, Speaker(language))
    ]
    return await _hosts_page(request, "log", role, rows=rows)
