"""What games say of themselves on the shelf."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.words import game_title, option_help, value_help
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
