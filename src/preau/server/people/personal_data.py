"""Taking one's data along, and leaving for good. With or without an account."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import orjson

from preau.games.api import Refused
from preau.play.commands import Abandon, Resign
from preau.play.events import Said, from_json, guests_in
from preau.play.forget import ids_of
from preau.play.table import Table
from preau.server.database.audit import Audit
from preau.server.database.guest_index import RECENT_MS, mend_guest_index
from preau.server.database.people import Account, People
from preau.server.database.store import Entry, Unreachable
from preau.server.tables.live import public_event
from preau.server.tables.public import record_text
from preau.server.tables.service import TableService

PEOPLE_COLUMNS = {"guest", "by", "account", "asker", "friend", "blocked", "link"}  # in which somebody's id stands


async def export_data(
    service: TableService, people: People, audit: Audit, guest_id: str, account: Account | None, **more: Any
) -> bytes:
    """One JSON file: account, sessions, tables with records, what one said, what was noted, how one is called; more.

    No guest's id is in it, one's own neither: at tables they go by names that are good there only.
    """
    tables: list[dict[str, Any]] = []
    chat: list[dict[str, Any]] = []
    await mend_guest_index(service.store, service.now, unless_within_ms=RECENT_MS)
    for table_id in await service.store.tables_naming(guest_id):
        table, entries = await service.table(table_id), await service.store.read(table_id)
        row, said = await asyncio.to_thread(_export_table, table_id, table, entries, guest_id)
        tables.append(row)
        chat += said
    keys = await people.passkeys(guest_id)
    found = {
        "account": None if account is None else {"name": account.name, "created": account.created},
        "passkeys": [{"credential": key.credential, "created": key.created} for key in keys],
        "sessions": _rows(await people.sessions_by(guest_id)),
        "tables": tables,
        "chat": chat,
        "audit": _rows(await audit.of_guest(guest_id)),
        "reports": _rows(await people.reports_by(guest_id)),
        "calls": {
            "wishes": _rows(await people.wishes_by(guest_id)),
            "browsers": _rows(await people.browsers_of(guest_id)),
        },
        "club": {name: _rows(rows) for name, rows in (await people.club_rows(guest_id)).items()},
        **more,
    }
    return orjson.dumps(found, option=orjson.OPT_INDENT_2)


def _export_table(
    table_id: str, table: Table, entries: Sequence[Entry], guest_id: str
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a table holds of a guest, and what they said there. Beside the event loop: a record may be long."""
    log = [from_json(orjson.loads(entry.event)) for entry in entries]
    mine = set(ids_of(log, guest_id))
    row = {
        "id": table_id,
        "game": table.created.game,
        "opened": table.created.by == guest_id,
        "created": table.created.at,
        "status": table.status,
        "seats": [_seat(table, number) for number in table.seats_of(guest_id)],
        "events": [public_event(table_id, event) for event in log if mine & set(guests_in(event))],
        "record": record_text(table),
    }
    said = [
        {"table": table_id, "at": event.at, "name": event.name, "text": event.text}
        for event in log
        if isinstance(event, Said) and event.by in mine
    ]
    return row, said


def _seat(table: Table, number: int) -> dict[str, Any]:
    seat = table.seats[number]
    return {"seat": number, "name": seat.name, "avatar": seat.avatar, "out": seat.out}


def _rows(rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Rows as they are kept, without the ids of guests."""
    kept = [row._mapping.items() for row in rows]  # noqa: SLF001  # SQLAlchemy's public name for it
    return [{str(key): value for key, value in row if str(key) not in PEOPLE_COLUMNS} for row in kept]


async def forget_person(service: TableService, people: People, guest_id: str) -> None:
    """Leave every table, be taken out of its log, and then out of everything else. Can be done again if it fails."""
    await mend_guest_index(service.store, service.now)  # also what an older version wrote beside us
    for table_id in await service.store.tables_naming(guest_id):
        await _leave_table(service, table_id, guest_id)
        await service.forget(table_id, guest_id)
    await people.remove(guest_id)


async def _leave_table(service: TableService, table_id: str, guest_id: str) -> None:
    """End what cannot go on without this person; where others play on, a bot takes over."""
    table = await service.table(table_id)
    held = [number for number in table.seats_of(guest_id) if table.seats[number].out is None]
    alone = bool(held) and not table.others(held[0])
    if (table.status == "waiting" and table.created.by == guest_id) or (table.status == "playing" and alone):
        await _try(service, table_id, Abandon(guest_id))
    elif table.status == "playing":
        for number in held:
            await _try(service, table_id, Resign(number, guest_id))


async def _try(service: TableService, table_id: str, command: Abandon | Resign) -> None:
    """A table that has ended meanwhile is as good."""
    try:
        await service.do(table_id, command)
    except Unreachable:
        raise
    except Refused as refused:
        if refused.code in {"not_saved", "outdated"}:
            raise
