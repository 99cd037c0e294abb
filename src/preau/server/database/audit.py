"""Who did what: sat down, used or revoked a link, signed in. For the host, for as many days as are set.

An address is kept as a keyed digest: it can be seen that two are the same, and not what they are.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
import structlog

from preau.server.clock import DAY_MS, Now, now_ms
from preau.server.database.club.moderation import closed_reports, sanctions
from preau.server.database.schema import accounts, audit, ended_sessions, reports, sessions, table_index
from preau.server.database.store import Store
from preau.server.database.writer import Change, StoreFailed

PRUNE_SECONDS = 60 * 60
AUDITED_DEEDS = (
    "opened", "opened-tournament", "sat", "sat-by-link", "asked-for-seat", "revoked", "signed-up", "signed-in",
    "sign-in-failed", "signed-out", "signed-out-everywhere", "password-changed", "passkey-added", "passkey-removed",
    "exported", "deleted", "reported", "token-made", "token-revoked", "became-bot", "became-person",
)  # fmt: skip

log = structlog.get_logger()


class Audit:
    """Keeps the lines, finds them again, and drops the old ones."""

    def __init__(self, store: Store, key: str, now: Now = now_ms) -> None:
        self._store = store
        self._key = hashlib.blake2b(f"preau.audit {key}".encode()).digest()
        self.now = now

    def digest(self, address: str) -> str:
        return hashlib.blake2b(address.encode(), key=self._key, digest_size=8).hexdigest()

    async def add(self, what: str, guest: str, address: str, **where: Any) -> None:
        """Keep a line; what was done is done, also where the line cannot be kept."""
        assert what in AUDITED_DEEDS
        values = {"id": new_id(self.now()), "at": self.now(), "what": what, "guest": guest} | where
        request = str(structlog.contextvars.get_contextvars().get("request", ""))
        try:
            await self._store.write(sa.insert(audit).values(**values, address=self.digest(address), request=request))
        except StoreFailed as error:
            log.warning("audit failed", what=what, why=type(error).__name__)

    async def of_guest(self, guest: str) -> Sequence[Any]:
        return await self._store.rows(sa.select(audit).where(audit.c.guest == guest).order_by(audit.c.at))

    async def count_open(self, address: str, since: int) -> int:
        """How many tables that were opened from an address go on, of those that something happened at since."""
        query = (
            sa.select(sa.func.count())
            .select_from(audit.join(table_index, audit.c.table_id == table_index.c.id))
            .where(audit.c.address == self.digest(address), audit.c.what == "opened", audit.c.at >= since)
            .where(table_index.c.status != "over", table_index.c.updated >= since)
        )
        return int((await self._store.rows(query))[0][0])

    async def prune(self, days: int, session_days: int) -> None:
        """Drop what is older; an ended session is known until its cookies have expired."""
        oldest = self.now() - days * DAY_MS
        guests_own = sanctions.c.guest.not_in(sa.select(accounts.c.id))  # of guests whom nobody knows any more
        await self._store.write(
            sa.delete(audit).where(audit.c.at < oldest),
            sa.delete(reports).where(reports.c.at < oldest),
            sa.delete(closed_reports).where(closed_reports.c.at < oldest),
            sa.delete(sanctions).where(sanctions.c.at < self.now() - (session_days + 1) * DAY_MS, guests_own),
            sa.delete(ended_sessions).where(ended_sessions.c.at < self.now() - (session_days + 1) * DAY_MS),
            sa.delete(sessions).where(sessions.c.seen < self.now() - (session_days + 1) * DAY_MS),
        )

    async def prune_on(self, days: int, session_days: int) -> None:
        while True:
            try:
                await self.prune(days, session_days)
            except StoreFailed:
                log.info("audit could not be pruned")  # an hour later it is tried again
            await asyncio.sleep(PRUNE_SECONDS)


def line_of_command(what: str, guest: str, at: int) -> Change:
    """A line for what a host did to somebody's account by command, to be written together with it."""
    assert what in AUDITED_DEEDS
    values = {"id": new_id(at), "at": at, "what": what, "guest": guest, "address": "", "request": "command"}
    return sa.insert(audit).values(**values)


def new_id(at: int) -> str:
    """In the order of time, and unlike any other."""
    return f"{at:012x}{secrets.token_hex(6)}"
