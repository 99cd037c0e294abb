"""Carrying a club's tables over from one database to another: `preau move-data`.

Rows go over in groups; how far it got is noted in the target, in the same transaction as the rows, so that it can be
stopped at any point and goes on there. The note also keeps servers away until all has arrived. At the end both sides
are counted and summed up, and only if they are the same the note is taken away.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from preau.games.api import Phrase
from preau.server.database.engines import WRITES
from preau.server.database.inspect import DatabaseRefused, Progress, open_database, parse_url
from preau.server.database.migrate import MOVE_NOTE
from preau.server.database.schema import metadata

MOST_ROWS_AT_ONCE = 2_000  # rows in one transaction
CHECKSUM_RANGE = 1 << 128

_note = sa.Table(
    MOVE_NOTE,
    sa.MetaData(),
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("source", sa.Text, nullable=False),
    sa.Column("done", sa.BigInteger, nullable=False),
)


@dataclass(frozen=True, slots=True)
class Sum:
    """The rows of a database: how many, and a checksum that does not depend on their order."""

    rows: int = 0
    check: int = 0

    def __add__(self, other: Sum) -> Sum:
        return Sum(self.rows + other.rows, (self.check + other.check) % CHECKSUM_RANGE)

    @property
    def text(self) -> str:
        return f"{self.check:032x}"


async def move_data(source_url: str, target_url: str, progress: Progress = lambda _done, _all: None) -> Sum:
    """Carry everything over and compare; raises DatabaseRefused, and can then be called again."""
    source_name = name_of(source_url)
    if source_name == name_of(target_url):
        raise DatabaseRefused(Phrase("hosting-move-same"))
    async with open_database(source_url) as source, open_database(target_url, make=True) as target:
        done = await _begin(target, source_name)
        async with source.connect() as reading:
            total = sum([await _count(reading, table) for table in metadata.sorted_tables])
            moved = 0
            for table in metadata.sorted_tables:
                moved += done[table.name]
                async for count in _copy(reading, target, table, done[table.name]):
                    moved += count
                    progress(moved, total)
        sums = [await sum_up(engine) for engine in (source, target)]
        if sums[0] != sums[1]:
            counts = {"source": sums[0].rows, "target": sums[1].rows}
            raise DatabaseRefused(Phrase("hosting-move-differs", counts))
        async with _begin_writing(target) as writing:
            await writing.run_sync(_note.drop)
        return sums[0]


def name_of(url: str) -> str:
    """Which database a URL means, without its password."""
    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        parsed = parsed.set(database=str(Path(parsed.database).resolve()))
    return parsed.set(password=None, query={}).render_as_string()


async def sum_up(engine: AsyncEngine) -> Sum:
    """Everything in a database, counted and summed up."""
    total = Sum()
    async with engine.connect() as connection:
        for table in metadata.sorted_tables:
            async with connection.stream(sa.select(table)) as rows:
                async for row in rows:
                    total += Sum(1, _check(table.name, row))
    return total


def _check(name: str, row: sa.Row[Any]) -> int:
    return int.from_bytes(hashlib.blake2b(orjson.dumps([name, *row]), digest_size=16).digest())


async def _begin(target: AsyncEngine, source_name: str) -> dict[str, int]:
    """How many rows of each kind have been carried over; notes that it has begun."""
    async with _begin_writing(target) as connection:
        if await connection.run_sync(lambda each: sa.inspect(each).has_table(MOVE_NOTE)):
            notes = (await connection.execute(sa.select(_note))).all()
            for note in notes:
                if note.source != source_name:
                    raise DatabaseRefused(Phrase("hosting-move-foreign", {"source": note.source}))
            return {note.name: note.done for note in notes}
        for table in metadata.sorted_tables:
            if await _count(connection, table):
                raise DatabaseRefused(Phrase("hosting-move-not-empty"))
        await connection.run_sync(_note.create)
        names = [table.name for table in metadata.sorted_tables]
        await connection.execute(sa.insert(_note), [{"name": name, "source": source_name, "done": 0} for name in names])
    return dict.fromkeys(names, 0)


async def _copy(reading: AsyncConnection, target: AsyncEngine, table: sa.Table, done: int) -> Any:
    """Copy a table from row `done` on, in the order of its key; yields how many at a time."""
    while True:
        query = sa.select(table).order_by(*table.primary_key.columns).offset(done).limit(MOST_ROWS_AT_ONCE)
        rows = (await reading.execute(query)).mappings().all()
        if not rows:
            return
        async with _begin_writing(target) as writing:
            await writing.execute(sa.insert(table), [dict(row) for row in rows])
            noted = sa.update(_note).where(_note.c.name == table.name, _note.c.done == done)
            if (await writing.execute(noted.values(done=done + len(rows)))).rowcount != 1:
                raise DatabaseRefused(Phrase("hosting-move-twice"))
        done += len(rows)
        yield len(rows)


async def _count(connection: AsyncConnection, table: sa.Table) -> int:
    return int((await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one())


def _begin_writing(engine: AsyncEngine) -> Any:
    return engine.execution_options(**{WRITES: True}).begin()
