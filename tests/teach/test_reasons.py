"""Why one move is better than another: what the rules and the game's threats say, and nothing made up."""

from __future__ import annotations

import preau
from preau.teach.reasons import reasons_for

FIVE = ("a1", "c3", "a3", "d3", "a5", "d5", "i9", "e4", "i7", "e5")  # Green then closes the circle around d4 on c4


def test_what_ends_the_game_is_told_first() -> None:
    """The winning move closes the circle, which the other does not."""
    position = preau.new("cerocle")
    for move in (*FIVE, "i5"):
        position = position.play(move)[0]
    first = reasons_for(position, "a2", "c4")[0]
    assert first.kind == "does"
    assert first.phrase.key == "effect-circle"


def test_a_threat_that_is_stopped() -> None:
    """Brown fills the last space of Green's circle, or does not."""
    position = preau.new("cerocle")
    for move in FIVE:
        position = position.play(move)[0]
    found = reasons_for(position, "i5", "c4")
    assert "stops" in [reason.kind for reason in found]
    assert any("c4" in map(str, reason.phrase.args.values()) for reason in found)


def test_a_coin_is_a_reason_and_equals_have_none() -> None:
    """A fight brings a coin that a walk does not; the same move twice shows no difference."""
    position = preau.new("recess")
    for move in ("B1-a3", "B2-b1", "G1-l12", "N1-f6"):
        position = position.play(move)[0]
    kinds = {(reason.kind, reason.phrase.key) for reason in reasons_for(position, "B1-c1", "B1xa3")}
    assert ("does", "effect-coin") in kinds
    others = {reason.kind for reason in reasons_for(position, "B1xa3", "B1-c1")}
    assert "avoids" not in others, "a coin of one's own is nothing to avoid"
    assert reasons_for(position, "B1-c1", "B1-c1") == ()


def test_a_quiet_piece_is_good_for_something() -> None:
    """Where nothing happens and nothing threatens: the circle that grows, or the other's that cannot be closed now."""
    position = preau.new("cerocle")
    for move in ("d4", "g7", "d5", "g8"):
        position = position.play(move)[0]
    (builds,) = reasons_for(position, "a1", "e4")
    assert (builds.kind, builds.phrase.args["count"], builds.phrase.args["centre"]) == ("builds", 3, "e5")
    kinds = {reason.kind: reason.phrase for reason in reasons_for(position, "a1", "e6")}
    assert kinds["blocks"].args["count"] == 2
    three = preau.new("cerocle", players=3)
    for move in ("d4", "g7", "a1", "d5", "g8", "a2"):
        three = three.play(move)[0]
    assert "blocks" not in {reason.kind for reason in reasons_for(three, "i5", "e6")}, "one piece is their joker"
