"""The line of play."""

from __future__ import annotations

import pytest

import preau
from preau.games.api import IllegalMove
from preau.play.click_path import Walk, label
from preau.play.history import History


def test_forwards_and_back() -> None:
    """Playing and taking back lead through the same positions."""
    start = preau.new("nim")
    history = History(start)
    history.play("a1")
    history.play("b2")
    assert history.moves == ("a1", "b2")
    assert [history.at(number).turn for number in range(3)] == [1, 2, 3]
    assert [(played.turn, played.player) for played in history.played] == [(1, 0), (2, 1)]
    assert history.undo()
    assert history.position == history.at(1)
    assert history.undo()
    assert history.position == start
    assert not history.undo()


def test_refusals_change_nothing() -> None:
    """A refused move leaves the line as it was."""
    history = History(preau.new("nim"))
    history.play("a1")
    with pytest.raises(IllegalMove):
        history.play("a1")
    assert len(history) == 1


def test_timeouts_are_entered_by_name() -> None:
    """`timeout` is the timer's event in a game that has one, and just text in a game that has none."""
    history = History(preau.new("recess"))
    history.enter("timeout")
    assert history.moves == ("timeout",)
    assert history.position.turn == 2
    with pytest.raises(ValueError, match="timeout"):
        History(preau.new("nim")).enter("timeout")


def test_walk_back() -> None:
    """A walk offers what can be clicked next, and goes back a step."""
    walk = Walk.start(preau.new("nim").clicks())
    assert "c5" in walk.choices()
    done = walk.step("c5")
    assert done.move == "c5"
    assert done.back().choices()
    assert done.back().move is None


def test_labels_of_buttons() -> None:
    """What is neither a place nor a piece is a button, with what follows the colon as its argument."""
    scene = preau.new("nim").scene()
    assert label(scene, "a1").key == "place"
    assert label(scene, "stone-a1").key == "stone"
    button = label(scene, "skip:3")
    assert (button.key, dict(button.args)) == ("click-skip", {"at": "3"})
