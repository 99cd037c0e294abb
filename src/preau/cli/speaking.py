"""In whose words and in which language a command speaks."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Annotated

import typer

from preau.games.api import Effect, Game, Phrase, Refused
from preau.words import Language, from_environment, say


def environment_language() -> Language:
    return from_environment(os.environ)


def help_text(key: str) -> str:
    """A text of `--help`, which is shown before any `--lang` is read."""
    return say(Phrase(key), environment_language())


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says phrases of the interface and of one game."""

    language: Language = field(default_factory=environment_language)
    game: Game | None = None

    def __call__(self, phrase: Phrase) -> str:
        return say(phrase, self.language, self.game)

    def text(self, key: str, **args: int | str | Phrase) -> str:
        return self(Phrase(key, args))

    def effect(self, effect: Effect) -> str:
        return self.text("terminal-by-rule", rule=effect.rule, text=effect.phrase)

    def refusal(self, refused: Refused) -> str:
        """The sentence, with the rule and the squares that show it."""
        sentence = self(refused.phrase)
        if refused.rule:
            sentence = self.text("terminal-by-rule", rule=refused.rule, text=refused.phrase)
        if refused.squares:
            sentence = f"{sentence} [{' '.join(refused.squares)}]"
        return sentence


LangOption = Annotated[
    Language,
    typer.Option("--lang", help=help_text("help-lang"), default_factory=environment_language, show_default=False),
]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=help_text("help-arg-game"), show_default=False)]
