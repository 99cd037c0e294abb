"""A game from outside is tested as its author would do it: with the package alone, away from this checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CROOKED = """
from preau_nim import Nim, NimPosition

class CrookedPosition(NimPosition):
    __slots__ = ()

    def legal(self):
        return super().legal()[::-1]

    def apply(self, move):
        after = super().apply(move)
        return CrookedPosition(after.tallest, after.heaps, after.turn)

class Crooked(Nim):
    name = "crooked"

    def set_up(self, options):
        first = super().set_up(options)
        return CrookedPosition(first.tallest, first.heaps)

CrookedPosition.game = GAME = Crooked()
"""


def run(place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(place)}
    command = [sys.executable, "-m", *words, "-p", "no:cacheprovider", "-q"]
    return subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)


def passed(ran: subprocess.CompletedProcess[str]) -> int:
    """How many tests passed, if nothing else happened: no failure, no skip, no warning."""
    found = re.fullmatch(r"(\d+) passed in .*", ran.stdout.splitlines()[-1])
    assert found, ran.stdout + ran.stderr
    return int(found[1])


@pytest.mark.slow
def test_an_installed_game_is_tested_by_its_name(tmp_path: Path) -> None:
    """One command runs the suite for a game, and for that game alone."""
    assert passed(run(tmp_path, "preau.testing", "nim")) >= 50


@pytest.mark.slow
def test_the_example_tests_itself(tmp_path: Path) -> None:
    """The tests of examples/nim derive from the suite's class, and need nothing else."""
    shutil.copytree(ROOT / "examples" / "nim" / "tests", tmp_path / "tests")
    assert passed(run(tmp_path, "pytest", "tests")) >= 50


def test_a_game_that_breaks_the_contract_fails(tmp_path: Path) -> None:
    """What is wrong is named, with what was compared; a game that is not there is refused in a sentence."""
    package = tmp_path / "preau_crooked-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: preau-crooked\nVersion: 1\n", "utf-8")
    (package / "entry_points.txt").write_text("[preau.games]\ncrooked = preau_crooked:GAME\n", "utf-8")
    (tmp_path / "preau_crooked.py").write_text(CROOKED, "utf-8")
    ran = run(tmp_path, "preau.testing", "crooked", "-k", "sorted or read_back or described")
    assert ran.returncode == pytest.ExitCode.TESTS_FAILED
    assert "FAILED" in ran.stdout
    assert "test_legal_moves_are_sorted_and_end_with_the_game[crooked]" in ran.stdout
    assert "assert ['" in ran.stdout  # and the two lists
    refused = run(tmp_path, "preau.testing", "chess")
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert "There is no game “chess” here." in refused.stderr


def test_playing_needs_no_test_tools() -> None:
    """`import preau` and every game on the shelf load neither pytest nor hypothesis."""
    code = "import preau, sys; preau.shelf(); print([name for name in ('pytest', 'hypothesis') if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
