"""Rooms: who is connected to which table, and what they are sent.

Every message is encoded once for all who get the same. A reader who falls behind is dropped and comes back by its
sequence number, so no buffer grows without bound.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import orjson

from preau.play.decide import ABSENT_MS
from preau.play.table import Table
from preau.server.background import TaskGroup
from preau.server.database.store import StoreFailed
from preau.server.settings import Settings
from preau.server.sockets.messages import CLOSE_RESTART, CLOSE_RESYNC, VERSION
from preau.server.tables.live import Live
from preau.server.tables.public import snapshot
from preau.server.tables.service import TableService
from preau.words import Language

Text: TypeAlias = str
Render: TypeAlias = Callable[[Table, Language, tuple[int, ...]], dict[str, Any]]

ELSEWHERE_MS = 15_000  # for so long somebody is taken to be connected to another process that said so
AT_ONCE = 16  # members of a crowd who are told before other tables have their turn
GIVE_WAY = 0.001  # seconds that the rest of a crowd waits while something is being done at any table
TRY_AGAIN = 1.0  # seconds after a read that the database did not answer
PRESENCE_DELAY = 0.2  # seconds in which comings and goings are told together


class Member:
    """One socket in a room: what waits to be sent, and how it ends."""

    __slots__ = (
        "_most", "_wake", "close_code", "guest_id", "language", "out", "seats", "sender", "seq", "session", "view",
    )  # fmt: skip

    def __init__(self, guest_id: str, language: Language, most: int, *, view: bool, session: int = 0) -> None:
        self.guest_id = guest_id
        self.session = session  # of the guest: a session that is ended takes its sockets along
        self.language: Language = language
        self.view = view
        self.seats: tuple[int, ...] = ()
        self.seq = 0  # it came when the table had so many events
        self.out: deque[Text] = deque()
        self.close_code: int | None = None
        self.sender: asyncio.Task[None] | None = None
        self._most = most
        self._wake = asyncio.Event()

    def send(self, text: Text) -> None:
        """Queue a message, and send it at once."""
        self.queue(text)
        self.wake()

    def queue(self, text: Text) -> None:
        """To be sent after `wake`. A reader too far behind is dropped, and what it did not take is forgotten."""
        if self.close_code is not None:
            return
        self.out.append(text)
        if len(self.out) > self._most:
            self.close(CLOSE_RESYNC)
            self.out.clear()
            if self.sender is not None:
                self.sender.cancel()  # it may be stuck with a message that nobody takes

    def wake(self) -> None:
        self._wake.set()

    def close(self, code: int) -> None:
        if self.close_code is None:
            self.close_code = code
            self.wake()

    async def next(self) -> Text | None:
        """What is to be sent next; None when the connection is to be closed."""
        while not self.out:
            if self.close_code is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self.out.popleft()


@dataclass(slots=True)
class Room:
    """One table's members."""

    live: Live
    seq: int  # up to here everybody was told
    members: set[Member] = field(default_factory=set)
    telling: bool = False  # presence will be told in a moment
    reading: bool = False  # more has happened than is at hand, and is being read


class Rooms:
    """All rooms of this process."""

    def __init__(self, service: TableService, settings: Settings) -> None:
        self._service = service
        self._most = settings.waiting_messages
        self._rooms: dict[str, Room] = {}
        self._started = service.now()
        self.departed = 0  # sockets that were here
        self._tasks = TaskGroup()
        self._render = _find_render()
        service.bus.listen(self._changed)

    # --- coming and going --------------------------------------------------------------------------------------------

    async def join(
        self, live: Live, guest_id: str, language: Language, *, since: int | None, view: bool, session: int = 0
    ) -> Member:
        """Greet a new member and send what it missed since."""
        member = Member(guest_id, language, self._most, view=view, session=session)
        missed: list[Text] = []
        while since is not None and live.table.seq > since + len(missed):
            at_hand = live.since(since + len(missed))
            missed += at_hand if at_hand is not None else await self._read(live.id, since + len(missed))
        table = live.table  # from here on nothing is awaited: no event falls between
        missed = missed[: table.seq - (since or 0)]  # another process may have written more than is known here
        room = self._rooms.get(live.id)
        if room is None:
            room = self._rooms[live.id] = Room(live, table.seq)
        if not live.watchers:
            live.watched = self._service.now()
        live.watchers += 1
        room.members.add(member)
        member.seats, member.seq = table.held_by(guest_id), table.seq
        self._service.bus.present(live.id, member.seats, here=True)
        member.send(self._hello(live.id, table, member))
        if since is not None and missed:
            member.send(self._events(since, missed))
        self._queue_views(room, [member])
        member.wake()
        self._tell_presence(room)
        return member

    def leave(self, live: Live, member: Member) -> None:
        room = self._rooms.get(live.id)
        if room is None or member not in room.members:
            return
        room.members.discard(member)
        self.departed += 1
        live.watchers -= 1
        for seat in member.seats:
            live.seen[seat] = self._service.now()
        if member.seats:  # not for each of a crowd that goes home
            self._service.bus.present(live.id, set(member.seats) - _seats_of(room), here=False)
        if room.members:
            self._tell_presence(room)
        else:
            del self._rooms[live.id]

    async def close(self) -> None:
        """Tell everybody that the server stops."""
        for room in self._rooms.values():
            for member in room.members:
                member.close(CLOSE_RESTART)
        await asyncio.sleep(0.05)
        await self._tasks.cancel()

    def members(self) -> list[Member]:
        """Everybody who is connected to this process."""
        return [member for room in self._rooms.values() for member in room.members]

    def __len__(self) -> int:
        return sum(len(room.members) for room in self._rooms.values())

    def absent_ms(self, table_id: str, seat: int) -> int:
        """For how long the seat's player has not been here."""
        room, now = self._rooms.get(table_id), self._service.now()
        if room is not None and any(seat in member.seats for member in room.members):
            return 0
        live = self._service.tables.peek(table_id)
        last = live.seen.get(seat, self._started) if live is not None else self._started
        if self._service.bus.shared:
            if live is None or not self._service.bus.healthy:
                return 0  # nobody can be said to be away
            last = max(last, live.watched, live.elsewhere.get(seat, 0))
        return max(0, now - last)

    # --- other processes ---------------------------------------------------------------------------------------------

    def witness(self, table_id: str, seats: tuple[int, ...], here: bool) -> None:
        """Another process says that these seats' players are connected to it, or have just left it."""
        live = self._service.tables.peek(table_id)
        if live is None:
            return
        for seat in seats:
            live.elsewhere[seat] = self._service.now() + (ELSEWHERE_MS if here else 0)
        room = self._rooms.get(table_id)
        if room is not None:
            self._tell_presence(room)

    def tell_others(self) -> None:
        """Tell other processes who is connected to this one."""
        for table_id, room in self._rooms.items():
            self._service.bus.present(table_id, _seats_of(room), here=True)

    # --- telling -----------------------------------------------------------------------------------------------------

    def _changed(self, table_id: str, seq: int) -> None:
        room = self._rooms.get(table_id)
        if room is None or seq <= room.seq or room.reading:
            return
        texts = room.live.since(room.seq)
        if texts is None:
            room.reading = True
            self._tasks.add(self._tell_late(room))
        else:
            self._tell(room, texts)

    async def _tell_late(self, room: Room) -> None:
        """More happened at once than is at hand; more may have happened when that is read."""
        while (texts := room.live.since(room.seq)) is None:
            try:
                read = await self._read(room.live.id, room.seq)
            except StoreFailed:
                await asyncio.sleep(TRY_AGAIN)
            else:
                self._tell(room, read[: room.live.table.seq - room.seq])
        room.reading = False
        self._tell(room, texts)

    def _tell(self, room: Room, texts: list[Text]) -> None:
        if not texts:
            return
        first, message = room.seq, self._events(room.seq, texts)
        room.seq += len(texts)
        table = room.live.table
        for member in room.members:
            seats = table.held_by(member.guest_id)
            if seats != member.seats:
                member.seats = seats
                self._service.bus.present(room.live.id, seats, here=True)
                member.queue(self._hello(room.live.id, table, member))
                self._tell_presence(room)
            if member.seq <= first:
                member.queue(message)
            elif member.seq < room.seq:  # it came while these were being read
                member.queue(self._events(member.seq, texts[member.seq - first :]))
        self._queue_views(room, [member for member in room.members if member.view])
        self._wake(room)

    def _wake(self, room: Room) -> None:
        """Players first; a crowd in groups, between which other tables have their turn."""
        self._wake_some(sorted(room.members, key=lambda member: bool(member.seats)))

    def _wake_some(self, waiting: list[Member]) -> None:
        for _ in range(min(AT_ONCE, len(waiting))):
            waiting.pop().wake()
        if waiting:
            pause = GIVE_WAY if self._service.doing else 0
            asyncio.get_running_loop().call_later(pause, self._wake_some, waiting)

    def _queue_views(self, room: Room, members: list[Member]) -> None:
        """Rendered once for each language and set of seats."""
        if self._render is None:
            return
        table, cache = room.live.table, dict[tuple[Language, tuple[int, ...]], Text]()
        for member in members:
            if member.view:
                key = (member.language, member.seats)
                if key not in cache:
                    view = self._render(table, *key)
                    cache[key] = _text({"type": "view", "seq": table.seq, "view": view})
                member.queue(cache[key])

    def _tell_presence(self, room: Room) -> None:
        if not room.telling:
            room.telling = True
            asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_presence_now, room)

    def _tell_presence_now(self, room: Room) -> None:
        room.telling = False
        seats = range(len(room.live.table.seats))
        message = _text(
            {
                "type": "presence",
                "seats": [{"seat": seat, "absent_ms": self.absent_ms(room.live.id, seat)} for seat in seats],
                "watching": sum(not member.seats for member in room.members),
                "grace_ms": ABSENT_MS,
            }
        )
        for member in room.members:
            member.queue(message)
        self._wake(room)

    def _hello(self, table_id: str, table: Table, member: Member) -> Text:
        return _text(
            {
                "type": "hello",
                "v": VERSION,
                "seq": table.seq,
                "you": list(member.seats),
                "now": self._service.now(),
                "table": snapshot(table_id, table),
            }
        )

    def _events(self, first: int, texts: list[Text]) -> Text:
        return f'{{"type":"events","from":{first},"events":[{",".join(texts)}],"now":{self._service.now()}}}'

    async def _read(self, table_id: str, since: int) -> list[Text]:
        return [_text(event) for event in await self._service.written(table_id, since)]


def _seats_of(room: Room) -> set[int]:
    return {seat for member in room.members for seat in member.seats}


def _text(message: object) -> Text:
    return orjson.dumps(message).decode()


def _find_render() -> Render | None:
    """The page's own drawing of a table, where this installation has the page."""
    try:
        from preau.server.view.table import render
    except ModuleNotFoundError:
        return None
    return render
