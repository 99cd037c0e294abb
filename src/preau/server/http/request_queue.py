"""One request at a time is let in.

Whoever sends a hundred requests at once has the event loop begin all of them before it looks at anything else, and a
move that comes then waits for a hundred. So each time round the loop one request begins; moves, which come over open
sockets, are looked at every time.
"""

from __future__ import annotations

import asyncio
from collections import deque


class RequestQueue:
    """Where requests wait for their turn to begin, in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._free = True

    async def enter(self) -> None:
        loop = asyncio.get_running_loop()
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
