"""Runs the notebook: `python -m tests.research.notebook ROUNDS=20` tells what came of it, as JSON, in its last line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "examples" / "research" / "learn.ipynb"


def run_notebook(changed: dict[str, int]) -> dict[str, Any]:
    """What its names mean at the end; numbers that its first cell sets can be others."""
    cells = [each for each in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if each["cell_type"] == "code"]
    names: dict[str, Any] = {}
    for number, cell in enumerate(cells):
        exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
        if number == 0:
            assert changed.keys() <= names.keys()
            names.update(changed)
    return names


if __name__ == "__main__":
    given = [each.split("=") for each in sys.argv[1:]]
    ran = run_notebook({name: int(value) for name, value in given})
    sys.stdout.write(json.dumps({name: ran[name] for name in ("before", "after", "surprises")}) + "\n")
