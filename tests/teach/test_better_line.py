"""What is told of a better line: the move itself, and how the line ends."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import preau
from preau.games import registry
from preau.games.api import Phrase, Position
from preau.games.recess.text import phrases
from preau.games.threats import Threat
from preau.teach import reasons
from preau.teach.better_line import BetterLine, what_came
from preau.teach.hints import wins_game
from preau.teach.line import LineOfPlay
from preau.teach.reasons import Reason, reasons_for, second_stop
from preau.words import LANGUAGES, Language, Speaker
from tests.games.cerocle import positions as rings
from tests.games.recess.yards import form

FIVE = ("a1", "c3", "a3", "d3", "a5", "d5", "i9", "e4", "i7", "e5")  # Green then closes the circle around d4 on c4
LATER = ("c4", "d4", "a2", "e3", "b1", "f4", "i5", "f5")  # Brown stops that one, and Green closes another


def almost_closed() -> Position:
    position = preau.new("cerocle")
    for move in FIVE:
        position = position.play(move)[0]
    return position


def played(position: Position, *moves: str) -> list[Any]:
    """The steps of a game that went on like that."""
    steps: list[Any] = []
    for move in moves:
        made = position.make_move(move)
        told = {"text": move, "phrase": made.phrase, "effects": made.effects}
        steps.append(SimpleNamespace(seat=position.player, turn=position.turn, **told))
        position = made.after
    return steps


def test_how_a_line_ends_is_told() -> None:
    """By what it is won; where somebody else wins the better line, what is left to the mover, and not that end."""
    keys = {
        LATER: ["review-end-later"],
        LATER[:3]: [],  # nobody has won: that explains nothing
        LATER[:1]: [],  # it was not played out
    }
    for better, told in keys.items():
        line = BetterLine(almost_closed(), ("e6", "c4"), better)
        assert [each.key for each in line.tell_end()] == told
        assert line.is_lost == (better == LATER)
    ended = BetterLine(almost_closed(), ("e6",), LATER).tell_end()
    assert [each.key for each in ended] == ["review-end-too"], "the other went on"
    loses = "Even the better move would not have saved Brown against an opponent who makes no mistakes."
    assert Speaker("en").say(ended[0]) == loses, "there is one"
    line = BetterLine(almost_closed(), ("e6", "c4"), LATER)
    (open_still,) = line.tell_end("19%", ("Ann", "Kiki"))
    assert open_still.key == "review-end-chance", "one line of many"
    (to_mover,) = line.tell_end("19%", ("Ann", "Kiki"), reader=0)
    for language in LANGUAGES:
        said = Speaker(language, preau.new("cerocle").game)
        assert "Ann" in said.say(open_still), "whose chance it is"
        assert "19%" in said.say(open_still)
        assert "e4" not in said.say(open_still), "who reads of the other's circle thinks that the move was no use"
        assert "Ann" not in said.say(to_mover), "she is spoken to"


def test_a_line_that_loses_by_less() -> None:
    """As late, but with more coins."""
    lines: list[Any] = [
        SimpleNamespace(end=SimpleNamespace(over=True, turn=30, outcome=SimpleNamespace(scores=scores)), winners=(1,))
        for scores in ((5, 9), (7, 8))
    ]
    line = BetterLine(almost_closed(), ("e6",), ("c4",))
    assert line._how_lost(*lines) == "less"
    assert line._how_lost(*reversed(lines)) == "too"


def test_the_same_move_done_otherwise_is_told_without_notation() -> None:
    """A fight that is told of ends with somebody pushed elsewhere: where to is said in words."""
    position = preau.position(
        "recess 3:A0B0C0D0:queen:yes:no:8:fewest 9 2 kids 321 first a3,l12"
        " b2,a1,l11,j11/a2,a1,l12,j11/b1,a1,in,j12 1G2xj11x0G2 - - B1,B2,G1,G2 - - 9,11,10 -"
    )
    played, better = [each for each in map(position.text, position.legal()) if each.startswith("B1!a3@j11>")][:2]
    told = BetterLine(position, (played,), (better,)).tell_move()
    assert told.key == "review-instead-other"
    assert better.partition(">")[2] in Speaker("en", position.game).say(told)
    assert better not in Speaker("en", position.game).say(told)


def test_what_came_of_it_is_what_others_did() -> None:
    """The circle that the other closed; what the mover does later is none of it."""
    steps = played(almost_closed(), "e6", "c4")
    came = what_came(almost_closed(), steps)
    assert came is not None
    assert came.key == "effect-circle"
    assert what_came(almost_closed(), steps[:1]) is None


def test_every_better_move_has_a_reason_of_its_own() -> None:
    """What came of the move played is no reason for another: first what is expected of the better one."""
    line = BetterLine(preau.new("cerocle"), ("a1",), ("e5",))
    assert line.reasons == ()
    quiet, reply = "review-why-quiet", "review-why-expected"
    assert [each.key for each in line.tell_reasons((), "e6")] == [quiet, reply]
    assert [each.key for each in line.tell_reasons()] == [quiet]
    before = almost_closed()
    came = BetterLine(before, ("e6",), ("i5",)).tell_reasons(played(before, "e6", "c4"))
    assert [each.key for each in came] == [quiet, "review-why-came"]


def test_a_win_that_the_other_missed_is_told_as_that() -> None:
    """Green could have closed the circle after Brown's move and did not see it; where Green did, nothing is missed."""
    before = almost_closed()
    line = BetterLine(before, ("e6", "c4"), LATER[:3])
    names = ("Ann", "Green")
    (told,) = line.tell_reasons(played(before, "e6", "i5"), "", names)
    assert told.key == "review-why-missed"
    ends = {
        "en": "Green missed that.",
        "fr": "Green n’en a pas profité.",
        "de": "hat Green das übersehen.",
        "ja": "Greenはこれを見逃しました。",
    }
    for language in LANGUAGES:
        said = Speaker(language, before.game).say(told)
        assert "c4" in said
        assert said.endswith(ends[language])
    assert [each.key for each in line.tell_reasons(played(before, "e6", "c4"), "", names)] == ["review-why-stops"]
    assert [each.key for each in line.tell_reasons(played(before, "e6"), "", names)] == ["review-why-stops"], "the end"


def test_a_win_that_came_otherwise_is_told_as_one_that_could_have_come() -> None:
    """Green was expected to close the circle around e4, and in the game closed another: the first is no fact."""
    before = almost_closed()
    line = BetterLine(before, LATER, ("i5",))
    steps = played(before, *LATER)
    assert [each.key for each in line.tell_reasons(steps)] == ["review-why-allows"], "as it came"
    (deed,) = (each for each in steps[-1].effects if each.phrase.key == "effect-circle")
    other = Phrase(deed.phrase.key, {**deed.phrase.args, "centres": ("g4",)})
    steps[-1].effects = (replace(deed, phrase=other),)
    told = line.tell_reasons(steps, "", ("Ann", "Green"))
    assert [each.key for each in told] == ["review-why-feared", "review-why-came"]
    for language in LANGUAGES:
        words = Speaker(language, before.game)
        assert "e4" in words.say(told[0])
        assert "g4" in words.say(told[1])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "it could have come to this. Green then has four of the six"),
        ("fr", "Avec le coup joué, un peu plus tard, Vert tiendrait quatre des six"),
        ("de", "könnte es so kommen. Grün hat damit vier"),
        ("ja", "数手先には、緑がe4を囲む6マスのうち4マスを占め"),
    ],
)
def test_what_a_line_brings_is_only_expected(language: Language, told: str) -> None:
    """How near somebody comes to winning in the line is no fact of the game."""
    green = Phrase("scene-name", {"colour": "green"})
    brings = Phrase("review-why-brings", {"told": Phrase("move-builds", {"who": green, "count": 4, "centre": "e4"})})
    assert told in Speaker(language, preau.new("cerocle").game).say(brings).replace("\xa0", " ")


NEW = "recess 3:A0B0C0D0:queen:yes:no:8:fewest"
ROBBED = f"{NEW} 19 0 nun - later k11,h7 in,g6,k8,g8/a1,i3,f11,i10/h1,d5,in,f7 - - - - - - 11,9,10 -"
KISSING = f"{NEW} 17 1 kids 21 later j11,i8 b2,e10,i9,g11/b2,f3,k3,k11/b2,b2,g7,in - - - B1,G1,G2 - - 9,10,11 -"


def test_what_was_to_be_feared_and_did_not_come_is_told_as_that() -> None:
    """A strong player would have taken a coin from Red; in the game nobody did."""
    before = preau.position(ROBBED)
    feared = ("N2-f7>e6", "B2xh1", "B1-b2", "G2-i9", "N2-c4", "G1!k11@h1>i1", "G2xg6", "B2-e5", "N2-b4")
    calm = ("N2-i8", "B2xh1", "G2-h9", "B1-a2", "N2-i7", "G2-d6", "G1-l11", "B2*d6")
    line = BetterLine(before, feared, calm)
    game = played(before, "N2-f7>e6", "G2-i7", "B2-i5", "G1-g11", "N2-e6>f7", "B2-f6", "G2-f7", "G1-l12", "N2-g8>h9")
    assert [each.key for each in line.tell_reasons(game)] == ["review-why-feared", "review-why-not-come"]
    assert [each.key for each in line.tell_reasons(played(before, *feared))] == ["review-why-allows"]


def test_a_later_step_of_the_turn_is_named_where_it_does_it() -> None:
    """A walk that prevents nothing is not praised for what the nun does at the end of the turn."""
    before = preau.position(KISSING)
    turn, better = ("G1-j4", "G2-l11", "N2-i3"), ("G1-i3", "G2-l11", "N2-g10")
    first, *_ = BetterLine(before, turn, better).tell_reasons(played(before, *turn))
    assert first.key == "review-why-prevented-by"
    for language in LANGUAGES:
        said = Speaker(language, before.game).say(first)
        assert "g9" in said, "where Red could kiss"
        assert "N2" in said, "who is in the way"
    for move in turn[:2]:
        before = before.play(move)[0]
    alone = BetterLine(before, turn[2:], better[2:]).tell_reasons(played(before, *turn[2:]))
    assert [each.key for each in alone] == ["review-why-stops", "review-why-forces"], "the nun herself does it"


def test_what_the_rest_of_a_turn_makes_possible_is_told_as_that() -> None:
    """A walk after which nobody can kiss yet is not said to do it: the whole turn does."""
    before = preau.position(
        f"{NEW} 16 0 kids 321 first k11,a2 in,e5,k10,j10/a1,g3,g11,k11/i1,d2,in,g8 - - - B1,B2,G1,G2 - - 11,9,10 -"
    )
    turn, better = ("G1-k7", "B1-a2", "G2-i10", "N2-j11"), ("B2-f7", "G2-i9", "G1-k9", "N2-a12")
    line = BetterLine(before, turn, better)
    (turn_told,) = line.tell_reasons()
    assert (turn_told.key, turn_told.args["how"]) == ("review-why-forces", "turn")
    assert line.tell_merits() == [turn_told], "where it was the reader's best move, too"


TOGETHER = {
    "en": "It takes a second move to stop that, such as this one. Brown places a piece on d5.",
    "fr": "Pour l’empêcher, il faudrait un second coup. Par exemple, Marron poserait un pion en d5.",
    "de": "Erst ein zweiter Schritt verhindert das, etwa dieser. Braun setzt einen Stein auf d5.",
    "ja": "もう1手、たとえば茶がd5",
}


def test_what_takes_two_to_stop_is_told_with_the_second_move() -> None:
    """C2.2: with three players one foreign piece in a circle is the joker, and the next player has to add another."""
    before = rings.position(green="c3 d3 e5", brown="a1 i5 i9", white="a5 e1", players=3, turn=12)
    told = BetterLine(before, ("a3", "a4", "d5"), ("c4", "d5", "i7")).tell_reasons()
    second = next(each for each in told if each.key == "review-why-together")
    for language in LANGUAGES:
        said = Speaker(language, before.game).say(second)
        assert TOGETHER[language] in said
        assert "d4" in said, "what it stops: the circle around it"
    alone = BetterLine(before, ("a3", "a4", "d5"), ("c4", "a4", "i7")).tell_reasons()
    assert "review-why-together" not in [each.key for each in alone], "Brown went elsewhere"


@pytest.mark.parametrize("wins", [False, True])
def test_a_second_move_is_told_only_where_somebody_could_win(monkeypatch: pytest.MonkeyPatch, wins: bool) -> None:
    """Blue puts an end to what Green could do to Red, and Red's own turn had only begun to: nobody wins by a fight."""
    line = LineOfPlay(preau.position(ROBBED), ("N2-f7>e6", "G2-i7"))
    threat = Threat(2, ("e6",), Phrase("move-threat-fight"), against=(0,), wins=wins)
    monkeypatch.setattr(reasons, "_known_threats", lambda position: () if position is line.end else (threat,))
    assert second_stop(line) == ((threat.phrase, line.steps[1].told) if wins else None)


WORKED = {
    "en": "the move that was played still led to the win. Brown closes the circle around d4",
    "fr": "le coup joué a tout de même mené à la victoire. Marron ferme le cercle autour de d4",
    "de": "führt der gespielte Schritt trotzdem zum Sieg. Braun schließt den Kreis um d4",
    "ja": "それでもうまくいきました。d4を囲む輪が",
}


def test_a_plan_that_won_is_not_told_as_one_that_failed() -> None:
    """A reply would have stopped it, and nobody made it: what is held against the plan is followed by how it went."""
    before = rings.position(brown="c3 c4 d3 d5", green="a1 i5 i9 g9", turn=9)
    steps = played(before, "e4", "a5", "e5")
    told = BetterLine(before, ("e4", "e5", "i7"), ("e5", "e4", "i7")).tell_reasons(steps)
    assert told[-1].key == "review-why-worked"
    assert "review-why-not-come" not in [each.key for each in told]
    for language in LANGUAGES:
        assert WORKED[language] in Speaker(language, before.game).say(told[-1])
    stopped = BetterLine(before, ("e4", "e5", "i7"), ("e5", "e4", "i7")).tell_reasons(played(before, "e4", "e5"))
    assert "review-why-worked" not in [each.key for each in stopped]


FORCES = {
    "en": "It creates a threat that has to be answered. Brown can close the circle around d4 with a piece on e5",
    "fr": "Ce coup crée une menace à laquelle il faut répondre, car Marron peut fermer",
    "de": "Braun kann mit einem Stein auf e5 den Kreis um d4 schließen und gewinnen. Darauf muss dann jemand",
    "ja": "こうしておくと、茶はe5にコマを入れれば、d4を囲む輪を完成させて勝てます。相手は防ぐしかありません。",
}


def test_a_win_that_is_threatened_is_no_win_yet() -> None:
    """The others are to answer: after a move that leaves 51% nobody is told “and win” as if it were done."""
    before = rings.position(brown="c3 c4 d3 d5", green="a1 i5 i9 g9", turn=9)
    line = BetterLine(before, ("a5",), ("e4",))
    first, *_ = line.tell_reasons()
    assert first.key == "review-why-forces"
    assert line.tell_merits()[0] == first
    for language in LANGUAGES:
        said = Speaker(language, before.game).say(first)
        assert said.startswith(FORCES[language])
        assert "e5" in said, "where somebody must answer"


def test_what_came_is_not_told_twice_where_it_differs_by_a_detail() -> None:
    """The circle that was to be feared was closed in the game, only with a joker in it: what came is enough."""
    before = almost_closed()
    line = BetterLine(before, LATER, ("i5",))
    steps = played(before, *LATER)
    (deed,) = (each for each in steps[-1].effects if each.phrase.key == "effect-circle")
    came = Phrase(deed.phrase.key, {**deed.phrase.args, "jokers": 1, "spaces": ("e3",)})
    steps[-1].effects = (replace(deed, phrase=came),)
    assert line.tell_reasons(steps, "", ("Ann", "Green")) == [Phrase("review-why-came", {"told": came})]


def test_what_both_moves_do_is_no_reason_for_one() -> None:
    """C2.2: both pieces go into the circle around e5; that the other serves a second circle too changes nothing."""
    before = rings.position(brown="d4 d5 d2", green="i9 i7 a5", turn=7)
    assert [each.kind for each in reasons_for(before, ["a1"], ["f6"])] == ["builds"]
    assert reasons_for(before, ["e4"], ["f6"]) == ()


def kissing_turn() -> tuple[Position, tuple[str, ...]]:
    """Blue's turn in which a walk prepares a kiss, and the moves of it."""
    start = position = registry.game("recess").load(form("1B1=d4 1G1=g4", nuns=["k3", "l12"])).play("pass")[0]
    turn = list[str]()
    while not position.over:
        texts = [position.text(move) for move in position.legal()]
        kisses = (text for text in texts if "*" in text and turn and wins_game(position, text))
        others = (text for text in texts if "*" not in text and wins_game(position, text))
        turn.append(next(kisses, None) or next(others))
        position = position.play(turn[-1])[0]
    return start, tuple(turn)


KISS = {
    "en": ("kiss", "with the most coins"),
    "fr": ("baiser", "le plus de pièces"),
    "de": ("küsst", "die meisten Münzen"),
    "ja": ("キス", "一番多い"),
}


def test_a_kiss_is_told_with_what_it_brings_and_once() -> None:
    """R8.1: it is the reason, also where it would have come a round later; the coins without it say nothing."""
    before, turn = kissing_turn()
    assert len(turn) > 1
    line = BetterLine(before, ("pass", "pass", "pass", *turn), turn)
    (merit,) = line.tell_merits()
    assert merit.key == "review-why-then"
    assert line.tell_end() == [], "that is told"
    for language in LANGUAGES:
        said, (kiss, coins) = Speaker(language, before.game).say(merit), KISS[language]
        assert said.count(kiss) == 1
        assert coins in said


def test_gains_of_one_move_stand_together_with_the_move() -> None:
    """Coins from two players for one kiss are one reason: whose move it is, and then both."""
    coins = [(1, phrases.payer_gives_kiss_coins(0, payer, 2)) for payer in (1, 2)]
    move = SimpleNamespace(told=Phrase("move-skip", {"player": phrases.player(0), "steps": 1}))
    steps: Any = SimpleNamespace(steps=[move, move])
    line = BetterLine(preau.new("recess"), ("pass",), ("pass",))
    line.reasons = tuple(reasons._reasons_by_step(steps, coins, "then"))
    (told,) = line.tell_merits()
    assert Speaker("en", preau.new("recess").game).say(told) == (
        "Then, in the same turn, Red skips the step of 1. Blue gives Red 2 coins for the kiss. "
        "Green gives Red 2 coins for the kiss."
    )


def test_no_two_reasons_begin_alike() -> None:
    """What is told in the same words stands behind them once."""
    line = BetterLine(almost_closed(), ("e6",), ("c4",))
    threats = tuple(
        Phrase("move-threat-line", {"who": Phrase("scene-name", {"colour": "green"}), "space": space})
        for space in ("a2", "i5")
    )
    line.reasons = tuple(Reason("stops", each) for each in threats)
    (told,) = line.tell_reasons()
    said = Speaker("en", almost_closed().game).say(told)
    assert said.count("Without it") == 1
    assert "a2" in said
    assert "i5" in said
    line.reasons = tuple(Reason("stops", each, Phrase("move-place", {"space": "a1"}), 1) for each in threats)
    assert len(line.tell_reasons()) == 1, "nor where another step prevents each of them"


def test_an_end_that_is_no_reason_is_told_as_one_that_could_have_come() -> None:
    """Both lines win by the same, so it is no difference; yet it is after the better move that it is told of."""
    before = rings.position(brown="c3 c4 d3 d5 e4", green="a1 i5 i9 g9 a5", turn=11, neutral=[8, 0])
    (told,) = BetterLine(before, ("e5",), ("n:e5",)).tell_end()
    assert told.key == "review-end-over"
    assert Speaker("en").say(told).startswith("With the better move, this is how the game could have ended. Brown")
