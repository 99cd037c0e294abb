"""Results of tables that ended before there were results: they are made good once, at the first start that has them."""

from __future__ import annotations

import asyncio

import orjson
import sqlalchemy as sa
import structlog

from preau.games.api import Refused
from preau.play.events import from_json
from preau.play.fold import fold
from preau.server.clock import Now
from preau.server.database.club.game_end import GameEnd
from preau.server.database.club.people import result_seats, results
from preau.server.database.schema import notes, table_index
from preau.server.database.store import Store
from preau.server.database.writer import Change, Conflict, StoreFailed

RESULTS_NOTE = "results"  # when all were there
TABLES_AT_ONCE = 20

log = structlog.get_logger()


async def fill_results(store: Store, now: Now) -> int:
    """Add what is missing; how many. Raises StoreFailed, and can then be called again."""
    if await store.rows(sa.select(notes.c.value).where(notes.c.name == RESULTS_NOTE)):
        return 0
    after, added = "", 0
    while True:
        known = sa.exists().where(results.c.table_id == table_index.c.id)
        query = sa.select(table_index.c.id).where(table_index.c.status == "over", ~known, table_index.c.id > after)
        found = [row[0] for row in await store.rows(query.order_by(table_index.c.id).limit(TABLES_AT_ONCE))]
        if not found:
            break
        for table_id in found:
            added += await _fill(store, table_id)
        after = found[-1]
    try:
        await store.write(sa.insert(notes).values(name=RESULTS_NOTE, value=now()))
    except Conflict:
        log.info("another process has looked for results, too")
    return added


async def fill_on(store: Store, now: Now) -> None:
    """In the background of a start."""
    try:
        if added := await fill_results(store, now):
            log.info("results of older tables were added", results=added)
    except StoreFailed:
        log.info("results could not be looked for")  # the next start does it


async def _fill(store: Store, table_id: str) -> bool:
    texts = [entry.event for entry in await store.read(table_id)]

    def read() -> GameEnd | None:
        return GameEnd.of(table_id, fold([from_json(orjson.loads(text)) for text in texts]))

    try:
        end = await asyncio.to_thread(read)
    except (Refused, ValueError, LookupError):
        return False  # a log that is damaged, or of a game that is not here: whoever opens the table hears of it
    if end is None:
        return False
    changes: tuple[Change, ...] = (
        sa.insert(results).values(end.columns()),
        sa.insert(result_seats).values(end.seat_columns()),
    )
    try:
        await store.write(*changes)
    except Conflict:
        return False
    return True
