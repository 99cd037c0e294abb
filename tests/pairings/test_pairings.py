"""Who meets whom: nobody twice in a round, fair byes and seats, nobody again while that can be avoided."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from preau.pairings.arena import PATIENCE_MS, WaitingPlayer, pair_free
from preau.pairings.graph import NOBODY, enlarge_matching
from preau.pairings.knock_out import first_line, line_round, next_line
from preau.pairings.ladder import climb, within_reach
from preau.pairings.round_robin import berger_round, plan_rounds, rounds_needed
from preau.pairings.rounds import Round, RoundsPlayed, pod_sizes
from preau.pairings.swiss import pair_round, standing_order

SIZES = st.integers(2, 5)


def names(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def check_round(found: Round, players: list[str], size: int, least: int) -> None:
    """Everybody once, at tables of the sizes that are allowed."""
    assert sorted([*(player for pod in found.pods for player in pod), *found.byes]) == sorted(players)
    assert all(least <= len(pod) <= size for pod in found.pods)


def seat_spread(past: RoundsPlayed, size: int) -> int:
    """How much more often, at most, somebody sat in one seat than in another."""
    sat = [[counts[seat] for seat in range(size)] for counts in past.seats.values()]
    return max((max(each) - min(each) for each in sat), default=0)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 60), SIZES, st.data())
def test_table_sizes_leave_as_few_over_as_can_be(players: int, size: int, data: st.DataObject) -> None:
    least = data.draw(st.integers(2, size))
    sizes = pod_sizes(players, size, least)
    assert all(least <= each <= size for each in sizes)
    assert max(sizes, default=0) - min(sizes, default=0) <= 1
    sums = {0}
    for _ in range(players // least):
        sums |= {sofar + each for sofar in sums for each in range(least, size + 1) if sofar + each <= players}
    assert sum(sizes) == max(sums)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 30), SIZES, st.integers(1, 9), st.randoms(use_true_random=False), st.data())
def test_swiss(count: int, size: int, rounds: int, chance: random.Random, data: st.DataObject) -> None:
    """Whatever the results: everybody once a round, byes differ by one at most, nobody keeps the same seat."""
    least = data.draw(st.integers(2, size))
    players, past = names(count), RoundsPlayed()
    scores = dict.fromkeys(players, 0)
    for number in range(rounds):
        found = pair_round(standing_order(scores, str(number)), past, size=size, least=least, seed=str(number))
        check_round(found, players, size, least)
        past.add(found)
        for pod in found.pods:
            scores[chance.choice(pod)] += 60
    byes = [past.byes[player] for player in players]
    assert max(byes) - min(byes) <= 1
    if least == size:
        assert seat_spread(past, size) <= 3


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 8), st.integers(1, 8), st.randoms(use_true_random=False))
def test_two_never_meet_again_while_it_can_be_avoided(count: int, rounds: int, chance: random.Random) -> None:
    """Held against trying everything: every way to pair everybody, with every fair choice of who sits out."""
    players, past = names(count), RoundsPlayed()
    for number in range(rounds):
        order = chance.sample(players, count)
        found = pair_round(order, past, size=2, seed=str(number))
        again = sum(map(past.repeats, found.pods))
        fewest = min(past.byes[player] for player in players)
        outs = [player for player in players if past.byes[player] == fewest] if count % 2 else [""]
        possible = any(can_pair([each for each in players if each != out], past) for out in outs)
        assert (again == 0) == possible
        past.add(found)


def can_pair(players: list[str], past: RoundsPlayed) -> bool:
    if not players:
        return True
    first, *others = players
    return any(
        can_pair([each for each in others if each != other], past) for other in others if not past.met[first][other]
    )


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([(3, 6), (3, 9), (4, 8)]), st.integers(1, 5), st.randoms(use_true_random=False))
def test_small_pods_never_meet_again_while_it_can_be_avoided(
    shape: tuple[int, int], rounds: int, chance: random.Random
) -> None:
    size, count = shape
    players, past = names(count), RoundsPlayed()
    for number in range(rounds):
        found = pair_round(chance.sample(players, count), past, size=size, seed=str(number))
        assert (sum(map(past.repeats, found.pods)) == 0) == can_seat(players, size, past)
        past.add(found)


def can_seat(players: list[str], size: int, past: RoundsPlayed) -> bool:
    if not players:
        return True
    return any(
        can_seat([each for each in players[1:] if each not in others], size, past)
        for others in combinations(players[1:], size - 1)
        if not past.repeats((players[0], *others))
    )


@settings(max_examples=12, deadline=None)
@given(st.sampled_from([(4, 28), (4, 40), (5, 30), (5, 40)]), st.integers(4, 7), st.randoms(use_true_random=False))
def test_larger_pods_meet_nobody_again_where_few_ways_are_left(
    shape: tuple[int, int], others: int, chance: random.Random
) -> None:
    """Everybody has met everybody, but for the meetings of some rounds that were never played: any of them would do."""
    size, count = shape
    players, past = names(count), RoundsPlayed()
    fresh = set[frozenset[str]]()
    for _ in range(others):
        hidden = chance.sample(players, count)
        for first in range(0, count, size):
            fresh |= {frozenset(pair) for pair in combinations(hidden[first : first + size], 2)}
    for one, other in combinations(players, 2):
        if frozenset((one, other)) not in fresh:
            past.met[one][other] = past.met[other][one] = 1
    found = pair_round(chance.sample(players, count), past, size=size)
    check_round(found, players, size, size)
    assert sum(map(past.repeats, found.pods)) == 0


@pytest.mark.parametrize(("size", "count"), [(3, 60), (4, 80), (5, 100)])
def test_large_fields_meet_nobody_twice(size: int, count: int) -> None:
    players, past = names(count), RoundsPlayed()
    scores, chance = dict.fromkeys(players, 0), random.Random(7)
    for number in range(6):
        found = pair_round(standing_order(scores, str(number)), past, size=size, seed=str(number))
        assert sum(map(past.repeats, found.pods)) == 0
        past.add(found)
        for pod in found.pods:
            scores[chance.choice(pod)] += 60
    assert seat_spread(past, size) <= 2


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 30))
def test_berger(count: int) -> None:
    """Everybody meets everybody once, nobody sits out twice, and seats differ by one at most; twice round, by none."""
    players = names(count)
    rounds = rounds_needed(count, 2)
    for cycles in (1, 2):
        past = RoundsPlayed()
        for number in range(cycles * rounds):
            found = berger_round(players, number)
            check_round(found, players, 2, 2)
            past.add(found)
        assert {past.met[one][other] for one, other in combinations(players, 2)} == {cycles}
        assert seat_spread(past, 2) <= (1 if cycles == 1 and count % 2 == 0 else 0)
        assert len({past.byes[player] for player in players}) == 1


@pytest.mark.parametrize("size", [3, 4, 5])
def test_a_square_of_players_meets_exactly_once(size: int) -> None:
    players = names(size * size)
    past = RoundsPlayed.of(plan_rounds(players, size + 1, RoundsPlayed(), size=size))
    assert {past.met[one][other] for one, other in combinations(players, 2)} == {1}
    assert seat_spread(past, size) <= 1


@settings(max_examples=4, deadline=None)
@given(st.integers(6, 16), st.integers(3, 5), st.integers(0, 10**6))
def test_plans_are_balanced(count: int, size: int, seed: int) -> None:
    players = names(count)
    plan = plan_rounds(players, rounds_needed(count, size), RoundsPlayed(), size=size, seed=str(seed))
    past = RoundsPlayed.of(plan)
    for each in plan:
        check_round(each, players, size, size)
    byes = [past.byes[player] for player in players]
    assert max(byes) - min(byes) <= 1
    assert seat_spread(past, size) <= 2
    met = Counter(past.met[one][other] for one, other in combinations(players, 2))
    if count >= 2 * size:  # where there is any choice
        assert max(met) <= 3
        assert met[1] + met[2] > met[0] + met[3]
    assert plan == plan_rounds(players, rounds_needed(count, size), RoundsPlayed(), size=size, seed=str(seed))


def test_a_plan_goes_on_from_what_was() -> None:
    """Somebody leaves after two rounds: the rest is planned for those who stay, with those whom they have not met."""
    players = names(12)
    past = RoundsPlayed.of(plan_rounds(players, 2, RoundsPlayed(), size=3, seed="a"))
    stay = players[:-3]
    rest = plan_rounds(stay, 2, past, size=3, seed="b")
    assert all(sum(map(past.repeats, each.pods)) <= 1 for each in rest)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 9), st.data())
def test_matching_is_as_large_as_can_be(count: int, data: st.DataObject) -> None:
    pairs = list(combinations(range(count), 2))
    edges = data.draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    neighbours = [[b if a == n else a for a, b in edges if n in (a, b)] for n in range(count)]
    mates = [NOBODY] * count
    enlarge_matching(neighbours, mates)
    assert all(mate == NOBODY or (mates[mate] == n and mate in neighbours[n]) for n, mate in enumerate(mates))

    def largest(free: frozenset[int]) -> int:
        ways = [1 + largest(free - {a, b}) for a, b in edges if a in free and b in free and a == min(free)]
        return max([*ways, largest(free - {min(free)}) if len(free) > 1 else 0], default=0)

    assert sum(mate != NOBODY for mate in mates) // 2 == largest(frozenset(range(count)))


def test_arena_pairs_who_is_free_and_not_the_same_two_again() -> None:
    free = [WaitingPlayer("a", 0, 60), WaitingPlayer("b", 0, 60), WaitingPlayer("c", 0, 0), WaitingPlayer("d", 0, 0)]
    last = {"a": ("a", "b"), "b": ("a", "b"), "c": ("c", "d"), "d": ("c", "d")}
    pods = pair_free(free, last, RoundsPlayed(), 0, size=2)
    assert {frozenset(pod) for pod in pods} == {frozenset("ac"), frozenset("bd")}
    alone = free[:2]
    assert pair_free(alone, last, RoundsPlayed(), PATIENCE_MS - 1, size=2) == ()
    assert len(pair_free(alone, last, RoundsPlayed(), PATIENCE_MS, size=2)) == 1
    assert pair_free(free[:1], {}, RoundsPlayed(), PATIENCE_MS, size=2) == ()
    three = [WaitingPlayer(each, 0, 0) for each in "abc"]
    assert pair_free(three, {}, RoundsPlayed(), 0, size=4, least=3) == ()  # a fourth may come
    assert [len(pod) for pod in pair_free(three, {}, RoundsPlayed(), PATIENCE_MS, size=4, least=3)] == [3]


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 70), st.randoms(use_true_random=False))
def test_knock_out_leaves_one(count: int, chance: random.Random) -> None:
    players, past = names(count), RoundsPlayed()
    line = first_line(players)
    assert {player for player in line if player} == set(players)
    rounds = 0
    while sum(map(bool, line)) > 1:
        found = line_round(line, past)
        assert not rounds or not found.byes  # only the first round has empty places
        check_round(found, [player for player in line if player], 2, 2)
        if not rounds:
            assert found.byes == tuple(sorted(found.byes, key=line.index))
            assert set(found.byes) == set(players[: len(line) - count])  # the strongest
        past.add(found)
        line = next_line(line, {chance.choice(pod) for pod in found.pods})
        rounds += 1
    assert rounds == (count - 1).bit_length()


def test_the_two_strongest_meet_last() -> None:
    line = first_line(names(8))
    assert {line.index("p0") // 4, line.index("p1") // 4} == {0, 1}
    assert line_round(line, RoundsPlayed()).pods[0] in {("p0", "p7"), ("p7", "p0")}


def test_ladder() -> None:
    order = tuple("abcdef")
    assert within_reach(order, "e", 3) == ("d", "c", "b")
    assert within_reach(order, "a", 3) == ()
    assert climb(order, "e", {"b"}) == tuple("aebcdf")
    assert climb(order, "e", {"c", "d"}) == tuple("abecdf")
    assert climb(order, "b", {"e"}) == order  # who stands below is no step up
    assert climb(order, "e", set()) == order
