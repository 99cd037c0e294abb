"""C1: the board."""

import pytest

from preau.games.cerocle.position import CeroclePosition
from preau.games.cerocle.rules.board import board, members, spots, union
from tests.games.cerocle.positions import EXAMPLE, position


@pytest.mark.parametrize(("side", "spaces", "circles", "centre"), [(5, 61, 37, "e5"), (6, 91, 61, "f6")])
def test_C1_1_C2_1_size(side: int, spaces: int, circles: int, centre: str) -> None:
    """C1.1, C2.1: 61 or 91 spaces; all but those on the rim have a circle around them."""
    table = board(side)
    assert (len(table.names), len(table.circles)) == (spaces, circles)
    assert table.ring.bit_count() == 12
    assert table.neighbours[table.index[centre]].bit_count() == 6


def test_C1_2_coordinates() -> None:
    """C1.2: rows begin and end where the law says, and board order is row by row."""
    names = [board(5).names[space] for space in board(5).order]
    assert names[:6] == ["a1", "a2", "a3", "a4", "a5", "b1"]
    assert {"e1", "e9", "f2", "i5"} <= set(names)
    assert not {"f1", "a6", "i4", "e10"} & set(names)


def test_C1_2_numbers_count_as_numbers_in_board_order() -> None:
    """C1.2: f10 comes after f9 on the board, but before it as plain text."""
    table = board(6)
    names = [table.names[space] for space in table.order]
    assert names.index("f10") == names.index("f9") + 1
    assert table.index["f10"] < table.index["f2"]


def test_C1_2_neighbours() -> None:
    """C1.2: the six neighbours of the centre, and the three of a corner."""
    table = board(5)
    assert table.names_of(table.neighbours[table.index["e5"]]) == ["d4", "d5", "e4", "e6", "f5", "f6"]
    assert table.names_of(table.neighbours[table.index["a1"]]) == ["a2", "b1", "b2"]


def test_sets() -> None:
    """A set of spaces lists its members in order."""
    assert members(union([60, 3, 17])) == [3, 17, 60]
    assert spots(union([90, 0])) == bytes([0, 90])


def test_C1_3_C1_4_first_position() -> None:
    """C1.3, C1.4: reserves by number of players; seat 0 begins."""
    reserves = {2: [(20, 4)] * 2, 3: [(17, 0)] * 3, 4: [(10, 2)] * 4}
    for players, expected in reserves.items():
        start = CeroclePosition.game.new(players=players).to_json()
        assert [(each["own"], each["neutral"]) for each in start["reserves"]] == expected
        assert (start["turn"], start["player"], start["phase"], start["board"]) == (1, 0, "act", {})


def test_example_of_the_law() -> None:
    """The position printed in the law loads and comes back word for word."""
    assert CeroclePosition.game.load(EXAMPLE).to_json() == EXAMPLE


def test_C1_4_turns_go_round() -> None:
    """C1.4: with three players the third plays white, like any colour."""
    third = position(players=3, turn=3, brown="a1", green="a2")
    assert third.play("e5")[0].to_json()["board"]["e5"] == "white"
    assert third.play("e5")[0].player == 0
