"""Telling those who are connected, when another process writes."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import preau
from preau.play.commands import Say
from preau.play.events import SeatPlan, TableTerms
from preau.server.database.store import Store
from preau.server.recent_work import MUCH_SECONDS, RecentWork
from preau.server.settings import Settings
from preau.server.sockets import views
from preau.server.sockets.audience import WOKEN_AT_ONCE, Audiences
from preau.server.sockets.member import Member
from preau.server.sockets.views import Views
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService
from tests.server.view.tables import table_at

TERMS = TableTerms("cerocle", {"players": "2"}, (SeatPlan("person"),) * 2, mode="same_screen")


def told(member: Member) -> tuple[int, list[dict[str, Any]]]:
    """The number that a member was greeted with, and the messages with events that it got."""
    messages = [json.loads(text) for text in member.out]
    return messages[0]["seq"], [message for message in messages if message["type"] == "events"]


def test_who_comes_while_much_is_read(tmp_path: Path) -> None:
    """More events at once than are at hand are read late; who comes meanwhile is told nothing twice."""

    async def run() -> None:
        settings = Settings(data=tmp_path)
        stores = [await Store.open(settings.url) for _ in range(2)]
        here, there = (TableService(store, LocalBus(), Links("key", 1)) for store in stores)
        audiences = Audiences(here, settings)
        table = await here.open(TERMS, "a")
        live = await here.live(table)
        early = await audiences.join(live, "x", "en", since=None, view=False)
        for number in range(40):
            await there.do(table, Say(0, "A", f"{number}"))
        await here.refresh(live)
        late = await audiences.join(live, "y", "en", since=None, view=False)
        await asyncio.sleep(0.3)
        await there.do(table, Say(0, "A", "last"))
        await here.refresh(live)
        for member in (early, late):
            seq, messages = told(member)
            for message in messages:
                assert message["from"] == seq
                seq += len(message["events"])
            assert seq == 42
        assert told(late)[0] == 41
        await audiences.close()
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_who_comes_back_while_another_process_writes(tmp_path: Path) -> None:
    """What the database has and this process does not know yet is told once, when it is known."""

    async def run() -> None:
        settings = Settings(data=tmp_path)
        stores = [await Store.open(settings.url) for _ in range(2)]
        here, there = (TableService(store, LocalBus(), Links("key", 1)) for store in stores)
        audiences = Audiences(here, settings)
        table = await here.open(TERMS, "a")
        live = await here.live(table)
        for number in range(5):
            await there.do(table, Say(0, "A", f"{number}"))
        back = await audiences.join(live, "x", "en", since=0, view=False)
        await here.refresh(live)
        seq = 0
        for message in told(back)[1]:
            assert message["from"] == seq
            seq += len(message["events"])
        assert seq == 6
        await audiences.close()
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_who_has_to_rest_is_drawn_for_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others at the table do not wait for that; else the order is that in which they are due."""
    work, drawn = RecentWork(), list[str]()
    monkeypatch.setattr(views, "recent_work", work)

    async def draw(_: Views, address: str, *_about: object) -> str:
        drawn.append(address)
        return ""

    monkeypatch.setattr(Views, "_draw_text", draw)

    async def run() -> None:
        shown, members = Views(), list[Member]()
        for seat, address in enumerate(("school", "home")):
            members.append(Member(address, "en", 10, view=True, address=address))
            members[-1].seats = (seat,)
        table = table_at(str(preau.new("cerocle")), "cerocle")
        for rests in (False, True):
            if rests:
                work.add("school", 2 * MUCH_SECONDS)
                work.note_move("home")
                work.add("school", 1.0)
            shown.show("t", table, members, 0)
            while len(drawn) < (4 if rests else 2):
                await asyncio.sleep(0)
        await shown.close()

    asyncio.run(run())
    assert drawn == ["school", "home", "home", "school"]


def test_a_crowd_is_told_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players first; and between the groups of a crowd others have their turn, and time while they are at it."""

    async def run() -> None:
        settings = Settings(data=tmp_path)
        store = await Store.open(settings.url)
        service = TableService(store, LocalBus(), Links("key", 1))
        audiences = Audiences(service, settings)
        table = await service.open(TERMS, "a")
        live = await service.live(table)
        members = [
            await audiences.join(live, f"{number}", "en", since=None, view=False) for number in range(3 * WOKEN_AT_ONCE)
        ]
        members.append(await audiences.join(live, "a", "en", since=None, view=False))
        for member in members:
            member.out.clear()
        told_to = [asyncio.create_task(member.next()) for member in members]
        await asyncio.sleep(0)
        await service.do(table, Say(0, "A", "hello"))
        counts = [sum(task.done() for task in told_to)]
        while counts[-1] < len(members):
            await asyncio.sleep(0)
            counts.append(sum(task.done() for task in told_to))
            if counts[-1]:
                assert told_to[-1].done()
        assert max(after - before for before, after in pairwise(counts)) <= WOKEN_AT_ONCE

        told_to = [asyncio.create_task(member.next()) for member in members]
        monkeypatch.setattr("preau.server.sockets.audience.GIVE_WAY_SECONDS", 3600)
        service.doing += 1
        await service.do(table, Say(0, "A", "a command at another table takes its time"))
        for _ in range(20):
            await asyncio.sleep(0)
        assert sum(task.done() for task in told_to) == WOKEN_AT_ONCE
        await audiences.close()
        await store.close()

    asyncio.run(run())
