"""Friends, blocks and direct challenges, for programs and for the pages' own buttons."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from preau.games import registry
from preau.games.api import refusal
from preau.play.clocks import ClockPlan
from preau.server.api.accounts import AnAccount
from preau.server.api.club.people import find_person
from preau.server.api.models import ClockForm, Form
from preau.server.api.tables import check_may_open
from preau.server.http.costs import CHARGED
from preau.server.http.depends import AGuest, Service, audit, limit
from preau.server.http.refusals import REFUSALS
from preau.server.profiles.challenges import Challenges
from preau.server.profiles.friends import Friends
from preau.server.sockets.audience import Audiences

router = APIRouter(prefix="/api/people", responses=REFUSALS, tags=["people"], dependencies=[CHARGED])

TableId = Annotated[str, Path(max_length=32)]


class PersonForm(Form):
    """Somebody, by the name of their account."""

    name: str = Field(max_length=200)


class ChallengeForm(PersonForm):
    """What you want to play with a friend. In games for more than two, bots take the other seats."""

    game: str = Field(max_length=64)
    clock: ClockForm = Field(default_factory=ClockForm)
    rated: bool = False


class FriendOut(BaseModel):
    """Whether you are friends now; if not, a friend request has been sent."""

    friends: bool


class CircleOut(BaseModel):
    """Names: your friends, those who want to be, those whom you have asked, and those whom you have blocked."""

    friends: list[str]
    asking: list[str]
    asked: list[str]
    blocked: list[str]


class FriendChallengeOut(BaseModel):
    """A challenge that is waiting for an answer. If it is `mine`, `name` is the person whom you challenged."""

    table: str
    game: str
    name: str
    mine: bool


class ChallengedOut(BaseModel):
    """The table that was opened."""

    table: str


def friends_of(request: Request) -> Friends:
    friends: Friends = request.app.state.friends
    return friends


def challenges_of(request: Request) -> Challenges:
    challenges: Challenges = request.app.state.challenges
    return challenges


@router.get("/circle")
async def circle(request: Request, guest: AGuest) -> CircleOut:
    """Your friends, open requests in both directions, and the people whom you have blocked."""
    found = await friends_of(request).circle(guest.id)
    return CircleOut(
        friends=list(found.friends), asking=list(found.asking), asked=list(found.asked), blocked=list(found.blocked)
    )


@router.post("/friends")
async def ask_friend(form: PersonForm, request: Request, mine: AnAccount, service: Service) -> FriendOut:
    """Send somebody a friend request, or accept theirs."""
    await limit(request, "seat")
    other = await find_person(request, form.name)
    return FriendOut(friends=await friends_of(request).ask(mine.id, other.id, service.now()))


@router.post("/friends/remove", status_code=204)
async def remove_friend(form: PersonForm, request: Request, mine: AnAccount) -> None:
    """Remove a friend, take back a request, or decline one."""
    await friends_of(request).part(mine.id, (await find_person(request, form.name)).id)


@router.post("/blocks", status_code=204)
async def block(form: PersonForm, request: Request, guest: AGuest, service: Service) -> None:
    """Block somebody. Guests can, too."""
    await friends_of(request).block(guest.id, (await find_person(request, form.name)).id, service.now())
    await _tell_sockets(request, guest.id)


@router.post("/blocks/remove", status_code=204)
async def unblock(form: PersonForm, request: Request, guest: AGuest) -> None:
    """Unblock somebody."""
    await friends_of(request).unblock(guest.id, (await find_person(request, form.name)).id)
    await _tell_sockets(request, guest.id)


async def _tell_sockets(request: Request, guest_id: str) -> None:
    """Pages that are open at a table show the chat anew."""
    audiences: Audiences = request.app.state.audiences
    audiences.change_hearing(guest_id, await friends_of(request).find_blocked(guest_id))


# --- challenges ------------------------------------------------------------------------------------------------------


@router.get("/challenges")
async def open_challenges(request: Request, guest: AGuest) -> list[FriendChallengeOut]:
    """The challenges that are waiting for an answer, yours and other people's."""
    return [
        FriendChallengeOut(table=each.table_id, game=each.game, name=each.name, mine=each.mine)
        for each in await challenges_of(request).waiting_challenges(guest.id)
    ]


@router.post("/challenges", status_code=201)
async def challenge(form: ChallengeForm, request: Request, service: Service, mine: AnAccount) -> ChallengedOut:
    """Challenge a friend. A table is opened, a seat is kept for them, and they are told."""
    if form.game not in registry.names():
        raise refusal("unknown_game", "input-unknown-game", name=form.game[:64], allowed=tuple(registry.names()))
    other = await find_person(request, form.name)
    await check_may_open(request, service, mine.id)
    clock = ClockPlan(form.clock.kind, form.clock.seconds, form.clock.increment)
    table_id = await challenges_of(request).make(mine, other, form.game, clock, rated=form.rated)
    await audit(request, "opened", table=table_id)
    return ChallengedOut(table=table_id)


@router.post("/challenges/{table}/accept", status_code=204)
async def accept(table: TableId, request: Request, mine: AnAccount) -> None:
    """Accept a challenge and take the seat that is kept for you."""
    await limit(request, "seat")
    await challenges_of(request).accept(mine, table)
    await audit(request, "sat", table=table)


@router.post("/challenges/{table}/decline", status_code=204)
async def decline(table: TableId, request: Request, mine: AnAccount) -> None:
    """Decline a challenge. Its table is closed."""
    await challenges_of(request).decline(mine, table)
