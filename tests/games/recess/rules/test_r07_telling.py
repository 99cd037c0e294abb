"""R7: telling."""

from __future__ import annotations

from typing import Any

from tests.games.recess.rules.turns import broken_rule, play, texts, turn

ONE_STEP: dict[str, Any] = {"steps": [1], "serving": ["0B2", "0G2"]}


def test_R7_1_telling_of_a_fight() -> None:
    """Who ends on a nun tells her of a fight anywhere; she is put on it at once, and the child stays where she was."""
    position = turn("0B1=d3", "1G1 i6 2B1", nuns="d4 l12", **ONE_STEP)
    after = play(position, "B1!d4@i6>i7").to_json()
    assert after["nuns"] == ["i6", "l12"]
    assert (after["children"][0]["B1"], after["children"][2]["B1"]) == ("d4", "i7")
    assert after["detained"] == ["1G1"]


def test_R7_2_always_on_open_squares_by_choice_on_safe_ones() -> None:
    """On an open square ending on a nun tells, or is illegal; on a safe one it is a choice, or forbidden."""
    assert broken_rule(turn("0B1=d3", nuns="d4 l12", **ONE_STEP), "B1-d4") == "R7.2"
    safe = turn("0B1=a2", "1G1 i6 2B1", **ONE_STEP)
    assert "B1-a1" in texts(safe)
    assert "B1!a1@i6>i7" in texts(safe)
    silent = turn("0B1=a2", "1G1 i6 2B1", options={"safe_telling": "no"}, **ONE_STEP)
    assert "B1-a1" in texts(silent)
    assert broken_rule(silent, "B1!a1@i6>i7") == "R7.2"


def test_R7_3_of_two_nuns_the_first_goes() -> None:
    """Told on a safe square where both nuns stand, N1 goes and N2 stays."""
    position = turn("0B1=a2", "1G1 i6 2B1", nuns="a1 a1", **ONE_STEP)
    assert play(position, "B1!a1@i6>i7").to_json()["nuns"] == ["i6", "a1"]
