"""How a tournament's game is played: its edition and options, folded into the form as for a new table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from preau.games.api import Game, Option, Value
from preau.server.pages.new_table import edition_rows, option_row
from preau.server.view.player_aid import rule_changes
from preau.words import Language, Speaker, edition_name
from preau.words.text import capitalise

MOST_OPTION_CHARS: Final = 64


def option_fields(game: Game, language: Language) -> dict[str, Any]:
    """What can be chosen: an edition, and each option but the number of players, which is the size of the tables."""
    words = Speaker(language, game)
    return {
        "editions": [row for row in edition_rows(game, words) if row["value"]],
        "options": [option_row(game, option, words) for option in game.options if option.name != "players"],
    }


def options_in(form: Mapping[str, str], game: str) -> dict[str, Value]:
    """What was chosen for that game; what was left as it is usual is not in it."""
    start = f"option:{game}:"
    given = {name[len(start) :]: value.strip() for name, value in form.items() if name.startswith(start)}
    return {name: value[:MOST_OPTION_CHARS] for name, value in given.items() if value}


def options_view(game: Game, options: Mapping[str, Value], language: Language) -> dict[str, Any]:
    """The same for who reads about it: the edition's name, and which rules are other ones."""
    words, edition = Speaker(language, game), str(options.get("edition", ""))
    named = capitalise(edition_name(game, edition, language)) if edition in game.editions else ""
    chosen = {each.name: _typed_value(each, options[each.name]) for each in game.options if each.name in options}
    return {"edition": named, "changes": rule_changes(game, {**game.editions.get(edition, {}), **chosen}, words)}


def _typed_value(option: Option, value: Value) -> Value:
    """A value as the game has it: forms know text alone."""
    if option.bounds and str(value).isdecimal():
        return int(value)
    return next((each for each in option.values if str(each) == str(value)), value)
