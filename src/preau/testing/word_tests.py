"""What any game says of itself and of its options."""

from __future__ import annotations

import re

import pytest

from preau.games.api import Game, OptionError
from preau.testing.sentences import check_said, languages
from preau.words import find_rule, has_message
from preau.words.catalogue import message_ids


class WordTests:
    """The game and its options are described, in every language that it speaks."""

    def test_the_game_is_described(self, game: Game) -> None:
        """What the shelf, addresses and records say of a game: a plain name, a version, minutes, players."""
        assert re.fullmatch(r"[a-z][a-z0-9_-]*", game.name)
        assert re.fullmatch(r"\S+", game.version)
        assert game.minutes >= 1
        names = [option.name for option in game.options]
        assert "players" in names
        assert len(set(names)) == len(names)
        assert not set(names) & {"edition", "seed"}  # which every game may be asked for
        for edition, values in game.editions.items():
            assert set(values) <= set(names), edition

    def test_options_have_words(self, game: Game) -> None:
        """Every option is explained in all the game's languages and by a rule of the book."""
        for option in game.options:
            assert find_rule(game, option.rule).title
            for language in languages(game):
                assert has_message(f"option-{option.name}", language, game), (option.name, language)
        for language in languages(game):
            assert has_message("game-title", language, game)
            assert message_ids(game.package, language, rules=True), f"no rulebook in {language}"

    def test_bad_options_are_refused(self, game: Game) -> None:
        """Unknown names and impossible values are refused, and the refusal names what can be."""
        wrong = [
            {"nonsense": "1"},
            {"seed": "1"},
            {"edition": "xx"},
            {"players": ""},
            {"players": "02"},
            {"players": "99"},
        ]
        wrong += [{option.name: "no such value"} for option in game.options]
        wrong += [{option.name: value} for option in game.options for value in option.drawn]
        for given_ in wrong:
            with pytest.raises(OptionError) as caught:
                game.settle(given_)
            check_said(caught.value.phrase, game)

    def test_option_defaults_are_valid(self, game: Game) -> None:
        """A default is a value that the option itself would take."""
        for option in game.options:
            assert option.parse(str(option.default)) == option.default
            assert option.valid(option.default)
