"""What takes long is done here, one thing after another, beside the event loop and never instead of it.

There are several queues: of pages to be drawn, of what tables show, of records to be read and whole games to be told.
One of them works at a time, so that the event loop never has more than one to wait for.

Askers take turns, so that one with many questions does not keep others waiting; few may wait; and what nobody waits for
any more is not done. While others play, those who had much done lately share a small part of the processor, each the
same, and go behind those who had little. Work that can be long calls `breathe` again and again: there it lets the
event loop go first, and there it ends when its asker has hung up. While a move is being made (`come_first`) it rests
there until that is done: Python runs one thread at a time, and two that want to run take it from each other all the
while.
"""

from __future__ import annotations

import asyncio
import contextvars
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, ParamSpec, TypeVar

from preau.games.api import refusal
from preau.server.recent_work import recent_work

MOST_WAITING = 64
MOST_OF_ONE = 12  # that one asker may have waiting
ASKER_LOOK_SECONDS = 0.3  # between two looks whether the asker is still there
SLICE_SECONDS = 0.002  # of work before the event loop has its turn
SHORT_SLICE_SECONDS = 0.0002  # the same while a move is being made
REST_SECONDS = 0.0005
LONGEST_REST_SECONDS = 0.01  # for moves; however many there are, a slice is done in between
LONGEST_WAIT_SECONDS = 2.0  # of those who had much done, until it is seen whether others still play

P = ParamSpec("P")
Answer = TypeVar("Answer")
Thing = TypeVar("Thing")

_at_work = threading.Lock()  # Python runs one thread at a time: each that works is one more before the loop's turn
_here = threading.local()  # the job that this thread does


class AskerGone(Exception):
    """Whoever asked has hung up."""


class Precedence:
    """What is done in its `with` statement, on the event loop, comes before all that is queued."""

    count = 0  # moves that are being made; the event loop's thread alone counts them

    def __enter__(self) -> None:
        self.count += 1

    def __exit__(self, *_: object) -> None:
        self.count -= 1


come_first = Precedence()


class Job:
    """One question: its work, and whether anybody still waits for the answer."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.dropped = False
        self.took = 0.0  # seconds of a processor
        self.rested = 0.0  # when it last let others go first
        self.slice = SLICE_SECONDS  # that is done in any case
        self._work = work
        self._context = contextvars.copy_context()

    def run(self) -> Any:
        """In the queue's thread."""
        with _at_work:
            _here.job, self.rested = self, time.perf_counter()
            began = time.thread_time()
            try:
                breathe()
                return self._context.run(self._work)
            finally:
                _here.job = None
                self.took = time.thread_time() - began


def breathe() -> None:
    """Let others go first for a moment; raises AskerGone where nobody waits any more. Elsewhere it does nothing."""
    job: Job | None = getattr(_here, "job", None)
    if job is None:
        return
    if job.dropped:
        raise AskerGone
    worked = time.perf_counter() - job.rested
    if worked > SLICE_SECONDS or (come_first.count and worked > job.slice):
        _at_work.release()
        job.slice = _rest()
        _at_work.acquire()
        job.rested = time.perf_counter()


def breathe_between(things: Iterable[Thing]) -> Iterator[Thing]:
    """Each of them, after a breath."""
    for each in things:
        breathe()
        yield each


def _rest() -> float:
    """As long as moves are being made, within bounds; how many seconds may be worked then before the next rest."""
    until = time.perf_counter() + LONGEST_REST_SECONDS
    time.sleep(REST_SECONDS)
    while come_first.count:
        if time.perf_counter() > until:
            return SLICE_SECONDS
        time.sleep(REST_SECONDS)
    return SHORT_SLICE_SECONDS


class WorkQueue:
    """One worker and its queue."""

    def __init__(self, most_waiting: int = MOST_WAITING, most_of_one: int = MOST_OF_ONE) -> None:
        self._most_waiting, self._most_of_one = most_waiting, most_of_one
        self._worker = ThreadPoolExecutor(1, "work-queue")
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()  # by who asks; the first has its turn next
        self._count = 0
        self._busy = False
        self._later: asyncio.TimerHandle | None = None  # when those who had much done may go on

    async def do(self, who: str, gone: Callable[[], Awaitable[bool]], work: Callable[[], Answer]) -> Answer:
        """The answer. Raises Refused where too many wait, AskerGone where the asker did, or what the work raises."""
        had_much = recent_work.is_much(who) and recent_work.others_play(who)
        most = self._most_waiting // 2 if had_much else self._most_waiting  # some room is for others
        if self._count >= most or len(self._waiting.get(who, ())) >= self._most_of_one:
            raise refusal("busy", "bot-busy")
        job = Job(work)
        self._waiting.setdefault(who, deque()).append(job)
        self._count += 1
        self._begin_next()
        try:
            while not job.answer.done():
                await asyncio.wait([job.answer], timeout=ASKER_LOOK_SECONDS)
                if not job.answer.done() and await gone():
                    raise AskerGone
        finally:
            job.dropped = True  # this also where the asker was cancelled
            self._leave(who, job)
        answer: Answer = job.answer.result()
        return answer

    def _leave(self, who: str, job: Job) -> None:
        """The place of a job that still waits is free at once: its turn may be long in coming."""
        queue = self._waiting.get(who)
        if queue is not None and job in queue:
            queue.remove(job)
            self._count -= 1
            if not queue:
                del self._waiting[who]

    def close(self) -> None:
        for queue in self._waiting.values():
            for job in queue:
                job.dropped = True
        if self._later is not None:
            self._later.cancel()
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _begin_next(self) -> None:
        while not self._busy and (who := self._find_next()) is not None:
            queue = self._waiting.pop(who)
            job = queue.popleft()
            if queue:
                self._waiting[who] = queue
            self._count -= 1
            if not job.dropped:
                self._busy = True
                done = asyncio.get_running_loop().run_in_executor(self._worker, job.run)
                done.add_done_callback(lambda found, who=who, job=job: self._finish(who, job, found))  # type: ignore[misc]

    def _find_next(self) -> str | None:
        """Whose turn it is: who had little done goes first, who had much waits until their rest is over."""
        if not self._waiting:
            return None
        little = (each for each in self._waiting if not recent_work.is_much(each))
        rested = (each for each in self._waiting if not recent_work.rests(each))
        who = next(chain(little, rested), None)
        if who is None and self._later is None:
            rest = min(map(recent_work.rest, self._waiting))
            self._later = asyncio.get_running_loop().call_later(min(rest, LONGEST_WAIT_SECONDS), self._go_on)
        return who

    def _go_on(self) -> None:
        self._later = None
        self._begin_next()

    def _finish(self, who: str, job: Job, found: asyncio.Future[Any]) -> None:
        self._busy = False
        recent_work.add(who, job.took)
        error = None if found.cancelled() else found.exception()
        if not job.answer.done():
            if error is not None:
                job.answer.set_exception(error)
                job.answer.exception()  # where nobody waits any more, nobody is to be told
            elif not found.cancelled():
                job.answer.set_result(found.result())
        self._begin_next()
