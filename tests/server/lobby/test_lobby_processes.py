"""The board in two processes: each hears of the other's tables and spectators, and finds what no hint told it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import sqlalchemy as sa

from preau.play.commands import Resign
from preau.play.events import SeatPlan, TableTerms
from preau.server.database.club.lobby import seek_ends, seeks
from preau.server.database.schema import table_index
from preau.server.database.store import Store
from preau.server.lobby.board import LobbyBoard, LobbyChange
from preau.server.settings import with_driver
from preau.server.tables.bus import Listener, LocalBus, NoteListener, PresenceListener
from preau.server.tables.seat_links import Links
from preau.server.tables.service import Player, TableService
from tests.server.lobby.seek_nursery import SEEKERS

PAIR = TableTerms("cerocle", {"players": 2}, (SeatPlan("person"),) * 2, public=True)
ROOT = Path(__file__).parents[3]


class Wire(LocalBus):
    """A bus to one other process; what is cut carries nothing."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self.other: Wire | None = None
        self.cut = False
        self.changes: list[Listener] = []
        self.notes: dict[str, list[NoteListener]] = {}

    def publish(self, table_id: str, seq: int) -> None:
        self.tell(table_id, seq)
        for listener in self.other.changes if self.other and not self.cut else ():
            listener(table_id, seq)

    def publish_note(self, kind: str, about: str, text: str) -> None:
        for listener in self.other.notes.get(kind, ()) if self.other and not self.cut else ():
            listener("other", about, text)

    def hear_notes(self, kind: str, listener: NoteListener) -> None:
        self.notes.setdefault(kind, []).append(listener)

    def subscribe_remote(self, on_change: Listener, on_presence: PresenceListener) -> None:
        del on_presence
        self.changes.append(on_change)


def with_two(folder: Path, work: Callable[[list[TableService], list[LobbyBoard]], Awaitable[None]]) -> None:
    async def run() -> None:
        url = f"sqlite+aiosqlite:///{folder}/club.sqlite3"
        stores = [await Store.open(url), await Store.open(url)]
        wires = [Wire(), Wire()]
        wires[0].other, wires[1].other = wires[1], wires[0]
        services = [TableService(store, wire, Links("key", 1)) for store, wire in zip(stores, wires, strict=True)]
        boards = [LobbyBoard(service) for service in services]
        try:
            await work(services, boards)
        finally:
            for board in boards:
                await board.close()
            for store in stores:
                await store.close()

    asyncio.run(run())


async def look_until(board: LobbyBoard, seen: Callable[[], bool]) -> None:
    """What changes here while a look is under way is left to the next one."""
    async with asyncio.timeout(20):
        while not seen():
            await board.read_all()
            await asyncio.sleep(0.02)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.02)


def test_each_hears_of_the_others_tables(tmp_path: Path) -> None:
    """Opened, joined and over elsewhere; a private one is asked for once and never shown."""

    async def work(services: list[TableService], boards: list[LobbyBoard]) -> None:
        told: list[LobbyChange] = []
        boards[1].on_change = told.append
        secret = await services[0].open(TableTerms("cerocle", {"players": 2}), "a", Player("a", "Ann"), 0)
        table = await services[0].open(PAIR, "a", Player("a", "Ann"), 0)
        await until(lambda: len(boards[1]) == 1)
        (line,) = boards[1].tables("open")
        assert (line.id, line.free_seats, line.holders) == (table, (1,), frozenset("a"))
        boards[0].note_crowd(table, 3)
        await until(lambda: boards[1].tables("open")[0].watching == 3)
        boards[1].note_crowd(table, 2)
        await until(lambda: boards[0].tables("open")[0].watching == 5)
        await services[1].sit(table, 1, Player("b", "Bob"))
        await until(lambda: [each.id for each in boards[0].tables("watch")] == [table])
        await services[0].do(table, Resign(0))
        await until(lambda: not boards[1].tables("watch"))
        assert secret not in {each.id for change in told for each in change.lines}
        assert all(secret not in change.gone for change in told)

    with_two(tmp_path, work)


def test_what_no_hint_told_is_found(tmp_path: Path) -> None:
    """While the bus is away the database is asked; after a restart the board is as it was."""

    async def work(services: list[TableService], boards: list[LobbyBoard]) -> None:
        for service in services:
            assert isinstance(service.bus, Wire)
            service.bus.cut = True
        table = await services[0].open(PAIR, "a", Player("a", "Ann"), 0)
        await look_until(boards[1], lambda: [each.id for each in boards[1].tables("open")] == [table])
        await services[1].sit(table, 1, Player("b", "Bob"))
        await look_until(boards[0], lambda: [each.id for each in boards[0].tables("watch")] == [table])
        await services[1].do(table, Resign(0))
        await look_until(boards[0], lambda: not boards[0].tables("watch"))
        fresh = LobbyBoard(TableService(services[0].store, LocalBus(), Links("key", 1)))
        await services[0].open(PAIR, "a", Player("a", "Ann"), 0)
        await fresh.read_all()
        assert len(fresh) == 1

    with_two(tmp_path, work)


def test_killed_between_match_and_table(tmp_path: Path) -> None:
    """Wherever a process dies that brings people together, each seek ends once, at a table of two that is there."""
    log, database = tmp_path / "kills", f"sqlite:///{tmp_path / 'club.sqlite3'}"
    command = [sys.executable, "-m", "tests.server.lobby.seek_nursery", database, str(log)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    kills = Counter(log.read_text().splitlines())
    assert set(kills) == {f"{when} {what}" for when in ("before", "after") for what in ("append", "open_for")}, kills

    async def check() -> None:
        store = await Store.open(with_driver(database))
        try:
            ends = await store.rows(sa.select(seek_ends.c.guest, seek_ends.c.table_id))
            tables = {row[0] for row in await store.rows(sa.select(table_index.c.id))}
            assert await store.rows(sa.select(seeks.c.id)) == []
            assert sorted(row.guest for row in ends) == sorted(f"g{number}" for number in range(SEEKERS))
            assert {row.table_id for row in ends} == tables
            assert set(Counter(row.table_id for row in ends).values()) == {2}
            service = TableService(store, LocalBus(), Links("key", 1))
            for row in ends:
                assert (await service.table(row.table_id)).seats_of(row.guest)
        finally:
            await store.close()

    asyncio.run(check())
