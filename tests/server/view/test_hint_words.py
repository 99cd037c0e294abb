"""A hint in words: the move as a move, and a reason that can be seen or says after what it would come."""

from __future__ import annotations

import re
from typing import cast

import pytest

import preau
from preau.bots import Candidate
from preau.games import registry
from preau.games.api import Position
from preau.play.click_path import label_within
from preau.server.view.choices.first_things import known_threats
from preau.server.view.clicks import click_refusal
from preau.server.view.hints import Ask, hint_view
from preau.server.view.names import phrase_for_seat, seat_colour
from preau.teach import hints
from preau.testing.random_games import GameVariant, positions
from preau.words import LANGUAGES, Language, Speaker, say
from preau.words.text import capitalise
from tests.games.cerocle import positions as rings
from tests.games.recess.yards import form

recess = registry.game("recess").load


def test_a_hint_says_the_move_as_a_move_and_why() -> None:
    """From where to where, as the board stands; what could happen only after another move says after which."""
    position = registry.game("recess").load(form("0G1=g8 0B2=a3 1B1=d4", nuns=["k3", "l12"]))
    assert "B2-a6" in [position.text(move) for move in position.legal()]
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in (("G1-g11", 9), ("B2-a6", 1))]
    told = hint_view(position, thought, "move", Speaker("en", position.game)).text
    assert told.startswith("Move your girl G1 from g8 to g11. ")
    look = hint_view(position, thought[:1] * 2, "look", Speaker("en", position.game)).text
    assert "your girl G1 (g8)" in look
    assert "あなたの女の子G1（g8）" in hint_view(position, thought[:1] * 2, "look", Speaker("ja", position.game)).text
    assert "“Show the move”" in look


def test_what_another_move_would_allow_says_after_which() -> None:
    """Nothing of it stands on the board yet, so it is told with the move that leads there."""
    position = registry.game("recess").load(form("0G1=g8 0B2=a3 1B1=e5"))
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in (("G1-g11", 9), ("B2-c4", 1))]
    told = {lang: hint_view(position, thought, "move", Speaker(lang, position.game)).text for lang in LANGUAGES}
    assert "Suppose instead that your boy B2 walks to c4. Then Blue’s boy B1 can" in told["en"]
    assert all("c4" in text for text in told.values())
    assert "c4" not in hint_view(position, thought, "look", Speaker("en", position.game)).text


def test_of_two_things_that_another_move_would_allow_one_is_told() -> None:
    """There is room for one, in whole sentences."""
    position = registry.game("recess").load(form("0G1=g8 0B2=a3 1B1=e5 2B1=c1"))
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in (("G1-g11", 9), ("B2-c4", 1))]
    told = {lang: hint_view(position, thought, "move", Speaker(lang, position.game)).text for lang in LANGUAGES}
    fight = "can start a fight with your boy B2 on c4."
    assert told["en"].endswith(f"Suppose instead that your boy B2 walks to c4. Then Blue’s boy B1 {fight}")
    assert "Si vous préfériez déplacer votre garçon B2 en c4, le garçon bleu B1 pourrait" in told["fr"]
    assert "Schlechter wäre es, mit deinem Jungen B2 nach c4 zu laufen. Der blaue Junge B1 kann" in told["de"]
    assert "代わりにあなたの男の子B2がc4へ移動すると、" in told["ja"]
    assert "移動すると、青の男の子B1" in told["ja"]


def test_what_remains_after_the_advice_comes_before_what_another_move_would_allow() -> None:
    """A kiss that has still to be prevented in this turn."""
    position = recess(form("0G1=g8 0B2=a3 1B1=e5 2B1=c1 2G1=f3"))
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in (("G1-g11", 9), ("B2-c4", 1))]
    told = hint_view(position, thought, "move", Speaker("en", position.game)).text
    rest = "Later in this turn you still have to stop a threat. Green’s boy B1 and girl G1 can kiss"
    assert told.startswith(f"Move your girl G1 from g8 to g11. {rest}")
    assert "Suppose instead" not in told


@pytest.mark.parametrize("game", ["recess", "cerocle"])
def test_a_hint_has_three_sentences_at_most(game: str) -> None:
    """What to do, why, and what remains, in every language; an exclamation before a sentence is none."""
    both: tuple[Ask, ...] = ("look", "move")
    for position in positions(GameVariant(game), 5, seed=3):
        moves = [position.text(move) for move in position.legal()]
        if len(moves) < 2:
            continue
        thought = [Candidate(move, 9, (0.5,) * position.players) for move in (moves[len(moves) // 2], moves[0])]
        for language in LANGUAGES:
            for ask in both:
                told = hint_view(position, thought, ask, Speaker(language, position.game)).text
                assert 1 <= len([each for each in re.split(r"[.!?。！？]\s*", told) if len(each) > 10]) <= 3, told


def test_a_move_is_not_held_against_one_of_the_same_words() -> None:
    """Two ways to break up a fight differ in where the fighters are pushed, which the sentence does not say."""
    yard = "a4,a2,k9,l10/a2,a1,j10,j11/b4,in,l9,j11 2G2xj11x1G2 - - B1,B2,G1 - - 9,9,12 -"
    position = preau.position(f"recess 3:A0B0C0D0:queen:yes:no:8:fewest 11 1 kids 321 first a10,g12 {yard}")
    moves = ("G1/j11>i10,i11", 9), ("G1/j11>k10,j10", 1)
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in moves]
    told = hint_view(position, thought, "move", Speaker("en", position.game)).text
    assert "break up the fight on j11" in told
    assert "Suppose instead" not in told


FOLLOW_UP = {
    "en": "exchange the green piece on d5 with your piece on e6. You then have five of the six around d4",
    "fr": "intervertissez le pion vert de d5 et votre pion de e6. Vous tenez alors cinq des six ronds autour de d4",
    "de": "Vertausche den grünen Stein auf d5 und deinen Stein auf e6.",
    "ja": "続いて同じ番のうちに、d5の緑のコマとe6の自分のコマを入れ替えましょう。",
}


def test_a_line_of_five_is_told_with_the_exchange_that_it_is_for() -> None:
    """C4.3: which two pieces to exchange then, and what that gains; a move that ends the turn has no such sequel."""
    position = rings.position(brown="e3 e4 e5 e6 c3 c4", green="a1 a2 d5 f6 g9 h9", turn=13)
    thought = [Candidate(move, visits, (0.5, 0.5)) for move, visits in (("e7", 9), ("i5", 1))]
    for language in LANGUAGES:
        assert FOLLOW_UP[language] in hint_view(position, thought, "move", Speaker(language, position.game)).text
    quiet = hint_view(position, thought[::-1], "move", Speaker("en", position.game)).text
    assert "in the same turn" not in quiet
    winning = rings.position(brown="e3 e4 e5 e6 c3 c4 d3", green="a1 a2 d5 f6 g9 h9 i9", turn=15)
    told = hint_view(winning, thought, "move", Speaker("en", winning.game)).text
    assert told.startswith("You can win the game this turn!")
    assert "Then, in the same turn, exchange the green piece on d5 with your piece on e6." in told


def test_of_reasons_of_one_kind_the_first_is_told() -> None:
    """A hint says nothing in the same words twice."""
    position = registry.game("recess").load(form("0B2=d4 0G1=c8 1B1=e6 2B1=c4", nuns=["k3", "l12"]))
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in (("B2-a4", 9), ("G1-a7", 1))]
    told = hint_view(position, thought, "move", Speaker("en", position.game)).text
    assert told.count("Without it, ") == 1


def test_a_place_in_a_sentence_is_written_as_the_language_writes_it_there() -> None:
    """A label that stands alone has a capital and no article; in a hint it reads as a sentence does."""
    position = preau.new("recess")
    moves = (text for text in map(position.text, position.legal()) if text.startswith("B1-"))
    move = next(text for text in moves if text != "B1-a1")  # where a nun stands
    goal = move.removeprefix("B1-")
    told = {lang: _look(position, move, Speaker(lang, position.game)) for lang in LANGUAGES}
    assert f"look at {goal} and the boys’ entrance." in told["en"]
    assert f"porterait son attention sur {goal} et l’entrée des garçons." in told["fr"]
    assert f"wären {goal} und der Eingang für Jungen einen Blick wert." in told["de"]
    assert f"。強いプレイヤーなら、{goal}と男の子用エントランスに目を向けます。" in told["ja"], (
        "it follows without a gap"
    )


def _look(position: Position, move: str, words: Speaker) -> str:
    return hint_view(position, [Candidate(move, 9, (0.5, 0.5))], "look", words).text


def test_a_look_says_whose_the_children_are_and_calls_a_nun_a_nun() -> None:
    """A sign alone, B1, is that of a child of every player."""
    position = recess(form("0B2=d4 0G1=c8 1B1=e5 2B1=c4", nuns=["k3", "l12"]))
    told = {lang: _look(position, "B2xc4", Speaker(lang, position.game)) for lang in LANGUAGES}
    assert "look at Green’s boy B1 (c4) and your boy B2 (d4)." in told["en"]
    assert "porterait son attention sur le garçon vert B1 en c4 et votre garçon B2 en d4." in told["fr"]
    assert "wären der grüne Junge B1 auf c4 und dein Junge B2 auf d4 einen Blick wert." in told["de"]
    assert "、緑の男の子B1（c4）とあなたの男の子B2（d4）に目を向けます。" in told["ja"]
    position = preau.new("recess")
    for move in ("B1-a3", "G1-l11", "B2-a1"):
        position = position.play(move)[0]
    thought = [Candidate(move, 9, (0.5, 0.5)) for move in ("N1-a10", "N2-l2")]
    told = {lang: hint_view(position, thought, "look", Speaker(lang, position.game)).text for lang in LANGUAGES}
    assert told["en"].endswith("begin with nun N1 (a1).")
    assert told["fr"].endswith("commencerait par la bonne sœur N1 en a1.")
    assert told["de"].endswith("käme zuerst die Nonne N1 auf a1 an die Reihe.")
    assert told["ja"].endswith("まず尼さんN1（a1）から考えます。")


def test_what_cannot_be_chosen_is_named_within_the_sentence() -> None:
    """In brackets, too, nothing begins like a heading."""
    recess, cerocle = preau.new("recess"), preau.new("cerocle").play("e5")[0]
    for position, thing, named in (
        (
            recess,
            "blue-B1",
            {"en": "choose Blue’s boy B1", "fr": "le garçon bleu B1", "de": "Der blaue Junge B1 lässt"},
        ),
        (
            recess,
            "girls",
            {"en": "choose the girls’ entrance", "fr": "choisir l’entrée des filles", "ja": "女の子用エントランスは、"},
        ),
    ):
        for language, text in named.items():
            assert text in click_refusal(position, [thing], position.scene(), cast("Language", language))["message"]
    own = {
        "en": "choose your boy B1",
        "fr": "votre garçon B1",
        "de": "Dein Junge B1 passt",
        "ja": "あなたの男の子B1は、",
    }
    for language in LANGUAGES:
        said = click_refusal(recess, ["red-B1", "red-B1"], recess.scene(), language)["message"]
        assert own[language] in said, "who chooses is spoken to"
    piece = cerocle.scene().pieces[0].id
    assert say(label_within(cerocle.scene(), piece), "de", cerocle.game) == "der braune Stein"
    assert say(label_within(cerocle.scene(), "e5"), "fr", cerocle.game) == "le rond e5"
    assert say(label_within(cerocle.scene(), "e5"), "ja", cerocle.game) == "マスe5", "which is written alike everywhere"


@pytest.mark.parametrize(
    ("game", "key", "told"),
    [
        (
            "recess",
            "move-threat-kiss",
            ("then you win", "vous ferait gagner", "würdest du gewinnen", "^あなたは男の子"),
        ),
        ("recess", "move-threat-kiss-told", ("and you win", "vous ferait", "würdest du", "、あなたは男の子")),
        ("recess", "move-threat-seen", ("on your next turn", "vous vous ferez", "Du wirst", "だと、あなたは次の")),
        ("recess", "move-threat-nun", ("You can send", "Vous pouvez amener", "Du kannst die", "^あなたは尼さん")),
        ("cerocle", "move-threat-ring", ("You can close", "Vous pouvez fermer", "Du kannst mit", "^あなたはc4に")),
        ("cerocle", "move-threat-line", ("You can make", "Vous pouvez former", "Du kannst mit", r"^あなたは[a-i]\d")),
        ("cerocle", "move-threat-alarm", ("You hold three", "Vous tenez trois", "Du hast schon", "^あなたはd4を")),
    ],
)
def test_a_threat_says_you_to_who_could_carry_it_out(game: str, key: str, told: tuple[str, ...]) -> None:
    """And to everybody else the colour."""
    held = {"movable": ["B2", "G1", "G2"]}
    positions: list[Position] = [
        recess(form("1B1=d4 1G1=g4")),
        recess(form("1B1=a12 1G1=a11 1B2=c8", "2B1 i7 0B1", nuns=["a8", "l12"], detained=["1G2"], **held)),
        recess(form("2G1=d8", "1B1 d4 2B1", nuns=["d10", "l12"])),
        recess(form("", "2B1 g3 0B1", nuns=["g6", "f6"], **held)),
        rings.position(green="c3 d3 d5 e4 e5", turn=1),
        rings.position(green="a1 a2 a3 a4", brown="b1"),
        rings.position(green="c3 d3 d5", brown="e4", players=3),
    ]
    found = [(each, threat.phrase) for each in positions if each.game.name == game for threat in known_threats(each)]
    position, phrase = next(
        (each, phrase) for each, phrase in found if phrase.key == key and phrase_for_seat(each, 1, phrase) != phrase
    )
    for language, text in zip(LANGUAGES, told, strict=True):
        words = Speaker(language, position.game)
        assert re.search(text, words.say(phrase_for_seat(position, 1, phrase)))
        for other in (0, None):
            assert not re.search(text, words.say(phrase_for_seat(position, other, phrase)))
            colour = capitalise(seat_colour(position, 1, words))
            assert colour in words.say(phrase_for_seat(position, other, phrase))


def test_a_partner_is_named() -> None:
    """C1.3: what one of a team could do is said to that player, and the other is told which of them it is."""
    position = rings.position(green="c3 d3 d5 e4 e5", turn=1, players=4)
    (threat,) = [each for each in known_threats(position) if each.wins]
    words = Speaker("en", position.game)
    assert threat.seat == 1
    assert words.say(phrase_for_seat(position, 1, threat.phrase)).startswith("You can close")
    assert words.say(phrase_for_seat(position, 3, threat.phrase)).startswith("Green 1 can close")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Without it, Green can close the circle around d4 with a piece on c4, and win."),
        ("fr", "Sans cela, Vert pourrait fermer"),
        ("de", "Ohne diesen Schritt bleibt eine Drohung bestehen. Grün kann"),
        ("ja", "こうしないと、緑はc4に"),
    ],
)
def test_a_threat_that_a_move_stops_is_there_only_without_it(language: Language, told: str) -> None:
    """After the move nobody can do that any more, and the hint does not sound as if somebody could."""
    position = rings.position(green="c3 d3 d5 e4 e5", brown="a1 i9 g9 a5", turn=11)
    thought = [Candidate(move, visits, (0.5, 0.5)) for move, visits in (("c4", 9), ("i5", 1))]
    assert told in hint_view(position, thought, "move", Speaker(language, position.game)).text


UNSTOPPED = {
    "en": "Even the best move that was found does not prevent that.",
    "fr": "Même le meilleur coup trouvé ne l’empêche pas.",
    "de": "Selbst der beste Schritt, der zu finden war, verhindert das nicht.",
    "ja": "見つかった中で一番よい手でも、これは防げません。",
}


def test_a_look_names_what_would_lose_the_game_before_all_else() -> None:
    """Whatever the best move is about; and where it does not stop that, both stages say so."""
    position = rings.position(green="c3 d3 d5 e4 e5", brown="a1 i9 g9 a5", turn=11)
    helpless = [Candidate(move, visits, (0.1, 0.9)) for move, visits in (("i5", 9), ("i7", 1))]
    stopping = [Candidate(move, visits, (0.5, 0.5)) for move, visits in (("c4", 9), ("c4", 9))]
    for language in LANGUAGES:
        words = Speaker(language, position.game)
        (danger,) = (phrase_for_seat(position, 0, each.phrase) for each in known_threats(position) if each.wins)
        first = words("hint-aim-stops", told=danger)
        look = hint_view(position, helpless, "look", words).text
        assert look.startswith(words.sentences((words.say(danger), UNSTOPPED[language])))
        assert hint_view(position, helpless, "move", words).text.endswith(words("hint-after", still="yes", told=danger))
        look, told = (hint_view(position, stopping, ask, words).text for ask in ("look", "move"))
        assert look.startswith(first)
        assert UNSTOPPED[language] not in look
        assert words("hint-after", still="yes", told=danger) not in told
    words = Speaker("en", position.game)
    twice = rings.position(green="c3 d3 d5 e4 e5 c6 c7 d6 d8 e7", brown="a1 i9 g9 a5", turn=11)
    assert "prevents only part of that" in hint_view(twice, stopping[:1], "look", words).text
    winning = rings.position(brown="c3 d3 d5 e4 e5", green="c6 c7 d6 d8 e7", turn=11)
    assert hint_view(winning, stopping[:1], "look", words).text.startswith("You can win the game this turn!")


def test_what_the_rest_of_the_turn_is_for_is_said_of_this_turn() -> None:
    """A later step can still stop a kiss, and a fight that comes within reach is not one for the next turn."""
    kissing = recess(form("0B2=a9 1B1=d4 1G1=g4", nuns=["k3", "l12"]))
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in (("B2-a12", 9), ("B2-a10", 1))]
    look, told = (hint_view(kissing, thought, ask, Speaker("en", kissing.game)).text for ask in ("look", "move"))
    later = "Later in this turn you still have to stop a threat. Blue’s boy B1 and girl G1 can kiss"
    assert look.startswith(later)
    assert later in told
    yard = "k3,k6 in,a3,i9,k12/a1,a2,l12,in/in,a2,k11,l10 - - - B1,B2,G1,G2 - - 10,10,10 -"
    near = preau.position(f"recess 3:A0B0C0D0:queen:yes:no:8:fewest 8 1 kids 321 first {yard}")
    thought = [Candidate(move, visits, (0.5, 0.3, 0.2)) for move, visits in (("G2-j12", 9), ("G1-k10", 1))]
    text = hint_view(near, thought, "look", Speaker("en", near.game)).text
    assert text.startswith("Prepare something that you can do later in this turn.")


def quiet_hints(move: str, best: float, other: float) -> dict[str, str]:
    """A hint about a game that hardly differs by the two moves, the better first, in every language."""
    position = recess(form("0G1=g8 0B2=a3"))
    thought = [Candidate(text, 9, (share, 1 - share, 0.0)) for text, share in ((move, best), ("B2-a6", other))]
    return {lang: hint_view(position, thought, "move", Speaker(lang, position.game)).text for lang in LANGUAGES}


def test_where_every_move_loses_none_is_called_good() -> None:
    """A chance of 0 % is none: nothing is compared, and no move is as good as another."""
    told = quiet_hints("G1-g11", 0.001, 0.0)
    assert "No move was found that still gives you a chance of winning." in told["en"]
    assert not any("0%" in text or "0\u202f%" in text or "0\u00a0%" in text for text in told.values())
    assert "about as good" in quiet_hints("G1-g11", 0.3, 0.3)["en"]


def test_a_move_that_wins_is_compared_with_none() -> None:
    """It wins: how likely that is, and what else there was, is of no interest."""
    position = rings.position(brown="e3 e4 e5 c3 c4", green="a1 a2 d5 f6 g9", turn=13)
    moves = [position.text(move) for move in position.legal()]
    thought = [Candidate(text, 9, (1.0, 0.0)) for text in moves[:2]]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hints, "wins_game", lambda *_: True)
        told = hint_view(position, thought, "move", Speaker("en", position.game)).text
    assert told.startswith("You can win the game this turn!")
    assert "%" not in told
