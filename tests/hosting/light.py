"""Sockets that cost next to nothing, so that thousands of them fit beside the server that they are meant to load."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Self

import uvloop

TEXT, PING, PONG = 1, 9, 10
HELLO = '{"type":"ping","id":"first"}'  # who says nothing at all is cut off after a minute


class Socket(asyncio.Protocol):
    """A WebSocket client that knows only what a load needs: short text frames to the server, ping and close."""

    def __init__(self, path: str, cookie: str, hear: Callable[[str], None], hello: str = HELLO) -> None:
        self.hear = hear
        self.hello = hello
        self.path = path
        self.cookie = cookie
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.closed = False

    async def connect(self, host: str, port: int) -> None:
        """Returns when the server has agreed; raises ConnectionError."""
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        await asyncio.wait_for(self.open, 20)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        name, port = transport.get_extra_info("peername")[:2]
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        request = (
            f"GET {self.path} HTTP/1.1\r\nHost: {name}:{port}\r\nUpgrade: websocket\r\n{cookie}"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        transport.write(request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed"))

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, opcode: int, data: bytes) -> None:
        assert self.transport is not None
        size = struct.pack("!B", 128 | len(data)) if len(data) < 126 else struct.pack("!BH", 254, len(data))
        self.transport.write(struct.pack("!B", 128 | opcode) + size + b"\0\0\0\0" + data)  # a mask of zeros

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            self.buffer = bytearray(rest)
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")[:300]))
                return
            self.open.set_result(None)
            if self.hello:
                self.send(self.hello)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            opcode, size, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) < start + 2:
                    break
                size, start = int.from_bytes(buffer[start : start + 2]), start + 2
            elif size == 127:
                if len(buffer) < start + 8:
                    break
                size, start = int.from_bytes(buffer[start : start + 8]), start + 8
            if len(buffer) < start + size:
                break
            payload = bytes(buffer[start : start + size])
            at = start + size
            if opcode == TEXT:
                self.hear(payload.decode())
            elif opcode == PING:
                self._send(PONG, payload)
        del buffer[:at]


class Crowd:
    """So many sockets, in a thread of their own, that listen and say nothing. To be used in a `with` statement."""

    def __init__(self, host: str, port: int, paths: Sequence[str], cookie: str = "") -> None:
        self._host, self._port, self._paths, self._cookie = host, port, paths, cookie
        self._sockets: list[Socket] = []
        self._loop = uvloop.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.heard: Counter[str] = Counter()  # by path: how many said events

    def __enter__(self) -> Self:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._connect(), self._loop).result()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._leave(), self._loop).result(30)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)
        self._loop.close()

    def __len__(self) -> int:
        """How many are connected."""
        return sum(not socket.closed for socket in self._sockets)

    async def _connect(self) -> None:
        for path in self._paths:
            socket = Socket(path, self._cookie, lambda text, path=path: self._hear(path, text))  # type: ignore[misc]
            self._sockets.append(socket)
            await socket.connect(self._host, self._port)

    def _hear(self, path: str, text: str) -> None:
        if text.startswith('{"type":"events"') and '"type":"said"' in text:
            self.heard[path] += 1

    async def _leave(self) -> None:
        for socket in self._sockets:
            if socket.transport is not None:
                socket.transport.abort()
        await asyncio.sleep(0)
