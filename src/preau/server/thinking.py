"""What a worker process does. It imports the rules and the bots, and nothing of the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from preau.bots import Budget, Candidate, choose
from preau.bots.review import Worth, worth
from preau.games import registry


def begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    """A server that was killed could not end its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def consider(game: str, position: str, level: str, seed: int, seconds: float) -> tuple[Candidate, ...]:
    """The moves that a bot thinks of, the best first."""
    title = registry.game(game)
    return choose(title.load(title.read(position)), level, seed=seed, budget=Budget(seconds=seconds)).thought


def assess(game: str, position: str, made: str) -> Worth:
    """What a position is worth to each seat, in which that move was made."""
    title = registry.game(game)
    return worth(title.load(title.read(position)), made)


def think(game: str, position: str, level: str, seed: int, seconds: float) -> str:
    """The move that a bot chooses."""
    title = registry.game(game)
    return choose(title.load(title.read(position)), level, seed=seed, budget=Budget(seconds=seconds)).move
