"""What a game says of itself on the shelf: its title, its pitch, its editions and options."""

from __future__ import annotations

from preau.games.api import Game, Option, Phrase, Value
from preau.words.catalogue import has, languages_with, say
from preau.words.languages import Language


def title(game: Game, language: Language = "en") -> str:
    return _said("game-title", game, language) or game.name


def pitch(game: Game, language: Language = "en") -> str:
    """One sentence that makes people want to play, if the game has one."""
    return _said("game-pitch", game, language)


def notation_help(game: Game, language: Language = "en") -> str:
    """How the game's moves are written, if the game says so."""
    return _said("notation-help", game, language)


def edition_name(game: Game, edition: str, language: Language = "en") -> str:
    return _said(f"edition-{edition}", game, language) or edition


def option_help(game: Game, option: Option, language: Language = "en") -> str:
    return _said(f"option-{option.name}", game, language)


def value_help(game: Game, option: Option, value: Value, language: Language = "en") -> str:
    """What a value means, or nothing where it needs no words (a number of players)."""
    return _said(value_key(option, value), game, language)


def value_key(option: Option, value: Value) -> str:
    """The message of a value. A Fluent name begins with a letter, so 8 is written `v8`."""
    text = str(value)
    return f"option-{option.name}.{text if text[:1].isalpha() else 'v' + text}"


def _said(key: str, game: Game, language: Language) -> str:
    known = any(has(key, spoken, game) for spoken in languages_with(language))
    return say(Phrase(key), language, game) if known else ""
