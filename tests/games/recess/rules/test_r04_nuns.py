"""R4: nuns."""

from __future__ import annotations

from tests.games.recess.rules.turns import broken_rule, nun_step, of, play, texts, turn


def test_R4_1_straight_lines_over_pieces() -> None:
    """A nun goes along any of eight lines, over children, never through equipment; in the rook's game along four."""
    queen = nun_step("0B1=a4", nuns="a1 l12")
    assert {"N1-a5", "N1-g7", "N1-c1"} <= set(of(queen, "N1"))
    assert not {"N1-e1", "N1-h8", "N1-b3"} & set(of(queen, "N1"))
    rook = nun_step("0B1=a4", nuns="a1 l12", options={"nuns": "rook"})
    assert "N1-a5" in texts(rook)
    assert "N1-g7" not in texts(rook)
    assert broken_rule(rook, "N1-g7") == "R4.1"


def test_R4_2_where_she_ends() -> None:
    """On an empty or a safe square nothing more happens; a child on an open one is pushed."""
    position = nun_step("0B1=c3 1B1=a2", nuns="a1 l12")
    assert "N1-a2" in texts(position)
    assert "N1-c3" not in texts(position)
    assert play(position, "N1-c3>d2").to_json()["children"][0]["B1"] == "d2"


def test_R4_3_sight_is_blocked_by_equipment_alone() -> None:
    """She sees past children, not past obstacles: a fight may start behind the one, not behind the other."""
    watched = turn("0B1=f5 1B1=f6 2B1=d4", nuns="a1 l12")  # a1, b2 … g7 is one diagonal; 2B1 stands on it
    assert "B1xf6" not in texts(watched)
    hidden = turn("0B1=i7 1B1=i8", nuns="a1 l12")  # h8 blocks the diagonal
    assert "B1xi8" in texts(hidden)
