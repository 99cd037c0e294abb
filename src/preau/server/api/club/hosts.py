"""The API of hosts and moderators: reports, sanctions, roles, announcements, who may sign up, and the ledger of it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from preau.games.api import refusal
from preau.server.api.models import Form
from preau.server.http.club import registration_of
from preau.server.http.costs import CHARGED
from preau.server.http.depends import AGuest
from preau.server.http.moderators import HOSTS, MODERATORS, AHost, AModerator, find_account, roles_of, sanctions_of
from preau.server.http.own_address import link_base
from preau.server.http.refusals import REFUSALS
from preau.server.moderation.announcements import MOST_TEXT_CHARS, Announcements
from preau.server.moderation.cases import Case, CaseLine, Cases
from preau.server.moderation.ledger import Ledger
from preau.server.moderation.registration import MOST_DAYS, MOST_NOTE_CHARS, RegistrationMode
from preau.server.moderation.roles import RoleName
from preau.server.moderation.sanctions import MOST_HOURS, MOST_WHY_CHARS, Sanction, SanctionKind

MOST_LINES = 500
AnId = Annotated[str, Path(max_length=32)]

router = APIRouter(prefix="/api/hosts", responses=REFUSALS, tags=["hosts"], dependencies=[CHARGED])
own_router = APIRouter(prefix="/api/sanctions", responses=REFUSALS, tags=["account"], dependencies=[CHARGED])


class SanctionForm(Form):
    """An account by its `name`, or whoever said what was reported; for how many `hours`; null: until it is undone."""

    kind: SanctionKind
    why: str = Field(max_length=MOST_WHY_CHARS)
    hours: int | None = Field(default=None, ge=1, le=MOST_HOURS, strict=True)
    name: str | None = Field(default=None, max_length=200)
    report: str | None = Field(default=None, max_length=32)


class RoleForm(Form):
    """An account by its name, and its new role; null: none."""

    name: str = Field(max_length=200)
    role: RoleName | None


class AnnouncementForm(Form):
    """A text in at least one language, and for how many hours it is shown; null: until it is removed."""

    en: str = Field(default="", max_length=MOST_TEXT_CHARS)
    fr: str = Field(default="", max_length=MOST_TEXT_CHARS)
    de: str = Field(default="", max_length=MOST_TEXT_CHARS)
    ja: str = Field(default="", max_length=MOST_TEXT_CHARS)
    hours: int | None = Field(default=None, ge=1, le=MOST_HOURS, strict=True)


class RegistrationForm(Form):
    """Who can create an account."""

    mode: RegistrationMode


class InvitationForm(Form):
    """Whom it is for, as a note that only hosts see, and for how many days it is valid."""

    note: str = Field(default="", max_length=MOST_NOTE_CHARS)
    days: int = Field(default=14, ge=1, le=MOST_DAYS, strict=True)


class SanctionOut(BaseModel):
    """A sanction. `until` null: until it is undone."""

    id: str
    kind: SanctionKind
    at: int
    until: int | None
    why: str
    seen: int | None
    undone: int | None
    in_force: bool


class CaseLineOut(BaseModel):
    """A line of the chat around the one that was reported."""

    at: int
    name: str
    text: str
    watching: bool
    reported: bool


class CaseOut(BaseModel):
    """A report with the chat around it. `account` said it, `reporter` reported it; null: a guest."""

    id: str
    at: int
    table: str
    game: str | None
    players: list[str]
    name: str
    text: str
    said: int
    account: str | None
    reporter: str | None
    closed: bool
    lines: list[CaseLineOut]
    before: list[SanctionOut]


class PersonOut(BaseModel):
    """An account as moderators see it."""

    name: str
    created: int
    role: RoleName | None
    sanctions: list[SanctionOut]


class RoleOut(BaseModel):
    """A host or a moderator."""

    name: str
    role: RoleName
    given: int


class AnnouncementOut(BaseModel):
    """An announcement; `texts` by language."""

    id: str
    at: int
    until: int | None
    texts: dict[str, str]


class InvitationOut(BaseModel):
    """An invitation that was given out, without its link, which is shown only once."""

    id: str
    at: int
    until: int
    note: str
    used: int | None


class NewInvitationOut(BaseModel):
    """The link with which one account can be created."""

    url: str


class RegistrationOut(BaseModel):
    """Who can create an account, and the invitations."""

    mode: RegistrationMode
    invitations: list[InvitationOut]


class LedgerLineOut(BaseModel):
    """What was done: `role` is a role's id (empty: by command), `about` the id of what it was done to."""

    number: int
    at: int
    what: str
    role: str
    about: str
    detail: str
    digest: str


class MadeOut(BaseModel):
    """The id of what was created."""

    id: str


def announcements_of(request: Request) -> Announcements:
    found: Announcements = request.app.state.announcements
    return found


def cases_of(request: Request) -> Cases:
    found: Cases = request.app.state.cases
    return found


def _sanction_out(sanction: Sanction, now: int) -> SanctionOut:
    names = ("id", "kind", "at", "until", "why", "seen", "undone")
    return SanctionOut(**{name: getattr(sanction, name) for name in names}, in_force=sanction.in_force(now))


def _line_out(line: CaseLine) -> CaseLineOut:
    return CaseLineOut(at=line.at, name=line.name, text=line.text, watching=line.watching, reported=line.reported)


def _case_out(case: Case, now: int) -> CaseOut:
    names = ("id", "at", "table", "game", "name", "text", "said", "account", "reporter", "closed")
    return CaseOut(
        **{name: getattr(case, name) for name in names}, players=list(case.players),
        lines=list(map(_line_out, case.lines)), before=[_sanction_out(each, now) for each in case.before],
    )  # fmt: skip


# --- reports and sanctions -------------------------------------------------------------------------------------------


@router.get("/reports", dependencies=[MODERATORS])
async def reports(
    request: Request, closed: Annotated[bool, Query(description="the closed reports instead of the open ones")] = False
) -> list[CaseOut]:
    """Reports with the chat around them, the latest first."""
    now = request.app.state.service.now()
    return [_case_out(case, now) for case in await cases_of(request).find(closed=closed)]


@router.post("/reports/{report}/close", status_code=204)
async def close_report(report: AnId, request: Request, role: AModerator) -> None:
    """Close a report: nothing more has to be done about it."""
    await sanctions_of(request).close_report(report, role.id)


@router.post("/sanctions", status_code=201)
async def impose(form: SanctionForm, request: Request, role: AModerator) -> MadeOut:
    """Warn, silence or suspend somebody. A moderator may not do that to a host."""
    if (form.name is None) == (form.report is None):
        raise refusal("bad_option", "hosts-whom")
    if form.report is not None:
        guest_id = await cases_of(request).guest_of(form.report)
        if not guest_id:
            raise refusal("unknown_report", "hosts-unknown-report")
    else:
        guest_id = (await find_account(request, str(form.name))).id
    theirs = await roles_of(request).of(guest_id)
    if theirs is not None and (theirs.is_host and not role.is_host):
        raise refusal("not_allowed", "hosts-hosts-only")
    made = await sanctions_of(request).impose(
        guest_id, form.kind, form.why, hours=form.hours, by=role.id, report=form.report
    )
    return MadeOut(id=made)


@router.post("/sanctions/{sanction}/undo", status_code=204)
async def undo(sanction: AnId, request: Request, role: AModerator) -> None:
    """Undo a sanction."""
    await sanctions_of(request).undo(sanction, role.id)


@router.get("/people/{name}", dependencies=[MODERATORS])
async def person(name: Annotated[str, Path(max_length=200)], request: Request) -> PersonOut:
    """An account, and all sanctions that it has ever had."""
    found, now = await find_account(request, name), request.app.state.service.now()
    theirs = await roles_of(request).of(found.id)
    imposed = [_sanction_out(each, now) for each in await sanctions_of(request).of(found.id)]
    return PersonOut(name=found.name, created=found.created, role=theirs.role if theirs else None, sanctions=imposed)


@own_router.get("")
async def own_sanctions(request: Request, guest: AGuest) -> list[SanctionOut]:
    """The sanctions against you that are in force."""
    now = request.app.state.service.now()
    return [_sanction_out(each, now) for each in sanctions_of(request).in_force(guest.id)]


@own_router.post("/{sanction}/seen", status_code=204)
async def note_seen(sanction: AnId, request: Request, guest: AGuest) -> None:
    """Say that you have read a warning."""
    await sanctions_of(request).note_seen(sanction, guest.id)


# --- the house -------------------------------------------------------------------------------------------------------


@router.get("/roles", dependencies=[MODERATORS])
async def roles(request: Request) -> list[RoleOut]:
    """The hosts and moderators."""
    return [RoleOut(name=each.name, role=each.role, given=each.given) for each in await roles_of(request).all()]


@router.post("/roles", status_code=204)
async def give_role(form: RoleForm, request: Request, role: AHost) -> None:
    """Give somebody a role, or take it away."""
    await roles_of(request).give(await find_account(request, form.name), form.role, role.id)


@router.get("/announcements", dependencies=[MODERATORS])
async def announcements(request: Request) -> list[AnnouncementOut]:
    """The announcements being shown."""
    found = announcements_of(request).current()
    return [AnnouncementOut(id=each.id, at=each.at, until=each.until, texts=each.texts) for each in found]


@router.post("/announcements", status_code=201)
async def announce(form: AnnouncementForm, request: Request, role: AHost) -> MadeOut:
    """Show an announcement on every page."""
    texts = {"en": form.en, "fr": form.fr, "de": form.de, "ja": form.ja}
    return MadeOut(id=await announcements_of(request).add(texts, hours=form.hours, by=role.id))


@router.post("/announcements/{announcement}/remove", status_code=204)
async def remove_announcement(announcement: AnId, request: Request, role: AHost) -> None:
    """Remove an announcement."""
    await announcements_of(request).remove(announcement, role.id)


@router.get("/registration", dependencies=[HOSTS])
async def registration(request: Request) -> RegistrationOut:
    """Who can create an account, and the invitations."""
    names = ("at", "until", "note", "used")
    found = await registration_of(request).list_invitations()
    given = [InvitationOut(id=each.short_id, **{name: getattr(each, name) for name in names}) for each in found]
    return RegistrationOut(mode=registration_of(request).mode, invitations=given)


@router.post("/registration", status_code=204)
async def set_registration(form: RegistrationForm, request: Request, role: AHost) -> None:
    """Choose who can create an account."""
    await registration_of(request).set_mode(form.mode, role.id)


@router.post("/invitations", status_code=201)
async def invite(form: InvitationForm, request: Request, role: AHost) -> NewInvitationOut:
    """Create an invitation: a link with which one account can be created. The link is shown only this once."""
    word = await registration_of(request).invite(form.note, days=form.days, by=role.id)
    return NewInvitationOut(url=f"{link_base(request).url}join/{word}")


@router.post("/invitations/{invitation}/remove", status_code=204)
async def remove_invitation(invitation: AnId, request: Request, role: AHost) -> None:
    """Withdraw an invitation that nobody has used."""
    await registration_of(request).remove(invitation, role.id)


@router.get("/ledger", dependencies=[MODERATORS])
async def ledger(request: Request, limit: Annotated[int, Query(ge=1, le=MOST_LINES)] = 200) -> list[LedgerLineOut]:
    """Everything that hosts and moderators have done, the latest first. Nobody can change it."""
    found: Ledger = request.app.state.ledger
    return [LedgerLineOut(**dict(row._mapping)) for row in await found.lines(limit)]  # noqa: SLF001  # SQLAlchemy's public name for it
