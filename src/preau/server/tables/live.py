"""Tables in memory: folded from their logs, the least recently used forgotten first."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from contextvars import ContextVar
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeAlias

import orjson
import structlog

from preau.games.api import Json, Phrase, TableRefused
from preau.games.registry import OtherRules, UnknownGame
from preau.play.bounds import LONGEST_GAME_MOVES
from preau.play.events import Event, Forgotten, NewerEvent, from_json, guests_in, to_json
from preau.play.fold import BrokenLog, after_event, fold
from preau.play.table import Table
from preau.server.database.store import Entry, Store
from preau.server.database.summary import Summary
from preau.server.work_queue import breathe_between

COUNTS_A_FILLING = 8  # how often all moves are counted while the room for them fills up
TAIL_EVENTS = 16  # events kept as sent, for those who are a little behind
FOLD_SLICE_SECONDS = 0.005  # seconds of folding before others get their turn

PayForFold: TypeAlias = Callable[[int], Awaitable[None]]
pay_for_fold: ContextVar[PayForFold | None] = ContextVar("pay_for_fold", default=None)  # who asks, if anybody does

log = structlog.get_logger()


class Damaged(TableRefused, BrokenLog):
    """A log that cannot be folded: whoever asks is told so, and nothing is written to it."""

    def __init__(self) -> None:
        super().__init__("damaged", Phrase("server-damaged"))


class GameNotInstalled(TableRefused, BrokenLog):
    """A table of a game that is not on this shelf, or does not load: its log may be sound, and waits for the game."""

    def __init__(self, game: str) -> None:
        super().__init__("game_not_installed", Phrase("server-game-not-installed", {"game": game}))


class RulesGone(TableRefused, BrokenLog):
    """A table that began under rules which this version does not know: it is not played on under others."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__("other_rules", phrase)


class NewerLog(TableRefused, BrokenLog):
    """A table to which a newer version has written what this one cannot read: processes of that version show it."""

    def __init__(self) -> None:
        super().__init__("newer_log", Phrase("server-newer-log"))


@dataclass(slots=True)
class Live:
    """A table in memory. `tail` holds its last events as clients see them."""

    id: str
    table: Table
    summary: Summary
    updated: int  # when the lists last heard of it
    tail: deque[str] = field(default_factory=lambda: deque(maxlen=TAIL_EVENTS))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: int = 0
    watched: int = 0  # when it was first watched here, of late
    ours: bool = False  # whether this process wrote its last event
    elsewhere: dict[int, int] = field(default_factory=dict)  # seat -> until when its player is known to be elsewhere
    named: set[str] = field(default_factory=set)  # guests whom the log is known to name
    seen: dict[int, int] = field(default_factory=dict)  # seat -> when its player was last here
    callers: dict[str, str] = field(default_factory=dict)  # guest -> the address from which they play or watch

    def advance(self, table: Table, events: Iterable[tuple[Event, str]]) -> None:
        """Go on to the table after these events (with their texts as stored)."""
        self.tail.extend(public_text(self.id, event, text) for event, text in events)
        self.table = table

    def renew(self, table: Table, events: Iterable[tuple[Event, str]]) -> None:
        """Begin again from a log that was rewritten."""
        self.tail.clear()
        self.tail.extend(public_text(self.id, event, text) for event, text in list(events)[-TAIL_EVENTS:])
        self.table, self.summary, self.named = table, Summary.of(self.id, table), set()

    def since(self, seq: int) -> list[str] | None:
        """The events from number `seq` on, if all of them are at hand."""
        missing = self.table.seq - seq
        if missing <= 0:
            return []
        if missing > len(self.tail):
            return None
        return list(islice(self.tail, len(self.tail) - missing, None))


@dataclass(frozen=True, slots=True)
class TableBounds:
    """How long a new table's game may last, and how much this process keeps of tables that nobody watches."""

    longest_moves: int = LONGEST_GAME_MOVES
    tables: int = 2_000
    moves: int = 100_000  # of all of them; a move is what takes room


class LiveTables:
    """Finds tables by id, in memory or in the store."""

    def __init__(self, store: Store, bounds: TableBounds) -> None:
        self._store = store
        self._bounds = bounds
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._since_count = 0  # moves that may have come since all were counted

    def __len__(self) -> int:
        return len(self._tables)

    def peek(self, table_id: str) -> Live | None:
        """The table if it is in memory."""
        return self._tables.get(table_id)

    def touch(self, table_id: str) -> Live | None:
        """The same, which is thereby the last to be forgotten."""
        live = self._tables.get(table_id)
        if live is not None:
            self._tables.move_to_end(table_id)
        return live

    def watched_tables(self) -> list[Live]:
        """The tables that somebody watches."""
        return [live for live in self._tables.values() if live.watchers]

    async def find(self, table_id: str) -> Live | None:
        """The table, folded now if need be; None if there is none of that id.

        Who asks for one that is not in memory pays for its events (`pay_for_fold`), or is refused: a log can be long.
        """
        live = self.touch(table_id)
        if live is not None:
            return live
        entries = await self._store.read(table_id)
        if not entries:
            return None
        pay = pay_for_fold.get()
        if pay is not None:
            await pay(len(entries))
        table = await self._fold(table_id, None, entries)
        return self._tables.get(table_id) or self.add(table_id, table)

    def add(self, table_id: str, table: Table) -> Live:
        live = Live(table_id, table, Summary.of(table_id, table), table.at)
        self._tables[table_id] = live
        self.grow(len(table.history))
        return live

    def grow(self, moves: int) -> None:
        """So many moves have come; make room where it is time to."""
        self._since_count += moves
        if len(self._tables) > self._bounds.tables or self._since_count > self._bounds.moves // COUNTS_A_FILLING:
            self._forget_some()

    def drop(self, table_id: str) -> None:
        """It is no longer stored."""
        self._tables.pop(table_id, None)

    async def catch_up(self, live: Live) -> bool:
        """Read what others appended; whether there was anything. Its lock must be held."""
        entries = await self._store.read(live.id, live.table.seq)
        fresh = [entry for entry in entries if entry.seq >= live.table.seq]
        if not fresh:
            return False
        after = await self._fold(live.id, live.table, fresh)
        events = [(_event(entry), entry.event) for entry in fresh]
        live.ours = False
        if any(isinstance(event, Forgotten) for event, _ in events):  # what was read before names them still
            entries = await self._store.read(live.id)
            live.renew(await self._fold(live.id, None, entries), [(_event(entry), entry.event) for entry in entries])
            return True
        live.advance(after, events)
        live.summary = Summary.of(live.id, live.table)
        return True

    async def _fold(self, table_id: str, table: Table | None, entries: list[Entry]) -> Table:
        """Raises GameNotInstalled, RulesGone, NewerLog or Damaged."""
        try:
            return await fold_log(table, entries)
        except OtherRules as other:
            raise RulesGone(other.phrase) from other
        except UnknownGame as unknown:
            raise GameNotInstalled(str(unknown.phrase.args["name"])) from unknown
        except NewerEvent as newer:
            log.warning("log is newer than this version", table=table_id, why=str(newer)[:300])
            raise NewerLog from newer
        except (ValueError, LookupError) as error:
            log.error("log is damaged", table=table_id, why=str(error)[:300])  # noqa: TRY400  # no fault of the program
            raise Damaged from error

    def _forget_some(self) -> None:
        """The longest unused go, until what is left has room. Tables that are watched or being decided on stay."""
        moves, self._since_count = sum(len(each.table.history) for each in self._tables.values()), 0
        for live in list(self._tables.values())[:-1]:  # the last one was just asked for
            if len(self._tables) <= self._bounds.tables and moves <= self._bounds.moves:
                return
            if not live.watchers and not live.lock.locked():
                del self._tables[live.id]
                moves -= len(live.table.history)


async def fold_log(table: Table | None, entries: list[Entry]) -> Table:
    """Fold a log onto a table, giving way to others meanwhile. Raises ValueError, also as Refused, or LookupError."""
    started = time.perf_counter()
    for number, entry in enumerate(entries, 0 if table is None else table.seq):
        if entry.seq != number:
            raise BrokenLog(f"event {number} is missing; the next one is {entry.seq}")
        event = _event(entry)
        table = fold([event]) if table is None else after_event(table, event)
        if time.perf_counter() - started > FOLD_SLICE_SECONDS:
            await asyncio.sleep(0)
            started = time.perf_counter()
    assert table is not None
    return table


def public_event(table_id: str, event: Event) -> Json:
    """An event as everybody may see it: guests go by a name that is good at this table only."""
    data = to_json(event)
    for key in ("holder", "by", "guest", "account"):
        if isinstance(data.get(key), str):
            data[key] = public_guest(table_id, data[key])
    return data


def public_events(table_id: str, entries: Iterable[Entry]) -> list[Json]:
    """The same of a log as it is stored."""
    return [public_event(table_id, _event(entry)) for entry in breathe_between(entries)]


def public_guest(table_id: str, guest_id: str) -> str:
    return hashlib.blake2s(f"{table_id} {guest_id}".encode(), digest_size=6).hexdigest()


def public_text(table_id: str, event: Event, text: str) -> str:
    """The same as text; most events are public as they are stored."""
    if guests_in(event):
        return orjson.dumps(public_event(table_id, event)).decode()
    return text


def _event(entry: Entry) -> Event:
    return from_json(orjson.loads(entry.event))
