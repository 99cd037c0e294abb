"""What the arena refuses."""

from __future__ import annotations

from preau.games.api import Phrase, Refused


class ArenaRefused(Refused):
    """A match that cannot be played as asked, or results that cannot be read."""

    code = "bad_arena"

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(Phrase(key, args))
