"""Views for pages, drawn beside the event loop: a move is acknowledged before anybody draws what came of it.

Of a table only the latest is drawn, once for all who share language, seats and whom they hear; where moves come faster
than that, pages are shown some of them at once. Each address has one drawing at a time, and rests between two: many
busy tables of one address keep neither others' pages waiting nor the event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple
from weakref import WeakValueDictionary

import orjson

from preau.play.table import Table
from preau.server.background import TaskGroup
from preau.server.recent_work import recent_work
from preau.server.sockets.member import Member, Text
from preau.server.view.players.chat import Hearing, is_apart
from preau.server.view.table import render_table
from preau.server.work_queue import WorkQueue
from preau.words import Language

MOST_WAITING = 1_000_000  # each table has one drawing under way; so many tables nobody watches

SHOWN_AT_ONCE = 16  # of a crowd, before others have their turn
GIVE_WAY_SECONDS = 0.001
REST_FACTOR = 2  # times what a drawing took, until the next for the same address
LONGEST_REST_SECONDS = 0.2


@dataclass(slots=True)
class DueView:
    """A table as it is to be shown, and to whom: with the lines of the chat from that number on."""

    table: Table
    members: dict[Member, int] = field(default_factory=dict)


class Viewer(NamedTuple):
    """Those members for whom all this is equal are shown the same."""

    language: Language
    seats: tuple[int, ...]
    chat_since: int
    hearing: Hearing


class Views:
    """Draws for all audiences of this process."""

    def __init__(self) -> None:
        self._queue = WorkQueue(MOST_WAITING, MOST_WAITING)
        self._due: dict[str, DueView] = {}
        self._drawing: set[str] = set()  # tables
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of each address
        self._tasks = TaskGroup()

    def show(self, table_id: str, table: Table, members: Iterable[Member], chat_since: int) -> None:
        """Have the table as it stands shown to those members who have a page."""
        pages = [member for member in members if member.view]
        if not pages:
            return
        due = self._due.setdefault(table_id, DueView(table))
        due.table = table
        for member in pages:
            apart = is_apart(table, member.seats, member.hearing)
            since = chat_since if apart == member.apart else 0  # it is to hear more now than before, or less
            member.apart = apart
            due.members[member] = min(since, due.members.get(member, since))
        if table_id not in self._drawing:
            self._drawing.add(table_id)
            self._tasks.add(self._draw(table_id))

    async def close(self) -> None:
        await self._tasks.cancel()
        self._queue.close()

    async def _draw(self, table_id: str) -> None:
        """As long as something is due."""
        try:
            while (due := self._due.pop(table_id, None)) is not None:
                await self._draw_once(due)
        finally:
            self._drawing.discard(table_id)

    async def _draw_once(self, due: DueView) -> None:
        pages: dict[Viewer, list[Member]] = {}
        for member, chat_since in sorted(due.members.items(), key=lambda each: _rank(each[0])):
            viewer = Viewer(member.language, member.seats, chat_since, member.hearing.at_table(due.table))
            pages.setdefault(viewer, []).append(member)
        for viewer, members in pages.items():
            if any(not member.gone for member in members):
                text = await self._draw_text(members[0].address, due.table, viewer)
                for number, member in enumerate(members, 1):
                    member.send(text)
                    if number % SHOWN_AT_ONCE == 0:
                        await asyncio.sleep(GIVE_WAY_SECONDS)

    async def _draw_text(self, address: str, table: Table, viewer: Viewer) -> Text:
        """In its address's turn, which ends when it has rested."""
        turn = self._turns.setdefault(address, asyncio.Lock())
        await turn.acquire()
        rest = 0.0
        try:
            text, took = await self._queue.do(address, _stays, lambda: _view(table, viewer))
            rest = min(took * REST_FACTOR, LONGEST_REST_SECONDS)
        finally:
            asyncio.get_running_loop().call_later(rest, turn.release)
        return text


def _rank(member: Member) -> tuple[bool, bool]:
    """Players first; but who has to rest comes last, so that nobody else at the table waits for that."""
    return recent_work.rests(member.address), not member.seats


async def _stays() -> bool:
    return False


def _view(table: Table, viewer: Viewer) -> tuple[Text, float]:
    """As it is sent, and how many seconds it took to draw."""
    started = time.perf_counter()
    view = render_table(table, viewer.language, viewer.seats, chat_since=viewer.chat_since, hearing=viewer.hearing)
    return orjson.dumps({"type": "view", "seq": table.seq, "view": view}).decode(), time.perf_counter() - started
