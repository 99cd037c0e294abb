"""The log on disk, and the lists that lead to it.

SQLAlchemy Core, so that the same statements run on SQLite and PostgreSQL. The primary key (table, seq) is the whole
concurrency control: who finds the number taken gets `Conflict`, reads on and decides again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from preau.games.api import Phrase, TableRefused
from preau.server.database.engines import ReadConnections, connect, connect_reads
from preau.server.database.migrate import NEWEST, SCHEMA_QUERY, migrate, refuse_half_moved
from preau.server.database.schema import table_guests, table_index, table_log, table_seats
from preau.server.database.writer import Append, Change, SchemaChanged, StoreFailed, Write, Writer

KEYS_A_QUERY = 500  # that are asked for in one statement

log = structlog.get_logger()


class Unreachable(TableRefused, StoreFailed):
    """The database does not answer; whoever asked is told so."""

    def __init__(self) -> None:
        super().__init__("unavailable", Phrase("server-unavailable"))


class NotSaved(TableRefused, StoreFailed):
    """The database did not take it; whoever asked is told so."""

    def __init__(self) -> None:
        super().__init__("not_saved", Phrase("server-not-saved"))


class Outdated(TableRefused, StoreFailed):
    """Another version has taken the database over; whoever asked is told so."""

    def __init__(self) -> None:
        super().__init__("outdated", Phrase("server-outdated"))


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a log: the event as JSON text."""

    seq: int
    event: str


@dataclass(frozen=True, slots=True)
class Listed:
    """One row of a list of tables; `seats` is JSON."""

    id: str
    game: str
    status: str
    public: bool
    created: int
    updated: int
    seats: str


class Store:
    """Open one with `Store.open(url)`, and close it."""

    def __init__(self, engine: AsyncEngine, reads: ReadConnections, writer: Writer) -> None:
        self._engine = engine
        self._reads = reads
        self._writer = writer

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect and bring the schema up to date."""
        engine, connection = connect(url)
        try:
            await migrate(engine)
            await refuse_half_moved(engine)
        except BaseException:
            await connection.close()
            await engine.dispose()
            raise
        return cls(engine, connect_reads(engine), Writer(connection))

    async def close(self) -> None:
        """Finish what was begun."""
        await self._writer.stop()
        await self._reads.close()
        await self._engine.dispose()

    # --- the log -----------------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Durable when this returns; raises Conflict if one of its numbers is taken, NotSaved if the disk fails."""
        await self._write(append)

    @property
    def is_failing(self) -> bool:
        """Whether the last append was not taken, such as by a full disk."""
        return self._writer.is_failing

    async def read(self, table_id: str, since: int = 0) -> list[Entry]:
        """The log from event `since` on."""
        query = (
            sa.select(table_log.c.seq, table_log.c.event)
            .where(table_log.c.table_id == table_id, table_log.c.seq >= since)
            .order_by(table_log.c.seq)
        )
        return [Entry(seq, event) for seq, event in await self.rows(query)]

    # --- lists -------------------------------------------------------------------------------------------------------

    async def public(self, limit: int = 50) -> list[Listed]:
        """Public tables that wait for players or can be watched, those that wait first."""
        query = (
            sa.select(*_LISTED)
            .where(table_index.c.public, table_index.c.status.in_(("waiting", "playing")))
            .order_by(table_index.c.status.desc(), table_index.c.updated.desc())
            .limit(limit)
        )
        return [Listed(*row) for row in await self.rows(query)]

    async def list_tables(self, table_ids: Sequence[str]) -> list[Listed]:
        """The lines of these tables."""
        return [Listed(*row) for row in await self.rows(sa.select(*_LISTED).where(table_index.c.id.in_(table_ids)))]

    async def of_guest(self, guest_id: str, limit: int = 50, *, going_on: bool = False) -> list[Listed]:
        """Tables that a guest opened or has a seat at, the latest first; with `going_on` those that are not over."""
        seated = sa.select(table_seats.c.table_id).where(table_seats.c.holder == guest_id)
        query = (
            sa.select(*_LISTED)
            .where(sa.or_(table_index.c.by == guest_id, table_index.c.id.in_(seated)))
            .where(table_index.c.status != "over" if going_on else sa.true())
            .order_by(table_index.c.updated.desc())
            .limit(limit)
        )
        return [Listed(*row) for row in await self.rows(query)]

    async def has_finished(self, guest_id: str, game: str) -> bool:
        """Whether a guest has a seat at a table of that game that is over."""
        seated = sa.select(table_seats.c.table_id).where(table_seats.c.holder == guest_id)
        over = sa.and_(table_index.c.id.in_(seated), table_index.c.game == game, table_index.c.status == "over")
        return bool(await self.rows(sa.select(table_index.c.id).where(over).limit(1)))

    async def count_open(self, guest_id: str, since: int) -> int:
        """How many tables that a guest opened go on, of those that something happened at since."""
        mine = sa.and_(table_index.c.by == guest_id, table_index.c.updated >= since, table_index.c.status != "over")
        return int((await self.rows(sa.select(sa.func.count()).select_from(table_index).where(mine)))[0][0])

    async def tables_naming(self, guest_id: str) -> list[str]:
        """All tables whose logs name a guest."""
        query = sa.select(table_guests.c.table_id).where(table_guests.c.guest == guest_id)
        return [row[0] for row in await self.rows(query.order_by(table_guests.c.table_id))]

    async def to_wake(self) -> list[str]:
        """Tables where a clock runs or a bot plays."""
        query = sa.select(table_index.c.id).where(table_index.c.wakes, table_index.c.status == "playing")
        return [row[0] for row in await self.rows(query)]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How many events each of these tables has."""
        found: dict[str, int] = {}
        for some in keys_by_query(table_ids):
            found |= await self._heads(table_index.c.id.in_(some))
        return found

    async def waking_heads(self) -> dict[str, int]:
        """The same of all tables where a clock runs or a bot plays."""
        return await self._heads(sa.and_(table_index.c.wakes, table_index.c.status == "playing"))

    async def _heads(self, chosen: sa.ColumnElement[bool]) -> dict[str, int]:
        last = sa.select(sa.func.max(table_log.c.seq)).where(table_log.c.table_id == table_index.c.id).scalar_subquery()
        return {table_id: seq + 1 for table_id, seq in await self.rows(sa.select(table_index.c.id, last).where(chosen))}

    # --- seat links --------------------------------------------------------------------------------------------------

    async def serials(self, table_id: str) -> dict[int, int]:
        """The serial that a good link must have, by seat."""
        query = sa.select(table_seats.c.seat, table_seats.c.serial).where(table_seats.c.table_id == table_id)
        return dict(await self.rows(query))

    async def revoke(self, table_id: str, seat: int) -> None:
        """Make the links of a seat void."""
        chosen = sa.and_(table_seats.c.table_id == table_id, table_seats.c.seat == seat)
        await self.write(sa.update(table_seats).where(chosen).values(serial=table_seats.c.serial + 1))

    # --- anything else -----------------------------------------------------------------------------------------------

    async def write(self, *changes: Change) -> None:
        """Carry statements out together; raises Conflict where a key is taken, NotSaved if the disk fails."""
        await self._write(changes)

    async def _write(self, write: Write) -> None:
        """Whatever keeps the database from taking it becomes a refusal here."""
        try:
            await self._writer.write(write)
        except SchemaChanged as error:
            raise Outdated from error
        except StoreFailed as error:
            raise NotSaved from error

    async def schema_is_ours(self) -> bool:
        """Whether the database still has the schema that this version writes; raises Unreachable."""
        return [row[0] for row in await self.rows(SCHEMA_QUERY)] == [NEWEST]

    async def rows(self, query: sa.Executable) -> Sequence[Any]:
        """What a query finds; raises Unreachable."""
        try:
            return await self._reads.ask(partial(_rows, query))
        except (SQLAlchemyError, OSError) as error:
            log.warning("read failed", why=str(error).splitlines()[0])
            raise Unreachable from error


def keys_by_query(keys: Sequence[str]) -> Iterator[Sequence[str]]:
    """Ids of guests or tables, so many at a time as one statement may ask for."""
    for first in range(0, len(keys), KEYS_A_QUERY):
        yield keys[first : first + KEYS_A_QUERY]


def _rows(query: sa.Executable, connection: sa.Connection) -> Sequence[Any]:
    with connection.begin():
        return connection.execute(query).all()


_LISTED = (
    table_index.c.id,
    table_index.c.game,
    table_index.c.status,
    table_index.c.public,
    table_index.c.created,
    table_index.c.updated,
    table_index.c.seats,
)
