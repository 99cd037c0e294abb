"""Connections to the database: to read from the event loop, and to write by one writer.

SQLite is read and written from threads of its own, one hop for a whole query or transaction, where the async driver
would hop ten times: with each hop the event loop and a thread wait for each other. Others are reached over the async
driver, as are migrations and the commands for hosts.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
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
READ_THREADS = 3  # questions to SQLite are short; a long one leaves room for others
IDLE_SECONDS = 1.0  # a connection unused for longer is asked whether it is still there


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long a database may take, in seconds, until it counts as away."""

    connect: float
    answer: float


SERVER_TIMEOUTS = Timeouts(connect=5, answer=10)  # somebody waits for a move
COMMAND_TIMEOUTS = Timeouts(connect=60, answer=3600)  # a host looks through millions of events, and can press Ctrl-C

T = TypeVar("T")


Work: TypeAlias = Callable[[sa.Connection], T]


class WriteConnection(Protocol):
    """The one connection that is written with: made when it is needed, and made again when it has broken."""

    def run(self, work: Work[T], then: Callable[[T | Exception], None]) -> None:
        """Begin the work; on the event loop `then` is given what it returns, or the error it raises."""
        ...

    async def close(self) -> None: ...


class ReadConnections(Protocol):
    """Connections that are only read from."""

    async def ask(self, work: Work[T]) -> T:
        """What the work returns, or the error it raises."""
        ...

    async def close(self) -> None: ...


Order: TypeAlias = tuple[Work[Any], Callable[[Any], None], asyncio.AbstractEventLoop]


class SqliteThreads:
    """Threads with a connection each, over a queue of their own: an executor would cost more than what it carries."""

    def __init__(self, engine: sa.Engine, name: str, count: int = 1) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Order | None] = SimpleQueue()
        self._threads = [Thread(target=self._work_on, name=f"preau-{name}", daemon=True) for _ in range(count)]
        self._waiting = list(self._threads)  # to be started
        self._closed = False

    def run(self, work: Work[T], then: Callable[[T | Exception], None]) -> None:
        """Begins at once, while the event loop goes on with what it is at."""
        loop = asyncio.get_running_loop()
        try:
            self._start()
        except (OSError, RuntimeError) as error:
            loop.call_soon(then, OSError(str(error)))
        else:
            self._queue.put((work, then, loop))

    def _start(self) -> None:
        """Raises OSError after the end, and RuntimeError where there can be no thread at all."""
        if self._closed:
            raise OSError("the database is closed")
        try:
            while self._waiting:
                self._waiting[-1].start()
                self._waiting.pop()
        except RuntimeError:
            if len(self._waiting) == len(self._threads):
                raise

    async def ask(self, work: Work[T]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def settle(outcome: T | Exception) -> None:
            if answer.done():  # whoever waited has gone
                return
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        self.run(work, settle)
        return await answer

    def _work_on(self) -> None:
        connection: sa.Connection | None = None
        while (order := self._queue.get()) is not None:
            work, then, loop = order
            try:
                if connection is None:
                    connection = self._engine.connect()
                outcome = work(connection)
                broken = connection.invalidated
            except Exception as error:  # noqa: BLE001  # whoever waits gets it, whatever it is
                outcome, broken = error, True
            if broken:
                _close(connection)
                connection = None
            with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                loop.call_soon_threadsafe(then, outcome)
            del order, work, then, outcome  # the next order may be long in coming
        _close(connection)

    async def close(self) -> None:
        self._closed = True
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            if thread not in self._waiting:
                await asyncio.to_thread(thread.join)
        self._engine.dispose()


def _close(connection: sa.Connection | None) -> None:
    """Let go of a connection, in whatever state it is."""
    if connection is not None:
        with suppress(SQLAlchemyError, sqlite3.Error):
            connection.close()


class PostgresReads:
    """Reads over the async driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def ask(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


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


def connect(url: str, timeouts: Timeouts = SERVER_TIMEOUTS) -> tuple[AsyncEngine, WriteConnection]:
    """What to look at it and change its schema with, and what to write with."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite":
        engine = _postgresql(parsed, timeouts)
        return engine, PostgresWrites(engine)
    if parsed.database and not parsed.database.startswith((":memory:", "file:")):
        _make_private_file(Path(parsed.database))
    engine = create_async_engine(parsed, hide_parameters=True)  # logs tell no chat
    writes = _sqlite_in_threads(parsed)
    for each in (engine.sync_engine, writes):
        sa.event.listen(each, "connect", _set_up_sqlite)
        sa.event.listen(each, "begin", _begin_sqlite)
    return engine, SqliteThreads(writes.execution_options(**{WRITES: True}), "writer")


def connect_reads(engine: AsyncEngine) -> ReadConnections:
    """What a server reads with, which asks one question at a time: that needs no transaction."""
    if engine.url.get_backend_name() != "sqlite":
        return PostgresReads(engine)
    reads = _sqlite_in_threads(engine.url)
    sa.event.listen(reads, "connect", _set_up_sqlite)
    return SqliteThreads(reads, "reader", READ_THREADS)


def _sqlite_in_threads(url: sa.URL) -> sa.Engine:
    """Each thread has a connection of its own, and keeps it."""
    return sa.create_engine(url.set(drivername="sqlite"), hide_parameters=True, poolclass=sa.NullPool)


def _make_private_file(path: Path) -> None:
    """The database is for its owner alone, whoever made the file; SQLite gives its other files the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):  # SQLite says better what is wrong with a file that cannot be made
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, OWNER_ONLY))
    for each in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal"))):
        make_private(each)


def _postgresql(url: sa.URL, timeouts: Timeouts) -> AsyncEngine:
    """No question waits for ever, neither for a connection nor for an answer."""
    if "sslmode" in url.query:  # libpq's name for it; asyncpg's is another
        url = url.update_query_pairs([("ssl", str(url.query["sslmode"]))]).difference_update_query(["sslmode"])
    arguments = {"timeout": timeouts.connect, "command_timeout": timeouts.answer}
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=4,
        max_overflow=4,
        pool_timeout=timeouts.answer,
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
