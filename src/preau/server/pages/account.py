"""The page of one's own: signing up, in and out; passkeys; one's data."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import Request
from fastapi.responses import HTMLResponse

from preau.server.http.depends import AGuest, ALanguage, MyAccount, people_of
from preau.server.pages.render import page_router, render_page
from preau.server.people import challenges
from preau.server.people.passwords import LONGEST_PASSWORD, SHORTEST_PASSWORD
from preau.words import Speaker
from preau.words.text import date_text

router = page_router()


@router.get("/account")
async def account(request: Request, guest: AGuest, mine: MyAccount, language: ALanguage) -> HTMLResponse:
    words, on = Speaker(language), bool(request.app.state.settings.accounts)
    keys = []
    for number, key in enumerate(await people_of(request).passkeys(mine.id) if mine else (), 1):
        day = datetime.fromtimestamp(key.created / 1000, UTC).date().isoformat()
        keys.append({"id": key.id, "text": words("account-passkey", number=number, day=date_text(day, language))})
    places = []
    for each in await request.app.state.sessions.going_on(mine.id) if mine else ():
        began, seen = (
            date_text(datetime.fromtimestamp(at / 1000, UTC).date().isoformat(), language)
            for at in (each.began, each.seen)
        )
        here = each.number == guest.session
        text = words("account-session", device=each.device, began=began, seen=seen)
        places.append({"id": each.number, "text": text, "here": here})
    return render_page(
        request, "pages/account.html", scripts=("pages/account",), sheets=("forms",), mine=mine, accounts=on,
        passkeys=on and challenges.PASSKEYS_AVAILABLE, keys=keys, places=places,
        low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD,
    )  # fmt: skip
