"""The HTTP API: everything that the page does, for other clients too. `/api/docs` describes it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

import orjson
import structlog
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from preau.draw.svg import svg
from preau.draw.theme import Theme
from preau.games.api import refusal
from preau.server.api import models
from preau.server.clock import DAY_MS
from preau.server.database.audit import Audit
from preau.server.database.people import Account, key_of
from preau.server.database.store import Listed
from preau.server.http.costs import CHARGED, EVENTS_A_UNIT, charge_more
from preau.server.http.depends import (
    AGuest,
    ALanguage,
    MoveNumber,
    MyAccount,
    Service,
    audit,
    check_may_join,
    check_move,
    do_in_turn,
    do_long_work,
    find_table,
    hearing_of,
    limit,
    people_of,
)
from preau.server.http.limits import Limits, address_key
from preau.server.http.moderators import sanctions_of
from preau.server.http.refusals import REFUSALS
from preau.server.http.scopes import check_scope
from preau.server.people.guests import Guest
from preau.server.programs.kept_seats import KeptSeats
from preau.server.recent_work import recent_work
from preau.server.settings import Settings
from preau.server.sockets.audience import Audiences
from preau.server.sockets.chat_events import hush_events
from preau.server.sockets.commands import command_of
from preau.server.sockets.messages import CommandIn, MoveIn, SayIn
from preau.server.tables.live import public_events
from preau.server.tables.public import TableOut, record_text, snapshot
from preau.server.tables.service import Player, TableService
from preau.server.view.story.report_card import report_card
from preau.server.view.story.result import tell_headline
from preau.server.view.table import render_table
from preau.words import Speaker, say

RECENT_TABLE_MS = 7 * DAY_MS  # a table not played at for longer is no burden
MOST_EVENTS = 2**31 - 1  # what a database counts to

router = APIRouter(prefix="/api", responses=REFUSALS, dependencies=[CHARGED])


async def check_may_open(request: Request, service: TableService, guest_id: str) -> None:
    """Refuse a table to who opens too many at once, or has too many open."""
    await limit(request, "create")
    settings: Settings = request.app.state.settings
    log: Audit = request.app.state.audit
    since = service.now() - RECENT_TABLE_MS
    mine, ours = await asyncio.gather(
        service.store.count_open(guest_id, since), log.count_open(address_key(request.scope), since)
    )
    if mine >= settings.guest_tables or ours >= settings.address_tables:
        raise refusal("too_many", "server-too-many-tables")


# --- tables ----------------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def open_table(
    form: models.TableForm, request: Request, service: Service, guest: AGuest, account: MyAccount, language: ALanguage
) -> models.OpenedOut:
    """Open a table. The answer has a link for each person's seat; the table's own address is for spectators."""
    await check_may_open(request, service, guest.id)
    name = _rated_name(account) if form.rated else form.name
    player = player_of(guest, name or _default_name(account, language), form.avatar, account)
    kept = await _accounts_by_seat(request, form.seats, guest)
    table_id = await service.open(form.terms(), guest.id, player, form.first_seat())
    await kept_seats_of(request).keep(table_id, kept, guest.id)
    await audit(request, "opened", table=table_id)
    return await _describe_new_table(request, service, table_id)


@router.get("/tables")
async def tables(service: Service, guest: AGuest) -> models.ListsOut:
    """Public tables to join or watch, and your own tables."""
    public, mine = await asyncio.gather(service.public(), service.of_guest(guest.id))
    return models.ListsOut(public=list(map(_listed_out, public)), mine=list(map(_listed_out, mine)))


@router.get("/tables/{table_id}")
async def table(table_id: str, service: Service) -> TableOut:
    """The present state of a table."""
    return snapshot(table_id, await service.table(table_id))


@router.get(
    "/tables/{table_id}/log", response_class=Response, responses={200: {"content": {"application/x-ndjson": {}}}}
)
async def log(
    table_id: str, request: Request, service: Service, guest: AGuest,
    since: Annotated[int, Query(ge=0, le=MOST_EVENTS)] = 0,
) -> Response:  # fmt: skip
    """The table's events, one JSON object per line. Chat that is hidden from you is empty."""
    table, hearing = await service.table(table_id), await hearing_of(request, guest)
    await charge_more(request, max(0, table.seq - since) // EVENTS_A_UNIT)
    entries, held = await service.store.read(table_id, since), table.seats_of(guest.id)

    def write() -> bytes:
        events = hush_events(table_id, table, public_events(table_id, entries), held, hearing)
        return b"".join(orjson.dumps(event) + b"\n" for event in events)

    lines = await do_long_work(request, write)
    return Response(lines, media_type="application/x-ndjson", headers=_download(f"{table_id}.ndjson"))


@router.get("/tables/{table_id}/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def record(table_id: str, request: Request, service: Service) -> Response:
    """The game as a record, which `preau replay` reads."""
    table = await service.table(table_id)
    text = await do_long_work(request, record_text, table)
    return Response(text, media_type="text/plain", headers=_download(f"{table.created.game}-{table_id}.txt"))


@router.get(
    "/tables/{table_id}/picture.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}}
)
async def picture(
    table_id: str,
    request: Request,
    service: Service,
    language: ALanguage,
    move: MoveNumber = None,
    theme: Theme = "auto",
) -> Response:
    """The position as a picture."""
    table = await service.table(table_id)
    check_move(table, move)

    def draw() -> str:
        position = table.position if move is None else table.history.at(move)
        return svg(position.scene(), theme=theme, say=lambda phrase: say(phrase, language, table.game))

    return Response(await do_in_turn(request, draw), media_type="image/svg+xml")


@router.get("/tables/{table_id}/card.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def card(table_id: str, request: Request, service: Service, language: ALanguage) -> Response:
    """The report card of a finished game as a picture."""
    table = await service.table(table_id)

    def draw() -> str:
        words = Speaker(language, table.game)
        return report_card(table, tell_headline(table, words), words)

    return Response(await do_in_turn(request, draw), media_type="image/svg+xml")


@router.get("/tables/{table_id}/view")
async def view(
    table_id: str, request: Request, service: Service, guest: AGuest, language: ALanguage, move: MoveNumber = None
) -> dict[str, Any]:
    """The table as its page shows it, rendered for you and your language."""
    table = await service.table(table_id)
    check_move(table, move)
    hearing = await hearing_of(request, guest)
    return await do_in_turn(request, render_table, table, language, table.seats_of(guest.id), move, hearing=hearing)


@router.post("/tables/{table_id}/commands")
async def command(
    table_id: str, message: CommandIn, request: Request, service: Service, guest: AGuest
) -> models.DoneOut:
    """Play a move, take one back, resign, chat and so on: the same messages as over the socket."""
    table = await find_table(request, service, table_id)
    address = address_key(request.scope)
    if isinstance(message, SayIn):
        sanctions_of(request).check_may_say(guest.id)
        limits: Limits = request.app.state.limits
        if not await limits.allows_saying(guest.id, address, table_id):
            raise refusal("too_many", "server-too-many")
    audiences: Audiences = request.app.state.audiences
    service.note_caller(table_id, guest.id, address)
    asked = command_of(message, table, guest.id, lambda seat: audiences.absent_ms(table_id, seat))
    after = await service.do(table_id, asked)
    if isinstance(message, MoveIn):
        recent_work.note_move(address)
    after = await service.open_next(table_id, after, asked)
    return models.DoneOut(seq=after.seq, table=after.rematch)


@router.post("/tables/{table_id}/branch", status_code=201)
async def branch(
    table_id: str, form: models.BranchForm, request: Request, service: Service, guest: AGuest, account: MyAccount,
    language: ALanguage,
) -> models.OpenedOut:  # fmt: skip
    """Open a new table that plays on from any position of this one."""
    await check_may_open(request, service, guest.id)
    terms = form.terms((await find_table(request, service, table_id)).created.game)
    player = player_of(guest, form.name or _default_name(account, language), form.avatar, account)
    kept = await _accounts_by_seat(request, form.seats, guest)
    new_id = await service.branch(table_id, form.move, terms, guest.id, player, form.first_seat(), form.line)
    await kept_seats_of(request).keep(new_id, kept, guest.id)
    await audit(request, "opened", table=new_id)
    return await _describe_new_table(request, service, new_id)


# --- seats -----------------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/seats/{seat}")
async def sit(
    table_id: str, seat: int, form: models.SitForm, request: Request, service: Service, guest: AGuest,
    account: MyAccount, token: Annotated[str | None, Query(max_length=300)] = None,
) -> models.DoneOut:  # fmt: skip
    """Take a seat, with the token of its link or, at a public table, any free seat without one.

    If somebody holds the seat, they are asked first, unless they have been away for long; the answer then says `asked`.
    """
    await limit(request, "seat")
    there = await find_table(request, service, table_id)
    rated = there.created.rated
    if token is None:
        await check_may_join(request, there, guest.id)
    audiences: Audiences = request.app.state.audiences
    player = player_of(guest, _rated_name(account) if rated else form.name, form.avatar, account)
    table = await service.sit(table_id, seat, player, token, audiences.claim_absent_ms(table_id, seat))
    sits = table.seats[seat].holder == guest.id
    did = "sat" if token is None else "sat-by-link" if sits else "asked-for-seat"
    await audit(request, did, table=table_id, seat=seat)
    return models.DoneOut(seq=table.seq, asked=not sits)


@router.get("/tables/{table_id}/links")
async def links(table_id: str, request: Request, service: Service, guest: AGuest) -> list[models.LinkOut]:
    """The seats' links, for whoever opened the table."""
    await find_table(request, service, table_id)
    return await _seat_links(request, service, table_id, guest.id)


@router.post("/tables/{table_id}/seats/{seat}/revoke", status_code=204)
async def revoke(table_id: str, seat: int, request: Request, service: Service, guest: AGuest) -> None:
    """Make all links given out for a seat invalid. Whoever sits there stays."""
    await service.revoke(table_id, seat, guest.id)
    await audit(request, "revoked", table=table_id, seat=seat)


# --- helpers ---------------------------------------------------------------------------------------------------------


async def _describe_new_table(request: Request, service: TableService, table_id: str) -> models.OpenedOut:
    structlog.contextvars.bind_contextvars(table=table_id)  # what is logged from here on is about that one
    table = await service.table(table_id)
    links = await _seat_links(request, service, table_id, table.created.by)
    url = str(request.base_url) + f"t/{table_id}"
    return models.OpenedOut(id=table_id, url=url, seq=table.seq, links=links)


async def _seat_links(request: Request, service: TableService, table_id: str, guest_id: str) -> list[models.LinkOut]:
    """A link for each person's seat of one's own table; raises TableRefused for somebody else's."""
    if (await service.table(table_id)).created.by != guest_id:
        raise refusal("not_allowed", "server-creator-only")
    tokens = await service.tokens(table_id)
    base = str(request.base_url)
    return [models.LinkOut(seat=seat, token=token, url=f"{base}s/{token}") for seat, token in tokens.items()]


async def _accounts_by_seat(request: Request, seats: Sequence[models.SeatForm], guest: Guest) -> dict[int, Account]:
    """By seat, the bot's account that it is to be kept for; raises TableRefused for one that is none."""
    kept = {}
    for number, seat in enumerate(seats):
        if seat.account:
            check_scope(guest, "challenge")
            found = await people_of(request).find_by_name(seat.account)
            if found is None or not found.bot or seat.kind != "person":
                raise refusal("not_a_bot", "programs-not-a-bot", name=seat.account[:64])
            kept[number] = found
    return kept


def kept_seats_of(request: Request) -> KeptSeats:
    kept: KeptSeats = request.app.state.kept_seats
    return kept


def player_of(guest: Guest, name: str, avatar: str, account: Account | None) -> Player:
    """Who sits down; whether the name is that of their account. A bot goes by its own."""
    if account is not None and account.bot:
        return Player(guest.id, account.name, avatar, registered=True)
    return Player(guest.id, name, avatar, account is not None and key_of(account.name) == key_of(name))


def _rated_name(account: Account | None) -> str:
    """Under which name somebody sits at a rated table: their account's."""
    if account is None:
        raise refusal("not_allowed", "ratings-needs-account")
    return account.name


def _default_name(account: Account | None, language: ALanguage) -> str:
    """A name for who gave none: that of the account, if they have one."""
    return account.name if account else say(refusal("", "server-guest-name").phrase, language)


def _listed_out(listed: Listed) -> models.ListedOut:
    return models.ListedOut(
        id=listed.id, game=listed.game, status=listed.status, public=listed.public, created=listed.created,
        updated=listed.updated, seats=orjson.loads(listed.seats),
    )  # fmt: skip


def _download(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}
