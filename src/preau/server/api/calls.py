"""Being called when it is one's turn: for which games, after how long, and where. Guests have it too."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from preau.games import registry
from preau.games.api import refusal
from preau.server.api.models import Form
from preau.server.calls.confirmation import AddressBook
from preau.server.calls.delivery import Delivery
from preau.server.calls.links import CallLinks, digest
from preau.server.calls.mail import MailFailed, mail_address
from preau.server.calls.open_turns import count_open_turns
from preau.server.calls.push import check_keys
from preau.server.calls.push_service import MOST_ENDPOINT_CHARS, check_endpoint
from preau.server.calls.wishes import AFTER_MINUTES, CallWishes, PushSubscription, after_ms, subscription_id
from preau.server.http.costs import CHARGED, OWN_TABLE_UNITS, charge_more
from preau.server.http.depends import AGuest, ALanguage, Service, limit
from preau.server.http.own_address import link_base
from preau.server.http.refusals import REFUSALS

router = APIRouter(prefix="/api/calls", responses=REFUSALS, tags=["calls"], dependencies=[CHARGED])


class WishForm(Form):
    """For which games (none: for all) you are told that it is your turn, and after how many minutes."""

    games: list[str] = Field(default_factory=list, max_length=64)
    minutes: int = Field(default=0, ge=0, le=1_000_000, strict=True)


class WishOut(BaseModel):
    """How you are told that it is your turn, and the private addresses of your feeds, if you have any.

    `push_key` is the server's, with which browsers subscribe; `browsers` have notifications. `mail` is your confirmed
    email address.
    """

    games: list[str]
    minutes: int
    push_key: str | None
    browsers: int
    mail: str | None
    atom: str | None
    calendar: str | None


class KeysForm(Form):
    """A browser's keys, as it gives them (base64url)."""

    p256dh: str = Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")
    auth: str = Field(max_length=40, pattern=r"^[A-Za-z0-9_-]+=*$")


class SubscriptionForm(Form):
    """A browser that wants notifications, as `PushSubscription.toJSON` gives it."""

    endpoint: str = Field(max_length=MOST_ENDPOINT_CHARS)
    keys: KeysForm
    expirationTime: float | None = Field(default=None, strict=True)  # noqa: N815  # the browser's own name for it; services tell when it is gone


class EndpointForm(Form):
    """A browser that wants no more notifications."""

    endpoint: str = Field(max_length=MOST_ENDPOINT_CHARS)


class AddressForm(Form):
    """An email address."""

    address: str = Field(max_length=400)


class TrialOut(BaseModel):
    """To how many browsers it went, how many services took it, and whether the email was taken (null: none is sent)."""

    browsers: int
    reached: int
    mail: bool | None


class TurnsOut(BaseModel):
    """How many tables are waiting for your move."""

    count: int


def wishes_of(request: Request) -> CallWishes:
    wishes: CallWishes = request.app.state.wishes
    return wishes


async def _wish_out(request: Request, guest_id: str) -> WishOut:
    """What a program is told of somebody's wishes."""
    state, wish = request.app.state, await wishes_of(request).of(guest_id)
    links: CallLinks = state.call_links
    feed = f"{server_base(request)}/feed/{links.feed(wish.handle, wish.feed)}" if wish and wish.feed > 0 else None
    return WishOut(
        games=list(wish.games) if wish else [],
        minutes=wish.minutes if wish else 0,
        push_key=state.push.public_key if state.push else None,
        browsers=len(await wishes_of(request).subscriptions(guest_id)),
        mail=wish.mail if wish else None,
        atom=feed and f"{feed}.atom",
        calendar=feed and f"{feed}.ics",
    )


def server_base(request: Request) -> str:
    """What the links to somebody begin with: as they came here."""
    return link_base(request).url.rstrip("/")


@router.get("")
async def wish(request: Request, guest: AGuest) -> WishOut:
    """Your settings for being told when it is your turn."""
    return await _wish_out(request, guest.id)


@router.post("")
async def set_wish(form: WishForm, request: Request, guest: AGuest, language: ALanguage) -> WishOut:
    """Choose for which games you are told that it is your turn, and how soon."""
    for name in form.games:
        if name not in registry.names():
            raise refusal("unknown_game", "input-unknown-game", name=name[:64], allowed=tuple(registry.names()))
    if form.minutes not in AFTER_MINUTES:
        known = tuple(map(str, AFTER_MINUTES))
        raise refusal("bad_option", "account-call-bad-minutes", value=form.minutes, known=known)
    games = tuple(dict.fromkeys(form.games))
    chosen = () if set(games) == set(registry.names()) else games
    after = after_ms(form.minutes)
    await wishes_of(request).change(guest.id, language, server_base(request), games=chosen, after=after)
    return await _wish_out(request, guest.id)


@router.post("/feed")
async def make_feed(request: Request, guest: AGuest, language: ALanguage) -> WishOut:
    """Create new private addresses for your feeds. The old ones stop working."""
    known = await wishes_of(request).of(guest.id)
    serial = abs(known.feed) + 1 if known else 1
    await wishes_of(request).change(guest.id, language, server_base(request), feed=serial)
    return await _wish_out(request, guest.id)


@router.post("/feed/remove")
async def remove_feed(request: Request, guest: AGuest, language: ALanguage) -> WishOut:
    """Remove your feeds."""
    known = await wishes_of(request).of(guest.id)
    if known is not None:
        await wishes_of(request).change(guest.id, language, server_base(request), feed=-abs(known.feed))
    return await _wish_out(request, guest.id)


# --- browsers --------------------------------------------------------------------------------------------------------


@router.post("/push")
async def subscribe(form: SubscriptionForm, request: Request, guest: AGuest, language: ALanguage) -> WishOut:
    """Turn on notifications in this browser."""
    state = request.app.state
    if state.push is None:
        raise refusal("push_off", "account-call-no-push")
    check_endpoint(form.endpoint, state.push_inner)
    check_keys(form.keys.p256dh, form.keys.auth)
    await wishes_of(request).change(guest.id, language, server_base(request))
    await wishes_of(request).subscribe(
        PushSubscription(
            subscription_id(form.endpoint), guest.id, guest.session, form.endpoint, form.keys.p256dh, form.keys.auth,
            state.service.now(),
        )
    )  # fmt: skip
    return await _wish_out(request, guest.id)


@router.post("/push/remove")
async def unsubscribe(form: EndpointForm, request: Request, guest: AGuest) -> WishOut:
    """Turn off notifications in this browser. Your other browsers keep theirs."""
    await wishes_of(request).unsubscribe(subscription_id(form.endpoint), guest.id)
    return await _wish_out(request, guest.id)


# --- mail ------------------------------------------------------------------------------------------------------------


@router.post("/mail", status_code=202)
async def ask_mail(form: AddressForm, request: Request, guest: AGuest, language: ALanguage) -> WishOut:
    """Ask for emails to an address. They begin once the link that is sent there has been opened."""
    state = request.app.state
    if state.mail is None:
        raise refusal("mail_off", "account-call-no-mail")
    address = mail_address(form.address)
    await limit(request, "mail")
    await limit(request, "mail", guest.id)
    await limit(request, "mail to", digest(address.lower()))
    book: AddressBook = state.addresses
    try:
        await book.ask(state.mail, guest.id, address, language, server_base(request), state.service.now())
    except MailFailed as failed:
        raise refusal("not_sent", "account-call-not-sent", address=address) from failed
    return await _wish_out(request, guest.id)


@router.post("/mail/remove")
async def remove_mail(request: Request, guest: AGuest) -> WishOut:
    """Stop emails."""
    await wishes_of(request).set_mail(guest.id, None)
    return await _wish_out(request, guest.id)


# --- a trial ----------------------------------------------------------------------------------------------------------


@router.post("/test")
async def send_trial(request: Request, guest: AGuest, language: ALanguage) -> TrialOut:
    """Send a test to your browsers and your email address."""
    await limit(request, "mail")
    await limit(request, "mail", guest.id)
    delivery: Delivery = request.app.state.delivery
    found = await delivery.send_trial(guest.id, language, server_base(request))
    return TrialOut(**found._asdict())


# --- what waits ------------------------------------------------------------------------------------------------------


@router.get("/waiting")
async def count_turns(request: Request, service: Service, guest: AGuest) -> TurnsOut:
    """How many tables are waiting for your move."""
    going = [] if guest.new else await service.of_guest(guest.id, going_on=True)
    await charge_more(request, len(going) * OWN_TABLE_UNITS)
    return TurnsOut(count=await count_open_turns(service, guest.id, going))
