"""Text as people write it: the word that they probably meant, a number with its comma."""

from __future__ import annotations

from collections.abc import Iterable

from preau.words.languages import Language


def nearest_word(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one, if any is much like it."""
    from difflib import get_close_matches  # only ever needed after a mistake

    return next(iter(get_close_matches(word, list(known), n=1, cutoff=0.5)), None)


def decimal_text(value: float, language: Language, places: int = 1) -> str:
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if language in {"de", "fr"} else text
