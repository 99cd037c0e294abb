"""What is different between two scenes, and how much of what happened matters."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import preau
from preau.games import registry
from preau.games.changes import scene_changes
from preau.games.tones import Sound, Weight, step_tones, tones_of
from preau.play.history import History
from preau.words import LANGUAGES, can_say

LINE = ("e3", "a1", "e4", "a2", "e5", "f6", "e6", "a4", "e7")  # Brown has a line of five, and f6 is its neighbour


def test_an_exchange_is_two_pieces_under_way() -> None:
    """Pieces that trade places are called by their places, and yet each is seen to go to the other's."""
    before = History(preau.new("cerocle"))
    for move in LINE:
        before = before.play(move)
    after = before.play("e5~f6")
    found = scene_changes(before.position.scene(), after.position.scene())
    assert {(way.before.cell, way.after.cell) for way in found.ways} == {("e5", "f6"), ("f6", "e5")}
    assert set(found.cells) == {"e5", "f6"}
    assert found.came == found.gone == ()


def test_a_step_taken_and_a_state_that_changed() -> None:
    """A walk is a way from cell to cell; who only makes room for another has not moved; the held down is altered."""
    start = preau.new("recess")
    walked = start.play("B1-c1")[0]
    found = scene_changes(start.scene(), walked.scene())
    assert [(way.after.id, way.before.cell, way.after.cell) for way in found.ways] == [("red-B1", "boys", "c1")]
    assert found.cells == ("c1", "boys")


@pytest.mark.parametrize("name", ["recess", "cerocle"])
def test_tones_name_messages_and_sounds_that_exist(name: str) -> None:
    """Every line of a game's table is about a message of the game, in every language, and a sound that can be made."""
    game = registry.game(name)
    tones = tones_of(game.package) or {}
    assert tones
    for key, tone in tones.items():
        assert all(can_say(key, language, game) for language in LANGUAGES), key
        assert tone.sound in get_args(Sound)


def test_the_weight_of_a_step_is_that_of_its_heaviest_part() -> None:
    """A piece put down is soon seen; the circle that it closes is what the step weighs, and both are heard."""
    history = History(preau.new("cerocle"))
    for move in ("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5", "e9", "f6"):
        history = history.play(move)
    first, last = history.steps[0], history.steps[-1]
    package = history.start.game.package
    assert step_tones(package, first.phrase, first.effects) == (Weight.USUAL, ("wood",))
    assert step_tones(package, last.phrase, last.effects) == (Weight.GRAVE, ("wood", "bell"))
    nim = registry.game("nim")  # a game that says nothing about it
    assert tones_of(nim.package) is None
    position = nim.set_up(nim.settle({}))
    assert step_tones(nim.package, position.describe(position.legal()[0]), ())[1]


def test_every_sound_that_a_game_may_name_is_made() -> None:
    """The page's sounds are those of the contract, and the table's own: your turn, game over."""
    script = (Path(preau.__file__).parent / "web/static/js/lib/sounds.js").read_text("utf-8")
    made = set(re.findall(r"^  (\w+)\(at\) \{", script, flags=re.MULTILINE))
    assert made == {*get_args(Sound), "turn", "over"} - {""}
