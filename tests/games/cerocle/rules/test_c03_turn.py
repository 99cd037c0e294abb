"""C3: a turn."""

import pytest

from preau.games.api import NotationError
from tests.games.cerocle.positions import TEN_BROWN, play, position, relocating, texts


def test_C3_1_placing_own_or_neutral_on_any_empty_space() -> None:
    """C3.1: while the reserve is not empty, every empty space is offered for each kind of piece in it."""
    now = position("e5", "d4", neutral=[4, 4])
    assert len(now.legal()) == 2 * 59
    assert texts(now) == sorted(texts(now))
    only_neutrals = position(TEN_BROWN, players=4, own=[0, 10, 10, 10], neutral=[8, 0, 0, 0])
    assert all(text.startswith("n:") for text in texts(only_neutrals))


def test_C3_2_empty_reserve_relocates_or_takes() -> None:
    """C3.2: with an empty reserve there are relocations and takings, and nothing else."""
    now = relocating()
    assert {("-" in text, text[0] == "x") for text in texts(now)} == {(True, False), (False, True)}
    assert len(now.legal()) == 11 * 40 + 1


def test_C3_2_pieces_that_come_back_are_placed_again() -> None:
    """C3.2: a player who gets pieces back places again."""
    now = relocating(brown="e4 a2 a4 a5 c7 d8 e9 g3 h4 i5")
    after = play(now, "xe5", "b1-c2", "g5", "f2")
    assert after.to_json()["reserves"][0] == {"own": 1, "neutral": 0}
    assert all(len(text) == 2 for text in texts(after))


def test_C3_4_fair_start() -> None:
    """C3.4: with start=fair the first piece, own or neutral, goes two steps from the centre, the second anywhere."""
    start = position(start="fair", neutral=[4, 4])
    ring = ["c3", "c4", "c5", "d3", "d6", "e3", "e7", "f4", "f7", "g5", "g6", "g7"]
    assert texts(start) == sorted([*ring, *(f"n:{space}" for space in ring)])
    assert "e5" in texts(play(start, "c3"))


def test_C3_4_fair_start_is_about_the_first_piece_alone() -> None:
    """C3.4: a board emptied by a taking is not a start."""
    assert len(position(start="fair", turn=3, taken=[["white"], []]).legal()) == 61


def test_C3_3_no_passing() -> None:
    """C3.3: every turn is an action; there is no text for passing, and none is among the legal moves."""
    for now in (position(), relocating()):
        assert "pass" not in texts(now)
        assert "done" not in texts(now)
        with pytest.raises(NotationError):
            now.play("pass")
