"""Seats that whoever opened a table keeps for a bot's account: it is told, and takes the seat or declines."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from preau.games.api import refusal
from preau.server.clock import Now, now_ms
from preau.server.database.club.programs import kept_seats
from preau.server.database.people import Account
from preau.server.database.schema import accounts
from preau.server.database.store import Store

MOST_OPEN = 50  # that a bot is told of at once


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat, for which account it is kept, and what became of that: open, accepted or declined."""

    table: str
    seat: int
    account: str
    asker: str
    at: int
    state: str


class KeptSeats:
    """Keeps, finds and answers."""

    def __init__(self, store: Store, now: Now = now_ms) -> None:
        self._store = store
        self._now = now

    async def keep(self, table_id: str, seats: dict[int, Account], asker: str) -> None:
        """Ask these bots to a table that was opened just now."""
        rows = [
            {"table_id": table_id, "seat": seat, "account": bot.id, "asker": asker, "at": self._now(), "state": "open"}
            for seat, bot in seats.items()
        ]
        if rows:
            await self._store.write(sa.insert(kept_seats).values(rows))

    async def open_for(self, account_id: str) -> list[KeptSeat]:
        """What an account was asked and has not answered, the oldest first."""
        mine = sa.and_(kept_seats.c.account == account_id, kept_seats.c.state == "open")
        query = sa.select(kept_seats).where(mine).order_by(kept_seats.c.at, kept_seats.c.table_id).limit(MOST_OPEN)
        return [KeptSeat(*row) for row in await self._store.rows(query)]

    async def at_table(self, table_id: str) -> dict[int, tuple[str, str]]:
        """By seat, the name of whom it is kept for and what became of it."""
        query = sa.select(kept_seats.c.seat, accounts.c.name, kept_seats.c.state).join(
            accounts, accounts.c.id == kept_seats.c.account
        )
        rows = await self._store.rows(query.where(kept_seats.c.table_id == table_id))
        return {row.seat: (row.name, row.state) for row in rows}

    async def find(self, table_id: str, seat: int, account_id: str) -> KeptSeat:
        """One that is open; raises TableRefused if there is none for this account."""
        found = [each for each in await self.open_for(account_id) if (each.table, each.seat) == (table_id, seat)]
        if not found:
            raise refusal("unknown_challenge", "programs-unknown-challenge")
        return found[0]

    async def answer(self, kept: KeptSeat, state: str) -> None:
        chosen = sa.and_(kept_seats.c.table_id == kept.table, kept_seats.c.seat == kept.seat)
        await self._store.write(sa.update(kept_seats).where(chosen).values(state=state))
