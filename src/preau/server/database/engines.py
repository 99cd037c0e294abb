"""Connections to the database: to read from the event loop, and to write by one writer.

SQLite is written from a thread of its own, one hop for a whole transaction, where the async driver would hop for each
statement. Others are written over the async driver.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from preau.server.settings import OWNER_ONLY, make_private

WRITES = "preau_writes"  # execution option of a connection that writes
IDLE_SECONDS = 1.0  # a connection unused for longer is asked whether it is still there


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a database may take, in seconds, until it counts as away."""

    connect: float
    answer: float


SERVER_PATIENCE = Patience(connect=5, answer=10)  # somebody waits for a move
COMMAND_PATIENCE = Patience(connect=60, answer=3600)  # a host looks through millions of events, and can press Ctrl-C

T = TypeVar("T")


Work: TypeAlias = Callable[[sa.Connection], T]


class WriteConnection(Protocol):
    """The one connection that is written with: made when it is needed, and made again when it has broken."""

    def run(self, work: Work[T], then: Callable[[T | Exception], None]) -> None:
        """Begin the work; on the event loop `then` is given what it returns, or the error it raises."""
        ...

    async def close(self) -> None: ...


class SqliteWrites:
    """Writes from one thread, over a queue of its own: an executor would cost more than the statement it carries."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._connection: sa.Connection | None = None
        self._queue: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._work_on, name="preau-writer", daemon=True)

    def run(self, work: Work[T], then: Callable[[T | Exception], None]) -> None:
        """Begins at once, while the event loop goes on with what it is at."""
        loop = asyncio.get_running_loop()

        def carry_out() -> None:
            outcome: T | Exception
            try:
                outcome = work(self._connect())
            except Exception as error:  # noqa: BLE001  # whoever waits gets it, whatever it is
                outcome = error
            with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                loop.call_soon_threadsafe(then, outcome)

        try:
            if not self._thread.is_alive():
                self._thread.start()
        except RuntimeError as error:  # there can be no more threads
            loop.call_soon(then, error)
            return
        self._queue.put(carry_out)

    def _work_on(self) -> None:
        while (work := self._queue.get()) is not None:
            work()

    def _connect(self) -> sa.Connection:
        if self._connection is None or self._connection.invalidated:
            self._close()
            self._connection = self._engine.connect()
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        if self._thread.is_alive():
            self._queue.put(self._close)
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
        self._engine.dispose()


class PostgresWrites:
    """Writes over the async driver, on a connection of its own that is asked first whether it is still there."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._used = 0.0
        self._task: asyncio.Task[None] | None = None

    def run(self, work: Work[T], then: Callable[[T | Exception], None]) -> None:
        self._task = asyncio.create_task(self._carry_out(work, then), context=Context())

    async def _carry_out(self, work: Work[T], then: Callable[[T | Exception], None]) -> None:
        try:
            outcome: T | Exception = await self._do(work)
        except Exception as error:  # noqa: BLE001  # whoever waits gets it, whatever it is
            outcome = error
        then(outcome)

    async def _do(self, work: Work[T]) -> T:
        try:
            connection = await self._connect()
            result = await connection.run_sync(work)
        except (SQLAlchemyError, OSError):
            await self._drop()
            raise
        if connection.invalidated:
            await self._drop()
        self._used = time.monotonic()
        return result

    async def _connect(self) -> AsyncConnection:
        """A connection that was good a moment ago: a database that has been restarted costs nobody a move."""
        if self._connection is not None and time.monotonic() - self._used > IDLE_SECONDS:
            try:
                await self._connection.execute(sa.text("SELECT 1"))
                await self._connection.rollback()
            except (SQLAlchemyError, OSError):
                await self._drop()
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


def connect(url: str, patience: Patience = SERVER_PATIENCE) -> tuple[AsyncEngine, WriteConnection]:
    """What to read and what to write with."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite":
        engine = _postgresql(parsed, patience)
        return engine, PostgresWrites(engine)
    if parsed.database and not parsed.database.startswith((":memory:", "file:")):
        _make_private_file(Path(parsed.database))
    reads = create_async_engine(parsed, pool_size=4, hide_parameters=True)  # logs tell no chat
    writes = sa.create_engine(parsed.set(drivername="sqlite"), hide_parameters=True)
    for each in (reads.sync_engine, writes):
        sa.event.listen(each, "connect", _set_up_sqlite)
        sa.event.listen(each, "begin", _begin_sqlite)
    return reads, SqliteWrites(writes)


def _make_private_file(path: Path) -> None:
    """The database is for its owner alone, whoever made the file; SQLite gives its other files the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):  # SQLite says better what is wrong with a file that cannot be made
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, OWNER_ONLY))
    for each in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal"))):
        make_private(each)


def _postgresql(url: sa.URL, patience: Patience) -> AsyncEngine:
    """No question waits for ever, neither for a connection nor for an answer."""
    if "sslmode" in url.query:  # libpq's name for it; asyncpg's is another
        url = url.update_query_pairs([("ssl", str(url.query["sslmode"]))]).difference_update_query(["sslmode"])
    arguments = {"timeout": patience.connect, "command_timeout": patience.answer}
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=4,
        max_overflow=4,
        pool_timeout=patience.answer,
        pool_pre_ping=True,
        connect_args=arguments,
    )


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """WAL, and an fsync for every commit: what was acknowledged survives a power cut."""
    connection.isolation_level = None  # the driver's own BEGIN comes too late and is never IMMEDIATE
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    """A writer says so at once, so that it never has to turn from reader into writer."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
