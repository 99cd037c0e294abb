"""How long it takes to pair a round: `python bench/pairings.py [PLAYERS]`."""

from __future__ import annotations

import random
import sys
import time

from preau.pairings.round_robin import berger_round, plan_rounds, rounds_needed
from preau.pairings.rounds import RoundsPlayed
from preau.pairings.swiss import pair_round, standing_order

ROUNDS = 9


def measure_swiss(count: int, size: int) -> None:
    """Nine rounds with results by chance: the slowest, and how many met again."""
    scores = {f"p{number}": 0 for number in range(count)}
    past, chance, slowest, again = RoundsPlayed(), random.Random(1), 0.0, 0
    for number in range(ROUNDS):
        begun = time.perf_counter()
        found = pair_round(standing_order(scores, str(number)), past, size=size, seed=str(number))
        slowest = max(slowest, time.perf_counter() - begun)
        again += sum(map(past.repeats, found.pods))
        past.add(found)
        for pod in found.pods:
            scores[chance.choice(pod)] += 60
    print(f"Swiss, {count} players, tables of {size}: slowest of {ROUNDS} rounds {slowest:.3f} s, met again {again}")


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    for size in (2, 3, 4, 5):
        measure_swiss(count, size)
    players = [f"p{number}" for number in range(count)]
    begun = time.perf_counter()
    for number in range(rounds_needed(count, 2)):
        berger_round(players, number)
    print(f"Berger tables of {count}, all {rounds_needed(count, 2)} rounds: {time.perf_counter() - begun:.3f} s")
    for size in (3, 4, 5):
        begun = time.perf_counter()
        plan_rounds(players[:40], rounds_needed(40, size), RoundsPlayed(), size=size)
        print(f"Plan for 40 at tables of {size}, all rounds: {time.perf_counter() - begun:.3f} s")


if __name__ == "__main__":
    main()
