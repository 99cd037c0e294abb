"""What waits for an account, and waiting for it: seats that are kept for it, its turns, what it is asked.

It is all computed anew from the tables, so nothing is lost with a connection or a process; a change is told as soon as
the bus hears of it, or at the next look.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import orjson

from preau.games.api import Refused, refusal
from preau.play.commands import Come
from preau.play.table import Table
from preau.server.programs.kept_seats import KeptSeats
from preau.server.tables.service import TableService

STREAM_LOOK_SECONDS = 1.0  # between two looks at what the bus need not tell
MOST_STREAMS = 4  # at once, of one account
MOST_TABLES = 200  # of one's own that are looked at


class LongPolls:
    """Those who wait in this process, and for which tables."""

    def __init__(self, service: TableService, kept: KeptSeats) -> None:
        self._service = service
        self._kept = kept
        self._bells: dict[str, set[asyncio.Event]] = {}  # by table
        self._streams: Counter[str] = Counter()
        self.closed = False  # the server stops: nobody is kept waiting
        service.bus.listen(self._ring)

    def _ring(self, table_id: str, _seq: int) -> None:
        for bell in self._bells.get(table_id, ()):
            bell.set()

    async def wait(self, account_id: str, cursor: str, seconds: float, gone: Callable[[], Awaitable[bool]]) -> Any:
        """What waits, as soon as it is not what the cursor stands for; at the latest after so many seconds."""
        if self._streams[account_id] >= MOST_STREAMS:
            raise refusal("too_many", "server-too-many")
        self._streams[account_id] += 1
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        try:
            while True:
                found, tables = await self.look(account_id)
                left = until - loop.time()
                if found["cursor"] != cursor or left <= 0 or self.closed or await gone():
                    return found
                await self._rest(tables, min(left, STREAM_LOOK_SECONDS))
        finally:
            self._streams[account_id] -= 1

    async def _rest(self, tables: list[str], seconds: float) -> None:
        """Until something happens at one of these tables, and not longer than so many seconds."""
        bell = asyncio.Event()
        for table in tables:
            self._bells.setdefault(table, set()).add(bell)
        try:
            async with asyncio.timeout(seconds):
                await bell.wait()
        except TimeoutError:
            pass
        finally:
            for table in tables:
                self._bells[table].discard(bell)
                if not self._bells[table]:
                    del self._bells[table]

    async def look(self, account_id: str) -> tuple[dict[str, Any], list[str]]:
        """What waits now, with its cursor; and the tables at which that may change."""
        kept = await self._kept.open_for(account_id)
        mine = await self._service.of_guest(account_id, MOST_TABLES, going_on=True)
        asked = await self._service.sound_tables(dict.fromkeys(each.table for each in kept))
        going = await self._service.sound_tables(each.id for each in mine)
        challenges = [
            {
                "table": each.table, "seat": each.seat, "game": asked[each.table].created.game,
                "options": dict(asked[each.table].position.options), "clock": asked[each.table].created.clock.kind,
                "players": [seat.name for seat in asked[each.table].seats],
            }
            for each in kept
            if each.table in asked and _is_free(asked[each.table], each.seat)
        ]  # fmt: skip
        await self._come(account_id, going)
        turns = [turn for table_id, table in going.items() for turn in _turns(table_id, table, account_id)]
        votes = [vote for table_id, table in going.items() for vote in _votes(table_id, table, account_id)]
        found: dict[str, Any] = {"challenges": challenges, "turns": turns, "votes": votes}
        found["cursor"] = hashlib.blake2s(orjson.dumps(found), digest_size=9).hexdigest()
        return found, [*asked, *going]

    async def _come(self, account_id: str, going: dict[str, Table]) -> None:
        """Who waits here is there, as much as somebody whose page is open."""
        for table_id, table in going.items():
            seats = table.seats_of(account_id)
            live = self._service.tables.peek(table_id)
            if live is not None:
                live.seen.update(dict.fromkeys(seats, self._service.now()))
                self._service.bus.publish_presence(table_id, seats, here=True)
            for seat in seats:
                if table.awaits(seat):
                    with suppress(Refused):
                        await self._service.do(table_id, Come(seat, account_id))


def _is_free(table: Table, seat: int) -> bool:
    return table.status == "waiting" and seat < len(table.seats) and table.seats[seat].holder is None


def _turns(table_id: str, table: Table, account_id: str) -> list[dict[str, Any]]:
    """The one that this account has at a table, if it has."""
    seat = table.position.player
    if table.status != "playing" or table.position.over or seat not in table.seats_of(account_id):
        return []
    if table.seats[seat].bot is not None:
        return []
    turn = {"table": table_id, "seat": seat, "seq": table.seq, "game": table.created.game}
    return [{**turn, "position": str(table.position), "moves": len(table.history)}]


def _votes(table_id: str, table: Table, account_id: str) -> list[dict[str, Any]]:
    """What this account is asked at a table."""
    held = table.seats_of(account_id)
    return [
        {"table": table_id, "seat": seat, "what": vote.what}
        for vote in table.votes
        for seat in vote.awaiting
        if seat in held
    ]
