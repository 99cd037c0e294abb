"""Numbers as people write them."""

from __future__ import annotations

from preau.words.languages import Language


def decimal(value: float, language: Language, places: int = 1) -> str:
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if language in {"de", "fr"} else text
