"""How fast the rules are on an NVIDIA card: `python bench/gpu.py` (needs the extra `gpu`, and the card).

Random games of both titles, each by its own seed, counted in decisions a second; beside them, in the same run and where
Pgx is installed, random steps of its games on the same card. `--check GAMES` plays so many games of every option and
number of players on the card and by the compiled core, and compares decisions and final states bit by bit, then a few
thousand step by step, move lists included, and what learners are shown: masks, observations, rewards.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from preau.bots.fast import cores, linker
from preau.bots.fast.batch import MADE, OVER, Batch
from preau.games.api import Game
from preau.games.cerocle import GAME as CEROCLE
from preau.games.recess import GAME as RECESS

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.bots.learners import compare_learners

LAYOUTS = 50  # of Recess!, by lot, among the starts that are checked
STEPS = 60  # that are checked one by one
PEERS = {"chess": 4096, "go_9x9": 16384, "hex": 65536}  # Pgx's games, and how many side by side suit the card


def bind(game: Game, target: linker.Target) -> linker.Core:
    modules = linker.modules_of(game.package)
    assert modules is not None
    return linker.Core(game.name, modules, target=target)


def every_start(game: Game) -> Iterator[list[int]]:
    """The first position by every combination of options that have few values, layouts by lot."""
    few = [option for option in game.options if option.values and len(option.values) <= 6]
    lots = [option.name for option in game.options if option.drawn]
    for number, values in enumerate(itertools.product(*(option.values for option in few))):
        options = {option.name: value for option, value in zip(few, values, strict=True)}
        if lots:
            options |= dict.fromkeys(lots, "random") | {"seed": number % LAYOUTS}
        yield cores.flatten(game.new(**options))


# --- speed -----------------------------------------------------------------------------------------------------------


def measure(run: Callable[[], float], rounds: int) -> float:
    """The median of so many rounds, after one that warms up."""
    run()
    return statistics.median(run() for _ in range(rounds))


def our_rate(game: Game, size: int, rounds: int) -> float:
    batch = Batch(bind(game, "cuda"), size)
    start, cuda = cores.flatten(game.new()), import_module("numba.cuda")
    seeds = cuda.to_device(np.arange(1, size + 1, dtype=np.int64) * 2654435761)

    def run() -> float:
        batch.reset([start])
        cuda.synchronize()
        begin = time.perf_counter()
        made = batch.playout(seeds)
        cuda.synchronize()
        spent = time.perf_counter() - begin
        return float(made.copy_to_host().sum() / spent)

    return measure(run, rounds)


def their_rate(name: str, size: int, rounds: int) -> float:
    """Random steps of a game of Pgx, begun anew when it is over."""
    jax, pgx = import_module("jax"), import_module("pgx")
    peer = pgx.make(name)
    restart = import_module("pgx.experimental").auto_reset(peer.step, peer.init)
    steps = 200

    def one(state: Any, key: Any) -> tuple[Any, None]:
        key, chance = jax.random.split(key)
        action = jax.random.categorical(chance, jax.numpy.log(state.legal_action_mask.astype(float)), axis=-1)
        return jax.vmap(restart)(state, action, jax.random.split(key, size)), None

    play = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
    state = jax.jit(jax.vmap(peer.init))(jax.random.split(jax.random.PRNGKey(0), size))

    def run() -> float:
        begin = time.perf_counter()
        jax.block_until_ready(play(state, jax.random.PRNGKey(1)))
        return size * steps / (time.perf_counter() - begin)

    return measure(run, rounds)


# --- the same, bit by bit --------------------------------------------------------------------------------------------


def check_playouts(game: Game, games: int, threads: int) -> tuple[int, int]:
    """How many games were compared, and from how many starts; raises if any differs."""
    starts = list(every_start(game))
    size = max(games, len(starts))
    seeds = np.random.default_rng(1).integers(1, 2**61, size)
    fast, batch = bind(game, "cpu"), Batch(bind(game, "cuda"), size)
    batch.reset(starts)
    made = batch.playout(seeds).copy_to_host()
    states = batch.states.copy_to_host()
    arrays = [fast.state(start) for start in starts]

    def compare(first: int) -> None:
        state, moves, rng = fast.ints(fast.SIZE), fast.ints(fast.MOST_MOVES), fast.ints(1)
        for number in range(first, size, threads):
            state[:] = arrays[number % len(arrays)]
            rng[0] = seeds[number]
            decisions = fast.playout(state, moves, rng)
            if decisions != made[number] or (state != states[:, number]).any():
                raise SystemExit(f"{game.name}: game {number} ends otherwise on the card")

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(compare, range(threads)))
    return size, len(starts)


def check_steps(game: Game, size: int) -> int:
    """How many decisions were compared, lists of moves included; raises if any differs."""
    starts = list(every_start(game))
    fast, batch = bind(game, "cpu"), Batch(bind(game, "cuda"), size)
    batch.reset(starts)
    states = [fast.state(starts[number % len(starts)]) for number in range(size)]
    chance, room, compared = np.random.default_rng(2), fast.ints(fast.MOST_MOVES), 0
    for _ in range(STEPS):
        moves, counts = (array.copy_to_host() for array in batch.list_moves(512))
        chosen = np.zeros(size, dtype=np.int64)
        for number, state in enumerate(states):
            count = fast.legal(state, room)
            listed = min(count, 512)
            if count != counts[number] or (room[:listed] != moves[:listed, number]).any():
                raise SystemExit(f"{game.name}: other moves on the card, game {number}")
            if count:
                chosen[number] = room[chance.integers(count)]
                fast.apply_move(state, chosen[number])
                compared += 1
        made = batch.step(chosen).copy_to_host()
        if (made != np.where(counts > 0, MADE, OVER)).any():
            raise SystemExit(f"{game.name}: a legal move was refused on the card")
        if (batch.states.copy_to_host() != np.array(states).T).any():
            raise SystemExit(f"{game.name}: a move does something else on the card")
    return compared


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1 << 20, help="random games side by side")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--check", type=int, metavar="GAMES", help="compare so many games of each title bit by bit")
    parser.add_argument("--threads", type=int, default=2, help="of the processor, for comparing")
    asked = parser.parse_args()
    for game in (RECESS, CEROCLE):
        if asked.check:
            games, starts = check_playouts(game, asked.check, asked.threads)
            print(f"{game.name}: {games:,} games from {starts} starts end alike, bit by bit", flush=True)
            print(f"{game.name}: {check_steps(game, 2048):,} decisions alike, step by step", flush=True)
            learners = compare_learners(bind(game, "cpu"), Batch(bind(game, "cuda"), 1024), [*every_start(game)], STEPS)
            print(f"{game.name}: {learners:,} times learners see and win the same", flush=True)
        rate = our_rate(game, asked.games, asked.rounds)
        print(f"{game.name}: {rate / 1e6:.1f} million decisions a second", flush=True)
    for name, size in PEERS.items() if find_spec("pgx") else ():
        print(f"Pgx, {name}: {their_rate(name, size, asked.rounds) / 1e6:.2f} million steps a second", flush=True)


if __name__ == "__main__":
    main()
