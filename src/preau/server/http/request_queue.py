"""One request at a time is let in.

Whoever sends a hundred requests at once has the event loop begin all of them before it looks at anything else, and a
move that comes then waits for a hundred. So each time round the loop one request begins; moves, which come over open
sockets, are looked at every time. While others play, those who had much done lately begin one after another, at a
distance, however many they are; each asker in turn, so that one who sends many keeps none of the others waiting.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final

from preau.server.recent_work import recent_work

REQUEST_SECONDS: Final = 0.001  # of the event loop for a request, about, whatever it asks for
DISTANCE_SECONDS: Final = 0.025  # between two of those who had much done


class RequestQueue:
    """Where requests wait for their turn to begin, in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._free = True
        self._late: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # those who had much done, by asker
        self._late_free = True

    async def enter(self, who: str) -> None:
        """Wait for one's turn; `who` asks."""
        loop = asyncio.get_running_loop()
        recent_work.add(who, REQUEST_SECONDS)
        if recent_work.is_much(who) and recent_work.others_play(who):
            late = loop.create_future()
            self._late.setdefault(who, deque()).append(late)
            if self._late_free:
                self._late_free = False
                self._late_turn()
            await late
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

    def _late_turn(self) -> None:
        """The same for those who had much done, one asker after another; at a distance, as long as others play."""
        while self._late:
            who, turns = self._late.popitem(last=False)
            late = turns.popleft()
            if turns:
                self._late[who] = turns
            if not late.done():
                late.set_result(None)
                distance = DISTANCE_SECONDS if recent_work.others_play(who) else 0.0
                asyncio.get_running_loop().call_later(distance, self._late_turn)
                return
        self._late_free = True
