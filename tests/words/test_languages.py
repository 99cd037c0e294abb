"""Choosing a language."""

from __future__ import annotations

import pytest

from preau.words import language_of_environment, negotiate_language


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        ("fr-CH, de;q=0.8", "fr"),
        ("nl, de;q=0.3, ja;q=0.9", "ja"),
        ("en-GB", "en"),
        ("ja_JP.UTF-8", "ja"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=nonsense, fr;q=0.1", "fr"),
        ("C.UTF-8", "en"),
        ("DE", "de"),
        ("*", "en"),
        ("", "en"),
        (None, "en"),
        (";;,=,q", "en"),
    ],
)
def test_negotiate(wanted: str | None, chosen: str) -> None:
    """The best language that is both wanted and here; English when there is none."""
    assert negotiate_language(wanted) == chosen


@pytest.mark.parametrize(
    ("environ", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "ja_JP"}, "ja"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_from_environment(environ: dict[str, str], chosen: str) -> None:
    """The variables count in the order that POSIX gives them."""
    assert language_of_environment(environ) == chosen
