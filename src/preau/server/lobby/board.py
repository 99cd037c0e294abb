"""The lobby's board: public tables with a free seat, and those that can be watched, as they come and go.

Each process has one. Its own tables tell it of themselves; of others it hears over the bus, and in case a hint was lost
it asks the database now and then. A change is worked out once, for everybody who looks at the board.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

import orjson
import structlog

from preau.games import registry
from preau.games.api import Refused
from preau.play.table import Table
from preau.server.background import TaskGroup
from preau.server.database.store import Listed
from preau.server.database.summary import SeatOut, seat_out
from preau.server.database.writer import StoreFailed
from preau.server.lru import LruCache
from preau.server.tables.service import TableService

MOST_TABLES: Final = 100  # of each list
FLUSH_SECONDS: Final = 0.005  # until a change is told after a quiet while
WINDOW_SECONDS: Final = 0.04  # and in which changes are told together where they are many
REMOTE_SECONDS: Final = 0.25  # the same of what others hint at: it takes a query
BOARD_LOOK_SECONDS: Final = 5.0  # between two looks into the database, where others write to it
ALONE_LOOK_SECONDS: Final = 60.0  # and where nobody else does: what is left to find is what an expiry took away
CROWD_MS: Final = 30_000  # for so long another process's word on its spectators is good
CROWD: Final = "w"  # how the bus names that word
PRIVATE_KEPT: Final = 10_000  # tables that are known not to be public

ListName: TypeAlias = Literal["open", "watch"]

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class LobbyTable:
    """One line of the board. `table` is there where somebody is waited for: its terms are told then."""

    id: str
    list: ListName
    game: str
    created: int
    seats: tuple[SeatOut, ...]
    watching: int = 0
    table: Table | None = None

    def looks_like(self, other: LobbyTable | None) -> bool:
        """Whether nobody could tell the two apart."""
        return other is not None and self.face == other.face

    @property
    def face(self) -> tuple[object, ...]:
        """What is told of it."""
        seats = [(seat["name"], seat["level"], seat["held"]) for seat in self.seats]
        return self.list, seats, self.watching

    @property
    def free_seats(self) -> tuple[int, ...]:
        return tuple(seat["seat"] for seat in self.seats if not seat["held"])

    @property
    def holders(self) -> frozenset[str]:
        """Whose seats are here, as far as is known."""
        return frozenset(seat.holder for seat in self.table.seats if seat.holder) if self.table else frozenset()


@dataclass(frozen=True, slots=True)
class LobbyChange:
    """What is different: lines that are new or read otherwise, and tables that are no longer on the board."""

    lines: tuple[LobbyTable, ...]
    gone: tuple[str, ...]


class LobbyBoard:
    """Ask `tables` for all; `on_change` hears of what becomes different."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._lines: dict[str, LobbyTable] = {}
        self._dirty: set[str] = set()  # changed here
        self._touched: set[str] = set()  # the same, since all was last read: what is read meanwhile may be older
        self._hinted: set[str] = set()  # changed elsewhere
        self._private: LruCache[bool] = LruCache(PRIVATE_KEPT)
        self._watching: dict[str, int] = {}  # here
        self._elsewhere: dict[tuple[str, str], tuple[int, int]] = {}  # (process, table) -> how many, until when
        self._timer: asyncio.TimerHandle | None = None  # when changes will be told
        self._resting_until = 0.0
        self._reading = False
        self._tasks = TaskGroup()
        self.on_change: Callable[[LobbyChange], None] = lambda _change: None
        service.bus.listen(self._on_table_change)
        service.bus.subscribe_remote(self._hint, lambda _table, _seats, _here: None)
        service.bus.hear_notes(CROWD, self._hear_crowd)

    def tables(self, name: ListName) -> list[LobbyTable]:
        """The lines of a list, the newest first."""
        if self._dirty:
            self._flush()
        found = [line for line in self._lines.values() if line.list == name]
        return sorted(found, key=lambda line: (-line.created, line.id))[:MOST_TABLES]

    def __len__(self) -> int:
        """How many tables wait for somebody."""
        return sum(line.list == "open" for line in self._lines.values())

    async def watch(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.read_all()
            except StoreFailed:
                log.info("lobby could not be read")  # the next look tries again
            except Exception:
                log.exception("lobby failed")
            await asyncio.sleep(BOARD_LOOK_SECONDS if self._service.bus.shared else ALONE_LOOK_SECONDS)

    async def close(self) -> None:
        await self._tasks.cancel()

    # --- hearing -----------------------------------------------------------------------------------------------------

    def _on_table_change(self, table_id: str, _seq: int) -> None:
        live = self._service.tables.peek(table_id)
        if live is not None and live.table.created.public:
            self._dirty.add(table_id)
            self._touched.add(table_id)
            self._flush_soon()

    def _hint(self, table_id: str, _seq: int) -> None:
        if self._private.get(table_id) is None:
            self._hinted.add(table_id)
            if not self._reading:
                self._reading = True
                self._tasks.add(self._read_hinted())

    def note_crowd(self, table_id: str, count: int) -> None:
        """So many watch a table from here."""
        if self._watching.get(table_id, 0) == count:
            return
        if count:
            self._watching[table_id] = count
        else:
            del self._watching[table_id]
        self._service.bus.publish_note(CROWD, table_id, str(count))
        self._renew_crowd(table_id)

    def tell_crowds(self) -> None:
        """Say again how many watch from here, before the others take it to be over."""
        for table_id, count in self._watching.items():
            self._service.bus.publish_note(CROWD, table_id, str(count))

    def _hear_crowd(self, sender: str, table_id: str, text: str) -> None:
        self._elsewhere[sender, table_id] = int(text), self._service.now() + CROWD_MS
        self._renew_crowd(table_id)

    def _crowd_of(self, table_id: str) -> int:
        now = self._service.now()
        return self._watching.get(table_id, 0) + sum(
            count for (_, table), (count, until) in self._elsewhere.items() if table == table_id and until > now
        )

    def _renew_crowd(self, table_id: str) -> None:
        if table_id in self._lines:
            self._dirty.add(table_id)
            self._flush_soon()

    # --- telling -----------------------------------------------------------------------------------------------------

    def _flush_soon(self) -> None:
        """At once after a quiet while, but not while the last changes are still new, or still being told."""
        if self._timer is None:
            wait = max(FLUSH_SECONDS, self._resting_until - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._flush)

    def rest(self, seconds: float) -> None:
        """The next changes are told not before so long from now."""
        self._resting_until = max(self._resting_until, time.monotonic() + seconds)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._flush_soon()

    def _flush(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.rest(WINDOW_SECONDS)
        dirty, self._dirty = self._dirty, set()
        found: dict[str, LobbyTable | None] = {}
        for table_id in dirty:
            live = self._service.tables.peek(table_id)
            known = self._lines.get(table_id)
            if live is not None:
                found[table_id] = self._line(table_id, live.table)
            elif known is not None:  # only its spectators can have changed
                found[table_id] = replace(known, watching=self._crowd_of(table_id))
        self._tell(found)

    def _tell(self, found: dict[str, LobbyTable | None]) -> None:
        lines, gone = [], []
        for table_id, line in found.items():
            before = self._lines.get(table_id)
            if line is None and before is not None:
                del self._lines[table_id]
                gone.append(table_id)
            elif line is not None:
                self._lines[table_id] = line
                if not line.looks_like(before):
                    lines.append(line)
        if lines or gone:
            self.on_change(LobbyChange(tuple(lines), tuple(gone)))

    def _line(self, table_id: str, table: Table) -> LobbyTable | None:
        """A table's line; None where it is not for the board."""
        created, status = table.created, table.status
        if not created.public or created.mode != "online" or status == "over":
            return None
        seats = tuple(seat_out(table, number) for number in range(len(table.seats)))
        if status == "waiting":
            return LobbyTable(table_id, "open", created.game, created.at, seats, self._crowd_of(table_id), table)
        return LobbyTable(table_id, "watch", created.game, created.at, seats, self._crowd_of(table_id))

    # --- reading -----------------------------------------------------------------------------------------------------

    async def _read_hinted(self) -> None:
        """Those that were hinted at, several at a time."""
        try:
            while self._hinted:
                await asyncio.sleep(REMOTE_SECONDS)
                hinted, self._hinted = sorted(self._hinted)[:500], set()
                listed = {each.id: each for each in await self._service.store.list_tables(hinted)}
                for table_id in hinted:
                    if table_id in listed and not listed[table_id].public:
                        self._private.put(table_id, True)
                public = [each for each in listed.values() if each.public]
                found: dict[str, LobbyTable | None] = dict.fromkeys(hinted)
                self._tell(found | await self._lines_of(public))
        except StoreFailed:
            log.info("lobby could not be read")  # the next look finds it
        finally:
            self._reading = False

    async def read_all(self) -> None:
        """The board as the database has it."""
        now = self._service.now()
        self._elsewhere = {key: each for key, each in self._elsewhere.items() if each[1] > now}
        self._touched.clear()
        known = set(self._lines)
        found = await self._lines_of(await self._service.store.public(2 * MOST_TABLES))
        gone: dict[str, LobbyTable | None] = dict.fromkeys(known - set(found))
        self._tell({each: line for each, line in (gone | found).items() if each not in self._touched})

    async def _lines_of(self, listed: Iterable[Listed]) -> dict[str, LobbyTable | None]:
        found: dict[str, LobbyTable | None] = {}
        for each in listed:
            if each.game not in registry.names():
                continue
            if each.status == "waiting":
                try:
                    found[each.id] = self._line(each.id, await self._service.table(each.id))
                except Refused:
                    log.info("table is not for the lobby", table=each.id)
            elif each.status == "playing":
                seats: tuple[SeatOut, ...] = tuple(orjson.loads(each.seats))
                crowd = self._crowd_of(each.id)
                found[each.id] = LobbyTable(each.id, "watch", each.game, each.created, seats, crowd)
            else:
                found[each.id] = None
        return found
