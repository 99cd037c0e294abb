"""Nothing is lost and nobody is paired twice, whatever happens to the processes that drive a tournament."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path

import sqlalchemy as sa

from preau.server.clock import now_ms
from preau.server.database.schema import table_index
from preau.server.database.store import Store
from preau.server.settings import with_driver
from preau.server.tournaments.events import RoundPaired, TableDecided
from preau.server.tournaments.store import TournamentStore
from tests.server.tournaments.tournament_nursery import PLAYERS, ROUNDS

ROOT = Path(__file__).parents[3]


def test_killed_between_all_steps(tmp_path: Path) -> None:
    """Processes die between pairing and opening tables, and between results and the next round."""
    log, database = tmp_path / "kills", f"sqlite:///{tmp_path / 'club.sqlite3'}"
    command = [sys.executable, "-m", "tests.server.tournaments.tournament_nursery", database, str(log)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    kills = Counter(log.read_text().splitlines())
    steps = {f"{when} {what}" for when in ("before", "after") for what in ("append", "open_for", "do")}
    assert set(kills) == steps, kills
    assert kills.total() >= 20, kills
    asyncio.run(check(with_driver(database), ran.stdout.split()[-1]))


async def check(url: str, tournament: str) -> None:
    store = await Store.open(url)
    try:
        tournaments = TournamentStore(store, now_ms)
        events, state = await tournaments.events(tournament), await tournaments.find(tournament)
        assert [each.number for each in events if isinstance(each, RoundPaired)] == list(range(ROUNDS))
        decided = Counter((each.number, each.pod) for each in events if isinstance(each, TableDecided))
        assert set(decided.values()) == {1}
        pairs = [frozenset(pod.players) for pod in state.pods]
        assert len(pairs) == len(set(pairs)) == ROUNDS * (PLAYERS // 2) == len(decided)
        tables = {row[0] for row in await store.rows(sa.select(table_index.c.id))}
        assert tables == {pod.table for pod in state.pods}
        for pod in state.pods:  # who the tournament says has won is who has won at the table
            assert pod.winners == (pod.players[1 - pod.number % 2],)
    finally:
        await store.close()
