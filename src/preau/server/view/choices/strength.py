"""How strong a bot is, in a word: from what was measured among the levels of its game."""

from __future__ import annotations

from preau.bots import LEVELS, ratings
from preau.games.api import Game
from preau.words import Speaker

GRADES = 5  # words from the weakest to the strongest


def strengths_of(game: Game, players: int) -> dict[str, float]:
    """How far each level is on the way from the weakest to the strongest, from 0 to 1, measured among so many players.

    Only the levels that people are offered: what moves at random would make all of them look strong.
    """
    measured = ratings.ratings_of(game.name, players)
    found = {line.bot: line.rating for line in measured.lines if line.bot in LEVELS} if measured else {}
    if not found:
        return {}
    low, high = min(found.values()), max(found.values())
    return {bot: (rating - low) / (high - low) if high > low else 1.0 for bot, rating in found.items()}


def strength_word(strength: float | None, words: Speaker) -> str:
    """Nothing where nothing was measured."""
    return "" if strength is None else words(f"page-strength-{1 + min(GRADES - 1, int(strength * GRADES))}")
