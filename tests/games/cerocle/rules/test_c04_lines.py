"""C4: lines and exchanges."""

import pytest

from preau.games.cerocle import GAME
from preau.games.cerocle.cautions import caution
from tests.games.cerocle.positions import data, effects, play, position, random_games, relocating, texts


def test_C4_1_C4_3_line_of_five_gives_an_exchange() -> None:
    """C4.1, C4.3: five in a row give one exchange, at once, to the same player."""
    before = position("a1 a2 a3 a4", "b2")
    after = play(before, "a5")
    json = after.to_json()
    assert (json["phase"], json["exchanges"], json["player"], json["turn"]) == ("exchange", 1, 0, 1)
    assert json["spent"] == {"row": ["a1", "a2", "a3", "a4", "a5"], "rise": [], "fall": []}
    assert effects(before, "a5") == [("C4.2", "effect-line"), ("C4.3", "effect-exchanges")]


def test_C1_2_C4_1_every_direction() -> None:
    """C1.2, C4.1: lines run along row, rise and fall."""
    for line, direction in (("e1 e2 e3 e4 e5", "row"), ("a1 b1 c1 d1 e1", "fall"), ("a1 b2 c3 d4 e5", "rise")):
        *first, last = line.split()
        json = play(position(" ".join(first), "b3 d2"), last).to_json()
        assert json["phase"] == "exchange"
        assert json["spent"][direction] == line.split()


def test_C4_1_neutrals_do_not_count() -> None:
    """C4.1: a neutral in the run makes no line."""
    assert play(position("a1 a2 a3", "b2", "a4"), "a5").phase == "act"


def test_C4_3_two_lines_by_one_action_give_two() -> None:
    """C4.3: a piece in two lines gives two exchanges."""
    after = play(position("a1 a2 a3 a4 b5 c5 d5 e5", "b2"), "a5")
    assert after.exchanges == 2
    assert after.to_json()["spent"]["fall"] == ["a5", "b5", "c5", "d5", "e5"]


def test_C4_2_lengthening_makes_no_line() -> None:
    """C4.2: a sixth piece at the end of a line makes none."""
    assert play(position("e1 e2 e3 e4 e5", "d1"), "e6").phase == "act"


def test_C4_2_C4_3_who_lengthens_a_line_is_cautioned() -> None:
    """C4.2, C4.3: told before the move; not where it makes a new line, another colour's or none, or ends the game."""
    line = position("e1 e2 e3 e4 e5 a1 a2 a3 a4", "d1", neutral=[4, 4])
    late = relocating(brown="e1 e2 e3 e4 e5 a1 a3 i5 i6 g3", white="b3")
    for before, move, longer in ((line, "e6", "yes"), (late, "a1-e6", "yes"), (late, "e1-e6", "no")):
        told = caution(before, before.parse(move))
        assert (told.args["longer"] if told else "") == longer, move
    for move in ("a5", "n:e6", "g7"):
        assert caution(line, line.parse(move)) is None
    exchanging = play(position("a1 a2 a3 a4 b6 e1", "b1"), "a5")
    assert caution(exchanging, exchanging.parse("a1~b1")) is None


def test_C4_2_joining_lines_makes_no_line() -> None:
    """C4.2: a run that contains a space of a line at the start of the turn is not made, however long."""
    assert play(position("e1 e2 e3 e4 e5 e7 e8 e9", "d1"), "e6").phase == "act"


def test_C4_1_long_run_is_one_line() -> None:
    """C4.1: four and four joined by a ninth are one line."""
    after = play(position("e1 e2 e3 e4 e6 e7 e8 e9", "d1"), "e5")
    assert after.exchanges == 1
    assert len(after.to_json()["spent"]["row"]) == 9


def test_C4_2_end_carried_to_the_other_end_makes_no_line() -> None:
    """C4.2: the end of a line that goes to its other end makes none."""
    now = relocating(brown="e1 e2 e3 e4 e5 a1 a3 i5 i6 g3", white="b3")
    assert play(now, "e1-e6").phase == "act"
    assert play(now, "a1-e6").phase == "act"


def test_C4_2_relocating_makes_a_line() -> None:
    """C4.2: a relocated piece makes a line like a placed one, and the turns without placement count on."""
    now = relocating(brown="e1 e2 e3 e4 a1 a3 i5 i6 g3 h4", white="b3")
    after = play(now, "a1-e5")
    assert (after.phase, after.exchanges, after.quiet) == ("exchange", 1, 1)


def test_C4_2_crossing_line_counts() -> None:
    """C4.2: a space of a standing line may be in a new line of another direction."""
    assert play(position("a5 b5 c5 d5 e5 e1 e2 e3", "d1"), "e4").exchanges == 1


def test_C4_2_spent_lists_standing_lines_too() -> None:
    """C4.2: spent holds the lines at the start of the turn, also those far away, in their directions."""
    after = play(position("a1 a2 a3 a4 a5 e1 e2 e3 e4", "d1"), "e5")
    assert after.to_json()["spent"]["row"] == ["a1", "a2", "a3", "a4", "a5", "e1", "e2", "e3", "e4", "e5"]


def test_C4_3_exchange_swaps_and_ends_the_turn() -> None:
    """C4.3: two neighbours trade places, and with the last exchange the turn ends."""
    after = play(position("a1 a2 a3 a4", "b2"), "a5", "a2~b2")
    json = after.to_json()
    assert (json["board"]["a2"], json["board"]["b2"]) == ("green", "brown")
    assert (json["phase"], json["turn"], json["player"], json["exchanges"]) == ("act", 2, 1, 0)
    assert json["spent"] == {"row": [], "rise": [], "fall": []}


def test_C4_4_cascade() -> None:
    """C4.4: an exchange that makes a line gives another exchange."""
    before = play(position("a1 a2 a3 a4 e1 e2 e3 e4 f6", "e5"), "a5")
    assert effects(before, "e5~f6") == [("C4.2", "effect-line"), ("C4.4", "effect-cascade")]
    after = play(before, "e5~f6")
    assert (after.exchanges, after.player) == (1, 0)
    assert after.to_json()["spent"]["row"] == ["a1", "a2", "a3", "a4", "a5", "e1", "e2", "e3", "e4", "e5"]


def test_C4_2_remade_line_is_spent() -> None:
    """C4.2: a line of this turn, broken and made again by exchanges, makes none."""
    two = play(position("a1 a2 a3 a4 b5 c5 d5 e5", "b1"), "a5")
    assert two.exchanges == 2
    broken = play(two, "a1~b1")
    assert broken.exchanges == 1
    assert play(broken, "a1~b1").phase == "act"


def test_C4_2_spent_is_as_the_line_was_when_made() -> None:
    """C4.2: spaces added to a line later in the turn are not spent."""
    now = play(position("a1 a2 a3 a4 b5 c5 d5 e5 g6", "f5", ""), "a5")
    longer = play(now, "f5~g6")
    assert longer.exchanges == 1
    assert "f5" not in longer.to_json()["spent"]["fall"]


def test_C4_5_done_gives_up() -> None:
    """C4.5: done ends the turn, whatever is in hand."""
    after = play(position("a1 a2 a3 a4 b5 c5 d5 e5", "b2"), "a5", "done")
    assert (after.phase, after.player, after.exchanges) == ("act", 1, 0)


def test_C4_5_exchanges_lapse_without_a_pair() -> None:
    """C4.5: with no pair to exchange the turn just ends."""
    before = position("a1 a2 a3 a4", "g9")
    assert play(before, "a5").player == 1
    assert effects(before, "a5")[-1] == ("C4.5", "effect-lapse")
    assert before.apply(before.parse("a5")) == play(before, "a5")


def test_C4_6_opponents_line_gives_nothing() -> None:
    """C4.6: an opponent's line that comes about in my turn gives nobody anything, now or later."""
    before = play(position("a1 a2 a3 a4 e5", "e1 e2 e3 e4 f6"), "a5")
    assert ("C4.6", "effect-line-idle") in effects(before, "e5~f6")
    after = play(before, "e5~f6")
    assert (after.phase, after.player) == ("act", 1)
    assert play(after, "e6").phase == "act"  # it stands at the start of the owner's turn


def test_C4_1_neutral_line_is_nobodys() -> None:
    """C4.1: five neutrals in a row are no line."""
    before = position("b2", "", "a1 a2 a3 a4", neutral=[4, 0])
    assert effects(before, "n:a5") == []


def test_C4_7_circle_comes_before_lines() -> None:
    """C4.7: a piece that completes circle and line ends the game, and no line counts."""
    now = position("d4 d5 e4 e6 f5 f7 f8 f9", "a1")
    after = play(now, "f6")
    assert after.over
    assert effects(now, "f6") == [("C2.2", "effect-circle")]


def test_exchanges_are_sorted_with_done_among_them() -> None:
    """Legal exchanges are in plain string order, `done` between d and e, also with numbers of two digits."""
    board = data("f1 f2 f3 f4 f9 d2 k11", "f10 e2 k10", side=6)
    now = play(GAME.load(board), "f5")
    assert texts(now) == sorted(texts(now))
    assert texts(now)[0] == "d2~e2"
    assert {"done", "f9~f10", "k10~k11"} <= set(texts(now))


@pytest.mark.slow
def test_lists_are_sorted_and_complete() -> None:
    """Legal moves come in code-point order in every position of random games, whatever the options."""
    for options in ({}, {"side": 6}, {"players": 3}, {"players": 4, "relocate": "any"}):
        for now in random_games(1, **options):
            assert texts(now) == sorted(texts(now))
            assert len(set(texts(now))) == len(now.legal())
            assert now.over or now.legal()
