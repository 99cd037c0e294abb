"""What is written in one transaction, and what becomes of it. Plain SQLAlchemy Core, for any connection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from preau.server.schema import table_index, table_log, table_seats
from preau.server.summaries import Summary


class Conflict(Exception):
    """That sequence number is taken: somebody was faster."""


class StoreFailed(Exception):
    """The database did not take it."""


@dataclass(frozen=True, slots=True)
class Append:
    """Events (when, JSON text) that follow each other from `seq` on, and the table's line in the lists if new."""

    table_id: str
    seq: int
    events: tuple[tuple[int, str], ...]
    summary: Summary | None = None


Job: TypeAlias = Append | sa.Update
Outcome: TypeAlias = Conflict | StoreFailed | None


def commit(connection: sa.Connection, jobs: Sequence[Job]) -> list[Outcome]:
    """Write all jobs in one transaction; if a number in it is taken, each in its own. What became of each."""
    try:
        with connection.begin():
            _write(connection, jobs)
    except IntegrityError as error:
        if len(jobs) == 1:
            return [Conflict(str(error.orig))]
        return [commit(connection, [job])[0] for job in jobs]
    except (SQLAlchemyError, OSError) as error:
        connection.invalidate()
        return [StoreFailed(str(error)) for _ in jobs]
    return [None] * len(jobs)


def _write(connection: sa.Connection, jobs: Sequence[Job]) -> None:
    rows: list[dict[str, Any]] = []
    for job in jobs:
        if isinstance(job, Append):
            rows += [
                {"table_id": job.table_id, "seq": job.seq + number, "at": at, "event": event}
                for number, (at, event) in enumerate(job.events)
            ]
    if rows:
        connection.execute(_INSERT, rows)
    for job in jobs:
        if not isinstance(job, Append):
            connection.execute(job)
        elif job.summary is not None:
            _write_summary(connection, job, job.summary)


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


_INSERT = sa.insert(table_log)
