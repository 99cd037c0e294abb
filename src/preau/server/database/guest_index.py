"""The list of whom the logs name, mended where a process of an older version wrote the log and not the list.

While a new version takes over from an old one, both write side by side. What the old one does not know of is made good
here: at the start, every few minutes, and before somebody takes their data along or leaves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import orjson
import sqlalchemy as sa
import structlog

from preau.play.events import from_json, guests_in
from preau.server.clock import Now
from preau.server.database.schema import notes, table_guests, table_index, table_log
from preau.server.database.store import Store, keys_by_query
from preau.server.database.writer import Conflict, StoreFailed

NAMELESS_TYPES = ("moved", "timed_out", "nudged")  # of events that name nobody, and of which there are many
NAMES_NOTE = "names"  # until when all names are known to be there
RECENT_MS = 60 * 1000  # who only wants to know need not have it more exactly
SLACK_MS = 5 * 60 * 1000  # lists hear of a running game late, and machines' clocks differ
ROUND_SECONDS = 5 * 60.0

log = structlog.get_logger()


async def mend_guest_index(store: Store, now: Now, *, unless_within_ms: int = 0) -> int:
    """Bring the list of guests up to what the logs name; how many were missing. Raises StoreFailed."""
    begun = now()
    since = await _last_round(store)
    if begun - since < unless_within_ms:
        return 0
    query = sa.select(table_index.c.id).where(table_index.c.updated >= since - SLACK_MS)
    tables = [row[0] for row in await store.rows(query)]
    missing = 0
    for some in keys_by_query(tables):
        missing += await _mend(store, some)
        await asyncio.sleep(0)
    await _keep_round(store, since, begun)
    return missing


async def mend_on(store: Store, now: Now) -> None:
    """Do so again and again."""
    while True:
        try:
            if missing := await mend_guest_index(store, now):
                log.info("names were missing from the list", names=missing)
        except StoreFailed:
            log.info("names could not be looked through")  # the next round does it
        await asyncio.sleep(ROUND_SECONDS)


async def _mend(store: Store, tables: Sequence[str]) -> int:
    naming = sa.and_(*(table_log.c.event.not_like(f'{{"type":"{each}"%') for each in NAMELESS_TYPES))
    rows = await store.rows(
        sa.select(table_log.c.table_id, table_log.c.event).where(table_log.c.table_id.in_(tables), naming)
    )
    there = await store.rows(
        sa.select(table_guests.c.guest, table_guests.c.table_id).where(table_guests.c.table_id.in_(tables))
    )
    missing = {(guest, table_id) for table_id, event in rows for guest in _guests(event)} - {
        tuple(row) for row in there
    }
    for guest, table_id in sorted(missing):
        try:
            await store.write(sa.insert(table_guests).values(guest=guest, table_id=table_id))
        except Conflict:
            log.info("name was there already", table=table_id)
    return len(missing)


def _guests(event: str) -> tuple[str, ...]:
    try:
        return guests_in(from_json(orjson.loads(event)))
    except ValueError:  # a log that is damaged, or newer than we are: whoever opens the table hears of it
        return ()


async def _last_round(store: Store) -> int:
    rows = await store.rows(sa.select(notes.c.value).where(notes.c.name == NAMES_NOTE))
    return int(rows[0][0]) if rows else 0


async def _keep_round(store: Store, since: int, until: int) -> None:
    """Another process may have noted more meanwhile."""
    later = sa.and_(notes.c.name == NAMES_NOTE, notes.c.value < until)
    if since:
        await store.write(sa.update(notes).where(later).values(value=until))
        return
    try:
        await store.write(sa.insert(notes).values(name=NAMES_NOTE, value=until))
    except Conflict:
        await store.write(sa.update(notes).where(later).values(value=until))
