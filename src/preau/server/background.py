"""Background tasks that are kept, watched and cancelled together."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

AGAIN_SECONDS = 0.2  # until a task that goes on is cancelled once more

log = structlog.get_logger()


class TaskGroup:
    """A task that fails is logged; the others go on."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def add(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_end)
        return task

    async def cancel(self) -> None:
        """End them all. One that goes on is told again.

        On Python 3.11 `wait_for` forgets that it was cancelled where what it waits for comes at the same moment, and
        the loop around it would wait for ever.
        """
        tasks = set(self._tasks)
        while tasks:
            for task in tasks:
                task.cancel()
            _, tasks = await asyncio.wait(tasks, timeout=AGAIN_SECONDS)

    def _on_task_end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background task failed", exc_info=error)
