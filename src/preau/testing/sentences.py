"""Whether a phrase is a whole sentence in every language that its game speaks."""

from __future__ import annotations

from preau.games.api import Game, Phrase
from preau.words import LANGUAGES, Language, say
from preau.words.catalogue import missing_arguments, word_files

_WHOLE: set[tuple[str, str]] = set()  # game and phrase: the same are said in position after position


def languages(game: Game) -> list[Language]:
    """The languages that a game brings; English it must."""
    found: list[Language] = [each for each in LANGUAGES if word_files(game.package, each)]
    assert "en" in found, f"{game.name} has no English words"
    return found


def check_said(phrase: Phrase, game: Game) -> None:
    """Fail unless the phrase is a whole sentence in all the game's languages."""
    known = (game.name, repr(phrase))
    if known in _WHOLE:
        return
    for language in languages(game):
        text = say(phrase, language, game)
        assert text.strip(), (phrase, language)
        assert not text.startswith(phrase.key), f"no words in {language} for {phrase}"
        missing = missing_arguments(phrase, language, game)
        assert not missing, f"missing arguments in {language}: {text!r} for {phrase}: {missing}"
    _WHOLE.add(known)
