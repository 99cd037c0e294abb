"""The shelf, and what a game of ours must bring along."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import preau
from preau.games import registry
from preau.games.api import Game, OptionError
from preau.words import LANGUAGES
from tests.support import languages, shelf

GOLDEN = Path(__file__).parents[1] / "golden"
OURS = [game for game in shelf() if game.package.startswith("preau.")]
each_of_ours = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def test_shelf() -> None:
    """Our games are on the shelf, and so is the one from outside."""
    assert {"cerocle", "nim", "recess"} <= set(registry.names())
    assert registry.names() == sorted(preau.games())


def test_unknown_game() -> None:
    """A game that is not there is refused, with those that are."""
    with pytest.raises(OptionError, match="recess"):
        registry.game("chess")


@each_of_ours
def test_golden_files(game: Game) -> None:
    """A game of ours has counted positions and whole games to be compared with."""
    perft = json.loads((GOLDEN / game.name / "perft.json").read_text("utf-8"))
    assert perft
    assert list((GOLDEN / game.name / "playthroughs").glob("*.txt"))


@each_of_ours
def test_all_languages(game: Game) -> None:
    """A game of ours speaks all the table's languages."""
    assert languages(game) == list(LANGUAGES)
