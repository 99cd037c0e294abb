"""Processes that drive a tournament and are killed at it, each at another step. Run by `test_tournament_faults`.

One process loads everything, opens the tournament and is then forked: a child drives it, ends the tables that are open,
and kills itself at a given step between two words with the database.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from preau.play.clocks import ClockPlan
from preau.play.commands import Resign
from preau.server.clock import now_ms
from preau.server.database.store import Store
from preau.server.settings import with_driver
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService
from preau.server.tournaments import decisions
from preau.server.tournaments.driver import TournamentDriver
from preau.server.tournaments.events import TournamentTerms
from preau.server.tournaments.steps import BREAK_MS
from preau.server.tournaments.store import TournamentStore

PLAYERS = 7
ROUNDS = 6
STEPS = 7  # fewer than a whole look takes: nearly every process dies at it
TERMS = TournamentTerms("Night", "cerocle", "swiss", 2, 2, rounds=ROUNDS, clock=ClockPlan("bank", 600, 5))
BEGUN = now_ms()


class Fault:
    """Counts the steps of a process and kills it at one of them."""

    def __init__(self, at: int, log: Path) -> None:
        self._left = at
        self._log = log

    def step(self, name: str) -> None:
        self._left -= 1
        if self._left == 0:
            with self._log.open("a") as file:
                file.write(f"{name}\n")
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, holder: Any, name: str) -> None:
        """Before and after every call of a coroutine."""
        called: Callable[..., Any] = getattr(holder, name)

        async def wait_for(*args: Any, **named: Any) -> Any:
            self.step(f"before {name}")
            answer = await called(*args, **named)
            self.step(f"after {name}")
            return answer

        setattr(holder, name, wait_for)


async def drive(url: str, tournament: str, now: int) -> bool:
    """One process's life: look, end what is open, look again; whether the tournament is over."""
    store = await Store.open(url)
    try:
        service = TableService(store, LocalBus(), Links("key", 1), now=lambda: now)
        driver = TournamentDriver(service, TournamentStore(store, lambda: now))
        state = await driver.drive(tournament)
        for pod in state.undecided_pods:
            if (await service.table(pod.table)).status == "playing":
                await service.do(pod.table, Resign(pod.number % 2))
        return (await driver.drive(tournament)).closed is not None
    finally:
        await store.close()


async def begin(url: str) -> str:
    store = await Store.open(url)
    try:
        tournaments = TournamentStore(store, lambda: BEGUN)
        state = await tournaments.open(decisions.announce(TERMS, "owner", BEGUN))
        for number in range(PLAYERS):
            await tournaments.do(state.id, lambda each, n=number: decisions.enter(each, f"p{n}", f"P{n}", BEGUN))  # type: ignore[misc]
        await tournaments.do(state.id, lambda each: decisions.begin(each, BEGUN))
        return state.id
    finally:
        await store.close()


def child(fault: Fault, url: str, tournament: str, now: int) -> None:
    for holder, name in ((TournamentStore, "append"), (TableService, "open_for"), (TableService, "do")):
        fault.around(holder, name)
    os._exit(17 if asyncio.run(drive(url, tournament, now)) else 0)


def main(database: str, log: str) -> None:
    url = with_driver(database)
    tournament = asyncio.run(begin(url))
    number = 0
    while True:
        number += 1
        process = os.fork()
        if process == 0:
            child(Fault(number % STEPS + 1, Path(log)), url, tournament, BEGUN + number * BREAK_MS)
        _, status = os.waitpid(process, 0)
        code = os.waitstatus_to_exitcode(status)
        assert code in {0, 17, -signal.SIGKILL}, code
        assert number < 500, "it does not end"
        if code == 17:
            print(tournament)  # noqa: T201  # for the test
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
