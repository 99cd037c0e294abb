"""One task that writes: all appends that wait go to disk in one transaction, so that a busy evening is few fsyncs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import structlog

from preau.server.database.engines import WriteConnection
from preau.server.database.transaction import Job, Outcome, StoreFailed
from preau.server.ops.metrics import FAILURES, GROUPS

MOST_AT_ONCE = 500

log = structlog.get_logger()


@dataclass(slots=True)
class _Waiting:
    job: Job
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, outcome: Outcome) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if outcome is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(outcome)


class Writer:
    """Start it, write, stop it."""

    def __init__(self, pen: WriteConnection) -> None:
        self._pen = pen
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.failing = False  # whether the database did not take the last group

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_on(), name="preau-writer")

    async def stop(self) -> None:
        """Write what waits, then end."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._pen.close()

    async def write(self, job: Job) -> None:
        """Durable when this returns; raises Conflict or StoreFailed."""
        if self._stopping:
            raise StoreFailed("the server is stopping")
        waiting = _Waiting(job)
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.done

    async def _write_on(self) -> None:
        while not self._stopping or self._waiting:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            group = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            GROUPS.observe(len(group))
            outcomes = await self._pen.write([waiting.job for waiting in group])
            FAILURES.inc(sum(isinstance(outcome, StoreFailed) for outcome in outcomes))
            for waiting, outcome in zip(group, outcomes, strict=True):
                waiting.settle(outcome)
            self.failing = all(isinstance(outcome, StoreFailed) for outcome in outcomes)
            if self.failing:
                log.error("append failed", appends=len(group), why=str(outcomes[0]))
