"""Telling those who are connected, when another process writes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from preau.play.commands import Say
from preau.play.events import SeatPlan
from preau.play.opening import Opening
from preau.server.bus import LocalBus
from preau.server.desk import Desk
from preau.server.links import Links
from preau.server.rooms import Member, Rooms
from preau.server.settings import Settings
from preau.server.store import Store


def told(member: Member) -> tuple[int, list[dict[str, Any]]]:
    """The number that a member was greeted with, and the messages with events that it got."""
    messages = [json.loads(text) for text in member.out]
    return messages[0]["seq"], [message for message in messages if message["type"] == "events"]


def test_who_comes_while_much_is_read(tmp_path: Path) -> None:
    """More events at once than are at hand are read late; who comes meanwhile is told nothing twice."""

    async def run() -> None:
        settings = Settings(data=tmp_path)
        stores = [await Store.open(settings.url) for _ in range(2)]
        here, there = (Desk(store, LocalBus(), Links("key", 1)) for store in stores)
        rooms = Rooms(here, settings)
        asked = Opening("a", [SeatPlan("person")] * 2, {"players": "2"}, mode="same_screen")
        table = await here.open("cerocle", asked)
        live = await here.live(table)
        early = await rooms.join(live, "x", "en", since=None, view=False)
        for number in range(40):
            await there.do(table, Say(0, "A", f"{number}"))
        await here.refresh(live)
        late = await rooms.join(live, "y", "en", since=None, view=False)
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
        await rooms.close()
        for store in stores:
            await store.close()

    asyncio.run(run())
