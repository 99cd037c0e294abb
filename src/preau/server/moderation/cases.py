"""Reports in context: what was said before and after, at which table, by whom, and what was imposed on them before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from preau.games.api import Refused
from preau.play.events import Said
from preau.server.database.club.moderation import closed_reports
from preau.server.database.schema import accounts, reports
from preau.server.database.store import Store
from preau.server.moderation.sanctions import Sanction, Sanctions, reported_guest
from preau.server.tables.service import TableService

LINES_AROUND = 5  # before and after what was reported
MOST_CASES = 50


@dataclass(frozen=True, slots=True)
class CaseLine:
    """A line of the chat around what was reported; `reported` is the one that it is about."""

    at: int
    name: str
    text: str
    watching: bool
    reported: bool


@dataclass(frozen=True, slots=True)
class Case:
    """A report with what one has to know to judge it. Names of accounts, None for guests; nobody's id."""

    id: str
    at: int
    table: str
    game: str | None  # none: the table is gone
    players: tuple[str, ...]
    name: str
    text: str
    said: int
    account: str | None
    reporter: str | None
    closed: bool
    lines: tuple[CaseLine, ...]
    before: tuple[Sanction, ...]  # imposed on who said it, the latest first


class Cases:
    """Finds reports, and puts their tables' words around them."""

    def __init__(self, store: Store, service: TableService, sanctions: Sanctions) -> None:
        self._store = store
        self._service = service
        self._sanctions = sanctions

    async def guest_of(self, report_id: str) -> str | None:
        """Who said what was reported; an empty id where nobody knows."""
        return await reported_guest(self._store, report_id)

    async def find(self, *, closed: bool = False, limit: int = MOST_CASES) -> list[Case]:
        """Those that are open, or those that are closed, the latest first."""
        done = reports.c.id.in_(sa.select(closed_reports.c.report))
        query = sa.select(reports).where(done if closed else ~done).order_by(reports.c.id.desc()).limit(limit)
        return [await self._case(row, closed=closed) for row in await self._store.rows(query)]

    async def count_open(self) -> int:
        done = reports.c.id.in_(sa.select(closed_reports.c.report))
        return int((await self._store.rows(sa.select(sa.func.count()).select_from(reports).where(~done)))[0][0])

    async def _case(self, row: Any, *, closed: bool) -> Case:
        names = await self._names({row.guest, row.by} - {""})
        game, players, lines = await self._table(row)
        before = await self._sanctions.of(row.guest) if row.guest else []
        return Case(
            row.id, row.at, row.table_id, game, players, row.name, row.text, row.said, names.get(row.guest),
            names.get(row.by), closed, lines, tuple(before),
        )  # fmt: skip

    async def _names(self, guests: set[str]) -> dict[str, str]:
        query = sa.select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(sorted(guests)))
        return {row.id: row.name for row in await self._store.rows(query)}

    async def _table(self, row: Any) -> tuple[str | None, tuple[str, ...], tuple[CaseLine, ...]]:
        try:
            table = await self._service.table(row.table_id)
        except Refused:  # gone, or damaged: what was reported is known all the same
            return None, (), (CaseLine(row.said, row.name, row.text, row.seat is None, reported=True),)
        return table.created.game, tuple(seat.name for seat in table.seats), lines_around(table.chat, row)


def lines_around(chat: Sequence[Said], row: Any) -> tuple[CaseLine, ...]:
    """What was said just before and after; the reported line as it was when it was reported."""
    words = [line for line in chat if line.text]
    told = CaseLine(row.said, row.name, row.text, row.seat is None, reported=True)
    at = next((n for n, line in enumerate(words) if (line.at, line.by or "") == (row.said, row.guest)), None)
    if at is None:
        return (told,)
    near = words[max(0, at - LINES_AROUND) : at], words[at + 1 : at + 1 + LINES_AROUND]
    earlier, later = ([CaseLine(e.at, e.name, e.text, e.seat is None, reported=False) for e in part] for part in near)
    return (*earlier, told, *later)
