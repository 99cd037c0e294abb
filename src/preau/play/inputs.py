"""What people type at a table, made fit to keep: names, avatars, chat, levels of bots."""

from __future__ import annotations

import re
from typing import Final

from preau.games.api import Phrase
from preau.play.commands import TableRefused

NAME_CHARS: Final = 40
TEXT_CHARS: Final = 500

_AVATAR = re.compile(r"[A-Za-z0-9_-]{0,32}")
_LEVEL = re.compile(r"[A-Za-z0-9_-]{1,20}")


def clean_name(text: str) -> str:
    name = _one_line(text)
    if not 1 <= len(name) <= NAME_CHARS:
        raise TableRefused("bad_name", Phrase("table-bad-name", {"high": NAME_CHARS}))
    return name


def clean_text(text: str) -> str:
    line = _one_line(text)
    if not 1 <= len(line) <= TEXT_CHARS:
        raise TableRefused("bad_text", Phrase("table-bad-text", {"high": TEXT_CHARS}))
    return line


def clean_avatar(text: str) -> str:
    if not _AVATAR.fullmatch(text):
        raise TableRefused("bad_name", Phrase("table-bad-avatar"))
    return text


def clean_level(text: str) -> str:
    if not _LEVEL.fullmatch(text):
        raise TableRefused("bad_option", Phrase("table-bad-level"))
    return text


def _one_line(text: str) -> str:
    """No control characters, nothing that turns the direction of writing, no odd blanks."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
