"""What games say of themselves on the shelf."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.words import LANGUAGES, Language, edition_within, game_title, option_help, option_sentence, value_help
from preau.words.game_texts import value_key


def test_titles() -> None:
    """A title is the game's own in each language."""
    assert game_title(registry.game("nim"), "fr") == "Nim"
    assert game_title(registry.game("recess"), "fr") != game_title(registry.game("recess"), "ja")


@pytest.mark.parametrize("name", registry.names())
def test_options(name: str) -> None:
    """Every option has help; a value without words has none, and says so by an empty text."""
    game = registry.game(name)
    for option in game.options:
        assert option_help(game, option, "de")
        assert value_help(game, option, "no such value") == ""


def test_values_that_are_numbers() -> None:
    """The name of a message cannot begin with a digit."""
    push = next(option for option in registry.game("recess").options if option.name == "push")
    assert value_key(push, "8") == "option-push.v8"
    assert value_key(push, "wide") == "option-push.wide"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_is_a_number_is_told_in_a_sentence(language: Language) -> None:
    """With its number in it, and nought as what it means; no label and no colon. Others are told by their values."""
    quiet = next(option for option in registry.game("cerocle").options if option.name == "quiet")
    told = [option_sentence(registry.game("cerocle"), quiet, value, language) for value in (0, 1, 50, "50")]
    assert len(set(told)) == 3
    assert told[2] == told[3]
    assert [number in told for number, told in zip(("0", "1", "50"), told, strict=False)] == [False, True, True]
    assert not any(mark in text for text in told for mark in ":：")
    start = next(option for option in registry.game("cerocle").options if option.name == "start")
    assert option_sentence(registry.game("cerocle"), start, "fair", language) == ""


def test_an_edition_has_its_article_within_a_sentence() -> None:
    """Where the language has articles; a game that says nothing of it gives the name."""
    game = registry.game("recess")
    within = {language: edition_within(game, "de", language) for language in LANGUAGES}
    assert within == {
        "en": "the German edition",
        "fr": "l’édition allemande",
        "de": "die deutsche Ausgabe",
        "ja": "ドイツ語版",
    }
    assert edition_within(registry.game("nim"), "xx", "de") == "xx"
