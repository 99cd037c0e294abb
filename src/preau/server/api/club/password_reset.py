"""A forgotten password: asking for a link, and choosing another one with it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field, SecretStr
from starlette.responses import Response

from preau.games.api import refusal
from preau.server.api.accounts import (
    ACCOUNTS_ON,
    AccountOut,
    devices_of,
    passwords_of,
    sessions_of,
    sign_in_as,
    tokens_of,
)
from preau.server.api.calls import server_base
from preau.server.api.models import Form
from preau.server.calls.links import MOST_TOKEN_CHARS, digest
from preau.server.database.people import key_of
from preau.server.http.costs import CHARGED
from preau.server.http.depends import ALanguage, audit, limit
from preau.server.http.refusals import REFUSALS
from preau.server.people.passwords import LONGEST_PASSWORD
from preau.server.profiles.password_reset import PasswordResets

router = APIRouter(prefix="/api/account/reset", responses=REFUSALS, tags=["account"], dependencies=[CHARGED])


class ForgottenForm(Form):
    """The name of an account, or its confirmed address."""

    who: str = Field(min_length=1, max_length=400)


class ResetForm(Form):
    """The link's token, and the new password."""

    token: str = Field(max_length=MOST_TOKEN_CHARS)
    password: SecretStr = Field(max_length=LONGEST_PASSWORD)


def resets_of(request: Request) -> PasswordResets:
    resets: PasswordResets = request.app.state.resets
    return resets


@router.post("", status_code=202, dependencies=ACCOUNTS_ON)
async def send_reset_link(form: ForgottenForm, request: Request, language: ALanguage) -> None:
    """Have a link sent for setting a new password. The answer is the same whether or not there is such an account."""
    state = request.app.state
    if state.mail is None:
        raise refusal("mail_off", "people-reset-off")
    await limit(request, "mail")
    await limit(request, "mail to", digest(key_of(form.who.strip())))
    state.background.add(resets_of(request).send(state.mail, form.who.strip(), language, server_base(request)))


@router.post("/choose", dependencies=ACCOUNTS_ON)
async def choose(form: ResetForm, request: Request, response: Response) -> AccountOut:
    """Set a new password with such a link. Every session of the account ends, and a new one begins here."""
    await limit(request, "sign in")
    account = await resets_of(request).account_of(form.token)
    password = form.password.get_secret_value()
    passwords_of(request).check_new(password, account.name)
    account = await resets_of(request).use(form.token, await passwords_of(request).hash(password))
    await sessions_of(request).end_all(account.id)
    await tokens_of(request).remove_all(account.id)
    await audit(request, "password-changed", guest=account.id)
    devices_of(request).write(response, key_of(account.name))
    return await sign_in_as(request, account)
