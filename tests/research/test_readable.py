"""Games without a fast core, learned from by their readable rules: the contract is all that is asked."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import numpy as np
import pytest

import preau
from preau.games import registry
from preau.games.api import Phrase, Position
from preau.games.scene import Counter, Scene
from preau.research import NoEnvironment, describe, vector_env
from preau.research.description import Description
from preau.research.episode import Episode
from preau.research.observation import SceneObservation
from preau.research.readable import ReadableCore


def test_nim_lies_in_the_planes_as_it_lies_on_the_board() -> None:
    """Planes: the cells, then the stones: nobody's. Then who is to move, from the observing seat on."""
    episode = Episode(describe("nim", tallest=3))
    episode.act(episode.action_of("c2"))
    for seat, mover in ((0, [0, 1]), (1, [1, 0])):
        planes, numbers = episode.description.split(episode.observe(seat))
        assert planes[0].tolist() == [[1, 1, 1]] * 3
        assert not planes[1:3].any()
        assert planes[3].tolist() == [[0, 0, 0], [0, 0.5, 0], [0.5, 0.5, 0.5]]
        assert numbers.tolist() == mover


@pytest.mark.parametrize("players", [3, 4])
def test_the_readable_rules_play_what_the_fast_core_plays(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has both, by both: the same seats, legal moves and rewards, of teams too."""
    game, options = registry.game("cerocle"), {"players": players, "quiet": 1}
    played, texts, glyphs = [], set(), set()
    fast, chance = Episode(describe("cerocle", **options)), random.Random(players)
    while not fast.over:
        position = fast.position()
        texts |= {position.text(move) for move in position.legal()}
        glyphs |= {piece.glyph for piece in position.scene().pieces}
        action = chance.choice(fast.legal())
        played.append((fast.seat, len(fast.legal()), fast.text_of(action)))
        fast.act(action)
    monkeypatch.setattr(type(game), "actions", tuple(sorted(texts)))
    monkeypatch.setattr(type(game), "pieces", tuple(sorted(glyphs)))
    described = Description(game, dict(options), ReadableCore(game.new(**options)))
    assert described.sides == fast.description.sides
    episode = Episode(described)
    for seat, count, text in played:
        assert (episode.seat, len(episode.legal())) == (seat, count)
        assert [described.game.actions[number] for number in episode.legal()] == sorted(
            map(episode.text_of, episode.legal())
        )
        episode.act(episode.action_of(text))
    assert episode.over
    assert episode.rewards() == fast.rewards()
    assert episode.position() == fast.position()


class Bowls:
    """Nim's position with two bowls beside each seat: only the scene is another."""

    def __init__(self, counts: list[list[int]]) -> None:
        self.position, self.counts = preau.new("nim", tallest=3), counts

    def __getattr__(self, name: str) -> object:
        return getattr(self.position, name)

    def scene(self) -> Scene:
        scene = self.position.scene()
        seats = [
            replace(seat, counters=tuple(Counter("coin", count, Phrase("stone")) for count in counts))
            for seat, counts in zip(scene.seats, self.counts, strict=True)
        ]
        first, *others = scene.pieces
        return replace(scene, seats=tuple(seats), pieces=(replace(first, owner=1), *others))


def test_what_seats_own_is_told_from_the_observing_seat_on() -> None:
    """Counters by seat, and whose a piece is; so many, n, as n ÷ (n + 1)."""
    bowls: Position = Bowls([[0, 1], [3, 9]])  # type: ignore[assignment]  # all that is asked of one
    observation = SceneObservation(bowls)
    own, other = observation.observe(bowls, 1), observation.observe(bowls, 0)
    assert own[-6:] == [0, 1, 3 / 4, 9 / 10, 0, 1 / 2]
    assert other[-6:] == [1, 0, 0, 1 / 2, 3 / 4, 9 / 10]
    planes = np.array(own[:36]).reshape(4, 3, 3), np.array(other[:36]).reshape(4, 3, 3)
    assert [plane.sum() for plane in planes[0]] == [9, 1 / 2, 0, 5 / 2]
    assert [plane.sum() for plane in planes[1]] == [9, 0, 1 / 2, 5 / 2]


def test_a_scene_that_grows_is_refused_in_words() -> None:
    observation = SceneObservation(preau.new("nim", tallest=3))
    with pytest.raises(NoEnvironment, match=r"the board has outgrown the first one.* in nim 4 1 2 3 4"):
        observation.observe(preau.new("nim", tallest=4), 0)
    with pytest.raises(NoEnvironment, match="a seat has more counters than any had at first"):
        observation.observe(Bowls([[0], [1]]), 0)  # type: ignore[arg-type]  # all that is asked of one


def test_an_author_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = type(registry.game("nim"))
    monkeypatch.setattr(nim, "pieces", ())
    with pytest.raises(NoEnvironment, match="the `pieces` of nim lack 'disc', seen in nim 5 1 3 4 5"):
        describe("nim")
    monkeypatch.undo()
    monkeypatch.setattr(nim, "actions", ("a1",))
    with pytest.raises(NoEnvironment, match="the `actions` of nim lack 'a2', a legal move in nim 5 1 3 4 5"):
        Episode(describe("nim"))
    monkeypatch.setattr(nim, "actions", ())
    with pytest.raises(NoEnvironment, match=r"nim has neither a list of its `actions` \(docs/adding-a-game.md\) nor"):
        describe("nim")
    monkeypatch.undo()
    monkeypatch.setattr(nim, "side_of", lambda *_: 0)
    with pytest.raises(NoEnvironment, match="nim is played on one side here"):
        describe("nim")


def test_a_position_goes_to_another_process_and_is_played_on() -> None:
    episode = Episode(describe("nim", tallest=4))
    episode.act(episode.action_of("a1"))
    twin, copy = pickle.loads(pickle.dumps(episode)), episode.copy()
    episode.act(episode.legal()[0])
    assert twin.position() == copy.position() == preau.position("nim 4 2 0 3 4")
    assert twin.legal() == copy.legal()


def test_a_card_plays_fast_cores_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where there is one, the processor plays, and the warning says why."""
    monkeypatch.setattr("preau.research.find_card", lambda: None)
    monkeypatch.setattr("preau.research.require", lambda *_: None)
    monkeypatch.setattr("preau.research.vector.import_module", lambda _: None)
    with pytest.warns(UserWarning, match="nim has no fast core .* the processor plays instead"):
        env = vector_env("nim", 2, tensors="torch")
    assert env.masks.shape == (2, 27)
