"""Finding a game by the name somebody typed."""

from __future__ import annotations

from preau.games import registry
from preau.games.api import Game, OptionError, Phrase
from preau.words.text import nearest


def find_game(name: str) -> Game:
    """The game of that name; raises OptionError with the nearest name, if one is near."""
    guess = None if name in registry.names() else nearest(name.lower(), registry.names())
    if guess:
        raise OptionError(Phrase("bad-game-guess", {"name": name, "guess": guess}))
    return registry.game(name)
