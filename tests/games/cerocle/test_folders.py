"""Who knows whom inside the game: the law stands below everything else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import preau.games.cerocle

GAME = Path(preau.games.cerocle.__file__).parent
PACKAGE = "preau.games.cerocle."


def imported(path: Path) -> Iterator[str]:
    """The modules of the game that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(PACKAGE):
            yield f"{node.module}.".removeprefix(PACKAGE)


@pytest.mark.parametrize("folder", ["rules", "text"])
def test_the_law_knows_no_position_and_draws_nothing(folder: str) -> None:
    """What is legal and how it is written is said of states, in `rules` and `text` alone."""
    for path in (GAME / folder).glob("*.py"):
        assert {name.split(".")[0] for name in imported(path)} <= {"rules", "text"}, path.name


def test_imports_stand_at_the_top_but_for_the_drawings() -> None:
    """Only `position` fetches something late: the scene, so that who asks the rules loads no art."""
    late = {
        (path.name, node.module)
        for path in GAME.rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom)
    }
    assert late == {("position.py", f"{PACKAGE}scene")}
