"""R2: the turn."""

from __future__ import annotations

import pytest

from preau.games.api import IllegalMove
from preau.games.recess import GAME
from tests.games.recess.rules.turns import broken_rule, nun_step, of, play, texts, turn


@pytest.mark.parametrize(("players", "turns"), [(3, [10, 10, 10]), (4, [8, 8, 7, 7]), (5, [6, 6, 6, 6, 6])])
def test_R2_1_thirty_turns(players: int, turns: list[int]) -> None:
    """Thirty turns are played in all, passed ones included, whatever the number of players."""
    position, played = GAME.new(players=players), [0] * players
    while not position.over:
        played[position.player] += 1
        position = play(position, "pass")
    assert played == turns


def test_R2_2_three_children_then_a_nun() -> None:
    """One child walks 3, another 2, a third 1, then a nun goes; nobody walks twice."""
    position = turn(nuns="f3 g3")
    assert position.to_json()["steps"] == [3, 2, 1]
    position = play(position, "B1-a3")
    assert of(position, "B1") == []
    assert broken_rule(position, "B1-a4") == "R2.2"
    position = play(position, "G1-k12", "B2-a1")
    assert position.to_json()["phase"] == "nun"
    assert play(position, of(position, "N1")[0]).player == 1


def test_R2_3_passing_the_whole_turn() -> None:
    """One passes a whole turn or nothing of it; never while a nun sees a fight of one's own."""
    position = turn(nuns="f3 g3")
    assert play(position, "pass").player == 1
    assert broken_rule(play(position, "B1-a3"), "pass") == "R2.3"
    caught = turn("", "0B1 d4 1B1", caught=["d4"])  # N1 on a1 sees d4
    assert broken_rule(caught, "pass") == "R2.3"


def test_R2_4_staying_and_detention_remove_steps() -> None:
    """A child that serves and a child that stays take the two largest steps away."""
    position = turn("", "0B1 f5 1B1", serving=["0G1"], steps=[2, 1])
    assert position.to_json()["steps"] == [2, 1]
    assert play(position, "stay f5").to_json()["steps"] == [1]


def test_R2_5_who_can_be_moved() -> None:
    """Neither who is held down, nor who serves, nor who stays in a fight can be moved."""
    position = turn("0B2=i6", "0B1 f5 1B1;2B1 g3 0G2", serving=["0G1"], steps=[2, 1])
    position = play(position, "stay f5")
    assert position.to_json()["movable"] == ["B2"]
    for child in ("B1", "G1", "G2"):
        assert of(position, child) == []


def test_R2_6_skipping_with_few_children() -> None:
    """With more steps than children one may skip a step; with enough of them one may not."""
    few = turn("", "1B1 f5 0B1;1B2 g3 0B2")
    assert "skip" in texts(few)
    assert play(few, "skip").to_json()["steps"] == [2, 1]
    assert broken_rule(turn(nuns="f3 g3"), "skip") == "R2.6"


def test_R2_7_a_step_without_a_move_is_dropped() -> None:
    """Three children serve and the fourth is held down: the turn begins with the nun, not with a question."""
    position = nun_step("", "1B2 f5 0B1")
    assert all(text[0] == "N" or text == "pass" for text in texts(position))
    assert len(texts(position)) > 1


def test_R2_8_the_sand_timer_ends_the_turn() -> None:
    """Undone steps are lost and pieces stay; unanswered fights count as stayed in, coins included."""
    position = play(turn(nuns="f3 g3"), "B1-a3")
    after, _ = position.timeout()
    assert (after.player, after.to_json()["children"][0]["B1"]) == (1, "a3")
    fighting = turn("", "0B1 f5 1B1")
    assert fighting.timeout()[0].to_json()["coins"] == [11, 9, 10]
    bound = nun_step("", "0B1 d4 1B1", serving=["0B2", "0G1"], caught=["d4"], first=False)
    with pytest.raises(IllegalMove) as refused:
        bound.timeout()
    assert refused.value.rule == "R2.8"
