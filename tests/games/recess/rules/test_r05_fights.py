"""R5: fights."""

from __future__ import annotations

from tests.games.recess.rules.turns import broken_rule, effects, nun_step, of, place, play, texts, turn


def test_R5_1_a_fight_starts_out_of_sight() -> None:
    """Who ends on another player's child out of the nuns' sight leads a fight with it."""
    after = play(turn("0B1=f5 1B1=f6", nuns="l2 l12"), "B1xf6")
    assert after.to_json()["fights"] == [{"square": "f6", "attacker": "0B1", "victim": "1B1"}]


def test_R5_2_no_fight_in_sight() -> None:
    """In a nun's sight no fight starts."""
    assert broken_rule(turn("0B1=f5 1B1=f6"), "B1xf6") == "R5.2"


def test_R5_3_not_among_ones_own() -> None:
    """Two boys of one player never fight."""
    assert broken_rule(turn("0B1=f5 0B2=f6", nuns="l2 l12"), "B1xf6") == "R5.3"


def test_R5_4_a_coin_for_starting() -> None:
    """The attacker's player takes a coin; from who has none, nothing, and the fight starts all the same."""
    assert play(turn("0B1=f5 1B1=f6", nuns="l2 l12"), "B1xf6").to_json()["coins"] == [11, 9, 10]
    poor = play(turn("0B1=f5 1B1=f6", nuns="l2 l12", coins=[20, 0, 10]), "B1xf6").to_json()
    assert poor["coins"] == [20, 0, 10]
    assert len(poor["fights"]) == 1


def test_R5_5_stay_or_leave() -> None:
    """Who stays takes a coin and gives up a step; who leaves must walk away in this turn."""
    position = turn("", "0B1 f5 1B1")
    assert texts(position) == ["pass", "stay f5", "stay none"]
    stayed = play(position, "stay f5").to_json()
    assert (stayed["coins"], stayed["steps"], stayed["movable"]) == ([11, 9, 10], [2, 1], ["B2", "G1", "G2"])
    leaving = play(position, "stay none")
    assert leaving.to_json()["must_leave"] == ["B1"]
    last_step = play(leaving, "G1-l10", "G2-l11")
    assert {text[:2] for text in texts(last_step)} == {"B1"}  # it is for who has to leave


def test_R5_6_nun_must_catch_the_fight_she_sees() -> None:
    """A fight that a nun saw at the start of its leader's turn, and that goes on, she is moved onto."""
    bound = nun_step("", "0B1 d4 1B1", serving=["0B2", "0G1"], caught=["d4"], first=False)
    assert of(bound, "N2") == []
    assert {text.partition(">")[0] for text in texts(bound)} == {"N1-d4"}
    assert broken_rule(bound, "N2-l11") == "R5.6"
    assert str(bound.describe(bound.legal()[0])) == "Red is caught in the act and sends nun N1 to the fight on d4."
    sent_away = play(turn("0B2=a3", "0B1 d4 1B1;1G1 i6 2B1", caught=["d4"]), "stay d4", "B2!a1@i6>i7", "G1-l12")
    assert len(of(sent_away, "N2")) > 1  # no nun sees it any more


def test_R5_7_breaking_up() -> None:
    """Whoever ends on a fight breaks it up: both are pushed to two different squares, and the victim stands up."""
    position = turn("0B1=f8", "1B1 f5 2B1", nuns="l2 l12")
    moves = [text for text in texts(position) if text.startswith("B1/f5")]
    assert len(moves) == 7 * 6  # seven free squares around it; e4 is equipment
    after = play(position, "B1/f5>f4,g6")
    assert (place(after, "1B1"), place(after, "2B1"), after.to_json()["fights"]) == ("f4", "g6", [])
    assert not any(text == "B1/f5>f4,f4" for text in moves)


def test_R5_8_leaving_ends_the_fight() -> None:
    """When the attacker walks away, the fight is over and the victim stands up."""
    after = play(turn("", "0B1 f5 1B1"), "stay none", "B1-f2")
    assert after.to_json()["fights"] == []
    assert place(after, "1B1") == "f5"
    assert "R5.8" in effects(play(turn("", "0B1 f5 1B1"), "stay none"), "B1-f2")


def test_R5_9_three_fights_at_most() -> None:
    """Who leads three fights has no step left for a fourth if all stay, and must leave one to start another."""
    position = turn("0G2=i6 1G2=i7", "0B1 f5 1B1;0B2 g3 1B2;0G1 c4 1G1", nuns="l2 l12")
    stayed = play(position, "stay g3+c4+f5")
    assert stayed.to_json()["phase"] == "nun"
