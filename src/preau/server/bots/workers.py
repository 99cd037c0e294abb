"""Worker processes. Each is given one task at a time: one that hangs, fails or dies takes only that task with it.

What a task answers comes back as data, what it raises as words: no exception has to find its class on this side.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from preau.server.bots.worker import serve_tasks

START_SECONDS = 30.0  # that a process has to begin; thinking counts from then on
JOIN_SECONDS = 5.0  # that a process has to end

Answer = TypeVar("Answer")

SPAWN = multiprocessing.get_context("spawn")  # a fork would copy the loop's threads and sockets


class WorkerFailed(Exception):
    """A task that came to nothing: it raised, or its worker died; the message says which."""


class WorkerGone(WorkerFailed):
    """A worker that was dead before the task came to it: another may do it."""


class Worker:
    """One process and the pipe to it. Its methods block; they are called in threads."""

    def __init__(self, niceness: int) -> None:
        self._near: Connection
        self._near, self._far = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve_tasks, args=(self._far, niceness), daemon=True)
        self._lost = False  # nothing comes through the pipe any more
        self.table = ""  # whose bots it thought for last, and remembers best

    def start(self) -> None:
        """Wait until the process is there; raises WorkerFailed."""
        self._process.start()
        self._far.close()  # so that its death is heard
        if not self._near.poll(START_SECONDS):
            raise WorkerFailed("it did not begin")
        self._receive()

    def ask(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What the work answers; raises WorkerFailed, also if the process dies of it."""
        try:
            self._near.send((work, args))
        except OSError as error:
            self._lost = True
            raise WorkerGone("it was dead") from error
        return self._receive()

    def _receive(self) -> Any:
        try:
            done, answer = self._near.recv()
        except (EOFError, OSError) as error:
            self._lost = True
            raise WorkerFailed("it died") from error
        except Exception as error:  # of a class that is not here
            raise WorkerFailed("its answer cannot be read") from error
        if not done:
            raise WorkerFailed(str(answer))
        return answer

    @property
    def alive(self) -> bool:
        return not self._lost and self._process.is_alive()

    def end(self) -> None:
        """Also one that hangs; whoever waits for its answer hears that it died."""
        if self._process.pid is not None:
            self._process.kill()
            threading.Thread(target=self._process.join, args=(JOIN_SECONDS,), daemon=True).start()


class Workers:
    """As many processes as tasks run at once: started when needed, replaced when lost."""

    def __init__(self, most: int, niceness: int) -> None:
        self._niceness = niceness
        self.first_task: Callable[[], None] | None = None  # of each new process, from then on
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._threads = ThreadPoolExecutor(2 * most, "bots")  # one that was given up may still be on its way out

    async def run(self, seconds: float, work: Callable[..., Answer], *args: Any, table: str = "") -> Answer:
        """Let a process do the work within that time; raises WorkerFailed or TimeoutError, and the process is gone."""
        worker = await self._take(table)
        try:
            answer: Answer = await asyncio.wait_for(self._apart(worker.ask, work, args), seconds)
        except WorkerGone:
            self._lay_down(worker)
            return await self.run(seconds, work, *args, table=table)
        except WorkerFailed:
            self._lay_down(worker)  # it may have survived what it was asked
            raise
        except BaseException:
            self._busy.discard(worker)
            worker.end()
            raise
        worker.table = table or worker.table
        self._lay_down(worker)
        return answer

    async def get_ready(self, count: int, task: Callable[[], None]) -> None:
        """Have that done first by so many processes, which are there from then on, and by each that comes later."""
        self.first_task = task
        idle, self._idle = self._idle, []
        self._busy.update(idle)
        for worker in idle:
            await self._apart(worker.ask, task, ())
            self._lay_down(worker)
        for _ in range(count - len(idle) - len(self._busy)):
            self._lay_down(await self._begin())

    def stop(self) -> None:
        for worker in (*self._idle, *self._busy):
            worker.end()
        self._idle.clear()
        self._busy.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _take(self, table: str) -> Worker:
        """The process that knows the table, else any that is idle, else a new one."""
        while self._idle:
            found = next((each for each in self._idle if table and each.table == table), self._idle[-1])
            self._idle.remove(found)
            if found.alive:
                self._busy.add(found)
                return found
        return await self._begin()

    async def _begin(self) -> Worker:
        worker = Worker(self._niceness)
        self._busy.add(worker)
        try:
            await self._apart(worker.start)
            if self.first_task is not None:
                await self._apart(worker.ask, self.first_task, ())
        except BaseException:
            self._busy.discard(worker)
            worker.end()
            raise
        return worker

    def _lay_down(self, worker: Worker) -> None:
        self._busy.discard(worker)
        if worker.alive:
            self._idle.append(worker)
        else:
            worker.end()

    def _apart(self, work: Callable[..., Answer], *args: Any) -> asyncio.Future[Answer]:
        return asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
