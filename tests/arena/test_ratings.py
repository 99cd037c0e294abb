"""What matches show: shares, ratings, intervals, and the table in the package."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from preau.arena.game import GameResult
from preau.arena.rating import rate_bots
from preau.arena.summary import Tally, likely_share, summarise_match
from preau.bots import ratings
from preau.bots.levels import BOTS
from preau.games import registry
from tests.arena.conftest import Play, match_of


def result(number: int, seats: str, *winners: int) -> GameResult:
    """A game of bots with names of one letter."""
    count = len(seats)
    return GameResult(
        number, number, tuple(seats), winners, (), ("N2",), 7, (3,) * count, (0.3,) * count, ({},) * count
    )  # fmt: skip


def won_with(tenths: int, games: int) -> list[GameResult]:
    """Games of which `a` wins so many tenths, in either seat."""
    seat_of_a = [number % 2 for number in range(games)]
    wins = [number // 2 % 10 < tenths for number in range(games)]
    return [
        result(number, "ba" if seat else "ab", seat if win else 1 - seat)
        for number, (seat, win) in enumerate(zip(seat_of_a, wins, strict=True))
    ]


def test_the_stronger_is_rated_higher() -> None:
    """Who wins seven games of ten is rated higher, beyond the intervals; twice gives the same numbers."""
    found = rate_bots(won_with(7, 100))
    assert found == rate_bots(won_with(7, 100))
    assert found["a"].low > found["b"].high
    assert found["a"].low < found["a"].rating < found["a"].high
    assert found["a"].rating + found["b"].rating == pytest.approx(50, abs=0.5)


def test_equals_are_rated_equal() -> None:
    """Draws leave everybody where they began; wins by turns do, within the interval."""
    drawn = rate_bots([result(number, "ab") for number in range(20)])
    assert drawn["a"].rating == drawn["b"].rating == 25
    turns = rate_bots([result(number, "ab", number % 2) for number in range(50)])
    assert turns["a"].low < 25 < turns["a"].high


def test_more_games_are_more_certain() -> None:
    """The interval narrows."""
    few, many = (rate_bots(won_with(6, games))["a"] for games in (20, 80))
    assert many.high - many.low < few.high - few.low


def test_winning_always_is_no_certainty() -> None:
    """Where one bot wins everything, the interval is the model's: not nothing."""
    found = rate_bots([result(number, "ab", 0) for number in range(30)])
    assert found["a"].high - found["a"].low > 5
    assert found["a"].low > found["b"].high


def test_a_bot_in_two_seats() -> None:
    """One against two of another, each winning its third: as strong as each other."""
    seats = ["abb", "bab", "bba"]
    games = [result(number, seats[number % 3], number // 3 % 3) for number in range(45)]
    found = rate_bots(games)
    assert found["a"].low < found["b"].rating < found["a"].high
    assert rate_bots([result(number, "aaa", 0) for number in range(5)]) == {}


def test_shares() -> None:
    """Wins and draws by bot and by seat; who beat whom."""
    games = [result(0, "ab", 0), result(1, "ba", 0), result(2, "ab"), result(3, "ba", 1)]
    summary = summarise_match(match_of("nim", "random", "greedy"), games)
    assert summary.seats == (Tally(4, 2, 1), Tally(4, 1, 1))
    named = [GameResult.from_json({**each.to_json(), "seats": [*map({"a": "random", "b": "greedy"}.get, each.seats)]})
             for each in games]  # fmt: skip
    summary = summarise_match(match_of("nim", "random", "greedy"), named)
    line = next(line for line in summary.bots if line.bot == "random")
    assert line.all == Tally(4, 2, 1)
    assert line.seats == (Tally(2, 1, 1), Tally(2, 1, 0))
    assert line.seconds == pytest.approx(0.1)
    duel = next(duel for duel in summary.duels if duel.bot == "random")
    assert (duel.games, duel.wins, duel.losses) == (4, 2, 1)
    assert summary.ends == {"N2": 4}


def test_wins_of_teams_count_for_both(play: Play) -> None:
    """Four at Cerocle are two teams: partners win together."""
    summary = summarise_match(match := match_of("cerocle", "random", players=4), play(match, 4))
    assert summary.seats[0] == summary.seats[2]
    assert summary.seats[1] == summary.seats[3]


def test_likely_shares() -> None:
    """Wilson's interval, against values worked out elsewhere."""
    assert likely_share(0, 0) == (0, 1)
    assert likely_share(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert likely_share(0, 20)[0] == 0
    assert 0.1 < likely_share(0, 20)[1] < 0.2


def test_json_is_read_back_as_a_table(play: Play) -> None:
    """What `--json` writes is what the package stores and reads."""
    summary = summarise_match(match := match_of("nim", "random", "greedy"), play(match, 4))
    data = json.loads(json.dumps(summary.to_json("2026-05-31")))
    table = ratings.read_ratings(data)
    assert (table.game, table.players, table.games, table.date) == ("nim", 2, 4, "2026-05-31")
    assert [line.bot for line in table.lines] == [line.bot for line in summary.bots]
    assert table.of("greedy") in table.lines
    assert table.of("nobody") is None
    assert table.command == "preau arena nim --bots random,greedy --games 4 --players 2 --seed 1"


@pytest.mark.parametrize("game", registry.names())
def test_stored_tables_are_sound(game: str) -> None:
    """Every table in the package is sorted, within its intervals, and says how it was made."""
    for players in ratings.sizes_measured(game):
        table = ratings.ratings_of(game, players)
        assert table is not None
        assert (table.game, table.players) == (game, players)
        assert table.command.startswith(f"preau arena {game} ")
        assert all(line.low <= line.rating <= line.high for line in table.lines)
        assert all(higher.rating >= lower.rating for higher, lower in pairwise(table.lines))


@pytest.mark.parametrize("game", ["cerocle", "recess"])
def test_every_bot_of_our_games_is_rated_at_every_table(game: str) -> None:
    """A person who chooses a level reads how strong it was measured to be among so many."""
    sizes = next(option.values for option in registry.game(game).options if option.name == "players")
    assert ratings.sizes_measured(game) == tuple(map(int, sizes))
    for players in ratings.sizes_measured(game):
        table = ratings.ratings_of(game, players)
        assert table is not None
        assert {line.bot for line in table.lines} == set(BOTS)
    assert ratings.ratings_of(game) == ratings.ratings_of(game, ratings.sizes_measured(game)[0])


def test_a_size_that_was_not_measured() -> None:
    """It has no ratings; who must have some takes those of the nearest."""
    assert ratings.sizes_measured("nim") == ()
    assert ratings.ratings_of("nim") is None
    assert ratings.ratings_of("nim", 2) is None
    assert ratings.nearest_ratings("nim", 2) is None
    assert ratings.ratings_of("cerocle", 9) is None
    assert ratings.nearest_ratings("cerocle", 9) is ratings.ratings_of("cerocle", 4)
