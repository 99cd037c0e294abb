"""Slow and silent connections: they are closed in good time, and whoever asks properly is served beside them."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from preau.server.http import connection
from preau.server.http.connection import ConnectionLimits, protocol_with

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect = Callable[[], Awaitable[Streams]]


async def answer(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def served(limits: ConnectionLimits) -> AsyncIterator[Connect]:
    """A server with these limits, and how to connect to it."""
    protocol, state = protocol_with(limits), ServerState()
    config = Config(answer, lifespan="off", log_config=None)
    config.load()
    server = await asyncio.get_running_loop().create_server(
        lambda: protocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    port = server.sockets[0].getsockname()[1]
    made: list[asyncio.StreamWriter] = []

    async def connect() -> Streams:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        made.append(writer)
        return reader, writer

    try:
        yield connect
    finally:
        for writer in made:
            writer.close()
        server.close()


async def ask(connect: Connect) -> bytes:
    """A proper request's answer; nothing where it may not connect."""
    reader, writer = await connect()
    try:
        writer.write(HEAD + b"Connection: close\r\n\r\n")
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def ends(reader: asyncio.StreamReader) -> bool:
    """Whether the other side hangs up."""
    try:
        await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEAD_SECONDS", 0.4)


def wide_limits(files: int = 10_000, of_address: int = 10_000, **more: Any) -> ConnectionLimits:
    return ConnectionLimits(files=files, of_address=of_address, **more)


def test_who_says_nothing_or_never_ends_is_cut_off() -> None:
    """No byte, half a head, a head that trickles, and half a head after a whole request."""

    async def work() -> None:
        async with served(wide_limits()) as connect:
            silent, half, trickling, again = [await connect() for _ in range(4)]
            half[1].write(HEAD)
            again[1].write(HEAD + b"\r\n")
            assert b"200" in await asyncio.wait_for(again[0].readuntil(b"ok"), 10)
            again[1].write(HEAD)

            async def trickle() -> None:
                while not trickling[1].is_closing():
                    trickling[1].write(b"X")
                    await asyncio.sleep(0.05)

            task = asyncio.create_task(trickle())
            assert await asyncio.gather(*(ends(each[0]) for each in (silent, half, trickling, again))) == [True] * 4
            task.cancel()
            assert b"200" in await ask(connect)

    asyncio.run(work())


def test_others_are_served_beside_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """With many unfinished heads about, a proper request takes no more than a few times what it took before."""
    monkeypatch.setattr(connection, "HEAD_SECONDS", 30)
    monkeypatch.setattr(connection, "MOST_UNHEARD", 50)

    async def median(connect: Connect) -> float:
        took = []
        for _ in range(40):
            started = time.perf_counter()
            assert b"200" in await ask(connect)
            took.append(time.perf_counter() - started)
        return statistics.median(took)

    async def work() -> None:
        async with served(wide_limits()) as connect:
            quiet = await median(connect)
            slow = [await connect() for _ in range(300)]
            for _, writer in slow:
                writer.write(HEAD)
            attacked = await median(connect)
            assert attacked < 5 * quiet + 0.005
            await asyncio.sleep(0.1)
            assert sum(reader.at_eof() or reader.exception() is not None for reader, _ in slow) >= 200, "few may wait"

    asyncio.run(work())


def test_one_address_has_so_many() -> None:
    """One more is refused; a proxy speaks for many and is not counted; who has gone makes room."""

    async def work(proxies: str) -> list[bool]:
        async with served(wide_limits(of_address=2, proxies=proxies)) as connect:
            first = [await connect() for _ in range(2)]
            await asyncio.sleep(0.05)
            refused = await ask(connect) == b""
            first[0][1].close()
            await asyncio.sleep(0.05)
            return [refused, b"200" in await ask(connect)]

    assert asyncio.run(work("")) == [True, True]
    assert asyncio.run(work("127.0.0.0/8"))[0] is False


def test_the_last_descriptors_are_for_those_who_play() -> None:
    """When most are taken, only an address from which somebody follows a table is let in."""

    async def work(follows: bool) -> bytes:
        files = connection.FILES_KEPT + 10
        async with served(wide_limits(files, follows=lambda _: follows)) as connect:
            for _ in range(9):
                _, writer = await connect()
                writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n")
            await asyncio.sleep(0.05)
            return await ask(connect)

    monkeyed = asyncio.run(work(follows=True)), asyncio.run(work(follows=False))
    assert b"200" in monkeyed[0]
    assert monkeyed[1] == b""
