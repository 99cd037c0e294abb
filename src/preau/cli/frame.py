"""What the option parser says of its own, and only in English: the frame of `--help`, what is wrong with a line."""

from __future__ import annotations

import re
import sys
from typing import Any, Final, cast

import typer
from typer.core import TyperCommand, TyperGroup

from preau.cli.options import asked_language
from preau.games.api import Phrase
from preau.words import Language, say
from preau.words.text import list_text

ParserError = cast("type[typer.BadParameter]", typer.BadParameter.__mro__[2])  # all mistakes; it has no public name

HELP_FRAME: Final = {
    "Usage: ": "help-frame-usage",
    "Arguments:": "help-frame-arguments",
    "Options:": "help-frame-options",
    "Commands:": "help-frame-commands",
    "Show this message and exit.": "help-frame-help",
    "[required]": "help-frame-required",
}
MISTAKES: Final = {
    r"Missing argument '(?P<name>[^']+)'": "help-mistake-no-argument",
    r"Missing option '(?P<name>[^']+)'": "help-mistake-no-option",
    r"No such option: (?P<name>\S+)": "help-mistake-option",
    r"No such command '(?P<name>[^']+)'": "help-mistake-command",
    r"Invalid value for '(?P<name>[^']+)'": "help-mistake-value",
    r"Option '(?P<name>[^']+)' requires an argument": "help-mistake-no-value",
    r"Got unexpected extra arguments?(?:\(s\))? \((?P<name>.+)\)": "help-mistake-extra",
}
BOUNDS: Final = {
    r"less than or equal to (?P<high>-?\d+)": "help-mistake-most",
    r"greater than or equal to (?P<low>-?\d+)": "help-mistake-least",
    r"valid integer": "help-mistake-whole",
}
MEANT: Final = re.compile(r"(?:Did you mean|Possible options?:?) (.+?)[?)]*$")


def translate_help(text: str, language: Language) -> str:
    """A page of help with its frame in the language."""
    if language != "en":
        for english, key in HELP_FRAME.items():
            said = say(Phrase(key), language)
            text = text.replace(english, said + " " * (english.endswith(" ") and not said.endswith("：")))
    return text


def tell_mistake(message: str, command: str, language: Language) -> str:
    """What is wrong with a command line, what may have been meant, and who knows more."""
    if language == "en":
        sentences = [message]
    else:
        found = ((key, re.match(pattern, message)) for pattern, key in MISTAKES.items())
        known = [say(Phrase(key, match.groupdict()), language) for key, match in found if match]
        sentences = known or [message]
        bounds = ((key, re.search(pattern, message)) for pattern, key in BOUNDS.items())
        sentences += [say(Phrase(key, match.groupdict()), language) for key, match in bounds if known and match]
        if known and (meant := MEANT.search(message)):
            words = [word.strip("' ") for word in meant[1].split(",")]
            sentences.append(say(Phrase("help-mistake-meant", {"words": list_text(words, language, "or")}), language))
    more = say(Phrase("help-mistake-more", {"command": f"{command} --help"}), language)
    return f"{('' if language == 'ja' else ' ').join(sentences)}\n{more}"


class SpokenCommand(TyperCommand):
    """A command whose help is in the reader's language."""

    def get_help(self, ctx: Any) -> str:
        return translate_help(super().get_help(ctx), asked_language(sys.argv))


class SpokenGroup(TyperGroup):
    """The same for all commands together."""

    def get_help(self, ctx: Any) -> str:
        return translate_help(super().get_help(ctx), asked_language(sys.argv))
