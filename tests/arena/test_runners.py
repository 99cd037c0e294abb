"""Ways to play: in this process, on several cores, on a cluster."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from preau.arena.folder import MatchFolder
from preau.arena.game import GameTask, play_game
from preau.arena.match import ArenaRefused, Match
from preau.arena.runners import cores_runner, ray_runner, run_match
from tests.arena.conftest import Play, match_of


@pytest.fixture
def match() -> Match:
    return match_of("nim", "random", "greedy")


def test_cores_play_the_same_games(match: Match, play: Play, tmp_path: Path) -> None:
    """Two processes give the same results as one."""
    results = run_match(match, 6, MatchFolder(tmp_path / "cores", match), cores_runner(2))
    assert [each.winners for each in results] == [each.winners for each in play(match, 6)]


def test_stopping_ends_the_workers(match: Match) -> None:
    """Whoever stops taking games leaves no process behind."""
    import multiprocessing

    games = cores_runner(2)(GameTask(match, number) for number in range(100))
    next(games)
    games.close()
    assert not multiprocessing.active_children()


def test_a_dead_worker_is_told(match: Match, tmp_path: Path) -> None:
    """A worker that dies stops the match with a sentence, and the results so far stay."""
    tasks = [GameTask(match, 0), _Deadly(match, 1)]
    with pytest.raises(ArenaRefused, match="kept"):
        list(cores_runner(2)(tasks))


class _Deadly(GameTask):
    """A task that kills whoever unpacks it."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        import os

        return os._exit, (1,)


class FakeRay(ModuleType):
    """What the arena uses of Ray, in this process: tasks run when they are fetched, last come first done."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.calls: list[str] = []
        self.most = 0

    def init(self, address: str, **_more: object) -> None:
        self.calls.append(f"init {address}")

    def shutdown(self) -> None:
        self.calls.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Callable[..., object]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *args: (function, args))

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(waiting))
        return waiting[-1:], waiting[:-1]

    def get(self, done: Sequence[Any]) -> list[object]:
        return [function(*args) for function, args in done]


def test_ray_plays_the_same_games(match: Match, play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cluster is given a few games for each of its processors, and all results arrive."""
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    results = run_match(match, 9, MatchFolder(tmp_path / "ray", match), ray_runner("auto"))
    assert [each.winners for each in results] == [each.winners for each in play(match, 9)]
    assert ray.calls == ["init auto", "shutdown"]
    assert ray.most == 4


def test_ray_is_left_when_stopped(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C leaves the cluster in order."""
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    games = ray_runner("auto")(GameTask(match, number) for number in range(9))
    next(games)
    games.close()
    assert ray.calls[-1] == "shutdown"


def test_without_ray_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Ray is missing, the sentence says how to get it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaRefused, match="sim"):
        ray_runner("auto")


def test_tasks_travel(match: Match) -> None:
    """A task and its result can be sent to another machine."""
    import pickle

    task = pickle.loads(pickle.dumps(GameTask(match, 2)))
    finished = pickle.loads(pickle.dumps(play_game(task)))
    assert finished.record == play_game(GameTask(match, 2)).record
