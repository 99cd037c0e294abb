"""The API of tournaments and ladders: lists, one tournament with all its rounds, and what one may do in it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from preau.play.clocks import ClockPlan
from preau.server.api.models import ClockForm, Form
from preau.server.http.club import ATournament, tournament_service_of, tournaments_of
from preau.server.http.costs import CHARGED
from preau.server.http.depends import AGuest, MyAccount, audit, limit
from preau.server.http.refusals import REFUSALS
from preau.server.http.scopes import check_scope
from preau.server.tournaments.events import TournamentKind, TournamentTerms
from preau.server.tournaments.service import TournamentWish
from preau.server.tournaments.store import TournamentLine
from preau.server.tournaments.view import TournamentOut, tournament_out

MOST_TIME_MS = 2**53

ORGANISER_WISHES: Final = frozenset({"begin", "close"})

router = APIRouter(prefix="/api/tournaments", responses=REFUSALS, tags=["tournaments"], dependencies=[CHARGED])


class TournamentForm(Form):
    """A tournament as you want it.

    `size` and `least` are the most and the fewest players at a table, `rounds` the number of rounds (0: as many as it
    takes), `starts` when it begins (milliseconds since 1970; 0: when you say so), `minutes` how long an arena lasts,
    `wait_minutes` after how long somebody who has not come loses, `places` how far up a ladder a challenge can go.
    """

    name: str = Field(max_length=200)
    game: str = Field(max_length=64)
    kind: TournamentKind
    size: int = Field(default=2, ge=2, le=16, strict=True)
    least: int | None = Field(default=None, ge=2, le=16, strict=True)
    options: dict[str, int | str] = Field(default_factory=dict, max_length=64)
    rounds: int = Field(default=0, ge=0, le=100, strict=True)
    clock: ClockForm
    starts: int = Field(default=0, ge=0, le=MOST_TIME_MS, strict=True)
    minutes: int = Field(default=0, ge=0, le=10_000, strict=True)
    wait_minutes: int = Field(default=5, ge=0, le=10_000, strict=True)
    places: int = Field(default=3, ge=0, le=100, strict=True)
    club: str = Field(default="", max_length=32)
    rated: bool = Field(default=False, strict=True, description="its games are rated; an account is needed to enter")

    def terms(self) -> TournamentTerms:
        given = self.model_dump(exclude={"clock", "least"})
        clock = ClockPlan(self.clock.kind, self.clock.seconds, self.clock.increment)
        return TournamentTerms(**given, clock=clock, least=self.least or self.size)


class TournamentWishForm(Form):
    """What you want to do in a tournament. `name` is for guests who enter; `rivals` are the numbers of opponents."""

    type: TournamentWish
    name: str = Field(default="", max_length=200)
    rivals: list[Annotated[int, Field(ge=1, le=100_000, strict=True)]] = Field(default_factory=list, max_length=8)


class TournamentLineOut(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    kind: str
    status: str
    club: str
    players: int
    starts: int
    updated: int


@router.get("")
async def tournaments(
    request: Request, guest: AGuest, status: Literal["open", "running", "over", ""] = "",
    club: Annotated[str | None, Query(max_length=32)] = None, mine: bool = False,
) -> list[TournamentLineOut]:  # fmt: skip
    """The latest tournaments: all, those of a status or of a club, or those that you are in."""
    found = await tournaments_of(request).list_lines(status=status, club=club, guest=guest.id if mine else "")
    return [_line_out(each) for each in found]


@router.post("", status_code=201)
async def open_tournament(form: TournamentForm, request: Request, guest: AGuest, account: MyAccount) -> TournamentOut:
    """Open a tournament. You need an account, and to open it for a club you have to be its owner or an officer."""
    await limit(request, "create")
    state = await tournament_service_of(request).open(form.terms(), account)
    await audit(request, "opened-tournament")
    return tournament_out(state, guest.id, organises=True)


@router.get("/{tournament}")
async def tournament(tournament: ATournament, request: Request, guest: AGuest) -> TournamentOut:
    """A tournament with its standings, what broke ties in them, and all its rounds and tables."""
    state = await tournaments_of(request).find(tournament)
    return tournament_out(state, guest.id, organises=await tournament_service_of(request).organises(state, guest.id))


@router.post("/{tournament}/wishes")
async def wish(
    tournament: ATournament, form: TournamentWishForm, request: Request, guest: AGuest, account: MyAccount
) -> TournamentOut:
    """Enter, withdraw, take or end a break, challenge; the organiser also begins and closes it, in a browser."""
    if form.type in ORGANISER_WISHES:
        check_scope(guest, None)
    await limit(request, "seat")
    service = tournament_service_of(request)
    state = await service.grant(tournament, form.type, guest.id, account, name=form.name, rivals=form.rivals)
    return tournament_out(state, guest.id, organises=await service.organises(state, guest.id))


def _line_out(line: TournamentLine) -> TournamentLineOut:
    return TournamentLineOut(**asdict(line))
