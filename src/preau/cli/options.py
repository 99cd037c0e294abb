"""Options of the command line that several commands share."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from preau.games.api import Phrase
from preau.words import LANGUAGES, Language, language_of_environment, negotiate_language, say


def environment_language() -> Language:
    return language_of_environment(os.environ)


def asked_language(words: Sequence[str]) -> Language:
    """The language of a command line that is not parsed yet, or has failed: what it says, else the terminal's."""
    for word, after in pairwise([*words, ""]):
        name, _, value = word.partition("=")
        named = value or after
        if name == "--lang" and named and not named.startswith("-"):
            return negotiate_language(named)
    return environment_language()


def help_text(key: str) -> str:
    """A text of `--help`, which is written before options are read."""
    return say(Phrase(key), asked_language(sys.argv))


LangOption = Annotated[
    Language,
    typer.Option(
        "--lang", metavar="|".join(LANGUAGES), help=help_text("help-lang"), default_factory=environment_language,
        show_default=False,
    ),
]  # fmt: skip
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=help_text("help-arg-game"), show_default=False)]
PlayersOption = Annotated[int | None, typer.Option("--players", min=1, help=help_text("help-arena-players"))]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--options", metavar="OPTION=VALUE", help=help_text("help-arena-options"))
]
OutOption = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help=help_text("help-arena-out"))]
SeedOption = Annotated[int, typer.Option("--seed", help=help_text("help-arena-seed"))]
SimulationsOption = Annotated[int | None, typer.Option("--simulations", help=help_text("help-arena-simulations"))]
SecondsOption = Annotated[float | None, typer.Option("--seconds", help=help_text("help-arena-seconds"))]
WorkersOption = Annotated[
    int,
    typer.Option(
        "--workers", min=1, max=256, help=help_text("help-arena-workers"), default_factory=lambda: os.cpu_count() or 1,
        show_default=False,
    ),
]  # fmt: skip
RayOption = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=help_text("help-arena-ray"))]


def parse_options(options: Sequence[str] | None) -> dict[str, str]:
    """`--options a=1 --options "b=2 c=3"` as names and values."""
    from preau.play.inputs import given_options

    return given_options(word for text in options or () for word in text.split())
