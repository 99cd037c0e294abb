"""Sessions that were ended, so that their cookies are void before they expire.

A session is known by its guest and the moment it began. Ended is one of them (who signs out here), or all that began
before a moment (who signs out everywhere, or signs in: the guest that one was is nobody's any more).
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass, field

import sqlalchemy as sa
import structlog
from starlette.requests import HTTPConnection

from preau.server.clock import Now, now_ms
from preau.server.database.schema import ended_sessions, sessions
from preau.server.database.store import Store, Unreachable, keys_by_query
from preau.server.database.writer import Conflict, StoreFailed
from preau.server.lru import LruCache
from preau.server.people.guests import GUEST, LOT_BITS, Guest, GuestBook, session_at
from preau.server.people.tokens import Tokens, bad_token, bearer_of

KNOWN_SECONDS = 5.0  # for so long a process need not hear of what another one ended
MOST_GUESTS_KEPT = 20_000
NOTE_MS = 6 * 60 * 60 * 1000  # a session's use is noted this often

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class EndedSessions:
    """What was ended of one guest."""

    before: int = 0
    these: frozenset[int] = frozenset()
    read: float = field(default_factory=time.monotonic)

    def holds(self, session: int) -> bool:
        return session < self.before or session in self.these


@dataclass(frozen=True, slots=True)
class Session:
    """Where an account is signed in: since when, on what, and about when it was last used (ms)."""

    number: int
    device: str
    seen: int

    @property
    def began(self) -> int:
        return self.number >> LOT_BITS


def _is(guest_id: str, session: int) -> sa.ColumnElement[bool]:
    return sa.and_(sessions.c.guest == guest_id, sessions.c.session == session)


class Sessions:
    """Which sessions go on; what was read of a guest is good for a few seconds."""

    def __init__(self, store: Store, now: Now = now_ms) -> None:
        self._store = store
        self._now = now
        self._ended: LruCache[EndedSessions] = LruCache(MOST_GUESTS_KEPT)
        self._noted: LruCache[int] = LruCache(MOST_GUESTS_KEPT)

    async def is_good(self, guest: Guest) -> bool:
        """Whether the guest's session goes on; raises Unreachable if that was never known and cannot be found out."""
        known = self._ended.get(guest.id)
        if known is None or time.monotonic() - known.read > KNOWN_SECONDS:
            try:
                known = (await self.ended_sessions({guest.id}))[guest.id]
            except Unreachable:
                if known is None:
                    raise
        return not known.holds(guest.session)

    async def begin(self, guest_id: str) -> Guest:
        """A new session, which nothing that was ended before it ends."""
        return Guest(guest_id, session_at(await self._moment(guest_id)), new=True, account=True)

    async def end(self, guest: Guest) -> None:
        """End this session."""
        await self.end_one(guest.id, guest.session)

    async def end_one(self, guest_id: str, session: int) -> None:
        """End one session of a guest."""
        await self._end(guest_id, session, older=False)
        await self._store.write(sa.delete(sessions).where(_is(guest_id, session)))

    async def end_all(self, guest_id: str) -> None:
        """End all sessions of a guest that have begun."""
        await self._end(guest_id, (await self._moment(guest_id) + 1) << LOT_BITS, older=True)
        await self._store.write(sa.delete(sessions).where(sessions.c.guest == guest_id))

    async def note_use(self, guest: Guest, device: str) -> None:
        """Remember, a few times a day, that a session of an account is used; it goes on also where that fails."""
        key, now = (guest.id, guest.session), self._now()
        if now - (self._noted.get(key) or 0) < NOTE_MS:
            return
        self._noted.put(key, now)
        try:
            await self._store.write(
                sa.delete(sessions).where(_is(*key)),
                sa.insert(sessions).values(guest=guest.id, session=guest.session, device=device, seen=now),
            )
        except (Conflict, StoreFailed):
            log.info("session could not be noted")

    async def open_sessions(self, guest_id: str) -> list[Session]:
        """The sessions of an account that were used of late, the last used first."""
        ended = (await self.ended_sessions({guest_id}))[guest_id]
        query = sa.select(sessions).where(sessions.c.guest == guest_id).order_by(sessions.c.seen.desc())
        rows = await self._store.rows(query)
        return [Session(row.session, row.device, row.seen) for row in rows if not ended.holds(row.session)]

    async def _moment(self, guest_id: str) -> int:
        """Now, and not before what was ended by a machine whose clock is ahead."""
        return max(self._now(), (await self.ended_sessions({guest_id}))[guest_id].before >> LOT_BITS)

    async def _end(self, guest_id: str, session: int, *, older: bool) -> None:
        try:
            ended = {"guest": guest_id, "session": session, "older": older, "at": self._now()}
            await self._store.write(sa.insert(ended_sessions).values(ended))
        except Conflict:
            log.info("session was ended already")
        await self.ended_sessions({guest_id})

    async def ended_sessions(self, guests: Collection[str]) -> dict[str, EndedSessions]:
        """What was ended of these guests, as the database has it now."""
        rows: list[tuple[str, int, bool]] = []
        asked = sorted(guests)
        for some in keys_by_query(asked):
            chosen = ended_sessions.c.guest.in_(some)
            columns = (ended_sessions.c.guest, ended_sessions.c.session, ended_sessions.c.older)
            rows += await self._store.rows(sa.select(*columns).where(chosen))
        found = {}
        for guest in asked:
            mine = [(session, older) for each, session, older in rows if each == guest] if rows else []
            before = max((session for session, older in mine if older), default=0)
            found[guest] = self._ended.put(
                guest, EndedSessions(before, frozenset(each for each, older in mine if not older))
            )
        return found


async def recognise_guest(connection: HTTPConnection) -> None:
    """Note in the request's scope who asks, by token or by cookie; raises TableRefused for a bad token, Unreachable."""
    book: GuestBook = connection.app.state.guests
    known: Sessions = connection.app.state.sessions
    token = bearer_of(connection.headers.get("authorization"))
    if token is not None:
        tokens: Tokens = connection.app.state.tokens
        connection.scope[GUEST] = bearer = await tokens.read(token)
        if not await known.is_good(bearer):
            raise bad_token()
        return
    guest = book.read_any(connection.cookies)
    if not guest.new and not await known.is_good(guest):
        guest = book.new_guest()
    connection.scope[GUEST] = guest
