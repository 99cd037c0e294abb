"""The games' evaluations: shares of the win at a glance, at every position of every game that has one."""

from __future__ import annotations

import random

import pytest

from preau.bots.judge import evaluation_of
from preau.games.api import Game
from preau.games.cerocle import GAME as CEROCLE
from preau.games.recess import GAME as RECESS


@pytest.mark.parametrize(
    ("game", "players"),
    [(CEROCLE, 2), (CEROCLE, 3), (CEROCLE, 4), (RECESS, 3), (RECESS, 4), (RECESS, 5)],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)
def test_shares_are_not_negative_and_sum_to_one(game: Game, players: int) -> None:
    evaluate = evaluation_of(game.package)
    assert evaluate is not None
    chance, position = random.Random(5), game.new(players=players)
    for _ in range(600):
        position = position.apply(chance.choice(position.legal()))
        if position.over:
            position = game.new(players=players)
        shares = evaluate(position)
        assert len(shares) == players
        assert min(shares) >= 0
        assert sum(shares) == pytest.approx(1)


def test_a_team_shares_alike() -> None:
    evaluate = evaluation_of(CEROCLE.package)
    assert evaluate is not None
    shares = evaluate(CEROCLE.new(players=4).play("e5")[0])
    assert shares[0] == shares[2] > shares[1] == shares[3]


def test_a_game_may_have_none() -> None:
    assert evaluation_of("tests.play") is None
