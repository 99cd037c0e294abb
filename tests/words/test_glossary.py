"""One word for one thing: the glossary, what it forbids, and its page."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from preau.games import registry
from preau.games.api import Phrase
from preau.words import LANGUAGES, Language, say
from preau.words.catalogue import INTERFACE
from preau.words.glossary import Term, forbidden_in, glossary
from preau.words.proof import read_proofs

PAGE = Path(__file__).parents[2] / "docs" / "words.md"
TABLE_BARS = 7  # of a line of the table
OURS = {INTERFACE: ""} | {registry.game(name).package: name for name in ("recess", "cerocle")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", OURS)
def test_proofs(package: str, language: Language) -> None:
    """No language lacks anything, and none calls a thing by a word that the glossary forbids."""
    assert read_proofs(package, language, OURS[package]) == []


def test_every_term_has_its_words() -> None:
    """A term has a word in every language and a reason, and is about a game that there is, or about all."""
    for term in glossary():
        assert set(LANGUAGES) <= set(term.words), term.words["en"]
        assert set(term.never) <= set(LANGUAGES)
        assert term.why
        assert term.where in ("", *OURS.values())


@pytest.mark.parametrize(
    ("text", "language", "game", "word"),
    [
        ("Qui gagne à égalité, sans baiser", "fr", "recess", "sans baiser"),
        ("Die wenigsten Kinder mit Strafe gewinnen", "de", "recess", "Kinder mit Strafe"),
        ("席0のプレイヤーから始めます。", "ja", "recess", "席0"),
        ("相手がこう指したら、こう返す", "ja", "", "指し"),
        ("もういない人の記録です。", "ja", "", "もういない人"),
        ("Vous gagnez un échange.", "fr", "cerocle", "échang"),
        ("With the option nuns=rook she walks straight.", "en", "recess", "nuns="),
        ("Dieses Haus führt keine Konten.", "de", "", "Dieses Haus"),
        ("Ein Abend im Klub.", "de", "", "Klub"),
        ("Ein Link per Mail an dich.", "de", "", "Mail"),
        ("Looking after the house", "en", "", "the house"),
        ("Days off are for games with days per turn.", "en", "", "days per turn"),
        ("A new password by mail", "en", "", "mail"),
        ("Vous êtes suspendu·e.", "fr", "", "·e"),
        ("Un bot joue, avec --bots 3.", "fr", "", "bot"),
    ],
)
def test_what_is_forbidden(text: str, language: str, game: str, word: str) -> None:
    """What readers stumbled over is found."""
    assert word in [hit for hit, _ in forbidden_in(text, language, game)]


def test_a_word_is_forbidden_in_its_game_only() -> None:
    """A case is a square of Recess!, and not a rond of Cerocle."""
    assert forbidden_in("Sur une case vide.", "fr", "recess") == []
    assert forbidden_in("Sur une case vide.", "fr", "cerocle")


@pytest.mark.parametrize(
    ("language", "move"), [("en", "last move"), ("fr", "dernier coup"), ("de", "Letzten Schritt"), ("ja", "直前の手")]
)
def test_what_is_taken_back_is_named(language: Language, move: str) -> None:
    """On the button, too: it takes back one move, which need not be the reader's own."""
    assert move in say(Phrase("page-undo"), language)


def test_the_page_shows_the_table() -> None:
    """docs/words.md has every term, in the table's order."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    rows = [line for line in lines if line.replace("\\|", "").count("|") == TABLE_BARS][2:]  # less its head
    assert rows == [row(term) for term in glossary()]


def row(term: Term) -> str:
    """A term as a line of the page; `python -m tests.words.test_glossary` prints them all."""
    wrong = "; ".join(
        f"{language}: " + ", ".join(f"`{pattern.pattern}`" for pattern in term.never[language])
        for language in LANGUAGES
        if language in term.never
    )
    cells = [*(term.words[language] for language in LANGUAGES), wrong or "–", term.why]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


if __name__ == "__main__":
    for each in glossary():
        sys.stdout.write(row(each) + "\n")
