"""The shelf: every game found through the entry-point group `preau.games`, ours and those from outside.

A game that cannot be loaded takes no other with it: it is missing from `names`, and `broken_games` says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from preau.games.api import Game, OptionError, Phrase

GROUP = "preau.games"
REQUIRED_ATTRIBUTES = ("version", "package", "options", "minutes")


class UnknownGame(OptionError):
    """No game of that name can be played here."""


class BrokenGame(UnknownGame):
    """A game is installed under that name but cannot be loaded; `reason` is for the host, not for guests."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(Phrase("input-broken-game", {"name": name}))
        self.reason = reason


class OtherRules(UnknownGame):
    """The game is here, but not the version of its rules that is asked for."""

    def __init__(self, found: Game, rules: str) -> None:
        super().__init__(Phrase("input-other-rules", {"name": found.name, "is": found.version, "wanted": rules}))


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of all games that can be played, sorted."""
    return [name for name in sorted(_entries()) if isinstance(_load(name), Game)]


def broken_games() -> dict[str, str]:
    """The games that are installed but cannot be loaded, by name, each with the reason in one line."""
    return {name: found.reason for name in sorted(_entries()) if isinstance(found := _load(name), _Failure)}


def is_installed(name: str) -> bool:
    """Whether a game of that name is there, broken or not; loads none."""
    return name in _entries()


def game(name: str, rules: str = "") -> Game:
    """The game of that name, if need be under older rules.

    Raises UnknownGame: BrokenGame if it cannot be loaded, OtherRules if not under those rules.
    """
    if not is_installed(name):
        raise UnknownGame(Phrase("input-unknown-game", {"name": name, "allowed": tuple(names())}))
    found = _load(name)
    if isinstance(found, _Failure):
        raise BrokenGame(name, found.reason) from found.error
    if not rules or rules == found.version:
        return found
    older = next((each for each in found.earlier if each.version == rules), None)
    if older is None:
        raise OtherRules(found, rules)
    return older


@dataclass(frozen=True)
class _Failure:
    """Why there is no game: in one line, and what was raised if anything was."""

    reason: str
    error: BaseException | None = None


@cache
def _load(name: str) -> Game | _Failure:
    """The game, or why there is none. A failure is remembered too: importing again would fail again."""
    try:
        found = _entries()[name].load()
    except (Exception, SystemExit) as error:  # noqa: BLE001  # somebody else's code: it may raise anything
        lines = str(error).strip().splitlines()
        return _Failure(": ".join([type(error).__name__, *lines[:1]]), error)
    if not isinstance(found, Game):
        return _Failure(f"entry point {name!r} of group {GROUP!r} is no Game, but of type {type(found).__name__}")
    called = getattr(found, "name", None)
    if called != name:
        return _Failure(f"entry point {name!r} of group {GROUP!r} is a Game of another name: {called!r}")
    missing = [attribute for attribute in REQUIRED_ATTRIBUTES if not hasattr(found, attribute)]
    return _Failure(f"the Game lacks {', '.join(missing)}") if missing else found
