"""The lobby's socket: who may come to the board, and what is heard from them. `lobby_crowd` tells them of it.

`GET /api/lobby/socket?v=1&lang=fr`. What comes: `lobby` (all there is), `changes`, `here` (who wishes to be seen),
`counts`, `found` (the table that was looked for, or none), `pong`. What goes: `ping`, and `seeking` with the id of
one's own seek, for which one waits from then on.
"""

from __future__ import annotations

import asyncio
from typing import Final
from uuid import uuid4

import orjson
import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from preau.server.database.store import Unreachable
from preau.server.http.depends import language_of
from preau.server.http.guard import is_foreign
from preau.server.http.host_names import HostNames
from preau.server.http.limits import address_key
from preau.server.people.guests import current_guest
from preau.server.people.sessions import recognise_guest
from preau.server.settings import Settings
from preau.server.sockets import messages as m
from preau.server.sockets.endpoint import Bucket, Silent, is_crowded, open_sockets, receive, receive_first, send_on
from preau.server.sockets.frames import frame_writer
from preau.server.sockets.lobby_crowd import LobbyCrowd, LobbyMember

LOBBY_PATH: Final = "/api/lobby/socket"
LONGEST_MESSAGE_BYTES: Final = 1024
PONG: Final = '{"type":"pong"}'
MALFORMED_MESSAGE: Final = '{"type":"refused","code":"malformed"}'


class LobbySocketMiddleware:
    """ASGI middleware: leads the lobby's sockets here, and all else on."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket" or scope["path"] != LOBBY_PATH:
            await self._app(scope, receive, send)
            return
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        try:
            await recognise_guest(socket)
        except Unreachable:
            await socket.close(m.CLOSE_RESTART)  # to be tried again
            return
        code = _refusal_code(socket)
        if code is not None:
            await socket.close(code)
            return
        await _stay(socket)


def _refusal_code(socket: WebSocket) -> int | None:
    settings: Settings = socket.app.state.settings
    host_names: HostNames = socket.app.state.host_names
    if is_foreign(socket.headers, settings.origins) or not host_names.knows(socket.headers.get("host")):
        return m.CLOSE_FOREIGN
    if socket.query_params.get("v", str(m.VERSION)) != str(m.VERSION):
        return m.CLOSE_VERSION
    return m.CLOSE_CROWDED if is_crowded(socket, settings) else None


async def _stay(socket: WebSocket) -> None:
    """At the board, until either side hangs up."""
    settings: Settings = socket.app.state.settings
    crowd: LobbyCrowd = socket.app.state.lobby
    address, guest = address_key(socket.scope), current_guest(socket)
    structlog.contextvars.bind_contextvars(request=uuid4().hex[:12])
    counted = (f"address {address}", f"guest {guest.id}")
    open_sockets.update(counted)
    member = crowd.join(
        guest.id, language_of(socket), session=guest.session, address=address, write=frame_writer(socket.scope)
    )
    member.sender = sender = asyncio.create_task(send_on(socket, member))
    bucket = Bucket(settings.message_rate, settings.message_burst)
    try:
        data = await receive_first(socket, settings.first_message_seconds)
        while True:
            if bucket.take() < 0 or len(data) > LONGEST_MESSAGE_BYTES:
                member.close(m.CLOSE_CROWDED)
            else:
                _hear(crowd, member, data)
            data = await receive(socket)
    except WebSocketDisconnect:
        pass
    except Silent:
        member.close(m.CLOSE_SILENT)
        await asyncio.wait([sender], timeout=1.0)
    finally:
        crowd.leave(member)
        sender.cancel()
        open_sockets.subtract(counted)
        for each in counted:
            if not open_sockets[each]:
                del open_sockets[each]


def _hear(crowd: LobbyCrowd, member: LobbyMember, data: str | bytes) -> None:
    """What is none of ours is passed over: nobody can break anything with it."""
    try:
        message = orjson.loads(data)
    except orjson.JSONDecodeError:
        message = None
    match message:
        case {"type": "ping"}:
            member.send(PONG)
        case {"type": "seeking", "seek": str(seek)}:
            member.seek = seek[:32]
            crowd.nudge()
        case _:
            member.send(MALFORMED_MESSAGE)
