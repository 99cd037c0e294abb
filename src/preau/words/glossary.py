"""One word for one thing: what each thing is called in every language, and what it must not be called.

The table is `glossary.toml`; docs/words.md shows it to people.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Term:
    """A thing, its words by language, and the expressions that must not stand for it."""

    words: dict[str, str]
    never: dict[str, tuple[re.Pattern[str], ...]]
    why: str
    where: str = ""  # the game whose words it is about; empty: all words


@cache
def glossary() -> tuple[Term, ...]:
    """All terms, in the order of the table."""
    table = tomllib.loads((files("preau.words") / "glossary.toml").read_text("utf-8"))
    return tuple(_term(row) for row in table["term"])


def forbidden_in(text: str, language: str, game: str = "") -> list[tuple[str, Term]]:
    """What a text of that game, or of the interface, says that it must not, each with the term that it stands for."""
    found = []
    for term in glossary():
        if term.where in ("", game):
            hits = (pattern.search(text) for pattern in term.never.get(language, ()))
            found += [(hit[0], term) for hit in hits if hit]
    return found


def _term(row: dict[str, object]) -> Term:
    never = row.get("never", {})
    assert isinstance(never, dict)
    return Term(
        {name: str(value) for name, value in row.items() if name not in ("never", "why", "where")},
        {language: tuple(re.compile(each) for each in expressions) for language, expressions in never.items()},
        str(row["why"]),
        str(row.get("where", "")),
    )
