"""Work is charged in units to guest and address, done in turn, and dropped when nobody waits for it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi import APIRouter

from preau.games.api import Refused
from preau.server import desk as desk_module
from preau.server import pages
from preau.server.api import hints
from preau.server.desk import Desk, Gone, breathe
from preau.server.http import costs
from tests.server.house import House

DOCS = Path(__file__).parents[2] / "docs" / "security.md"
HEADER = "Preau record 1\nGame: cerocle\nOptions: players=2\n\n"


def routes_of(router: APIRouter) -> Iterator[tuple[str, str]]:
    for each in router.routes:
        if hasattr(each, "original_router"):
            yield from routes_of(each.original_router)
        else:
            yield from ((method, each.path) for method in each.methods or ())  # type: ignore[attr-defined]


def test_every_route_has_a_cost(house: House) -> None:
    """And every cost a route, and a line in the docs."""
    routers = [*house.app.state.api_routers, hints.scripts, pages.router]
    assert {route for router in routers for route in routes_of(router)} == set(costs.COSTS)
    assert costs.table_of_costs() in DOCS.read_text("utf-8")


def test_a_new_guest_is_no_new_allowance(tmp_path: Path, stack: ExitStack) -> None:
    """Units are charged to the address, whoever comes from there; and to the guest, wherever they come from."""
    house = House(tmp_path, stack, work_rate="200/minute", address_work_rate="300/minute")
    check = {"position": "nonsense"}

    def answers(address: str, like: Any = None) -> int:
        return house.guest(like=like, address=address).post("/api/positions/check", json=check).status_code

    assert [answers("10.0.0.1") for _ in range(6)] == [422] * 5 + [429], "60 units each, by a new guest each time"
    ann = house.guest(address="10.0.0.2")
    ann.get("/")
    assert [answers(f"10.0.1.{number}", ann) for number in range(4)] == [422] * 3 + [429]
    refused = house.guest(address="10.0.0.1").post("/api/positions/check", json=check).json()
    assert refused["code"] == "too_many"
    assert "work" in refused["message"]
    assert house.guest(address="10.0.0.1").get("/healthz").status_code == 200


def test_a_record_is_judged_by_its_size_first(
    tmp_path: Path, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is too dear is refused unread; one that is at hand costs no more than its page."""
    house = House(tmp_path, stack, work_rate="400/minute")
    guest = house.guest()
    guest.get("/")
    short = HEADER + "1. e5\n"
    assert guest.post("/look", json={"text": short}).status_code == 200
    assert [guest.post("/look", json={"text": short, "move": 0}).status_code for _ in range(3)] == [200] * 3
    monkeypatch.setattr("preau.server.pages.records.read_leniently", lambda *_: pytest.fail("it was read"))
    long = HEADER + "1. " + "e5; " * 10_000 + "\n"
    assert guest.post("/look", json={"text": long}).status_code == 429


# --- the desk --------------------------------------------------------------------------------------------------------


async def here() -> bool:
    return False


def test_askers_take_turns() -> None:
    """Who has asked much waits behind who asks once; too much is refused, and others are still served."""

    async def work() -> None:
        desk, order, begin = Desk(), list[str](), threading.Event()
        first = asyncio.create_task(desk.do("a", here, begin.wait))
        await asyncio.sleep(0.05)
        many = [
            asyncio.create_task(desk.do("a", here, lambda: order.append("a"))) for _ in range(desk_module.MOST_OF_ONE)
        ]
        await asyncio.sleep(0)
        one = asyncio.create_task(desk.do("b", here, lambda: order.append("b")))
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await desk.do("a", here, lambda: order.append("too many"))
        begin.set()
        await asyncio.gather(first, one, *many)
        assert order.index("b") <= 1
        assert order.count("a") == len(many)
        desk.close()

    asyncio.run(work())


def test_who_hangs_up_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they asked for is dropped, also in the middle of it; the next one's turn comes, and faults travel."""
    monkeypatch.setattr(desk_module, "LOOK_SECONDS", 0.02)

    async def gone() -> bool:
        return True

    async def work() -> None:
        desk, begun = Desk(), threading.Event()

        def endless() -> None:
            begun.set()
            while True:
                breathe()

        with pytest.raises(Gone):
            await desk.do("a", gone, endless)
        assert begun.is_set()
        assert await asyncio.wait_for(desk.do("b", here, lambda: 7), 10) == 7
        with pytest.raises(ZeroDivisionError):
            await desk.do("b", here, lambda: 1 // 0)
        desk.close()

    asyncio.run(work())


def test_the_event_loop_goes_on_beside_it() -> None:
    """Long work that breathes leaves the event loop most of its quickness: turns of the loop, quiet and beside it."""

    async def turns(seconds: float) -> int:
        until, count = time.perf_counter() + seconds, 0
        while time.perf_counter() < until:
            await asyncio.sleep(0.001)
            count += 1
        return count

    async def work() -> None:
        desk, enough = Desk(), threading.Event()

        def count_up() -> int:
            number = 0
            while not enough.is_set():
                number += 1
                breathe()
            return number

        quiet = await turns(0.3)
        busy = asyncio.create_task(desk.do("a", here, count_up))
        beside = await turns(0.3)
        enough.set()
        assert await busy > 0
        assert beside * 6 > quiet
        desk.close()

    asyncio.run(work())
