"""R1: the table and its pieces."""

from __future__ import annotations

import pytest

from preau.games.api import OptionError
from preau.games.recess import GAME
from tests.games.recess.rules.turns import broken_rule, of, place, play, texts, turn


def test_R1_1_three_to_five_players() -> None:
    """Three, four or five play; nobody else sits down."""
    assert [GAME.new(players=players).players for players in (3, 4, 5)] == [3, 4, 5]
    for players in (2, 6):
        with pytest.raises(OptionError):
            GAME.new(players=players)


def test_R1_2_twelve_by_twelve() -> None:
    """A corner is as far as one gets: there is no column m and no row 13."""
    position = turn("0B1=l6 0G1=a12", nuns="f3 g3")
    assert {"B1-l3", "B1-l9", "B1-k6"} <= set(texts(position))
    assert not any("m" in move or "13" in move for move in texts(position))


def test_R1_3_equipment_fills_squares() -> None:
    """Nobody ends on a printed obstacle; another layout has it elsewhere."""
    assert broken_rule(turn("0B1=d2", nuns="l2 l12", steps=[1], serving=["0B2", "0G1"]), "B1-d1") == "R3.1"
    turned = turn("0B1=e1", nuns="l2 l12", steps=[1], serving=["0B2", "0G1"], options={"layout": "B0A0C0D0"})
    assert "B1-d1" in texts(turned)


def test_R1_4_safe_tiles_cover_what_is_beneath() -> None:
    """b2 is printed as an obstacle in section A, but the tile makes it a safe square to stand on."""
    assert "B1-b2" in of(turn(), "B1")


def test_R1_5_an_entrance_is_off_the_board() -> None:
    """Any number stand in an entrance, in front of the nun on its corner; nobody there is fought, told of or pushed."""
    position = turn("0B2=a2", steps=[1], serving=["0G1", "0G2"])
    assert place(position, "0B1") == place(position, "1B1") == place(position, "2B1") == "boys"
    assert of(position, "B2") == ["B2-a1", "B2-a3", "B2-b2"]
    assert of(position, "B1") == ["B1-a1"]


def test_R1_6_the_start() -> None:
    """Boys and girls wait in their entrances, the nuns stand in the corners, everybody has ten coins."""
    start = GAME.new().to_json()
    assert start["children"] == [{"B1": "boys", "B2": "boys", "G1": "girls", "G2": "girls"}] * 3
    assert start["nuns"] == ["a1", "l12"]
    assert start["coins"] == [10, 10, 10]


def test_R1_7_seat_0_begins() -> None:
    """Who begins is settled by who takes the first seat."""
    assert GAME.new().player == 0
    assert play(GAME.new(), "pass").player == 1
