"""A first game of Cerocle: each new thing is told when it is first seen."""

from __future__ import annotations

from itertools import islice

import pytest

from preau.games import registry
from preau.games.api import Position
from preau.server.view.choices.first_things import first_things
from preau.server.view.clicks import sign_legend
from preau.words import LANGUAGES, Language, Speaker
from tests.games.cerocle.positions import position as cerocle_position
from tests.server.view.tables import moved, table_at, with_help


@pytest.mark.parametrize(("players", "warning"), [(2, "stops it"), (3, "yours would complete their circle")])
def test_a_circle_that_can_be_closed_is_a_first_thing(players: int, warning: str) -> None:
    """Who is about to lose is warned, and told otherwise where the last space must not be filled."""
    game = registry.game("cerocle")
    position: Position = game.new(players=players)
    aside = iter(("a1", "c1", "i5", "g9", "a4", "a5", "b1", "i9", "e1", "e9"))
    for space in ("d4", "d5", "e4", "e6", "f5"):
        for text in (space, *islice(aside, players - 1)):
            position, _ = position.play(text)
    position, _ = position.play("i7")  # the first player dawdles
    table = table_at(str(position), "cerocle")
    seen = {each["id"]: each["text"] for each in first_things(with_help(table), (1,), 0, 0, Speaker("en", game))}
    assert warning in seen["move-threat-ring"]
    assert "move-threat-ring" not in {each["id"] for each in first_things(table, (1,), 0, 0, Speaker("en", game))}


def test_ones_own_chances_are_first_things() -> None:
    """Who could make a line or close a circle hears so, not where; who can win, nothing of others' threats."""
    game = registry.game("cerocle")
    words = Speaker("en", game)
    four = str(cerocle_position("a1 a2 a3 a4", "b1 i9"))
    told = {each["id"]: each["text"] for each in first_things(with_help(table_at(four, "cerocle")), (0,), 0, 0, words)}
    assert "You could make a line of five" in told["own-move-threat-line"]
    both = str(cerocle_position("c3 d3 d5 e4 e5", "f6 f7 g6 g8 h7"))
    told_ids = [each["id"] for each in first_things(with_help(table_at(both, "cerocle")), (0,), 0, 0, words)]
    assert "own-move-threat-ring" in told_ids
    assert "move-threat-ring" not in told_ids
    unaided = [each["id"] for each in first_things(table_at(both, "cerocle"), (0,), 0, 0, words)]
    assert not any("threat" in each for each in unaided), "where people play without help, it gives nothing away"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_grows_is_explained_to_who_made_it_longer(language: Language) -> None:
    """C4.2: no exchange comes, and the guide says why; a new line, and who looks on, hear nothing of the kind."""
    words = Speaker(language, registry.game("cerocle"))
    for move, explained in (("e6", True), ("a5", False), ("g7", False)):
        table = moved(table_at(str(cerocle_position("e1 e2 e3 e4 e5 a1 a2 a3 a4", "d1")), "cerocle"), move)
        assert ("own-move-lengthens" in {each["id"] for each in first_things(table, (0,), 1, 1, words)}) is explained
        assert "own-move-lengthens" not in {each["id"] for each in first_things(table, (1,), 0, 1, words)}


@pytest.mark.parametrize(
    ("language", "gap"), [("en", "the gap"), ("fr", "qui lui manque"), ("de", "ihm fehlt"), ("ja", "足りないマス")]
)
def test_an_exchange_that_wins_is_no_gap(language: Language, gap: str) -> None:
    """Who has an exchange in hand looks for the one that closes a circle, not for an empty space."""
    words = Speaker(language, registry.game("cerocle"))
    line = table_at(str(cerocle_position("a1 a2 a3 a4 d4 d5 e4 e6 f5 g6", "f6")), "cerocle")
    exchanging = moved(with_help(line), "a5")
    told = {each["id"]: each["text"] for each in first_things(exchanging, (0,), 0, 1, words)}
    assert gap not in told["own-move-threat-ring"]
    placing = with_help(table_at(str(cerocle_position("d4 d5 e4 e6 f5", "a1")), "cerocle"))
    told = {each["id"]: each["text"] for each in first_things(placing, (0,), 0, 0, words)}
    assert gap in told["own-move-threat-ring"]


def test_the_last_piece_is_announced() -> None:
    """Before the reserve is empty the guide says what comes then, and the legend when its signs are seen."""
    game = registry.game("cerocle")
    white = "a1 b1 c1 d1 g9 h9 i9 i8"
    brown = "a2 a4 b3 b5 c2 c4 c6 d3 d5 d7 e2 e4 e6 e8 f3 f5 f7 g4 g6"
    last = table_at(str(cerocle_position(brown, "", white, own=[1, 20], neutral=[0, 0])), "cerocle")
    told = {each["id"]: each["text"] for each in first_things(last, (0,), 0, 0, Speaker("en", game))}
    assert "From your next turn on" in told["prompt-place-last"]
    legend = sign_legend(game, "en")
    assert list(legend)[:2] == ["place", "exchange"]
    assert "when" not in legend["place"]
    assert legend["relocate"]["when"] == legend["take"]["when"] == "once your reserve is empty"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_neutral_piece_is_everybodys(language: Language) -> None:
    """Whoever chooses one, and whoever is told of it in a first game, hears that it counts for the others too."""
    words = Speaker(language, registry.game("cerocle"))
    whoever = {"en": "whoever put it there", "fr": "peu importe qui l’a posé", "de": "egal wer", "ja": "誰が置いた"}
    instead = {"en": "instead", "fr": "à la place", "de": "stattdessen", "ja": "代わりに"}
    start = registry.game("cerocle").new()
    assert instead[language] in words.say(start.prompt())
    theirs = {"en": "an opponent too", "fr": "même à un adversaire", "de": "auch einem Gegner", "ja": "相手の役に立つ"}
    asked = words.say(start.prompt(("neutral",)))
    assert theirs[language] in asked
    nobodys = {"en": "to nobody", "fr": "ne sont à personne", "de": "gehören niemandem", "ja": "誰のものでもなく"}
    assert nobodys[language] in words("prompt-first-prompt-place", players=2), "before one is asked for"
    joker = "ジョーカー" if language == "ja" else "oker"
    for told in (asked, words("prompt-first-prompt-place", players=2), words("prompt-first-turn-2", players=2)):
        assert joker not in told, "a word that comes later"
    assert joker in words("prompt-first-turn-3", players=2)
    assert whoever[language] in words("prompt-first-turn-3", players=2)
    assert whoever[language] not in words("prompt-first-turn-3", players=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_exchange_is_comes_before_the_word(language: Language) -> None:
    """In a first game: what trades places, for what, and how to choose it; taking says of what, for two and three."""
    words = Speaker(language, registry.game("cerocle"))
    places = {"en": "trade places", "fr": "changent de place", "de": "wechseln die Plätze", "ja": "入れ替え"}
    for key in ("prompt-first-turn-2", "prompt-first-effect-line"):
        assert places[language] in words(key, players=2)
    link = {"en": "yellow link", "fr": "lien jaune", "de": "gelbe Verbindung", "ja": "黄色いつなぎ目"}
    assert link[language] in words("prompt-first-prompt-exchange", players=2)
    last = "prompt-first-prompt-place-last"
    assert words(last, players=2) == words(last, players=4) != words(last, players=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_neutral_neighbours_go_is_told_with_a_taking(language: Language) -> None:
    """C6.3: to the opponent's reserve or, by the option, out of the game; in a first game, too, and in the question."""
    words = Speaker(language, registry.game("cerocle"))
    opponent = {"en": "opponent", "fr": "adversaire", "de": "Gegner", "ja": "相手の手駒"}[language]
    for key in ("prompt-take", "prompt-first-prompt-relocate-more", "prompt-first-effect-taken"):
        given, gone = (words(key, players=2, encircled=each) for each in ("opponent", "out"))
        assert opponent in given, key
        assert opponent not in gone, key
        assert words(key, players=4, encircled="opponent") != given
