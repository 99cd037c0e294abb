"""A database as a host's commands open it: to look at or to copy into, without starting a server on it.

Beside the tables a host may look up who did what, and what was reported.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from preau.games.api import Phrase, Refused
from preau.server.database.engines import COMMAND_TIMEOUTS, connect
from preau.server.database.migrate import NEWEST, WrongSchema, known_revisions, migrate, revision
from preau.server.database.schema import audit, reports
from preau.server.ops.redact import redact
from preau.server.settings import with_driver
from preau.words.text import MOST_QUOTED_SIGNS

BACKENDS = {"sqlite", "postgresql"}

Progress: TypeAlias = Callable[[int, int], None]  # how much is done, of how much


class DatabaseRefused(Refused):
    """A database that is missing, of another version, or in a state that must not be touched."""

    code = "bad_database"


def parse_url(url: str) -> sa.URL:
    """A database's URL, taken apart; raises DatabaseRefused for one of nothing that we speak to."""
    parsed: sa.URL | None = None
    with suppress(SQLAlchemyError, ValueError):
        parsed = sa.make_url(with_driver(url))
    if parsed is None or parsed.get_backend_name() not in BACKENDS:
        told = Phrase("hosting-bad-url", {"url": redact(url.partition("://")[0])[:MOST_QUOTED_SIGNS]})
        raise DatabaseRefused(Phrase("hosting-bad-database", {"why": told}))
    return parsed


@asynccontextmanager
async def open_database(url: str, *, make: bool = False) -> AsyncIterator[AsyncEngine]:
    """An engine on a database of ours; with `make`, one that is made or brought up to date first. Speaks plainly."""
    try:
        parsed = parse_url(url)
        file = parsed.database if parsed.get_backend_name() == "sqlite" else None
        if file and not make and not Path(file).exists():
            raise DatabaseRefused(Phrase("hosting-no-file", {"path": file}))
        engine, writing = connect(with_driver(url), COMMAND_TIMEOUTS)
    except (SQLAlchemyError, OSError, ValueError) as error:
        if isinstance(error, DatabaseRefused):
            raise
        raise _plain(error) from error
    try:
        if make:
            await migrate(engine)
        else:
            async with engine.connect() as connection:
                _check_schema(await connection.run_sync(revision))
        yield engine
    except (WrongSchema, SQLAlchemyError, OSError) as error:
        raise _plain(error) from error
    finally:
        await writing.close()
        await engine.dispose()


# --- what a host may look up ----------------------------------------------------------------------------------------


async def audit_lines(url: str, table: str | None = None, guest: str | None = None) -> Sequence[Any]:
    """The audit's lines, the oldest first; raises DatabaseRefused."""
    query = sa.select(audit).order_by(audit.c.id)
    if table is not None:
        query = query.where(audit.c.table_id == table)
    if guest is not None:
        query = query.where(audit.c.guest == guest)
    return await _rows(url, query)


async def report_lines(url: str) -> Sequence[Any]:
    """The reports, the oldest first; raises DatabaseRefused."""
    return await _rows(url, sa.select(reports).order_by(reports.c.id))


async def _rows(url: str, query: sa.Select[Any]) -> Sequence[Any]:
    async with open_database(url) as engine, engine.connect() as connection:
        found: Sequence[Any] = (await connection.execute(query)).all()
    return found


async def change_schema(url: str, to: str) -> Path | None:
    """Bring a database to a schema, up or down; where its copy lies that was made before. Raises DatabaseRefused."""
    if to not in known_revisions():
        raise DatabaseRefused(Phrase("hosting-unknown-schema", {"wanted": to, "known": tuple(known_revisions())}))
    parse_url(url)
    try:
        engine, writing = connect(with_driver(url), COMMAND_TIMEOUTS)
        try:
            return await migrate(engine, to)
        finally:
            await writing.close()
            await engine.dispose()
    except (WrongSchema, SQLAlchemyError, OSError, ValueError) as error:
        raise _plain(error) from error


# --- checks -----------------------------------------------------------------------------------------------------------


def _check_schema(found: str | None) -> None:
    if found is None:
        raise DatabaseRefused(Phrase("hosting-no-tables"))
    if found != NEWEST:
        raise DatabaseRefused(Phrase("hosting-other-schema", {"found": found, "newest": NEWEST}))


def _plain(error: Exception) -> DatabaseRefused:
    why = str(error).splitlines()[0] if str(error) else type(error).__name__
    return DatabaseRefused(Phrase("hosting-bad-database", {"why": redact(why)}))
