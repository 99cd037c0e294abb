"""The page of one's own: signing up, in and out; passkeys; one's data."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from preau.server.api import passkeys
from preau.server.api.accounts import MyAccount, people_of
from preau.server.http.depends import ALanguage
from preau.server.pages.render import PageRoute, page
from preau.server.people.passwords import LONGEST, SHORTEST
from preau.words import Speaker

router = APIRouter(route_class=PageRoute, include_in_schema=False)


@router.get("/account")
async def account(request: Request, mine: MyAccount, language: ALanguage) -> HTMLResponse:
    words, on = Speaker(language), bool(request.app.state.settings.accounts)
    keys = []
    for number, key in enumerate(await people_of(request).passkeys(mine.id) if mine else (), 1):
        day = datetime.fromtimestamp(key.created / 1000, UTC).date().isoformat()
        keys.append({"id": key.id, "text": words("account-passkey", number=number, day=day)})
    return page(
        request, "pages/account.html", scripts=("pages/account",), sheets=("forms",), mine=mine, accounts=on,
        passkeys=on and passkeys.AVAILABLE, keys=keys, low=SHORTEST, high=LONGEST,
    )  # fmt: skip
