"""Rules by number."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.words import UnknownRule, find_rule, rulebook
from preau.words.rulebook import rules_under


def test_rule_by_number() -> None:
    """A rule is found by its number, however it is written, in the language asked for."""
    recess = registry.game("recess")
    english = find_rule(recess, "R5.6")
    assert english.number == "R5.6"
    assert english.title
    assert english.text
    assert find_rule(recess, " r5-6 ") == english
    assert find_rule(recess, "R5.6", "fr").text != english.text


def test_unknown_rule_suggests_the_nearest() -> None:
    """A number that is not in the book is refused with one that is."""
    with pytest.raises(UnknownRule) as caught:
        find_rule(registry.game("recess"), "R5.66")
    assert caught.value.guess == "R5.6"
    with pytest.raises(UnknownRule) as caught:
        find_rule(registry.game("recess"), "zzzz")
    assert caught.value.guess is None


def test_section() -> None:
    """A section is its heading and its rules, in order."""
    numbers = [each.number for each in rules_under(registry.game("cerocle"), "C6")]
    assert numbers == ["C6", "C6.1", "C6.2", "C6.3", "C6.4", "C6.5", "C6.6"]


def test_book_of_a_game_with_one_language() -> None:
    """A rulebook that a language lacks is read in English."""
    nim = registry.game("nim")
    assert rulebook(nim, "ja") == rulebook(nim, "en")
    assert find_rule(nim, "N2", "de").title == "The last stone"
