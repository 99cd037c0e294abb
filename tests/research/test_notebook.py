"""The notebook in examples/research runs from top to bottom, and what it says it learns it learns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def run_apart(*changed: str, **environment: str) -> dict[str, Any]:
    """Run the notebook in a process of its own; its last line tells what came of it."""
    command = [sys.executable, "-m", "tests.research.notebook", *changed]
    ran = subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    told: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return told


def test_the_notebook_runs_and_its_agent_foresees_more() -> None:
    """A few rounds: the ends of its games surprise it less than who knows nothing.

    Plain and by one thread: compiling, or sharing out so little among many, would take longer than the games.
    """
    alone = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    ran = run_apart("ROUNDS=15", "GAMES=16", "LESSON=64", "MEASURED=4", PREAU_FAST="0", **alone)
    surprises = ran["surprises"]
    assert surprises[0] == pytest.approx(0.69, abs=0.01)  # knowing nothing
    later = surprises[len(surprises) // 4 :]
    assert len(later) > 20
    assert sum(later) / len(later) < 0.68


@pytest.mark.nightly
@pytest.mark.timeout(3600)
def test_the_agent_of_the_notebook_beats_chance() -> None:
    assert run_apart()["after"] >= 0.95
