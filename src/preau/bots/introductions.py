"""Who a bot is, for people: its name, one line of character, and how strong it was measured to be in a game."""

from __future__ import annotations

from dataclasses import dataclass

from preau.bots import ratings
from preau.games.api import Game, Phrase
from preau.words import Language, say
from preau.words.text import decimal_text


@dataclass(frozen=True, slots=True)
class Introduction:
    """A bot introduced in one language; `line` says it all."""

    bot: str
    name: str
    character: str
    rating: str
    line: str


def introduce(game: Game, bot: str, language: Language, players: int | None = None) -> Introduction:
    """The same words wherever a bot is chosen or listed, for so many players; if none are given, for the fewest."""
    name = say(Phrase(f"bot-{bot}"), language)
    character = say(Phrase(f"bot-{bot}.character"), language)
    rating = say(_rating(game, bot, language, players), language)
    about = {"name": name, "bot": bot, "character": character, "rating": rating}
    return Introduction(bot, name, character, rating, say(Phrase("bot-introduction", about), language))


def _rating(game: Game, bot: str, language: Language, players: int | None) -> Phrase:
    measured = ratings.ratings_of(game.name, players)
    rated = measured.of(bot) if measured else None
    if measured is None or rated is None:
        return Phrase("bot-unrated")
    numbers = {name: decimal_text(getattr(rated, name), language) for name in ("rating", "low", "high")}
    return Phrase("bot-rating", {**numbers, "players": measured.players})
