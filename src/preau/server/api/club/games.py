"""One's own turns, days off and moves in advance, for programs. `api.tables` has the tables themselves."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from preau.games.api import refusal
from preau.play.decide import MOST_MOVE_CHARS
from preau.server.api.models import Form
from preau.server.http.club import advance_moves_of
from preau.server.http.costs import CHARGED, OWN_TABLE_UNITS, charge_more
from preau.server.http.depends import AGuest, Service, find_table, limit
from preau.server.http.refusals import REFUSALS
from preau.server.lobby.advance import MOST_MOVES
from preau.server.lobby.days_off import DaysOffBook
from preau.server.lobby.waiting_games import next_game, waiting_games

MOST_TABLES = 200

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["correspondence"], dependencies=[CHARGED])


class TurnOut(BaseModel):
    """A table that is waiting for your move; `until` is when your time is up (milliseconds), if there is a clock."""

    table: str
    game: str
    seat: int
    until: int | None


class WaitingOut(BaseModel):
    """The tables that are waiting for you, the most urgent first; `next` is the one after the table you named."""

    turns: list[TurnOut]
    next: str | None


class DaysOffForm(Form):
    """From one moment to another (milliseconds since 1970, UTC)."""

    start: int = Field(ge=0, le=2**53)
    until: int = Field(ge=0, le=2**53)


class TimeOffOut(BaseModel):
    """Days off that are not over yet."""

    id: str
    start: int
    until: int


class DaysOffOut(BaseModel):
    """The days off that you have taken, and how many are left this year."""

    announced: list[TimeOffOut]
    days_left: int
    days_a_year: int


def _days_off(request: Request) -> DaysOffBook:
    days_off: DaysOffBook = request.app.state.days_off
    return days_off


@router.get("/turns")
async def turns(request: Request, service: Service, guest: AGuest, after: str = "") -> WaitingOut:
    """The tables where it is your turn."""
    going = await service.of_guest(guest.id, MOST_TABLES, going_on=True)
    await charge_more(request, len(going) * OWN_TABLE_UNITS)
    found = await waiting_games(service, guest.id, going)
    following = next_game(found, after[:64])
    return WaitingOut(
        turns=[
            TurnOut(table=each.id, game=each.table.created.game, seat=each.seat, until=each.until) for each in found
        ],
        next=following.id if following else None,
    )


@router.get("/days-off")
async def days_off(request: Request, guest: AGuest) -> DaysOffOut:
    """Your days off."""
    days_off = _days_off(request)
    announced = await days_off.coming_days_off(guest.id)
    return DaysOffOut(
        announced=[TimeOffOut(id=each.id, start=each.start, until=each.until) for each in announced],
        days_left=await days_off.days_left(guest.id), days_a_year=days_off.days_a_year,
    )  # fmt: skip


@router.post("/days-off", status_code=201)
async def announce(form: DaysOffForm, request: Request, guest: AGuest) -> TimeOffOut:
    """Take days off. Meanwhile your clock stands still in all correspondence games."""
    await limit(request, "create")
    new = await _days_off(request).announce(guest.id, form.start, form.until)
    return TimeOffOut(id=new.id, start=new.start, until=new.until)


@router.post("/days-off/{wanted}/end", status_code=204)
async def end(wanted: str, request: Request, guest: AGuest) -> None:
    """End days off now, or cancel them before they begin."""
    if all(each.id != wanted for each in await _days_off(request).coming_days_off(guest.id)):
        raise refusal("unknown_thing", "lobby-days-off-none")
    await _days_off(request).end(guest.id, wanted)


class PlanForm(Form):
    """Moves from the present position, as they would come: the others' and, last, your own."""

    moves: list[Annotated[str, Field(min_length=1, max_length=MOST_MOVE_CHARS)]] = Field(max_length=MOST_MOVES)


class LinesOut(BaseModel):
    """Your moves in advance at a table. Nobody else can see them."""

    lines: list[list[str]]


async def _lines(request: Request, table_id: str, guest_id: str) -> LinesOut:
    return LinesOut(lines=[list(line) for line in await advance_moves_of(request).lines_of(table_id, guest_id)])


@router.get("/tables/{table_id}/advance")
async def advance(table_id: str, request: Request, service: Service, guest: AGuest) -> LinesOut:
    """Your moves in advance at a table."""
    if not (await find_table(request, service, table_id)).seats_of(guest.id):
        raise refusal("not_your_seat", "lobby-ahead-players")
    return await _lines(request, table_id, guest.id)


@router.post("/tables/{table_id}/advance", status_code=201)
async def add_line(form: PlanForm, table_id: str, request: Request, service: Service, guest: AGuest) -> LinesOut:
    """Add moves in advance, as “if they play this, I play that”, on somebody else's turn in a correspondence game."""
    await find_table(request, service, table_id)
    await advance_moves_of(request).add(table_id, guest.id, form.moves)
    return await _lines(request, table_id, guest.id)


@router.post("/tables/{table_id}/advance/forget")
async def forget_line(form: PlanForm, table_id: str, request: Request, service: Service, guest: AGuest) -> LinesOut:
    """Remove that line of moves in advance; without moves, all lines."""
    if not (await find_table(request, service, table_id)).seats_of(guest.id):
        raise refusal("not_your_seat", "lobby-ahead-players")
    await advance_moves_of(request).forget(table_id, guest.id, form.moves or None)
    return await _lines(request, table_id, guest.id)
