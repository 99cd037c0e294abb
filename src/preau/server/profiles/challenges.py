"""Direct challenges: a table is opened with a seat kept for a friend, who is called and takes it or does not."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from preau.games import registry
from preau.games.api import Refused, refusal
from preau.play.clocks import ClockPlan
from preau.play.commands import Abandon, Sit
from preau.play.events import SeatPlan, TableTerms
from preau.server.database.club.programs import kept_seats
from preau.server.database.people import Account
from preau.server.database.schema import accounts, calls, table_index
from preau.server.profiles.friends import Friends
from preau.server.tables.service import Player, TableService

FRIEND_SEAT = 1
INVITED_TURN = -1  # in the outbox, where others have the turn that is told


@dataclass(frozen=True, slots=True)
class OpenChallenge:
    """One that waits for an answer: `mine` if it is one's own, and then `name` is whom one asked."""

    table_id: str
    game: str
    name: str
    mine: bool


class Challenges:
    """Makes them and settles them."""

    def __init__(self, service: TableService, friends: Friends) -> None:
        self._service = service
        self._store = service.store
        self._friends = friends

    async def make(self, by: Account, friend: Account, game: str, clock: ClockPlan, *, rated: bool) -> str:
        """Open the table and call the friend; its id. Raises Refused."""
        if await self._friends.is_blocked(by.id, friend.id):
            raise refusal("not_allowed", "people-blocked")
        if not await self._friends.are_friends(by.id, friend.id):
            raise refusal("not_allowed", "people-only-friends", name=friend.name)
        terms = _terms(game, clock, rated=rated)
        table_id = await self._service.open(terms, by.id, Player(by.id, by.name, registered=True), 0)
        now = self._service.now()
        await self._store.write(
            sa.insert(kept_seats).values(
                table_id=table_id, seat=FRIEND_SEAT, account=friend.id, asker=by.id, at=now, state="open"
            ),
            sa.insert(calls).values(
                id=f"{table_id}.{INVITED_TURN}.{FRIEND_SEAT}", table_id=table_id, turn=INVITED_TURN, seat=FRIEND_SEAT,
                due=now, state="waiting", lease=0, lessee="", tries=0, done="",
            ),
        )  # fmt: skip
        return table_id

    async def waiting_challenges(self, account_id: str) -> list[OpenChallenge]:
        """What waits for an answer: of others to one, and of one's own to others."""
        other = sa.case((kept_seats.c.asker == account_id, kept_seats.c.account), else_=kept_seats.c.asker)
        query = (
            sa.select(kept_seats.c.table_id, table_index.c.game, accounts.c.name, kept_seats.c.asker)
            .join(table_index, table_index.c.id == kept_seats.c.table_id)
            .join(accounts, accounts.c.id == other)
            .where(sa.or_(kept_seats.c.account == account_id, kept_seats.c.asker == account_id))
            .where(kept_seats.c.state == "open", table_index.c.status == "waiting")
            .order_by(kept_seats.c.at.desc())
            .limit(50)
        )
        rows = await self._store.rows(query)
        return [OpenChallenge(row.table_id, row.game, row.name, row.asker == account_id) for row in rows]

    async def accept(self, account: Account, table_id: str) -> None:
        """Sit down where the seat is kept; raises Refused."""
        seat = await self._seat_kept_for(account, table_id)
        await self._service.do(table_id, Sit(seat, account.id, account.name, by_link=True, registered=True))
        await self._settle(table_id, seat, "accepted")

    async def decline(self, account: Account, table_id: str) -> None:
        """No; the table that waited for it is closed."""
        seat = await self._seat_kept_for(account, table_id)
        await self._settle(table_id, seat, "declined")
        table = await self._service.table(table_id)
        if table.status == "waiting":
            await self._close(table_id, table.created.by)

    async def _close(self, table_id: str, by: str) -> None:
        try:
            await self._service.do(table_id, Abandon(by))
        except Refused as refused:
            if refused.code in {"not_saved", "outdated", "unavailable"}:
                raise

    async def _seat_kept_for(self, account: Account, table_id: str) -> int:
        mine = sa.and_(kept_seats.c.table_id == table_id, kept_seats.c.account == account.id)
        rows = await self._store.rows(sa.select(kept_seats.c.seat).where(mine, kept_seats.c.state == "open"))
        if not rows:
            raise refusal("unknown_thing", "people-no-challenge")
        return int(rows[0].seat)

    async def _settle(self, table_id: str, seat: int, state: str) -> None:
        here = sa.and_(kept_seats.c.table_id == table_id, kept_seats.c.seat == seat, kept_seats.c.state == "open")
        await self._store.write(sa.update(kept_seats).where(here).values(state=state))


def _terms(game: str, clock: ClockPlan, *, rated: bool) -> TableTerms:
    """A table for two; where a game needs more, bots take the other seats."""
    found = registry.game(game)
    counts = [int(value) for option in found.options if option.name == "players" for value in option.values]
    least = max(2, min(counts, default=2))
    bots = tuple(SeatPlan("bot") for _ in range(least - 2))
    seats = (SeatPlan("person"), SeatPlan("person"), *bots)
    options = {"players": str(least)} if counts else {}
    return TableTerms(game, options, seats, clock=clock, rated=rated)
