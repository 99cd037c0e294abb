"""Somebody who speaks one language: what the pages, the terminal and the reports of the arena say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from preau.games.api import Arg, Effect, Game, Phrase, Refused
from preau.words.catalogue import can_say, say
from preau.words.languages import Language
from preau.words.text import (
    aside_text,
    colon_mark,
    dot_mark,
    list_text,
    pairs_text,
    row_mark,
    row_text,
    sentence_gap,
    sentences_text,
)


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says things in one language, in the words of the interface and of one game."""

    language: Language
    game: Game | None = None

    def __call__(self, key: str, **args: Arg) -> str:
        """The message of that id."""
        return say(Phrase(key, args), self.language, self.game)

    def say(self, phrase: Phrase) -> str:
        return say(phrase, self.language, self.game)

    def effect(self, effect: Effect) -> str:
        """The sentence, with the rule."""
        return self("terminal-by-rule", rule=effect.rule, text=effect.phrase)

    def tell_refusal(self, refused: Refused) -> str:
        """The bare sentence, in the words of the game that refused."""
        return say(refused.phrase, self.language, refused.game or self.game)

    def refusal(self, refused: Refused, told: str = "") -> str:
        """The sentence, with the rule and the squares that show it; `told`: as it is said to somebody."""
        told = told or self.tell_refusal(refused)
        squares = row_text(refused.squares, self.language)
        shown = pairs_text([(refused.rule, squares)], self.language) if refused.rule and squares else squares
        shown = shown or refused.rule or ""
        return self("terminal-by-rule", rule=shown, text=told) if shown else told

    def row(self, items: Iterable[str]) -> str:
        """Several things in a row, as the language lists them."""
        return list_text(items, self.language)

    @property
    def gap(self) -> str:
        """What stands between two sentences."""
        return sentence_gap(self.language)

    @property
    def mark(self) -> str:
        """What stands between the things of a row."""
        return row_mark(self.language)

    @property
    def colon(self) -> str:
        """What stands between a name and what it is the name of."""
        return colon_mark(self.language)

    @property
    def dot(self) -> str:
        """What stands between a heading and what it is about, in one line."""
        return dot_mark(self.language)

    def sentences(self, sentences: Iterable[str]) -> str:
        """Whole sentences one after another; those that are empty are left out."""
        return sentences_text(sentences, self.language)

    def aside(self, text: str) -> str:
        """Something said by the way, in the language's own brackets."""
        return aside_text(text, self.language)

    def with_keys(self) -> KeyedSpeaker:
        """The same speaker, who puts each message's key beside it: for those who write the words."""
        return KeyedSpeaker(self.language, self.game)

    def bot(self, level: str | None) -> str:
        """What a bot is called: its own name if it has one."""
        key = f"bot-{level}"
        return self(key) if can_say(key, self.language) else self("page-bot-level", level=level or "")


class KeyedSpeaker(Speaker):
    """Says every message with its key."""

    __slots__ = ()

    def __call__(self, key: str, **args: Arg) -> str:
        return f"{say(Phrase(key, args), self.language, self.game)} [{key}]"
