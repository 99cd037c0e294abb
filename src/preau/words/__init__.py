"""The words room: everything that is said to people, in four languages.

Fluent itself is loaded with the first sentence, so that asking the rules costs nothing.
"""

from preau.words.catalogue import has, say
from preau.words.game_texts import edition_name, notation_help, option_help, pitch, title, value_help
from preau.words.languages import LANGUAGES, Language, from_environment, negotiate
from preau.words.rulebook import Rule, UnknownRule, rule, rulebook
from preau.words.speaker import Speaker

__all__ = [
    "LANGUAGES",
    "Language",
    "Rule",
    "Speaker",
    "UnknownRule",
    "edition_name",
    "from_environment",
    "has",
    "negotiate",
    "notation_help",
    "option_help",
    "pitch",
    "rule",
    "rulebook",
    "say",
    "title",
    "value_help",
]
