"""Playing a match: the games that are missing, on all cores, on a cluster, or one after the other in this process.

A runner is a function from tasks to finished games, which come in any order. Nothing but this process writes to the
folder.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from importlib import import_module
from itertools import islice
from types import FrameType
from typing import TypeAlias

from preau.arena import external_bot
from preau.arena.folder import LOG_FILE, MatchFolder
from preau.arena.game import FinishedGame, GameResult, GameTask, play_game
from preau.arena.match import ArenaRefused, Match

Runner: TypeAlias = Callable[[Iterable[GameTask]], Generator[FinishedGame, None, None]]

TASKS_PER_WORKER = 2  # one played, one waiting, so that none is idle


def run_match(
    match: Match,
    games: int,
    folder: MatchFolder,
    runner: Runner,
    *,
    date: str = "",
    on_result: Callable[[GameResult], object] = id,
) -> list[GameResult]:
    """Play what is missing of the first `games` games, and say how all of them ended.

    Whatever stops it, be it Ctrl-C, leaves the results so far in the folder.
    """
    log = str(folder.path / LOG_FILE) if any(map(external_bot.is_external, match.bots)) else ""
    tasks = (GameTask(match, number, date, log) for number in folder.missing_games(games))
    with closing(runner(tasks)) as games_played:
        for finished in games_played:
            folder.save(finished)
            on_result(finished.result)
    return folder.results_so_far(games)


def play_here(tasks: Iterable[GameTask]) -> Generator[FinishedGame, None, None]:
    """One after the other, in this process."""
    for task in tasks:
        yield play_game(task)


def cores_runner(workers: int) -> Runner:
    """In that many processes of their own."""
    if workers == 1:
        return play_here

    def run(tasks: Iterable[GameTask]) -> Generator[FinishedGame, None, None]:
        waiting = iter(tasks)
        before = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")  # the same on every system, and nothing inherited
        pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_worker)
        try:
            under_way: set[Future[FinishedGame]] = set()
            while True:
                room = TASKS_PER_WORKER * workers - len(under_way)
                under_way |= {pool.submit(play_game, task) for task in islice(waiting, room)}
                if not under_way:
                    break
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise ArenaRefused("arena-worker-died") from None
        except BaseException:  # Ctrl-C, or a fault: nobody waits for games that nobody will keep
            for child in set(multiprocessing.active_children()) - before:
                child.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    return run


def ray_runner(address: str) -> Runner:
    """On a Ray cluster, whose machines have this package too; raises ArenaRefused if Ray is not installed."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise ArenaRefused("arena-no-ray") from None

    def run(tasks: Iterable[GameTask]) -> Generator[FinishedGame, None, None]:
        waiting = iter(tasks)
        ray.init(address=address, log_to_driver=False)
        try:
            remote = ray.remote(play_game)
            most = TASKS_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
            under_way = [remote.remote(task) for task in islice(waiting, most)]
            while under_way:
                done, under_way = ray.wait(under_way)
                yield from ray.get(done)
                under_way += [remote.remote(task) for task in islice(waiting, most - len(under_way))]
        finally:
            ray.shutdown()

    return run


def _begin_worker() -> None:
    """A worker leaves Ctrl-C to its parent; when ended, it ends the external bots it has started."""

    def end(_signal: int, _frame: FrameType | None) -> None:
        external_bot.end_programs()
        os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end)
