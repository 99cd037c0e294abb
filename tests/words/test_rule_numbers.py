"""A rule's number stands above each message that speaks for it, so that a search for `R7.3` finds its words."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from preau.games import registry
from preau.testing.random_games import GameVariant, random_game
from preau.words import LANGUAGES, Language
from preau.words.catalogue import word_files
from tests.support import variants

GAMES = ("recess", "cerocle")
NUMBER = re.compile(r"[A-Z]\d+\.\d+")


@cache
def numbers_above(game: str, language: Language, *, rules: bool = False) -> dict[str, list[str]]:
    """The rules' numbers in the comment of each message."""
    found = {}
    for path in word_files(registry.game(game).package, language, rules=rules).values():
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = NUMBER.findall(entry.comment.content or "" if entry.comment else "")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered(game: str, language: Language) -> None:
    """Above every rule of the rulebook stands its number as people write it."""
    for name, numbers in numbers_above(game, language, rules=True).items():
        assert numbers == ([name.replace("-", ".")] if "-" in name else []), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_rules(game: str, language: Language) -> None:
    """Numbers above sentences are in the rulebook, and the same in every language."""
    book = {name.replace("-", ".") for name in numbers_above(game, "en", rules=True)}
    assert {number for numbers in numbers_above(game, language).values() for number in numbers} <= book
    assert numbers_above(game, language) == numbers_above(game, "en")


@pytest.mark.parametrize("variant", [each for each in variants() if each.game in GAMES], ids=str)
def test_effects_are_numbered(variant: GameVariant) -> None:
    """Above what the rules say of themselves stands the rule that made it happen."""
    above = numbers_above(variant.game, "en")
    for step in random_game(variant).steps:
        for effect in step.effects:
            assert effect.rule in above[effect.phrase.key], effect.phrase.key
