"""A rule is found by its number: in the code that obeys it, and in the name of a test.

That it stands above its text too is held by `tests/words/test_rule_numbers.py`.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from preau.games import registry
from preau.words import rulebook

OURS = {"recess": 48, "cerocle": 30}
TESTS = Path(__file__).parents[1]
RULES = [(name, rule.number) for name in OURS for rule in rulebook(registry.game(name), "en") if rule.text]


def source(name: str) -> str:
    """The law of a game as code."""
    folder = Path(str(files(registry.game(name).package))) / "rules"
    return "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))


CODE = {name: source(name) for name in OURS}
TEST_NAMES = {
    name: "".join(
        f"{found}\n"
        for path in sorted((TESTS / name / "rules").glob("test_*.py"))
        for found in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    )
    for name in OURS
}


def test_every_rule_is_known() -> None:
    """The law has as many rules as it says."""
    assert {name: sum(game == name for game, _ in RULES) for name in OURS} == OURS


@pytest.mark.parametrize(("name", "number"), RULES, ids=[number for _, number in RULES])
def test_a_test_has_its_number(name: str, number: str) -> None:
    """`pytest -k R5_6` runs a test that shows what R5.6 says."""
    assert re.search(rf"_{number.replace('.', '_')}_", TEST_NAMES[name])


@pytest.mark.parametrize(("name", "number"), RULES, ids=[number for _, number in RULES])
def test_code_has_its_number(name: str, number: str) -> None:
    """The line that obeys a rule names it."""
    assert re.search(rf"\b{re.escape(number)}\b", CODE[name])


@pytest.mark.parametrize("name", OURS)
def test_code_names_no_other_rule(name: str) -> None:
    """A number in the law's code is one that the book has."""
    numbers = set(re.findall(r"\b[A-Z]\d+\.\d+\b", CODE[name]))
    assert numbers <= {number for _, number in RULES}
