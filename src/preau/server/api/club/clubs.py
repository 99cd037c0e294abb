"""The API of clubs: lists, one club with members and evenings, and what one may do in it."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from preau.games.api import refusal
from preau.server.api.models import Form
from preau.server.database.people import Account
from preau.server.http.club import AClub, clubs_of
from preau.server.http.costs import CHARGED
from preau.server.http.depends import MyAccount, limit
from preau.server.http.refusals import REFUSALS
from preau.server.tournaments.clubs import Club

router = APIRouter(prefix="/api/clubs", responses=REFUSALS, tags=["clubs"], dependencies=[CHARGED])


class ClubForm(Form):
    """A new club."""

    name: str = Field(max_length=200)
    about: str = Field(default="", max_length=1000)


class ClubWishForm(Form):
    """What you want to do in a club. Only `type` and the fields that belong to it are needed.

    `role`: `name` becomes owner, officer or member, or with `none` leaves. An evening has `title`, `place`, `starts`
    (milliseconds since 1970), `minutes` and may be `weekly`; it is removed by its `evening`.
    """

    type: Literal["join", "leave", "role", "add_evening", "remove_evening"]
    name: str = Field(default="", max_length=200)
    role: Literal["owner", "officer", "member", "none"] = "member"
    title: str = Field(default="", max_length=1000)
    place: str = Field(default="", max_length=1000)
    starts: int = Field(default=0, ge=0, le=2**53, strict=True)
    minutes: int = Field(default=180, ge=0, le=100_000, strict=True)
    weekly: bool = Field(default=False, strict=True)
    evening: str = Field(default="", max_length=32)


class ClubLineOut(BaseModel):
    """A club in a list."""

    id: str
    name: str
    about: str
    members: int


class ClubMemberOut(BaseModel):
    """A member of a club."""

    name: str
    role: str
    joined: int


class EveningOut(BaseModel):
    """An evening in a club's calendar."""

    id: str
    title: str
    place: str
    starts: int
    minutes: int
    weekly: bool


class ClubOut(BaseModel):
    """A club with its members and its calendar."""

    id: str
    name: str
    about: str
    created: int
    members: list[ClubMemberOut]
    evenings: list[EveningOut]
    role: str | None = Field(description="your role in the club")


@router.get("")
async def clubs(request: Request, account: MyAccount, mine: bool = False) -> list[ClubLineOut]:
    """All clubs, or those that you are in."""
    if mine and account is None:
        return []
    found = await clubs_of(request).list_clubs(account.id if mine and account else "")
    return [ClubLineOut(id=club.id, name=club.name, about=club.about, members=count) for club, count in found]


@router.post("", status_code=201)
async def open_club(form: ClubForm, request: Request, account: MyAccount) -> ClubOut:
    """Found a club. You are its owner."""
    await limit(request, "create")
    mine = _require_account(account)
    return await _club_out(request, await clubs_of(request).open(form.name, form.about, mine.id), mine)


@router.get("/{club}")
async def club(club: AClub, request: Request, account: MyAccount) -> ClubOut:
    """A club with its members and its calendar."""
    return await _club_out(request, await clubs_of(request).find(club), account)


@router.post("/{club}/wishes", status_code=204)
async def wish(club: AClub, form: ClubWishForm, request: Request, account: MyAccount) -> None:
    """Join or leave a club. Its owner and officers can change roles and the calendar."""
    await limit(request, "seat")
    book, mine = clubs_of(request), _require_account(account).id
    match form.type:
        case "join":
            await book.join(club, mine)
        case "leave":
            await book.leave(club, mine)
        case "role":
            await book.set_role(club, mine, form.name, form.role)
        case "add_evening":
            await book.add_evening(
                club, mine, form.title, form.starts, form.minutes, place=form.place, weekly=form.weekly
            )
        case "remove_evening":
            await book.remove_evening(club, mine, form.evening)


def _require_account(account: Account | None) -> Account:
    if account is None:
        raise refusal("signed_out", "tourney-needs-account")
    return account


async def _club_out(request: Request, found: Club, account: Account | None) -> ClubOut:
    book = clubs_of(request)
    return ClubOut(
        id=found.id, name=found.name, about=found.about, created=found.created,
        members=[
            ClubMemberOut(name=each.name, role=each.role, joined=each.joined) for each in await book.members(found.id)
        ],
        evenings=[
            EveningOut(**{name: getattr(each, name) for name in EveningOut.model_fields})
            for each in await book.evenings(found.id)
        ],
        role=await book.role_of(found.id, account.id) if account else None,
    )  # fmt: skip
