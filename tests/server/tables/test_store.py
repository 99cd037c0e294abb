"""The log on disk."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar
from unittest.mock import Mock

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from preau.play.clocks import ClockPlan
from preau.play.commands import Abandon, Play, Say
from preau.play.events import SeatPlan, TableTerms
from preau.server.clock import DAY_MS
from preau.server.database import expiry
from preau.server.database.club.expiry import expire_clubs, expire_tournaments
from preau.server.database.club.tournaments import club_members, clubs, tournament_guests, tournament_index
from preau.server.database.engines import SqliteThreads
from preau.server.database.migrate import MIGRATIONS, NEWEST, WrongSchema
from preau.server.database.schema import accounts, call_wishes, metadata
from preau.server.database.store import Store, Unreachable
from preau.server.database.writer import Append, Conflict, TurnCall, Writer, commit
from preau.server.settings import Settings
from preau.server.tables.bus import LocalBus
from preau.server.tables.live import TableBounds
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService

T = TypeVar("T")


def with_store(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(Settings(data=path).url)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_number_is_given_once(tmp_path: Path) -> None:
    """Of many who want the same number one gets it, and those in the same group with other numbers are unharmed."""

    async def work(store: Store) -> None:
        same = [store.append(Append("t", 0, ((1, f'"{number}"'),))) for number in range(5)]
        other = [store.append(Append("u", number, ((1, '"x"'),))) for number in range(5)]
        answers = await asyncio.gather(*same, *other, return_exceptions=True)
        assert sum(isinstance(answer, Conflict) for answer in answers[:5]) == 4
        assert answers[5:] == [None] * 5
        assert len(await store.read("t")) == 1
        assert [entry.seq for entry in await store.read("u", 2)] == [2, 3, 4]

    with_store(tmp_path, work)


def test_what_comes_meanwhile_goes_next(tmp_path: Path) -> None:
    """Writing begins with the first append; all that come while it is written are the next group, however many."""

    async def work(store: Store) -> None:
        first = asyncio.ensure_future(store.append(Append("t", 0, ((1, '"x"'),))))
        many = [store.append(Append("t", 1 + 3 * number, ((1, '"x"'),) * 3)) for number in range(150)]
        await asyncio.gather(first, *many)
        assert [entry.seq for entry in await store.read("t")] == list(range(451))

    with_store(tmp_path, work)


def test_a_move_is_one_statement() -> None:
    """Events alone are a transaction by themselves; where somebody wishes to be called, the call goes with them."""
    engine, said = sa.create_engine("sqlite://"), list[str]()
    metadata.create_all(engine)
    call = TurnCall(turn=2, seat=1, holder="bob", game="cerocle", at=1)
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.isolation_level = None
        driver.set_trace_callback(lambda statement: said.append(statement.split()[0]))
        events = [Append("t", number, ((1, '"x"'),), call=call) for number in range(3)]
        assert commit(connection, events) == [None] * 3
        assert said == ["SELECT", "INSERT"]
        assert [type(outcome) for outcome in commit(connection, [events[2]])] == [Conflict]
        bob = {
            "guest": "bob",
            "handle": "h",
            "feed": 0,
            "games": "",
            "after": 0,
            "language": "en",
            "base": "",
            "mail": "b@example.org",
        }
        with connection.begin():
            connection.execute(sa.insert(call_wishes), bob)
        assert commit(connection, [Append("t", 3, ((1, '"x"'),), call=call)]) == [None]
        rows = driver.execute("SELECT count(*) FROM table_log UNION ALL SELECT count(*) FROM calls").fetchall()
        assert rows == [(4,), (1,)]


def test_a_question_is_one_turn_of_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop hears once of each answer, and goes on after one that nobody waits for, or that is an error."""

    async def work(store: Store) -> None:
        tell = Mock(side_effect=asyncio.get_running_loop().call_soon_threadsafe)
        monkeypatch.setattr(asyncio.get_running_loop(), "call_soon_threadsafe", tell)
        await store.append(Append("t", 0, ((1, '"x"'),)))
        tell.reset_mock()
        found = await asyncio.gather(*(store.read("t") for _ in range(20)))
        assert (tell.call_count, {len(each) for each in found}) == (20, {1})
        gone = asyncio.ensure_future(store.read("t"))
        await asyncio.sleep(0)
        gone.cancel()
        for _ in range(5):
            with pytest.raises(Unreachable):
                await store.rows(sa.text("SELECT * FROM nothing_of_the_kind"))
        assert len(await store.read("t")) == 1

    with_store(tmp_path, work)


def test_a_database_that_cannot_be_reached_is_tried_again() -> None:
    """Whoever waits is told, each of them, and the next append finds a database that is back."""
    engine, away = sa.create_engine("sqlite://"), [True]
    metadata.create_all(engine)

    class Connections:
        def run(self, work: Callable[[sa.Connection], T], then: Callable[[T | Exception], None]) -> None:
            with engine.connect() as connection:
                outcome = OSError("away") if away.pop() else work(connection)
            asyncio.get_running_loop().call_soon(then, outcome)

        async def close(self) -> None:
            engine.dispose()

    async def run() -> None:
        writer = Writer(Connections())
        writer._schema_asked = time.monotonic()  # there is no table of migrations to ask
        answers = await asyncio.gather(*(writer.write(()) for _ in range(3)), return_exceptions=True)
        assert [str(answer) for answer in answers] == ["away"] * 3
        assert writer.is_failing
        away.append(False)
        await writer.write(())
        assert not writer.is_failing
        await writer.stop()

    asyncio.run(run())


def test_two_processes_at_one_table(tmp_path: Path) -> None:
    """Two services on one database decide at the same time; both logs are one, without gap, and both converge."""

    async def work(store: Store) -> None:
        other = await Store.open(Settings(data=tmp_path).url)
        one, two = (TableService(each, LocalBus(), Links("key", 1)) for each in (store, other))
        terms = TableTerms("cerocle", {"players": "2"}, (SeatPlan("person"),) * 2, mode="same_screen")
        table = await one.open(terms, "a")
        await asyncio.gather(
            *(service.do(table, Say(0, "A", f"{number}")) for number in range(20) for service in (one, two))
        )
        entries = await store.read(table)
        assert [entry.seq for entry in entries] == list(range(41))
        for service in (one, two):
            await service.tables.catch_up(await service.live(table))
        assert (await one.table(table)).chat == (await two.table(table)).chat
        await other.close()

    with_store(tmp_path, work)


def test_tables_are_forgotten_and_found_again(tmp_path: Path) -> None:
    """Memory holds so many tables; the others come back from their logs."""

    async def work(store: Store) -> None:
        service = TableService(store, LocalBus(), Links("key", 1), bounds=TableBounds(tables=3))
        terms = TableTerms("cerocle", {"players": "2"}, (SeatPlan("person"),) * 2, mode="same_screen")
        ids = [await service.open(terms, "a") for _ in range(10)]
        assert len(service.tables) == 3
        assert (await service.table(ids[0])).status == "playing"
        assert len(service.tables) == 3

    with_store(tmp_path, work)


def test_memory_is_bounded_by_moves(tmp_path: Path) -> None:
    """A few long games take as much room as many short ones: the longest unused goes, a table that is watched stays."""

    async def work(store: Store) -> None:
        service = TableService(store, LocalBus(), Links("key", 1), bounds=TableBounds(moves=16))
        terms = TableTerms("cerocle", {"players": "2"}, (SeatPlan("person"),) * 2, mode="same_screen")
        ids = [await service.open(terms, "a") for _ in range(4)]
        (await service.live(ids[0])).watchers = 1
        for table_id in ids:
            for move in ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4"):
                await service.do(table_id, Play((await service.table(table_id)).position.player, move, by="a"))
            assert len((await service.table(table_id)).history) == 8
        assert [table_id for table_id in ids if service.tables.peek(table_id)] == [ids[0], ids[3]]

    with_store(tmp_path, work)


def test_old_tables_of_guests_expire(tmp_path: Path) -> None:
    """Those of accounts stay, running games of days a turn stay, and so does what was played at lately."""

    async def work(store: Store) -> None:
        service = TableService(store, LocalBus(), Links("key", 1))
        two = (SeatPlan("person"),) * 2
        plain = TableTerms("cerocle", {"players": "2"}, two, mode="same_screen")
        slow = replace(plain, clock=ClockPlan("days", 3 * 24 * 60 * 60))
        await store.write(sa.insert(accounts).values(id="ann", name="Ann", key="ann", created=0))
        old = [await service.open(terms, by) for terms, by in ((plain, "eve"), (slow, "eve"), (plain, "ann"))]
        over = await service.open(slow, "eve")
        await service.do(over, Abandon("eve"))
        talked = await service.open(plain, "eve")
        await service.do(talked, Say(None, "Ann", "hello", "ann"))
        wish = {"handle": "h", "feed": 0, "games": "", "after": 0, "language": "en", "base": ""}
        for guest in ("ann", "eve", "dora"):
            await store.write(sa.insert(call_wishes).values({**wish, "guest": guest, "handle": guest}))
        await service.open(plain, "dora")
        later = service.now() + 40 * DAY_MS
        assert await expiry.find_expired(store, 50, later) == []
        gone: list[str] = []
        assert await expiry.expire(store, 30, later, gone.append) == 3
        assert {old[0], over} < set(gone)
        assert [await store.read(each) for each in gone] == [[], [], []]
        wishes = {row.guest for row in await store.rows(sa.select(call_wishes.c.guest))}
        assert wishes == {"ann", "eve"}, "how to call somebody goes with their last table"
        assert all([await store.read(each) for each in (old[1], old[2], talked)])

    with_store(tmp_path, work)


def test_old_tournaments_and_clubs_expire(tmp_path: Path) -> None:
    """Where nobody with an account is left; what was entered by one, runs for one, or is new, stays."""

    async def work(store: Store) -> None:
        now = 400 * DAY_MS
        await store.write(sa.insert(accounts).values(id="ann", name="Ann", key="ann", created=0))
        await store.write(sa.insert(accounts).values(id="bob", name="Bob", key="bob", created=0))
        rows = {
            "over": ("over", "ann", ["ann", "eve"]), "entered": ("over", "ann", ["ann", "bob"]),
            "running": ("running", "ann", ["ann", "eve"]), "deserted": ("running", "gone", ["eve"]),
        }  # fmt: skip
        line = {"name": "Cup", "game": "cerocle", "kind": "swiss", "club": "", "players": 2, "starts": 0}
        for name, (status, by, guests) in rows.items():
            for updated, suffix in ((0, ""), (now, " new")):
                values = {**line, "id": name + suffix, "status": status, "by": by, "updated": updated}
                await store.write(sa.insert(tournament_index).values(values))
                for guest in guests:
                    await store.write(sa.insert(tournament_guests).values(guest=guest, tournament_id=name + suffix))
        for name, created in (("empty", 0), ("full", 0), ("new", now)):
            await store.write(sa.insert(clubs).values(id=name, name=name, key=name, about="", created=created))
        await store.write(sa.insert(club_members).values(club="full", account="ann", role="owner", joined=0))
        assert await expire_tournaments(store, 30, now) == 2
        left = {row.id for row in await store.rows(sa.select(tournament_index.c.id))}
        assert left == {"entered", "running", *(f"{name} new" for name in rows)}
        assert {row.tournament_id for row in await store.rows(sa.select(tournament_guests))} == left
        assert await expire_clubs(store, 30, now) == 1
        assert {row.id for row in await store.rows(sa.select(clubs.c.id))} == {"full", "new"}

    with_store(tmp_path, work)


def test_the_secret_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    """Restarts keep cookies and links good."""
    first = Settings(data=tmp_path).signing_key()
    assert Settings(data=tmp_path).signing_key() == first
    assert len(first) >= 40
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


@pytest.mark.parametrize("umask", [0o022, 0o000])
def test_the_database_is_for_its_owner_only(tmp_path: Path, umask: int) -> None:
    """The file and those that SQLite lays beside it, also where the process lets others read what it makes."""

    async def work(store: Store) -> None:
        await store.append(Append("t", 0, ((0, "{}"),)))
        assert {path.name for path in tmp_path.iterdir()} >= {"preau.sqlite3", "preau.sqlite3-wal"}
        assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}

    before = os.umask(umask)
    try:
        with_store(tmp_path, work)
    finally:
        os.umask(before)


def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    """A database and a secret of an earlier version are tightened at start; nothing in them changes."""
    secret = Settings(data=tmp_path).signing_key()
    with_store(tmp_path, lambda store: store.read("x"))  # type: ignore[arg-type, return-value]
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    assert Settings(data=tmp_path).signing_key() == secret
    with_store(tmp_path, lambda store: store.read("x"))  # type: ignore[arg-type, return-value]
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}


def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    """A database of a later version is refused, and nothing is overwritten."""
    with_store(tmp_path, lambda store: store.read("x"))  # type: ignore[arg-type, return-value]
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'preau.sqlite3'}")
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(WrongSchema, match="9999"):
        with_store(tmp_path, lambda store: store.read("x"))  # type: ignore[arg-type, return-value]


def test_the_newest_migration_is_known() -> None:
    """The schema that start-up takes for the newest is the last migration, and makes the tables as declared."""
    versions = sorted(path.stem[:4] for path in (MIGRATIONS / "versions").glob("0*.py"))
    assert versions[-1] == NEWEST


def test_migrations_make_the_declared_tables(tmp_path: Path) -> None:
    """Alembic finds nothing left to change after the migrations."""
    with_store(tmp_path, lambda store: store.read("x"))  # type: ignore[arg-type, return-value]
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'preau.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_durable_settings(tmp_path: Path) -> None:
    """SQLite runs in WAL mode and syncs every commit."""

    async def work(store: Store) -> None:
        writes = store._writer._connection
        assert isinstance(writes, SqliteThreads)

        def ask(pragma: str) -> Awaitable[object]:
            return writes.ask(lambda connection: connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one())

        assert (await ask("journal_mode"), await ask("synchronous")) == ("wal", 2)

    with_store(tmp_path, work)
