"""Seats that are kept for somebody, by name: nobody else can sit there until they have answered."""

from __future__ import annotations

import sqlalchemy as sa

from preau.server.database.club.programs import kept_seats
from preau.server.database.store import Store


async def seats_kept_from(store: Store, table_id: str, guest_id: str) -> frozenset[int]:
    """The seats of a table that are kept for others than this guest."""
    others = (kept_seats.c.table_id == table_id, kept_seats.c.account != guest_id, kept_seats.c.state == "open")
    return frozenset(row.seat for row in await store.rows(sa.select(kept_seats.c.seat).where(*others)))


async def settle_kept_seat(store: Store, table_id: str, seat: int, state: str, guest_id: str | None = None) -> None:
    """They sit there now, however they came; or, of whomever it was kept for, it is kept no longer."""
    mine = (kept_seats.c.account == guest_id,) if guest_id is not None else ()
    here = (kept_seats.c.table_id == table_id, kept_seats.c.seat == seat, kept_seats.c.state == "open")
    if await store.rows(sa.select(kept_seats.c.seat).where(*here, *mine)):
        await store.write(sa.update(kept_seats).where(*here, *mine).values(state=state))
