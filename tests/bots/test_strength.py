"""Short matches, the same in every run: who thinks more wins more. Larger ones are the arena's."""

from __future__ import annotations

import pytest

from preau.bots import Budget, choose
from preau.games.api import Game, Position
from preau.games.cerocle import GAME as CEROCLE
from preau.games.recess import GAME as RECESS


def share_of_wins(game: Game, players: int, bot: str, others: str, games: int, simulations: int) -> float:
    """What share of the wins one bot takes against others, moving on a seat with each game."""
    won = 0.0
    for number in range(games):
        seat = number % players
        position: Position = game.new(players=players)
        decisions = 0
        while not position.over:
            name = bot if position.player == seat else others
            seed = 1000 * number + decisions
            choice = choose(position, name, seed=seed, budget=Budget(simulations=simulations))
            position = position.apply(position.parse(choice.move))
            decisions += 1
        winners = position.outcome.winners if position.outcome else ()
        won += 1 / len(winners) if seat in winners else 0.0
    return won / games


@pytest.mark.parametrize(
    ("game", "players", "bot", "others", "games", "simulations", "least"),
    [
        (CEROCLE, 2, "5", "random", 6, 40, 1.0),
        (RECESS, 3, "5", "random", 3, 40, 1.0),
        (CEROCLE, 3, "5", "random", 3, 40, 1.0),
        (CEROCLE, 2, "greedy", "random", 6, 40, 1.0),
        (RECESS, 3, "greedy", "random", 6, 40, 0.8),
        (CEROCLE, 2, "6", "greedy", 6, 300, 0.8),
        (CEROCLE, 2, "3", "1", 6, 100, 0.8),
        (CEROCLE, 2, "5", "2", 6, 100, 0.8),
        (CEROCLE, 2, "7", "4", 4, 300, 0.8),
        (RECESS, 3, "3", "1", 6, 100, 0.5),  # an equal would take a third
    ],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)
def test_the_stronger_wins(
    game: Game, players: int, bot: str, others: str, games: int, simulations: int, least: float
) -> None:
    assert share_of_wins(game, players, bot, others, games, simulations) >= least
