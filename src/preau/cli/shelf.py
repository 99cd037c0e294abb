"""Finding a game by the name somebody typed."""

from __future__ import annotations

from preau.games import registry
from preau.games.api import Game, Phrase
from preau.games.registry import UnknownGame
from preau.words.text import nearest_word


def find_game(name: str) -> Game:
    """The game of that name; raises UnknownGame with the nearest name, if one is near."""
    if not registry.is_installed(name) and (guess := nearest_word(name.lower(), registry.names())):
        raise UnknownGame(Phrase("input-unknown-game-guess", {"name": name, "guess": guess}))
    return registry.game(name)
