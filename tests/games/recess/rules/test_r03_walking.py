"""R3: how children move."""

from __future__ import annotations

from typing import Any

from tests.games.recess.rules.turns import broken_rule, of, texts, turn

ONE_STEP: dict[str, Any] = {"steps": [1], "serving": ["0B2", "0G2"]}
TWO_STEPS: dict[str, Any] = {"steps": [2, 1], "serving": ["0B2"]}


def test_R3_1_exactly_so_many_steps_through_anybody() -> None:
    """A child walks all its steps, through other children and fights, never through equipment."""
    walled = turn("0B1=d4 1G1=d3 1G2=c4", "1B1 d5 2B1", nuns="l2 l12")
    assert "B1-d7" in of(walled, "B1")  # through the fight on d5
    assert "B1-d1" not in of(walled, "B1")  # play equipment
    assert broken_rule(walled, "B1-d6") == "R3.1"  # two steps, not three


def test_R3_2_out_of_the_entrance_by_its_corner() -> None:
    """The first step from an entrance leads to its corner; nobody walks back in."""
    assert of(turn(nuns="f3 g3", **ONE_STEP), "B1") == ["B1-a1"]
    assert set(of(turn("0B1=a1", nuns="f3 g3", **ONE_STEP), "B1")) == {"B1-a2", "B1-b1"}


def test_R3_3_back_to_where_it_began() -> None:
    """With two steps a child may end where it began; with three or one it cannot."""
    assert "B1-f5" in texts(turn("0B1=f5", **TWO_STEPS))
    assert "B1-f5" not in texts(turn("0B1=f5"))
    assert "B1-f5" not in texts(turn("0B1=f5", **ONE_STEP))


def test_R3_4_open_squares_are_for_one() -> None:
    """On an open square a child ends only if it is empty, or to do something there."""
    crowded = turn("0B1=f5 0B2=g5 1B1=f6", nuns="l2 l12", steps=[1], serving=["0G1", "0G2"])
    assert of(crowded, "B1") == ["B1-e5", "B1-f4", "B1xf6"]
    empty = turn("0B1=f5", nuns="l2 l12", steps=[1], serving=["0G1", "0G2"])
    assert of(empty, "B1") == ["B1-e5", "B1-f4", "B1-f6", "B1-g5"]


def test_R3_5_safe_squares_are_for_all() -> None:
    """On a safe square children of different players stand in peace."""
    assert "B1-b1" in texts(turn("0B1=c1 1B1=b1 2B1=b1", **ONE_STEP))
