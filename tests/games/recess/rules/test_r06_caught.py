"""R6: caught."""

from __future__ import annotations

from tests.games.recess.rules.turns import nun_step, play, turn


def test_R6_1_the_attacker_goes_to_detention() -> None:
    """A nun on a fight ends it: the victim is pushed and stands up, the attacker goes to its entrance."""
    after = play(nun_step("", "1G1 d4 2B1"), "N1-d4>e5").to_json()
    assert (after["fights"], after["children"][2]["B1"], after["children"][1]["G1"]) == ([], "e5", "girls")


def test_R6_2_for_the_next_whole_turn() -> None:
    """Caught in another's turn a child serves its owner's next one; caught in its owner's turn, the following one."""
    others = play(nun_step("", "1G1 d4 2B1"), "N1-d4>e5")
    assert (others.player, others.to_json()["serving"]) == (1, ["1G1"])
    bound = nun_step("", "0B1 d4 1B1", serving=["0B2", "0G1"], caught=["d4"], first=False)
    own = play(bound, "N1-d4>e5")
    assert own.to_json()["detained"] == ["0B1"]
    assert play(own, "pass", "pass").to_json()["serving"] == ["0B1"]


def test_R6_3_it_stands_up_at_the_end_of_the_turn() -> None:
    """A child serves from the start of that turn to its end, also of a turn that is passed."""
    serving = turn(serving=["0G1"], steps=[2, 1])
    assert serving.to_json()["serving"] == ["0G1"]
    after = play(serving, "pass").to_json()
    assert (after["serving"], after["detained"]) == ([], [])
