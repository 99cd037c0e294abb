"""Passkeys: a key in somebody's device instead of a password. There with the extra `preau[passkeys]`.

What is to be signed goes out as a challenge in a signed note, good for a few minutes, for one guest and once.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Depends, Request
from itsdangerous import BadData, URLSafeTimedSerializer
from pydantic import BaseModel, Field

from preau.play.inputs import clean_name
from preau.server.api.accounts import (
    ACCOUNTS_ON,
    AccountOut,
    AnAccount,
    MyAccount,
    account,
    begin,
    came_lately,
    enter,
    people_of,
)
from preau.server.api.models import Form
from preau.server.api.tables import REFUSALS, Service, limit
from preau.server.database.audit import note
from preau.server.database.people import Account, Passkey, passkey_id
from preau.server.database.writer import Conflict
from preau.server.http.refusals import refusal
from preau.server.people.guests import AGuest, Guest

AVAILABLE: Final = find_spec("webauthn") is not None
NAME = "Préau"
SECONDS = 300
MOST = 10  # of one account


async def passkeys_on() -> None:
    if not AVAILABLE:
        raise refusal("passkeys_off", "account-no-passkeys")


router = APIRouter(
    prefix="/api/account/passkeys",
    responses=REFUSALS,
    tags=["account"],
    dependencies=[*ACCOUNTS_ON, Depends(passkeys_on)],
)


class Challenge(BaseModel):
    """What the browser is asked (WebAuthn's options), and a note to bring back with the answer."""

    options: dict[str, Any]
    state: str


class AnswerForm(Form):
    """What the browser answered (WebAuthn's credential), and the note."""

    credential: dict[str, Any]
    state: str = Field(max_length=500)


class SignUpForm(Form):
    """The name that an account is to have."""

    name: str = Field(max_length=200)


class NamedAnswerForm(AnswerForm):
    """The same with the name."""

    name: str = Field(max_length=200)


class ChallengeSigner:
    """Signs the notes."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="preau.passkey")

    def write(self, what: str, challenge: bytes, guest: Guest) -> str:
        return str(self._serializer.dumps([what, _text(challenge), guest.id]))

    def read(self, what: str, state: str, guest: Guest) -> bytes:
        """The challenge; raises TableRefused if the note is forged, too old, or somebody else's."""
        try:
            noted, challenge, guest_id = self._serializer.loads(state, max_age=SECONDS)
        except (BadData, ValueError, TypeError) as error:
            raise _bad() from error
        if (noted, guest_id) != (what, guest.id):
            raise _bad()
        return _bytes(challenge)


# --- adding one ------------------------------------------------------------------------------------------------------


@router.post("/options")
async def options(request: Request, guest: AGuest, mine: AnAccount) -> Challenge:
    """Begin to add a passkey to one's account. Who signed in long ago signs in once more: a passkey opens for good."""
    came_lately(request)
    return _to_make(request, "add", guest, mine.name, await _mine(request, mine))


def _to_make(request: Request, what: str, guest: Guest, name: str, keys: list[Passkey]) -> Challenge:
    """Ask the browser for a new key, that these are not on already."""
    from webauthn import generate_registration_options
    from webauthn.helpers import structs as w

    known = [w.PublicKeyCredentialDescriptor(id=_bytes(each.credential)) for each in keys]
    challenge = secrets.token_bytes(32)
    asked = generate_registration_options(
        rp_id=_house(request),
        rp_name=NAME,
        user_id=guest.id.encode(),
        user_name=name,
        challenge=challenge,
        exclude_credentials=known,
        authenticator_selection=w.AuthenticatorSelectionCriteria(
            resident_key=w.ResidentKeyRequirement.REQUIRED, user_verification=w.UserVerificationRequirement.PREFERRED
        ),
    )
    return _challenge(request, what, challenge, guest, asked)


@router.post("", status_code=201)
async def add(form: AnswerForm, request: Request, service: Service, guest: AGuest, mine: AnAccount) -> AccountOut:
    """Add the passkey that the browser made."""
    await _mine(request, mine)
    await _keep(request, await _made(request, "add", form, guest, service.now()))
    await note(request, "passkey-added")
    return await account(request, mine)


async def _made(request: Request, what: str, form: AnswerForm, guest: Guest, now: int) -> Passkey:
    """The key that the browser made; raises TableRefused."""
    from webauthn import verify_registration_response

    challenge = await _once(request, what, form.state, guest)
    made = await _checked(
        verify_registration_response, credential=form.credential, expected_challenge=challenge,
        expected_rp_id=_house(request), expected_origin=_origin(request),
    )  # fmt: skip
    credential, public_key = _text(made.credential_id), _text(made.credential_public_key)
    return Passkey(passkey_id(credential), guest.id, credential, public_key, made.sign_count, now)


async def _keep(request: Request, key: Passkey) -> None:
    try:
        await people_of(request).add_passkey(key)
    except Conflict as error:
        raise _bad() from error


@router.post("/{found_id}/remove", status_code=204)
async def remove(found_id: str, request: Request, mine: AnAccount) -> None:
    """Take a passkey off one's account; the last one stays where there is no password."""
    keys = await people_of(request).passkeys(mine.id)
    if mine.password is None and [key.id for key in keys] == [found_id]:
        raise refusal("last_passkey", "account-last-passkey")
    await people_of(request).remove_passkey(mine.id, found_id)
    await note(request, "passkey-removed")


async def _mine(request: Request, mine: Account) -> list[Passkey]:
    found = await people_of(request).passkeys(mine.id)
    if len(found) >= MOST:
        raise refusal("too_many", "account-many-passkeys", high=MOST)
    return found


# --- signing up ------------------------------------------------------------------------------------------------------


@router.post("/sign-up-options")
async def sign_up_options(form: SignUpForm, request: Request, guest: AGuest, mine: MyAccount) -> Challenge:
    """Begin to make an account that a passkey alone opens."""
    if mine is not None:
        raise refusal("signed_in", "account-signed-in", name=mine.name)
    return _to_make(request, "sign up", guest, clean_name(form.name), [])


@router.post("/sign-up", status_code=201)
async def sign_up(
    form: NamedAnswerForm, request: Request, service: Service, guest: AGuest, mine: MyAccount
) -> AccountOut:
    """Make an account of the guest that one is, opened by the passkey that the browser made."""
    if mine is not None:
        raise refusal("signed_in", "account-signed-in", name=mine.name)
    await limit(request, "sign up")
    key = await _made(request, "sign up", form, guest, service.now())
    made = await begin(request, clean_name(form.name), None)
    await _keep(request, key)
    return await account(request, made)


# --- signing in ------------------------------------------------------------------------------------------------------


@router.post("/sign-in-options")
async def sign_in_options(request: Request, guest: AGuest) -> Challenge:
    """Begin to sign in with a passkey; the device knows whose it is."""
    from webauthn import generate_authentication_options

    challenge = secrets.token_bytes(32)
    asked = generate_authentication_options(rp_id=_house(request), challenge=challenge)
    return _challenge(request, "sign in", challenge, guest, asked)


@router.post("/sign-in")
async def sign_in(form: AnswerForm, request: Request, guest: AGuest) -> AccountOut:
    """Sign in with a passkey; what one has as a guest is the account's from now on."""
    from webauthn import verify_authentication_response

    await limit(request, "sign in")
    challenge = await _once(request, "sign in", form.state, guest)
    people = people_of(request)
    key = await people.passkey(str(form.credential.get("id", "")))
    found = None if key is None else await people.account(key.account)
    if key is None or found is None:
        raise _bad()
    proved = await _checked(
        verify_authentication_response, credential=form.credential, expected_challenge=challenge,
        expected_rp_id=_house(request), expected_origin=_origin(request),
        credential_public_key=_bytes(key.public_key), credential_current_sign_count=key.uses,
    )  # fmt: skip
    await people.used_passkey(key, proved.new_sign_count)
    return await enter(request, found)


# --- helpers ---------------------------------------------------------------------------------------------------------


async def _once(request: Request, what: str, state: str, guest: Guest) -> bytes:
    """The challenge of a note, which is good once."""
    notes: ChallengeSigner = request.app.state.notes
    challenge = notes.read(what, state, guest)
    if not await request.app.state.limits.allows("once", _text(challenge)):
        raise _bad()
    return challenge


async def _checked(check: Any, **given: Any) -> Any:
    """WebAuthn's own check, off the event loop; raises TableRefused whatever is wrong."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return await asyncio.to_thread(check, **given)
    except (WebAuthnException, ValueError, LookupError, TypeError, AttributeError) as error:
        raise _bad() from error


def _challenge(request: Request, what: str, challenge: bytes, guest: Guest, asked: Any) -> Challenge:
    from webauthn import options_to_json

    notes: ChallengeSigner = request.app.state.notes
    return Challenge(options=orjson.loads(options_to_json(asked)), state=notes.write(what, challenge, guest))


def _origin(request: Request) -> str:
    """The page that asks; the guard has seen that it is one of ours."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")


def _house(request: Request) -> str:
    """The name that passkeys are for."""
    return urlsplit(_origin(request)).hostname or "localhost"


def _bad() -> Exception:
    return refusal("bad_passkey", "account-bad-passkey")


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
