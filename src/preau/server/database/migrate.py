"""Bringing a database's schema up to date at start-up, or back; safe when several processes start at once."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from preau.server.database.engines import WRITES
from preau.server.settings import OWNER_ONLY

NEWEST = "0010"  # the last of migrations/versions; Alembic itself is loaded only for a database that is behind
LOCK = 0x_70_72_65_61_75  # "preau": the number that processes agree on when several start at once
SCHEMA_QUERY = sa.text("SELECT version_num FROM alembic_version")
MOVE_NOTE = "data_move"  # the table that is there while data is being carried over into the database
MIGRATIONS = Path(__file__).parent / "migrations"


class WrongSchema(Exception):
    """The database was made by a newer Préau, or is none of ours."""


async def migrate(engine: AsyncEngine, to: str = NEWEST) -> Path | None:
    """Bring the schema to that revision, up or down; raises WrongSchema, and then has changed nothing.

    A SQLite file is copied before anything is changed: the copy's path. PostgreSQL is taken back by `to` alone.
    """
    async with engine.connect() as connection:
        found = await connection.run_sync(revision)
    copy = None
    if found != to and found in known_revisions() and engine.dialect.name == "sqlite":
        copy = await asyncio.to_thread(back_up, engine.url.database or "", str(found))
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        await connection.run_sync(_move, to)
    return copy


def known_revisions() -> list[str]:
    """The schemas that this version knows, the oldest first."""
    return sorted(path.name[: len(NEWEST)] for path in (MIGRATIONS / "versions").glob("0*.py"))


def back_up(database: str, found: str) -> Path | None:
    """A copy of a SQLite file beside it, whole also while others write; an older copy of that schema stays as it is."""
    source = Path(database)
    copy = source.with_name(f"{source.name}.schema-{found}")
    number = 1
    while copy.exists():
        number += 1
        copy = source.with_name(f"{source.name}.schema-{found}-{number}")
    if not source.is_file():
        return None
    draft = copy.with_name(f"{copy.name}.{secrets.token_hex(4)}")
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(draft)) as writing:
        reading.backup(writing)
    draft.rename(copy)
    return copy


async def refuse_half_moved(engine: AsyncEngine) -> None:
    """Raises WrongSchema where `preau move-data` has not finished: a server must not open such a database."""
    async with engine.connect() as connection:
        if await connection.run_sync(lambda each: sa.inspect(each).has_table(MOVE_NOTE)):
            raise WrongSchema("a move of data into this database is not finished: run the same preau move-data again")


def _move(connection: sa.Connection, to: str) -> None:
    if connection.dialect.name == "postgresql":  # held to the end of the transaction; SQLite has one writer anyway
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    found = revision(connection)
    if found == to:
        return
    from alembic import command  # only for a database that is behind
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    down = found is not None and found > to
    try:
        (command.downgrade if down else command.upgrade)(config, to)
    except CommandError as error:
        wanted = found if to == NEWEST else to
        raise WrongSchema(f"the database has schema {found!r}, and this version does not know {wanted!r}") from error


def revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(SCHEMA_QUERY).scalar()
    return found
