"""What a worker process does. It imports the rules and the bots, and nothing of the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection

from preau.bots import Budget, Candidate, Memory, choose
from preau.bots.fast.cores import warm_up
from preau.bots.review import Worth, expected_line, worth
from preau.games import registry

MOST_WORDS_CHARS = 300  # of an exception
TABLES_REMEMBERED = 2  # a strong bot remembers a lot
COMPILING_NICENESS = 19
_memories: dict[str, Memory] = {}  # the last one used comes last


def serve_tasks(pipe: Connection, niceness: int) -> None:
    """Do one task after the other, until the server is gone. Back goes whether it was done, and what came of it."""
    begin_worker(niceness)
    pipe.send((True, None))
    while True:
        try:
            work, args = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((True, work(*args)))
        except Exception as error:  # noqa: BLE001  # of the work, or because its answer cannot travel
            pipe.send((False, _words_of(error)))


def _words_of(error: Exception) -> str:
    """An exception as text: its class, and what it says if it can."""
    try:
        return f"{type(error).__name__}: {error}"[:MOST_WORDS_CHARS]
    except Exception:  # noqa: BLE001  # in the words of somebody else's game
        return type(error).__name__


def begin_worker(niceness: int) -> None:
    """People who play come before bots who think."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    """A server that was killed could not end its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def compile_cores() -> None:
    """Fill the cache with what compiled bots need, when the processor has nothing better to do."""
    begin_worker(COMPILING_NICENESS)
    for name in registry.names():
        warm_up(registry.game(name), wait=True)


def get_ready() -> None:
    """Load what `compile_cores` has compiled, in the background: the worker can think all the while."""
    for name in registry.names():
        warm_up(registry.game(name))


def consider(
    game: str, rules: str, position: str, level: str, seed: int, seconds: float, simulations: int
) -> tuple[Candidate, ...]:
    """The moves that a bot thinks of, the best first."""
    title = registry.game(game, rules)
    budget = Budget(seconds=seconds, simulations=simulations)
    return choose(title.load(title.read(position)), level, seed=seed, budget=budget).thought


def assess(game: str, rules: str, position: str, made: str) -> Worth:
    """What a position is worth to each seat, in which that move was made."""
    title = registry.game(game, rules)
    return worth(title.load(title.read(position)), made)


def play_out(game: str, rules: str, position: str, move: str) -> tuple[str, ...]:
    """That move, and what strong players would go on with."""
    title = registry.game(game, rules)
    return expected_line(title.load(title.read(position)), move)


def think(table: str, game: str, rules: str, position: str, level: str, seed: int, seconds: float) -> str:
    """The move that a bot chooses, with what it remembers of its last decisions at that table."""
    title = registry.game(game, rules)
    now = title.load(title.read(position))
    return choose(now, level, seed=seed, budget=Budget(seconds=seconds), memory=_memory_of(table)).move


def _memory_of(table: str) -> Memory:
    memory = _memories.pop(table, None) or Memory()
    _memories[table] = memory
    if len(_memories) > TABLES_REMEMBERED:
        del _memories[next(iter(_memories))]
    return memory
