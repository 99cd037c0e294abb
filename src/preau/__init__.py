"""Préau: a games table. This is the library's front door.

>>> import preau
>>> position = preau.new("cerocle", players=2)
>>> position, effects = position.play("e5")
>>> position.player
1

Nothing is done here: a room does it, and is never loaded before it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from preau.games.hooks import hooks as _hooks

if TYPE_CHECKING:
    from preau.games.api import Game, Phrase, Position, Value
    from preau.games.scene import Scene

    __version__: str

__all__ = ["load", "new", "position", "shelf"]


def new(game: str, **options: Value) -> Position:
    """A new game, such as `new("recess", players=4, edition="de")`; raises OptionError."""
    from preau.games import registry

    return registry.game(game).new(**options)


def load(data: object) -> Position:
    """The position that exchange JSON gives, as text or already read; raises PositionError."""
    from preau.games import position_reader

    return position_reader.load(data)


def position(text: str) -> Position:
    """The position that a line of text gives, as `str(position)` writes it; raises PositionError."""
    from preau.games import position_reader

    return position_reader.position(text)


def shelf() -> dict[str, Game]:
    """All games that can be played, by name, those from outside included."""
    from preau.games import registry

    return {name: registry.game(name) for name in registry.names()}


def __getattr__(name: str) -> str:
    if name == "__version__":
        from importlib.metadata import version

        return version("preau")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _say(phrase: Phrase, game: Game | None) -> str:
    from preau.words import say

    return say(phrase, game=game)


def _draw(scene: Scene) -> str:
    from preau.draw.svg import svg
    from preau.games import registry
    from preau.words import say

    game = registry.game(scene.game)
    return svg(scene, say=lambda phrase: say(phrase, game=game))


# The rules know neither words nor pictures; whoever imports any part of preau passes here first and gives them both.
_hooks.say = _say
_hooks.draw = _draw
