"""The templates, and the words that they are filled with."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import jinja2
from markupsafe import Markup, escape

from preau.games.api import Game, Phrase
from preau.words import Language, has, say
from preau.words.catalogue import languages_with

TABLE = "~table~"  # stands for the table's id in what is rendered before the id is known
CITED = re.compile(r"(?<![A-Za-z0-9])[A-Z]\d{1,2}\.\d{1,2}(?!\d)")


class Words:
    """Says things in one language, in the words of the interface and of one game."""

    __slots__ = ("game", "language")

    def __init__(self, language: Language, game: Game | None = None) -> None:
        self.language = language
        self.game = game

    def __call__(self, key: str, **args: int | str | Phrase) -> str:
        return say(Phrase(key, args), self.language, self.game)

    def say(self, phrase: Phrase) -> str:
        return say(phrase, self.language, self.game)

    def bot(self, level: str | None) -> str:
        """What a bot is called: its own name if it has one."""
        key = f"bot-{level}"
        named = any(has(key, spoken) for spoken in languages_with(self.language))
        return self(key) if named else self("page-bot-level", level=level or "")


@cache
def environment() -> jinja2.Environment:
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(str(files("preau.web") / "templates")),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        auto_reload=False,
    )
    made.filters["cite"] = cite
    return made


def fill(template: str, **values: Any) -> str:
    return environment().get_template(template).render(**values)


def cite(text: str) -> Markup:
    """A rule's text, with the rules that it names as links."""
    return Markup(CITED.sub(lambda found: f'<a class="rule" href="#{found[0]}">{found[0]}</a>', str(escape(text))))  # noqa: S704  # escaped first; a number is a number
