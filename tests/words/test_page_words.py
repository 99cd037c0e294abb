"""The pages' words: the same messages with the same arguments in every language, and each of them used."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import preau
from preau.words import LANGUAGES

ARGUMENT = re.compile(r"\$([a-z]+)")
FILES = ("page", "learn", "account")


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


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used(file: str) -> None:
    """A message that no template and no module names is a leftover; one that is named and missing is a hole."""
    room = Path(preau.__file__).parent
    sources = [
        path.read_text("utf-8")
        for folder in ("server", "web/templates")
        for path in (room / folder).rglob("*")
        if path.name.endswith((".py", ".html"))
    ]
    text = "\n".join(sources)
    named = set(re.findall(rf"""["']({file}-[a-z0-9-]*[a-z0-9])["']""", text)) - {"page-data"}
    prefixes = set(re.findall(rf"""["']({file}-[a-z0-9-]*-)["'{{]""", text))
    prefixes |= set(re.findall(rf"""f["']({file}-[a-z0-9-]*)\{{""", text)) | ({"page-"} if file == "page" else set())
    known = set(messages("en", file))
    assert named <= known
    for name in sorted(known - named):
        assert any(name.startswith(prefix) for prefix in prefixes), name
