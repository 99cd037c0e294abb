"""Moves and positions as text."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from preau.games.api import MoveRefused, PositionError
from preau.games.cerocle import GAME
from tests.games.cerocle.positions import EXAMPLE, play, position, random_games, relocating

TEXT = (
    "cerocle 2,5,own_or_neutral,opponent,free,50 bbgb1/1g4/gg1bg2/gggbb1bb/g3b2bb/3gggbg/2gbbb1/2g2b/bg1g1 164 3+0,3+0 "
    "wwww,wwww 0 -,-,- -,f5-h8 0 -"
)


def test_one_line() -> None:
    """A position is one line of text that can be pasted back."""
    now = GAME.load(EXAMPLE)
    assert str(now) == TEXT
    assert GAME.load(GAME.read(TEXT)) == now
    assert repr(now) == f"preau.position({TEXT!r})"


@pytest.mark.slow
def test_round_trip() -> None:
    """Every position of random games comes through text and through pickling unchanged."""
    for options in ({}, {"players": 3, "side": 6}, {"players": 4, "encircled": "out", "quiet": 2}):
        for now in random_games(2, seed=5, **options):
            assert GAME.read(str(now)) == now.to_json()
            assert pickle.loads(pickle.dumps(now)) == now


def test_exchanges_bans_and_results_in_text() -> None:
    """What is in hand, spent, banned and won is in the text too."""
    line = play(relocating("e1 e2 e3 e4 a1 a3 i5 i6 g3 h4", white="f5"), "a1-e5")
    won = play(position("d4 d5 e4 e6 f5", players=4, turn=3), "f6")
    drawn = play(relocating(quiet=1, quiet_turns=3), "e5-e6")
    assert " 1 e1e2e3e4e5,-,- e5-a1,-,-,- 1 -" in str(line)
    assert str(won).endswith(" circle:0,2:d4d5e4e6f5f6")
    assert str(drawn).endswith(" 4 quiet")
    for now in (line, won, drawn):
        assert GAME.load(GAME.read(str(now))) == now


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cerocle", "recess"),
        (" 164", ""),
        ("164", "1e3"),
        ("164", "9" * 5000),
        (",50", ""),
        (",50", ",5000"),
        (",50", "," + "9" * 5000),
        ("2,5,", "2,7,"),
        ("bbgb1", "bbgb2"),
        ("bbgb1", "bbxb1"),
        ("bbgb1/", ""),
        ("3+0,", "3,"),
        ("3+0,", "+0,"),
        ("wwww,", "rrrr,"),
        ("wwww,", "1111,"),
        ("-,-,-", "-,-"),
        ("-,-,-", "-,-,e"),
        ("f5-h8", "f5-h8-h9"),
        (" 0 -\n", " 0 won"),
        (" 0 -\n", " 0 circle:0"),
        (" 0 -\n", " 0 circle:a:e5"),
        (" 0 -\n", " 0 circle:0:"),
    ],
)
def test_bad_text(old: str, new: str) -> None:
    """Text of the wrong shape is refused as a position."""
    with pytest.raises(PositionError):
        GAME.read(f"{TEXT}\n".replace(old, new, 1))


@given(st.text(max_size=40) | st.text("cerol 0123456789,/-+:bgw", max_size=60).map("cerocle ".__add__))
@settings(max_examples=100, deadline=None)
def test_fuzzed_positions(text: str) -> None:
    """No text whatever brings `read` down."""
    with pytest.raises(PositionError):
        GAME.read(text)


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_mangled_positions(data: st.DataObject) -> None:
    """A position with one character changed is read and judged, or refused as a position."""
    at = data.draw(st.integers(0, len(TEXT) - 1))
    text = TEXT[:at] + data.draw(st.text("0159abgiw-,/+: ~", max_size=2)) + TEXT[at + 1 :]
    try:
        GAME.load(GAME.read(text))
    except PositionError as error:
        str(error)


@pytest.mark.slow
@given(st.text(max_size=8) | st.text("abeijnx123459:-~", max_size=6))
@settings(max_examples=200, deadline=None)
def test_fuzzed_moves(text: str) -> None:
    """No text whatever brings `parse` down."""
    for now in (GAME.new(), relocating(), play(position("a1 a2 a3 a4", "b2"), "a5")):
        try:
            assert now.text(now.parse(text)) == text
        except MoveRefused as refused:
            assert (refused.code, refused.move) in {("bad_notation", text), ("illegal", text)}
