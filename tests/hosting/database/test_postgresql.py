"""The log in PostgreSQL: the same promises as on SQLite."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from preau.play.clocks import ClockPlan
from preau.play.commands import Play, Resign, Say, Sit
from preau.play.events import SeatPlan, TableTerms
from preau.server.calls.outbox import LEASE_MS, Outbox
from preau.server.calls.wishes import CallWishes
from preau.server.database.club.people import rating_steps
from preau.server.database.migrate import WrongSchema
from preau.server.database.schema import metadata
from preau.server.database.store import Store
from preau.server.database.writer import Append, Conflict, StoreFailed, TurnCall
from preau.server.lobby.seeks import Seeks, SeekWish
from preau.server.ratings.rater import Rater
from preau.server.ratings.recompute import check_ratings, recompute
from preau.server.settings import Settings, with_driver
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import Player, TableService
from tests.hosting.services import Postgres

TERMS = TableTerms("cerocle", {"players": "2"}, (SeatPlan("person"),) * 2, mode="same_screen")


def with_stores(url: str, work: Callable[..., Awaitable[None]], count: int = 1) -> None:
    """Run something with so many stores on one database, all opened at once."""

    async def run() -> None:
        stores = await asyncio.gather(*(Store.open(with_driver(url)) for _ in range(count)))
        try:
            await work(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_a_number_is_given_once(database: str) -> None:
    """Of many who want the same number, in two processes, one gets it; others in the same groups are unharmed."""

    async def work(one: Store, two: Store) -> None:
        same = [store.append(Append("t", 0, ((1, f'"{number}"'),))) for number in range(5) for store in (one, two)]
        other = [
            store.append(Append(name, seq, ((1, '"x"'),)))
            for seq in range(5)
            for name, store in (("u", one), ("v", two))
        ]
        answers = await asyncio.gather(*same, *other, return_exceptions=True)
        assert sum(isinstance(answer, Conflict) for answer in answers[:10]) == 9
        assert answers[10:] == [None] * 10
        assert len(await one.read("t")) == 1
        assert [entry.seq for entry in await two.read("u", 2)] == [2, 3, 4]

    with_stores(database, work, 2)


def test_several_events_are_written_together_or_not_at_all(database: str) -> None:
    """An append of three whose last number is taken leaves nothing behind."""

    async def work(store: Store) -> None:
        await store.append(Append("t", 2, ((1, '"taken"'),)))
        with pytest.raises(Conflict):
            await store.append(Append("t", 0, ((1, '"a"'), (1, '"b"'), (1, '"c"'))))
        assert [entry.seq for entry in await store.read("t")] == [2]

    with_stores(database, work)


def test_what_cannot_be_stored_harms_nobody_else(database: str) -> None:
    """A job that the database refuses fails alone; those that waited with it are written."""

    async def work(store: Store) -> None:
        bad = store.append(Append("x" * 40, 0, ((1, '"too long a name"'),)))
        good = [store.append(Append("t", number, ((1, '"x"'),))) for number in range(5)]
        answers = await asyncio.gather(bad, *good, return_exceptions=True)
        assert isinstance(answers[0], StoreFailed)
        assert answers[1:] == [None] * 5

    with_stores(database, work)


def test_two_services_at_many_tables(database: str) -> None:
    """Two processes write to the same tables at the same time: logs without gap, nothing lost, no deadlock."""

    async def work(one: Store, two: Store) -> None:
        services = [TableService(each, LocalBus(), Links("key", 1)) for each in (one, two)]
        tables = [await services[0].open(TERMS, "a") for _ in range(6)]
        said = [
            service.do(table, Say(0, "A", f"{number}"))
            for number in range(8)
            for service, order in zip(services, (tables, tables[::-1]), strict=True)
            for table in order
        ]
        await asyncio.gather(*said)
        for table in tables:
            assert [entry.seq for entry in await one.read(table)] == list(range(17))
            for service in services:
                await service.tables.catch_up(await service.live(table))
            assert (await services[0].table(table)).chat == (await services[1].table(table)).chat
        assert {each.id for each in await two.of_guest("a")} == set(tables)

    with_stores(database, work, 2)


def test_a_call_is_one_processs(database: str) -> None:
    """Two processes look into the outbox at once: each turn is leased by one, noted by it alone, and settled once."""

    async def work(one: Store, two: Store) -> None:
        await CallWishes(one).change("a", "en", "https://club.example", mail="a@club.example")
        calls = [
            one.append(Append(f"t{number}", 0, ((1, '"x"'),), call=TurnCall(1, 0, "a", "cerocle", 1)))
            for number in range(12)
        ]
        silent = one.append(Append("u", 0, ((1, '"x"'),), call=TurnCall(1, 0, "b", "cerocle", 1)))  # wishes nothing
        await asyncio.gather(*calls, silent)
        boxes, now = [Outbox(one), Outbox(two)], 1_000_000
        leased = [await boxes[0].lease(now, 1)]
        for _ in range(20):  # who finds rows taken comes again
            leased += await asyncio.gather(*(box.lease(now, 2) for box in boxes))
        assert {len(each) for each in leased} <= {0, 1, 2}
        assert sorted(call.id for each in leased for call in each) == sorted(f"t{number}.1.0" for number in range(12))
        (late,) = await boxes[1].lease(now + LEASE_MS + 1, 1)
        before = next(call for each in leased for call in each if call.id == late.id)
        assert not await boxes[0].note_done(before, "mail")  # its time was up
        assert await boxes[1].note_done(late, "mail")
        await boxes[0].settle(before, "told")
        assert len(await boxes[0].near(now)) == 12
        await boxes[1].settle(late, "told")
        assert len(await boxes[0].near(now)) == 11

    with_stores(database, work, 2)


def test_a_table_is_found_once(database: str) -> None:
    """Two processes bring the same people together at the same moment: each is led to one table, and none is left."""

    async def work(one: Store, two: Store) -> None:
        both = [Seeks(TableService(store, LocalBus(), Links("key", 1))) for store in (one, two)]
        wish = SeekWish("cerocle", (2,), "bank-300-5", bots=False)
        begun = [await both[n % 2].begin(wish, Player(f"g{n}", f"P{n}")) for n in range(8)]
        await asyncio.gather(*(each.tend() for each in (*both, *both)))
        assert await both[0].tend() == 0
        ends = await both[1].found_tables([seek.id for seek in begun])
        tables = [table for _, table in ends.values()]
        assert sorted(tables.count(each) for each in set(tables)) == [2, 2, 2, 2]
        assert len(await one.public(100)) == 4

    with_stores(database, work, 2)


def test_links_can_be_revoked(database: str) -> None:
    """A seat's serial is counted up, and a table's line follows its log."""

    async def work(store: Store) -> None:
        service = TableService(store, LocalBus(), Links("key", 1))
        table = await service.open(TERMS, "a")
        assert await store.serials(table) == {0: 0, 1: 0}
        await service.revoke(table, 1, "a")
        assert await store.serials(table) == {0: 0, 1: 1}

    with_stores(database, work)


def test_many_start_at_once(database: str) -> None:
    """Several processes bring an empty database up to date at the same moment, and it is as declared."""

    async def work(*stores: Store) -> None:
        engine = create_async_engine(with_driver(database))
        async with engine.connect() as connection:
            changes = await connection.run_sync(
                lambda each: compare_metadata(MigrationContext.configure(each), metadata)
            )
        await engine.dispose()
        assert changes == []

    with_stores(database, work, 6)


def test_a_newer_schema_is_left_alone(database: str, postgres: Postgres) -> None:
    """A database of a later version is refused, and nothing is overwritten."""

    async def nothing(_store: Store) -> None: ...

    with_stores(database, nothing)
    name = database.rpartition("/")[2]
    postgres.say("UPDATE alembic_version SET version_num = '9999'", name)
    with pytest.raises(WrongSchema, match="9999"):
        with_stores(database, nothing)
    assert postgres.say("SELECT version_num FROM alembic_version", name) == "9999"


def test_the_database_restarts(database: str, postgres: Postgres) -> None:
    """While PostgreSQL is down an append fails in words and at once; when it is back the same store goes on."""

    async def work(store: Store) -> None:
        await store.append(Append("t", 0, ((1, '"x"'),)))
        await asyncio.to_thread(postgres.stop)
        started = time.monotonic()
        with pytest.raises(StoreFailed):
            await store.append(Append("t", 1, ((1, '"x"'),)))
        with pytest.raises(StoreFailed):
            await store.read("t")
        assert time.monotonic() - started < 5
        await asyncio.to_thread(postgres.start)
        await store.append(Append("t", 1, ((1, '"x"'),)))
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await asyncio.sleep(1.1)  # an idle connection is asked first whether it is still there
        await store.append(Append("t", 2, ((1, '"x"'),)))
        assert [entry.seq for entry in await store.read("t")] == [0, 1, 2]

    with_stores(database, work)


@pytest.mark.parametrize(
    ("given", "driven"),
    [
        ("postgresql://me@host/preau", "postgresql+asyncpg://me@host/preau"),
        ("postgres://me@host/preau", "postgresql+asyncpg://me@host/preau"),
        ("sqlite:////var/lib/preau.sqlite3", "sqlite+aiosqlite:////var/lib/preau.sqlite3"),
        ("postgresql+asyncpg://host/preau", "postgresql+asyncpg://host/preau"),
    ],
)
def test_urls_as_people_write_them(given: str, driven: str) -> None:
    """A URL need not name the driver."""
    assert Settings(database_url=given).url == driven
    assert sa.make_url(driven).get_backend_name() in {"postgresql", "sqlite"}


def test_people_are_rated_once(database: str) -> None:
    """Three raters in two processes at the same games: each counts once, and all follows from the results."""

    async def work(one: Store, two: Store) -> None:
        clock = iter(range(1_000_000, 2_000_000, 1000))
        service = TableService(one, LocalBus(), Links("key", 1), now=lambda: next(clock))
        seats = (SeatPlan("person"),) * 2
        terms = TableTerms("cerocle", {"players": "2"}, seats, clock=ClockPlan("turn", 60), rated=True)
        for _ in range(4):
            table = await service.open(terms, "ann", Player("ann", "Ann", registered=True), 0)
            await service.do(table, Sit(1, "bob", "Bob", by_link=True, registered=True))
            await service.do(table, Play(0, "e5"))
            await service.do(table, Play(1, "e6"))
            await service.do(table, Resign(1))
        raters = [Rater(store).catch_up() for store in (one, two, two)]
        await asyncio.gather(*raters, return_exceptions=True)
        await Rater(one).catch_up()
        rows = await two.rows(sa.select(rating_steps.c.number, rating_steps.c.guest).order_by(rating_steps.c.number))
        assert sorted(map(tuple, rows)) == [(number, who) for number in range(1, 5) for who in ("ann", "bob")]
        assert await check_ratings(database) == []
        await two.write(sa.update(rating_steps).where(rating_steps.c.number == 2).values(mean=1.5))
        assert (await recompute(database)).changed == 2
        assert await check_ratings(database) == []

    with_stores(database, work, 2)
