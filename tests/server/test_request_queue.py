"""Requests that come at once begin one by one, so that a move is not behind all of them."""

from __future__ import annotations

import asyncio

from preau.server.http.request_queue import RequestQueue


async def _enter_all(queue: RequestQueue, count: int) -> tuple[list[int], list[asyncio.Task[None]]]:
    """Many at once; in which round of the event loop each was let in."""
    rounds, entered = 0, []

    def count_rounds() -> None:
        nonlocal rounds
        rounds += 1
        asyncio.get_running_loop().call_soon(count_rounds)

    async def enter() -> None:
        await queue.enter()
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
        await asyncio.wait_for(queue.enter(), 5)
        await asyncio.wait_for(queue.enter(), 5)
        return entered

    assert len(asyncio.run(come_and_go())) == 4
