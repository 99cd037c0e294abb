"""The rulebook: each rule's title, what players read of it, and the law to the letter, by number."""

from __future__ import annotations

import re
from dataclasses import dataclass

from preau.games.api import Game, Phrase, Refused
from preau.words.catalogue import languages_to_try, message_ids, rule_parts
from preau.words.languages import Language
from preau.words.text import nearest_word


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, or the heading of a section (then `text` is empty and `lead` opens the section).

    `text` tells players what to do; `letter` is the exact law, with our rulings and what the editions say. A game from
    outside may have the text only: then it is the law.
    """

    number: str
    title: str
    text: str = ""
    lead: str = ""
    letter: str = ""
    ruling: str = ""
    edition: str = ""


class UnknownRule(Refused):
    """A number that the rulebook does not have; `guess` is the nearest that it has."""

    code = "unknown_rule"

    def __init__(self, number: str, guess: str | None) -> None:
        key = "input-unknown-rule-guess" if guess else "input-unknown-rule"
        super().__init__(Phrase(key, {"number": number} | ({"guess": guess} if guess else {})))
        self.guess = guess


def rulebook(game: Game, language: Language = "en") -> tuple[Rule, ...]:
    """All rules and section headings, in the order of the book."""
    for spoken in languages_to_try(language):
        if ids := message_ids(game.package, spoken, rules=True):
            return tuple(_rule(game, message_id, spoken) for message_id in ids)
    return ()


def find_rule(game: Game, number: str, language: Language = "en") -> Rule:
    """The rule of that number (`R5.6`, `r5-6` and a section's `R5` are understood); raises UnknownRule."""
    numbers = [_number(message_id) for message_id in message_ids(game.package, "en", rules=True)]
    by_case = {known.casefold(): known for known in numbers}
    wanted = by_case.get(number.strip().replace("-", ".").casefold())
    if wanted is None:
        raise UnknownRule(number, nearest_word(number.upper(), numbers))
    message_id = wanted.replace(".", "-")
    for spoken in languages_to_try(language):
        if message_id in message_ids(game.package, spoken, rules=True):
            return _rule(game, message_id, spoken)
    raise UnknownRule(number, None)


def rules_under(game: Game, number: str, language: Language = "en") -> tuple[Rule, ...]:
    """That rule; for a section, its heading and all its rules."""
    asked = find_rule(game, number, language)
    inside = re.compile(re.escape(asked.number) + r"\.")
    return (asked, *(each for each in rulebook(game, language) if inside.match(each.number)))


def _rule(game: Game, message_id: str, language: Language) -> Rule:
    parts = rule_parts(game.package, language, message_id)
    return Rule(
        _number(message_id),
        parts.get("", ""),
        parts.get("text", ""),
        parts.get("lead", ""),
        parts.get("letter", ""),
        parts.get("ruling", ""),
        parts.get("edition", ""),
    )


def _number(message_id: str) -> str:
    """`R5-6` is how a message id writes R5.6."""
    return message_id.replace("-", ".")
