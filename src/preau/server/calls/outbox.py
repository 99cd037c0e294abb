"""The outbox: turns that are yet to be told. Any process may take one, and one at a time has it.

A row is somebody's while its lease runs; then it is anybody's again. What is written about a row is written under the
name that leased it, so that who was too slow changes nothing any more.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import sqlalchemy as sa

from preau.server.clock import DAY_MS
from preau.server.database.club.programs import kept_seats
from preau.server.database.schema import calls
from preau.server.database.store import Store

LEASE_MS: Final = 120_000  # longer than telling one turn everywhere can take
MOST_AT_ONCE: Final = 20
KEPT_MS: Final = 30 * DAY_MS  # for which it is known that a turn was told

CallEnd: TypeAlias = Literal["told", "seen", "over", "failed"]


@dataclass(frozen=True, slots=True)
class Call:
    """One turn to be told. `done` are the places where it has been told."""

    id: str
    table_id: str
    turn: int
    seat: int
    due: int
    tries: int
    done: frozenset[str]
    lessee: str


class Outbox:
    """Leases and settles rows."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def lease(self, now: int, most: int = MOST_AT_ONCE) -> list[Call]:
        """Rows that are due and nobody's; for a while they are ours alone."""
        lessee = secrets.token_hex(12)  # good for this one time
        free = (
            sa.select(calls.c.id)
            .where(calls.c.state == "waiting", calls.c.due <= now, calls.c.lease <= now)
            .order_by(calls.c.due)
            .limit(most)
        )
        if not await self._store.rows(free.limit(1)):  # most of the time there is nothing to write
            return []
        picked = free.with_for_update(skip_locked=True).cte("picked")  # a plain subquery may be asked more than once
        ours = sa.update(calls).where(
            calls.c.id.in_(sa.select(picked.c.id)), calls.c.lease <= now, calls.c.state == "waiting"
        )
        await self._store.write(ours.values(lease=now + LEASE_MS, lessee=lessee))
        return [_call(row) for row in await self._store.rows(sa.select(calls).where(calls.c.lessee == lessee))]

    async def account_invited(self, call: Call) -> str | None:
        """For whom the seat of a challenge is kept, if it still is."""
        here = sa.and_(kept_seats.c.table_id == call.table_id, kept_seats.c.seat == call.seat)
        rows = await self._store.rows(sa.select(kept_seats.c.account).where(here, kept_seats.c.state == "open"))
        return str(rows[0].account) if rows else None

    async def near(self, until: int) -> list[Call]:
        """Rows that will be due by then."""
        query = sa.select(calls).where(calls.c.state == "waiting", calls.c.due <= until)
        return [_call(row) for row in await self._store.rows(query.order_by(calls.c.due).limit(500))]

    async def note_seen(self, call: Call, now: int) -> None:
        """Whoever has to move is at the table, and knows; unless somebody is just telling them."""
        free = sa.and_(calls.c.id == call.id, calls.c.state == "waiting", calls.c.lease <= now)
        await self._store.write(sa.update(calls).where(free).values(state="seen"))

    async def note_done(self, call: Call, place: str) -> bool:
        """Note that it is told at that place; whether the row was ours, so that the note stands."""
        mark = f" {place}"
        added = sa.update(calls).where(_ours(call), ~calls.c.done.contains(mark, autoescape=True))
        await self._store.write(added.values(done=calls.c.done + mark))
        found = await self._store.rows(sa.select(calls.c.done).where(_ours(call)))
        return bool(found) and place in found[0].done.split()

    async def note_undone(self, call: Call, place: str) -> None:
        """It was not taken there after all."""
        less = sa.func.replace(calls.c.done, f" {place}", "")
        await self._store.write(sa.update(calls).where(_ours(call)).values(done=less))

    async def settle(self, call: Call, state: CallEnd) -> None:
        """Nothing more is to be done about it."""
        await self._store.write(sa.update(calls).where(_ours(call)).values(state=state, lease=0))

    async def put_off(self, call: Call, due: int) -> None:
        """To be tried again, by whoever comes first."""
        later = sa.update(calls).where(_ours(call))
        await self._store.write(later.values(due=due, lease=0, lessee="", tries=calls.c.tries + 1))

    async def prune(self, now: int) -> None:
        """Forget what was settled long ago."""
        old = sa.and_(calls.c.state != "waiting", calls.c.due < now - KEPT_MS)
        await self._store.write(sa.delete(calls).where(old))


def _ours(call: Call) -> sa.ColumnElement[bool]:
    return sa.and_(calls.c.id == call.id, calls.c.lessee == call.lessee, calls.c.state == "waiting")


def _call(row: sa.Row[tuple[object, ...]]) -> Call:
    return Call(row.id, row.table_id, row.turn, row.seat, row.due, row.tries, frozenset(row.done.split()), row.lessee)
