"""The games as OpenSpiel has them: its own tests pass. By night: its wheel is large, and not in `dev`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from preau.games import registry
from preau.research import spiel_game

pyspiel: Any = pytest.importorskip("pyspiel", reason="needs open_spiel: the extra bench")
pytestmark = [pytest.mark.nightly, pytest.mark.timeout(1200)]

TABLES = [
    (name, players)
    for name in ("cerocle", "recess", "nim")
    for option in registry.game(name).options
    if option.name == "players"
    for players in map(int, option.values)
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_plays_it_by_chance(name: str, players: int) -> None:
    """`random_sim_test`: legal actions are sorted and in range, clones and serialised states go on alike, ..."""
    game = spiel_game(name, players=players)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_editions_and_lots_are_the_options_they_come_to() -> None:
    """OpenSpiel knows no seeds: the game's name says which layout it is."""
    assert "tie=most_loses" in str(spiel_game("recess", edition="de"))
    drawn = spiel_game("recess", layout="random", seed=4)
    layout = registry.game("recess").new(layout="random", seed=4).options["layout"]
    assert f"layout={layout}" in str(drawn)
    assert f":{layout}:" in str(drawn.new_initial_state())


def test_its_name_and_parameters_load_it() -> None:
    spiel_game("cerocle")
    game = pyspiel.load_game("preau_cerocle(players=3,side=6)")
    state = game.new_initial_state()
    assert len(state.legal_actions()) == 91
    assert state.action_to_string(state.legal_actions()[0]) == "a1"
    assert len(state.observation_tensor(1)) == game.observation_tensor_size() == 1125
    twin = state.clone()
    twin.apply_action(0)
    assert len(state.legal_actions()) == 91
    assert len(twin.legal_actions()) == 90
    again = game.deserialize_state(twin.serialize())
    assert str(again) == str(twin)


@pytest.mark.parametrize(("name", "actions"), [("cerocle", [0, 13, 25]), ("nim", [0, 10, 20])])
def test_a_playthrough_is_written_and_played_again(name: str, actions: list[int], tmp_path: Path) -> None:
    generate_playthrough: Any = import_module("open_spiel.python.algorithms.generate_playthrough")
    import_module("absl.flags").FLAGS.mark_as_parsed()  # theirs is a program, which would have read its flags
    spiel_game(name)
    text = generate_playthrough.playthrough(f"preau_{name}", actions)
    assert f'GameType.short_name = "preau_{name}"' in text
    path = tmp_path / "playthrough.txt"
    path.write_text(text, "utf-8")
    written, again = generate_playthrough.replay(str(path))
    assert written == again
