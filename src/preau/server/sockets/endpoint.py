"""One socket a table. What may come and go over it is in `messages`."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from contextlib import suppress
from uuid import uuid4
from weakref import WeakValueDictionary

import orjson
import structlog
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from preau.games.api import Game, Refused, TableRefused, refusal
from preau.play.commands import Come, Return
from preau.server.database.store import Unreachable
from preau.server.database.writer import StoreFailed
from preau.server.http.costs import EVENTS_A_UNIT, charge_more, check_may_write
from preau.server.http.depends import language_of
from preau.server.http.guard import is_foreign
from preau.server.http.host_names import HostNames
from preau.server.http.limits import Limits, address_key
from preau.server.http.refusals import refusal_body
from preau.server.http.scopes import may_play, play_missing
from preau.server.moderation.sanctions import Sanction, Sanctions, sanction_refusal
from preau.server.ops.traces import annotate, span
from preau.server.people.guests import GUEST, GuestBook, current_guest
from preau.server.people.sessions import recognise_guest
from preau.server.profiles.friends import Friends
from preau.server.recent_work import recent_work
from preau.server.settings import Settings
from preau.server.sockets import messages as m
from preau.server.sockets.audience import Audiences
from preau.server.sockets.commands import command_of
from preau.server.sockets.frames import frame_writer
from preau.server.sockets.member import Member
from preau.server.tables.live import Live, pay_for_fold
from preau.server.tables.service import TableService
from preau.server.view.players.chat import Hearing, may_read_along
from preau.words import Language

PATH = re.compile(r"/api/tables/([^/]{1,64})/socket")
ADDRESS_BURSTS = 5  # guests of one address who may all have much to say at once
REFUSED_SECONDS = 0.1  # until who says too much is listened to again
SUSPENSION = "preau.suspension"  # where a socket's scope keeps that of who follows as nobody
HANG_UP_SECONDS = 1.0  # that a client has to take our last word after a fault

log = structlog.get_logger("preau.access")
open_sockets: Counter[str] = Counter()  # sockets by address, and by guest


def follows_from(address: str) -> bool:
    """Whether somebody at that address follows a table."""
    return open_sockets[f"address {address}"] > 0


class Bucket:
    """So many messages at once, and so many a second lastingly."""

    __slots__ = ("__weakref__", "_at", "_burst", "_left", "_rate")

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


_buckets: WeakValueDictionary[str, Bucket] = WeakValueDictionary()  # shared by all sockets of a guest, or address


def _bucket(of: str, rate: float, burst: int) -> Bucket:
    return _buckets.setdefault(of, Bucket(rate, burst))


class SocketQuery(BaseModel):
    """What the address asks for."""

    model_config = ConfigDict(extra="ignore")
    since: int | None = Field(default=None, ge=0)
    view: bool = False
    at_table: bool = True  # a page that only waits for the others is not
    v: int = m.VERSION


class SocketMiddleware:
    """ASGI middleware, the outermost: sockets are led straight to their table.

    A socket lives for hours, and so would every layer that it came through.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        socket, found = WebSocket(scope, receive, send), PATH.fullmatch(scope["path"])
        try:
            await recognise_guest(socket)
        except Unreachable:
            await socket.accept()
            await socket.close(m.CLOSE_RESTART)  # to be tried again
            return
        except TableRefused as refused:
            await socket.accept()
            await socket.send_text(_refusal_message(None, refused, language_of(socket), None))
            await socket.close(m.CLOSE_SIGNED_OUT)
            return
        _make_spectator_of_suspended(socket)
        await follow(socket, found[1] if found else "")


def _make_spectator_of_suspended(socket: WebSocket) -> None:
    """Who is suspended may watch, as nobody in particular: others at the table find their seat deserted."""
    sanctions: Sanctions = socket.app.state.sanctions
    book: GuestBook = socket.app.state.guests
    found = sanctions.longest_of_kind(current_guest(socket).id, "suspension")
    if found is not None:
        socket.scope[GUEST] = book.new_guest()
        socket.scope[SUSPENSION] = found


async def follow(socket: WebSocket, table_id: str) -> None:
    """Follow a table and play at it, until either side hangs up."""
    hearing = Hearing(await _blocked_by(socket, current_guest(socket).id))
    await socket.accept()  # who is let in is at the table at once
    live, query = await _admit(socket, table_id)
    if live is None:
        return
    structlog.contextvars.bind_contextvars(request=uuid4().hex[:12], table=live.id)  # this socket's task alone
    counted = (f"address {address_key(socket.scope)}", f"guest {current_guest(socket).id}")
    open_sockets.update(counted)
    try:
        await _attend(socket, live, query, hearing)
    finally:
        open_sockets.subtract(counted)
        for each in counted:
            if not open_sockets[each]:
                del open_sockets[each]


async def _attend(socket: WebSocket, live: Live, query: SocketQuery, hearing: Hearing) -> None:
    settings: Settings = socket.app.state.settings
    audiences: Audiences = socket.app.state.audiences
    address, guest = address_key(socket.scope), current_guest(socket)
    member = await audiences.join(
        live, guest.id, language_of(socket), since=query.since, view=query.view, session=guest.session,
        address=address, hearing=hearing, write=frame_writer(socket.scope),
    )  # fmt: skip
    log.info("socket open", seats=member.seats, language=member.language)
    member.sender = sender = asyncio.create_task(send_on(socket, member))
    session = SocketSession(
        socket.app.state.service, audiences, live, member, settings, socket.app.state.limits, address,
        socket.app.state.sanctions, socket.scope.get(SUSPENSION), may_play=may_play(guest),
    )  # fmt: skip
    try:
        await session.welcome(at_table=query.at_table)
        await session.hear(await receive_first(socket, settings.first_message_seconds))
        while True:
            await session.hear(await receive(socket))
    except WebSocketDisconnect:
        pass
    except Silent:
        member.close(m.CLOSE_SILENT)
        await asyncio.wait([sender], timeout=HANG_UP_SECONDS)
    except Exception:
        log.exception("socket failed")
        member.close(m.CLOSE_FAILED)
        await asyncio.wait([sender], timeout=HANG_UP_SECONDS)
    finally:
        audiences.leave(live, member)
        sender.cancel()
        log.info("socket closed", seats=member.seats, code=member.close_code)


async def _blocked_by(socket: WebSocket, guest_id: str) -> frozenset[str]:
    """Whom somebody does not hear. If the database is away, it is looked up again soon (`Audiences.watch`)."""
    friends: Friends = socket.app.state.friends
    try:
        return await friends.find_blocked(guest_id)
    except StoreFailed:
        return frozenset()


async def _admit(socket: WebSocket, table_id: str) -> tuple[Live | None, SocketQuery]:
    """The table and what is asked of it; None for the table if the socket was closed instead."""
    settings: Settings = socket.app.state.settings
    service: TableService = socket.app.state.service
    host_names: HostNames = socket.app.state.host_names
    live, query, code = None, SocketQuery(), m.CLOSE_TABLE
    try:
        query = _query(socket)
        if is_foreign(socket.headers, settings.origins) or not host_names.knows(socket.headers.get("host")):
            code = m.CLOSE_FOREIGN
        elif query.v != m.VERSION:
            code = m.CLOSE_VERSION
        elif is_crowded(socket, settings):
            code = m.CLOSE_CROWDED
        else:
            pay_for_fold.set(lambda events: charge_more(socket, events // EVENTS_A_UNIT))
            live = await service.live(table_id)
    except Refused as refused:
        if isinstance(refused, Unreachable) or refused.code == "too_many":
            code = m.CLOSE_RESTART  # to be tried again
        await socket.send_text(_refusal_message(None, refused, language_of(socket), None))
    if live is None:
        await socket.close(code)
    return live, query


def is_crowded(socket: WebSocket, settings: Settings) -> bool:
    address, guest = f"address {address_key(socket.scope)}", f"guest {current_guest(socket).id}"
    return open_sockets[address] >= settings.open_sockets or open_sockets[guest] >= settings.guest_sockets


def _query(socket: WebSocket) -> SocketQuery:
    try:
        return SocketQuery.model_validate(dict(socket.query_params))
    except ValidationError as error:
        where = tuple(str(each["loc"][0]) for each in error.errors())
        raise refusal("malformed", "server-malformed", where=where) from error


class SocketSession:
    """What one client says, and the answers to it."""

    def __init__(
        self, service: TableService, audiences: Audiences, live: Live, member: Member, settings: Settings,
        limits: Limits, address: str, sanctions: Sanctions, suspension: Sanction | None, *,
        may_play: bool,
    ) -> None:  # fmt: skip
        self._service = service
        self._audiences = audiences
        self._live = live
        self._member = member
        self._most = settings.message_bytes
        self._limits = limits
        self._address = address
        self._sanctions = sanctions
        self._suspension = suspension
        self._may_play = may_play
        self._burst = settings.message_burst
        self._buckets = (
            _bucket(f"guest {member.guest_id}", settings.message_rate, self._burst),
            _bucket(f"address {address}", settings.address_message_rate, self._burst * ADDRESS_BURSTS),
        )

    async def welcome(self, *, at_table: bool) -> None:
        """Who comes for the first time is waited for no longer; who comes back gets the seat back from the stand-in."""
        for seat in self._member.seats:
            table = self._live.table
            if at_table and table.awaits(seat):
                with suppress(Refused):
                    await self._service.do(self._live.id, Come(seat, self._member.guest_id))
            state = table.seats[seat]
            if at_table and state.stand_in and state.out is None and table.status == "playing":
                with suppress(Refused):
                    await self._service.do(self._live.id, Return(seat, self._member.guest_id))

    async def hear(self, data: str | bytes) -> None:
        with span("message", table=self._live.id):
            await self._hear(data)

    async def _hear(self, data: str | bytes) -> None:
        left = min(bucket.take() for bucket in self._buckets)
        if left < -self._burst:
            self._member.close(m.CLOSE_CROWDED)
            return
        message_id: str | None = None
        try:
            if left < 0:
                raise refusal("too_many", "server-too-many")
            if len(data) > self._most:
                raise refusal("too_big", "server-too-big", high=self._most)
            message = _read(data)
            message_id = message.id
            annotate(kind=message.type)
            if isinstance(message, m.PingIn):
                self._answer({"type": "pong", "id": message_id, "now": self._service.now()})
            elif isinstance(message, m.ReadAlongIn):
                self._read_along(yes=message.yes)
                self._answer({"type": "ok", "id": message_id, "seq": self._live.table.seq})
            else:
                self._check_may_act()
                check_may_write(self._limits, self._member.guest_id, self._address)
                if isinstance(message, m.SayIn):
                    await self._check_may_say()
                command = command_of(message, self._live.table, self._member.guest_id, self._absent_ms)
                table = await self._service.do(self._live.id, command)
                if isinstance(message, m.MoveIn):
                    recent_work.note_move(self._address)
                table = await self._service.open_next(self._live.id, table, command)
                next_table: m.NextTable = {"table": table.rematch} if table.rematch else {}
                self._answer({"type": "ok", "id": message_id, "seq": table.seq, **next_table})
        except Refused as refused:
            annotate(refused=refused.code)
            self._member.send(_refusal_message(message_id, refused, self._member.language, self._live.table.game))
            if left < 0:
                await asyncio.sleep(REFUSED_SECONDS)

    def _read_along(self, *, yes: bool) -> None:
        if yes and not may_read_along(self._live.table):
            raise refusal("not_allowed", "chat-apart-later")
        self._audiences.read_along(self._live, self._member, along=yes)

    def _check_may_act(self) -> None:
        if self._suspension is not None:
            raise sanction_refusal(self._suspension)
        if not self._may_play:
            raise play_missing()
        self._sanctions.check_may_act(self._member.guest_id)

    async def _check_may_say(self) -> None:
        self._sanctions.check_may_say(self._member.guest_id)
        if not await self._limits.allows_saying(self._member.guest_id, self._address, self._live.id):
            raise refusal("too_many", "server-too-many")

    def _absent_ms(self, seat: int) -> int:
        return self._audiences.absent_ms(self._live.id, seat)

    def _answer(self, message: m.OkOut | m.PongOut) -> None:
        self._member.queue(orjson.dumps(message).decode())
        self._member.flush()


def _read(data: str | bytes) -> m.ClientIn:
    try:
        message: m.ClientIn = m.client_in.validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"])) or str(first["type"])
        raise refusal("malformed", "server-malformed", where=where[:200]) from error
    return message


def _refusal_message(message_id: str | None, refused: Refused, language: Language, game: Game | None) -> str:
    message = {"type": "refused", "id": message_id} | refusal_body(refused, language, game).model_dump()
    return orjson.dumps(message).decode()


class Silent(Exception):
    """Nothing came over a socket in good time."""


async def receive_first(socket: WebSocket, seconds: float) -> str | bytes:
    try:
        async with asyncio.timeout(seconds):
            return await receive(socket)
    except TimeoutError as error:
        raise Silent from error


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


async def send_on(socket: WebSocket, member: Member) -> None:
    """Send what could not be written at once; at the end, or when cancelled because the reader is too slow, hang up.

    Our last word waits until it is taken: who never reads again is cut off below (`run.listen`).
    """
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        try:
            while (text := await member.next()) is not None:
                await socket.send({"type": "websocket.send", "text": text})
        except asyncio.CancelledError:
            if member.close_code is None:
                raise
        await socket.close(member.close_code or 1000)
