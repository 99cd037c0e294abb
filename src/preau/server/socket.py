"""One socket a table. What may come and go over it is in `messages`."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Annotated

import orjson
import structlog
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from preau.games.api import Game
from preau.play.commands import Return
from preau.play.refusals import TableRefused
from preau.server import messages as m
from preau.server.answers import no, refusal
from preau.server.asking import command_of
from preau.server.desk import Desk
from preau.server.guard import address_of, foreign
from preau.server.guests import AGuest
from preau.server.languages import ALanguage
from preau.server.live import Live
from preau.server.rooms import Member, Rooms
from preau.server.settings import Settings

router = APIRouter()
log = structlog.get_logger()

HANG_UP = 1.0  # seconds that a dropped reader has to take our last word
_open: Counter[str] = Counter()  # sockets by address


class Bucket:
    """So many messages at once, and so many a second lastingly."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> float:
        """What is left after one more; a negative figure is too many."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate) - 1
        self._at = now
        return self._left


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(
    socket: WebSocket,
    table_id: str,
    guest: AGuest,
    language: ALanguage,
    since: Annotated[int | None, Query(ge=0)] = None,
    view: bool = False,
    v: int = m.VERSION,
) -> None:
    """Follow a table and play at it."""
    settings: Settings = socket.app.state.settings
    desk: Desk = socket.app.state.desk
    rooms: Rooms = socket.app.state.rooms
    address = address_of(socket.scope)
    await socket.accept()
    code: int | None = None
    live: Live | None = None
    if foreign(socket.headers, settings.origins):
        code = m.CLOSE_FOREIGN
    elif v != m.VERSION:
        code = m.CLOSE_VERSION
    elif _open[address] >= settings.open_sockets:
        code = m.CLOSE_CROWDED
    else:
        try:
            live = await desk.live(table_id)
        except TableRefused as refused:
            await socket.send_text(_refused(None, refused, language, None))
            code = m.CLOSE_TABLE
    if live is None:
        await socket.close(code or 1000)
        return
    _open[address] += 1
    member = await rooms.join(live, guest.id, language, since=since, view=view)
    member.sender = sender = asyncio.create_task(_send_on(socket, member))
    conversation = Conversation(desk, rooms, live, member, settings)
    try:
        await conversation.welcome_back()
        while True:
            await conversation.hear(await _receive(socket))
    except WebSocketDisconnect:
        pass
    finally:
        rooms.leave(live, member)
        sender.cancel()
        _open[address] -= 1
        if not _open[address]:
            del _open[address]


class Conversation:
    """What one client says, and the answers to it."""

    def __init__(self, desk: Desk, rooms: Rooms, live: Live, member: Member, settings: Settings) -> None:
        self._desk = desk
        self._rooms = rooms
        self._live = live
        self._member = member
        self._most = settings.message_bytes
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._burst = settings.message_burst

    async def welcome_back(self) -> None:
        """Who comes back gets the seat back from the stand-in."""
        for seat in self._member.seats:
            state = self._live.table.seats[seat]
            if state.stand_in and state.out is None and self._live.table.status == "playing":
                with suppress(TableRefused):
                    await self._desk.do(self._live.id, Return(seat, self._member.guest_id))

    async def hear(self, data: str | bytes) -> None:
        left = self._bucket.take()
        if left < -self._burst:
            self._member.close(m.CLOSE_CROWDED)
            return
        message_id: str | None = None
        try:
            if left < 0:
                raise no("too_many", "server-too-many")
            if len(data) > self._most:
                raise no("too_big", "server-too-big", high=self._most)
            message = _read(data)
            message_id = message.id
            if isinstance(message, m.PingIn):
                self._answer({"type": "pong", "id": message_id, "now": self._desk.now()})
            elif isinstance(message, m.RematchIn):
                next_id = await self._desk.rematch(self._live.id, self._member.guest_id)
                self._answer({"type": "ok", "id": message_id, "seq": self._live.table.seq, "table": next_id})
            else:
                command = command_of(message, self._live.table, self._member.guest_id, self._absent_ms)
                table = await self._desk.do(self._live.id, command)
                self._answer({"type": "ok", "id": message_id, "seq": table.seq})
        except TableRefused as refused:
            self._member.send(_refused(message_id, refused, self._member.language, self._live.table.game))

    def _absent_ms(self, seat: int) -> int:
        return self._rooms.absent_ms(self._live.id, seat)

    def _answer(self, message: m.OkOut | m.PongOut) -> None:
        self._member.send(orjson.dumps(message).decode())


def _read(data: str | bytes) -> m.ClientIn:
    try:
        message: m.ClientIn = m.client_in.validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"])) or str(first["type"])
        raise no("malformed", "server-malformed", where=where[:200]) from error
    return message


def _refused(message_id: str | None, refused: TableRefused, language: ALanguage, game: Game | None) -> str:
    told = {"type": "refused", "id": message_id} | refusal(refused, language, game).model_dump()
    return orjson.dumps(told).decode()


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


async def _send_on(socket: WebSocket, member: Member) -> None:
    """Send what waits; at the end, or when this task is cancelled because the reader is too slow, hang up."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        try:
            while (text := await member.next()) is not None:
                await socket.send({"type": "websocket.send", "text": text})
        except asyncio.CancelledError:
            if member.close_code is None:
                raise
        async with asyncio.timeout(HANG_UP):
            await socket.close(member.close_code or 1000)
