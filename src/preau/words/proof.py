"""Reading the proofs of a language: what it lacks beside English, and what it calls by a wrong name.

The language need not be one of those that are offered: whoever adds a fifth reads its proofs from the first file on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from preau.games.api import Phrase
from preau.words.catalogue import WITHIN, word_files
from preau.words.glossary import forbidden_in
from preau.words.languages import Language

if TYPE_CHECKING:
    from fluent.syntax import ast

ENGLISH = "en"
NOT_SAID = re.compile(
    r"^#.*$|^\s*\.?[\w-]+ =|\{ \$[\w-]+ \}|^\s*\*?\[[\w-]+\]", re.MULTILINE
)  # ids, comments, arguments


@dataclass(frozen=True, slots=True)
class Erratum:
    """Something to mend: the message, or the file, and what is wrong."""

    package: str
    file: str
    key: str
    what: Phrase


@dataclass(frozen=True, slots=True)
class Wording:
    """A message as it is written: its parts (the value under the empty name) as text, and what it asks for."""

    file: str
    parts: dict[str, str]
    shown: frozenset[str]
    chosen_by: frozenset[str]


def read_proofs(package: str, language: str, game: str = "") -> list[Erratum]:
    """All errata in the words of a package; `game` is whose they are, or nobody's for the interface's."""
    return [*_compare(package, language), *_forbidden(package, language, game)]


def wordings_of(package: str, language: str) -> dict[str, Wording]:
    """Every message of a package in a language, its rulebook included. What cannot be read is under `#FILE`."""
    from fluent.syntax import FluentParser, FluentSerializer, ast  # with the first sentence: a referee says none

    serializer, found = FluentSerializer(), {}
    spoken = cast("Language", language)  # a folder's name; it need not be offered yet
    for rules in (False, True):
        for file, path in word_files(package, spoken, rules=rules).items():
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Junk):
                    found[f"#{file}"] = Wording(file, {"": entry.content or ""}, frozenset(), frozenset())
                elif isinstance(entry, ast.Message):
                    found[entry.id.name] = _read_wording(file, entry, serializer.serialize_entry(entry))
    return found


def _read_wording(file: str, message: ast.Message, text: str) -> Wording:
    from fluent.syntax import ast as tree  # with the first sentence: a referee says none
    from fluent.syntax.visitor import Visitor

    shown, chosen_by = set(), set()

    class Variables(Visitor):
        """Collects the variables that a message shows, and apart from them those that it only chooses by."""

        def visit_SelectExpression(self, node: tree.SelectExpression) -> None:  # noqa: N802  # as the library calls it
            if isinstance(node.selector, tree.VariableReference):
                chosen_by.add(_base(node.selector.id.name))
            for variant in node.variants:
                self.visit(variant)

        def visit_VariableReference(self, node: tree.VariableReference) -> None:  # noqa: N802  # as the library calls it
            shown.add(_base(node.id.name))

    Variables().visit(message)
    parts = {"": text} | {attribute.id.name: "" for attribute in message.attributes}
    return Wording(file, parts, frozenset(shown), frozenset(chosen_by))


def _base(name: str) -> str:
    """`$who_case` asks for a trait of `$who`."""
    return name.split("_", maxsplit=1)[0]


def _compare(package: str, language: str) -> Iterator[Erratum]:
    """The same messages with the same parts that show the same variables."""
    english, other = wordings_of(package, ENGLISH), wordings_of(package, language)
    for key, wording in other.items():
        if key.startswith("#"):
            text = next(iter(wording.parts[""].splitlines()), "")
            yield Erratum(package, wording.file, "", Phrase("terminal-words-unreadable", {"text": text}))
        elif key not in english:
            yield Erratum(package, wording.file, key, Phrase("terminal-words-surplus"))
    for key, wanted in english.items():
        found = other.get(key)
        if found is None:
            yield Erratum(package, wanted.file, key, Phrase("terminal-words-missing"))
            continue
        needed = set(wanted.parts) if wanted.file == "rules" or not _grammar(wanted) else {""}
        for part in sorted(each for each in needed - set(found.parts) if each.rpartition("-")[2] != WITHIN):
            yield Erratum(package, found.file, f"{key}.{part}", Phrase("terminal-words-missing"))
        gaps = sorted((wanted.shown ^ found.shown) | (found.chosen_by - wanted.chosen_by - wanted.shown))
        if gaps:
            names = tuple(f"${name}" for name in gaps)
            yield Erratum(package, found.file, key, Phrase("terminal-words-variables", {"names": names}))


def _grammar(wording: Wording) -> bool:
    """Whether a message's attributes are cases and genders, of which each language has its own."""
    return bool(wording.shown | wording.chosen_by) or wording.file == "scene"


def _forbidden(package: str, language: str, game: str) -> Iterator[Erratum]:
    for key, wording in wordings_of(package, language).items():
        text = NOT_SAID.sub("", wording.parts[""])
        for hit, term in forbidden_in(text, language, game):
            better = term.words.get(language, term.words[ENGLISH])
            what = Phrase("terminal-words-forbidden", {"word": hit, "better": better})
            yield Erratum(package, wording.file, key, what)
