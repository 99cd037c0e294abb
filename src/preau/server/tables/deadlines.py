"""Deadlines: what the clock does by itself. Each happens once, whoever notices it, because the log takes it once.

Deadlines are not stored: they follow from the tables, which `TableService.wake` folds again at start-up where a clock
runs.
"""

from __future__ import annotations

import asyncio
import heapq

import structlog

from preau.games.api import Refused
from preau.play.commands import Tick
from preau.server.background import TaskGroup
from preau.server.tables.service import TableService

LONGEST_NAP_SECONDS = 5.0  # seconds; the machine's clock may be set meanwhile
TICK_RETRY_MS = 1_000  # after a tick that the disk did not take

log = structlog.get_logger()


class Deadlines:
    """A heap of moments, each with its table. Entries that no longer hold are dropped when they come up."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._heap: list[tuple[int, str]] = []
        self._armed: dict[str, int] = {}
        self._firing = asyncio.Lock()
        self._wake = asyncio.Event()
        self._tasks = TaskGroup()
        service.bus.listen(self._on_table_change)

    async def start(self) -> None:
        self._tasks.add(self._watch())

    async def stop(self) -> None:
        await self._tasks.cancel()

    async def fire_due(self) -> None:
        """Let happen all that is due now; it has happened when this returns, whoever began it."""
        async with self._firing:
            now = self._service.now()
            while self._heap and self._heap[0][0] <= now:
                at, table_id = heapq.heappop(self._heap)
                if self._armed.get(table_id) == at:
                    del self._armed[table_id]
                    await self._tick(table_id)

    async def _tick(self, table_id: str) -> None:
        try:
            await self._service.do(table_id, Tick())
        except Refused as refused:
            log.warning("tick refused", table=table_id, code=refused.code)
            self._arm(table_id, self._service.now() + TICK_RETRY_MS)
            return
        except Exception:
            log.exception("tick failed", table=table_id)
            return
        self._on_table_change(table_id, 0)

    def _on_table_change(self, table_id: str, _seq: int) -> None:
        live = self._service.tables.peek(table_id)
        if live is None:
            return
        due = live.table.deadline
        if due is None:
            self._armed.pop(table_id, None)
        elif self._armed.get(table_id) != due[0]:
            self._arm(table_id, due[0])

    def _arm(self, table_id: str, at: int) -> None:
        self._armed[table_id] = at
        heapq.heappush(self._heap, (at, table_id))
        if len(self._heap) > 2 * len(self._armed) + 1000:  # mostly entries of moves long made
            self._heap = [(moment, each) for each, moment in self._armed.items()]
            heapq.heapify(self._heap)
        if self._heap[0][0] == at:
            self._wake.set()

    async def _watch(self) -> None:
        while True:
            await self.fire_due()
            self._wake.clear()
            nap = LONGEST_NAP_SECONDS
            if self._heap:
                nap = min(nap, max(0.001, (self._heap[0][0] - self._service.now()) / 1000))
            try:
                await asyncio.wait_for(self._wake.wait(), nap)
            except TimeoutError:
                continue
