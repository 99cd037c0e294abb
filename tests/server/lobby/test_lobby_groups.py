"""Who fits with whom: the game, the size, clocks and strengths that come nearer with time, and who is not to meet."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preau.games import registry
from preau.games.api import TableRefused
from preau.play.clocks import ClockPlan
from preau.server.lobby.groups import (
    BOTS_MS,
    WIDE_CLOCK_MS,
    Group,
    Seek,
    clock_key,
    fair_chairs,
    fit,
    form_groups,
    read_clock,
)
from preau.server.lobby.seeks import make_names_distinct

QUICK, SLOW, POST = ClockPlan("bank", 300, 5), ClockPlan("bank", 1800, 15), ClockPlan("days", 86_400, 0)


def seek(number: int, **changes: object) -> Seek:
    plain = Seek(f"s{number}", f"g{number}", "Ann", "", False, "recess", (3, 4, 5), QUICK, False, None, number, number)
    return replace(plain, **changes)  # type: ignore[arg-type]


def ids(groups: list[Group]) -> list[set[str]]:
    return [{each.id for each in group.seeks} for group in groups]


def test_teams_are_as_equal_as_can_be() -> None:
    """In Cerocle with four, the strongest plays with the weakest; elsewhere the lot alone decides who sits where."""
    strengths = (34.0, 22.0, 30.0, None)  # the last is new here, and counts as 25
    four = Group(tuple(seek(n, rating=rating, sizes=(4,)) for n, rating in enumerate(strengths)), 4)
    for number in range(20):
        chairs = fair_chairs(four, registry.game("cerocle"), Random(number))
        assert sorted(chairs) == [0, 1, 2, 3]
        assert chairs[0] % 2 == chairs[1] % 2  # 56 against 55
    two = Group(four.seeks[:2], 4)  # 56 against two bots is nearer than 59 against 47
    assert all(len({c % 2 for c in fair_chairs(two, registry.game("cerocle"), Random(n))}) == 1 for n in range(9))
    seats = {fair_chairs(Group(four.seeks[:3], 3), registry.game("cerocle"), Random(n)) for n in range(60)}
    assert len(seats) == 6


def test_the_largest_table_that_people_can_fill() -> None:
    assert form_groups([seek(1), seek(2)], 0) == []
    (four,) = form_groups([seek(number) for number in range(4)], 0)
    assert (four.size, len(four.seeks)) == (4, 4)
    seven = form_groups([seek(number) for number in range(7)], 0)
    assert [group.size for group in seven] == [5]  # two are left, and wait


def test_rated_and_casual_do_not_fit() -> None:
    """And no bot sits down with those who want to be rated, however long they wait."""
    rated = [seek(number, rated=True, bots=True) for number in (1, 3)]
    assert ids(form_groups([*rated, seek(2), seek(4)], 0)) == []
    assert form_groups(rated, BOTS_MS * 9) == []
    assert ids(form_groups([*rated, seek(2), seek(5, rated=True)], 0)) == [{"s1", "s3", "s5"}]


def test_another_game_or_size_does_not_fit() -> None:
    threes = [seek(1, sizes=(3,)), seek(2, sizes=(3,)), seek(3, sizes=(4,)), seek(4, game="cerocle", sizes=(3,))]
    assert form_groups(threes, 0) == []
    assert ids(form_groups([*threes, seek(5)], 0)) == [{"s1", "s2", "s5"}]


def test_clocks_come_nearer_with_time_but_post_is_post() -> None:
    one, other, post = seek(0, clock=QUICK), seek(0, id="x", guest="x", clock=SLOW), seek(0, guest="y", clock=POST)
    assert not fit(one, other, WIDE_CLOCK_MS - 1)
    assert fit(one, other, WIDE_CLOCK_MS)
    assert not fit(one, post, 10**9)


def test_strengths_come_nearer_with_time() -> None:
    weak, strong = seek(0, rating=25.0), seek(0, guest="x", rating=35.0)
    assert not fit(weak, strong, 19_000)
    assert fit(weak, strong, 20_000)
    assert fit(weak, replace(strong, rating=9000.0), 60_000)
    assert fit(weak, replace(strong, rating=None), 0)


def test_who_is_not_to_meet_does_not() -> None:
    pair = [seek(1, game="cerocle", sizes=(2,)), seek(2, game="cerocle", sizes=(2,))]
    assert form_groups(pair, 0)
    assert form_groups(pair, 0, {frozenset(("g1", "g2"))}) == []
    assert form_groups([pair[0], replace(pair[1], guest="g1")], 0) == []  # nobody meets themselves


def test_bots_fill_up_for_those_who_agreed_after_a_while() -> None:
    two = [seek(0, bots=True), seek(0, id="x", guest="x", bots=True)]
    assert form_groups(two, BOTS_MS - 1) == []
    (group,) = form_groups(two, BOTS_MS)
    assert (group.size, len(group.seeks)) == (3, 2)
    assert form_groups([two[0], replace(two[1], bots=False)], 10**9) == []
    assert form_groups(two[:1], 10**9) == []  # who is alone is asked first


@given(st.lists(st.tuples(st.integers(0, 5), st.sets(st.integers(2, 5), min_size=1), st.booleans(), st.booleans())))
def test_nobody_is_twice_and_every_table_is_right(drawn: list[tuple[int, set[int], bool, bool]]) -> None:
    """Whoever looks: groups are as large as their table or agreed to bots, all fit with all, and nobody is in two."""
    now = 30_000
    seeks = [
        seek(number, guest=f"g{guest}", sizes=tuple(sorted(sizes)), bots=bots, clock=QUICK if quick else SLOW)
        for number, (guest, sizes, bots, quick) in enumerate(drawn)
    ]
    groups = form_groups(seeks, now)
    seen = [each.id for group in groups for each in group.seeks]
    assert len(seen) == len(set(seen))
    for group in groups:
        assert all(group.size in each.sizes for each in group.seeks)
        assert len(group.seeks) == group.size or all(each.bots for each in group.seeks)
        assert all(fit(one, other, now) for one in group.seeks for other in group.seeks if one is not other)


def test_clocks_as_text() -> None:
    game = registry.game("cerocle")
    assert read_clock(clock_key(QUICK), game) == QUICK
    for text in (
        "",
        "bank",
        "bank-300",
        "bank--5-1",
        "sun-1-1",
        "bank-1-1",
        "sand-30-0",
        "days-1-0",
        "bank-9999999999999999999999-1",
    ):
        with pytest.raises(TableRefused):
            read_clock(text, game)


def test_nobody_goes_by_anothers_name() -> None:
    assert make_names_distinct(["Ann", "ann", "Bob", "Ann 2"]) == ["Ann", "ann 2", "Bob", "Ann 2 2"]
