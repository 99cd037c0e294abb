"""How fast the bots' core is: `python bench/bots.py` (needs the extras `bench` and `fast`).

Against OpenSpiel: Cerocle against its C++ on `havannah(board_size=5)`, which has Cerocle's 61 spaces, Recess! against
`chess` stepped from Python. Rounds of both alternate in one process, on one thread, and the median of each is taken,
because machines are noisy. Rates are by the CPU's clock.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from math import inf
from typing import Any

import pyspiel

import preau
from preau.bots.fast import cores, linker
from preau.bots.fast.trees import Tree, think_together
from preau.games.api import Game, Position
from preau.games.cerocle import GAME as CEROCLE
from preau.games.fast.search_settings import SearchSettings
from preau.games.recess import GAME as RECESS

HAVANNAH = pyspiel.load_game("havannah(board_size=5)")
ROLLOUTS = 1000  # in one simulation, so that hardly anything else is measured

Round = Callable[[], float]  # runs for a while, and says how many a second


def core(game: Game, compiled: bool) -> linker.Core:
    modules = linker.modules_of(game.package)
    assert modules is not None
    return linker.Core(game.name, modules, target="cpu" if compiled else "plain")


def rate(run: Callable[[], int], seconds: float, clock: Callable[[], float] = time.thread_time) -> float:
    """How many a second, by a function that does some and says how many."""
    done, begin = 0, clock()
    while (spent := clock() - begin) < seconds:
        done += run()
    return done / spent


# --- theirs ----------------------------------------------------------------------------------------------------------


def their_search(simulations: int, rollouts: int) -> Callable[[], int]:
    seed = 0

    def run() -> int:
        nonlocal seed
        seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        bot = pyspiel.MCTSBot(HAVANNAH, evaluator, 1.4, simulations, 1000, False, seed, False)
        bot.mcts_search(HAVANNAH.new_initial_state())
        return simulations * rollouts

    return run


def their_decisions(game: str) -> Callable[[], int]:
    """One random game, stepped from Python."""
    peer, chance = pyspiel.load_game(game), random.Random(1)

    def run() -> int:
        state, made = peer.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1
        return made

    return run


# --- ours ------------------------------------------------------------------------------------------------------------


def our_playouts(fast: linker.Core, position: Position, games: int) -> Callable[[], int]:
    start, state = fast.state(cores.flatten(position)), fast.ints(fast.SIZE)
    moves, rng = fast.ints(fast.MOST_MOVES), fast.state([1])

    def run() -> int:
        fast.playouts(start, state, moves, rng, games)
        return games

    return run


def our_decisions(fast: linker.Core, position: Position, games: int) -> Callable[[], int]:
    start, state = fast.state(cores.flatten(position)), fast.ints(fast.SIZE)
    moves, rng = fast.ints(fast.MOST_MOVES), fast.state([1])
    return lambda: int(fast.playouts(start, state, moves, rng, games))


def our_search(fast: linker.Core, position: Position, simulations: int) -> Callable[[], int]:
    seed, tree = 0, Tree(fast, SearchSettings(), 0, 2 * simulations + 64)

    def run() -> int:
        nonlocal seed
        seed += 1
        tree.forget(seed)
        tree.begin(cores.flatten(position))
        return tree.think(simulations)

    return run


def our_threads(fast: linker.Core, position: Position, simulations: int, threads: int) -> Callable[[], int]:
    trees = [Tree(fast, SearchSettings(), seed, 2 * simulations + 64) for seed in range(threads)]

    def run() -> int:
        for seed, tree in enumerate(trees):
            tree.forget(seed)
            tree.begin(cores.flatten(position))
        return think_together(trees, inf, simulations * threads)

    return run


# --- the table -------------------------------------------------------------------------------------------------------


def row(title: str, mine: Round, peer: Round, goal: float, rounds: int) -> None:
    """Both in turn, and the ratio of their medians."""
    pairs = [(mine(), peer()) for _ in range(rounds)]
    ours, theirs = (statistics.median(rates) for rates in zip(*pairs, strict=True))
    print(f"{title:52}{ours:12,.0f}{theirs:12,.0f}{ours / theirs:7.2f}x{goal:6.1f}x", flush=True)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="a round's length (default 1)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each side (default 7)")
    given = parser.parse_args()

    def time_runs(run: Callable[[], int], clock: Any = time.thread_time) -> Round:
        run()  # compiles
        return lambda: rate(run, given.seconds, clock)

    fast, plain, start = core(CEROCLE, True), core(CEROCLE, False), preau.new("cerocle")
    print(f"{'a second, on one thread':52}{'ours':>12}{'theirs':>12}{'ratio':>8}{'goal':>7}")
    rollouts, search = time_runs(their_search(10, ROLLOUTS)), time_runs(their_search(5000, 1))
    row("cerocle playouts : havannah rollouts", time_runs(our_playouts(fast, start, 5000)), rollouts, 6, given.rounds)
    row("cerocle simulations : havannah MCTSBot", time_runs(our_search(fast, start, 20000)), search, 6, given.rounds)
    row("the same, uncompiled", time_runs(our_search(plain, start, 2000)), search, 0.1, given.rounds)
    decisions = time_runs(our_decisions(core(RECESS, True), preau.new("recess"), 500))
    row("recess decisions : chess from Python", decisions, time_runs(their_decisions("chess")), 4, given.rounds)
    print(f"\n{'a second, by the wall clock':52}{'two':>12}{'one':>12}{'ratio':>8}{'goal':>7}")
    two, one = (time_runs(our_threads(fast, start, 150_000, threads), time.perf_counter) for threads in (2, 1))
    row("cerocle simulations, two threads : one", two, one, 1.7, given.rounds)


if __name__ == "__main__":
    main()
