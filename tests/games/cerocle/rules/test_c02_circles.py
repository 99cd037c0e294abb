"""C2: winning."""

from preau.games.api import Effect
from tests.games.cerocle.positions import effects, play, position, relocating


def _result(now: object) -> object:
    return now.to_json()["result"]  # type: ignore[attr-defined]


def test_C2_1_C2_2_six_of_a_colour_win() -> None:
    """C2.1, C2.2: a circle of six wins at once, whatever is in the middle."""
    for middle in ("", "e5"):
        before = position("d4 d5 e4 e6 f5", middle or "a1")
        after = play(before, "f6")
        assert _result(after) == {
            "winners": [0],
            "reason": "circle",
            "circles": [["d4", "d5", "e4", "e6", "f5", "f6"]],
        }
        assert (after.turn, after.player, after.phase, after.over) == (1, 0, "over", True)
        assert effects(before, "f6") == [("C2.2", "effect-circle")]
        assert after.legal() == ()


def test_C2_2_one_neutral_is_a_joker() -> None:
    """C2.2: five and a neutral win, whoever put it there; four and two neutrals do not."""
    assert play(position("d4 d5 e4 e6 f5"), "a1", "n:f6").over
    assert play(position("d4 d5 e4 e6 ", "", "f5"), "f6").over
    assert not play(position("d4 d5 e4", "", "f5 e6"), "f6").over


def test_C2_2_the_end_names_the_joker() -> None:
    """C2.2: who did not see why a circle counted is told which piece stood in, in each of the three sentences."""
    for before, move, told in (
        (position("d4 d5 e4 e6 f5"), "f6", "Brown closes the circle around e5 and wins."),
        (
            position("d4 d5 e4 e6", "", "f5"),
            "f6",
            "Brown closes the circle around e5 and wins, with the neutral piece on f5 as the joker.",
        ),
        (
            position("d4 d5 e4 e6", "f5", players=3),
            "f6",
            "Brown closes the circle around e5 and wins, with the green piece on f5 as the joker.",
        ),
        (
            position("a1", "d4 d5 e4 e6 f5", neutral=[8, 0]),
            "n:f6",
            "Brown closes the circle around e5 for Green, and Green wins, with the neutral piece on f6 as the joker.",
        ),
    ):
        assert str(before.play(move)[1][-1].phrase) == told
    two = position("c4 d4 d5 d6 e4 e5 f6", "", "f5 c5").play("e6")[1][-1].phrase  # around d5 and e5
    assert two.args["jokers"] == 2
    assert str(two).endswith(" and wins, with the pieces on c5 and f5 as jokers.")


def test_C2_2_opposing_piece_is_no_joker_with_two() -> None:
    """C2.2: with two players an opposing piece never is a joker."""
    assert not play(position("d4 d5 e4 e6", "f5"), "f6").over


def test_C2_2_any_one_opposing_piece_is_a_joker_with_three() -> None:
    """C2.2: with three players it is any one opposing piece, but only one."""
    assert play(position("d4 d5 e4 e6", "f5", players=3), "f6").over
    assert not play(position("d4 d5 e4", "f5", "e6", players=3), "f6").over


def test_C2_3_circle_wins_for_its_owner() -> None:
    """C2.3: whoever completes it, a circle wins for its owner."""
    before = position("a1", "d4 d5 e4 e6 f5", neutral=[8, 0])
    after = play(before, "n:f6")
    assert _result(after)["winners"] == [1]  # type: ignore[index]
    assert after.player == 0
    assert effects(before, "n:f6") == [("C2.3", "effect-circle-other")]


def test_C2_3_own_piece_can_be_the_joker_of_another_with_three() -> None:
    """C2.3: with three players one's own piece may complete an opponent's circle."""
    assert _result(play(position("", "d4 d5 e4 e6 f5", players=3), "f6"))["winners"] == [1]  # type: ignore[index]


def test_C2_3_team_wins_together() -> None:
    """C2.3: with four players both of the team win."""
    after = play(position("d4 d5 e4 e6 f5", players=4, turn=3), "f6")
    assert _result(after)["winners"] == [0, 2]  # type: ignore[index]
    assert after.outcome is not None
    assert after.outcome.winners == (0, 2)
    assert isinstance(after.outcome.why[0], Effect)


def test_C2_4_several_colours_at_once() -> None:
    """C2.4: one neutral completes both colours' circles: the mover's counts, with its circles alone."""
    brown, green = "b3 b4 c3 c5 d4", "d6 e5 e7 f6 f7"  # circles around c4 and e6 share d5
    for turn, winner, circle in ((1, 0, "b3 b4 c3 c5 d4 d5"), (2, 1, "d5 d6 e5 e7 f6 f7")):
        before = position(brown, green, turn=turn, neutral=[4, 4])
        after = play(before, "n:d5")
        assert _result(after) == {"winners": [winner], "reason": "circle", "circles": [circle.split()]}
        assert effects(before, "n:d5") == [("C2.4", "effect-circle-first")]
        told = str(before.play("n:d5")[1][-1].phrase)
        mine, other = ("c4 for Brown", "e6 for Green")[:: 1 - 2 * winner]
        assert told.startswith("One move closes circles of different colours at once: around " + mine), told
        assert f", and around {other}. " in told
        assert told.endswith(("Brown made the move, so Brown wins.", "Green made the move, so Green wins.")[winner])


def test_C2_4_next_in_turn_order_comes_first() -> None:
    """C2.4: without a circle of the mover's, the first player after the mover who has one wins."""
    green, white = "b3 b4 c3 c5 d4", "d6 e5 e7 f6 f7"
    before = position("", green, white, players=3)
    assert _result(play(before, "d5"))["winners"] == [1]  # type: ignore[index]
    told = str(before.play("d5")[1][-1].phrase)
    assert told.endswith("Brown made the move but has no circle, so Green wins as the next in turn order.")


def test_C2_2_C5_1_circle_by_relocating_a_neutral() -> None:
    """C2.2, C5.1: relocating the joker into place wins."""
    now = relocating(brown="d4 d5 e4 e6 f5 a1 a3 i5 i7 i9", green="b1 b2 c1 d1 b6 b5 h9 h4 i8 h8", white="e5")
    assert _result(play(now, "e5-f6"))["winners"] == [0, 2]  # type: ignore[index]


def test_C2_3_C4_7_circle_by_exchange() -> None:
    """C2.3, C4.7: an exchange can complete a circle; exchanges still in hand are lost."""
    now = position("a1 a2 a3 a4 d4 d5 e4 e6 f5 g6", "f6", "")
    line = play(now, "a5")
    assert line.phase == "exchange"
    after = play(line, "f6~g6")
    assert after.over
    assert (after.exchanges, after.spent) == (0, (0, 0, 0))
