"""How fast the rules are: `python bench/rules.py` (needs the extra `bench`).

Random playouts through the public objects, one thread, against the same loop over OpenSpiel through `pyspiel`: rounds
of both alternate in one process, and the median of each is taken, because machines are noisy. The referee's figures
are CPU seconds of the real program.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import preau


def ours(name: str) -> Callable[[float, random.Random], float]:
    """Decisions per second of random games of ours."""
    start = preau.new(name)

    def run(seconds: float, chance: random.Random) -> float:
        plies, begin = 0, time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            position = start
            while not position.over:
                position = position.apply(chance.choice(position.legal()))
                plies += 1
        return plies / spent

    return run


def theirs(name: str) -> Callable[[float, random.Random], float]:
    """Plies per second of random games of OpenSpiel, stepped from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def run(seconds: float, chance: random.Random) -> float:
        plies, begin = 0, time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                plies += 1
        return plies / spent

    return run


def compare(mine: str, peer: str, seconds: float, rounds: int) -> tuple[float, float]:
    """Median rates of both, measured in turn."""
    ours_run, theirs_run = ours(mine), theirs(peer)
    chance = random.Random(1)
    rates: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        rates[0].append(ours_run(seconds, chance))
        rates[1].append(theirs_run(seconds, chance))
    return statistics.median(rates[0]), statistics.median(rates[1])


def referee(commands: str) -> float:
    """CPU seconds that `preau referee` takes for these commands."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    program = [sys.executable, "-m", "preau", "referee"]
    done = subprocess.run(program, input=commands, capture_output=True, text=True, check=True)
    assert all(json.loads(line)["ok"] for line in done.stdout.splitlines()), "the referee refused a command"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def pairs(name: str, count: int) -> str:
    """A script of so many `legal` and `play` commands."""
    chance = random.Random(1)
    lines: list[str] = []
    while len(lines) < 2 * count:
        position = preau.new(name)
        lines.append(f"new {name}")
        while not position.over and len(lines) < 2 * count:
            move = position.text(chance.choice(position.legal()))
            lines += ["legal", f"play {move}"]
            position = position.play(move)[0]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="a round's length (default 1)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each side (default 7)")
    given = parser.parse_args()
    print(f"{'random playouts, decisions a second':44}{'ours':>12}{'OpenSpiel':>12}{'ratio':>8}{'goal':>7}")
    for mine, peer, goal in (("cerocle", "havannah(board_size=5)", 0.3), ("recess", "chess", 0.2)):
        fast, peer_rate = compare(mine, peer, given.seconds, given.rounds)
        row = f"{mine} against {peer}"
        print(f"{row:44}{fast:12,.0f}{peer_rate:12,.0f}{fast / peer_rate:7.2f}x{goal:6.1f}x", flush=True)
    print(f"\n{'preau referee, CPU seconds':44}{'ours':>12}{'goal':>12}")
    print(f"{'start and stop':44}{statistics.median(referee('quit') for _ in range(5)):12.3f}{0.3:12.1f}")
    for name in ("cerocle", "recess"):
        print(f"{f'1,000 pairs of legal and play, {name}':44}{referee(pairs(name, 1000)):12.3f}{3.0:12.1f}", flush=True)


if __name__ == "__main__":
    main()
