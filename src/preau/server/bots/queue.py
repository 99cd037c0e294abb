"""Who may think next: a share for each, not one line for all.

Who waits for an answer comes before bots among themselves and before reviews. Then the address goes first that had the
least of the workers' time of late, and of its guests the one who had least; so many tables, or many new guests, of one
address have together what one table elsewhere has. Light thoughts have a way past the heavy ones.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import TypeAlias

BOT, HINT, AMONG_BOTS, REVIEW = range(4)  # what is thought for; of one asker the lower goes first
PEOPLE_WAIT = {BOT: True, HINT: True, AMONG_BOTS: False, REVIEW: False}
PEOPLE_TURNS = 7  # that people have, while others wait, before one of those has its turn
HALF_LIFE_SECONDS = 60.0  # in which what somebody had of the workers' time counts half
RUNNING_SECONDS = 1.0  # that a thought counts for while nobody knows how long it takes
CONTENDED_SECONDS = 60.0  # for so long after somebody else thought hard an address divides its time
LEAST_SHARE_SECONDS = 0.5  # that a hard thought is given also where time is divided
MOST_HALF_LIVES = 20  # before all figures are made small again, and the smallest dropped
LEAST_FIGURE_SECONDS = 1e-3
NOBODY = "-"  # the address of all who cannot be told apart: nobody of them is there

Key: TypeAlias = tuple[str, ...]  # an address, or an address and a guest


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom somebody would think: any of these addresses may bear it. `light` is a thought of no weight."""

    rank: int
    addresses: tuple[str, ...] = ()
    guest: str = ""
    light: bool = False


@dataclass(slots=True)
class ThinkingTurn:
    """A place among those who think. `seconds` is what there is of the time that was asked for."""

    address: str
    asker: Asker
    light_way: bool  # past the heavy ones
    shares: int = 1  # into which this address's time is divided
    since: float = 0.0

    def seconds(self, wanted: float) -> float:
        return wanted if self.shares == 1 else max(min(wanted, LEAST_SHARE_SECONDS), wanted / self.shares)


@dataclass(slots=True)
class Waiter:
    """Somebody in a line."""

    asker: Asker
    called: asyncio.Future[ThinkingTurn]


Heap: TypeAlias = list[tuple[int, int, Waiter]]  # by rank and number
Lines: TypeAlias = dict[str, dict[str, Heap]]  # address -> guest -> those who wait


class FairQueue:
    """Lets so many think at once, and beside them so many light thoughts."""

    def __init__(
        self, wide: int, light_ways: int = 1, most_of_guest: int = 2, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._free = {False: wide, True: light_ways}  # by whether only light thoughts may go there
        self._most_of_guest = most_of_guest
        self._now = now
        self._began = now()
        self._numbers = count()
        self._lines: dict[tuple[bool, bool], Lines] = {
            (people, light): {} for people in (True, False) for light in (True, False)
        }
        self._had: dict[Key, float] = {}  # seconds of the workers' time, by address, and by address and guest
        self._running: Counter[Key] = Counter()
        self._waits: Counter[tuple[str, int]] = Counter()  # by address and rank
        self._hard: dict[str, float] = {}  # address -> when it last asked for a heavy thought
        self._people_turns = 0  # since one of the others had a turn

    def count_waiting(self, rank: int, address: str | None = None) -> int:
        """How many of that rank wait, of one address or in all."""
        if address is not None:
            return self._waits[address, rank]
        return sum(number for (_, each), number in self._waits.items() if each == rank)

    @asynccontextmanager
    async def enter(self, asker: Asker) -> AsyncIterator[ThinkingTurn]:
        """Wait for a turn, and have it."""
        turn = await self._come(asker)
        try:
            yield turn
        finally:
            self._leave(turn)

    async def _come(self, asker: Asker) -> ThinkingTurn:
        address = self._bearer(asker)
        if not asker.light:
            self._hard[address] = self._now()
        place = Waiter(asker, asyncio.get_running_loop().create_future())
        line = self._lines[PEOPLE_WAIT[asker.rank], asker.light].setdefault(address, {})
        heappush(line.setdefault(asker.guest, []), (asker.rank, next(self._numbers), place))
        self._waits[address, asker.rank] += 1
        self._call()
        try:
            return await place.called
        except asyncio.CancelledError:
            if place.called.done() and not place.called.cancelled():  # called at the same moment
                self._leave(place.called.result())
            else:
                self._forget(address, asker.rank)
            raise

    def _leave(self, turn: ThinkingTurn) -> None:
        self._free[turn.light_way] += 1
        seconds = (self._now() - turn.since) * self._weight()
        for key in _keys(turn.address, turn.asker.guest):
            self._had[key] = self._had.get(key, 0.0) + seconds
            self._running[key] -= 1
            if not self._running[key]:
                del self._running[key]
        self._call()

    def _call(self) -> None:
        """Call as many as there is room for."""
        for light_way in (False, True):  # a light thought waits beside no idle worker
            while self._free[light_way] and (found := self._next(light_way)) is not None:
                self._free[light_way] -= 1
                address, place = found
                self._forget(address, place.asker.rank)
                turn = ThinkingTurn(address, place.asker, light_way, self._shares(address, place.asker), self._now())
                for key in _keys(address, place.asker.guest):
                    self._running[key] += 1
                place.called.set_result(turn)

    def _next(self, light_way: bool) -> tuple[str, Waiter] | None:
        """Whose turn it is on that way; they are taken out of their line."""
        others_first = self._people_turns >= PEOPLE_TURNS
        for people in (False, True) if others_first else (True, False):
            lights = (True,) if light_way else (True, False)
            found = self._next_of([self._lines[people, light] for light in lights])
            if found is not None:
                self._people_turns = self._people_turns + 1 if people and self._others_wait() else 0
                return found
        return None

    def _next_of(self, all_lines: list[Lines]) -> tuple[str, Waiter] | None:
        """The one of whom least was thought, in any of these lines; a light one first."""
        weight, least, best = self._weight(), inf, None
        for lines in all_lines:
            for address in list(lines):
                guest = self._next_guest(address, lines[address], weight)
                if not lines[address]:
                    del lines[address]
                elif guest is not None and (figure := self._figure((address,), weight)) < least:
                    least, best = figure, (lines, address, guest)
        if best is None:
            return None
        lines, address, guest = best
        return address, heappop(lines[address][guest])[-1]

    def _next_guest(self, address: str, line: dict[str, Heap], weight: float) -> str | None:
        """Of one address the guest of whom least was thought, and who does not have all that one may have."""
        least, best = inf, None
        for guest in list(line):
            while line[guest] and line[guest][0][-1].called.done():  # who gave up
                heappop(line[guest])
            if not line[guest]:
                del line[guest]
            elif not guest or self._running[address, guest] < self._most_of_guest:
                figure = self._figure((address, guest), weight)
                if figure < least:
                    least, best = figure, guest
        return best

    def _shares(self, address: str, asker: Asker) -> int:
        """Into how many an address's time is divided: among its own heavy thoughts, where others think hard too."""
        if asker.light:
            return 1
        oldest = self._now() - CONTENDED_SECONDS
        self._hard = {each: at for each, at in self._hard.items() if at > oldest}
        if not any(each != address for each in self._hard):
            return 1
        lines = (self._lines[people, False].get(address, {}) for people in (True, False))
        return 1 + sum(len(heap) for line in lines for heap in line.values())

    def _bearer(self, asker: Asker) -> str:
        """Which of the addresses bears it: the one that had least."""
        weight = self._weight()
        return min(asker.addresses or (NOBODY,), key=lambda each: self._figure((each,), weight))

    def _figure(self, key: Key, weight: float) -> float:
        return self._had.get(key, 0.0) + self._running[key] * RUNNING_SECONDS * weight

    def _weight(self) -> float:
        """What a second counts now: figures grow instead of fading, which is the same to who compares them."""
        half_lives = (self._now() - self._began) / HALF_LIFE_SECONDS
        if half_lives > MOST_HALF_LIVES:
            self._began = self._now()
            small = {key: had / 2.0**half_lives for key, had in self._had.items()}
            self._had = {key: had for key, had in small.items() if had > LEAST_FIGURE_SECONDS}
            return 1.0
        return float(2.0**half_lives)

    def _others_wait(self) -> bool:
        return any(self._lines[False, light] for light in (True, False))

    def _forget(self, address: str, rank: int) -> None:
        self._waits[address, rank] -= 1
        if not self._waits[address, rank]:
            del self._waits[address, rank]


def _keys(address: str, guest: str) -> tuple[Key, Key]:
    return (address,), (address, guest)
