"""Options as people write them: `players=4 edition=de`."""

from __future__ import annotations

from collections.abc import Iterable

from preau.games.api import OptionError, Phrase


def given_options(words: Iterable[str]) -> dict[str, str]:
    """What each option is set to, not yet judged; raises OptionError for a word that sets nothing or sets again."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals):
            raise OptionError(Phrase("input-option-shape", {"text": word}))
        if name in given:
            raise OptionError(Phrase("input-option-twice", {"name": name}))
        given[name] = value
    return given
