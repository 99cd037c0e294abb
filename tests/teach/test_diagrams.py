"""Diagrams: rules shown on the board, and proved there by the rules themselves."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.teach.diagrams import Diagram, diagrams, diagrams_of, read_diagrams
from preau.teach.lesson_reader import LessonError
from preau.teach.lessons import UnknownLesson
from preau.testing.sentences import check_said
from preau.words import find_rule
from tests.support import shelf

ALL = [
    pytest.param(each, id=f"{game.name}-{each.rule}-{number}")
    for game in shelf()
    for number, each in enumerate(diagrams(game))
]
# Rules that no move proves: what may be done without anybody saying a word about it, and what is said at the end.
SILENT = {"R3.2", "R3.4", "R3.5", "R6.2", "C7.1"}


@pytest.mark.parametrize("each", ALL)
def test_diagrams_are_true(each: Diagram) -> None:
    """The rule exists; a move shown is judged by that very rule, and what is said of it has words."""
    game = each.before.game
    assert find_rule(game, each.rule).number == each.rule
    assert each.proof == bool(each.move and each.rule not in SILENT)
    assert (each.after is None) == (each.caption is None)
    for effect in each.told:
        check_said(effect.phrase, game)
    if each.caption:
        check_said(each.caption, game)
    if not each.move:
        assert each.after is None
        assert not each.told


@pytest.mark.parametrize(("name", "count"), [("recess", 35), ("cerocle", 24)])
def test_most_rules_have_one(name: str, count: int) -> None:
    """Most of the rules can be seen on the board."""
    game = registry.game(name)
    assert len({each.rule for each in diagrams(game)}) >= count
    assert diagrams_of(game, "R0.0") == ()


def test_none_is_fine() -> None:
    """A game need not bring any."""
    assert diagrams(registry.game("nim")) == ()


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("\nlesson walk 1\n", 2, "“rule” is missing"),
        ("rule R3.1\n", 1, "Exactly one"),
        ("rule R3.1\nrule R3.1\n", 2, "twice"),
        ("rule R3.1\nshow R3.1\n", 2, "“show” is not known"),
        ("rule R3.1\nmove\n", 2, "missing after “move”"),
        ("rule R3.1\nlesson walk 9\n", 2, "no task 9"),
        ("rule R3.1\nlesson walk\n", 2, "no task ?"),
        ("rule R3.1\nposition recess\n", 2, ""),
        ("rule R3.1\nposition nim 4 1 2 3 4\n", 2, "belongs to recess"),
        ("rule R3.1\nlesson walk 1\nmove nonsense\n", 3, "nonsense"),
        ("rule R3.1\nlesson walk 1\nlit z9\n", 3, "no “z9”"),
        ("rule R3.1\nlesson walk 1\nlayer x\n", 3, "no “x”"),
    ],
)
def test_malformed_files(text: str, line: int, why: str) -> None:
    """What is odd is refused with the file and the line."""
    with pytest.raises(LessonError) as refused:
        read_diagrams(registry.game("recess"), text)
    assert refused.value.line == line
    assert why in str(refused.value)


def test_unknown_lesson() -> None:
    """A diagram of a lesson that there is not names the nearest."""
    with pytest.raises(UnknownLesson, match="walk"):
        read_diagrams(registry.game("recess"), "rule R3.1\nlesson wlak 1\n")
