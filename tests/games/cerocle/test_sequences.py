"""Legal moves as sequences: the bytes of placements, the lazy list of relocations and takings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from preau.games.cerocle import GAME
from preau.games.cerocle.rules.legal import Placements, Relocations
from tests.games.cerocle.positions import random_games, relocating, texts

NOW = relocating(bans=[["e5", "f4"], ["b1", "c2"], ["a1", "a3"], ["e5", "a1"]])
MOVES: Any = NOW.legal()
WRITTEN_OUT = tuple(MOVES)


def test_it_is_a_sequence() -> None:
    """It has a length, indices from both ends, slices and membership, like the tuple of its members."""
    assert isinstance(MOVES, Relocations)
    assert isinstance(MOVES, Sequence)
    assert len(MOVES) == len(WRITTEN_OUT) == 11 * 40 - 2 + 1
    assert [MOVES[i] for i in range(len(MOVES))] == list(WRITTEN_OUT)
    assert [MOVES[-i] for i in range(1, len(MOVES) + 1)] == list(WRITTEN_OUT[::-1])
    assert MOVES[3:400:7] == WRITTEN_OUT[3:400:7]
    assert MOVES[::-1] == tuple(reversed(MOVES))
    assert MOVES.index(WRITTEN_OUT[50]) == 50
    assert list(WRITTEN_OUT) == sorted(WRITTEN_OUT)


def test_ends() -> None:
    """Beyond its ends there is nothing."""
    for index in (len(MOVES), -len(MOVES) - 1):
        with pytest.raises(IndexError):
            MOVES[index]


def test_membership() -> None:
    """It contains its members and nothing else."""
    every = range(-5, len(NOW.setup.board.moves) + 5)
    assert [move for move in every if move in MOVES] == list(WRITTEN_OUT)
    assert "e5-e6" not in MOVES
    assert {"e5-f4", "a1-a3", "a1-a1", "b1-e7"}.isdisjoint(texts(NOW))


def test_equality() -> None:
    """It equals every sequence of the same moves, and hashes like their tuple."""
    assert WRITTEN_OUT == MOVES
    assert list(WRITTEN_OUT) == MOVES
    assert WRITTEN_OUT[1:] != MOVES
    assert set(WRITTEN_OUT) != MOVES
    assert hash(MOVES) == hash(WRITTEN_OUT)
    assert repr(MOVES).startswith("Relocations((")


def test_known_and_unknown_agree() -> None:
    """What relocations carry along from move to move is what a fresh look at the board says."""
    for options in ({}, {"relocate": "any"}, {"relocate": "own", "players": 4}, {"players": 3}):
        for now in random_games(2, seed=1, **options):
            assert list(type(now).game.load(now.to_json()).legal()) == list(now.legal())


def test_placements() -> None:
    """Placements are a sequence of small numbers; anything else is simply not among them."""
    moves: Any = GAME.new().legal()
    assert isinstance(moves, Placements)
    assert isinstance(moves, Sequence)
    assert len(moves) == 122
    assert [move in moves for move in (0, 121, 122, -1, 300, "e5")] == [True, True, False, False, False, False]
    assert repr(moves).startswith("Placements((0, 1, 2,")
