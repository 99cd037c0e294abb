"""Processes that bring people together and are killed at it, each at another step. Run by `test_lobby_processes`.

One process loads everything, lets people look for a table and is then forked: a child opens their tables, and kills
itself at a given step between two words with the database.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from preau.server.clock import now_ms
from preau.server.database.store import Store
from preau.server.lobby.seeks import Seeks, SeekWish
from preau.server.settings import with_driver
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import Player, TableService
from tests.server.tournaments.tournament_nursery import Fault

SEEKERS = 8
STEPS = 5  # fewer than two tables take: every process but the last dies at it
DONE = 17  # how the last one ends
BEGUN = now_ms()


async def begin(url: str) -> None:
    store = await Store.open(url)
    try:
        seeks = Seeks(TableService(store, LocalBus(), Links("key", 1), now=lambda: BEGUN))
        for number in range(SEEKERS):
            await seeks.begin(SeekWish("cerocle", (2,), "bank-300-5", bots=False), Player(f"g{number}", f"P{number}"))
    finally:
        await store.close()


async def tend(url: str) -> int:
    """One process's life; how many look for a table at its end."""
    store = await Store.open(url)
    try:
        return await Seeks(TableService(store, LocalBus(), Links("key", 1), now=lambda: BEGUN)).tend()
    finally:
        await store.close()


def child(fault: Fault, url: str) -> None:
    for holder, name in ((TableService, "open_for"), (Store, "append")):
        fault.around(holder, name)
    os._exit(DONE if asyncio.run(tend(url)) == 0 else 0)


def main(database: str, log: str) -> None:
    url = with_driver(database)
    asyncio.run(begin(url))
    for number in range(100):
        process = os.fork()
        if process == 0:
            child(Fault(number % STEPS + 1, Path(log)), url)
        _, status = os.waitpid(process, 0)
        code = os.waitstatus_to_exitcode(status)
        assert code in {DONE, -signal.SIGKILL}, code
        if code == DONE:
            return
    raise AssertionError("it does not end")


if __name__ == "__main__":
    main(*sys.argv[1:])
