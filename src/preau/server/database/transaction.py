"""What is written in one transaction, and what becomes of it. Plain SQLAlchemy Core, for any connection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from preau.games.api import Phrase, TableRefused
from preau.server.database.schema import table_guests, table_index, table_log, table_seats
from preau.server.database.summary import Summary


class Conflict(Exception):
    """That sequence number is taken: somebody was faster."""


class StoreFailed(Exception):
    """The database did not take it."""


class Unreachable(TableRefused, StoreFailed):
    """The database does not answer; whoever asked is told so."""

    def __init__(self) -> None:
        super().__init__("unavailable", Phrase("server-unavailable"))


class NotSaved(TableRefused, StoreFailed):
    """The database did not take it; whoever asked is told so."""

    def __init__(self) -> None:
        super().__init__("not_saved", Phrase("server-not-saved"))


@dataclass(frozen=True, slots=True)
class Append:
    """Events (when, JSON text) that follow each other from `seq` on, and the table's line in the lists if new.

    `named` are guests whom the log names from now on. Where somebody is forgotten, `rewritten` events (number, JSON
    text) take the place of those that named them, and `unnamed` are their ids.
    """

    table_id: str
    seq: int
    events: tuple[tuple[int, str], ...]
    summary: Summary | None = None
    named: tuple[str, ...] = ()
    rewritten: tuple[tuple[int, str], ...] = ()
    unnamed: tuple[str, ...] = ()


Change: TypeAlias = sa.Insert | sa.Update | sa.Delete
Job: TypeAlias = Append | tuple[Change, ...]
Outcome: TypeAlias = Conflict | StoreFailed | None


ONE_JOB = ("22", "40")  # classes of PostgreSQL's errors: a value it cannot store, two that waited for each other


def commit(connection: sa.Connection, jobs: Sequence[Job]) -> list[Outcome]:
    """Write all jobs in one transaction; if one of them cannot be, each in its own. What became of each."""
    try:
        with connection.begin():
            _write(connection, jobs)
    except (SQLAlchemyError, OSError) as error:
        if isinstance(error, IntegrityError) and len(jobs) == 1:
            return [Conflict(str(error.orig))]
        if not _of_one_job(error):
            connection.invalidate()
        elif len(jobs) > 1:
            return [commit(connection, [job])[0] for job in jobs]
        return [StoreFailed(str(error)) for _ in jobs]
    return [None] * len(jobs)


def _of_one_job(error: Exception) -> bool:
    """Whether one job is at fault, so that the others may be written without it."""
    if isinstance(error, IntegrityError | DataError):
        return True
    return isinstance(error, DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith(ONE_JOB)


def _write(connection: sa.Connection, jobs: Sequence[Job]) -> None:
    """All processes write in the order of the tables' ids, so that no two wait for each other."""
    appends = sorted((job for job in jobs if isinstance(job, Append)), key=lambda job: (job.table_id, job.seq))
    rows: list[dict[str, Any]] = [
        {"table_id": job.table_id, "seq": job.seq + number, "at": at, "event": event}
        for job in appends
        for number, (at, event) in enumerate(job.events)
    ]
    if rows:
        connection.execute(_INSERT, rows)
    for append in appends:
        if append.summary is not None:
            _write_summary(connection, append, append.summary)
        _write_names(connection, append)
    for job in jobs:
        if not isinstance(job, Append):
            for change in job:
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


_INSERT = sa.insert(table_log)
