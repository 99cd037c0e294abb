"""Who may think: so many at a time, by rank, and within a rank first come, first served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count


class RankedSemaphore:
    """Lets so many in at once; a lower rank goes first."""

    def __init__(self, capacity: int) -> None:
        self._free = capacity
        self._numbers = count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    def waiting(self, rank: int) -> int:
        """How many of that rank wait."""
        return sum(each == rank and not future.done() for each, _, future in self._waiting)

    @asynccontextmanager
    async def enter(self, rank: int) -> AsyncIterator[None]:
        await self._come(rank)
        try:
            yield
        finally:
            self._leave()

    async def _come(self, rank: int) -> None:
        if self._free:
            self._free -= 1
            return
        let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._numbers), let_in))
        try:
            await let_in
        except asyncio.CancelledError:
            if not let_in.cancelled():  # it was let in at the same moment
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            *_, let_in = heappop(self._waiting)
            if not let_in.done():
                let_in.set_result(None)
                return
        self._free += 1
