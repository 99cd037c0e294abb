"""What tables are worth, and what decides between equals."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from preau.pairings.standings import (
    POINT,
    ROUND_ROBIN_TIE_BREAKS,
    SWISS_TIE_BREAKS,
    FinishedTable,
    standings,
)

pods = st.lists(st.sampled_from("abcdefgh"), min_size=2, max_size=5, unique=True).map(tuple)


@given(pods, st.data())
def test_a_table_is_worth_one_point(pod: tuple[str, ...], data: st.DataObject) -> None:
    """Whoever won or came: the point is shared, and none is left or made, unless nobody came."""
    winners = tuple(data.draw(st.lists(st.sampled_from(pod), unique=True)))
    absent = tuple(data.draw(st.lists(st.sampled_from(pod), unique=True)))
    table = FinishedTable(pod, winners, absent)
    total = sum(map(table.points, pod))
    assert all(table.points(player) == 0 for player in absent)
    nobody = set(winners) <= set(absent) if winners else set(pod) == set(absent)
    assert total == (0 if nobody else POINT)


def test_a_bye_is_an_equal_share() -> None:
    rows = standings("abc", [FinishedTable(("a", "b"), ("a",))], ["c"], SWISS_TIE_BREAKS, size=2, seed="s")
    assert [(row.player, row.points, row.byes) for row in rows] == [("a", 60, 0), ("c", 30, 1), ("b", 0, 0)]


def test_the_harder_way_counts_more() -> None:
    played = [FinishedTable(("a", "c"), ("a",)), FinishedTable(("b", "d"), ("b",)), FinishedTable(("c", "e"), ("c",))]
    rows = standings("abcde", played, [], SWISS_TIE_BREAKS, size=2, seed="s")
    assert rows[0].player == "a"  # beat somebody who has a point
    assert [row.place for row in rows] == [1, 2, 3, 4, 5]


def test_who_beat_the_other_comes_first() -> None:
    winners = {"ab": "b", "ac": "a", "bc": "c", "ad": "a", "bd": "b", "cd": "d"}
    played = [FinishedTable(tuple(pair), (winner,)) for pair, winner in winners.items()]
    rows = standings("abcd", played, [], ROUND_ROBIN_TIE_BREAKS, size=2, seed="s")
    assert [row.player for row in rows][:2] == ["b", "a"]


@given(st.text(max_size=5))
def test_the_lot_is_the_same_for_everybody(seed: str) -> None:
    first = standings("abcd", [], [], SWISS_TIE_BREAKS, size=2, seed=seed)
    again = standings("dcba", [], [], SWISS_TIE_BREAKS, size=2, seed=seed)
    assert [row.player for row in first] == [row.player for row in again]
