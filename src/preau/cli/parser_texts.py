"""What the option parser says of its own, and only in English: the frame of `--help`, what is wrong with a line."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import Any, Final, cast

import typer
from typer.core import TyperCommand, TyperGroup

from preau.cli.options import asked_language
from preau.games.api import Args, Phrase
from preau.words import Language, say
from preau.words.text import MOST_QUOTED_SIGNS, choice_text

UsageMistake, ParserError = cast(
    "tuple[type[typer.BadParameter], ...]", typer.BadParameter.__mro__[1:3]
)  # all mistakes

HELP_FRAME: Final = {
    "Usage: ": "help-frame-usage",
    "Arguments:": "help-frame-arguments",
    "Options:": "help-frame-options",
    "Commands:": "help-frame-commands",
    "Show this message and exit.": "help-frame-help",
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
MEANT: Final = re.compile(r"(?:Did you mean|Possible options?:?) (.+?)[?)]*$")
FILLER: Final = "\0"  # the second column of a wide sign, while the parser lays out its columns


def translate_help(text: str, language: Language) -> str:
    """A page of help with its frame in the language."""
    for english, key in HELP_FRAME.items():
        said = say(Phrase(key), language)
        text = text.replace(english, said + " " * (english.endswith(" ") and not said.endswith("：")))
    return text.replace(FILLER, "")


def value_word(param: Any, language: Language) -> str:
    """What stands for a value in the help: GAME, FILE; a number where nothing is said; choices as they are."""
    word = param.metavar or "NUMBER"
    name = word.lower().replace("=", "-")
    return word if "|" in word else say(Phrase(f"help-word-{name}"), language)


# --- help ------------------------------------------------------------------------------------------------------------


def _help_row(param: Any, language: Language) -> tuple[str, str]:
    """An option or argument, and what is to be known of it."""
    from preau.draw.terminal import text_columns  # only help needs it

    head = ", ".join(sorted(param.opts, key=len)) if param.param_type_name == "option" else ""
    if not head or not param.is_flag:
        word = value_word(param, language)
        head = f"{head} {word}{FILLER * (text_columns(word) - len(word))}".strip()
    notes = [say(phrase, language).replace(" ", "\u00a0") for phrase in _help_notes(param)]
    return head, "  ".join([param.help, *notes])


def _help_notes(param: Any) -> Iterator[Phrase]:
    bounds: Args = {"low": getattr(param, "min", None) or 0, "high": getattr(param, "max", None) or 0}
    if isinstance(param.default, str | int) and param.default != "" and not isinstance(param.default, bool):
        yield Phrase("help-frame-default", {"value": str(param.default)})
    if bounds["high"]:
        yield Phrase("help-frame-span", {key: str(bound) for key, bound in bounds.items()})
    elif bounds["low"]:
        yield Phrase("help-frame-least", {"low": str(bounds["low"])})
    if param.required:
        yield Phrase("help-frame-required")


class SpokenCommand(TyperCommand):
    """A command whose help is in the reader's language, and which takes no option for another's value."""

    def get_short_help_str(self, limit: int = 45) -> str:
        """Its first sentence, which the parser finds by a full stop with a space after it."""
        first, stop, _ = super().get_short_help_str(limit).partition("。")
        return first + stop

    def get_help(self, ctx: Any) -> str:
        return translate_help(super().get_help(ctx), asked_language(sys.argv))

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        language = asked_language(sys.argv)
        arguments = [param for param in self.get_params(ctx) if param.param_type_name == "argument"]
        words = [value_word(each, language) + "..." * (each.nargs != 1) for each in arguments]
        told = [word if each.required else f"[{word}]" for each, word in zip(arguments, words, strict=True)]
        return [say(Phrase("help-word-options"), language), *told]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        _write_options(self.get_params(ctx), formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        valued = {name for param in self.get_params(ctx) if not getattr(param, "is_flag", True) for name in param.opts}
        for word, after in pairwise(takewhile(lambda word: word != "--", args)):
            if word in valued and after.startswith("--"):
                raise UsageMistake(f"Option '{word}' requires an argument.", ctx)
        return super().parse_args(ctx, args)


class SpokenGroup(TyperGroup):
    """The same for all commands together."""

    def get_help(self, ctx: Any) -> str:
        return translate_help(super().get_help(ctx), asked_language(sys.argv))

    def collect_usage_pieces(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the parser's
        language = asked_language(sys.argv)
        return [say(Phrase(f"help-word-{word}"), language) for word in ("options", "command")]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        _write_options(self.get_params(ctx), formatter)
        self.format_commands(ctx, formatter)


def _write_options(params: Sequence[Any], formatter: Any) -> None:
    language = asked_language(sys.argv)
    for kind, title in (("argument", "Arguments"), ("option", "Options")):
        rows = [_help_row(param, language) for param in params if param.param_type_name == kind]
        if rows:
            with formatter.section(title):
                formatter.write_dl(rows)


# --- mistakes --------------------------------------------------------------------------------------------------------


def tell_mistake(wrong: Exception, message: str, words: Sequence[str]) -> str:
    """What is wrong with a command line, what may have been meant, and who knows more."""
    language = asked_language(words)
    param = getattr(wrong, "param", None)
    found = ((key, re.match(pattern, message)) for pattern, key in MISTAKES.items())
    key, match = next(((key, match) for key, match in found if match), ("", None))
    sentences = [message]
    if match:
        name = value_word(param, language) if key == "help-mistake-no-argument" else match["name"]
        value = _given_value(name, words)[:MOST_QUOTED_SIGNS]
        choice = _choice_of(param, language)
        if choice and key == "help-mistake-no-argument":
            key = "help-mistake-no-choice"
        sentences = [say(Phrase(key, {"name": name, "value": value, "words": choice}), language)]
    if key == "help-mistake-value":
        sentences.append(say(_allowed_values(param, message, language), language))
    if match and (meant := MEANT.search(message)):
        near = [word.strip("' ") for word in meant[1].split(",")]
        sentences.append(say(Phrase("help-mistake-meant", {"words": choice_text(near, language)}), language))
    command = getattr(getattr(wrong, "ctx", None), "command_path", "preau")
    more = say(Phrase("help-mistake-more", {"command": f"{command} --help"}), language)
    between = "" if language == "ja" else " "
    return f"{between.join(sentences)}\n{more}"


def _given_value(name: str, words: Sequence[str]) -> str:
    pairs = [*pairwise([*words, ""]), *(word.split("=", 1) for word in words if "=" in word)]
    return next((value for option, value in pairs if option == name), "")


def _choice_of(param: Any, language: Language) -> str:
    """The words of which one is to be typed there, if it takes one of some words."""
    metavar = getattr(param, "metavar", None) or ""
    return choice_text(metavar.split("|"), language) if "|" in metavar else ""


def _allowed_values(param: Any, message: str, language: Language) -> Phrase:
    """What an option takes: one of some words, a number, or a whole one and between which bounds."""
    if choice := _choice_of(param, language):
        return Phrase("help-mistake-choice", {"words": choice})
    if "valid number" in message:
        return Phrase("help-mistake-number")
    low, high = getattr(param, "min", None), getattr(param, "max", None)
    key = "whole" if low is None else "least" if high is None else "span"
    return Phrase(f"help-mistake-{key}", {"low": str(low), "high": str(high)})
