"""A first game: each new thing has a sentence, which names what can really happen."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.play.history import History
from preau.server.view.choices.first_things import first_game, first_things
from preau.testing.random_games import GameVariant, random_game
from preau.words import LANGUAGES, Speaker
from preau.words.catalogue import message_ids
from tests.server.test_preview import table_at


@pytest.mark.parametrize("name", ["recess", "cerocle"])
def test_first_things_happen(name: str) -> None:
    """Every message is about an effect or a prompt of the game, and what a game brings finds its sentence."""
    game = registry.game(name)
    known = set(message_ids(game.package, "en"))
    named = {key.removeprefix("prompt-first-") for key in known if key.startswith("prompt-first-")}
    assert named <= known
    history: History = random_game(GameVariant(name))
    table = table_at(str(history.start), name)
    (first,) = first_things(table, 0, 0, Speaker("en", game))
    assert first["id"] == history.start.prompt().key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered(language: str) -> None:
    """The goal in the reader's language and the first lesson; a game without them offers what it has."""
    offered = first_game(registry.game("recess"), language)  # type: ignore[arg-type]
    assert offered["goal"]
    assert offered["lesson"] == "/learn/recess/lessons/walk"
    assert first_game(registry.game("nim"), language)["goal"] == ""  # type: ignore[arg-type]
