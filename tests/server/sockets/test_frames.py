"""Frames of the server's own making: any client reads them as it reads those of a library, and in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import websockets
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from preau.server.sockets.frames import FrameProtocol, frame_of, frame_writer
from preau.server.sockets.member import Member

TEXTS = ["", "a", "é" * 62, "b" * 125, "c" * 126, "d" * 65_535, "e" * 65_536, "卓" * 70_000, "the end"]


@asynccontextmanager
async def served(app: Any, protocol: type[FrameProtocol] = FrameProtocol) -> AsyncIterator[str]:
    """The address of a server that runs the application."""
    config, state = Config(app, ws=protocol, lifespan="off", log_config=None), ServerState()
    config.load()
    server = await asyncio.get_running_loop().create_server(
        lambda: HttpToolsProtocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    async with server:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/"


taken_late: list[bool] = []


async def say_all(scope: Any, receive: Any, send: Any) -> None:
    """An application that writes all texts, some together and some as any server would, and hangs up."""
    await receive()
    await send({"type": "websocket.accept"})
    write = frame_writer(scope)
    assert write is not None
    assert write(b"".join(frame_of(text) for text in TEXTS[:3]))
    await send({"type": "websocket.send", "text": TEXTS[3]})
    for text in TEXTS[4:]:
        while not write(frame_of(text)):  # its reader has not taken the last one yet
            await asyncio.sleep(0.001)
    await send({"type": "websocket.close", "code": 4001})
    taken_late.append(write(frame_of("too late")))


def test_texts_arrive_whole_and_in_order() -> None:
    async def run() -> None:
        async with served(say_all) as address, websockets.connect(address, compression=None) as socket:
            assert [await socket.recv() for _ in TEXTS] == TEXTS
            await socket.wait_closed()
            assert socket.close_code == 4001
        assert taken_late == [False]

    asyncio.run(asyncio.wait_for(run(), 20))


def frames(*texts: str) -> bytes:
    return b"".join(frame_of(text) for text in texts)


def test_what_comes_together_goes_in_one_packet() -> None:
    """A move's events and the answer to it; what comes later goes later."""
    written: list[bytes] = []

    def write(frame: bytes) -> bool:
        written.append(frame)
        return True

    async def run() -> None:
        member = Member("ann", "en", 10, view=False, write=write)
        member.send("events")
        member.send("ok")
        assert not written
        await asyncio.sleep(0)
        assert written == [frames("events", "ok")]
        member.send("more")
        await asyncio.sleep(0)
        assert written == [frames("events", "ok"), frames("more")]
        member.send("events")
        member.queue("ok")
        member.flush()  # who moved is answered in this round of the loop, with what came before
        assert written[2:] == [frames("events", "ok")]
        await asyncio.sleep(0)
        assert len(written) == 3

    asyncio.run(run())


def test_nothing_overtakes_what_a_slow_reader_has_yet_to_take() -> None:
    """While the sender waits for its reader nothing is written past it; then all goes at once again."""
    arrived: list[bytes] = []
    takes = False

    def write(frame: bytes) -> bool:
        if takes:
            arrived.append(frame)
        return takes

    async def run() -> None:
        nonlocal takes
        member = Member("ann", "en", 10, view=False, write=write)
        taken = asyncio.Event()

        async def send_on() -> None:
            while (text := await member.next()) is not None:
                await taken.wait()
                arrived.append(frames(text))

        sender = asyncio.create_task(send_on())
        for text in "abc":
            member.send(text)
            await asyncio.sleep(0.001)
        takes = True  # there is room again, of which the sender has yet to hear
        member.send("d")
        await asyncio.sleep(0.001)
        assert not arrived
        taken.set()
        await asyncio.sleep(0.001)
        member.send("e")
        await asyncio.sleep(0.001)
        assert arrived == [frames(text) for text in "abcde"]
        member.send("f")
        member.close(4000)
        await sender
        assert b"".join(arrived) == frames(*"abcdef")

    asyncio.run(asyncio.wait_for(run(), 20))


def test_a_client_is_read_on_unless_it_runs_ahead() -> None:
    """One message at a time is never stopped for; who sends on and on waits until the application has taken some."""
    paused: list[str] = []

    async def listen(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for number in range(5):
            assert (await receive())["text"] == str(number)
        await go_on.wait()
        for number in range(5, 200):
            assert (await receive())["text"] == str(number)
        await send({"type": "websocket.close", "code": 4001})

    class Watched(FrameProtocol):
        def send_receive_event_to_app(self) -> None:
            super().send_receive_event_to_app()
            paused.append("paused" if self.read_paused else "reads")

    async def run() -> None:
        async with served(listen, Watched) as address, websockets.connect(address, compression=None) as socket:
            for number in range(5):
                await socket.send(str(number))
                while len(paused) <= number:
                    await asyncio.sleep(0.001)
            assert paused == ["reads"] * 5
            for number in range(5, 200):
                await socket.send(str(number))
            while "paused" not in paused:
                await asyncio.sleep(0.001)
            go_on.set()
            await socket.wait_closed()
            assert socket.close_code == 4001

    go_on = asyncio.Event()
    asyncio.run(asyncio.wait_for(run(), 20))
