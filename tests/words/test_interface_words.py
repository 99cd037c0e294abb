"""The interface's words: the same messages with the same arguments in every language, and each of them used."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import preau
from preau.words import LANGUAGES
from preau.words.catalogue import INTERFACE, word_files

ARGUMENT = re.compile(r"\$([a-z]+)")
FILES = sorted(word_files(INTERFACE, "en"))


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Each message with its arguments."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in (files("preau") / "words" / language / f"{file}.ftl").read_text("utf-8").splitlines():
        if begun := re.match(r"([a-z][a-z0-9-]*) =", line):
            name = begun[1]
            assert name not in found, f"{name} is written twice"
            found[name] = set()
        if name and not line.startswith("#"):
            found[name] |= set(ARGUMENT.findall(line))
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_same_messages(language: str, file: str) -> None:
    """No language lacks a message, or an argument of one."""
    assert messages(language, file) == messages("en", file)


@cache
def sources() -> str:
    """All that can say something."""
    room = Path(preau.__file__).parent
    return "\n".join(path.read_text("utf-8") for path in room.rglob("*") if path.suffix in {".py", ".html"})


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used(file: str) -> None:
    """A message that no template and no module names is a leftover; one that is said and missing is a hole."""
    known, name = set(messages("en", file)), f"{file.rpartition('/')[2]}-[a-z0-9-]*"
    said = set(re.findall(rf"""\b(?:t|words|speaker|say|Phrase|help_text)\(\s*["']({name}[a-z0-9])["']""", sources()))
    assert said <= known
    named = set(re.findall(rf"""["']({name}[a-z0-9])["']""", sources()))
    found = re.findall(rf"""["']({name}-)["'{{]|f["']({name})\{{""", sources())
    beginnings = tuple(each for pair in found for each in pair if each)
    assert [each for each in sorted(known - named) if not each.startswith(beginnings)] == []
