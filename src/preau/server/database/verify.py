"""Looking through a database: every log is replayed through the rules, and the lists must follow from the logs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from preau.games.api import Phrase
from preau.games.registry import OtherRules, UnknownGame
from preau.play.events import Event, Flagged, Moved, NewerEvent, Nudged, TimedOut, from_json, guests_in
from preau.play.fold import after_event, fold
from preau.play.table import Table
from preau.server.database.club.game_end import GameEnd, SeatEnd
from preau.server.database.club.ledger import first_damage
from preau.server.database.club.moderation import moderation_ledger
from preau.server.database.club.people import result_seats, results
from preau.server.database.inspect import Progress, open_database
from preau.server.database.schema import notes, table_guests, table_index, table_log, table_seats
from preau.server.database.summary import Summary

LISTED = ("game", "status", "public", "wakes", "by", "created", "seats")  # columns that follow from the log


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it must be; `phrase` says it."""

    table: str
    phrase: Phrase


@dataclass(slots=True)
class Seen:
    """How much was looked through."""

    tables: int = 0
    events: int = 0


async def verify(url: str, seen: Seen, progress: Progress = lambda _done, _all: None) -> AsyncIterator[Finding]:
    """All findings, table by table; raises DatabaseRefused. Changes nothing."""
    async with open_database(url) as engine, engine.connect() as connection:
        if connection.dialect.name == "postgresql":  # a table's rows as of one moment, as SQLite shows them anyway
            await connection.execution_options(isolation_level="REPEATABLE READ")
        ids = await _ids(connection)
        filled = await connection.execute(sa.select(notes.c.value).where(notes.c.name == "results"))
        all_there = filled.first() is not None  # before a first start, those of older tables are not
        for number, table_id in enumerate(ids, 1):
            log = await _rows(connection, sa.select(table_log).where(table_log.c.table_id == table_id), "seq")
            listed = await _rows(connection, sa.select(table_index).where(table_index.c.id == table_id), "id")
            seats = await _rows(connection, sa.select(table_seats).where(table_seats.c.table_id == table_id), "seat")
            guests = await _rows(
                connection, sa.select(table_guests).where(table_guests.c.table_id == table_id), "guest"
            )
            ended = await _rows(connection, sa.select(results).where(results.c.table_id == table_id), "table_id")
            ends = await _rows(connection, sa.select(result_seats).where(result_seats.c.table_id == table_id), "seat")
            await connection.rollback()  # a long look must not keep the writer waiting
            for phrase in check(table_id, log, listed, seats, guests, Ending(ended, ends, all_there=all_there)):
                yield Finding(table_id, phrase)
            seen.tables += 1
            seen.events += len(log)
            progress(number, len(ids))
        ledger = await _rows(connection, sa.select(moderation_ledger), "number")
        damaged = first_damage(ledger)
        if damaged is not None:
            yield Finding(moderation_ledger.name, Phrase("hosts-ledger-damaged", {"number": damaged}))


@dataclass(frozen=True, slots=True)
class Ending:
    """What is kept of a table's end; `all_there` if something must be kept."""

    ended: Sequence[sa.Row[Any]] = ()
    seats: Sequence[sa.Row[Any]] = ()
    all_there: bool = False


def check(
    table_id: str,
    log: Sequence[sa.Row[Any]],
    listed: Sequence[sa.Row[Any]],
    seats: Sequence[sa.Row[Any]],
    guests: Sequence[sa.Row[Any]],
    ending: Ending | None = None,
) -> Iterator[Phrase]:
    """What is wrong with one table."""
    if not log:
        yield Phrase("hosting-verify-no-log")
        return
    table: Table | None = None
    in_log: set[str] = set()
    for number, row in enumerate(log):
        if row.seq != number:
            yield Phrase("hosting-verify-gap", {"seq": number, "found": row.seq})
            return
        try:
            event = from_json(orjson.loads(row.event))
            in_log.update(guests_in(event))
            wrong = _out_of_place(table, event, row.at)
            table = fold([event]) if table is None else after_event(table, event)
        except OtherRules as other:
            yield other.phrase
            return
        except UnknownGame as unknown:
            yield Phrase("hosting-verify-game", {"game": str(unknown.phrase.args["name"])})
            return
        except NewerEvent as newer:
            yield Phrase("hosting-verify-newer", {"seq": number, "why": str(newer)[:300]})
            return
        except (ValueError, LookupError) as error:
            yield Phrase("hosting-verify-broken", {"seq": number, "why": str(error)[:300]})
            return
        if wrong:
            yield Phrase(wrong, {"seq": number})
    assert table is not None
    yield from _lists(Summary.of(table_id, table), table.at, listed, seats)
    if in_log != {row.guest for row in guests}:
        yield Phrase("hosting-verify-guests", {"found": len(guests), "due": len(in_log)})
    if ending is not None:
        yield from _end(GameEnd.of(table_id, table), ending)


def _end(due: GameEnd | None, kept: Ending) -> Iterator[Phrase]:
    """Whether the result is kept as the log has it; who has been forgotten is nobody there."""
    if due is None or not kept.ended:
        missing = due is not None and kept.all_there
        if missing or kept.ended:
            yield Phrase("ratings-verify-result")
        return
    row, columns = kept.ended[0]._mapping, due.columns()  # noqa: SLF001  # SQLAlchemy's public name for it
    if (columns["state"], row["state"]) == ("due", "done"):
        columns["state"] = "done"
    same = all(row[name] == value for name, value in columns.items()) and len(kept.seats) == len(due.seats)
    if not same or not all(map(_same_seat, due.seats, kept.seats)):
        yield Phrase("ratings-verify-result")


def _same_seat(due: SeatEnd, kept: sa.Row[Any]) -> bool:
    columns = ("level", "place", "opening")
    return due.guest in {kept.guest, None} and all(getattr(due, each) == getattr(kept, each) for each in columns)


def _out_of_place(table: Table | None, event: Event, at: int) -> str | None:
    """What folding lets pass, since it trusts the log."""
    if event.at != at:
        return "hosting-verify-other-time"
    if table is None:
        return None
    if event.at < table.at:
        return "hosting-verify-time-back"
    if isinstance(event, Moved | TimedOut | Nudged | Flagged):
        if table.status != "playing":
            return "hosting-verify-not-playing"
        if event.seat != table.position.player:
            return "hosting-verify-wrong-seat"
    return None


def _lists(
    summary: Summary, last: int, listed: Sequence[sa.Row[Any]], seats: Sequence[sa.Row[Any]]
) -> Iterator[Phrase]:
    if not listed:
        yield Phrase("hosting-verify-not-listed")
    for row in listed:
        due = summary.columns(last)
        for column in LISTED:
            found = row._mapping[column]  # noqa: SLF001  # SQLAlchemy's public name for it
            if found != due[column]:
                yield Phrase("hosting-verify-list", {"column": column, "found": str(found), "due": str(due[column])})
        if not summary.created <= row.updated <= last:
            yield Phrase("hosting-verify-list", {"column": "updated", "found": str(row.updated), "due": str(last)})
    holders = {row.seat: row.holder for row in seats}
    for seat in sorted({*holders, *range(len(summary.holders))}):
        wanted = summary.holders[seat] if seat < len(summary.holders) else None
        if seat not in holders or seat >= len(summary.holders) or holders[seat] != wanted:
            yield Phrase("hosting-verify-seat", {"number": seat + 1})


async def _ids(connection: AsyncConnection) -> list[str]:
    """Every table that is mentioned anywhere."""
    everywhere = sa.union(
        sa.select(table_log.c.table_id),
        sa.select(table_index.c.id),
        sa.select(table_seats.c.table_id),
        sa.select(table_guests.c.table_id),
    )
    return sorted((await connection.execute(everywhere)).scalars())


async def _rows(connection: AsyncConnection, query: sa.Select[Any], order: str) -> Sequence[sa.Row[Any]]:
    found: Sequence[sa.Row[Any]] = (await connection.execute(query.order_by(order))).all()
    return found
