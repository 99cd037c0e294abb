"""Bringing a database's schema up to date, at start-up; safe when several processes start at once."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine

from preau.server.engines import WRITES

MIGRATIONS = Path(__file__).parent / "migrations"


class WrongSchema(Exception):
    """The database was made by a newer Préau, or is none of ours."""


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade to the newest schema; raises WrongSchema, and then has changed nothing."""
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    scripts = ScriptDirectory.from_config(config)
    if found == scripts.get_current_head():
        return
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise WrongSchema(f"the database has schema {found!r}, which this version does not know") from error
