"""How fast the rules are: `python bench/rules.py` (needs the extra `bench`).

Random playouts through the public objects, one thread, against the same loop over OpenSpiel through `pyspiel`: rounds
of all sides alternate in one process, and the median of each is taken, because machines are noisy. Our `apply` leaves
the old position whole. The rows `apply_action` compare it with the peer's quickest step, which changes the state in
place; the rows `child` with the peer's own way of keeping the old state. The referee's figures are CPU seconds of the
real program.
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
from typing import Any

import preau

Play = Callable[[Any, random.Random], int]


def play_ours(position: Any, chance: random.Random) -> int:
    """A random game of ours to its end; how many decisions it took."""
    plies = 0
    while not position.over:
        position = position.apply(chance.choice(position.legal()))
        plies += 1
    return plies


def play_in_place(state: Any, chance: random.Random) -> int:
    """A random game of OpenSpiel's, one state that changes."""
    plies = 0
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        plies += 1
    return plies


def play_children(state: Any, chance: random.Random) -> int:
    """A random game of OpenSpiel's, each state left as it was."""
    plies = 0
    while not state.is_terminal():
        state = state.child(chance.choice(state.legal_actions()))
        plies += 1
    return plies


def measure_rate(start: Callable[[], Any], play: Play, seconds: float, chance: random.Random) -> float:
    """Decisions per second of random games."""
    plies, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        plies += play(start(), chance)
    return plies / spent


def compare(mine: str, peer: str, seconds: float, rounds: int) -> list[float]:
    """Median rates of ours, of theirs in place and of theirs by children, measured in turn."""
    import pyspiel

    position, game, chance = preau.new(mine), pyspiel.load_game(peer), random.Random(1)
    sides: list[tuple[Callable[[], Any], Play]] = [
        (lambda: position, play_ours),
        (game.new_initial_state, play_in_place),
        (game.new_initial_state, play_children),
    ]
    rates = [[measure_rate(*side, seconds, chance) for side in sides] for _ in range(rounds)]
    return [statistics.median(rate) for rate in zip(*rates, strict=True)]


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
    print(f"{'random playouts, decisions a second':52}{'ours':>12}{'OpenSpiel':>12}{'ratio':>8}{'goal':>8}")
    for mine, peer in (("cerocle", "havannah(board_size=5)"), ("recess", "chess")):
        fast, in_place, children = compare(mine, peer, given.seconds, given.rounds)
        for way, rate, goal in (("apply_action", in_place, "0.35x"), ("child", children, "")):
            row = f"{mine} against {peer}, {way}"
            print(f"{row:52}{fast:12,.0f}{rate:12,.0f}{fast / rate:7.2f}x{goal:>8}", flush=True)
    print(f"\n{'preau referee, CPU seconds':52}{'ours':>12}{'goal':>12}")
    print(f"{'start and stop':52}{statistics.median(referee('quit') for _ in range(5)):12.3f}{0.3:12.1f}")
    for name in ("cerocle", "recess"):
        print(f"{f'1,000 pairs of legal and play, {name}':52}{referee(pairs(name, 1000)):12.3f}{3.0:12.1f}", flush=True)


if __name__ == "__main__":
    main()
