"""The rules stand on Python alone."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import preau

GAMES = Path(preau.__file__).parent / "games"


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_rules_import_python_and_each_other_only() -> None:
    """No file of the rules imports a third-party package or another room."""
    for path in GAMES.rglob("*.py"):
        for name in imported(path):
            ours = name == "preau.games" or name.startswith("preau.games.")
            assert ours or name.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"
