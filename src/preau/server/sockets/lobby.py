"""The lobby's socket: everybody who looks at the board hears of each change, made once for each language.

`GET /api/lobby/socket?v=1&lang=fr`. What comes: `lobby` (all there is), `changes`, `here` (who wishes to be seen),
`counts`, `found` (the table that was looked for, or none), `pong`. What goes: `ping`, and `seeking` with the id of
one's own seek, for which one waits from then on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from uuid import uuid4

import orjson
import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from preau.server.database.store import Unreachable
from preau.server.database.writer import StoreFailed
from preau.server.http.depends import language_of
from preau.server.http.guard import is_foreign
from preau.server.http.hosts import Hosts
from preau.server.http.limits import address_key
from preau.server.lobby.board import LobbyBoard, LobbyChange, LobbyTable
from preau.server.lobby.lines import line_html
from preau.server.lobby.seeks import Seeks
from preau.server.lobby.visitors import Visitor, Visitors
from preau.server.people.guests import current_guest
from preau.server.people.sessions import Sessions, recognise_guest
from preau.server.settings import Settings
from preau.server.sockets import messages as m
from preau.server.sockets.audience import Audiences
from preau.server.sockets.endpoint import Bucket, Silent, is_crowded, open_sockets, receive, receive_first, send_on
from preau.server.sockets.member import Member, Text
from preau.words import Language

LOBBY_PATH: Final = "/api/lobby/socket"
LOOK_SECONDS: Final = 1.0  # between two looks for those who look for a table
HERE_LOOKS: Final = 5  # of these between two looks who is here
CROWD_LOOKS: Final = 10  # and between two words to other processes on how many watch
SESSION_LOOKS: Final = 10  # and between two looks for sessions that were ended
WOKEN_AT_ONCE: Final = 64  # members who are told before others have their turn
LOOPS_OF_SENDING: Final = 3  # rounds of the event loop in which who was woken sends
REST_SHARE: Final = 0.25  # after telling everybody, the loop has this share of the time it took for other things
LONGEST_TELLING_SECONDS: Final = 1.0  # after which the next changes are told, whatever happened to these
LONGEST_MESSAGE_BYTES: Final = 1024

log = structlog.get_logger("preau.access")


class LobbyMember(Member):
    """One socket at the board; `seek` is what its reader waits for."""

    __slots__ = ("seek",)

    def __init__(self, guest_id: str, language: Language, most: int, *, session: int, address: str) -> None:
        super().__init__(guest_id, language, most, view=False, session=session, address=address)
        self.seek = ""


class LobbyCrowd:
    """All sockets at the board of this process."""

    def __init__(
        self, board: LobbyBoard, seeks: Seeks, visitors: Visitors, audiences: Audiences, settings: Settings,
        now: Callable[[], int],
    ) -> None:  # fmt: skip
        self._board, self._seeks, self._visitors, self._audiences = board, seeks, visitors, audiences
        self._most = settings.waiting_messages
        self._now = now
        self._members: set[LobbyMember] = set()
        self._all: dict[Language, Text] = {}  # what who comes now is told
        self._here: list[Visitor] = []
        self.seeking = 0  # how many look for a table, as far as is known here
        self._wake = asyncio.Event()
        board.on_change = self._tell
        audiences.on_crowd = board.note_crowd

    def __len__(self) -> int:
        return len(self._members)

    def join(self, guest_id: str, language: Language, *, session: int, address: str) -> LobbyMember:
        member = LobbyMember(guest_id, language, self._most, session=session, address=address)
        self._members.add(member)
        member.queue(self._everything(language))
        mine = [line.id for line in self._board.tables("open") if guest_id in line.holders]
        if mine:
            member.queue(_text({"type": "mine", "tables": mine}))
        member.wake()
        return member

    def leave(self, member: LobbyMember) -> None:
        member.gone = True
        self._members.discard(member)

    def nudge(self) -> None:
        """Somebody looks for a table, or no longer: see to it now."""
        self._wake.set()

    async def close(self) -> None:
        for member in self._members:
            member.close(m.CLOSE_RESTART)
        await asyncio.sleep(0)

    # --- telling -----------------------------------------------------------------------------------------------------

    def _tell(self, change: LobbyChange) -> None:
        """The next changes wait until everybody has been sent these: under load fewer messages say more each."""
        self._all.clear()
        if not self._members:
            return
        started, said = time.monotonic(), dict[Language, Text]()
        for member in self._members:
            if member.language not in said:
                said[member.language] = _text({
                    "type": "changes", "lines": [_line(line, member.language) for line in change.lines],
                    "gone": change.gone, "open": len(self._board),
                })  # fmt: skip
            member.queue(said[member.language])
            mine = [line.id for line in change.lines if member.guest_id in line.holders]
            if mine:
                member.queue(_text({"type": "mine", "tables": mine}))
        self._board.rest(LONGEST_TELLING_SECONDS)
        self._wake_some(list(self._members), started)

    def _wake_some(self, waiting: list[LobbyMember], started: float) -> None:
        """A crowd in groups, between which others have their turn."""
        for _ in range(min(WOKEN_AT_ONCE, len(waiting))):
            waiting.pop().wake()
        loop = asyncio.get_running_loop()
        if waiting:
            loop.call_soon(self._wake_some, waiting, started)
        else:
            loop.call_soon(self._note_told, started, LOOPS_OF_SENDING)

    def _note_told(self, started: float, loops: int) -> None:
        if loops:
            asyncio.get_running_loop().call_soon(self._note_told, started, loops - 1)
        else:
            self._board.rest(REST_SHARE * (time.monotonic() - started))

    def _everything(self, language: Language) -> Text:
        if language not in self._all:
            lines = [*self._board.tables("open"), *self._board.tables("watch")]
            self._all[language] = _text({
                "type": "lobby", "v": m.VERSION, "lines": [_line(line, language) for line in lines],
                "open": len(self._board), "seeking": self.seeking, "here": _people(self._here),
            })  # fmt: skip
        return self._all[language]

    def _tell_all(self, message: dict[str, Any]) -> None:
        self._all.clear()
        text = _text(message)
        for member in self._members:
            member.send(text)

    # --- looking -----------------------------------------------------------------------------------------------------

    async def watch(self, sessions: Sessions) -> None:
        """For as long as the server runs; where nobody looks at the board there is little to do."""
        looks = 0
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK_SECONDS)
            self._wake.clear()
            try:
                await self._look(looks, sessions)
            except StoreFailed:
                log.info("lobby could not be read")  # the next look tries again
            except Exception:
                log.exception("lobby failed")
            looks += 1

    async def _look(self, looks: int, sessions: Sessions) -> None:
        if looks % CROWD_LOOKS == 0:
            self._board.tell_crowds()
        if looks % HERE_LOOKS == 0:
            await self.look_who_is_here()
        if self._members and looks % SESSION_LOOKS == 0:
            ended = await sessions.ended({member.guest_id for member in self._members})
            for member in list(self._members):
                if member.guest_id in ended and ended[member.guest_id].holds(member.session):
                    member.close(m.CLOSE_SIGNED_OUT)
        if self._members or self.seeking:
            await self.look_for_tables()

    async def look_who_is_here(self) -> None:
        """Note who is connected, and tell if others are here than before."""
        connected = {member.guest_id for member in (*self._members, *self._audiences.members())}
        if not connected and not self._here:
            return
        await self._visitors.note_here(connected, self._now())
        here = await self._visitors.here(self._now())
        if here != self._here:
            self._here = here
            self._tell_all({"type": "here", "people": _people(here)})

    async def look_for_tables(self) -> None:
        """Bring together those who look for a table, and lead them there."""
        waiting = {member.seek for member in self._members if member.seek}
        seeking = await self._seeks.tend(waiting)
        ends = await self._seeks.found_tables(waiting)
        for member in list(self._members):
            whose, table = ends.get(member.seek, ("", ""))
            if member.seek and whose == member.guest_id:
                member.seek = ""
                member.send(_text({"type": "found", "table": table or None}))
        if seeking != self.seeking:
            self.seeking = seeking
            self._tell_all({"type": "counts", "seeking": seeking})


def _line(line: LobbyTable, language: Language) -> dict[str, Any]:
    return {"id": line.id, "list": line.list, "at": line.created, "html": line_html(line, language)}


def _people(visitors: list[Visitor]) -> list[dict[str, Any]]:
    return [{"name": each.name, "registered": each.registered} for each in visitors]


def _text(message: dict[str, Any]) -> Text:
    return orjson.dumps(message).decode()


# --- the socket ------------------------------------------------------------------------------------------------------


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
    hosts: Hosts = socket.app.state.hosts
    if is_foreign(socket.headers, settings.origins) or not hosts.knows(socket.headers.get("host")):
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
    member = crowd.join(guest.id, language_of(socket), session=guest.session, address=address)
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
            member.send(_text({"type": "pong"}))
        case {"type": "seeking", "seek": str(seek)}:
            member.seek = seek[:32]
            crowd.nudge()
        case _:
            member.send(_text({"type": "refused", "code": "malformed"}))
