"""Positions of Recess! as one line of text."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preau.games.api import PositionError
from preau.games.recess import GAME
from tests.games.recess.yards import EXAMPLE, crowd, form, turns

LINE = (
    "recess 3:A0B0C0D0:queen:yes:no:8:fewest 17 1 kids 21 first a7,l12 "
    "f3,a1,k12,in/in,c4,g8,j10/d6,in,g8,l11 2G1xg8x1G1 0G2 1B1 B2,G2 - - 9,10,11 -"
)


def test_the_example_of_the_law() -> None:
    """The law's example as a line, to the letter, both ways."""
    assert GAME.write(EXAMPLE) == LINE
    assert GAME.read(LINE) == EXAMPLE
    assert str(GAME.load(EXAMPLE)) == LINE


@pytest.mark.slow
@given(seed=st.integers(0, 10**9))
def test_lines_lose_nothing(seed: int) -> None:
    """The positions of a random turn in a crowd, ends and kisses included, survive their line."""
    chance = random.Random(seed)
    for position in turns(crowd(chance), chance, 1):
        data = position.to_json()
        assert GAME.read(GAME.write(data)) == data


def test_a_whole_game() -> None:
    """So do the positions of a whole game up to its end."""
    for position in turns(GAME.set_up(GAME.settle({"players": "4"})), random.Random(1), 30):
        assert GAME.read(str(position)) == position.to_json()


def test_a_kiss() -> None:
    """A kiss is written with the winners, and the position after it loads back."""
    kissed, _ = GAME.load(form("0B1=f3 0G1=g5")).play("B1*g5")
    assert str(kissed).endswith(" 14,8,8 0*0")
    assert GAME.load(GAME.read(str(kissed))) == kissed


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "position-line"),
        ("recess", "position-line"),
        (f"{LINE} -", "position-line"),
        (LINE.replace("recess", "Recess"), "position-field"),
        (LINE.replace(" 17 ", " 017 "), "position-field"),
        (LINE.replace(" 17 ", " １７ "), "position-field"),
        (LINE.replace("first", "last"), "position-field"),
        (LINE.replace("a7,l12", "a7"), "position-field"),
        (LINE.replace("a7,l12", "a7,m12"), "position-field"),
        (LINE.replace("f3,a1,k12,in", "f3,a1,k12"), "position-field"),
        (LINE.replace("2G1xg8x1G1", "2G1x1G1"), "position-field"),
        (LINE.replace(":8:", ":8"), "position-field"),
        (LINE.replace("9,10,11", "-"), "position-field"),
        (LINE.replace("9,10,11 -", "9,10,11 0*"), "position-field"),
    ],
)
def test_other_text_is_refused(line: str, key: str) -> None:
    """Text of another shape is refused, and says which field is wrong."""
    with pytest.raises(PositionError) as caught:
        GAME.read(line)
    assert caught.value.phrase.key == key


@given(at=st.integers(0, len(LINE)), cut=st.integers(0, 3), put=st.text("abl0123456789BGNx,/:*- in", max_size=3))
def test_damaged_lines_do_no_harm(at: int, cut: int, put: str) -> None:
    """A line with a few characters changed is refused, or is another position."""
    line = LINE[:at] + put + LINE[at + cut :]
    try:
        position = GAME.load(GAME.read(line))
    except PositionError as error:
        assert str(error)
    else:
        assert GAME.read(str(position)) == GAME.read(line)
