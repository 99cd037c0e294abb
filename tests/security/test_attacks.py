"""Whatever somebody does, another table's moves take no more than a few times what they took before.

The attacks are those of `bench/server/foes.py`, made small; the bounds are wide, for the machine may be busy.
"""

from __future__ import annotations

import importlib.util
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.security.running import Running

BENCH = Path(__file__).parents[2] / "bench" / "server" / "attacks.py"
PLAY_SECONDS = 1.0
MOST_TIMES = 8  # slower than before
SLACK_MS = 75.0
USUAL = {
    "PREAU_FILE_RATE": "6000/minute; 2000/10seconds", "PREAU_WRITE_RATE": "20000/day",
    "PREAU_ADDRESS_WRITE_RATE": "200000/day", "PREAU_REQUEST_RATE": "600/minute; 200/10seconds",
    "PREAU_SAY_RATE": "30/minute",
    "PREAU_ADDRESS_SAY_RATE": "120/minute", "PREAU_TABLE_SAY_RATE": "240/minute",
    "PREAU_WORK_RATE": "10000/minute; 3000/10seconds", "PREAU_ADDRESS_WORK_RATE": "20000/minute; 4000/10seconds",
    "PREAU_MESSAGE_RATE": "10", "PREAU_ADDRESS_MESSAGE_RATE": "60", "PREAU_OPEN_SOCKETS": "64",
}  # fmt: skip


@pytest.fixture
def attacks(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(BENCH.parent)
    spec = importlib.util.spec_from_file_location("attacks", BENCH)
    assert spec is not None
    assert spec.loader is not None
    found: Any = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "attacks", found)  # its dataclasses look for themselves there
    spec.loader.exec_module(found)
    foes = found.foes
    foes.LONG_GAME_MOVES, foes.RECORD_MOVES, foes.SLOW_CONNECTIONS, foes.BOT_TABLES = 120, 900, 300, 12
    return found


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits that everybody has."""
    with Running(tmp_path_factory.mktemp("attacked"), **USUAL) as found:
        yield found
    found.check_log()
    found.verify()


NAMES = (
    "long-game", "records", "chat", "slow", "positions", "bots", "moves", "undo", "files", "nonsense", "help",
)  # fmt: skip


def test_all_attacks_are_made(attacks: Any) -> None:
    assert set(NAMES) == set(attacks.foes.ATTACKS)


@pytest.mark.parametrize("name", NAMES)
def test_another_table_plays_on(name: str, usual: Running, attacks: Any) -> None:
    """The median of its moves, attacked, beside that of a quiet moment before."""
    port = urlsplit(usual.url).port
    quiet, attacked = attacks.compare(name, port, PLAY_SECONDS)
    assert len(attacked) >= attacks.FEWEST_MOVES
    assert statistics.median(attacked) < MOST_TIMES * statistics.median(quiet) + SLACK_MS
