"""Work is charged in units to guest and address, done in turn, and dropped when nobody waits for it."""

from __future__ import annotations

import asyncio
import importlib
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.websockets import WebSocketDisconnect

from preau.games.api import Refused
from preau.server import pages, work_queue
from preau.server.api import hints
from preau.server.http import costs
from preau.server.sockets.messages import CLOSE_RESTART
from preau.server.work_queue import AskerGone, WorkQueue, breathe, come_first
from tests.server.house import House, opened

DOCS = Path(__file__).parents[3] / "docs" / "security.md"
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


def test_every_route_is_charged_for(house: House) -> None:
    """Also for one that came some other way than by our routers."""
    assert [each for each in house.app.routes if not isinstance(each, APIRoute)] == []
    routes = [each for each in house.app.routes if isinstance(each, APIRoute)]
    assert len(routes) > 50
    free = [route.path for route in routes if costs.charge not in {each.call for each in route.dependant.dependencies}]
    assert free == []


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


def test_who_asks_for_a_table_that_is_not_in_memory_pays_for_its_log(tmp_path: Path, stack: ExitStack) -> None:
    """By page, API and socket; one that is at hand costs no more than its page, and a log by its events."""
    house = House(tmp_path, stack, tables_in_memory=1)
    ann, units = house.guest(), list[int]()
    long = opened(ann, mode="same_screen", options={"players": 2, "quiet": 0})["id"]
    for number in range(90):
        line = {"type": "say", "text": f"line {number}", "name": "Ann"}
        assert ann.post(f"/api/tables/{long}/commands", json=line).status_code == 200
    events = ann.get(f"/api/tables/{long}").json()["seq"]
    real = house.app.state.limits.spends

    async def spends(spent: int, *who: str) -> bool:
        units.append(spent)
        return bool(await real(spent, *who))

    def charged(ask: Callable[[], Any], *, cold: bool) -> int:
        if cold:
            house.run(house.app.state.service.tables.drop, long)
        units.clear()
        ask()
        return sum(units)

    house.app.state.limits.spends = spends
    for path in (f"/api/tables/{long}", f"/t/{long}", f"/t/{long}/board.svg"):
        at_hand, cold = (charged(lambda path=path: ann.get(path), cold=cold) for cold in (False, True))  # type: ignore[misc]
        assert cold == at_hand + events // costs.EVENTS_A_UNIT > at_hand, path
    log = costs.COSTS["GET", "/api/tables/{table_id}/log"].units + events // costs.EVENTS_A_UNIT
    assert charged(lambda: ann.get(f"/api/tables/{long}/log"), cold=False) == log
    assert charged(lambda: house.line(ann, long).next("hello"), cold=True) == events // costs.EVENTS_A_UNIT
    house.app.state.limits.spends = refuse
    house.run(house.app.state.service.tables.drop, long)
    with ann.websocket_connect(f"/api/tables/{long}/socket") as socket:
        assert socket.receive_json()["code"] == "too_many"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == CLOSE_RESTART, "to be tried again"


async def refuse(*_: Any) -> bool:
    return False


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
    assert guest.post("/edit/cerocle", json={"record": short, "moves": 0}).json()["moves"] == 1
    monkeypatch.setattr("preau.server.pages.records.read_leniently", lambda *_: pytest.fail("it was read"))
    long = HEADER + "1. " + "e5; " * 10_000 + "\n"
    assert guest.post("/look", json={"text": long}).status_code == 429
    assert house.guest().post("/edit/cerocle", json={"record": long}).status_code == 429
    assert house.guest().post("/edit/cerocle", json={"record": short}).json()["moves"] == 1, "it is at hand"


def test_pages_are_drawn_at_the_desk(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never on the event loop; and what takes long not before what is quick."""
    drawn: dict[str, str] = {}

    def spy(where: str, name: str) -> None:
        real = getattr(importlib.import_module(where), name)

        def work(*args: Any, **named: Any) -> Any:
            drawn[name] = threading.current_thread().name
            return real(*args, **named)

        monkeypatch.setattr(f"{where}.{name}", work)

    ann = house.guest()
    table = opened(ann, game="cerocle")["id"]
    spy("preau.server.pages.render", "fill_template")
    learn = ("recess", "recess/lessons", "recess/lessons/walk", "recess/puzzles")
    for path in (
        "/", "/new/recess", f"/invite/{table}", f"/t/{table}", f"/replay/{table}", "/edit/recess", "/aid/recess",
        "/companion/recess", *(f"/learn/{each}" for each in learn),
        "/lobby", "/tournaments", "/tournaments/new", "/clubs", "/ratings", "/people/me", "/games", "/account",
        "/calls",
    ):  # fmt: skip
        drawn.clear()
        assert ann.get(path).status_code == 200, path
        assert drawn["fill_template"].startswith("work-queue"), path
    for name, query in (("preview", "preview?move=e5"), ("draw_board", "board")):
        spy("preau.server.pages.table" if name == "preview" else "preau.server.view.board", name)
        assert ann.get(f"/t/{table}/{query}").status_code == 200
        assert drawn[name].startswith("work-queue")
    asked = threading.Event()
    monkeypatch.setattr("preau.server.pages.records.render_record", lambda *_: asked.wait(10) and {"shown": 0})
    reading = threading.Thread(target=ann.post, args=("/look",), kwargs={"json": {"text": HEADER + "1. e5\n"}})
    reading.start()
    assert house.guest().get(f"/t/{table}").status_code == 200, "while somebody's record is read"
    asked.set()
    reading.join()


# --- the work queue --------------------------------------------------------------------------------------------------


async def here() -> bool:
    return False


def test_askers_take_turns() -> None:
    """Who has asked much waits behind who asks once; too much is refused, and others are still served."""

    async def work() -> None:
        queue, order, begin = WorkQueue(), list[str](), threading.Event()
        first = asyncio.create_task(queue.do("a", here, begin.wait))
        await asyncio.sleep(0.05)
        many = [
            asyncio.create_task(queue.do("a", here, lambda: order.append("a"))) for _ in range(work_queue.MOST_OF_ONE)
        ]
        await asyncio.sleep(0)
        one = asyncio.create_task(queue.do("b", here, lambda: order.append("b")))
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await queue.do("a", here, lambda: order.append("too many"))
        begin.set()
        await asyncio.gather(first, one, *many)
        assert order.index("b") <= 1
        assert order.count("a") == len(many)
        queue.close()

    asyncio.run(work())


def test_who_hangs_up_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they asked for is dropped, also in the middle of it; the next one's turn comes, and faults travel."""
    monkeypatch.setattr(work_queue, "ASKER_LOOK_SECONDS", 0.02)

    async def gone() -> bool:
        return True

    async def work() -> None:
        queue, begun = WorkQueue(), threading.Event()

        def endless() -> None:
            begun.set()
            while True:
                breathe()

        with pytest.raises(AskerGone):
            await queue.do("a", gone, endless)
        assert begun.is_set()
        assert await asyncio.wait_for(queue.do("b", here, lambda: 7), 10) == 7
        with pytest.raises(ZeroDivisionError):
            await queue.do("b", here, lambda: 1 // 0)
        queue.close()

    asyncio.run(work())


class Hand:
    """A clock that goes on as the work says, and while it rests."""

    def __init__(self) -> None:
        self.now, self.rests = 0.0, [0.0]
        self.on_rest: Callable[[], object] = int

    def perf_counter(self) -> float:
        return self.now

    monotonic = thread_time = perf_counter

    def sleep(self, seconds: float) -> None:
        self.rests.append(self.now)
        self.now += seconds
        self.on_rest()


def test_long_work_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every slice of work it sleeps, and so the event loop has its turn; elsewhere nobody is made to wait."""
    hand, step = Hand(), 0.0001
    monkeypatch.setattr(work_queue, "time", hand)

    def count_up() -> None:
        for _ in range(1000):
            hand.now += step
            breathe()

    count_up()
    assert hand.rests == [0.0]
    hand.now = 0.0

    async def work() -> None:
        queue = WorkQueue()
        await queue.do("a", here, count_up)
        queue.close()

    asyncio.run(work())
    between = [later - sooner for sooner, later in pairwise(hand.rests)]
    assert sum(between) > 0.09
    assert max(between) < work_queue.SLICE_SECONDS + work_queue.REST_SECONDS + 2 * step


def test_moves_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """While one is made, what is queued rests until it is done; but it does not rest for ever."""
    hand, moves = Hand(), ExitStack()
    monkeypatch.setattr(work_queue, "time", hand)
    worked = list[float]()  # when

    def count_up() -> None:
        for _ in range(100):
            hand.now += 0.0001
            breathe()
            worked.append(hand.now)

    async def work() -> None:
        queue = WorkQueue()
        moves.enter_context(come_first)
        await queue.do("a", here, count_up)
        assert hand.now > 0.01 + 4 * work_queue.LONGEST_REST_SECONDS, "moves without end: it rests most of the time"
        assert len(worked) == 100, "and is done in the end"
        hand.on_rest = moves.close  # from now on a move ends while it rests
        hand.now, begin = 0.0, len(worked)
        await queue.do("a", here, count_up)
        assert worked[begin] < work_queue.LONGEST_REST_SECONDS / 2, "it goes on as soon as the move is made"
        queue.close()

    asyncio.run(work())
