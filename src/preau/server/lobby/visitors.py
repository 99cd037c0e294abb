"""Who is here now: those who wish to be seen, while they are connected. Nobody is shown who did not ask for it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from preau.server.database.club.lobby import visible_guests
from preau.server.database.store import Store, keys_by_query
from preau.server.database.writer import Conflict

HERE_MS: Final = 45_000  # for so long somebody is taken to be here who was
TOUCH_MS: Final = 15_000  # so often that is noted
MOST_VISITORS: Final = 200


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who is here and wants to be listed; `registered`: the name is that of an account."""

    name: str
    registered: bool


class Visitors:
    """Keeps who wishes to be seen, and finds who of them is here."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def show(self, guest_id: str, name: str, now: int, *, registered: bool) -> None:
        """From now on they are seen, under that name."""
        row = {"guest": guest_id, "name": name, "registered": registered, "seen": now}
        mine = visible_guests.c.guest == guest_id
        try:
            await self._store.write(sa.insert(visible_guests).values(row))
        except Conflict:
            await self._store.write(sa.update(visible_guests).where(mine).values(row))

    async def hide(self, guest_id: str) -> None:
        await self._store.write(sa.delete(visible_guests).where(visible_guests.c.guest == guest_id))

    async def name_of(self, guest_id: str) -> str | None:
        """The name under which somebody is seen; None where they are not."""
        rows = await self._store.rows(sa.select(visible_guests.c.name).where(visible_guests.c.guest == guest_id))
        return rows[0].name if rows else None

    async def note_here(self, guests: Collection[str], now: int) -> None:
        """These are connected; of those who wish to be seen that is kept."""
        for some in keys_by_query(sorted(guests)):
            late = sa.and_(visible_guests.c.guest.in_(some), visible_guests.c.seen < now - TOUCH_MS)
            if await self._store.rows(sa.select(visible_guests.c.guest).where(late).limit(1)):
                await self._store.write(sa.update(visible_guests).where(late).values(seen=now))

    async def here(self, now: int) -> list[Visitor]:
        """Who is here, by name."""
        query = (
            sa.select(visible_guests.c.name, visible_guests.c.registered)
            .where(visible_guests.c.seen > now - HERE_MS)
            .order_by(visible_guests.c.name)
            .limit(MOST_VISITORS)
        )
        return [Visitor(*row) for row in await self._store.rows(query)]
