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
    """A table where others wait for one's move; `until` is when one's time is up (ms), where time is kept."""

    table: str
    game: str
    seat: int
    until: int | None


class WaitingOut(BaseModel):
    """All of them, the most urgent first; `next` is the one to go to from the table that was named."""

    turns: list[TurnOut]
    next: str | None


class DaysOffForm(Form):
    """From one moment to another (ms since 1970, UTC)."""

    start: int = Field(ge=0, le=2**53)
    until: int = Field(ge=0, le=2**53)


class TimeOffOut(BaseModel):
    """Days off that are not over."""

    id: str
    start: int
    until: int


class DaysOffOut(BaseModel):
    """What one has announced, and how many days one may still take this year."""

    announced: list[TimeOffOut]
    days_left: int
    days_a_year: int


def _days_off(request: Request) -> DaysOffBook:
    days_off: DaysOffBook = request.app.state.days_off
    return days_off


@router.get("/turns")
async def turns(request: Request, service: Service, guest: AGuest, after: str = "") -> WaitingOut:
    """Where it is one's turn."""
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
    """One's days off."""
    days_off = _days_off(request)
    announced = await days_off.coming_days_off(guest.id)
    return DaysOffOut(
        announced=[TimeOffOut(id=each.id, start=each.start, until=each.until) for each in announced],
        days_left=await days_off.days_left(guest.id), days_a_year=days_off.days_a_year,
    )  # fmt: skip


@router.post("/days-off", status_code=201)
async def announce(form: DaysOffForm, request: Request, guest: AGuest) -> TimeOffOut:
    """Announce days off: clocks of days stand still meanwhile, at all of one's tables."""
    await limit(request, "create")
    new = await _days_off(request).announce(guest.id, form.start, form.until)
    return TimeOffOut(id=new.id, start=new.start, until=new.until)


@router.post("/days-off/{wanted}/end", status_code=204)
async def end(wanted: str, request: Request, guest: AGuest) -> None:
    """End days off now, or call them off before they begin."""
    if all(each.id != wanted for each in await _days_off(request).coming_days_off(guest.id)):
        raise refusal("unknown_thing", "lobby-days-off-none")
    await _days_off(request).end(guest.id, wanted)


class PlanForm(Form):
    """Moves as they would come, from the position as it stands: the others' and one's own, which comes last."""

    moves: list[Annotated[str, Field(min_length=1, max_length=MOST_MOVE_CHARS)]] = Field(max_length=MOST_MOVES)


class LinesOut(BaseModel):
    """What one plays in advance at a table; nobody else can ask for it."""

    lines: list[list[str]]


async def _lines(request: Request, table_id: str, guest_id: str) -> LinesOut:
    return LinesOut(lines=[list(line) for line in await advance_moves_of(request).lines_of(table_id, guest_id)])


@router.get("/tables/{table_id}/advance")
async def advance(table_id: str, request: Request, service: Service, guest: AGuest) -> LinesOut:
    """One's own moves in advance at a table."""
    if not (await find_table(request, service, table_id)).seats_of(guest.id):
        raise refusal("not_your_seat", "lobby-ahead-players")
    return await _lines(request, table_id, guest.id)


@router.post("/tables/{table_id}/advance", status_code=201)
async def add_line(form: PlanForm, table_id: str, request: Request, service: Service, guest: AGuest) -> LinesOut:
    """If they play this, I play that: while it is somebody else's turn, in games with days per turn."""
    await find_table(request, service, table_id)
    await advance_moves_of(request).add(table_id, guest.id, form.moves)
    return await _lines(request, table_id, guest.id)


@router.post("/tables/{table_id}/advance/forget")
async def forget_line(form: PlanForm, table_id: str, request: Request, service: Service, guest: AGuest) -> LinesOut:
    """Forget that line; with no moves, all of them."""
    if not (await find_table(request, service, table_id)).seats_of(guest.id):
        raise refusal("not_your_seat", "lobby-ahead-players")
    await advance_moves_of(request).forget(table_id, guest.id, form.moves or None)
    return await _lines(request, table_id, guest.id)
