"""Games that wait for one person: those where it is their turn, the most urgent first."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from preau.play.table import Table
from preau.server.database.store import Listed
from preau.server.tables.service import TableService
from preau.server.tables.turns import awaited_seat


@dataclass(frozen=True, slots=True)
class WaitingGame:
    """A table where a person has to move; `until` is when their time is up, where time is kept."""

    id: str
    table: Table
    seat: int
    until: int | None


async def waiting_games(service: TableService, guest_id: str, going: Iterable[Listed]) -> list[WaitingGame]:
    """Where others wait for this person; `going` are their tables."""
    tables = await service.sound_tables(each.id for each in going if each.status == "playing")
    found = [
        WaitingGame(table_id, table, seat, table.deadline[0] if table.deadline else None)
        for table_id, table in tables.items()
        if (seat := awaited_seat(table)) is not None and table.seats[seat].holder == guest_id
    ]
    return sorted(found, key=lambda game: (game.until or sys.maxsize, game.table.at, game.id))


def next_game(games: Sequence[WaitingGame], after: str) -> WaitingGame | None:
    """The one to go to from that table: the next in the row, and after the last the first."""
    others = [game for game in games if game.id != after]
    place = next((number for number, game in enumerate(games) if game.id == after), None)
    if place is None or place >= len(others):
        return others[0] if others else None
    return others[place]
