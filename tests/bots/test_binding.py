"""What Numba has compiled is kept, and is made anew as soon as anything in it has changed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FILES = {
    "__init__.py": "",
    "sizes.py": "STEP = 1\n",
    "fast/__init__.py": 'CORE = ("first", "second")\n',
    "fast/first.py": "from {game}.fast.second import helper\n\n\ndef answer():\n    return helper() + 1\n",
    "fast/second.py": "from {game}.sizes import STEP\n\n\ndef helper():\n    return 10 * STEP\n",
    "fast/flat.py": "",
}
PROGRAM = """
import sys
from preau.bots.fast.binding import Core, modules_of
cores = [Core(game, modules_of(game), target="cpu") for game in sys.argv[1:]]
for core in cores:
    hits = lambda: sum(core.answer.stats.cache_hits.values())
    print(core.answer(), hits())
"""


def write_game(place: Path, game: str) -> Path:
    for name, text in FILES.items():
        path = place / game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.format(game=game), "utf-8")
    return place / game


def answers(place: Path, *games: str) -> list[str]:
    """What the compiled core of each game answers in a new process, and how much of it was found in the cache."""
    environment = os.environ | {
        "PYTHONPATH": str(place),
        "PYTHONDONTWRITEBYTECODE": "1",
        "XDG_CACHE_HOME": str(place / "cache"),
        "PREAU_FAST": "1",
    }
    environment.pop("NUMBA_CACHE_DIR", None)
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, *games], env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_a_change_anywhere_in_a_core_is_seen(tmp_path: Path) -> None:
    """A game from outside plays its new core, whichever file was changed, and only that game is compiled anew."""
    pytest.importorskip("numba")
    toy, _ = write_game(tmp_path, "toy_game"), write_game(tmp_path, "other_game")
    games = "toy_game", "other_game"
    assert answers(tmp_path, *games) == ["11 0", "11 0"]
    assert answers(tmp_path, *games) == ["11 1", "11 1"]
    second = toy / "fast" / "second.py"
    second.write_text(second.read_text("utf-8").replace("10", "200"), "utf-8")
    assert answers(tmp_path, *games) == ["201 0", "11 1"]
    (toy / "sizes.py").write_text("STEP = 2\n", "utf-8")
    assert answers(tmp_path, *games) == ["401 0", "11 1"]
    (toy / "fast" / "flat.py").write_text("# never compiled\n", "utf-8")
    assert answers(tmp_path, *games) == ["401 1", "11 1"]


def test_without_a_place_to_keep_it_a_core_is_compiled_all_the_same(tmp_path: Path) -> None:
    """Where no cache can be written, each process compiles anew, and nobody is refused."""
    write_game(tmp_path, "toy")
    (tmp_path / "cache").write_text("in the way", "utf-8")
    assert answers(tmp_path, "toy") == answers(tmp_path, "toy") == ["11 0"]
