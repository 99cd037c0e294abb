"""How long it takes to compute the ratings of people anew: `python bench/people_ratings.py [GAMES]`.

A club's database is made with so many rated games, of two to five players; then what `preau ratings --people
--recompute` does is timed on it, and the check that `preau verify` makes.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from preau.server.database.club.people import result_seats, results
from preau.server.database.engines import WRITES
from preau.server.database.inspect import open_database
from preau.server.ratings.recompute import check_ratings, recompute

PEOPLE = 2_000
MINUTE_MS = 60_000


async def fill(url: str, games: int) -> None:
    """Rated games of people who play now and then, each with whoever is there."""
    chance = random.Random(1)
    worth = {f"p{number}": chance.gauss(25, 6) for number in range(PEOPLE)}
    ended: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    for number in range(games):
        players = chance.choice((2, 2, 2, 3, 4, 5))
        game = "cerocle" if players == 2 else "recess"
        here = {"table_id": f"t{number:08d}", "ended": number * MINUTE_MS}
        ended.append(here | {
            "game": game, "players": players, "mode": "online", "reason": "rules", "moves": 40, "state": "done",
        })  # fmt: skip
        who = chance.sample(sorted(worth), players)
        best = max(who, key=lambda name: worth[name] + chance.gauss(0, 6))
        seats += [
            here | {
                "seat": seat, "guest": name, "place": "won" if name == best else "lost", "opening": "", "home": -1,
                "level": None, "mean": None, "doubt": None,
            }
            for seat, name in enumerate(who)
        ]  # fmt: skip
    async with open_database(url, make=True) as engine, engine.execution_options(**{WRITES: True}).begin() as writing:
        await writing.execute(sa.insert(results), ended)
        await writing.execute(sa.insert(result_seats), seats)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'club.sqlite3'}"
        asyncio.run(fill(url, games))
        begun = time.perf_counter()
        done = asyncio.run(recompute(url))
        print(f"{done.games} games, {done.people} ratings computed and written in {time.perf_counter() - begun:.1f} s")
        begun = time.perf_counter()
        wrong = asyncio.run(check_ratings(url))
        print(f"checked in {time.perf_counter() - begun:.1f} s; {len(wrong)} wrong")


if __name__ == "__main__":
    main()
