"""Who knows whom inside a game: the law stands below everything else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

PACKAGES = ("preau.games.cerocle", "preau.games.recess")


def folder_of(package: str) -> Path:
    return Path(str(files(package)))


def parts_imported(path: Path, package: str) -> Iterator[str]:
    """The parts of the game that a file imports from, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{package}."):
            yield f"{node.module}.".removeprefix(f"{package}.").split(".")[0]


@pytest.mark.parametrize("folder", ["rules", "text"])
@pytest.mark.parametrize("package", PACKAGES)
def test_the_law_knows_no_position_and_draws_nothing(package: str, folder: str) -> None:
    """What is legal and how it is written is said of states, in `rules` and `text` alone."""
    for path in (folder_of(package) / folder).glob("*.py"):
        assert set(parts_imported(path, package)) <= {"rules", "text"}, path.name


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_stand_at_the_top_but_for_the_drawings(package: str) -> None:
    """Only `position` fetches something late: the scene, so that who asks the rules loads no art."""
    late = {
        (path.name, node.module)
        for path in folder_of(package).rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom)
    }
    assert late == {("position.py", f"{package}.scene")}
