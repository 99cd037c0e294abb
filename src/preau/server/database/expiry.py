"""Old tables of guests: by the host's rule they go when nobody has played at them for so many days.

A table that an account has to do with stays, and so does a running game of days a turn, however slow. What was noted
and reported about a table is kept for as long as such things are kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import orjson
import sqlalchemy as sa
import structlog

from preau.server.clock import Now, now_ms
from preau.server.database.club.lobby import advance_moves
from preau.server.database.club.people import result_seats, results
from preau.server.database.schema import accounts, calls, table_guests, table_index, table_log, table_seats
from preau.server.database.store import Store
from preau.server.database.writer import StoreFailed

DAY_MS = 24 * 60 * 60 * 1000
BATCH_TABLES = 50  # that go in one transaction: others write in between
LOOK_SECONDS = 60 * 60
OF_A_TABLE = (table_log, table_seats, table_guests, calls, results, result_seats, advance_moves)  # what goes with it

log = structlog.get_logger()


async def find_expired(store: Store, days: int, now: int, most: int = BATCH_TABLES) -> list[str]:
    """The oldest tables that may go."""
    names_an_account = sa.exists().where(
        table_guests.c.table_id == table_index.c.id, table_guests.c.guest == accounts.c.id
    )
    opened_by_account = sa.exists().where(accounts.c.id == table_index.c.by)
    first = table_log.alias("first")
    query = (
        sa.select(table_index.c.id, table_index.c.status, first.c.event)
        .join(first, sa.and_(first.c.table_id == table_index.c.id, first.c.seq == 0))
        .where(table_index.c.updated < now - days * DAY_MS, ~names_an_account, ~opened_by_account)
        .where(sa.or_(table_index.c.status != "playing", ~first.c.event.contains('"kind":"days"')))
        .order_by(table_index.c.updated)
        .limit(most)
    )
    rows = await store.rows(query)
    return [row.id for row in rows if not _runs_for_days(row.status, row.event)]


def _runs_for_days(status: str, created: str) -> bool:
    return status == "playing" and orjson.loads(created).get("clock", {}).get("kind") == "days"


async def expire(
    store: Store, days: int, now: int, forget: Callable[[str], None] = lambda _: None, most: int | None = None
) -> int:
    """Let old tables go, a few at a time; how many went. `forget` is told of each."""
    gone = 0
    while (most is None or gone < most) and (found := await find_expired(store, days, now)):
        await store.write(
            *(sa.delete(each).where(each.c.table_id.in_(found)) for each in OF_A_TABLE),
            sa.delete(table_index).where(table_index.c.id.in_(found)),
        )
        for table_id in found:
            forget(table_id)
        gone += len(found)
        await asyncio.sleep(0)
    return gone


async def expire_on(store: Store, days: int, forget: Callable[[str], None], now: Now = now_ms) -> None:
    """Look again and again; with 0 days tables are kept for ever."""
    while days:
        try:
            gone = await expire(store, days, now(), forget)
            if gone:
                log.info("old tables have gone", count=gone)
        except StoreFailed:
            log.info("old tables could not be looked for")  # an hour later it is tried again
        await asyncio.sleep(LOOK_SECONDS)


async def expire_in(url: str, days: int, *, count_only: bool) -> int:
    """The same for a host's command, on a database of its own; with `count_only` nothing goes."""
    store = await Store.open(url)
    try:
        if count_only:
            return len(await find_expired(store, days, now_ms(), most=1_000_000))
        return await expire(store, days, now_ms())
    finally:
        await store.close()
