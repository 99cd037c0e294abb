"""Days off: whoever plays by post announces them, and the clocks of days at all their tables stand still meanwhile.

What happens at a table is an event in its log, so that a table follows from its log alone. Any process sees to it: it
looks who has days off now, and lets each of their tables know once; when the days are over, once more.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import sqlalchemy as sa
import structlog

from preau.games.api import Refused, refusal
from preau.play.commands import TakeDaysOff
from preau.server.clock import DAY_MS
from preau.server.database.club.lobby import days_off
from preau.server.database.writer import StoreFailed
from preau.server.tables.service import TableService

DAYS_OFF_LOOK_SECONDS: Final = 20.0
AHEAD_MS: Final = 366 * DAY_MS  # for which days off can be announced
LOOKED_BACK_MS: Final = 3 * DAY_MS  # for which it is seen to that all tables know that they are over
MOST_TABLES: Final = 500  # of one person

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class DaysOffPeriod:
    """Somebody's days off."""

    id: str
    guest: str
    start: int
    until: int

    @property
    def days(self) -> int:
        """As they count: a day that was begun is one."""
        return -((self.start - self.until) // DAY_MS)

    @property
    def year(self) -> int:
        """The year that they are taken from."""
        return datetime.fromtimestamp(self.start / 1000, UTC).year


class DaysOffBook:
    """Announced, ended early, and seen to."""

    def __init__(self, service: TableService, days_a_year: int) -> None:
        self._service = service
        self._store = service.store
        self.days_a_year = days_a_year

    async def coming_days_off(self, guest_id: str) -> list[DaysOffPeriod]:
        """Those of a person that are not over, the next first."""
        mine = sa.and_(days_off.c.guest == guest_id, days_off.c.until > self._service.now())
        return await self._read(mine)

    async def days_left(self, guest_id: str) -> int:
        """How many a person may still take this year."""
        year = datetime.fromtimestamp(self._service.now() / 1000, UTC).year
        return self._count_left(await self._read(days_off.c.guest == guest_id), year)

    def _count_left(self, taken: Sequence[DaysOffPeriod], year: int) -> int:
        return max(0, self.days_a_year - sum(each.days for each in taken if each.year == year))

    async def announce(self, guest_id: str, start: int, until: int) -> DaysOffPeriod:
        """From one moment to another, which begins now at the earliest; raises TableRefused."""
        now = self._service.now()
        new = DaysOffPeriod(secrets.token_urlsafe(9), guest_id, max(start, now), until)
        if not now < until or not new.start < until or new.start > now + AHEAD_MS:
            raise refusal("bad_option", "lobby-days-off-days")
        taken = await self._read(days_off.c.guest == guest_id)
        if any(each.start < new.until and new.start < each.until for each in taken):
            raise refusal("not_allowed", "lobby-days-off-twice")
        left = self._count_left(taken, new.year)
        if new.days > left:
            raise refusal("not_allowed", "lobby-days-off-spent", days=new.days, left=left)
        row = {"id": new.id, "guest": guest_id, "start": new.start, "until": until}
        await self._store.write(sa.insert(days_off).values(row))
        await self._see_to(guest_id, now)
        return new

    async def end(self, guest_id: str, wanted: str) -> None:
        """They are over now; those that have not begun are as if they had never been announced."""
        now = self._service.now()
        for each in await self._read(sa.and_(days_off.c.guest == guest_id, days_off.c.id == wanted)):
            if each.until <= now:
                continue
            chosen = days_off.c.id == each.id
            gone = sa.delete(days_off).where(chosen) if each.start >= now else None
            await self._store.write(sa.update(days_off).where(chosen).values(until=now) if gone is None else gone)
            await self._see_to(guest_id, now)

    async def watch(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(DAYS_OFF_LOOK_SECONDS)
            try:
                await self.see_to_all()
            except StoreFailed:
                log.info("days off could not be read")  # the next look tries again
            except Exception:
                log.exception("days off failed")

    async def see_to_all(self) -> None:
        """Let every table know that has to."""
        now = self._service.now()
        late = sa.and_(days_off.c.start <= now, days_off.c.until > now - LOOKED_BACK_MS)
        for guest_id in sorted({each.guest for each in await self._read(late)}):
            await self._see_to(guest_id, now)

    async def _see_to(self, guest_id: str, now: int) -> None:
        """All tables of a person, each told once."""
        running = await self._read(
            sa.and_(days_off.c.guest == guest_id, days_off.c.start <= now, days_off.c.until > now)
        )
        until = running[0].until if running else None
        for listed in await self._store.of_guest(guest_id, MOST_TABLES, going_on=True):
            if listed.status != "playing":
                continue
            try:
                await self._tell_table(listed.id, guest_id, until)
            except Refused as refused:
                log.info("table takes no days off", table=listed.id, code=refused.code)

    async def _tell_table(self, table_id: str, guest_id: str, until: int | None) -> None:
        table = await self._service.table(table_id)
        for seat in table.seats_of(guest_id) if table.created.clock.kind == "days" else ():
            state = table.seats[seat]
            if state.out is None and state.off_until != until:
                await self._service.do(table_id, TakeDaysOff(seat, until or 0))

    async def _read(self, chosen: sa.ColumnElement[bool]) -> list[DaysOffPeriod]:
        rows = await self._store.rows(sa.select(days_off).where(chosen).order_by(days_off.c.start, days_off.c.id))
        return [DaysOffPeriod(row.id, row.guest, row.start, row.until) for row in rows]
