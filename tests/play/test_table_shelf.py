"""Every game on the shelf at a table: whole games by chance, with its clock, nothing said about any game."""

from __future__ import annotations

import json
import random

import pytest

from preau.games.api import Game
from preau.play.clocks import ClockPlan
from preau.play.commands import AskUndo, Tick
from preau.play.events import from_json, to_json
from preau.play.fold import fold
from tests.play.hop import GAME
from tests.play.sitting import Sitting, replayed
from tests.support import shelf

ENOUGH = 250  # steps


@pytest.mark.parametrize("game", [*shelf(), GAME], ids=lambda game: game.name)
def test_a_game_at_a_table(game: Game) -> None:
    """Moves, timeouts and undos in any order: the log, through JSON, folds to the same table."""
    chance = random.Random(game.name)
    seats = int(next(option.default for option in game.options if option.name == "players"))
    clock = ClockPlan("sand", 60) if game.timed else ClockPlan("turn", 60)
    sitting = Sitting("p" * seats, clock, game, mode="same_screen")
    for _ in range(ENOUGH):
        sitting.go_on()
        table = sitting.table
        if table.status == "over":
            break
        due = table.deadline
        assert due is not None
        if game.timed and chance.random() < 0.05:
            sitting.do(Tick(), due[0] - sitting.now)
            assert sitting.do(Tick()) == ()
        elif len(table.history) and chance.random() < 0.05:
            back = chance.randrange(1, min(5, len(table.history)) + 1)
            sitting.do(AskUndo(table.position.player, len(table.history) - back))
        else:
            sitting.play(table.position.text(chance.choice(table.position.legal())), after=chance.randrange(1_000))
    log = [from_json(json.loads(json.dumps(to_json(event)))) for event in sitting.log]
    assert fold(log, game) == sitting.table
    assert list(sitting.table.history.positions())[-1] == sitting.table.position
    assert replayed(sitting.table.history).position == sitting.table.position
