"""What a worker process does before anybody asks it to think."""

from __future__ import annotations

import os
import time

import pytest

from preau.bots.fast import binding, cores
from preau.games.cerocle import GAME as CEROCLE
from preau.games.recess import GAME as RECESS
from preau.server.bots import worker


@pytest.mark.skipif(not binding.has_numba(), reason="needs numba")
@pytest.mark.timeout(300)
def test_a_worker_gets_ready_in_the_background() -> None:
    worker.get_ready()
    for game in (CEROCLE, RECESS):
        while not (core := cores.core_of(game)) or not core.compiled:
            assert core is not None, "it can think all the while"
            time.sleep(0.05)


def test_a_core_for_each_game_that_has_one_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[str] = []
    monkeypatch.setattr(worker, "begin_worker", lambda: None)
    monkeypatch.setattr(os, "nice", lambda _: None)
    monkeypatch.setattr(worker, "warm_up", lambda game, *, wait: warmed.append(game.name) if wait else None)
    worker.compile_cores()
    assert {"cerocle", "recess"} <= set(warmed)
