"""What people type, made fit to keep: names, avatars, chat, levels of bots, options."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from preau.games.api import OptionError, Phrase, TableRefused

MOST_NAME_CHARS: Final = 40
MOST_TEXT_CHARS: Final = 500

_AVATAR = re.compile(r"[A-Za-z0-9_-]{0,32}")
_LEVEL = re.compile(r"[A-Za-z0-9_-]{1,20}")


def clean_name(text: str) -> str:
    name = one_line(text)
    if not 1 <= len(name) <= MOST_NAME_CHARS:
        raise TableRefused("bad_name", Phrase("table-bad-name", {"high": MOST_NAME_CHARS}))
    return name


def clean_text(text: str) -> str:
    line = one_line(text)
    if not 1 <= len(line) <= MOST_TEXT_CHARS:
        raise TableRefused("bad_text", Phrase("table-bad-text", {"high": MOST_TEXT_CHARS}))
    return line


def clean_avatar(text: str) -> str:
    if not _AVATAR.fullmatch(text):
        raise TableRefused("bad_name", Phrase("table-bad-avatar"))
    return text


def clean_level(text: str) -> str:
    if not _LEVEL.fullmatch(text):
        raise TableRefused("bad_option", Phrase("table-bad-level"))
    return text


def given_options(words: Iterable[str]) -> dict[str, str]:
    """What `players=4 edition=de` sets, not yet judged; raises OptionError for a word that sets nothing or again."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals):
            raise OptionError(Phrase("input-option-shape", {"text": word}))
        if name in given:
            raise OptionError(Phrase("input-option-twice", {"name": name}))
        given[name] = value
    return given


def one_line(text: str) -> str:
    """No control characters, nothing that turns the direction of writing, no odd blanks."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
