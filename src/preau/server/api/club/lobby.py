"""The lobby for programs: tables to join or watch, looking for a table, being seen. Live, it is a socket."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from preau.games.api import refusal
from preau.play.clocks import ClockPlan
from preau.play.inputs import clean_name
from preau.server.api.models import ClockForm, Form
from preau.server.database.summary import SeatOut
from preau.server.http.costs import CHARGED
from preau.server.http.depends import (
    AGuest,
    ALanguage,
    MyAccount,
    Service,
    audit,
    check_may_join,
    limit,
    people_of,
)
from preau.server.http.refusals import REFUSALS
from preau.server.lobby.board import LobbyBoard, LobbyTable
from preau.server.lobby.groups import clock_key
from preau.server.lobby.seats import player_of, take_free_seat
from preau.server.lobby.seeks import Seeks, SeekState, SeekWish
from preau.server.lobby.visitors import Visitors
from preau.server.sockets.lobby_crowd import LobbyCrowd

router = APIRouter(prefix="/api/lobby", responses=REFUSALS, tags=["lobby"], dependencies=[CHARGED])


class LobbyTableOut(BaseModel):
    """A table to join or to watch; those to join have their terms."""

    id: str
    game: str
    created: int
    seats: list[SeatOut]
    free: int
    watching: int
    options: dict[str, int | str] | None
    clock: ClockForm | None
    rated: bool
    rating_low: int | None
    rating_high: int | None


class VisitorOut(BaseModel):
    """Somebody who is here and wants to be listed; `registered`: the name is that of an account."""

    name: str
    registered: bool


class LobbyOut(BaseModel):
    """All that the lobby shows; `seeking` is how many people are looking for a table."""

    open: list[LobbyTableOut]
    watch: list[LobbyTableOut]
    here: list[VisitorOut]
    seeking: int


class JoinForm(Form):
    """The name that you have at the table; without one, that of your account."""

    name: str = Field(default="", max_length=200)
    avatar: str = Field(default="", max_length=32)


class SeatTakenOut(BaseModel):
    """Where you are sitting now."""

    table: str
    seat: int


class SeekForm(JoinForm):
    """What you are looking for. Without `sizes`: any size. `bots` can take seats for which nobody is found in time."""

    game: str = Field(max_length=64)
    sizes: list[int] = Field(default_factory=list, max_length=16)
    clock: ClockForm = Field(default_factory=ClockForm)
    bots: bool = Field(default=True, strict=True)
    rated: bool = Field(default=False, strict=True, description="a rated game: it needs an account, and no bots play")


class SeekOut(BaseModel):
    """`seek` goes on, or a `table` has been found, or neither. `bots`: you can ask for them now."""

    seek: str | None
    table: str | None
    waited_ms: int
    bots: bool


class HereForm(Form):
    """Whether you are listed in the lobby, and under which name."""

    shown: bool = Field(strict=True)
    name: str = Field(default="", max_length=200)


class HereOut(BaseModel):
    """The name under which you are listed; without one, you are not."""

    name: str | None


def _crowd(request: Request) -> LobbyCrowd:
    crowd: LobbyCrowd = request.app.state.lobby
    return crowd


def _seeks(request: Request) -> Seeks:
    seeks: Seeks = request.app.state.seeks
    return seeks


def _table_out(line: LobbyTable) -> LobbyTableOut:
    created = line.table.created if line.table else None
    clock = created.clock if created else None
    return LobbyTableOut(
        id=line.id,  game=line.game, created=line.created, seats=list(line.seats),
        free=len(line.free_seats), watching=line.watching,
        options=dict(line.table.position.options) if line.table else None,
        clock=ClockForm(kind=clock.kind, seconds=clock.seconds, increment=clock.increment) if clock else None,
        rated=created is not None and created.rated, rating_low=created.rating_low if created else None,
        rating_high=created.rating_high if created else None,
    )  # fmt: skip


def _seek_out(state: SeekState, now: int) -> SeekOut:
    seek = state.seek
    return SeekOut(
        seek=seek.id if seek else None, table=state.table or None, waited_ms=seek.waited_ms(now) if seek else 0,
        bots=state.offers_bots(now),
    )  # fmt: skip


@router.get("")
async def lobby(request: Request, service: Service) -> LobbyOut:
    """The lobby: tables to join or watch, and who is here."""
    board: LobbyBoard = request.app.state.lobby_board
    visitors: Visitors = request.app.state.visitors
    here = await visitors.here(service.now())
    return LobbyOut(
        open=list(map(_table_out, board.tables("open"))), watch=list(map(_table_out, board.tables("watch"))),
        here=[VisitorOut(name=each.name, registered=each.registered) for each in here],
        seeking=await _seeks(request).count(),
    )  # fmt: skip


@router.post("/tables/{table_id}")
async def join(
    table_id: str, form: JoinForm, request: Request, service: Service, guest: AGuest, account: MyAccount,
    language: ALanguage,
) -> SeatTakenOut:  # fmt: skip
    """Take any free seat at a public table."""
    await limit(request, "seat")
    player = player_of(guest.id, account, form.name, form.avatar, language)
    await check_may_join(request, await service.table(table_id), guest.id)
    seat = await take_free_seat(service, table_id, player, account)
    await audit(request, "sat", table=table_id, seat=seat)
    return SeatTakenOut(table=table_id, seat=seat)


@router.get("/seek")
async def seek(request: Request, service: Service, guest: AGuest, seek: str = "") -> SeekOut:
    """What you are looking for, or what became of `seek`. Ask every few seconds: whoever stops asking stops looking."""
    state = await _seeks(request).state_of(guest.id, seek[:32])
    if state.seek is not None:
        await _seeks(request).tend({state.seek.id})
        state = await _seeks(request).state_of(guest.id, state.seek.id)
    return _seek_out(state, service.now())


@router.post("/seek", status_code=201)
async def begin_seek(
    form: SeekForm, request: Request, service: Service, guest: AGuest, account: MyAccount, language: ALanguage
) -> SeekOut:
    """Look for a table. This replaces what you were looking for before."""
    await limit(request, "create")
    if account is not None and account.bot:
        raise refusal("not_allowed", "programs-people-only")
    clock = ClockPlan(form.clock.kind, form.clock.seconds, form.clock.increment)
    name = account.name if account and form.rated else form.name
    player = player_of(guest.id, account, name, form.avatar, language)
    wish = SeekWish(form.game, tuple(form.sizes), clock_key(clock), form.bots, form.rated)
    begun = await _seeks(request).begin(wish, player)
    _crowd(request).nudge()
    return _seek_out(SeekState(begun), service.now())


@router.post("/seek/withdraw", status_code=204)
async def withdraw_seek(request: Request, guest: AGuest) -> None:
    """Stop looking for a table."""
    await _seeks(request).withdraw(guest.id)
    _crowd(request).nudge()


@router.post("/seek/bots")
async def play_with_bots(request: Request, service: Service, guest: AGuest) -> SeekOut:
    """Begin at once, with bots in the other seats."""
    await limit(request, "create")
    table = await _seeks(request).fill_with_bots(guest.id)
    _crowd(request).nudge()
    return _seek_out(SeekState(None, table), service.now())


@router.post("/here")
async def be_seen(
    form: HereForm, request: Request, service: Service, guest: AGuest, account: MyAccount, language: ALanguage
) -> HereOut:
    """Be listed in the lobby while you are here, or not."""
    visitors: Visitors = request.app.state.visitors
    name = None
    if form.shown:
        player = player_of(guest.id, account, account.name if account else form.name, "", language)
        if not player.registered and await people_of(request).find_by_name(player.name) is not None:
            raise refusal("name_taken", "account-name-taken", name=player.name)
        name = clean_name(player.name)
        await visitors.show(guest.id, name, service.now(), registered=player.registered)
    else:
        await visitors.hide(guest.id)
    await _crowd(request).look_who_is_here()
    return HereOut(name=name)
