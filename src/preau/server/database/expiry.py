"""Old tables of guests: by the host's rule they go when nobody has played at them for so many days.

A table that an account has to do with stays, and so does a running game of days a turn, however slow. With a guest's
last table goes how they wished to be called. What was noted and reported about a table is kept for as long as such
things are kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import orjson
import sqlalchemy as sa
import structlog

from preau.server.clock import DAY_MS, Now, now_ms
from preau.server.database.club.expiry import expire_clubs, expire_tournaments
from preau.server.database.club.lobby import advance_moves, days_off, seeks, visible_guests
from preau.server.database.club.people import result_seats, results
from preau.server.database.schema import (
    accounts,
    call_wishes,
    calls,
    push_subscriptions,
    table_guests,
    table_index,
    table_log,
    table_seats,
)
from preau.server.database.store import Store, keys_by_query
from preau.server.database.writer import StoreFailed

BATCH_TABLES = 50  # that go in one transaction: others write in between
EXPIRY_LOOK_SECONDS = 60 * 60
OF_A_TABLE = (table_log, table_seats, table_guests, calls, results, result_seats, advance_moves)  # what goes with it

OF_A_GUEST = (
    call_wishes,
    push_subscriptions,
    days_off,
    visible_guests,
    seeks,
)  # what goes when nothing is left of them

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
        named = sa.select(table_guests.c.guest).where(table_guests.c.table_id.in_(found)).distinct()
        guests = [row.guest for row in await store.rows(named)]
        await store.write(
            *(sa.delete(each).where(each.c.table_id.in_(found)) for each in OF_A_TABLE),
            sa.delete(table_index).where(table_index.c.id.in_(found)),
        )
        await forget_guests(store, guests)
        for table_id in found:
            forget(table_id)
        gone += len(found)
        await asyncio.sleep(0)
    return gone


async def forget_guests(store: Store, guests: Sequence[str]) -> None:
    """What is kept of guests whose last table has gone: how to call them, and what else only who plays needs."""
    for some in keys_by_query(guests):
        known = {
            row.guest for row in await store.rows(sa.select(table_guests.c.guest).where(table_guests.c.guest.in_(some)))
        }
        known |= {row.id for row in await store.rows(sa.select(accounts.c.id).where(accounts.c.id.in_(some)))}
        gone = [each for each in some if each not in known]
        if gone:
            await store.write(*(sa.delete(each).where(each.c.guest.in_(gone)) for each in OF_A_GUEST))


async def expire_on(store: Store, days: int, forget: Callable[[str], None], now: Now = now_ms) -> None:
    """Look again and again; with 0 days tables are kept for ever."""
    while days:
        try:
            gone = await expire(store, days, now(), forget)
            others = await expire_tournaments(store, days, now()) + await expire_clubs(store, days, now())
            if others:
                log.info("old tournaments and clubs have gone", count=others)
            if gone:
                log.info("old tables have gone", count=gone)
        except StoreFailed:
            log.info("old tables could not be looked for")  # an hour later it is tried again
        await asyncio.sleep(EXPIRY_LOOK_SECONDS)


async def expire_in(url: str, days: int, *, count_only: bool) -> int:
    """The same for a host's command, on a database of its own; with `count_only` nothing goes."""
    store = await Store.open(url)
    try:
        if count_only:
            return len(await find_expired(store, days, now_ms(), most=1_000_000))
        await expire_tournaments(store, days, now_ms())
        await expire_clubs(store, days, now_ms())
        return await expire(store, days, now_ms())
    finally:
        await store.close()
