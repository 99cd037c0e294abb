"""The page of one's own: signing up, in and out; passkeys; one's data."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import Request
from fastapi.responses import HTMLResponse

from preau.server.database.people import Account
from preau.server.http.club import registration_of
from preau.server.http.depends import AGuest, ALanguage, MyAccount, do_in_turn, limit, people_of
from preau.server.http.moderators import roles_of
from preau.server.moderation.registration import bad_invitation
from preau.server.pages.render import page_router, render_page
from preau.server.people import passkey_challenges
from preau.server.people.devices import UNKNOWN_DEVICE
from preau.server.people.guests import Guest
from preau.server.people.passwords import LONGEST_PASSWORD, SHORTEST_PASSWORD
from preau.words import Language, Speaker
from preau.words.text import date_text

router = page_router()


@router.get("/account")
async def account(request: Request, guest: AGuest, mine: MyAccount, language: ALanguage) -> HTMLResponse:
    return await _account_page(request, guest, mine, language)


@router.get("/join/{word}")
async def join(request: Request, word: str, guest: AGuest, mine: MyAccount, language: ALanguage) -> HTMLResponse:
    """An invitation: the same page, whose form for signing up brings the word along."""
    registration = registration_of(request)
    await limit(request, "seat")
    if mine is None and registration.mode == "invited" and not await registration.is_good(word):
        raise bad_invitation()
    return await _account_page(request, guest, mine, language, word)


async def _account_page(
    request: Request, guest: Guest, mine: Account | None, language: Language, invitation: str = ""
) -> HTMLResponse:
    words, on = Speaker(language), bool(request.app.state.settings.accounts)
    keys = []
    for number, key in enumerate(await people_of(request).passkeys(mine.id) if mine else (), 1):
        day = datetime.fromtimestamp(key.created / 1000, UTC).date().isoformat()
        keys.append({"id": key.id, "text": words("account-passkey", number=number, day=date_text(day, language))})
    listed = []
    for each in await request.app.state.sessions.open_sessions(mine.id) if mine else ():
        began, seen = (
            date_text(datetime.fromtimestamp(at / 1000, UTC).date().isoformat(), language)
            for at in (each.began, each.seen)
        )
        here = each.number == guest.session
        device = words.mark.join(each.device.split(", "))
        device = device if each.device != UNKNOWN_DEVICE else words("account-session-unknown")
        text = words("account-session", device=device, began=began, seen=seen)
        listed.append({"id": each.number, "text": text, "here": here})
    role = await roles_of(request).of(mine.id) if mine else None
    return await do_in_turn(
        request, render_page, request, "pages/account.html",
        scripts=("pages/account",), sheets=("forms",), mine=mine, accounts=on,
        passkeys=on and passkey_challenges.PASSKEYS_AVAILABLE, keys=keys, sessions=listed,
        low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD, role=role, invitation=invitation,
        registration=registration_of(request).mode,
    )  # fmt: skip
