"""The two texts of a game's rules: each module of its fast core that retells a readable one names it, and is named.

A game's `fast.PARTNERS` says which module of the core retells which readable one. Lockstep tests see to it that they
agree; these see to it that a reader finds the one from the other.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest

from preau.games import registry


def partners_of(game: str) -> dict[str, str]:
    """Readable modules by the fast ones that retell them, as the game's package names both."""
    place = f"{registry.game(game).package}.fast"
    found: dict[str, str] = getattr(import_module(place), "PARTNERS", {}) if find_spec(place) else {}
    return found


GAMES = [game for game in registry.names() if partners_of(game)]
PAIRS = [(game, fast, readable) for game in GAMES for fast, readable in partners_of(game).items()]
pairs = pytest.mark.parametrize(("game", "fast", "readable"), PAIRS, ids=str)


def module(game: str, name: str) -> ModuleType:
    return import_module(f"{registry.game(game).package}.{name}")


def named_partners(of: ModuleType) -> set[str]:
    """The modules that a first line names: after `Partner of`, as everywhere."""
    _, _, named = (of.__doc__ or "").split("\n")[0].partition("Partner of ")
    return set(re.findall(r"`([a-z_.]+)`", named))


def functions(of: ModuleType) -> set[str]:
    """The functions that a module defines."""
    return {name for name, value in vars(of).items() if inspect.isfunction(value) and value.__module__ == of.__name__}


def test_our_own_games_have_partners() -> None:
    assert {"cerocle", "recess"} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_partners_are_modules_of_the_core(game: str) -> None:
    assert set(partners_of(game)) <= set(module(game, "fast").CORE)


@pairs
def test_partners_name_each_other_in_their_first_lines(game: str, fast: str, readable: str) -> None:
    assert readable in named_partners(module(game, f"fast.{fast}"))
    assert f"fast.{fast}" in named_partners(module(game, readable))


@pairs
def test_partners_call_the_same_thing_by_the_same_name(game: str, fast: str, readable: str) -> None:
    assert functions(module(game, f"fast.{fast}")) & functions(module(game, readable))


# --- numbers ---------------------------------------------------------------------------------------------------------


def written_numbers(path: Path) -> Iterator[tuple[str, object]]:
    """The module's own numbers and tables of numbers, as they are written in it, by name."""
    for statement in ast.parse(path.read_text("utf-8")).body:
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            names, value = statement.targets[0], statement.value
            if isinstance(names, ast.Tuple) and isinstance(value, ast.Tuple):
                each = zip(names.elts, value.elts, strict=False)
            else:
                each = zip([names], [value], strict=True)
            for name, number in each:
                try:
                    yield ast.unparse(name), ast.literal_eval(number)
                except ValueError:
                    continue  # made of other names: not written here


def is_number(value: object) -> bool:
    return isinstance(value, int | float)


def is_table(value: object) -> bool:
    """Whether it is so many numbers that they are hardly twice the same by chance."""
    return isinstance(value, tuple | list) and len(value) > 3 and all(map(is_number, value))


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_written_twice(game: str) -> None:
    """Neither a name with the same number, nor a table of numbers, in two modules of a game."""
    folder = Path(str(module(game, "fast").__file__)).parents[1]
    written = [(path, *pair) for path in sorted(folder.rglob("*.py")) for pair in written_numbers(path)]
    twice = [
        f"{name} in {path.relative_to(folder)}, {other} in {elsewhere.relative_to(folder)}"
        for (path, name, value), (elsewhere, other, same) in combinations(written, 2)
        if path != elsewhere and value == same and (is_table(value) or (is_number(value) and name == other))
    ]
    assert not twice
