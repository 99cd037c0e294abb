"""The words room: everything that is said to people, in four languages, and how a phrase becomes a sentence.

A folder for each language holds the interface's messages; a game's lie with the game. Fluent itself is loaded with the
first sentence, so that asking the rules costs nothing. What never goes in: a rule of a game, HTML, and any decision
about what to say or to whom; rooms hand over a phrase.
"""

from preau.words.catalogue import CALLED, can_say, has_message, say
from preau.words.game_texts import (
    ANY_TABLE,
    edition_name,
    edition_within,
    game_opening,
    game_pitch,
    game_title,
    nearest_game,
    notation_help,
    option_args,
    option_help,
    option_sentence,
    players_help,
    tie_help,
    title_of,
    value_help,
)
from preau.words.languages import LANGUAGES, Language, language_of_environment, negotiate_language
from preau.words.rulebook import Rule, UnknownRule, find_rule, rulebook
from preau.words.speaker import Speaker

__all__ = [
    "ANY_TABLE",
    "CALLED",
    "LANGUAGES",
    "Language",
    "Rule",
    "Speaker",
    "UnknownRule",
    "can_say",
    "edition_name",
    "edition_within",
    "find_rule",
    "game_opening",
    "game_pitch",
    "game_title",
    "has_message",
    "language_of_environment",
    "nearest_game",
    "negotiate_language",
    "notation_help",
    "option_args",
    "option_help",
    "option_sentence",
    "players_help",
    "rulebook",
    "say",
    "tie_help",
    "title_of",
    "value_help",
]
