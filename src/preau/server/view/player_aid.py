"""The player aid: a sheet to print for people who play with cardboard and wood. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from preau.games.api import Game, Option, Phrase, Value
from preau.words import (
    ANY_TABLE,
    Language,
    Speaker,
    can_say,
    option_args,
    option_help,
    option_sentence,
    rulebook,
    say,
    value_help,
)

MOST_SECTIONS = MOST_LINES = 19  # that are looked for


def aid_sections(game: Game, language: Language, options: Mapping[str, Value] = ANY_TABLE) -> list[dict[str, Any]]:
    """The game's own aid (`aid-1`, its lines `.line1` …); without one, its rules in brief.

    Its lines are told the options of a table, so that they say what applies there, or nothing; without a table, those
    of the usual rules.
    """
    found = []
    played = {option.name: option.default for option in game.options} | dict(options)
    told = option_args(played)
    for number in range(1, MOST_SECTIONS + 1):
        key = f"aid-{number}"
        if not can_say(key, language, game):
            break
        lines = (f"{key}.line{line}" for line in range(1, MOST_LINES + 1))
        said = [say(Phrase(line, told), language, game) for line in lines if can_say(line, language, game)]
        found.append({"title": say(Phrase(key), language, game), "lines": [line for line in said if line]})
    return found or _rule_titles(game, language)


def _rule_titles(game: Game, language: Language) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = []
    for rule in rulebook(game, language):
        if "." in rule.number and made:
            made[-1]["lines"].append(f"{rule.title} ({rule.number})")
        else:
            made.append({"title": rule.title, "lines": [rule.text] if rule.text else []})
    return made


def value_text(game: Game, option: Option, value: Value, language: Language) -> str:
    """What a value means, or the value itself where it needs no words."""
    return value_help(game, option, value, language) or str(value)


def option_text(game: Game, option: Option, value: Value, words: Speaker) -> str:
    """An option with its value: in the game's own sentence, or side by side."""
    name = option_help(game, option, words.language) or option.name
    return option_sentence(game, option, value, words.language) or words(
        "page-term", name=name, value=value_text(game, option, value, words.language)
    )


def rule_changes(game: Game, values: Mapping[str, Value], words: Speaker) -> list[dict[str, str]]:
    """The rules that these options play otherwise than usual, one by one; the number of players is no such rule."""
    return [
        {
            "text": option_sentence(game, option, values[option.name], words.language)
            or words(
                "page-edition-change",
                rule=option_help(game, option, words.language) or option.name,
                here=value_text(game, option, values[option.name], words.language),
                usual=value_text(game, option, option.default, words.language),
            ),
            "rule": option.rule,
        }
        for option in game.options
        if option.name != "players" and values.get(option.name, option.default) != option.default
    ]
