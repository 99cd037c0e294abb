"""What learners rely on: an action's number, what is observed, what is won."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from preau.games import position_reader, registry
from preau.games.api import IllegalMove, NotationError, Position
from preau.research import Description, NoEnvironment, describe, described_games
from preau.research import description as description_module
from preau.research.episode import Episode
from preau.research.refusals import ActionRefused
from preau.testing.random_games import positions, variants_of
from tests.golden.playthrough import GOLDEN, files, moves_in, options_in
from tests.research.notation import numbers_of

GOLDEN_NUMBERS = Path(__file__).with_name("golden_numbers.json")
GAMES = ["cerocle", "recess"]
READABLE = ["nim"]  # from outside, without a fast core


def plain(name: str, **options: int | str) -> Description:
    return describe(name, "plain", **options)


def positions_played(path: Path) -> Iterator[tuple[Position, str]]:
    """The positions of a playthrough, each with the move that was made in it."""
    text = path.read_text("utf-8")
    name, options = options_in(text)
    position = registry.game(name).new(**options)
    for move in moves_in(text):
        if move != "timeout":
            yield position, move
        position = position.timeout()[0] if move == "timeout" else position.play(move)[0]


def tricky_positions(name: str) -> list[Position]:
    """One for every rule, chains of pushes among them; none of a game from outside."""
    golden = GOLDEN / name / "perft.json"
    told = json.loads(golden.read_text("utf-8"))["positions"] if name not in READABLE else []
    return [position_reader.position(each["position"]) for each in told]


def episode_at(position: Position) -> Episode:
    described = plain(position.game.name, **position.options)
    return Episode.of(described, described.flat.flatten(position))


def some_positions(name: str) -> list[Position]:
    """Of playthroughs, whole games of all editions; of a game that has none, games by chance with every option."""
    if name in READABLE:
        return [each for variant in variants_of(registry.game(name)) for each in positions(variant, 40)]
    return [position for path in files() if path.parts[-3] == name for position, _ in positions_played(path)]


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_numbers_of_a_whole_game_never_change(path: Path) -> None:
    """What was learned yesterday means the same tomorrow, in every edition and at every table."""
    golden = json.loads(GOLDEN_NUMBERS.read_text("utf-8"))
    played = []
    for number, (position, move) in enumerate(positions_played(path)):
        if number % 4 == 0:
            played.append(episode_at(position).action_of(move))
    assert played == golden[f"{path.parts[-3]}/{path.stem}"]


@pytest.mark.parametrize("name", GAMES + READABLE)
def test_numbers_are_those_of_the_notation(name: str) -> None:
    """Each legal move has the number that its text says, and no two of a position have the same."""
    chance = random.Random(1)
    played, chains = some_positions(name), 0
    for position in [*tricky_positions(name), *chance.sample(played, min(150, len(played)))]:
        episode = episode_at(position)
        actions = episode.legal()
        assert actions == numbers_of(position), str(position)
        assert len(set(actions)) == len(actions)
        assert all(0 <= action < episode.description.actions for action in actions)
        if actions:
            action = chance.choice(actions)
            assert episode.action_of(episode.text_of(action)) == action
        chains += name == "recess" and any(action >= 9586 for action in actions)
    assert chains or name != "recess"  # they are rare, and among these


@pytest.mark.parametrize("name", GAMES + READABLE)
def test_sizes_never_change(name: str) -> None:
    described = plain(name)
    assert (described.actions, described.planes, described.features) == {
        "cerocle": (15368, (9, 11, 11), 1125),
        "recess": (17522, (31, 12, 12), 4560),
        "nim": (27, (4, 5, 3), 62),
    }[name]


@pytest.mark.parametrize("name", GAMES + READABLE)
def test_what_is_observed_is_the_whole_position(name: str) -> None:
    """Positions that differ look different, those that are alike look alike, and all numbers lie between 0 and 1."""
    seen: dict[bytes, str] = {}
    for position in some_positions(name)[:: 1 if name in READABLE else 7]:
        observed = episode_at(position).observe(0)
        assert observed.min() >= 0
        assert observed.max() <= 1
        data = position.to_json()
        data["turn"] = position.player  # turns of Cerocle and Nim do not count
        told = json.dumps(data, sort_keys=True)
        assert seen.setdefault(observed.tobytes(), told) == told


@pytest.mark.parametrize("name", GAMES + READABLE)
def test_seats_see_the_same_from_their_own_side(name: str) -> None:
    """Whoever moves first sees the first position alike, whichever seat that is."""
    described = plain(name)
    planes, numbers = described.split(Episode(described).observe())
    assert planes.shape == described.planes
    assert planes.size + numbers.size == described.features
    first, other = Episode(described).observe(0), Episode(described).observe(1)
    assert (first != other).any()  # who is to move is another to the other


def test_a_square_lies_where_its_letter_and_number_say() -> None:
    cerocle = Episode(plain("cerocle"))
    cerocle.act(cerocle.action_of("c4"))
    planes, _ = cerocle.description.split(cerocle.observe(0))
    assert np.argwhere(planes[1]).tolist() == [[2, 3]]
    planes, _ = cerocle.description.split(cerocle.observe(1))
    assert np.argwhere(planes[2]).tolist() == [[2, 3]]
    recess = Episode(plain("recess"))
    planes, _ = recess.description.split(recess.observe())
    nuns = [np.argwhere(planes[2 + nun]).tolist()[0] for nun in range(2)]
    assert [f"{'abcdefghijkl'[x]}{y + 1}" for x, y in nuns] == recess.position().to_json()["nuns"]


@pytest.mark.parametrize(
    ("name", "players", "sides"),
    [
        ("nim", 2, (0, 1)),
        ("cerocle", 2, (0, 1)),
        ("cerocle", 3, (0, 1, 2)),
        ("cerocle", 4, (0, 1, 0, 1)),
        ("recess", 3, (0, 1, 2)),
    ],
)
def test_teams_win_and_lose_together(name: str, players: int, sides: tuple[int, ...]) -> None:
    """A win alone is worth 1, a draw 0, and all seats together 0; who wins is who the readable rules say."""
    described = plain(name, players=players)
    assert described.sides == sides
    chance = random.Random(players)
    for _ in range(2):
        episode = Episode(described)
        assert episode.rewards() == [0.0] * players
        while not episode.over:
            episode.act(chance.choice(episode.legal()))
        outcome = episode.position().outcome
        assert outcome is not None
        won = len({sides[seat] for seat in outcome.winners}) or len(set(sides))
        count = len(set(sides))
        share = dict.fromkeys(outcome.winners or range(players), 1 / won)
        expected = [(share.get(seat, 0) * count - 1) / (count - 1) for seat in range(players)]
        assert episode.rewards() == pytest.approx(expected)
        assert sum(episode.rewards()) == pytest.approx(0)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    episode = Episode(plain("cerocle"))
    before = list(episode.state)
    for action in (726, -1, 10**9):
        with pytest.raises(ActionRefused, match=rf"action {action} is not legal for seat 0; legal are 0, 1,.* more"):
            episode.act(action)
    with pytest.raises(NotationError):
        episode.action_of("z99")
    with pytest.raises(IllegalMove):
        episode.action_of("done")
    assert list(episode.state) == before


def test_a_game_goes_to_another_process_and_is_played_on() -> None:
    episode = Episode(plain("recess", players=4, layout="random"), seed=7)
    episode.act(episode.legal()[0])
    twin = pickle.loads(pickle.dumps(episode))
    assert {type(number) for number in Episode.of(episode.description, np.array(episode.state)).state} == {int}
    assert twin.legal() == episode.legal()
    assert (twin.observe() == episode.observe()).all()
    assert twin.description.options == episode.description.options


def test_a_set_up_by_lot_is_drawn_for_each_game() -> None:
    by_lot = plain("recess", layout="random")
    layouts = {str(Episode(by_lot, seed).position().options["layout"]) for seed in range(6)}
    assert len(layouts) > 3
    fixed = plain("recess", layout="random", seed=3)
    assert not fixed.lots
    assert Episode(fixed, 1).position() == Episode(fixed, 2).position()


def test_what_is_missing_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sorted(described_games()) == sorted(registry.names())
    monkeypatch.setattr(description_module, "find_spec", lambda _: None)
    with pytest.raises(NoEnvironment, match=r"need NumPy: pip install 'preau\[research\]'"):
        plain("cerocle")
    with pytest.raises(NoEnvironment, match="pettingzoo is not installed"):
        description_module.require("pettingzoo")
