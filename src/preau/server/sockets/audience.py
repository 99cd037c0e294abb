"""Audiences: who is connected to which table, and what they are sent.

Every message is encoded once for all who get the same. A reader who falls behind is dropped and comes back by its
sequence number, so no buffer grows without bound.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import orjson
import structlog

from preau.play.events import Said
from preau.play.table import SeatState, Table
from preau.server.background import TaskGroup
from preau.server.database.writer import StoreFailed
from preau.server.people.sessions import Sessions
from preau.server.settings import Settings
from preau.server.sockets.chat_events import hush_texts, is_said
from preau.server.sockets.frames import WriteFrame
from preau.server.sockets.member import Member, Text
from preau.server.sockets.messages import CLOSE_RESTART, CLOSE_SIGNED_OUT, VERSION
from preau.server.sockets.views import Views
from preau.server.tables.live import Live
from preau.server.tables.public import snapshot
from preau.server.tables.service import TableService
from preau.server.view.players.chat import HEARS_ALL, Hearing
from preau.words import Language

ELSEWHERE_MS = 15_000  # for so long somebody is taken to be connected to another process that said so
WOKEN_AT_ONCE = 16  # members of a crowd who are told before other tables have their turn
GIVE_WAY_SECONDS = 0.001  # that the rest of a crowd waits while something is being done at any table
READ_AGAIN_SECONDS = 1.0  # after a read that the database did not answer
PRESENCE_SECONDS = 0.2  # in which comings and goings are told together
UNTOLD_LINES = -1_000_000  # lines of the chat: nobody is sure to have any
SOCKET_LOOK_SECONDS = 10.0  # open sockets are looked through this often for what was changed by another process

FindBlockedBy: TypeAlias = Callable[[Collection[str]], Awaitable[Mapping[str, frozenset[str]]]]  # whom each blocked

log = structlog.get_logger()


@dataclass(slots=True)
class Audience:
    """One table's members."""

    live: Live
    seq: int  # up to here everybody was told
    members: set[Member] = field(default_factory=set)
    seats: tuple[SeatState, ...] = ()  # by which each member was told which are theirs
    chat: tuple[Said, ...] = ()  # as everybody was told it, `said` lines in all
    said: int = 0
    telling: bool = False  # presence will be told in a moment
    reading: bool = False  # more has happened than is at hand, and is being read


class Audiences:
    """All audiences of this process."""

    def __init__(self, service: TableService, settings: Settings) -> None:
        self._service = service
        self._most = settings.waiting_messages
        self._audiences: dict[str, Audience] = {}
        self.on_watched: Callable[[str], object] = str  # hears of a table that somebody watches now
        self.on_crowd: Callable[[str, int], object] = lambda _table, _count: None  # hears how many only watch
        self.departed = 0  # sockets that were here
        self._tasks = TaskGroup()
        self._views = Views()
        service.bus.listen(self._on_table_change)

    # --- coming and going --------------------------------------------------------------------------------------------

    async def join(
        self, live: Live, guest_id: str, language: Language, *, since: int | None, view: bool, session: int = 0,
        address: str = "", hearing: Hearing = HEARS_ALL, write: WriteFrame | None = None,
    ) -> Member:  # fmt: skip
        """Greet a new member and send what it missed since."""
        member = Member(
            guest_id, language, self._most, view=view, session=session, address=address, hearing=hearing, write=write
        )
        missed: list[Text] = []
        while since is not None and live.table.seq > since + len(missed):
            at_hand = live.since(since + len(missed))
            missed += at_hand if at_hand is not None else await self._read(live.id, since + len(missed))
        table = live.table  # from here on nothing is awaited: no event falls between
        missed = missed[: table.seq - (since or 0)]  # another process may have written more than is known here
        audience = self._audiences.get(live.id)
        if audience is None:
            audience = self._audiences[live.id] = Audience(live, table.seq, chat=table.chat, said=table.said)
            audience.seats = table.seats
        if audience.seq < table.seq:  # it has lines that the others are yet to be told: next, all are told all
            audience.said = UNTOLD_LINES
        if not live.watchers:
            live.watched = self._service.now()
        live.watchers += 1
        live.callers[guest_id] = address
        audience.members.add(member)
        member.seats, member.seq = table.seats_of(guest_id), table.seq
        self._service.bus.publish_presence(live.id, member.seats, here=True)
        member.send(self._hello(live.id, table, member))
        if since is not None and missed:
            member.send(self._events(since, hush_texts(live.id, table, missed, member.seats, hearing)))
        self._views.show(live.id, table, [member], 0)
        member.wake()
        self._tell_presence(audience)
        if live.watchers == 1:
            self.on_watched(live.id)
        return member

    def leave(self, live: Live, member: Member) -> None:
        audience = self._audiences.get(live.id)
        if audience is None or member not in audience.members:
            return
        audience.members.discard(member)
        member.gone = True
        self.departed += 1
        live.watchers -= 1
        if not member.seats and all(each.guest_id != member.guest_id for each in audience.members):
            live.callers.pop(member.guest_id, None)
        for seat in member.seats:
            live.seen[seat] = self._service.now()
        if member.seats:  # not for each of a crowd that goes home
            self._service.bus.publish_presence(live.id, set(member.seats) - _seats_of(audience), here=False)
        if audience.members:
            self._tell_presence(audience)
        else:
            del self._audiences[live.id]
            self.on_crowd(live.id, 0)

    async def close(self) -> None:
        """Tell everybody that the server stops."""
        for audience in self._audiences.values():
            for member in audience.members:
                member.close(CLOSE_RESTART)
        await asyncio.sleep(0.05)
        await self._tasks.cancel()
        await self._views.close()

    async def close_ended(self, sessions: Sessions) -> None:
        """Close the sockets of sessions that have been ended, by this process or another."""
        members = self.members()
        ended = await sessions.ended_sessions({member.guest_id for member in members})
        for member in members:
            if ended[member.guest_id].holds(member.session):
                member.close(CLOSE_SIGNED_OUT)

    def close_suspended(self, guests: Collection[str]) -> None:
        """Close the sockets of these guests: who comes back now, comes to watch."""
        for member in self.members() if guests else ():
            if member.guest_id in guests:
                member.close(CLOSE_SIGNED_OUT)

    def change_hearing(self, guest_id: str, blocked: frozenset[str]) -> None:
        """Somebody hears others than before, from now on and in what was said."""
        for audience in self._audiences.values():
            for member in audience.members:
                if member.guest_id == guest_id and member.hearing.blocked != blocked:
                    self._rehear(audience, member, replace(member.hearing, blocked=blocked))

    async def look_up_blocks(self, find_blocked: FindBlockedBy) -> None:
        """The same for everybody who is here."""
        guests = {member.guest_id for member in self.members()}
        for guest_id, blocked in (await find_blocked(guests)).items():
            self.change_hearing(guest_id, blocked)

    def read_along(self, live: Live, member: Member, *, along: bool) -> None:
        """Somebody who plays wishes to read what those who watch write, or no longer."""
        audience = self._audiences.get(live.id)
        if audience is not None and member in audience.members:
            self._rehear(audience, member, replace(member.hearing, along=along))

    def _rehear(self, audience: Audience, member: Member, hearing: Hearing) -> None:
        member.hearing = hearing
        self._views.show(audience.live.id, audience.live.table, [member], 0)

    async def watch(self, sessions: Sessions, find_blocked: FindBlockedBy) -> None:
        """Look again and again for sessions that have been ended, and for whom others do not hear any more."""
        while True:
            await asyncio.sleep(SOCKET_LOOK_SECONDS)
            try:
                await self.close_ended(sessions)
                await self.look_up_blocks(find_blocked)
            except StoreFailed:
                log.info("sessions and blocks could not be read")  # the next look tries again

    def members(self) -> list[Member]:
        """Everybody who is connected to this process."""
        return [member for audience in self._audiences.values() for member in audience.members]

    def __len__(self) -> int:
        return sum(len(audience.members) for audience in self._audiences.values())

    def is_at_table(self, table_id: str, seat: int) -> bool:
        """Whether the seat's player is connected to the table, here or, as far as is known, elsewhere."""
        audience, live = self._audiences.get(table_id), self._service.tables.peek(table_id)
        if audience is not None and any(seat in member.seats for member in audience.members):
            return True
        return live is not None and live.elsewhere.get(seat, 0) > self._service.now()

    def absent_ms(self, table_id: str, seat: int) -> int:
        """For how long the seat's player has not been here. Who was never seen is missed only since others wait."""
        audience, now = self._audiences.get(table_id), self._service.now()
        live = self._service.tables.peek(table_id)
        if live is None or audience is None or any(seat in member.seats for member in audience.members):
            return 0  # nobody is there to see that somebody is away
        last = live.seen.get(seat, 0) or max(live.watched, live.table.started or 0)
        if self._service.bus.shared:
            if not self._service.bus.healthy:
                return 0  # nobody can be said to be away
            last = max(last, live.watched, live.elsewhere.get(seat, 0))
        return max(0, now - last)

    def claim_absent_ms(self, table_id: str, seat: int) -> int:
        """The same for who has the seat's link. By post nobody waits at the table: there the last move counts too."""
        absent, live = self.absent_ms(table_id, seat), self._service.tables.peek(table_id)
        audience = self._audiences.get(table_id)
        here = audience is not None and any(seat in member.seats for member in audience.members)
        if live is None or here or live.table.created.clock.kind != "days":
            return absent
        last = max(live.table.last_move_at(seat), live.seen.get(seat, 0), live.elsewhere.get(seat, 0))
        return max(0, self._service.now() - last)

    # --- other processes ---------------------------------------------------------------------------------------------

    def on_presence(self, table_id: str, seats: tuple[int, ...], here: bool) -> None:
        """Another process says that these seats' players are connected to it, or have just left it."""
        live = self._service.tables.peek(table_id)
        if live is None:
            return
        for seat in seats:
            live.elsewhere[seat] = self._service.now() + (ELSEWHERE_MS if here else 0)
        audience = self._audiences.get(table_id)
        if audience is not None:
            self._tell_presence(audience)

    def publish_presence(self) -> None:
        """Tell other processes who is connected to this one."""
        for table_id, audience in self._audiences.items():
            self._service.bus.publish_presence(table_id, _seats_of(audience), here=True)

    # --- telling -----------------------------------------------------------------------------------------------------

    def _on_table_change(self, table_id: str, seq: int) -> None:
        audience = self._audiences.get(table_id)
        if audience is None or seq <= audience.seq or audience.reading:
            return
        texts = audience.live.since(audience.seq)
        if texts is None:
            audience.reading = True
            self._tasks.add(self._tell_late(audience))
        else:
            self._tell(audience, texts)

    async def _tell_late(self, audience: Audience) -> None:
        """More happened at once than is at hand; more may have happened when that is read."""
        while (texts := audience.live.since(audience.seq)) is None:
            try:
                read = await self._read(audience.live.id, audience.seq)
            except StoreFailed:
                await asyncio.sleep(READ_AGAIN_SECONDS)
            else:
                self._tell(audience, read[: audience.live.table.seq - audience.seq])
        audience.reading = False
        self._tell(audience, texts)

    def _tell(self, audience: Audience, texts: list[Text]) -> None:
        if not texts:
            return
        first, spoken = audience.seq, any(map(is_said, texts))
        message = self._events(first, texts)
        audience.seq += len(texts)
        table = audience.live.table
        if table.seats is not audience.seats:
            self._tell_seats(audience, table)
        for member in audience.members:
            late = max(0, member.seq - first)  # it came while these were being read
            if late or (spoken and (member.seats or member.hearing.blocked)):
                own = hush_texts(audience.live.id, table, texts[late:], member.seats, member.hearing)
                if own:
                    member.queue(self._events(first + late, own))
            else:
                member.queue(message)
        self._wake(audience)
        self._views.show(audience.live.id, table, audience.members, self._chat_since(audience))

    def _tell_seats(self, audience: Audience, table: Table) -> None:
        """Somebody has sat down, left or changed: who has other seats than before is greeted anew."""
        audience.seats = table.seats
        for member in audience.members:
            seats = table.seats_of(member.guest_id)
            if seats != member.seats:
                member.seats = seats
                self._service.bus.publish_presence(audience.live.id, seats, here=True)
                member.queue(self._hello(audience.live.id, table, member))
                self._tell_presence(audience)

    def _wake(self, audience: Audience) -> None:
        """Few at once; of a crowd players first, then in groups, between which other tables have their turn."""
        if len(audience.members) > WOKEN_AT_ONCE:
            self._wake_some(sorted(audience.members, key=lambda member: bool(member.seats)))
        else:
            for member in audience.members:
                member.wake()

    def _wake_some(self, waiting: list[Member]) -> None:
        for _ in range(min(WOKEN_AT_ONCE, len(waiting))):
            waiting.pop().wake()
        if waiting:
            pause = GIVE_WAY_SECONDS if self._service.doing else 0
            asyncio.get_running_loop().call_later(pause, self._wake_some, waiting)

    def _chat_since(self, audience: Audience) -> int:
        """How many lines of the chat everybody has; none where lines that were told are not as they were."""
        before, now = audience.chat, audience.live.table
        if now.chat is before and now.said == audience.said:
            return now.said
        fresh, kept = now.said - audience.said, len(now.chat)
        same = 0 <= fresh <= kept and now.chat == (*before, *now.chat[kept - fresh :])[-kept or None :]
        known = max(0, audience.said) if same else 0
        audience.chat, audience.said = now.chat, now.said
        return known

    def _tell_presence(self, audience: Audience) -> None:
        if not audience.telling:
            audience.telling = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence_now, audience)

    def _tell_presence_now(self, audience: Audience) -> None:
        audience.telling = False
        seats, watching = range(len(audience.live.table.seats)), sum(not member.seats for member in audience.members)
        self.on_crowd(audience.live.id, watching)
        message = _text(
            {
                "type": "presence",
                "seats": [{"seat": seat, "absent_ms": self.absent_ms(audience.live.id, seat)} for seat in seats],
                "watching": watching,
                "grace_ms": audience.live.table.stand_in_after_ms,
                "away_ms": audience.live.table.away_after_ms,
            }
        )
        for member in audience.members:
            member.queue(message)
        self._wake(audience)

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
        return [_text(event) for event in await self._service.stored_events(table_id, since)]


def _seats_of(audience: Audience) -> set[int]:
    return {seat for member in audience.members for seat in member.seats}


def _text(message: object) -> Text:
    return orjson.dumps(message).decode()
