"""The ledger of all that hosts and moderators did: lines are added, each with a digest of itself and of all before it.

The database refuses to change or drop a line; what somebody changed in spite of that `preau verify` finds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from preau.server.database.club.ledger import digest_of
from preau.server.database.club.moderation import moderation_ledger
from preau.server.database.store import Store
from preau.server.database.writer import Change, Conflict

DEEDS: Final = (
    "role-given", "role-taken", "warned", "silenced", "suspended", "undone", "report-closed", "announced",
    "announcement-removed", "registration", "invited", "invitation-removed",
)  # fmt: skip
MOST_TRIES = 20


class Ledger:
    """Writes what was done together with its line."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def write(self, at: int, what: str, role: str, about: str, detail: str, *changes: Change) -> None:
        """Carry the changes out and keep the line, both or neither; raises Conflict where a key of theirs is taken."""
        assert what in DEEDS
        for _ in range(MOST_TRIES):
            newest = sa.select(moderation_ledger).order_by(moderation_ledger.c.number.desc()).limit(1)
            rows = await self._store.rows(newest)
            number, before = (rows[0].number + 1, rows[0].digest) if rows else (1, "")
            line = {"number": number, "at": at, "what": what, "role": role, "about": about, "detail": detail}
            values = {**line, "digest": digest_of(line, before)}
            try:
                await self._store.write(sa.insert(moderation_ledger).values(values), *changes)
            except Conflict:
                taken = sa.select(moderation_ledger.c.number).where(moderation_ledger.c.number == number)
                if not await self._store.rows(taken):
                    raise
            else:
                return
        raise Conflict("the ledger was written to by others again and again")

    async def lines(self, limit: int = 200) -> Sequence[Any]:
        """The last lines, the newest first."""
        query = sa.select(moderation_ledger).order_by(moderation_ledger.c.number.desc()).limit(limit)
        return await self._store.rows(query)
