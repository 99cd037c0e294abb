"""The shelf: every game found through the entry-point group `preau.games`, ours and those from outside."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from preau.games.api import Game, OptionError, Phrase

GROUP = "preau.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_entries())


@cache
def game(name: str) -> Game:
    """The game of that name; raises OptionError."""
    if name not in _entries():
        raise OptionError(Phrase("bad-game", {"name": name, "allowed": ", ".join(names())}))
    found = _entries()[name].load()
    if not isinstance(found, Game) or found.name != name:
        raise TypeError(f"entry point {name!r} of group {GROUP!r} is no preau Game of that name: {found!r}")
    return found
