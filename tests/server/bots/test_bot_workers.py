"""What worker processes do: before anybody asks them to think, and when a task goes wrong."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from preau.bots.fast import cores, linker
from preau.games.cerocle import GAME as CEROCLE
from preau.games.recess import GAME as RECESS
from preau.play.events import StoodIn
from preau.server.bots import worker
from preau.server.bots.worker import consider
from preau.server.bots.workers import Worker, WorkerFailed, Workers
from preau.server.database.writer import Append
from preau.server.ops.metrics import FALLBACKS
from preau.server.tables.service import TableService, _texts
from tests.server.house import House, pair


@pytest.mark.skipif(not linker.has_numba(), reason="needs numba")
@pytest.mark.timeout(300)
def test_a_worker_gets_ready_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PREAU_FAST")
    worker.get_ready()
    for game in (CEROCLE, RECESS):
        while not (core := cores.core_of(game)) or not core.compiled:
            assert core is not None, "it can think all the while"
            time.sleep(0.05)


def test_a_core_for_each_game_that_has_one_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[str] = []
    monkeypatch.setattr(worker, "begin_worker", lambda _: None)
    monkeypatch.setattr(os, "nice", lambda _: None)
    monkeypatch.setattr(worker, "warm_up", lambda game, *, wait: warmed.append(game.name) if wait else None)
    worker.compile_cores()
    assert {"cerocle", "recess"} <= set(warmed)


def test_a_broken_task_costs_nobody_else_anything() -> None:
    """What raises, cannot travel, kills its worker or hangs is its own task's trouble: others get their answers."""
    position = str(CEROCLE.new(players=2))
    broken: list[tuple[Callable[..., Any], tuple[Any, ...], str]] = [
        (consider, ("cerocle", "1", position, "zzzz", 1, 1.0, 1), "BadBot: "),  # its class asks for more than it keeps
        (threading.Lock, (), "TypeError: "),  # an answer that cannot be sent
        (os._exit, (3,), "died"),
    ]

    async def ask() -> list[str]:
        workers = Workers(2, 3)
        try:
            assert await workers.run(20, os.nice, 0) == min(19, os.nice(0) + 3), "people come before bots"
            await asyncio.gather(*(workers.run(20, time.sleep, 0.2) for _ in range(2)))
            whys = []
            for work, args, _ in broken:
                good = asyncio.create_task(workers.run(20, pow, 2, 9))
                with pytest.raises(WorkerFailed) as failed:
                    await workers.run(20, work, *args)
                whys.append(str(failed.value))
                assert await good == 512
            with pytest.raises(TimeoutError):
                await workers.run(0.1, time.sleep, 60)
            for each in workers._idle:  # one that is killed between two tasks
                each._process.kill()
            assert await asyncio.gather(*(workers.run(20, pow, 2, each) for each in (1, 2, 3))) == [2, 4, 8]
            return whys
        finally:
            workers.stop()

    for why, (_, _, words) in zip(asyncio.run(ask()), broken, strict=True):
        assert words in why


def test_a_worker_whose_task_is_given_up_is_ended() -> None:
    """Nobody waits for it any more, so it must not think on."""

    async def give_up() -> Worker:
        workers = Workers(1, 0)
        try:
            await workers.run(20, time.sleep, 0)
            (worker,) = workers._idle
            task = asyncio.create_task(workers.run(60, time.sleep, 60))
            await asyncio.sleep(0.05)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            while worker.alive:
                await asyncio.sleep(0.01)
            return worker
        finally:
            workers.stop()

    assert not asyncio.run(asyncio.wait_for(give_up(), 60)).alive


def test_stand_ins_are_judged_at_the_door(house: House) -> None:
    """Nobody says which bot stands in: it is one of the table's own level."""
    ann, _, table = pair(house)
    at_ann = house.line(ann, table)
    house.clock.pass_by(121)
    assert at_ann.ask(type="stand_in", seat=1, level="zzzz")["code"] == "malformed"
    assert at_ann.ask(type="stand_in", seat=1)["type"] == "ok"


def test_a_level_nobody_knows_in_an_old_log(tmp_path: Path, stack: ExitStack) -> None:
    """Such a stand-in was let in once: a bot that is there thinks for it."""
    house = House(tmp_path, stack)
    ann, _, table = pair(house)
    unthought = FALLBACKS._value.get()
    service: TableService = house.app.state.service
    log = ann.get(f"/api/tables/{table}").json()["seq"]
    append = Append(table, log, _texts((StoodIn(house.clock.now, 1, "zzzz"),)), None, ())
    house.run(service.store.append, append)
    house.restart()
    ann = house.guest(ann)
    assert ann.post(f"/api/tables/{table}/commands", json={"type": "move", "move": "e5"}).status_code == 200
    while len(ann.get(f"/api/tables/{table}").json()["moves"]) < 2:
        time.sleep(0.02)
    assert FALLBACKS._value.get() == unthought
