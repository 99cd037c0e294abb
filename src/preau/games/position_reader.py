"""A position from outside, of whichever game it says it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from preau.games import registry
from preau.games.api import Game, Json, OptionError, Phrase, Position, PositionError


def load(data: object) -> Position:
    """The position that exchange JSON gives, as text or already read; raises PositionError."""
    game, data = recognise(data)
    with _refuse_in_words_of(game):
        return game.load(data)


def recognise(data: object) -> tuple[Game, Json]:
    """The game that exchange JSON is of, and the JSON read; raises PositionError."""
    if isinstance(data, str):
        try:
            data = json.loads(data, object_pairs_hook=_no_twins)
        except (ValueError, RecursionError) as error:
            if isinstance(error, PositionError):
                raise
            raise PositionError(Phrase("input-json", {"why": str(error)})) from error
    if not isinstance(data, dict):
        raise PositionError(Phrase("input-position-shape"))
    if not isinstance(data.get("game"), str):
        raise PositionError(Phrase("input-position-game"))
    return _game(data["game"]), data


def position(text: str) -> Position:
    """The position that a line of text gives, as `str(position)` writes it; raises PositionError."""
    name, *_ = text.split(maxsplit=1) or [""]
    game = _game(name)
    with _refuse_in_words_of(game):
        return game.load(game.read(text))


@contextmanager
def _refuse_in_words_of(game: Game) -> Iterator[None]:
    """Refusals from here on speak in this game's words."""
    try:
        yield
    except PositionError as error:
        error.game = game
        raise


def _game(name: str) -> Game:
    try:
        return registry.game(name)
    except OptionError as error:
        raise PositionError(error.phrase) from error


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys differ: of two equal ones JSON readers keep the last, silently."""
    read = dict(pairs)
    if len(read) < len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise PositionError(Phrase("input-json-twice", {"name": twin}))
    return read
