"""The API for programs: tokens, accounts that are bots, the seats that are kept for them, and what waits for them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from preau.games.api import refusal
from preau.server.api.accounts import AnAccount, close_ended_sockets, sessions_of, tokens_of
from preau.server.api.models import DoneOut, Form
from preau.server.api.tables import kept_seats_of, player_of
from preau.server.http.costs import CHARGED
from preau.server.http.depends import AGuest, Service, audit, find_table, limit
from preau.server.http.refusals import REFUSALS
from preau.server.people.tokens import MOST_TOKEN_NAME_CHARS, SHOWN_CHARS, Scope
from preau.server.programs.bot_accounts import BotAccounts
from preau.server.programs.long_polls import LongPolls

LONGEST_WAIT_SECONDS = 25
ASeat = Annotated[int, Path(ge=0, lt=64)]
ATable = Annotated[str, Path(max_length=32)]

router = APIRouter(prefix="/api/account", responses=REFUSALS, tags=["account"], dependencies=[CHARGED])
play_router = APIRouter(prefix="/api", responses=REFUSALS, tags=["programs"], dependencies=[CHARGED])


class TokenForm(Form):
    """What the token is for, in your own words, and what it can be used for."""

    name: str = Field(max_length=MOST_TOKEN_NAME_CHARS)
    scopes: list[Scope] = Field(min_length=1, max_length=3)


class BotForm(Form):
    """`sure`: it cannot be undone."""

    sure: bool


class TokenOut(BaseModel):
    """One of your tokens, without the token itself; `used` null: never."""

    id: str
    name: str
    scopes: list[str]
    created: int
    used: int | None


class NewTokenOut(BaseModel):
    """The token, shown only this once. Send it as `Authorization: Bearer …`."""

    token: str


class ChallengeOut(BaseModel):
    """A seat that is kept for you."""

    table: str
    seat: int
    game: str
    options: dict[str, int | str]
    clock: str
    players: list[str]


class WaitingTurnOut(BaseModel):
    """A table where it is your turn. Send `seq` along with the move, as over the socket."""

    table: str
    seat: int
    seq: int
    game: str
    position: str
    moves: int


class AskedOut(BaseModel):
    """A question at a table that is waiting for your answer: undo, draw, end or rematch."""

    table: str
    seat: int
    what: str


class StreamOut(BaseModel):
    """All that is waiting for you now. Asked again with this `cursor`, the answer comes when something has changed."""

    cursor: str
    challenges: list[ChallengeOut]
    turns: list[WaitingTurnOut]
    votes: list[AskedOut]


def bots_of(request: Request) -> BotAccounts:
    found: BotAccounts = request.app.state.bot_accounts
    return found


# --- one's own -------------------------------------------------------------------------------------------------------


@router.get("/tokens")
async def tokens(request: Request, mine: AnAccount) -> list[TokenOut]:
    """Your tokens, the latest first."""
    found = await tokens_of(request).of(mine.id)
    return [
        TokenOut(id=each.short_id, name=each.name, scopes=sorted(each.scopes), created=each.created, used=each.used)
        for each in found
    ]


@router.post("/tokens", status_code=201)
async def make_token(form: TokenForm, request: Request, mine: AnAccount) -> NewTokenOut:
    """Create a token for a program of your own."""
    begun = await sessions_of(request).begin(mine.id)
    made = await tokens_of(request).make(mine.id, form.name, form.scopes, begun.session)
    await audit(request, "token-made")
    return NewTokenOut(token=made)


@router.post("/tokens/{token}/revoke", status_code=204)
async def revoke_token(token: Annotated[str, Path(max_length=SHOWN_CHARS)], request: Request, mine: AnAccount) -> None:
    """Revoke a token. Its sockets are closed."""
    gone = await tokens_of(request).remove(mine.id, token)
    await sessions_of(request).end_one(mine.id, gone.session)
    await audit(request, "token-revoked")
    await close_ended_sockets(request)


@router.post("/bot", status_code=204)
async def become_bot(form: BotForm, request: Request, mine: AnAccount) -> None:
    """Make your account a bot account. That can be done only before it has played, and cannot be undone."""
    if not form.sure:
        raise refusal("not_sure", "account-not-sure")
    await bots_of(request).mark(mine)
    await audit(request, "became-bot")


# --- playing ---------------------------------------------------------------------------------------------------------


@play_router.get("/bots")
async def bots(request: Request) -> list[str]:
    """The names of all bot accounts. They can be invited to a table."""
    return await bots_of(request).names()


@play_router.get("/stream")
async def stream(
    request: Request,
    mine: AnAccount,
    cursor: Annotated[str, Query(max_length=32)] = "",
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT_SECONDS, description="how many seconds to wait for news")] = 0,
) -> StreamOut:
    """What is waiting for you: challenges, turns, questions. Ask again with its `cursor` to wait for something new."""
    polls: LongPolls = request.app.state.long_polls
    found: dict[str, Any] = await polls.wait(mine.id, cursor, wait, request.is_disconnected)
    return StreamOut.model_validate(found)


@play_router.post("/challenges/{table_id}/{seat}/accept")
async def accept(
    table_id: ATable, seat: ASeat, request: Request, service: Service, guest: AGuest, mine: AnAccount
) -> DoneOut:
    """Take the seat that is kept for you."""
    await limit(request, "seat")
    kept = await kept_seats_of(request).find(table_id, seat, mine.id)
    table = await find_table(request, service, table_id)
    if table.seats[seat].holder is not None:
        raise refusal("seat_taken", "table-seat-taken", number=seat + 1)
    token = (await service.tokens(table_id))[seat]
    after = await service.sit(table_id, seat, player_of(guest, mine.name, "", mine), token)
    await kept_seats_of(request).answer(kept, "accepted")
    await audit(request, "sat", table=table_id, seat=seat)
    return DoneOut(seq=after.seq)


@play_router.post("/challenges/{table_id}/{seat}/decline", status_code=204)
async def decline(table_id: ATable, seat: ASeat, request: Request, mine: AnAccount) -> None:
    """Leave the seat to somebody else. Whoever invited you is told."""
    kept = await kept_seats_of(request).find(table_id, seat, mine.id)
    await kept_seats_of(request).answer(kept, "declined")
