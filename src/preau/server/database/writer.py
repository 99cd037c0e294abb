"""Appends, written group by group: all that wait go to disk in one transaction, so that a busy evening is few fsyncs.

What a transaction writes is plain SQLAlchemy Core, for any connection.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from typing import Any, TypeAlias

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from preau.server.database.club.game_end import GameEnd, write_end
from preau.server.database.engines import WriteConnection
from preau.server.database.migrate import NEWEST, SCHEMA_QUERY
from preau.server.database.schema import (
    call_wishes,
    calls,
    push_subscriptions,
    table_guests,
    table_index,
    table_log,
    table_seats,
)
from preau.server.database.summary import Summary
from preau.server.ops.metrics import APPEND_FAILURES, APPEND_GROUPS

MOST_WRITES_AT_ONCE = 500
MOST_ROWS_AT_ONCE = 200  # of four values each: SQLite was once built for no more than 999 in a statement
SCHEMA_SECONDS = 1.0  # for which the schema is taken to be what it was

log = structlog.get_logger()


class Conflict(Exception):
    """That sequence number is taken: somebody was faster."""


class StoreFailed(Exception):
    """The database did not take it."""


class SchemaChanged(StoreFailed):
    """Another version has brought the database to another schema: what this one would write might be half of it."""


@dataclass(frozen=True, slots=True)
class TurnCall:
    """A turn that begins with these events: the holder of its seat is called, if they wish that for this game."""

    turn: int
    seat: int
    holder: str
    game: str
    at: int


@dataclass(slots=True)  # not frozen: one is made for each move, and that makes it at half the cost
class Append:
    """Events (when, JSON text) that follow each other from `seq` on, and the table's line in the lists if new.

    `call` is the turn that begins with them, `named` are guests whom the log names from now on. A table that is over
    has an `end`; `ends` if it is these events that end it. Where somebody is
    forgotten, `rewritten` events (number, JSON text) take the place of those that named them, and `unnamed` are their
    ids.
    """

    table_id: str
    seq: int
    events: tuple[tuple[int, str], ...]
    summary: Summary | None = None
    named: tuple[str, ...] = ()
    rewritten: tuple[tuple[int, str], ...] = ()
    unnamed: tuple[str, ...] = ()
    call: TurnCall | None = None
    begun: tuple[TurnCall, ...] = ()  # others who are told that it has begun
    end: GameEnd | None = None
    ends: bool = False
    also: tuple[sa.Insert | sa.Update | sa.Delete, ...] = ()  # goes with the events, or neither does

    @property
    def is_plain(self) -> bool:
        """Whether these are events and nothing else, but for calls, if anybody wishes for one."""
        return not (self.summary or self.named or self.rewritten or self.unnamed or self.end or self.also)

    @property
    def calls(self) -> tuple[TurnCall, ...]:
        return (*self.begun, self.call) if self.call else self.begun


Change: TypeAlias = sa.Insert | sa.Update | sa.Delete
Write: TypeAlias = Append | tuple[Change, ...]
WriteOutcome: TypeAlias = Conflict | StoreFailed | None


@dataclass(slots=True)
class _Waiting:
    write: Write
    done: asyncio.Future[None]

    def settle(self, outcome: WriteOutcome) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if outcome is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(outcome)


class Writer:
    """Write, then stop it."""

    def __init__(self, connection: WriteConnection) -> None:
        self._connection = connection
        self._waiting: list[_Waiting] = []
        self._group: list[_Waiting] = []  # what is being written
        self._idle = asyncio.Event()
        self._idle.set()
        self._stopping = False
        self.is_failing = False  # whether the database did not take the last group
        self._schema_asked = -SCHEMA_SECONDS
        self._schema_is_ours = True

    async def stop(self) -> None:
        """Write what waits, then end."""
        self._stopping = True
        await self._idle.wait()
        await self._connection.close()

    async def write(self, write: Write) -> None:
        """Durable when this returns; raises Conflict or StoreFailed."""
        if self._stopping:
            raise StoreFailed("the server is stopping")
        waiting = _Waiting(write, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if not self._group:
            self._begin_group()
        await waiting.done

    def _begin_group(self) -> None:
        """Have written what waits: the event loop decides the next moves while these go to disk."""
        self._idle.clear()
        self._group = self._take_waiting()
        writes = [waiting.write for waiting in self._group]
        self._connection.run(partial(self._commit_ours, writes=writes), self._end_group)

    def _take_waiting(self) -> list[_Waiting]:
        taken, self._waiting = self._waiting[:MOST_WRITES_AT_ONCE], self._waiting[MOST_WRITES_AT_ONCE:]
        return taken

    def _end_group(self, outcomes: list[WriteOutcome] | Exception) -> None:
        """Tell those who wait, and go on with what came meanwhile."""
        group, self._group = self._group, []
        if isinstance(outcomes, Exception):
            group += self._take_waiting()
            outcomes = [StoreFailed(str(outcomes)) for _ in group]
        if self._waiting:
            self._begin_group()
        else:
            self._idle.set()
        self._settle(group, outcomes)

    def _settle(self, group: Sequence[_Waiting], outcomes: Sequence[WriteOutcome]) -> None:
        APPEND_GROUPS.observe(len(group))
        APPEND_FAILURES.inc(sum(isinstance(outcome, StoreFailed) for outcome in outcomes))
        for waiting, outcome in zip(group, outcomes, strict=True):
            waiting.settle(outcome)
        self.is_failing = all(isinstance(outcome, StoreFailed) for outcome in outcomes)
        if self.is_failing:
            log.error("append failed", appends=len(group), why=str(outcomes[0]))

    def _commit_ours(self, connection: sa.Connection, writes: Sequence[Write]) -> list[WriteOutcome]:
        """Write to a schema that is ours alone; it is asked for every second."""
        if time.monotonic() - self._schema_asked > SCHEMA_SECONDS:
            with connection.begin():
                self._schema_is_ours = connection.execute(SCHEMA_QUERY).scalar() == NEWEST
            self._schema_asked = time.monotonic()
        if not self._schema_is_ours:
            return [SchemaChanged("the database has another schema now") for _ in writes]
        return commit(connection, writes)


# --- one transaction -----------------------------------------------------------------------------------------------

ONE_WRITE_SQLSTATES = (
    "22",
    "40",
)  # classes of PostgreSQL's errors: a value it cannot store, two that waited for each other


def commit(connection: sa.Connection, writes: Sequence[Write]) -> list[WriteOutcome]:
    """Commit all writes in one transaction; if one of them cannot be, each in its own. What became of each."""
    try:
        if not _write_in_one(connection, writes):
            with connection.begin():
                _write(connection, writes)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        if isinstance(error, IntegrityError) and len(writes) == 1:
            return [Conflict(str(error.orig))]
        if not _of_one_write(error):
            connection.invalidate()
        elif len(writes) > 1:
            return [commit(connection, [write])[0] for write in writes]
        return [StoreFailed(str(error)) for _ in writes]
    return [None] * len(writes)


def _write_in_one(connection: sa.Connection, writes: Sequence[Write]) -> bool:
    """Write moves, which are nearly everything, in one statement, which SQLite makes a transaction of its own.

    A thread waits for its turn among the others with each call to the driver; so it waits once, not six times. Where
    this is not possible nothing is written.
    """
    appends = [each for each in writes if isinstance(each, Append) and each.is_plain]
    rows = [(each.table_id, each.seq + number, *event) for each in appends for number, event in enumerate(each.events)]
    if connection.dialect.name != "sqlite" or len(appends) < len(writes) or not 0 < len(rows) <= MOST_ROWS_AT_ONCE:
        return False
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    holders = tuple({call.holder for each in appends for call in each.calls})
    if holders and driver.execute(_wishing_query(connection.dialect, len(holders)), holders).fetchall():
        return False
    try:
        driver.execute(_insert_events(connection.dialect, len(rows)), tuple(chain.from_iterable(rows)))
    except sqlite3.IntegrityError:  # a number is taken: whose, is found one by one
        return False
    return True


def _of_one_write(error: Exception) -> bool:
    """Whether one write is at fault, so that the others may be written without it."""
    if isinstance(error, IntegrityError | DataError):
        return True
    return isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith(ONE_WRITE_SQLSTATES)


def _write(connection: sa.Connection, writes: Sequence[Write]) -> None:
    """All processes write in the order of the tables' ids, so that no two wait for each other."""
    appends = sorted((each for each in writes if isinstance(each, Append)), key=lambda each: (each.table_id, each.seq))
    _write_events(connection, [
        (append.table_id, append.seq + number, at, event)
        for append in appends
        for number, (at, event) in enumerate(append.events)
    ])  # fmt: skip
    for append in appends:
        if append.summary is not None:
            _write_summary(connection, append, append.summary)
        if append.rewritten or append.named or append.unnamed:
            _write_names(connection, append)
        if append.end is not None:
            write_end(connection, append.end, first=append.ends)
    _write_calls(
        connection,
        [(append.table_id, call) for append in appends for call in append.calls],
    )
    for each in writes:
        for change in each.also if isinstance(each, Append) else each:
            connection.execute(change)


def _write_summary(connection: sa.Connection, append: Append, summary: Summary) -> None:
    columns = summary.columns(append.events[-1][0])
    if append.seq == 0:
        seats = [
            {"table_id": summary.id, "seat": number, "holder": holder, "serial": 0}
            for number, holder in enumerate(summary.holders)
        ]
        connection.execute(sa.insert(table_index), [columns])
        connection.execute(sa.insert(table_seats), seats)
        return
    connection.execute(sa.update(table_index).where(table_index.c.id == summary.id).values(columns))
    for number, holder in enumerate(summary.holders):
        chosen = sa.and_(table_seats.c.table_id == summary.id, table_seats.c.seat == number)
        connection.execute(sa.update(table_seats).where(chosen).values(holder=holder))


def _write_names(connection: sa.Connection, append: Append) -> None:
    for number, event in append.rewritten:
        chosen = sa.and_(table_log.c.table_id == append.table_id, table_log.c.seq == number)
        connection.execute(sa.update(table_log).where(chosen).values(event=event))
    here = table_guests.c.table_id == append.table_id
    if append.unnamed:
        connection.execute(sa.delete(table_guests).where(here, table_guests.c.guest.in_(append.unnamed)))
    if append.named:
        known = set(connection.execute(sa.select(table_guests.c.guest).where(here)).scalars())
        new = [{"table_id": append.table_id, "guest": guest} for guest in append.named if guest not in known]
        if new:
            connection.execute(sa.insert(table_guests), new)


def _write_events(connection: sa.Connection, rows: list[tuple[Any, ...]]) -> None:
    """SQLite takes many rows in one statement: with each, its driver would wait for its turn among the threads."""
    if connection.dialect.name != "sqlite":
        if rows:
            connection.exec_driver_sql(_insert_events(connection.dialect), rows)
        return
    for first in range(0, len(rows), MOST_ROWS_AT_ONCE):
        some = rows[first : first + MOST_ROWS_AT_ONCE]
        connection.exec_driver_sql(_insert_events(connection.dialect, len(some)), tuple(chain.from_iterable(some)))


@cache
def _insert_events(dialect: sa.Dialect, rows: int = 1) -> str:
    """The one statement of nearly every transaction, as the driver takes it: to make it anew costs more than to run."""
    one = str(sa.insert(table_log).compile(dialect=dialect))
    _, _, values = one.partition(" VALUES ")
    return one + f", {values}" * (rows - 1)


def _write_calls(connection: sa.Connection, begun: list[tuple[str, TurnCall]]) -> None:
    """Most players wish for no call; one question finds those who do."""
    if not begun:
        return
    holders = sorted({call.holder for _, call in begun})
    wishing = set(
        connection.exec_driver_sql(_wishing_query(connection.dialect, len(holders)), tuple(holders)).scalars()
    )
    called = [_call_values(table_id, call) for table_id, call in begun if call.holder in wishing]
    if called:
        connection.execute(_insert_calls(connection.dialect.name), called)


@cache
def _wishing_query(dialect: sa.Dialect, holders: int) -> str:
    """Which of so many people wish for calls: asked in nearly every transaction as well."""
    asked: list[sa.BindParameter[str]] = [sa.bindparam(f"holder_{number}") for number in range(holders)]
    return str(sa.select(call_wishes.c.guest).where(call_wishes.c.guest.in_(asked)).compile(dialect=dialect))


def _call_values(table_id: str, call: TurnCall) -> dict[str, Any]:
    return {
        "call_id": f"{table_id}.{call.turn}.{call.seat}", "of_table": table_id, "of_turn": call.turn,
        "of_seat": call.seat, "holder": call.holder, "game": f"%,{call.game},%", "at": call.at,
    }  # fmt: skip


@cache
def _insert_calls(dialect: str) -> sa.Insert:
    """Into the outbox goes what the seat's holder wishes to hear of; a turn that is there already stays as it is."""
    columns: list[sa.ColumnElement[Any]] = [
        sa.bindparam("call_id", type_=sa.String), sa.bindparam("of_table", type_=sa.String),
        sa.bindparam("of_turn", type_=sa.Integer), sa.bindparam("of_seat", type_=sa.Integer),
        sa.bindparam("at", type_=sa.BigInteger) + call_wishes.c.after,
    ]  # fmt: skip
    columns += [sa.literal_column(each) for each in ("'waiting'", "0", "''", "0", "''")]
    wished = sa.or_(call_wishes.c.games == "", call_wishes.c.games.like(sa.bindparam("game", type_=sa.String)))
    browser = sa.exists().where(push_subscriptions.c.guest == call_wishes.c.guest)
    reachable = sa.or_(call_wishes.c.mail.is_not(None), browser)
    chosen = sa.select(*columns).where(call_wishes.c.guest == sa.bindparam("holder"), wished, reachable)
    names = ["id", "table_id", "turn", "seat", "due", "state", "lease", "lessee", "tries", "done"]
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert(calls).from_select(names, chosen).on_conflict_do_nothing()
