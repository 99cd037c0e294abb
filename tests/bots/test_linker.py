"""What Numba has compiled is kept, and is made anew as soon as anything in it has changed."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from preau.bots.fast.linker import Core, modules_of
from preau.games.fast import bits

ROOT = Path(__file__).parents[2]

FILES = {
    "__init__.py": "",
    "sizes.py": "STEP = 1\n",
    "fast/__init__.py": 'CORE = ("first", "second")\n',
    "fast/first.py": "from {game}.fast.second import helper\n\n\ndef answer():\n    return helper() + 1\n",
    "fast/second.py": "from {game}.sizes import STEP\n\n\ndef helper():\n    return 10 * STEP\n",
    "fast/flat.py": "",
}


def write_game(place: Path, game: str) -> Path:
    for name, text in FILES.items():
        path = place / game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.format(game=game), "utf-8")
    return place / game


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games lie, and below it the cache."""
    pytest.importorskip("numba")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    return tmp_path


def answers(*games: str) -> list[str]:
    """What the compiled core of each game answers, all read anew, and how much of it was found in the cache."""
    for name in [name for name in sys.modules if name.partition(".")[0] in games]:
        del sys.modules[name]
    importlib.invalidate_caches()
    cores = [Core(game, modules_of(game) or [], target="cpu") for game in games]
    return [f"{core.answer()} {sum(core.answer.stats.cache_hits.values())}" for core in cores]


def environment() -> dict[str, str]:
    """Of a process that finds these games, and what this one imports."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path[:1], str(ROOT), os.environ.get("PYTHONPATH", "")])}


def answers_elsewhere(*games: str) -> list[str]:
    """The same, in a new process."""
    program = f"from tests.bots.test_linker import answers; print(*answers(*{games!r}), sep='\\n')"
    command = [sys.executable, "-B", "-c", program]
    ran = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_a_change_anywhere_in_a_core_is_seen(place: Path) -> None:
    """A game from outside plays its new core, whichever file was changed, and only that game is compiled anew."""
    toy, _ = write_game(place, "toy_game"), write_game(place, "other_game")
    games = "toy_game", "other_game"
    assert answers(*games) == ["11 0", "11 0"]
    assert answers_elsewhere(*games) == ["11 1", "11 1"]
    second = toy / "fast" / "second.py"
    second.write_text(second.read_text("utf-8").replace("10", "200"), "utf-8")
    assert answers(*games) == ["201 0", "11 1"]
    (toy / "sizes.py").write_text("STEP = 2\n", "utf-8")
    assert answers(*games) == ["401 0", "11 1"]
    (toy / "fast" / "flat.py").write_text("# never compiled\n", "utf-8")
    assert answers(*games) == ["401 1", "11 1"]


def test_without_a_place_to_keep_it_a_core_is_compiled_all_the_same(place: Path) -> None:
    """Where no cache can be written, nothing is kept, and nobody is refused."""
    write_game(place, "toy")
    (place / "cache").write_text("in the way", "utf-8")
    assert answers("toy") == answers("toy") == ["11 0"]


def test_a_fingerprint_tells_states_apart() -> None:
    """Any number of it may differ in any bit, and -1 is not -2; as it is compiled, and as plain Python has it."""
    states = [[0] * 39, [-1] * 39, [-2] * 39]
    for place in range(39):
        states += [[0] * place + [number] + [0] * (38 - place) for number in (-1, -2, *(1 << bit for bit in range(62)))]
    for fingerprint in (bits.fingerprint, Core("plain", []).fingerprint):
        keys = {fingerprint(state, 39) for state in states}
        assert len(keys) == len(states)
        assert 0 not in keys
