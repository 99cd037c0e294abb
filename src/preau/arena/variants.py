"""A bot against itself: with the options as they are, and with each of them changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from preau.arena.match import Match
from preau.games import registry
from preau.games.api import OptionError


@dataclass(frozen=True, slots=True)
class Variant:
    """A match of a bot against itself, and what was changed in it (nothing in the first)."""

    changed: str
    match: Match


def list_variants(base: Match) -> list[Variant]:
    """The match as it is, then with each other value of each option that has a list of them, then each edition."""
    game = registry.game(base.game)
    now = {name: str(value) for name, value in base.start(0).options.items()}
    changes = [
        {option.name: value}
        for option in game.options
        for value in map(str, option.values + option.drawn)  # those drawn by lot included
        if value not in {now[option.name], dict(base.options).get(option.name)}
    ]
    editions = [
        {"edition": edition}
        for edition, values in game.editions.items()
        if any(now[name] != str(value) for name, value in values.items())
    ]
    found = [Variant("", base)]
    for change in changes + editions:
        match = _change_options(base, change)
        if match is not None:
            found.append(Variant(" ".join(f"{name}={value}" for name, value in change.items()), match))
    return found


def _change_options(base: Match, change: Mapping[str, str]) -> Match | None:
    """The match with other options, or None where these do not go together."""
    given = {"players": str(base.players), **dict(base.options), **change}
    try:
        return Match.of(
            registry.game(base.game), base.bots, options=given, seed=base.seed, seconds=base.seconds,
            simulations=base.simulations,
        )  # fmt: skip
    except OptionError:
        return None
