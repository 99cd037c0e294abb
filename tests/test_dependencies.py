"""What the program depends on, as far as that can be looked at without the network. `scripts/audit.sh` asks further."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = ("fast", "otel", "passkeys", "push", "research")  # for who uses it; the others are for development
ELSEWHERE = {  # imported where it is installed, for experiments and for testing games
    "ray": "sim", "pyspiel": "bench", "open_spiel": "bench", "hypothesis": "testing", "pytest": "testing",
}  # fmt: skip
INDIRECT = ("aiosqlite", "asyncpg", "numba")  # found by their names, by SQLAlchemy and ourselves
PERMISSIVE = re.compile(
    r"\b(MIT|MIT-0|BSD|BSD-\d-Clause|0BSD|Apache|Apache-2\.0|ISC|PSF-2\.0|Python Software Foundation|MPL-2\.0|Mozilla"
    r"|Unlicense|Zlib|HPND|CC0-1\.0)\b"
)


@cache
def providers() -> dict[str, set[str]]:
    """Which packages bring a module."""
    return {name: {canonicalize_name(each) for each in found} for name, found in packages_distributions().items()}


def declared() -> dict[str, Requirement]:
    """The requirements of those who run it, by name."""
    given = [*PROJECT["dependencies"], *(each for extra in EXTRAS for each in PROJECT["optional-dependencies"][extra])]
    return {canonicalize_name(each.name): each for each in map(Requirement, given)}


def everything() -> set[str]:
    """All that comes with them."""
    found: set[str] = set()
    waiting = list(declared().values())
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name in found:
            continue
        found.add(name)
        for text in distribution(name).requires or ():
            needed = Requirement(text)
            if any(needed.marker is None or needed.marker.evaluate({"extra": e}) for e in (*wanted.extras, "")):
                waiting.append(needed)
    return found


def imported() -> Iterator[tuple[str, str]]:
    """Every module that the program imports from outside, and where."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Import():
                    names = [each.name for each in node.names]
                case ast.ImportFrom(module=str(module), level=0):
                    names = [module]
                case _:
                    continue
            for name in names:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names and top not in {"preau", *ELSEWHERE}:
                    yield top, str(path.relative_to(ROOT))


def test_everything_imported_is_declared() -> None:
    """No module is used that only happens to come with something else."""
    undeclared = {(name, path) for name, path in imported() if not providers().get(name, set()) & declared().keys()}
    assert undeclared == set()


@pytest.mark.parametrize("name", sorted(declared()))
def test_bounds(name: str) -> None:
    """Each requirement says from which version on it is known to work, and what is installed here satisfies it."""
    wanted = declared()[name]
    assert any(each.operator in {">=", "==", "~="} for each in wanted.specifier), wanted
    assert wanted.specifier.contains(distribution(name).version, prereleases=True)
    assert wanted.url is None


def test_licences() -> None:
    """All that comes along may be passed on with a program under the MIT licence."""
    unclear = {}
    for name in everything():
        about = distribution(name).metadata
        told = [each for each in about.get_all("Classifier") or () if "License" in each]
        told += [str(about[field])[:100] for field in ("License-Expression", "License") if field in about]
        if not any(map(PERMISSIVE.search, told)):
            unclear[name] = told
    assert unclear == {}


def test_no_requirement_is_unused() -> None:
    """What is declared is imported, or is named where something else imports it."""
    used = {each for name, _ in imported() for each in providers().get(name, ())}
    assert set(declared()) - used == set(INDIRECT)
