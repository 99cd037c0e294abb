"""How long a change takes to everybody at the lobby's board. One command: `python bench/server/lobby.py`.

A real server in a process of its own opens tables, seats people and ends games, fifty changes a second; a thousand
sockets in four languages look at the board. Each name at a table says when its change was asked for, so that every
socket can say how old a line is when it arrives; a change counts from the moment when it was due, so that one which
had to wait for its turn is as late as it was. Those who look on are read in this process, which needs a processor of
its own: elsewhere the figures are of both.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import math
import os
import re
import secrets
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from preau.play.commands import Resign
from preau.play.events import SeatPlan, TableTerms
from preau.server import run
from preau.server.settings import Settings
from preau.server.tables.service import Player, TableService
from preau.words import LANGUAGES

SOCKETS = 1_000
CHANGES_A_SECOND = 50
CHANGE_SECONDS = 20
WARM_SECONDS = 3  # of changes after the last socket has come, not counted: words are loaded when they are first needed
TABLES_OPEN = 20  # and so many games to watch
REST_SECONDS = 1.0  # after the last change
LATEST_SECONDS = WARM_SECONDS + CHANGE_SECONDS + 60.0
STAMP = re.compile(rb"\bt(\d{13})")  # a name
LINE = b'"html":'  # what begins a line in a message
TEXT, PING, PONG = 1, 9, 10
FRAME_HEAD_BYTES, TWO_BYTES, EIGHT_BYTES = 2, 126, 127
READ_BYTES = 1 << 18


def stamp(due: float, *, counts: bool) -> str:
    """A name that says when, on the clock of all processes."""
    return f"{'t' if counts else 'w'}{round((time.time() + due - time.monotonic()) * 1000)}"


async def change_things(service: TableService, board: Any) -> None:
    """A third of the changes opens a table, a third seats the other player at an older one, a third ends a game."""
    while len(board) < SOCKETS:
        await asyncio.sleep(0.1)
    print("begin", flush=True)
    began, opened, sat, warm = time.monotonic(), deque[str](), deque[str](), WARM_SECONDS * CHANGES_A_SECOND
    terms = TableTerms("cerocle", {"players": 2}, (SeatPlan("person"),) * 2, public=True)
    for number in range((WARM_SECONDS + CHANGE_SECONDS) * CHANGES_A_SECOND):
        if number == warm:
            began = max(began, time.monotonic() - warm / CHANGES_A_SECOND)
        due = began + number / CHANGES_A_SECOND
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        guest, name = secrets.token_urlsafe(9), stamp(due, counts=number >= warm)
        if number % 3 == 0 or len(opened) < TABLES_OPEN:
            opened.append(await service.open(terms, guest, Player(guest, name), 0))
        elif number % 3 == 1 or len(sat) < TABLES_OPEN:
            sat.append(opened.popleft())
            await service.sit(sat[-1], 1, Player(guest, name))
        else:
            await service.do(sat.popleft(), Resign(0))
    print(f"end {time.monotonic() - began:.1f}", flush=True)


def serve() -> None:
    """The server, told by its environment where to listen."""
    run.configure_logging(verbose=False)
    make = run.create_app

    def create_app(settings: Settings) -> Any:
        app = make(settings)
        inner = app.router.lifespan_context

        @asynccontextmanager
        async def lifespan(each: Any) -> AsyncIterator[Any]:
            async with inner(each) as state:
                changes = asyncio.create_task(change_things(app.state.service, app.state.lobby))
                yield state
                changes.cancel()
                with suppress(asyncio.CancelledError):
                    await changes

        app.router.lifespan_context = lifespan
        return app

    run.create_app = create_app
    settings = Settings()
    run.serve(settings, run.listen(settings.host, settings.port), lambda: print("ready", flush=True))


class Spectator:
    """One who looks on, at no more cost than reading takes: a plain socket and the beginning of a frame, if any."""

    def __init__(self, port: int, language: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall(
            f"GET /api/lobby/socket?v=1&lang={language} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head, self.rest = b"", b""
        while b"\r\n\r\n" not in head:
            head += self.socket.recv(READ_BYTES)
        head, _, self.rest = head.partition(b"\r\n\r\n")
        assert b" 101 " in head, head
        self._send(TEXT, b'{"type":"ping"}')
        self.socket.setblocking(False)

    def read(self) -> Iterator[bytes]:
        """The texts that have come."""
        data, at = self.socket.recv(READ_BYTES), 0
        assert data, "the server hung up"
        if self.rest:
            data = self.rest + data
        while len(data) - at >= FRAME_HEAD_BYTES:
            size, start = data[at + 1], at + FRAME_HEAD_BYTES
            if size == TWO_BYTES:
                size, start = int.from_bytes(data[start : start + 2]), start + 2
            elif size == EIGHT_BYTES:
                size, start = int.from_bytes(data[start : start + 8]), start + 8
            if len(data) < start + size:
                break
            if data[at] & 15 == PING:
                self._send(PONG, data[start : start + size])
            else:
                yield data[start : start + size]
            at = start + size
        self.rest = data[at:]

    def _send(self, opcode: int, data: bytes) -> None:
        self.socket.sendall(bytes((128 | opcode, 128 | len(data))) + b"\0\0\0\0" + data)  # a mask of zeros


def look_on(port: int, server: subprocess.Popen[bytes]) -> list[float]:
    """How old each line was when it came to each socket, in ms. Messages that are alike are looked into once."""
    assert server.stdout is not None
    gc.disable()  # or what was heard would be looked through again and again
    news, languages = server.stdout.fileno(), list(LANGUAGES)
    crowd = {each.socket.fileno(): each for each in (Spectator(port, languages[n % 4]) for n in range(SOCKETS))}
    poll, told, heard = select.epoll(), dict[bytes, list[int]](), list[tuple[int, list[int]]]()
    for number in (*crowd, news):
        poll.register(number, select.EPOLLIN)
    until, latest = math.inf, time.monotonic() + LATEST_SECONDS
    while time.monotonic() < until:
        assert time.monotonic() < latest, "the changes did not come to an end"
        for number, _ in poll.poll(0.2):
            if number == news:
                said = os.read(news, READ_BYTES).decode()
                sys.stdout.write(said)
                if "end" in said or not said:
                    until, _ = time.monotonic() + REST_SECONDS, poll.unregister(news)
                continue
            for text in crowd[number].read():
                now = time.time_ns()
                if text not in told:
                    told[text] = stamps_in(text)
                heard.append((now, told[text]))
    return [now / 1e6 - stamp for now, stamps in heard for stamp in stamps]


def stamps_in(text: bytes) -> list[int]:
    """When each of its lines was asked for."""
    if not text.startswith(b'{"type":"changes"'):
        return []
    found = (STAMP.findall(line) for line in text.split(LINE)[1:])
    return [max(map(int, each)) for each in found if each]


def main() -> None:
    run.allow_many_sockets()
    with run.listen("127.0.0.1", 0) as probe:
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        given = {
            "PREAU_DATA": folder, "PREAU_PORT": str(port), "PREAU_OPEN_SOCKETS": "100000", "PREAU_FAST": "0",
            "PREAU_OPEN_CONNECTIONS": "100000", "PREAU_FIRST_MESSAGE_SECONDS": "600",
        }  # fmt: skip
        command = [sys.executable, __file__, "serve"]
        server = subprocess.Popen(command, env={**os.environ, **given}, stdout=subprocess.PIPE, bufsize=0)
        try:
            assert server.stdout is not None
            assert server.stdout.readline() == b"ready\n"
            ages = sorted(look_on(port, server))
        finally:
            server.terminate()
            server.wait(30)
    shares = {share: ages[int(len(ages) * share) - 1] for share in (0.5, 0.9, 0.99)}
    told = ", ".join(f"p{share * 100:.0f} {age:.0f} ms" for share, age in shares.items())
    print(f"{SOCKETS} sockets, {CHANGES_A_SECOND} changes a second for {CHANGE_SECONDS} seconds: {len(ages)} lines")
    print(f"{told}, at most {ages[-1]:.0f} ms")


if __name__ == "__main__":
    serve() if sys.argv[1:] == ["serve"] else main()
