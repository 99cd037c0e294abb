"""Which languages there are, and which of them a reader wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Language: TypeAlias = Literal["en", "fr", "de", "ja"]

LANGUAGES: Final[dict[Language, str]] = {"en": "English", "fr": "Français", "de": "Deutsch", "ja": "日本語"}


def negotiate_language(wanted: str | None, default: Language = "en") -> Language:
    """The best language for an `Accept-Language` header (`fr-CH, de;q=0.8`) or a locale name (`fr_CH.UTF-8`)."""
    ranked = sorted((_tag_and_weight(part) for part in (wanted or "").split(",")), key=lambda pair: -pair[1])  # stable
    for tag, weight in ranked:
        for language in LANGUAGES:
            if weight > 0 and tag == language:
                return language
    return default


def language_of_environment(environ: Mapping[str, str], default: Language = "en") -> Language:
    """The language of the terminal, as POSIX ranks the variables."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return negotiate_language(environ[name], default)
    return default


def _tag_and_weight(part: str) -> tuple[str, float]:
    """`fr-CH;q=0.8` as (`fr`, 0.8); a weight that cannot be read counts as none."""
    tag, *params = part.split(";")
    primary = tag.strip().lower().replace("_", "-").split("-")[0].split(".")[0]
    weight = 1.0
    for param in params:
        name, _, value = param.partition("=")
        if name.strip().lower() == "q":
            try:
                weight = float(value)
            except ValueError:
                weight = 0.0
    return primary, weight
