"""Requests that come at once begin one by one, so that a move is not behind all of them."""

from __future__ import annotations

import asyncio

import pytest

from preau.server.http import request_queue
from preau.server.http.request_queue import DISTANCE_SECONDS, RequestQueue
from preau.server.recent_work import MUCH_SECONDS, RecentWork


async def _enter_all(queue: RequestQueue, count: int) -> tuple[list[int], list[asyncio.Task[None]]]:
    """Many at once; in which round of the event loop each was let in."""
    rounds, entered = 0, []

    def count_rounds() -> None:
        nonlocal rounds
        rounds += 1
        asyncio.get_running_loop().call_soon(count_rounds)

    async def enter() -> None:
        await queue.enter("a")
        entered.append(rounds)

    asyncio.get_running_loop().call_soon(count_rounds)
    return entered, [asyncio.create_task(enter()) for _ in range(count)]


def test_one_request_begins_each_time_round() -> None:
    async def come() -> list[int]:
        entered, tasks = await _enter_all(RequestQueue(), 40)
        await asyncio.gather(*tasks)
        return entered

    entered = asyncio.run(come())
    assert len(set(entered)) == len(entered) == 40
    assert entered == sorted(entered)


def test_who_has_gone_stops_nobody() -> None:
    async def come_and_go() -> list[int]:
        queue = RequestQueue()
        entered, tasks = await _enter_all(queue, 10)
        await asyncio.sleep(0)
        for task in tasks[3:9]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.wait_for(queue.enter("a"), 5)
        await asyncio.wait_for(queue.enter("a"), 5)
        return entered

    assert len(asyncio.run(come_and_go())) == 4


@pytest.mark.parametrize("others_play", [True, False])
def test_who_had_much_done_keeps_a_distance(monkeypatch: pytest.MonkeyPatch, others_play: bool) -> None:
    """While others play, and for them alone: whoever had little comes at once."""
    work = RecentWork()
    monkeypatch.setattr(request_queue, "recent_work", work)
    for who in "ab":
        work.add(who, 2 * MUCH_SECONDS)

    async def come() -> dict[str, float]:
        queue, loop, came = RequestQueue(), asyncio.get_running_loop(), dict[str, float]()
        if others_play:
            work.note_move("c")

        async def enter(name: str) -> None:
            await queue.enter(name[0])
            came[name] = loop.time() - began

        began = loop.time()
        await asyncio.gather(*(enter(name) for name in ("a1", "b1", "a2", "b2", "c")))
        return came

    came = asyncio.run(come())
    assert (list(came)[-1] != "c") == others_play, "who had little does not wait behind them"
    assert (came["b2"] >= 3 * DISTANCE_SECONDS) == others_play


def test_many_requests_of_one_who_had_much_done_stop_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Askers take turns; and when the others play no more, all that is left begins at once."""
    work, many = RecentWork(), 400
    monkeypatch.setattr(request_queue, "recent_work", work)
    for who in "ab":
        work.add(who, 2 * MUCH_SECONDS)
    work.note_move("c")

    async def come() -> tuple[int, float]:
        queue, loop = RequestQueue(), asyncio.get_running_loop()
        flood = [asyncio.create_task(queue.enter("a")) for _ in range(many)]
        await asyncio.sleep(0)
        await queue.enter("b")
        before, began = sum(task.done() for task in flood), loop.time()
        monkeypatch.setattr(work, "others_play", lambda _: False)
        await asyncio.gather(*flood)
        return before, loop.time() - began

    before, took = asyncio.run(come())
    assert before <= 3
    assert took < many * DISTANCE_SECONDS / 2
