"""Rules by number."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.words import LANGUAGES, Language, UnknownRule, find_rule, game_opening, game_pitch, rulebook
from preau.words.rulebook import rules_under

OURS = ("recess", "cerocle")
MOST_WORDS = 50
JAPANESE_LETTERS_A_WORD = 2.6


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_book_and_letter(name: str, language: Language) -> None:
    """Every rule has a short text for players, with the law to the letter under it; every section has its opening."""
    for rule in rulebook(registry.game(name), language):
        if "." not in rule.number:
            assert (bool(rule.lead), rule.text, rule.letter) == (True, "", ""), rule.number
            continue
        assert rule.text
        assert rule.letter, rule.number
        length = len(rule.text) / JAPANESE_LETTERS_A_WORD if language == "ja" else len(rule.text.split())
        assert length <= MOST_WORDS, (rule.number, length)


@pytest.mark.parametrize("language", LANGUAGES)
def test_books_begin_with_the_game(language: Language) -> None:
    """Before the first rule stand what the game is about, how one wins and how a turn goes."""
    for name in OURS:
        assert list(game_opening(registry.game(name), language)) == ["about", "goal", "flow"]
    assert "3, 2, 1" in game_opening(registry.game("recess"), language)["flow"].replace("、", ", ")
    assert game_opening(registry.game("nim"), language) == {}


def test_the_pitch_of_cerocle_does_not_contradict_itself() -> None:
    """A closed circle has won: what is never safe is one that is not closed yet."""
    cerocle = registry.game("cerocle")
    assert "no half-made circle is safe" in game_pitch(cerocle, "en")
    assert "aucun cercle inachevé" in game_pitch(cerocle, "fr")
