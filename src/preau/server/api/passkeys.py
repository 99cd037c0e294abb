"""Passkeys: a key in somebody's device instead of a password. There with the extra `preau[passkeys]`.

What is to be signed goes out as a signed challenge (`people.passkey_challenges`); each is good once.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Any
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from preau.games.api import refusal
from preau.play.inputs import clean_name
from preau.server.api.accounts import (
    ACCOUNTS_ON,
    AccountOut,
    AnAccount,
    account,
    make_account,
    require_recent_sign_in,
    sign_in_as,
)
from preau.server.api.models import Form
from preau.server.base64url import from_base64url, to_base64url
from preau.server.database.people import Account, Passkey, passkey_id
from preau.server.database.writer import Conflict
from preau.server.http.costs import CHARGED
from preau.server.http.depends import AGuest, MyAccount, Service, audit, limit, people_of
from preau.server.http.refusals import REFUSALS
from preau.server.people import passkey_challenges
from preau.server.people.guests import Guest
from preau.server.people.passkey_challenges import ChallengeSigner, bad_passkey

NAME = "Préau"
MOST_PASSKEYS = 10  # of one account


async def passkeys_on() -> None:
    if not passkey_challenges.PASSKEYS_AVAILABLE:
        raise refusal("passkeys_off", "account-no-passkeys")


router = APIRouter(
    prefix="/api/account/passkeys",
    responses=REFUSALS,
    tags=["account"],
    dependencies=[CHARGED, *ACCOUNTS_ON, Depends(passkeys_on)],
)


class Challenge(BaseModel):
    """What the browser is asked (WebAuthn's options), and the signed challenge to send back with the answer."""

    options: dict[str, Any]
    state: str


class AnswerForm(Form):
    """What the browser answered (WebAuthn's credential), and the signed challenge."""

    credential: dict[str, Any]
    state: str = Field(max_length=500)


class SignUpForm(Form):
    """The name that the account is to have."""

    name: str = Field(max_length=200)


class NamedAnswerForm(AnswerForm):
    """The same with the name, and the word of an invitation if the server asks for one."""

    name: str = Field(max_length=200)
    invitation: str = Field(default="", max_length=64)


# --- adding one ------------------------------------------------------------------------------------------------------


@router.post("/options")
async def options(request: Request, guest: AGuest, mine: AnAccount) -> Challenge:
    """Begin to add a passkey to your account. If you signed in long ago, sign in again first."""
    require_recent_sign_in(request)
    return _creation_challenge(request, "add", guest, mine.name, await _my_passkeys(request, mine))


def _creation_challenge(request: Request, what: str, guest: Guest, name: str, keys: list[Passkey]) -> Challenge:
    """Ask the browser for a new key, that these are not on already."""
    from webauthn import generate_registration_options  # an extra, which need not be there
    from webauthn.helpers import structs as w

    known = [w.PublicKeyCredentialDescriptor(id=from_base64url(each.credential)) for each in keys]
    challenge = secrets.token_bytes(32)
    asked = generate_registration_options(
        rp_id=_passkey_host(request),
        rp_name=NAME,
        user_id=hashlib.blake2s(guest.id.encode(), person=b"passkey").digest(),
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
    """Add the passkey that the browser has created."""
    await _my_passkeys(request, mine)
    await _keep(request, await _verified_passkey(request, "add", form, guest, service.now()))
    await audit(request, "passkey-added")
    return await account(request, mine)


async def _verified_passkey(request: Request, what: str, form: AnswerForm, guest: Guest, now: int) -> Passkey:
    """The key that the browser made; raises TableRefused."""
    from webauthn import verify_registration_response  # an extra, which need not be there

    challenge = await _read_once(request, what, form.state, guest)
    made = await _check(
        verify_registration_response, credential=form.credential, expected_challenge=challenge,
        expected_rp_id=_passkey_host(request), expected_origin=_origin(request),
    )  # fmt: skip
    credential, public_key = to_base64url(made.credential_id), to_base64url(made.credential_public_key)
    return Passkey(passkey_id(credential), guest.id, credential, public_key, made.sign_count, now)


async def _keep(request: Request, key: Passkey) -> None:
    try:
        await people_of(request).add_passkey(key)
    except Conflict as error:
        raise bad_passkey() from error


@router.post("/{found_id}/remove", status_code=204)
async def remove(found_id: str, request: Request, mine: AnAccount) -> None:
    """Remove a passkey from your account. Without a password, you cannot remove the last one."""
    keys = await people_of(request).passkeys(mine.id)
    if mine.password is None and [key.id for key in keys] == [found_id]:
        raise refusal("last_passkey", "account-last-passkey")
    await people_of(request).remove_passkey(mine.id, found_id)
    await audit(request, "passkey-removed")


async def _my_passkeys(request: Request, mine: Account) -> list[Passkey]:
    found = await people_of(request).passkeys(mine.id)
    if len(found) >= MOST_PASSKEYS:
        raise refusal("too_many", "account-many-passkeys", high=MOST_PASSKEYS)
    return found


# --- signing up ------------------------------------------------------------------------------------------------------


@router.post("/sign-up-options")
async def sign_up_options(form: SignUpForm, request: Request, guest: AGuest, mine: MyAccount) -> Challenge:
    """Begin to create an account with a passkey and no password."""
    if mine is not None:
        raise refusal("signed_in", "account-signed-in", name=mine.name)
    return _creation_challenge(request, "sign up", guest, clean_name(form.name), [])


@router.post("/sign-up", status_code=201)
async def sign_up(
    form: NamedAnswerForm, request: Request, service: Service, guest: AGuest, mine: MyAccount
) -> AccountOut:
    """Create an account with the passkey that the browser has created."""
    if mine is not None:
        raise refusal("signed_in", "account-signed-in", name=mine.name)
    await limit(request, "sign up")
    key = await _verified_passkey(request, "sign up", form, guest, service.now())
    made = await make_account(request, clean_name(form.name), None, form.invitation)
    await _keep(request, key)
    return await account(request, made)


# --- signing in ------------------------------------------------------------------------------------------------------


@router.post("/sign-in-options")
async def sign_in_options(request: Request, guest: AGuest) -> Challenge:
    """Begin to sign in with a passkey. No name is needed."""
    from webauthn import generate_authentication_options  # an extra, which need not be there

    challenge = secrets.token_bytes(32)
    asked = generate_authentication_options(rp_id=_passkey_host(request), challenge=challenge)
    return _challenge(request, "sign in", challenge, guest, asked)


@router.post("/sign-in")
async def sign_in(form: AnswerForm, request: Request, guest: AGuest) -> AccountOut:
    """Sign in with a passkey. The account takes over what you have as a guest."""
    from webauthn import verify_authentication_response  # an extra, which need not be there

    await limit(request, "sign in")
    challenge = await _read_once(request, "sign in", form.state, guest)
    people = people_of(request)
    key = await people.passkey(str(form.credential.get("id", "")))
    found = None if key is None else await people.account(key.account)
    if key is None or found is None:
        raise bad_passkey()
    proved = await _check(
        verify_authentication_response, credential=form.credential, expected_challenge=challenge,
        expected_rp_id=_passkey_host(request), expected_origin=_origin(request),
        credential_public_key=from_base64url(key.public_key), credential_current_sign_count=key.uses,
    )  # fmt: skip
    await people.used_passkey(key, proved.new_sign_count)
    return await sign_in_as(request, found)


# --- helpers ---------------------------------------------------------------------------------------------------------


async def _read_once(request: Request, what: str, state: str, guest: Guest) -> bytes:
    """The challenge that was signed, which is good once."""
    signer: ChallengeSigner = request.app.state.passkey_challenges
    challenge = signer.read(what, state, guest)
    if not await request.app.state.limits.allows("once", to_base64url(challenge)):
        raise bad_passkey()
    return challenge


async def _check(check: Any, **given: Any) -> Any:
    """WebAuthn's own check, off the event loop; raises TableRefused whatever is wrong."""
    from webauthn.helpers.exceptions import WebAuthnException  # an extra, which need not be there

    try:
        return await asyncio.to_thread(check, **given)
    except (WebAuthnException, ValueError, LookupError, TypeError, AttributeError) as error:
        raise bad_passkey() from error


def _challenge(request: Request, what: str, challenge: bytes, guest: Guest, asked: Any) -> Challenge:
    from webauthn import options_to_json  # an extra, which need not be there

    signer: ChallengeSigner = request.app.state.passkey_challenges
    return Challenge(options=orjson.loads(options_to_json(asked)), state=signer.write(what, challenge, guest))


def _origin(request: Request) -> str:
    """The page that asks; the guard has seen that it is one of ours."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")


def _passkey_host(request: Request) -> str:
    """The name that passkeys are for."""
    return urlsplit(_origin(request)).hostname or "localhost"
