"""Bringing a database's schema up to date, at start-up; safe when several processes start at once."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from preau.server.database.engines import WRITES

NEWEST = "0002"  # the last of migrations/versions; Alembic itself is loaded only for a database that is behind
LOCK = 0x_70_72_65_61_75  # "preau": the number that processes agree on when several start at once
MOVE_NOTE = "data_move"  # the table that is there while data is being carried over into the database
MIGRATIONS = Path(__file__).parent / "migrations"


class WrongSchema(Exception):
    """The database was made by a newer Préau, or is none of ours."""


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade to the newest schema; raises WrongSchema, and then has changed nothing."""
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        await connection.run_sync(_upgrade)


async def refuse_half_moved(engine: AsyncEngine) -> None:
    """Raises WrongSchema where `preau move-data` has not finished: a server must not open such a database."""
    async with engine.connect() as connection:
        if await connection.run_sync(lambda each: sa.inspect(each).has_table(MOVE_NOTE)):
            raise WrongSchema("a move of data into this database is not finished: run the same preau move-data again")


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # held to the end of the transaction; SQLite has one writer anyway
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    found = revision(connection)
    if found == NEWEST:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise WrongSchema(f"the database has schema {found!r}, which this version does not know") from error


def revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found
