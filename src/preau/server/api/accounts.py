"""The API of one's own: signing up, in and out, taking one's data along, leaving. Nobody needs an account to play."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field, SecretStr
from starlette.responses import Response

from preau.games.api import TableRefused, refusal
from preau.play.inputs import clean_name
from preau.server.api.calls import wishes_of
from preau.server.api.models import Form
from preau.server.database.people import Account, key_of
from preau.server.http.club import registration_of
from preau.server.http.costs import CHARGED
from preau.server.http.depends import AGuest, MyAccount, Service, audit, limit, people_of
from preau.server.http.limits import address_key
from preau.server.http.moderators import sanctions_of
from preau.server.http.refusals import REFUSALS
from preau.server.people import personal_data
from preau.server.people.devices import DeviceBook, device_name
from preau.server.people.guests import GUEST, Guest, GuestBook, session_began
from preau.server.people.passwords import LONGEST_PASSWORD, Passwords
from preau.server.people.sessions import Sessions
from preau.server.people.tokens import Tokens
from preau.server.sockets.audience import Audiences

MOST_SESSION = 2**63 - 1  # what a database counts to
RECENT_SIGN_IN_MS = 15 * 60 * 1000

router = APIRouter(prefix="/api/account", responses=REFUSALS, tags=["account"], dependencies=[CHARGED])


class NameForm(Form):
    """A name and its password."""

    name: str = Field(max_length=200)
    password: SecretStr = Field(max_length=LONGEST_PASSWORD)


class InvitedForm(NameForm):
    """The same, with the word of an invitation if the server asks for one."""

    invitation: str = Field(default="", max_length=64)


class PasswordForm(Form):
    """The new password, and the old one if there was one."""

    old: SecretStr = Field(default=SecretStr(""), max_length=LONGEST_PASSWORD)
    new: SecretStr = Field(max_length=LONGEST_PASSWORD)


class LeaveForm(Form):
    """`sure`, and the password if the account has one."""

    sure: bool
    password: SecretStr = Field(default=SecretStr(""), max_length=LONGEST_PASSWORD)


class PasskeyOut(BaseModel):
    """One of your passkeys."""

    id: str
    created: int


class AccountOut(BaseModel):
    """Your account. A guest has no name."""

    name: str | None
    created: int | None
    password: bool
    passkeys: list[PasskeyOut]


class SessionOut(BaseModel):
    """A place where you are signed in."""

    id: str
    device: str
    began: int
    seen: int
    current: bool


def devices_of(request: Request) -> DeviceBook:
    devices: DeviceBook = request.app.state.devices
    return devices


def sessions_of(request: Request) -> Sessions:
    sessions: Sessions = request.app.state.sessions
    return sessions


def tokens_of(request: Request) -> Tokens:
    tokens: Tokens = request.app.state.tokens
    return tokens


def passwords_of(request: Request) -> Passwords:
    passwords: Passwords = request.app.state.passwords
    return passwords


async def _require_account(mine: MyAccount) -> Account:
    if mine is None:
        raise refusal("signed_out", "account-signed-out")
    return mine


async def accounts_on(request: Request) -> None:
    if not request.app.state.settings.accounts:
        raise refusal("accounts_off", "account-off")


AnAccount = Annotated[Account, Depends(_require_account)]
ACCOUNTS_ON = [Depends(accounts_on)]


@router.get("")
async def account(request: Request, mine: MyAccount) -> AccountOut:
    """Your account."""
    if mine is None:
        return AccountOut(name=None, created=None, password=False, passkeys=[])
    keys = await people_of(request).passkeys(mine.id)
    found = [PasskeyOut(id=each.id, created=each.created) for each in keys]
    return AccountOut(name=mine.name, created=mine.created, password=mine.password is not None, passkeys=found)


# --- in and out ------------------------------------------------------------------------------------------------------


@router.post("/sign-up", status_code=201, dependencies=ACCOUNTS_ON)
async def sign_up(form: InvitedForm, request: Request, response: Response, mine: MyAccount) -> AccountOut:
    """Create an account. It takes over the tables and seats that you have as a guest."""
    if mine is not None:
        raise refusal("signed_in", "account-signed-in", name=mine.name)
    await limit(request, "sign up")
    name, password = clean_name(form.name), form.password.get_secret_value()
    passwords_of(request).check_new(password, name)
    await registration_of(request).check(form.invitation)  # before much is done for it, and again below
    made = await make_account(request, name, await passwords_of(request).hash(password), form.invitation)
    devices_of(request).write(response, key_of(name))
    return await account(request, made)


async def make_account(request: Request, name: str, password: str | None, invitation: str) -> Account:
    """Make an account of who asks, and sign them in; raises TableRefused if they may not, or the name is taken."""
    admitted = await registration_of(request).check(invitation)
    guest: Guest = request.scope[GUEST]
    made = Account(guest.id, name, password, request.app.state.service.now())
    try:
        await people_of(request).add(made, *admitted)
    except TableRefused:
        await registration_of(request).check(invitation)  # it may be the invitation that was used meanwhile
        raise
    await audit(request, "signed-up")
    await sessions_of(request).end_all(guest.id)
    await _begin_session(request, made)
    return made


@router.post("/sign-in", dependencies=ACCOUNTS_ON)
async def sign_in(form: NameForm, request: Request, response: Response) -> AccountOut:
    """Sign in. The account takes over what you have as a guest."""
    await _limit_tries(request, key_of(form.name))
    password, passwords = form.password.get_secret_value(), passwords_of(request)
    found = await people_of(request).find_by_name(form.name)
    if not await passwords.match(found.password if found else None, password) or found is None:
        await audit(request, "sign-in-failed")
        raise refusal("bad_login", "account-bad-login")
    if found.password is not None and passwords.is_outdated(found.password):
        await people_of(request).set_password(found.id, await passwords.hash(password))
    devices_of(request).write(response, key_of(form.name))
    return await sign_in_as(request, found)


async def _limit_tries(request: Request, name: str) -> None:
    """Refuse too many tries: of one address, and of one address under one name.

    Under a name that everybody tries, an address has few. A device that was signed in before counts for itself, so
    nobody can keep a name's owner out by trying.
    """
    device = devices_of(request).known_device(request.cookies.get(devices_of(request).cookie), name)
    if device is not None:
        await limit(request, "guess", "device", device)
        return
    address, limits = address_key(request.scope), request.app.state.limits
    await limit(request, "sign in", address)
    await limit(request, "guess", address, name)
    if not await limits.allows("name", name):
        await limit(request, "pressed", address, name)


async def sign_in_as(request: Request, found: Account) -> AccountOut:
    """Let somebody in who has proved to be that account; whom they were before is adopted, and then nobody."""
    guest: Guest = request.scope[GUEST]
    service, sessions = request.app.state.service, sessions_of(request)
    if guest.id != found.id and not guest.new:
        if await people_of(request).account(guest.id) is None:
            await service.adopt(guest.id, found.id)
            await wishes_of(request).adopt(guest.id, found.id)
            await request.app.state.friends.adopt(guest.id, found.id)
            await sanctions_of(request).adopt(guest.id, found.id)
            await people_of(request).adopt_in_lobby(guest.id, found.id)
            await request.app.state.tournaments.adopt(guest.id, found.id, found.name)
            await sessions.end_all(guest.id)
            await service.adopt(guest.id, found.id)  # what another window did meanwhile
        else:
            await sessions.end(guest)
    return await _begin_session(request, found, "signed-in")


async def _begin_session(request: Request, found: Account, what: str = "") -> AccountOut:
    before: Guest = request.scope[GUEST]
    request.scope[GUEST] = begun = await sessions_of(request).begin(found.id)
    await wishes_of(request).move_browser((before.id, before.session), (begun.id, begun.session))
    await sessions_of(request).note_use(begun, device_name(request.headers.get("user-agent", "")))
    if what:
        await audit(request, what)
    await close_ended_sockets(request)
    return await account(request, found)


@router.post("/sign-out", status_code=204, dependencies=[Depends(_require_account)])
async def sign_out(request: Request, guest: AGuest) -> None:
    """Sign out of this browser. Its session ends, and you are a new guest."""
    await audit(request, "signed-out")
    await sessions_of(request).end(guest)
    await _begin_as_new_guest(request)


@router.post("/sign-out-everywhere", status_code=204, dependencies=[Depends(_require_account)])
async def sign_out_everywhere(request: Request, guest: AGuest) -> None:
    """End every session of the account, in all browsers."""
    await audit(request, "signed-out-everywhere")
    await tokens_of(request).remove_all(guest.id)
    await sessions_of(request).end_all(guest.id)
    await _begin_as_new_guest(request)


@router.get("/sessions")
async def sessions(request: Request, guest: AGuest, mine: AnAccount) -> list[SessionOut]:
    """Where you are signed in, the most recently used first."""
    found = await sessions_of(request).open_sessions(mine.id)
    return [
        SessionOut(
            id=str(each.number), device=each.device, began=each.began, seen=each.seen,
            current=each.number == guest.session,
        )
        for each in found
    ]  # fmt: skip


@router.post("/sessions/{session}/end", status_code=204)
async def end_session(
    session: Annotated[int, Path(ge=0, le=MOST_SESSION)], request: Request, guest: AGuest, mine: AnAccount
) -> None:
    """Sign out on one device, which may be this one."""
    await audit(request, "signed-out")
    await sessions_of(request).end_one(mine.id, session)
    if session == guest.session:
        await _begin_as_new_guest(request)
    else:
        await close_ended_sockets(request)


async def close_ended_sockets(request: Request) -> None:
    audiences: Audiences = request.app.state.audiences
    await audiences.close_ended(sessions_of(request))


async def _begin_as_new_guest(request: Request) -> None:
    book: GuestBook = request.app.state.guests
    request.scope[GUEST] = book.new_guest()
    await close_ended_sockets(request)


@router.post("/password", status_code=204, dependencies=ACCOUNTS_ON)
async def password(form: PasswordForm, request: Request, mine: AnAccount) -> None:
    """Set a new password. Every other session of the account ends."""
    await check_password(request, mine, form.old)
    passwords_of(request).check_new(form.new.get_secret_value(), mine.name)
    hashed = await passwords_of(request).hash(form.new.get_secret_value())
    await people_of(request).set_password(mine.id, hashed)
    await audit(request, "password-changed")
    await tokens_of(request).remove_all(mine.id)
    await sessions_of(request).end_all(mine.id)
    await _begin_session(request, mine)


async def check_password(request: Request, mine: Account, password: SecretStr) -> None:
    """Before what cannot be undone: who has a password must know it, who has none must have signed in lately."""
    if mine.password is None:
        require_recent_sign_in(request)
        return
    await limit(request, "guess", address_key(request.scope), mine.id)
    if not await passwords_of(request).match(mine.password, password.get_secret_value()):
        raise refusal("bad_login", "account-wrong-password")


def require_recent_sign_in(request: Request) -> None:
    """Refuse who signed in long ago: a browser that was left open is not enough."""
    if request.app.state.service.now() - session_began(request.scope[GUEST]) > RECENT_SIGN_IN_MS:
        raise refusal("sign_in_again", "account-sign-in-again", minutes=RECENT_SIGN_IN_MS // 60_000)


# --- one's data ------------------------------------------------------------------------------------------------------


@router.get("/export", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def export(request: Request, service: Service, guest: AGuest, mine: MyAccount) -> Response:
    """Everything that this server knows about you, in one file."""
    await limit(request, "export", guest.id)
    state = request.app.state
    played = await state.tournaments.export(guest.id)
    found = await personal_data.export_data(
        service, people_of(request), state.audit, guest.id, mine, tournaments=played
    )
    await audit(request, "exported")
    headers = {"Content-Disposition": 'attachment; filename="preau.json"', "Cache-Control": "no-store"}
    return Response(found, media_type="application/json", headers=headers)


@router.post("/delete", status_code=204)
async def delete(form: LeaveForm, request: Request, service: Service, guest: AGuest, mine: MyAccount) -> None:
    """Delete the account for good. You resign your games in progress, and your name and chat are deleted everywhere."""
    if not form.sure:
        raise refusal("not_sure", "account-not-sure")
    if mine is not None:
        await check_password(request, mine, form.password)
    await request.app.state.tournaments.forget(guest.id)
    await request.app.state.clubs.forget(guest.id)
    await personal_data.forget_person(service, people_of(request), guest.id)
    await sessions_of(request).end_all(guest.id)
    await _begin_as_new_guest(request)
    await audit(request, "deleted")
