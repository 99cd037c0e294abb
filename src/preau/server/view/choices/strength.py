"""How strong a bot is, in a word: from what was measured among the levels of its game."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from preau.bots import LEVELS, ratings
from preau.games.api import Game
from preau.words import Speaker

GRADES = 5  # words from the weakest to the strongest


def strengths_of(game: Game, players: int) -> dict[str, float]:
    """How far each level is on the way from the weakest to the strongest, from 0 to 1, measured among so many players.

    Only the levels that people are offered: what moves at random would make all of them look strong. A match leaves
    doubts greater than what is between neighbours: no level is told to be weaker than one below it.
    """
    measured = ratings.ratings_of(game.name, players)
    lines = [line for level in LEVELS if measured and (line := measured.of(level))]
    found = dict(zip([line.bot for line in lines], even_out_falls(line.rating for line in lines), strict=True))
    if not found:
        return {}
    low, high = min(found.values()), max(found.values())
    return {bot: (rating - low) / (high - low) if high > low else 1.0 for bot, rating in found.items()}


def even_out_falls(numbers: Iterable[float]) -> list[float]:
    """The nearest to these numbers that never fall: neighbours in the wrong order all get their mean."""
    groups: list[list[float]] = []
    for number in numbers:
        groups.append([number])
        while len(groups) > 1 and fmean(groups[-2]) > fmean(groups[-1]):
            last = groups.pop()
            groups[-1] += last
    return [fmean(group) for group in groups for _ in group]


def strength_word(strength: float | None, words: Speaker) -> str:
    """Nothing where nothing was measured."""
    return "" if strength is None else words(f"page-strength-{1 + min(GRADES - 1, int(strength * GRADES))}")
