"""One speaker: the interface's words and a game's, with rules and squares; and text as people write it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from preau.games import registry
from preau.games.api import Effect, Phrase, Refused
from preau.words import Language, Speaker
from preau.words.text import decimal_text, nearest_word

NIM = Speaker("en", registry.game("nim"))


def test_messages_and_phrases() -> None:
    """A message is said by its id, a phrase as it is, in the words of the game or of the interface."""
    assert NIM("stone", stone="b2") == NIM.say(Phrase("stone", {"stone": "b2"})) == "the stone b2"
    assert Speaker("de")("terminal-play-over") == "Die Partie ist zu Ende."


def test_rules_and_squares_are_told() -> None:
    """An effect and a refusal name their rule, a refusal the squares that show it."""
    gone = Phrase("gone", {"stone": "a1"})
    assert NIM.effect(Effect("N1", gone)) == "The stone a1 has already been taken. (N1)"
    assert NIM.refusal(Refused(gone, rule="N1", squares=("a1", "a2"))).endswith("taken. (N1) [a1 a2]")


def test_bots_have_names() -> None:
    """A bot is called by its name; one that nobody has named, by its level."""
    assert Speaker("fr").bot("8") != Speaker("en").bot("8")
    assert "99" in Speaker("en").bot("99")


@pytest.mark.parametrize(("language", "text"), [("en", "2.5"), ("fr", "2,5"), ("de", "2,5"), ("ja", "2.5")])
def test_decimals(language: Language, text: str) -> None:
    """A number has the comma of its language."""
    assert decimal_text(2.5, language) == text


def test_nearest_word() -> None:
    """What is much like a known word is taken for it, nothing else."""
    assert nearest_word("reces", ["cerocle", "recess"]) == "recess"
    assert nearest_word("zzz", ["cerocle", "recess"]) is None


def test_the_room_is_entered_without_fluent() -> None:
    """Programs that start the referee often do not wait for what only sentences need."""
    check = "import sys, preau.words; print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    ran = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
