"""R9: pushing."""

from __future__ import annotations

from typing import Any

from tests.games.recess.rules.turns import broken_rule, nun_step, of, place, play, texts, turn


def test_R9_1_to_a_free_neighbour() -> None:
    """A pushed child goes to a free one of the eight squares around, or of four where that is agreed."""
    eight = nun_step("0B1=d4", nuns="a1 l12")
    assert set(of(eight, "N1-d4")) == {f"N1-d4>{square}" for square in ("c3", "c4", "d3", "d5", "e5")}
    four = nun_step("0B1=d4", nuns="a1 l12", options={"push": "4"})
    assert set(of(four, "N1-d4")) == {f"N1-d4>{square}" for square in ("c4", "d3", "d5")}


def test_R9_2_not_onto_safe_squares() -> None:
    """Nothing is pushed onto a safe square, unless that is agreed; nor off one."""
    assert "N1-c3>b2" not in texts(nun_step("0B1=c3", nuns="a1 l12"))
    assert "N1-c3>b2" in texts(nun_step("0B1=c3", nuns="a1 l12", options={"push_to_safe": "yes"}))
    assert of(nun_step("0B1=b2", nuns="a1 l12"), "N1-b2") == ["N1-b2"]


def test_R9_3_the_shortest_chain() -> None:
    """Where no neighbour is free, the piece displaces another, along a shortest chain."""
    around = "1B1=c3 1B2=c4 1G1=d3 1G2=d5 2B1=e5"
    position = nun_step(f"0B1=d4 {around}", nuns="a1 l12")
    chains = of(position, "N1-d4")
    assert chains
    assert all(text.count(":") == 1 for text in chains)
    after = play(position, "N1-d4>d5:d6")
    assert (place(after, "0B1"), place(after, "1G2")) == ("d5", "d6")


def test_R9_4_no_way_no_move() -> None:
    """Telling, the square of the child that tells cannot be used; with no chain at all the move is illegal."""
    step: dict[str, Any] = {"steps": [1], "serving": ["0B2", "0G2"], "options": {"push": "4"}}
    told_far_off = turn("0B1=d3", "1B1 a12 2B1", nuns="d4 l12", **step)
    assert of(told_far_off, "B1!") == ["B1!d4@a12>a11"]  # b12 is equipment: one way out
    told_beside = turn("0B1=a10", "1B1 a12 2B1", nuns="a11 l12", **step)
    assert of(told_beside, "B1!") == []  # the child would stand in it
    assert broken_rule(told_beside, "B1!a11@a12>a11") == "R9.4"


def test_R9_5_being_pushed_is_not_moving() -> None:
    """A child that is pushed starts no fight, has taken no step, and may still move."""
    position = play(turn("0B1=f8", "0G1 f5 1B1", nuns="l2 l12"), "stay none", "B1/f5>f6,g6")
    now = position.to_json()
    assert (place(position, "0G1"), now["fights"], now["steps"]) == ("f6", [], [2, 1])
    assert "G1" in now["movable"]
    assert of(position, "G1")
