"""What a host may look up: who did what, and what was reported."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from preau.server.database.inspect import opened
from preau.server.database.schema import audit, reports


async def audited(url: str, table: str | None = None, guest: str | None = None) -> Sequence[Any]:
    """The audit's lines, the oldest first; raises DatabaseRefused."""
    query = sa.select(audit).order_by(audit.c.id)
    if table is not None:
        query = query.where(audit.c.table_id == table)
    if guest is not None:
        query = query.where(audit.c.guest == guest)
    return await _rows(url, query)


async def reported(url: str) -> Sequence[Any]:
    """The reports, the oldest first; raises DatabaseRefused."""
    return await _rows(url, sa.select(reports).order_by(reports.c.id))


async def _rows(url: str, query: sa.Select[Any]) -> Sequence[Any]:
    async with opened(url) as engine, engine.connect() as connection:
        found: Sequence[Any] = (await connection.execute(query)).all()
    return found
