"""What every game must keep, with no list of exceptions: a class of tests to run over any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from preau.games import registry
from preau.testing.bot_tests import BotTests
from preau.testing.move_tests import MoveTests
from preau.testing.plugin import games_asked_for
from preau.testing.position_tests import PositionTests
from preau.testing.random_games import variants_of
from preau.testing.scene_tests import SceneTests
from preau.testing.word_tests import WordTests


class Conformance(PositionTests, MoveTests, SceneTests, WordTests, BotTests):
    """The whole suite. Derive a class `Test…` from it and name your games there; without names it is for all found."""

    games: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every test for each game, or for each game with each of its options."""
        names = self.games or games_asked_for(metafunc.config) or registry.names()
        games = [registry.game(name) for name in names]
        if "variant" in metafunc.fixturenames:
            variants = [variant for game in games for variant in variants_of(game)]
            metafunc.parametrize("variant", variants, ids=str)
        elif "game" in metafunc.fixturenames:
            metafunc.parametrize("game", games, ids=lambda game: game.name)
