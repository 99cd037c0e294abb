"""The line of play."""

from __future__ import annotations

import pytest

import preau
from preau.games import registry
from preau.games.api import IllegalMove, Position
from preau.play import history as line_of_play
from preau.play.click_path import ClickPath, label
from preau.play.history import History, Step
from preau.testing.random_games import GameVariant, positions, random_game


def test_forwards_and_back() -> None:
    """Playing and taking back lead through the same positions."""
    start = preau.new("nim")
    history = History(start)
    history = history.play("a1")
    history = history.play("b2")
    assert history.moves == ("a1", "b2")
    assert [history.at(number).turn for number in range(3)] == [1, 2, 3]
    assert [(step.turn, step.seat) for step in history.steps] == [(1, 0), (2, 1)]
    assert list(history.positions()) == [history.at(number) for number in range(3)]
    back = history.cut(1)
    assert back.position == history.at(1)
    assert back.cut(0) == History(start)
    assert len(history) == 2


def test_steps_are_told() -> None:
    """A step holds its move in words; a timeout has none."""
    history = History(preau.new("nim")).play("a1")
    assert history.steps[0].phrase == history.start.describe(history.start.parse("a1"))
    assert History(preau.new("recess")).timeout().steps[0].phrase is None


def test_cut_is_as_if_no_more_had_been_played() -> None:
    """However far one goes back, the positions are those of the same moves played alone."""
    history = random_game(GameVariant("recess"))
    for number in (0, 1, 2, len(history) // 2, len(history) - 1, len(history)):
        assert history.cut(number).position == history.at(number)
        assert history.cut(number).moves == history.moves[:number]
        assert history.cut(number).cut(max(0, number - 1)).position == history.at(max(0, number - 1))


def test_looking_back_costs_the_same_however_long_a_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few steps are played again, and what comes of it is what stood there."""
    between, again = 8, list[int]()
    monkeypatch.setattr(line_of_play, "STEPS_BETWEEN", between)
    known = random_game(GameVariant("recess"))
    played = History(known.start)
    for text in known.moves:
        played = played.enter(text)
    assert len(played) > 5 * between
    stood = list(played.positions())
    real = line_of_play.after_step

    def count(position: Position, step: Step) -> Position:
        again.append(1)
        return real(position, step)

    monkeypatch.setattr(line_of_play, "after_step", count)
    for number in (0, 1, between - 1, between, between + 1, 3 * between, len(played) // 2, len(played) - between):
        again.clear()
        assert played.at(number) == stood[number]
        assert len(again) < between
        back = played.cut(number)
        assert back.position == stood[number]
        assert back.at(number // 2) == stood[number // 2]
        assert back.kept == played.kept[: number // between]


def test_refusals_change_nothing() -> None:
    """A refused move leaves the line as it was."""
    history = History(preau.new("nim"))
    history = history.play("a1")
    with pytest.raises(IllegalMove):
        history.play("a1")
    assert len(history) == 1


def test_timeouts_are_entered_by_name() -> None:
    """`timeout` is the timer's event in a game that has one, and just text in a game that has none."""
    history = History(preau.new("recess"))
    history = history.enter("timeout")
    assert history.moves == ("timeout",)
    assert history.position.turn == 2
    with pytest.raises(ValueError, match="timeout"):
        History(preau.new("nim")).enter("timeout")


def test_click_path_back() -> None:
    """A path offers what can be clicked next, and goes back a step."""
    path = ClickPath.start(preau.new("nim").clicks())
    assert "c5" in path.choices()
    done = path.step("c5")
    assert done.move == "c5"
    assert done.back().choices()
    assert done.back().move is None


@pytest.mark.parametrize("name", registry.names())
def test_going_back_offers_every_choice_again(name: str) -> None:
    """From however far along, as many steps back as forwards lead to the choices of the beginning."""
    for position in positions(GameVariant(name), 8):
        start = ClickPath.start(position.clicks())
        for click in {click.path[:2]: click for click in start.clicks}.values():
            path = start
            for choice in click.path:
                path = path.step(choice)
            assert path.move is not None
            for number in range(len(click.path) - 1, -1, -1):
                path = path.back()
                assert path.choices() == [
                    *dict.fromkeys(each.path[number] for each in start.clicks if each.path[:number] == path.path)
                ]
            assert path == start


def test_labels_of_buttons() -> None:
    """What is neither a place nor a piece is a button, with what follows the colon as its argument."""
    scene = preau.new("nim").scene()
    assert label(scene, "a1").key == "place"
    assert label(scene, "stone-a1").key == "stone"
    button = label(scene, "skip:3")
    assert (button.key, dict(button.args)) == ("click-skip", {"at": "3"})
