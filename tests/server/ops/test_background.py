"""Background tasks end with the server, also those that are told so at a bad moment."""

from __future__ import annotations

import asyncio

from preau.server.background import TaskGroup


def test_who_is_woken_as_the_server_stops_ends_too() -> None:
    """A loop that waits for a hint or some time, hinted at the very moment at which it is to end."""

    async def watch(hint: asyncio.Event) -> None:
        while True:
            try:
                await asyncio.wait_for(hint.wait(), 60)
            except TimeoutError:
                continue
            hint.clear()

    async def stop() -> None:
        tasks, hint = TaskGroup(), asyncio.Event()
        task = tasks.add(watch(hint))
        await asyncio.sleep(0.01)
        hint.set()
        await asyncio.sleep(0)  # the wait inside has ended, and the loop has not heard of it yet
        await asyncio.wait_for(tasks.cancel(), 20)
        assert task.cancelled()
        await tasks.cancel()
        assert not len(tasks)

    asyncio.run(stop())


def test_who_does_not_listen_is_told_again() -> None:
    """Whatever swallowed the first word."""

    async def deaf(times: list[int]) -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                times.append(1)
                if len(times) > 1:
                    raise

    async def stop() -> None:
        tasks, times = TaskGroup(), list[int]()
        tasks.add(deaf(times))
        await asyncio.sleep(0)
        await asyncio.wait_for(tasks.cancel(), 20)
        assert len(times) == 2

    asyncio.run(stop())
