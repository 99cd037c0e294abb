"""Being called when it is one's turn: the page to choose on, and one's feeds."""

from __future__ import annotations

import hashlib

from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from preau.games import registry
from preau.games.api import Refused
from preau.server.calls.confirmation import AddressBook
from preau.server.calls.feeds import atom_feed, calendar
from preau.server.calls.links import CallLinks, bad_call_link
from preau.server.calls.message import CallMessage
from preau.server.calls.open_turns import open_turns
from preau.server.calls.wishes import AFTER_MINUTES, CallWish, CallWishes
from preau.server.http.costs import OWN_TABLE_UNITS, charge_more
from preau.server.http.depends import AGuest, ALanguage, Service, do_in_turn, language_of
from preau.server.http.own_address import link_base
from preau.server.pages.render import page_router, render_page, render_refusal
from preau.server.tables.service import TableService
from preau.words import Speaker, game_title

FEED_SECONDS = 300  # for which a reader may keep a feed

router = page_router()


@router.get("/calls")
async def calls(request: Request, guest: AGuest, language: ALanguage) -> HTMLResponse:
    """Everything about being called, on one page."""
    state, words = request.app.state, Speaker(language)
    wishes: CallWishes = state.wishes
    links: CallLinks = state.call_links
    wish = await wishes.of(guest.id)
    feed = f"{link_base(request).url}feed/{links.feed(wish.handle, wish.feed)}" if wish and wish.feed > 0 else ""
    games = [
        {"name": name, "title": game_title(registry.game(name), language), "wanted": wish is None or wish.wants(name)}
        for name in registry.names()
    ]
    chosen = wish.minutes if wish else 0
    delays = [
        {"minutes": each, "text": words("account-call-after-time", minutes=each), "chosen": each == chosen}
        for each in AFTER_MINUTES
    ]
    return await do_in_turn(
        request, render_page, request, "pages/calls.html",
        scripts=("pages/calls",), sheets=("forms",), games=games, delays=delays, feed=feed,
        mail=wish.mail if wish else None, asked=bool(wish and wish.asked), can_mail=state.mail is not None,
        data={"pushKey": state.push.public_key if state.push else None},
    )  # fmt: skip


@router.get("/calls/confirm/{token}")
async def confirm_page(request: Request, token: str) -> HTMLResponse:
    """A link from a mail: programs that look into mail open it too, so one more press is asked for."""
    _, address = await _addresses(request).to_confirm(token)
    return _one_press(request, "account-call-confirm", address, "account-call-confirm-button")


@router.post("/calls/confirm/{token}")
async def confirm(request: Request, token: str) -> HTMLResponse:
    try:
        address = await _addresses(request).confirm(token)
    except Refused as refused:
        return render_refusal(request, refused, 404)
    return _one_press(request, "account-call-confirmed", address)


@router.get("/calls/stop/{token}")
async def stop_page(request: Request, token: str) -> HTMLResponse:
    """The same to stop the mail."""
    wish = await _addresses(request).to_stop(token)
    if wish is None:
        return _one_press(request, "account-call-stopped", "")
    return _one_press(request, "account-call-stop", str(wish.mail), "account-call-stop-button")


@router.post("/calls/stop/{token}")
async def stop(request: Request, token: str) -> HTMLResponse:
    """Pressed on the page, or by a mail program in one click (RFC 8058)."""
    try:
        await _addresses(request).stop(token)
    except Refused as refused:
        return render_refusal(request, refused, 404)
    return _one_press(request, "account-call-stopped", "")


def _addresses(request: Request) -> AddressBook:
    found: AddressBook = request.app.state.addresses
    return found


def _one_press(request: Request, key: str, address: str, button: str = "") -> HTMLResponse:
    """A sentence and, where there is something to do, a button that sends this very address back."""
    words = Speaker(language_of(request))
    text, pressed = words(key, address=address), words(button) if button else ""
    return render_page(request, "pages/call_link.html", sheets=("forms",), text=text, button=pressed)


@router.get("/feed/{token}.atom")
async def atom(request: Request, token: str, service: Service) -> Response:
    """The turns that wait for whoever has this address, for a feed reader."""
    wish = await _feed_owner(request, token)
    turns = await _turns(request, service, wish)
    text = atom_feed(turns, wish.handle, wish.base, f"{wish.base}/feed/{token}.atom", wish.language)
    return _feed(request, text, "application/atom+xml")


@router.get("/feed/{token}.ics")
async def ics(request: Request, token: str, service: Service) -> Response:
    """The same for a calendar."""
    wish = await _feed_owner(request, token)
    turns = await _turns(request, service, wish)
    return _feed(request, calendar(turns, wish.base, wish.language), "text/calendar")


async def _feed_owner(request: Request, token: str) -> CallWish:
    links: CallLinks = request.app.state.call_links
    wishes: CallWishes = request.app.state.wishes
    handle, serial = links.read_feed(token)
    wish = await wishes.with_handle(handle)
    if wish is None or wish.feed != serial:
        raise bad_call_link()
    return wish


async def _turns(request: Request, service: TableService, wish: CallWish) -> list[CallMessage]:
    going = [each for each in await service.of_guest(wish.guest, going_on=True) if wish.wants(each.game)]
    await charge_more(request, len(going) * OWN_TABLE_UNITS)
    return await open_turns(service, wish.guest, going, wish.language)


def _feed(request: Request, text: str, media: str) -> Response:
    tag = f'"{hashlib.blake2s(text.encode(), digest_size=9).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": f"private, max-age={FEED_SECONDS}"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=media, headers=headers)
