"""What happens, told to its own player: “you”, never the colour; told to everybody else: the colour."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import preau
from preau.games.api import Phrase, Position
from preau.games.recess.text import phrases
from preau.games.tones import names_in_phrases, phrase_for_side
from preau.teach.why import TIMEOUT_MOVE
from preau.words import LANGUAGES, Language, Speaker
from preau.words.catalogue import missing_arguments
from preau.words.text import inside_text
from tests.golden.playthrough import files, moves_in, options_in

STEMS: dict[Language, dict[str, str]] = {  # how each language begins a colour, whatever its ending
    "en": {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "purple": "purple"},
    "fr": {"red": "rouge", "blue": "bleu", "green": "vert", "yellow": "jaune", "purple": "violet"},
    "de": {"red": "rot", "blue": "blau", "green": "grün", "yellow": "gelb", "purple": "lila"},
    "ja": {"red": "赤", "blue": "青", "green": "緑", "yellow": "黄", "purple": "紫"},
}
WOODS: dict[Language, dict[str, str]] = {
    "en": {"brown": "brown", "green": "green", "white": "white"},
    "fr": {"brown": "marron", "green": "vert", "white": "blanc"},
    "de": {"brown": "braun", "green": "grün", "white": "weiß"},
    "ja": {"brown": "茶", "green": "緑", "white": "白"},
}
SHORTEST = [path for path in files() if "edition-fr" in path.stem or path.parts[-3] == "cerocle"]


def names_colour(text: str, language: Language, position: Position, seat: int, *, own: bool = False) -> bool:
    stems = (STEMS if position.game.name == "recess" else WOODS)[language]
    side = position.scene().seats[seat]
    stem = next(stem for colour, stem in stems.items() if colour in names_in_phrases(side))
    partner = rf"(?! ?{2 - seat // 2})" if own and position.game.name == "cerocle" else ""  # “Green 2” is another
    start = "" if language == "ja" else r"\b"
    return re.search(f"{start}{stem}{partner}", text, re.IGNORECASE) is not None


def phrase_for_seat(position: Position, seat: int, phrase: Phrase) -> Phrase:
    return phrase_for_side(position.game.package, phrase, names_in_phrases(position.scene().seats[seat]))


def happenings(path: Path) -> Iterator[tuple[Position, Phrase, bool]]:
    """Of a whole game each kind of move once for each player, and of what came of it, and whether it is the move."""
    text, seen = path.read_text("utf-8"), set[tuple[str, int]]()
    name, options = options_in(text)
    position = preau.new(name, **options)
    for move in moves_in(text):
        if move == TIMEOUT_MOVE:
            position, _ = position.timeout()
            continue
        made = position.make_move(move)
        why = made.after.outcome.why if made.after.outcome else ()
        for phrase in (made.phrase, *(effect.phrase for effect in (*made.effects, *why))):
            if (phrase.key, position.player) not in seen:
                seen.add((phrase.key, position.player))
                yield position, phrase, phrase is made.phrase
        position = made.after


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", SHORTEST, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_golden_games_say_you_to_whom_it_is_about(path: Path, language: Language) -> None:
    """Nobody is called by the own colour, and the others know who it was: by it, if not by whom it is told to."""
    moves = 0
    for position, phrase, is_move in happenings(path):
        words = Speaker(language, position.game)
        for seat in range(position.players):
            told = phrase_for_seat(position, seat, phrase)
            text = words.say(told)
            assert missing_arguments(told, language, position.game) == []
            assert not names_colour(text, language, position, seat, own=True), text
            if is_move and seat != position.player:
                assert names_colour(text, language, position, position.player), text
                moves += 1
        if is_move:
            assert names_colour(words.say(phrase), language, position, position.player), "to who only watches"
    assert moves


@pytest.mark.parametrize("path", SHORTEST, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_within_a_sentence_only_names_have_a_capital(path: Path) -> None:
    """“Without it, you take …”: whatever a game tells in English can be told after a comma."""
    for position, phrase, _ in happenings(path):
        words, colours = Speaker("en", position.game), (STEMS if position.game.name == "recess" else WOODS)["en"]
        for seat in range(position.players):
            told = inside_text(words.say(phrase_for_seat(position, seat, phrase)), "en")
            assert not told[0].isupper() or told.lower().startswith(tuple(colours)), told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("You pass the turn.", "Red takes a coin from you.", "You take a coin from Blue.")),
        ("fr", ("Vous passez votre tour.", "Rouge vous prend une pièce.", "Vous prenez une pièce à Bleu.")),
        ("de", ("Du lässt den Zug aus.", "Rot nimmt dir eine Münze ab.", "Du nimmst Blau eine Münze ab.")),
        ("ja", ("ターンをパスします。", "赤にコインを1枚取られます。", "あなたは青からコインを1枚取ります。")),
    ],
)
def test_whoever_acts_and_whoever_suffers_are_both_spoken_to(language: Language, told: tuple[str, ...]) -> None:
    """The same sentence has a form for each of them."""
    position = preau.new("recess", players=3)
    red, blue = (Phrase("scene-player", {"colour": colour}) for colour in ("red", "blue"))
    coin = Phrase("effect-coin", {"taker": red, "payer": blue})
    words = Speaker(language, position.game)
    said = [
        words.say(phrase_for_seat(position, 0, position.describe(position.parse("pass")))),
        words.say(phrase_for_seat(position, 1, coin)),
        words.say(phrase_for_seat(position, 0, coin)),
    ]
    assert tuple(said) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("You and Blue share the win.", "You, Red and Green share the win.")),
        ("fr", ("Bleu et vous partagez la victoire.", "Rouge, Vert et vous partagez la victoire.")),
        ("de", ("Blau und du, ihr gewinnt gemeinsam.", "Rot, Grün und du, ihr gewinnt gemeinsam.")),
        ("ja", ("青とあなたが勝ちを分け合います。", "赤、緑、あなたが勝ちを分け合います。")),
    ],
)
def test_one_of_several_is_spoken_to(language: Language, told: tuple[str, ...]) -> None:
    """R10.2: who shares the win reads “Blue and you” with its verb, last of all; in English first."""
    position = preau.new("recess", players=3)
    words = Speaker(language, position.game)

    def shared(reader: int, *seats: int) -> str:
        phrase = Phrase("effect-result-shared", {"players": phrases.player_list(seats)})
        return words.say(phrase_for_seat(position, reader, phrase))

    assert (shared(2, 1, 2), shared(1, 0, 1, 2)) == told
    assert shared(1, 1, 0, 2) == told[1], "whether first or in the middle"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Your team closes the circle around d4 and wins."),
        ("fr", "Votre équipe ferme le cercle autour de d4 et gagne."),
        ("de", "Dein Team schließt den Kreis um d4 und gewinnt."),
        ("ja", "d4を囲む輪が完成し、あなたのチームの勝ちです。"),
    ],
)
def test_a_team_is_the_team_of_both(language: Language, told: str) -> None:
    """C1.3: what a team of two does is told to both as their team's."""
    position = preau.new("cerocle", players=4)
    about = {"who": Phrase("scene-team", {"colour": "green"}), "mover": Phrase("scene-team", {"colour": "green"})}
    circle = Phrase("effect-circle", {**about, "centres": ("d4",), "count": 1, "jokers": 0, "spaces": (), "piece": ""})
    words = Speaker(language, position.game)
    assert [words.say(phrase_for_seat(position, seat, circle)) for seat in (1, 3)] == [told, told]
    assert told != words.say(phrase_for_seat(position, 0, circle))
