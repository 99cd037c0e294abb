"""Options and editions of Recess!."""

from __future__ import annotations

import pytest

from preau.games.api import OptionError
from preau.games.recess import GAME
from preau.games.recess.rules.board import is_layout
from preau.words import LANGUAGES, Language, has_message
from preau.words.game_texts import value_key

DEFAULTS = {
    "players": 3,
    "layout": "A0B0C0D0",
    "nuns": "queen",
    "safe_telling": "yes",
    "push_to_safe": "no",
    "push": "8",
    "tie": "fewest",
}


@pytest.mark.parametrize(
    ("given", "changed"),
    [
        ({}, {}),
        ({"edition": "fr"}, {}),
        ({"edition": "de"}, {"push_to_safe": "yes", "tie": "most_loses"}),
        ({"edition": "ja"}, {"nuns": "rook", "safe_telling": "no", "push_to_safe": "yes"}),
        (
            {"edition": "ja", "nuns": "queen", "players": "5"},
            {"safe_telling": "no", "push_to_safe": "yes", "players": 5},
        ),
        ({"push": "4", "layout": "C2A0D3B1"}, {"push": "4", "layout": "C2A0D3B1"}),
    ],
    ids=str,
)
def test_options(given: dict[str, str], changed: dict[str, object]) -> None:
    """The defaults, then the edition, then what is given by name; a position stores them all, but no edition."""
    position = GAME.set_up(GAME.settle(given))
    assert dict(position.options) == DEFAULTS | changed
    assert list(position.to_json()["options"]) == list(DEFAULTS)


@pytest.mark.slow
def test_random_layouts() -> None:
    """A seed draws a layout, always the same one, and only the layout is stored."""
    drawn = [str(GAME.new(layout="random", seed=seed).options["layout"]) for seed in range(200)]
    assert all(map(is_layout, drawn))
    assert len(set(drawn)) > 180
    assert drawn == [str(GAME.new(layout="random", seed=seed).options["layout"]) for seed in range(200)]


@pytest.mark.parametrize(
    "given",
    [
        {"players": "2"},
        {"players": "6"},
        {"players": "03"},
        {"layout": "A0A0C0D0"},
        {"layout": "A0B0C0D4"},
        {"layout": "a0b0c0d0"},
        {"layout": "random"},
        {"seed": "3"},
        {"layout": "random", "seed": "x"},
        {"nuns": "bishop"},
        {"push": "6"},
        {"edition": "en"},
        {"timer": "60"},
    ],
    ids=str,
)
def test_bad_options(given: dict[str, str]) -> None:
    """What an option cannot be is refused."""
    with pytest.raises(OptionError):
        GAME.settle(given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_words(language: Language) -> None:
    """Every option, value and edition is explained in every language."""
    for option in GAME.options:
        assert has_message(f"option-{option.name}.help", language, GAME)
        values = [value for value in (*option.values, *option.drawn) if option.name != "players"]
        assert all(has_message(value_key(option, value), language, GAME) for value in values)
    assert all(has_message(f"option-edition.{edition}", language, GAME) for edition in GAME.editions)
