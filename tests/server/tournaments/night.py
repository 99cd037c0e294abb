"""An evening of a tournament on a clock that stands until it is moved."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from preau.games.api import Refused
from preau.play.clocks import ClockPlan
from preau.play.commands import Come, Resign
from preau.server.clock import now_ms
from preau.server.database.store import Store
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService
from preau.server.tournaments import decisions
from preau.server.tournaments.driver import TournamentDriver
from preau.server.tournaments.events import TournamentTerms
from preau.server.tournaments.steps import BREAK_MS
from preau.server.tournaments.store import TournamentStore
from preau.server.tournaments.tournament import Tournament
from tests.server.house import DATABASE, empty_database

MINUTE_MS = 60_000
TWO = TournamentTerms("Club night", "cerocle", "swiss", 2, 2, rounds=3, clock=ClockPlan("bank", 600, 5))


class Night:
    """A tournament, its players and a clock that stands until it is moved."""

    def __init__(self, store: Store) -> None:
        self.now = now_ms()
        self.service = TableService(store, LocalBus(), Links("key", 1), now=lambda: self.now)
        self.tournaments = TournamentStore(store, lambda: self.now)
        self.driver = TournamentDriver(self.service, self.tournaments)
        self.id = ""

    async def open(self, terms: TournamentTerms, players: int, *, begin: bool = True) -> None:
        self.id = (await self.tournaments.open(decisions.announce(terms, "owner", self.now))).id
        for number in range(players):
            await self.enter(f"p{number}")
        if begin:
            await self.tournaments.do(self.id, lambda state: decisions.begin(state, self.now))
            await self.drive()

    async def enter(self, player: str) -> Tournament:
        return await self.do(decisions.enter, player, player.upper(), self.now)

    async def do(self, what: Callable[..., Any], *args: Any, **named: Any) -> Tournament:
        return await self.tournaments.do(self.id, lambda state: what(state, *args, **named))

    async def drive(self) -> Tournament:
        return await self.driver.drive(self.id)

    async def state(self) -> Tournament:
        return await self.tournaments.find(self.id)

    async def come(self, table: str) -> None:
        for seat in range(len((await self.service.table(table)).seats)):
            await self.service.do(table, Come(seat))

    async def win(self, table: str, seat: int) -> None:
        """Everybody but one gives up."""
        for each in range(len((await self.service.table(table)).seats)):
            if each != seat and (await self.service.table(table)).status == "playing":
                await self.service.do(table, Resign(each))

    async def play_round(self, winner: Callable[[int], int] = lambda _seats: 0) -> Tournament:
        """All tables of the round to their ends; after the break, what comes then."""
        for pod in (await self.state()).undecided_pods:
            await self.win(pod.table, winner(len(pod.players)))
        await self.drive()
        self.now += BREAK_MS
        return await self.drive()


@asynccontextmanager
async def night(path: Path) -> AsyncIterator[Night]:
    store = await Store.open(f"sqlite+aiosqlite:///{path / DATABASE}")
    try:
        yield Night(store)
    finally:
        await store.close()


def run(path: Path, work: Callable[[Night], Any]) -> None:
    (path / DATABASE).write_bytes(empty_database())

    async def go() -> None:
        async with night(path) as found:
            await work(found)

    asyncio.run(go())


@contextmanager
def refused_by(message: str) -> Iterator[None]:
    with pytest.raises(Refused) as found:
        yield
    assert found.value.phrase.key == message
