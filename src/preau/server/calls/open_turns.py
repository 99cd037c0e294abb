"""The turns that wait for somebody just now, at all their tables."""

from __future__ import annotations

from collections.abc import Iterable

from preau.play.table import Table
from preau.server.calls.message import CallMessage, call_message
from preau.server.database.store import Listed
from preau.server.tables.service import TableService
from preau.server.tables.turns import awaited_seat
from preau.words import Language


async def open_turns(
    service: TableService, guest_id: str, going: Iterable[Listed], language: Language
) -> list[CallMessage]:
    """What to say of each, the newest first; `going` are the person's tables."""
    found = [
        call_message(table_id, table, seat, language, service.now())
        for table_id, table, seat in await _awaited_turns(service, guest_id, going)
    ]
    return sorted(found, key=lambda turn: -turn.since)


async def count_open_turns(service: TableService, guest_id: str, going: Iterable[Listed]) -> int:
    return len(await _awaited_turns(service, guest_id, going))


async def _awaited_turns(service: TableService, guest_id: str, going: Iterable[Listed]) -> list[tuple[str, Table, int]]:
    tables = await service.sound_tables(each.id for each in going if each.status == "playing")
    seats = ((table_id, table, awaited_seat(table)) for table_id, table in tables.items())
    return [
        (table_id, table, seat)
        for table_id, table, seat in seats
        if seat is not None and table.seats[seat].holder == guest_id
    ]
