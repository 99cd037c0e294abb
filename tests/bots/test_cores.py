"""Warming up compiles all that is ever called, and one process at a time compiles."""

from __future__ import annotations

import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import preau
from preau.bots import Budget, choose
from preau.bots.fast import cores
from preau.bots.fast.folder_lock import FolderLock
from preau.bots.fast.linker import Core, modules_of
from preau.bots.levels import LEVELS
from preau.bots.review import expected_line, worth
from preau.games import registry
from preau.games.api import Game, Value
from tests.bots.test_linker import environment, place, write_game

__all__ = ["place"]  # a fixture

TABLES: list[tuple[str, dict[str, Value]]] = [
    ("cerocle", {"players": 2}),
    ("cerocle", {"players": 4, "side": 6}),
    ("recess", {"players": 5}),
]


def compiled_so_far(core: Core) -> dict[str, set[Any]]:
    """For which kinds of numbers each function was compiled, or found in the cache."""
    functions = {name: value for name, value in core._scope.items() if hasattr(value, "overloads")}
    return {name: set(function.overloads) for name, function in functions.items()}


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_nothing_is_left_to_compile_after_warming_up(name: str, options: dict[str, Value]) -> None:
    """Every level, a former one, a hint, a review and who learns find all that they call."""
    pytest.importorskip("numba")
    game = registry.game(name)
    cores.warm_up(game, wait=True)
    core = cores.core_of(game)
    assert core is not None
    assert core.compiled
    before = compiled_so_far(core)
    position = preau.new(name, **options)
    for level in (*LEVELS, "8-2026"):
        position = position.play(choose(position, level, seed=1, budget=Budget(simulations=30)).move)[0]
    best = choose(position, "8", seed=1, budget=Budget(simulations=100)).move  # as a hint
    worth(position, best, 40)
    expected_line(position, best)
    learn(game, options, core)
    assert compiled_so_far(core) == before


def learn(game: Game, options: dict[str, Value], core: Core) -> None:
    """Play a game to its end, and a few actions of some games side by side."""
    description = import_module("preau.research.description").Description(game, options, core)
    episode = import_module("preau.research.episode").Episode(description, seed=1)
    while not episode.over:
        episode.observe()
        episode.act(episode.legal()[0])
    episode.rewards()
    games = import_module("preau.research.vector").VectorEnvironment(description, 3, threads=2)
    for _ in range(4):
        games.observe()
        games.step(games.masks.argmax(axis=1))


def test_one_process_at_a_time_compiles(place: Path) -> None:
    """Another waits until the folder is free."""
    write_game(place, "toy")
    Core("toy", modules_of("toy") or [], target="cpu")  # makes the folder, and compiles nothing yet
    (folder,) = (place / "cache" / "preau" / "numba").iterdir()
    program = "from tests.bots.test_linker import answers; print('begun', flush=True); print(*answers('toy'))"
    command = [sys.executable, "-B", "-c", program]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as other:
        with FolderLock(folder):
            assert other.stdout is not None
            assert other.stdout.readline() == "begun\n"
            with pytest.raises(subprocess.TimeoutExpired):
                other.wait(timeout=4)
            assert not list(folder.rglob("*.nb?"))
        assert other.communicate(timeout=60)[0] == "11 0\n"
    assert list(folder.rglob("*.nb?"))


def test_a_lock_may_be_taken_again_by_who_holds_it(tmp_path: Path) -> None:
    """By the same thread, not by another; and where no file can be made, nobody waits."""
    lock, taken = FolderLock(tmp_path), threading.Event()

    def take() -> None:
        with FolderLock(tmp_path):
            taken.set()

    with lock:
        with lock:
            other = threading.Thread(target=take)
            other.start()
        assert not taken.wait(0.2)
    assert taken.wait(10)
    other.join()
    with FolderLock(tmp_path / "nowhere"), FolderLock(tmp_path / "nowhere"):
        pass
