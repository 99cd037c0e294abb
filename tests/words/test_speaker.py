"""One speaker: the interface's words and a game's, with rules and squares; and text as people write it."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime

import pytest

from preau.games import registry
from preau.games.api import Effect, Phrase, Refused
from preau.words import LANGUAGES, Language, Speaker, nearest_game, say
from preau.words.text import (
    aside_text,
    choice_text,
    date_text,
    decimal_text,
    inside_text,
    moment_text,
    nearest_word,
    pairs_text,
    percent_text,
    span_text,
)

NIM = Speaker("en", registry.game("nim"))


def test_messages_and_phrases() -> None:
    """A message is said by its id, a phrase as it is, in the words of the game or of the interface."""
    assert NIM("stone", stone="b2") == NIM.say(Phrase("stone", {"stone": "b2"})) == "the stone b2"
    assert Speaker("de")("terminal-play-over") == "Die Partie ist zu Ende."


def test_rules_and_squares_are_told() -> None:
    """An effect and a refusal name their rule, a refusal the squares that show it."""
    gone = Phrase("gone", {"stone": "a1"})
    assert NIM.effect(Effect("N1", gone)) == "The stone a1 has already been taken. (N1)"
    assert NIM.refusal(Refused(gone, rule="N1", squares=("a1", "a2"))).endswith("taken. (N1: a1, a2)")
    assert NIM.refusal(Refused(gone, squares=("a1", "a2"))).endswith("taken. (a1, a2)")
    assert Speaker("ja").refusal(Refused(gone, rule="N1", squares=("a1", "a2"))).endswith("（N1：a1、a2）")
    assert Speaker("fr").refusal(Refused(gone, rule="N1", squares=("a1",))).endswith("(N1\u00a0: a1)")


@pytest.mark.parametrize(("language", "listed"), [("en", "3, 4 or 5"), ("ja", "3、4、5")])
def test_what_can_be_chosen_is_listed_by_the_language(language: Language, listed: str) -> None:
    """A refusal lists names and values with the marks of its language."""
    with pytest.raises(Refused) as caught:
        registry.game("recess").settle({"players": "9"})
    assert listed in Speaker(language).say(caught.value.phrase)


def test_bots_have_names() -> None:
    """A bot is called by its name; one that nobody has named, by its level."""
    assert Speaker("fr").bot("8") != Speaker("en").bot("8")
    assert "99" in Speaker("en").bot("99")


@pytest.mark.parametrize(("language", "text"), [("en", "play or replay"), ("ja", "「play」または「replay」")])
def test_words_to_be_typed(language: Language, text: str) -> None:
    """What is to be typed is set apart where the language does so."""
    assert choice_text(["play", "replay"], language) == text


@pytest.mark.parametrize(("language", "text"), [("en", "2.5"), ("fr", "2,5"), ("de", "2,5"), ("ja", "2.5")])
def test_decimals(language: Language, text: str) -> None:
    """A number has the comma of its language."""
    assert decimal_text(2.5, language) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_zero(language: Language) -> None:
    """A minus sign where people read, also where a message writes the number itself."""
    assert decimal_text(-0.6, language)[0] == percent_text(-0.06, language)[0] == "−"
    debt = Phrase("position-debt", {"player": "Ann", "coins": -1})
    assert "−1" in say(debt, language, registry.game("recess"))
    low = Phrase("input-option-range", {"name": "x", "value": "-9", "low": -5, "high": 10**16})
    assert "−5" in say(low, language)
    assert "“-9”" in say(low, "en"), "what was typed is quoted as it was typed"
    assert "1" + 16 * "0" in say(low, language)


def test_nearest_word() -> None:
    """What is much like a known word is taken for it, nothing else."""
    assert nearest_word("reces", ["cerocle", "recess"]) == "recess"
    assert nearest_word("zzz", ["cerocle", "recess"]) is None
    assert nearest_game("reces", ["cerocle", "recess"]) == "recess"
    assert nearest_game("chess", ["cerocle", "recess"]) is None


def test_the_room_is_entered_without_fluent() -> None:
    """Programs that start the referee often do not wait for what only sentences need."""
    check = "import sys, preau.words; print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    ran = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("language", "decimal", "percent", "day", "row"),
    [
        ("en", "1,234.5", "42%", "31 May 2026", "a, b and c"),
        ("fr", "1\u202f234,5", "42\u00a0%", "31 mai 2026", "a, b et c"),
        ("de", "1.234,5", "42\u00a0%", "31. Mai 2026", "a, b und c"),
        ("ja", "1,234.5", "42%", "2026年5月31日", "a、b、c"),
    ],
)
def test_habits(language: Language, decimal: str, percent: str, day: str, row: str) -> None:
    """Numbers, shares, days and lists are written as the language writes them."""
    assert decimal_text(1234.5, language) == decimal
    assert percent_text(0.42, language) == percent
    assert date_text("2026-05-31", language) == day
    assert date_text("some day", language) == "some day"
    assert Speaker(language).row("abc") == row
    assert Speaker(language).row([]) == ""


def test_sentences_within_others() -> None:
    """They begin with a small letter in English and French, unless with a name; the others leave it alone."""
    said = Speaker("fr")("review-why-stops", told="La partie est finie.")
    assert said.endswith(", la partie est finie.")
    assert inside_text("L’interversion est perdue.", "fr") == "l’interversion est perdue."
    assert inside_text("Déplacez votre fille G1.", "fr") == "déplacez votre fille G1."
    assert inside_text("Posez un de vos pions en e5.", "fr") == "posez un de vos pions en e5."
    assert inside_text("Lesley gagne.", "fr") == "Lesley gagne."
    assert inside_text("Die Partie ist vorbei.", "de") == "die Partie ist vorbei."
    assert inside_text("Dieter gewinnt.", "de") == "Dieter gewinnt."
    assert inside_text("", "fr") == ""
    assert inside_text("You take a coin from Blue.", "en") == "you take a coin from Blue."
    assert inside_text("Nora’s boy walks.", "en") == "Nora’s boy walks."


def test_moments() -> None:
    """A day of the week stands in the language's own brackets; the first of a month is counted as the language does."""
    moment = datetime(2026, 11, 18, 4, 19, tzinfo=UTC)
    assert moment_text(moment, "de") == "Mi., 18. Nov., 04:19"
    assert moment_text(moment, "fr") == "mer. 18 nov. à 04:19"
    assert moment_text(moment.replace(day=1), "fr") == "dim. 1er nov. à 04:19"
    assert [date_text(day, "fr") for day in ("2026-11-01", "2026-11-11")] == ["1er novembre 2026", "11 novembre 2026"]
    assert moment_text(moment, "ja") == "11月18日（水） 4:19"
    assert moment_text(moment, "en") == "Wed 18 Nov, 04:19"


def test_spans() -> None:
    """From a number to another, with the language's own mark."""
    assert [span_text(2, 4, language) for language in LANGUAGES] == ["2–4", "2\u00a0à 4", "2–4", "2〜4"]
    assert span_text(2, 2, "ja") == "2"
    assert [aside_text("a", language) for language in LANGUAGES] == ["(a)", "(a)", "(a)", "（a）"]


def test_sentences() -> None:
    """Sentences follow one another as the language writes them, and none is empty."""
    assert Speaker("ja").sentences(("置きます。", "", "勝ちです。")) == "置きます。勝ちです。"
    assert Speaker("ja").sentences(("勝てます！", "置きましょう。")) == "勝てます！　置きましょう。"
    assert Speaker("fr").sentences(("Un.", "Deux.")) == "Un. Deux."
    assert [Speaker(language).sentences(("", "")) for language in LANGUAGES] == [""] * len(LANGUAGES)
    assert [Speaker(language).gap for language in LANGUAGES] == [" ", " ", " ", ""]
    assert [Speaker(language).mark for language in LANGUAGES] == [", ", ", ", ", ", "、"]


def test_names_with_values() -> None:
    """French sets its colons and semicolons off, Japanese has its own."""
    pairs = [("a", "1"), ("b", "2")]
    assert [pairs_text(pairs, language) for language in LANGUAGES] == [
        "a: 1; b: 2",
        "a\u00a0: 1\u202f; b\u00a0: 2",
        "a: 1; b: 2",
        "a：1、b：2",
    ]


@pytest.mark.parametrize(
    ("language", "exactly", "between", "size"),
    [
        ("en", "Choose 2 people to challenge.", "Choose 2 to 4 people to challenge.", "seats 2 people, not 3."),
        ("fr", "Choisissez 2 personnes à défier.", "Choisissez de 2 à 4 personnes à défier.", "compte 2 joueurs, et"),
        (
            "de",
            "Wähle 2 Personen aus, die du herausforderst.",
            "Wähle 2 bis 4 Personen aus, die du herausforderst.",
            "sitzen 2 Spieler, nicht 3.",
        ),
        (
            "ja",
            "挑戦する相手を2人選んでください。",
            "挑戦する相手を2〜4人選んでください。",
            "このゲームは2人で遊びます。",
        ),
    ],
)
def test_from_two_to_two_is_two(language: Language, exactly: str, between: str, size: str) -> None:
    """A ladder for three always challenges two, and a game may be for two alone: no “2 to 2”."""
    words = Speaker(language)
    assert words("tourney-challenge-count", low=2, high=2, exact="yes") == exactly
    assert words("tourney-challenge-count", low=2, high=4, exact="no") == between
    assert size in words("tourney-bad-size", value=3, low=2, high=2, exact="yes")
