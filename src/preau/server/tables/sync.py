"""Keeping in step with other processes: by their hints, and by asking the database in case a hint was lost.

Tables that somebody watches here are read as soon as a hint comes, and asked for every second. Tables where a clock
runs or a bot plays are asked for every few seconds, watched or not, so that any process can go on where another died.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from preau.play.fold import BrokenLog
from preau.server.background import TaskGroup
from preau.server.database.writer import StoreFailed
from preau.server.ops.metrics import CATCH_UPS
from preau.server.tables.bus import PresenceListener
from preau.server.tables.live import Live
from preau.server.tables.service import TableService

POLL_SECONDS = 1.0  # watched tables
SWEEP_SECONDS = 3.0  # tables where something is due by itself
HEARTBEAT_SECONDS = 10.0  # who is connected here, told to the others
MOST_READS = 5  # a hint may be quicker than the read that was under way when it came

log = structlog.get_logger()


class TableSync:
    """Reads on at the tables of this process that others write to.

    `on_presence` hears who is connected elsewhere; `publish_presence` tells the others who is connected here.
    """

    def __init__(
        self, service: TableService, on_presence: PresenceListener, publish_presence: Callable[[], None]
    ) -> None:
        self._service = service
        self._publish_presence = publish_presence
        self._wanted: dict[str, int] = {}  # table -> the number of events that it is being read up to
        self._swept: dict[str, int] = {}  # table -> the number of events when it was last looked after
        self._tasks = TaskGroup()
        service.bus.subscribe_remote(self._on_hint, on_presence)

    async def start(self) -> None:
        self._tasks.add(_every(POLL_SECONDS, self.poll))
        self._tasks.add(_every(SWEEP_SECONDS, self.sweep))
        self._tasks.add(_every(HEARTBEAT_SECONDS, self._heartbeat))

    async def stop(self) -> None:
        await self._tasks.cancel()

    def _on_hint(self, table_id: str, seq: int) -> None:
        """A table that nobody watches here is read when somebody asks for it."""
        live = self._service.tables.peek(table_id)
        if live is not None and live.watchers:
            self._catch_up(live, seq, "hint")

    def _catch_up(self, live: Live, seq: int, by: str) -> None:
        if live.table.seq >= seq:
            return
        CATCH_UPS.labels(by).inc()
        reading = live.id in self._wanted
        self._wanted[live.id] = max(seq, self._wanted.get(live.id, 0))
        if not reading:
            self._tasks.add(self._read(live))

    async def _read(self, live: Live) -> None:
        try:
            for _ in range(MOST_READS):
                await self._service.refresh(live)
                if live.table.seq >= self._wanted[live.id]:
                    return
        except (BrokenLog, StoreFailed):
            log.info("table could not be read", table=live.id)  # the next poll tries again
        finally:
            del self._wanted[live.id]

    async def poll(self) -> None:
        """Read on at the watched tables that others have written to."""
        watched = {live.id: live for live in self._service.tables.watched_tables()}
        for table_id, seq in (await self._service.store.heads(list(watched))).items():
            self._catch_up(watched[table_id], seq, "poll")

    async def sweep(self) -> None:
        """Let clocks and bots know of the tables that others have written to."""
        heads = await self._service.store.waking_heads()
        for table_id, seq in heads.items():
            if self._swept.get(table_id) == seq:
                continue
            try:
                live = await self._service.live(table_id)
            except BrokenLog:
                log.info("table cannot be looked after", table=table_id)
            else:
                self._service.bus.tell(table_id, live.table.seq)
            await asyncio.sleep(0)
        self._swept = heads

    async def _heartbeat(self) -> None:
        self._publish_presence()


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except StoreFailed as error:
            log.warning("table sync is blind", why=str(error).splitlines()[0])
        except Exception:
            log.exception("table sync failed")
