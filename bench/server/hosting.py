"""What a move costs each database. One command: `python bench/server/hosting.py`.

Forty tables of random play in one process, each next move as soon as the last is durable, on SQLite and on a real
PostgreSQL (Debian's, synced to disk); then the size on disk, and the memory of an idle server. `docs/hosting.md` quotes
the figures.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import tempfile
import time
from pathlib import Path

import structlog

sys.path.insert(0, str(Path(__file__).parents[2]))

from preau.play.commands import Play
from preau.play.events import SeatPlan, TableTerms
from preau.server.database.store import Store
from preau.server.settings import with_driver
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService
from tests.hosting.cluster import Server
from tests.hosting.services import Postgres, Redis

TABLES = 40
SIZE = "SELECT sum(pg_total_relation_size(c)) FROM unnest('{table_log,table_index,table_seats}'::regclass[]) c"


class Synced(Postgres):
    """As in earnest: every commit waits for the disk."""

    def command(self) -> list[str]:
        return [word.replace("fsync=off", "fsync=on") for word in super().command()]


async def play(url: str) -> tuple[int, float]:
    """Events written, and seconds."""
    store = await Store.open(with_driver(url))
    service, chance = TableService(store, LocalBus(), Links("key", 1)), random.Random(1)

    async def one(number: int) -> int:
        game, players = ("cerocle", 2) if number % 2 else ("recess", 3)
        seats = (SeatPlan("person"),) * players
        terms = TableTerms(game, {"players": players}, seats, mode="same_screen")
        table_id = await service.open(terms, "a")
        table = await service.table(table_id)
        while table.status != "over" and table.seq < 400:
            position = table.position
            move = position.text(chance.choice(position.legal()))
            table = await service.do(table_id, Play(position.player, move))
        return table.seq

    started = time.perf_counter()
    events = sum(await asyncio.gather(*(one(number) for number in range(TABLES))))
    took = time.perf_counter() - started
    await store.close()
    return events, took


def tell(name: str, events: int, seconds: float, size: int) -> None:
    print(f"{name:12} {events / seconds:8.0f} events a second {size / events:8.0f} bytes an event")


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    folder = Path(tempfile.mkdtemp(prefix="preau-bench-"))
    file = folder / "preau.sqlite3"
    events, seconds = asyncio.run(play(f"sqlite:///{file}"))
    tell("SQLite", events, seconds, file.stat().st_size)
    postgres, redis = Synced(), Redis()
    try:
        postgres.start()
        redis.start()
        url = postgres.database()
        events, seconds = asyncio.run(play(url))
        tell("PostgreSQL", events, seconds, int(postgres.say(SIZE, url.rpartition("/")[2])))
        server = Server(folder, url, redis.url).ready()
        status = Path(f"/proc/{server.program.pid}/status").read_text("ascii")
        kilobytes = int(status.partition("VmRSS:")[2].split()[0])
        print(f"{'idle server':12} {kilobytes / 1024:8.0f} MiB of memory")
        server.end()
    finally:
        postgres.remove()
        redis.remove()


if __name__ == "__main__":
    main()
