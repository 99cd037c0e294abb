"""Those who had much done lately share a small part of the processor while others play."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial
from types import ModuleType

import pytest

from preau.games.api import Refused
from preau.server import recent_work, work_queue
from preau.server.api import tables
from preau.server.recent_work import RecentWork
from preau.server.sockets import endpoint
from preau.server.work_queue import AskerGone, WorkQueue
from tests.server.house import House, pair


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


def test_those_who_had_much_rest_the_longer_the_more_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Together they have no more done; for others nobody rests, and few askers are remembered."""
    clock, done = Clock(), RecentWork()
    monkeypatch.setattr(recent_work, "time", clock)
    monkeypatch.setattr(recent_work, "MOST_KNOWN", 10)
    done.note_move("d")
    for who in "abc":
        done.add(who, 2 * recent_work.MUCH_SECONDS)
    assert done.rest("a") <= 0, "what they had while it was not much"
    for who in "abc":
        done.add(who, 0.1)
    rests = [number * 0.1 * recent_work.REST_FACTOR for number in (1, 2, 3)]
    assert [done.rest(who) for who in "abc"] == pytest.approx(rests), "so many have had much by then"
    done.add("a", 0.1)
    assert done.rest("a") == pytest.approx(rests[0] + rests[2])
    for number in range(30):
        done.add(str(number), 0.01)
    assert done.rest("b") == pytest.approx(rests[1])
    assert len(done._done) < 20
    assert done.is_much("a")


def test_whose_work_is_short_does_not_wait_for_whose_work_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who had much have the same share each, and all together a small one."""
    clock, done = Clock(), RecentWork()
    monkeypatch.setattr(recent_work, "time", clock)
    seconds, worked = {"crawler": 0.5, "school": 0.005}, {"crawler": 0.0, "school": 0.0}
    for who in seconds:
        done.add(who, 2 * recent_work.MUCH_SECONDS)
    until = clock.now + 60
    while clock.now < until:
        done.note_move("home")
        free = next((each for each in seconds if not done.rests(each)), None)
        clock.now += seconds[free] if free else 0.001
        if free:
            done.add(free, seconds[free])
            worked[free] += seconds[free]
    assert sum(worked.values()) < 60 / (recent_work.REST_FACTOR - 1)
    assert min(worked.values()) > 0.7 * max(worked.values())


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
        done.note_move("little")
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


def test_who_plays_alone_is_not_behind_those_who_rest(done: RecentWork) -> None:
    """The rest is for the sake of who plays: for them nobody else does."""

    async def work() -> None:
        queue = WorkQueue()
        for who in ("crawler", "school"):
            done.add(who, 2 * recent_work.MUCH_SECONDS)
        done.note_move("school")
        done.add("crawler", 1000.0)
        waits = asyncio.create_task(queue.do("crawler", here, lambda: 1))
        await asyncio.sleep(0)
        assert await asyncio.wait_for(queue.do("school", here, lambda: 7), 60) == 7
        assert not waits.done()
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        queue.close()

    asyncio.run(work())


def test_who_has_gone_leaves_their_place_at_once(done: RecentWork) -> None:
    """Even while it is nobody's turn."""

    async def gone() -> bool:
        return True

    async def work() -> None:
        queue = WorkQueue(most_of_one=1)
        done.add("much", 2 * recent_work.MUCH_SECONDS)
        done.note_move("little")
        done.add("much", 1000.0)
        with pytest.raises(AskerGone):
            await queue.do("much", gone, lambda: 1)
        waits = asyncio.create_task(queue.do("much", here, lambda: 7))
        await asyncio.sleep(0)
        assert not waits.done(), "it is not refused"
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        queue.close()

    asyncio.run(work())


@pytest.mark.parametrize("door", [tables, endpoint])
def test_only_a_move_that_was_made_is_one(house: House, monkeypatch: pytest.MonkeyPatch, door: ModuleType) -> None:
    """By whichever door it comes: not a line of chat, nor what is refused."""
    done = RecentWork()
    monkeypatch.setattr(door, "recent_work", done)
    ann, _, table = pair(house)
    line = house.line(ann, table)
    asked = ({"type": "say", "text": "hello"}, {"type": "move", "move": "z9"}, {"type": "move", "move": "e5"})
    for number, message in enumerate(asked):
        if door is endpoint:
            assert (line.ask(**message)["type"] == "ok") == (number != 1)
        else:
            status = ann.post(f"/api/tables/{table}/commands", json=message).status_code
            assert (status == 200) == (number != 1)
        assert done.others_play("elsewhere") == (number == 2)
