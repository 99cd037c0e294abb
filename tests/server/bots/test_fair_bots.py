"""Thinking time is shared: by address and guest, people before bots among themselves, light thoughts past heavy."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import ExitStack
from heapq import heappop, heappush
from pathlib import Path

import preau
from preau.server.bots.queue import AMONG_BOTS, BOT, HINT, LEAST_SHARE_SECONDS, PEOPLE_TURNS, REVIEW, Asker, FairQueue
from tests.server.house import House, Line, opened, some_move


class Workshop:
    """A queue whose workers take as long as a test says, on a clock that jumps from thought to thought."""

    def __init__(self, wide: int = 1, light_ways: int = 1, most_of_guest: int = 2) -> None:
        self.now = 0.0
        self.queue = FairQueue(wide, light_ways, most_of_guest, now=lambda: self.now)
        self._alarms: list[tuple[float, int, asyncio.Event]] = []
        self.most = 0
        self._thinking = 0

    async def sleep(self, seconds: float) -> None:
        alarm = asyncio.Event()
        heappush(self._alarms, (self.now + seconds, id(alarm), alarm))
        await alarm.wait()

    async def think(self, asker: Asker, seconds: float) -> float:
        """How long it took, its queue included."""
        began = self.now
        async with self.queue.enter(asker) as turn:
            self._thinking += 1
            self.most = max(self.most, self._thinking)
            await self.sleep(seconds if asker.light else turn.seconds(seconds))
            self._thinking -= 1
        return self.now - began

    async def run(self, seconds: float) -> None:
        """Let so much time pass."""
        until = self.now + seconds
        while True:
            for _ in range(20):
                await asyncio.sleep(0)
            if not self._alarms or self._alarms[0][0] > until:
                self.now = until
                return
            self.now, _, alarm = heappop(self._alarms)
            alarm.set()

    async def think_on(self, asker: Asker, seconds: float, took: list[float]) -> None:
        while True:
            took.append(await self.think(asker, seconds))


def replies(
    shop: Workshop, stranger: Asker, stranger_seconds: float, crowd: list[Asker], seconds: float
) -> list[float]:
    """What a stranger waits for each reply while all of a crowd want to think without a pause."""

    async def run() -> list[float]:
        noise: list[float] = []
        tasks = [asyncio.create_task(shop.think_on(each, seconds, noise)) for each in crowd]
        await shop.run(30)
        took: list[float] = []
        for _ in range(6):
            one = asyncio.create_task(shop.think(stranger, stranger_seconds))
            while not one.done():
                await shop.run(0.1)
            took.append(one.result())
            await shop.run(5)
        assert len(noise) > 10, "nobody starves"
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return took

    return asyncio.run(run())


def test_many_tables_of_one_address_have_one_share() -> None:
    """Sixty tables, each of a guest of its own: a stranger's strong bot answers as on a quiet evening, or nearly."""
    for rank in (AMONG_BOTS, BOT):
        crowd = [Asker(rank, ("192.0.2.1",), f"guest {number}") for number in range(60)]
        took = replies(Workshop(), Asker(BOT, ("192.0.2.2",), "ann"), 3.0, crowd, 3.0)
        assert max(took[1:]) <= 3.0 + 2 * LEAST_SHARE_SECONDS
        assert took[0] <= 2 * 3.0 + 0.2  # the first time nobody knew that there are others


def test_light_thoughts_go_past_heavy_ones() -> None:
    crowd = [Asker(BOT, ("192.0.2.1",), f"guest {number}") for number in range(60)]
    light = Asker(BOT, ("192.0.2.2",), "ann", light=True)
    assert max(replies(Workshop(), light, 0.02, crowd, 3.0)) <= 0.2
    many_light = [Asker(BOT, ("192.0.2.1",), f"guest {number}", light=True) for number in range(60)]
    assert max(replies(Workshop(), light, 0.02, many_light, 0.02)) <= 0.2


def test_who_waits_goes_before_bots_among_themselves() -> None:
    """Also where those had less time; and yet those have a turn now and then."""

    async def run() -> list[str]:
        shop, order = Workshop(light_ways=0), list[str]()

        async def come(asker: Asker, name: str) -> None:
            await shop.think(asker, 1.0)
            order.append(name)

        people = Asker(BOT, ("192.0.2.1",), "")
        first = [asyncio.create_task(come(people, "first"))]
        await shop.run(2.0)  # this address had some of the time
        first += [asyncio.create_task(come(people, "person")) for _ in range(10)]
        first += [asyncio.create_task(come(Asker(AMONG_BOTS, ("192.0.2.2",)), "bots"))]
        await shop.run(100.0)
        await asyncio.gather(*first)
        return order

    order = asyncio.run(run())
    assert order.index("bots") == 2 + PEOPLE_TURNS  # one came when nobody else was there


def test_all_of_whom_nothing_is_known_share_one_share() -> None:
    """After a restart nobody is there yet: their bots wait together, whoever opened the tables."""
    crowd = [Asker(BOT, (), f"guest {number}") for number in range(60)]
    took = replies(Workshop(), Asker(BOT, ("192.0.2.2",), "ann"), 3.0, crowd, 3.0)
    assert max(took[1:]) <= 3.0 + 2 * LEAST_SHARE_SECONDS


def test_a_guests_bots_take_turns() -> None:
    """At as many tables of one guest as are set bots think at once; another guest's need not wait."""

    async def run(guests: int) -> int:
        shop = Workshop(wide=8, light_ways=0, most_of_guest=2)
        took = [shop.think(Asker(BOT, ("192.0.2.1",), f"{number % guests}"), 1.0) for number in range(12)]
        tasks = list(map(asyncio.create_task, took))
        await shop.run(100.0)
        await asyncio.gather(*tasks)
        return shop.most

    assert [asyncio.run(run(guests)) for guests in (1, 2)] == [2, 4]


def test_the_first_in_rank_goes_first() -> None:
    """Bots go before hints, hints before reviews; who gives up waiting is passed over."""

    async def come() -> list[str]:
        queue, came = FairQueue(1, 0), list[str]()

        async def enter(rank: int, name: str) -> None:
            async with queue.enter(Asker(rank)):
                came.append(name)
                await asyncio.sleep(0)

        async with queue.enter(Asker(REVIEW)):
            waiting = [
                asyncio.create_task(enter(*each))
                for each in ((REVIEW, "review"), (HINT, "hint"), (BOT, "bot"), (BOT, "no"))
            ]
            await asyncio.sleep(0)
            assert queue.count_waiting(BOT) == 2
            waiting[-1].cancel()
            await asyncio.sleep(0)
            assert queue.count_waiting(BOT) == 1
        await asyncio.gather(*waiting, return_exceptions=True)
        async with queue.enter(Asker(BOT)):
            return came

    assert asyncio.run(come()) == ["bot", "hint", "review"]


def test_bots_of_one_address_do_not_stop_a_strangers(tmp_path: Path, stack: ExitStack) -> None:
    """Sixty tables of strong bots alone, opened by new guests of one address and watched: others' bots answer on."""
    house = House(tmp_path, stack, bot_seconds=0.3, open_sockets=100)
    strangers = [stranger_line(house, level) for level in ("1", "8")]
    quiet = [time_replies(*each) for each in strangers]
    strong = {"kind": "bot", "level": "8"}
    for _ in range(60):
        guest = house.guest(address="192.0.2.1")
        house.line(guest, opened(guest, options={"players": 2}, seats=[strong, strong], pace="quick")["id"])
    attacked = [time_replies(*each) for each in strangers]
    assert max(attacked) <= 6 * quiet[1]  # in the order of their coming it would be sixty


def stranger_line(house: House, level: str) -> tuple[Line, random.Random]:
    ann = house.guest(address="192.0.2.2")
    table = opened(ann, options={"players": 2}, seats=[{"kind": "person"}, {"kind": "bot", "level": level}])["id"]
    line, chance = house.line(ann, table), random.Random(1)
    time_replies(line, chance, 1)  # its process is there from now on
    return line, chance


def time_replies(line: Line, chance: random.Random, replies: int = 3) -> float:
    """How long a bot takes for so many replies."""
    took = 0.0
    for _ in range(replies):
        line.session.send_json({"type": "undo", "to": 0})  # the same question each time
        position = preau.new("cerocle", players=2)
        started = time.perf_counter()
        line.session.send_json({"type": "move", "move": some_move(position, chance)})
        while not any(event["type"] == "moved" and event["seat"] == 1 for event in line.next("events")["events"]):
            pass
        took += time.perf_counter() - started
    return took
