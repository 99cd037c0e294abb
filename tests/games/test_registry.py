"""The shelf, and what a game of ours must bring along."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import preau
import preau.games.api as by_its_whole_name
from preau.games import api, registry
from preau.games.api import Game, OptionError
from preau.games.registry import BrokenGame, UnknownGame
from preau.testing.sentences import languages
from preau.words import LANGUAGES
from tests.support import shelf

GOLDEN = Path(__file__).parents[1] / "golden"
OURS = [game for game in shelf() if game.package.startswith("preau.")]
each_of_ours = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def test_shelf() -> None:
    """Our games are on the shelf, and so is the one from outside."""
    assert {"cerocle", "nim", "recess"} <= set(registry.names())
    assert registry.names() == sorted(preau.shelf())


def test_unknown_game() -> None:
    """A game that is not there is refused, with those that are."""
    with pytest.raises(OptionError, match="recess") as caught:
        registry.game("chess")
    assert type(caught.value) is UnknownGame
    assert not registry.is_installed("chess")


def test_modules_are_imported_by_their_whole_name() -> None:
    """`import preau.games.api as api` works: nothing in the front door hides the package of that name."""
    assert by_its_whole_name is api
    for name in preau.__all__:
        assert not (Path(preau.__file__).parent / name).exists()


def test_broken_games_take_no_other_with_them(broken_games: dict[str, str]) -> None:
    """A game that cannot be loaded is told apart from the others, with the reason in one line; they live on."""
    assert registry.broken_games() == broken_games
    assert {"cerocle", "nim", "recess"} <= set(registry.names())
    assert not set(broken_games) & set(registry.names())
    for name, reason in broken_games.items():
        assert registry.is_installed(name)
        with pytest.raises(BrokenGame) as caught:
            registry.game(name)
        assert caught.value.reason == reason
        assert reason not in str(caught.value)  # which guests may read


def test_games_without_what_the_shelf_shows_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Game that lacks an attribute of the contract is refused with its name."""
    nim = registry.game("nim")
    members = {name: value for name, value in vars(type(nim)).items() if name != "minutes"}
    unfinished = type("Unfinished", (Game,), members)
    entry = SimpleNamespace(load=unfinished)
    monkeypatch.setattr(registry, "_entries", lambda: {"nim": entry})
    registry._load.cache_clear()
    try:
        assert registry.broken_games() == {"nim": "the Game lacks minutes"}
    finally:
        registry._load.cache_clear()


def test_finding_a_game_loads_no_other() -> None:
    """Who asks for one game waits for that one alone."""
    code = (
        "import sys; from preau.games import registry; registry.game('nim'); print('preau.games.recess' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


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
