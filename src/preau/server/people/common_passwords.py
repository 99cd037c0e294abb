"""Passwords that everybody tries first: common words and names dressed up, walks over the keyboard, figures alone.

`common_words.txt` is a list of our own, of words that are commonly known to be used so, in several languages.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files

FEWEST_LETTERS = 4  # different ones
SHORTEST_FIGURES = 16  # of a password of figures alone
SHORTEST_WALK = 4  # keys in a row; a password of such walks alone is common
DISGUISES = str.maketrans("0134578@$!|+€", "oieastbasiite")
ROWS = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn", "qwertzuiop",
        "yxcvbnm", "abcdefghijklmnopqrstuvwxyz", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p", "1q2w3e4r5t6z7u8i9o0p",
        "1q2w3e4r5t6y7u8i9o0p", "qazwsxedcrfvtgbyhnujmikolp", "1a2b3c4d5e6f7g8h9i0j")  # fmt: skip


def is_common(password: str, name: str = "") -> bool:
    """Whether somebody who tries the likeliest ones would find it soon; `name` is whose it is."""
    text = unicodedata.normalize("NFKC", password).casefold()
    if len(set(text)) < FEWEST_LETTERS or (text.isdecimal() and len(text) < SHORTEST_FIGURES):
        return True
    if _is_repeated(text) or _is_walk(text):
        return True
    words = _words() | ({unicodedata.normalize("NFKC", name).casefold()} if name else set())
    plain, bare_end = _core(text), re.sub(r"[\W\d_]+$", "", text)
    cores = (plain, plain.translate(DISGUISES), _core(bare_end.translate(DISGUISES)), _core(text.translate(DISGUISES)))
    return any(_is_of_words(each, words) for each in cores)


@cache
def _words() -> frozenset[str]:
    return frozenset((files(__package__) / "common_words.txt").read_text("ascii").split())


def _core(text: str) -> str:
    """Without what people put before and after a word to please a form."""
    return re.sub(r"^[\W\d_]+|[\W\d_]+$", "", text)


def _is_of_words(text: str, words: frozenset[str]) -> bool:
    """Whether it is one common word, or two, or one again and again."""
    if not text or text in words:
        return bool(text)
    halves = ((text[:at], re.sub(r"^[\W\d_]+", "", text[at:])) for at in range(1, len(text)))
    return any(_core(first) in words and rest in words for first, rest in halves)


def _is_repeated(text: str) -> bool:
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, len(text) // 2 + 1))


def _is_walk(text: str) -> bool:
    """Whether it is walks along rows of keys alone, in either direction."""
    rows = [each for row in ROWS for each in (row, row[::-1])]
    at = 0
    while at < len(text):
        size = next((n for n in range(len(text) - at, SHORTEST_WALK - 1, -1) if _in_rows(text[at : at + n], rows)), 0)
        if not size:
            return False
        at += size
    return True


def _in_rows(part: str, rows: list[str]) -> bool:
    return any(part in row for row in rows)
