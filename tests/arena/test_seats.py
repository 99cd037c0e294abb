"""Who sits where."""

from __future__ import annotations

from collections import Counter

import pytest

from preau.arena.seats import games_until_even, seats_of_game


@pytest.mark.parametrize(
    ("bots", "players"),
    [("ab", 2), ("abc", 2), ("abcd", 4), ("ab", 3), ("ab", 4), ("abc", 5), ("abcdef", 3), ("a", 3), ("abb", 3)],
)
def test_seats_are_even(bots: str, players: int) -> None:
    """After the even number of games, every bot has sat in every seat equally often."""
    games = [seats_of_game(bots, players, number) for number in range(games_until_even(bots, players))]
    sat = Counter((bot, seat) for game in games for seat, bot in enumerate(game))
    for bot in set(bots):
        assert len({sat[bot, seat] for seat in range(players)}) == 1, bot


def test_rotation() -> None:
    """Within a round everybody moves on by one seat; the next round has another order around the table."""
    first, second = ([seats_of_game("abc", 3, number) for number in numbers] for numbers in (range(3), range(3, 6)))
    assert first == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert set(first).isdisjoint(second)
    assert seats_of_game("abc", 3, 6) == first[0]


def test_every_pair_meets() -> None:
    """Two at a table, four bots: each of the six pairs plays both ways round."""
    assert games_until_even("abcd", 2) == 12
    assert len({seats_of_game("abcd", 2, number) for number in range(12)}) == 12


def test_one_against_two() -> None:
    """A bot named twice sits twice: one against two of the others."""
    assert {tuple(sorted(seats_of_game("abb", 3, number))) for number in range(12)} == {("a", "b", "b")}


def test_a_bot_alone_plays_itself() -> None:
    """One bot fills the table; of several, none is left among its like."""
    assert seats_of_game(["a"], 3, 1) == ("a", "a", "a")
    assert all(len(set(seats_of_game("aab", 2, number))) == 2 for number in range(8))


def test_a_ladder() -> None:
    """With `near`, only neighbours in the list meet, and everybody sits everywhere equally often."""
    games = [seats_of_game("abcd", 2, number, 1) for number in range(games_until_even("abcd", 2, 1))]
    assert sorted(games) == [("a", "b"), ("b", "a"), ("b", "c"), ("c", "b"), ("c", "d"), ("d", "c")]
    assert {frozenset(seats_of_game("abcd", 3, number, 2)) for number in range(99)} == {
        frozenset("abc"),
        frozenset("bcd"),
    }
