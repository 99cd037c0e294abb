"""R8: the kiss."""

from __future__ import annotations

from tests.games.recess.rules.turns import broken_rule, play, texts, turn


def test_R8_1_a_kiss_out_of_sight() -> None:
    """Boy and girl of one player kiss out of sight; in sight it is illegal, or nothing on a safe square."""
    assert "B1*f6" in texts(turn("0B1=f5 0G1=f6", nuns="l2 l12"))
    assert broken_rule(turn("0B1=f5 0G1=f6"), "B1*f6") == "R8.1"
    on_safe = turn("0B1=c1 0G1=b1", steps=[1], serving=["0B2", "0G2"])
    assert "B1-b1" in texts(on_safe)  # N1 on a1 sees them: they just stand there
    assert "B1*b1" in texts(turn("0B1=c1 0G1=b1", nuns="l2 l12", steps=[1], serving=["0B2", "0G2"]))


def test_R8_2_a_kiss_ends_the_game() -> None:
    """The game is over at once, and every other player gives two coins, or what they have."""
    position = turn("0B1=f5 0G1=f6", nuns="l2 l12", coins=[12, 17, 1])
    after = play(position, "B1*f6")
    assert after.over
    assert after.to_json()["coins"] == [15, 15, 0]
    assert after.to_json()["result"]["kiss"] == 0
