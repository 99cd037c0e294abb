"""The word somebody probably meant."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one, if any is much like it."""
    from difflib import get_close_matches  # only ever needed after a mistake

    return next(iter(get_close_matches(word, list(known), n=1, cutoff=0.5)), None)
