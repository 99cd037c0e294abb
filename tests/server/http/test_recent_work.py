"""Those who had much done lately share a small part of the processor while others play."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial

import pytest

from preau.games.api import Refused
from preau.server import recent_work, work_queue
from preau.server.recent_work import RecentWork
from preau.server.work_queue import WorkQueue


class Clock:
    """A clock that is set by hand."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


async def here() -> bool:
    return False


def burn(seconds: float) -> None:
    """Work for so long, as the processor counts it."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> RecentWork:
    """Moves and work of this test alone."""
    done = RecentWork()
    monkeypatch.setattr(work_queue, "recent_work", done)
    return done


def test_what_was_done_fades(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, done = Clock(), RecentWork()
    monkeypatch.setattr(recent_work, "time", clock)
    done.add("a", 1.5 * recent_work.MUCH_SECONDS)
    assert done.is_much("a")
    assert not done.is_much("b")
    clock.now += recent_work.FADE_SECONDS
    assert not done.is_much("a"), "half of it counts no more"
    done.add("a", 0.5 * recent_work.MUCH_SECONDS)
    assert done.is_much("a"), "and the rest does"


def test_all_who_had_much_rest_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many they are, no more is done for them; for others nobody rests, and few askers are remembered."""
    clock, done = Clock(), RecentWork()
    monkeypatch.setattr(recent_work, "time", clock)
    monkeypatch.setattr(recent_work, "MOST_KNOWN", 10)
    done.note_move("d")
    for who in "abc":
        done.add(who, 2 * recent_work.MUCH_SECONDS)
    assert done.rest("a") <= 0, "what they had while it was not much"
    for who in "abc":
        done.add(who, 0.1)
    assert done.rest("a") == pytest.approx(3 * 0.1 * recent_work.REST_FACTOR)
    for number in range(30):
        done.add(str(number), 0.01)
    assert done.rest("a") == pytest.approx(3 * 0.1 * recent_work.REST_FACTOR)
    assert len(done._done) < 20
    assert done.is_much("a")


def test_nobody_rests_for_their_own_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole school may play behind one address; once somebody else plays too, it makes room."""
    clock, done = Clock(), RecentWork()
    monkeypatch.setattr(recent_work, "time", clock)
    done.add("school", 1000.0)
    done.note_move("school")
    done.add("school", 0.1)
    done.note_move("home")
    done.note_move("school")
    assert done.rest("school") <= 0, "what was done while nobody else played counts for nobody"
    done.add("school", 0.1)
    assert done.rest("school") == pytest.approx(0.1 * recent_work.REST_FACTOR)
    done.add("school", 1000.0)
    assert done.rest("school") == pytest.approx(recent_work.LONGEST_REST_SECONDS)
    clock.now += recent_work.PLAY_SECONDS
    done.note_move("school")
    assert done.rest("school") <= 0, "the others have stopped"


def test_who_had_little_goes_first(done: RecentWork) -> None:
    """While others play, even who comes later; and the rest is kept."""

    async def work() -> None:
        queue, order, begin = WorkQueue(), list[str](), threading.Event()

        def do(who: str) -> None:
            order.append(who)
            burn(0.02)

        done.add("much", 2 * recent_work.MUCH_SECONDS)
        done.note_move("little")
        first = asyncio.create_task(queue.do("other", here, begin.wait))
        await asyncio.sleep(0.05)
        asked = [
            asyncio.create_task(queue.do(who, here, partial(do, who))) for who in ("much", "much", "much", "little")
        ]
        await asyncio.sleep(0)
        begin.set()
        started = time.monotonic()
        await asyncio.gather(first, *asked)
        assert order == ["little", "much", "much", "much"]
        assert time.monotonic() - started > 2 * 0.02 * recent_work.REST_FACTOR, "between two of them"
        queue.close()

    asyncio.run(work())


def test_while_nobody_plays_nobody_rests(done: RecentWork) -> None:
    async def work() -> None:
        queue = WorkQueue()
        done.add("much", 2 * recent_work.MUCH_SECONDS)
        done.add("much", 1000.0)
        assert await asyncio.wait_for(queue.do("much", here, lambda: 7), 60) == 7
        queue.close()

    asyncio.run(work())


def test_those_who_had_much_leave_room(done: RecentWork) -> None:
    """They wait in half of the places at most, so whoever had little is never refused for them."""

    async def work() -> None:
        queue, begin = WorkQueue(most_waiting=4, most_of_one=4), threading.Event()
        done.add("much", 2 * recent_work.MUCH_SECONDS)
        tasks = [asyncio.create_task(queue.do("much", here, begin.wait)) for _ in range(3)]
        await asyncio.sleep(0.05)
        with pytest.raises(Refused):
            await queue.do("much", here, begin.wait)
        tasks.append(asyncio.create_task(queue.do("little", here, begin.wait)))
        await asyncio.sleep(0.05)
        begin.set()
        await asyncio.gather(*tasks)
        queue.close()

    asyncio.run(work())
