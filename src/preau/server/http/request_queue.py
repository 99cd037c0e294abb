"""One request at a time is let in.

Whoever sends a hundred requests at once has the event loop begin all of them before it looks at anything else, and a
move that comes then waits for a hundred. So each time round the loop one request begins; moves, which come over open
sockets, are looked at every time. While others play, those who had much done lately begin one after another, at a
distance, however many they are.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from preau.server.work_queue import recent_work

REQUEST_SECONDS: Final = 0.001  # of the event loop for a request, about, whatever it asks for
DISTANCE_SECONDS: Final = 0.025  # between two of those who had much done


class RequestQueue:
    """Where requests wait for their turn to begin, in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._free = True
        self._next_late = 0.0  # when the next one of those who had much done may come

    async def enter(self, who: str) -> None:
        """Wait for one's turn; `who` asks."""
        loop = asyncio.get_running_loop()
        recent_work.add(who, REQUEST_SECONDS)
        if recent_work.is_much(who) and recent_work.others_play(who):
            now = loop.time()
            turn_at = max(now, self._next_late)
            self._next_late = turn_at + DISTANCE_SECONDS
            await asyncio.sleep(turn_at - now)
        if self._free:
            self._free = False
            loop.call_soon(self._turn)
            return
        turn = loop.create_future()
        self._waiting.append(turn)
        await turn

    def _turn(self) -> None:
        """The next one's turn, if it has not gone meanwhile."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._turn)
                return
        self._free = True
