"""Games that bots play among themselves, for puzzles to be found in."""

from __future__ import annotations

from itertools import pairwise

import pytest

from preau.arena.selfplay import MOST_DECISIONS, play_positions
from preau.games import registry


@pytest.mark.parametrize("name", ["nim", "cerocle"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    """All chance comes from the seed, the number of players and the edition among it."""
    game = registry.game(name)
    first, again, other = ([str(position) for position in play_positions(game, seed)] for seed in (5, 5, 6))
    assert first == again != other


def test_every_position_follows_from_the_one_before() -> None:
    """A whole game, one legal move after the other, without its end and not too long."""
    found = list(play_positions(registry.game("nim"), 1))
    assert 1 < len(found) <= MOST_DECISIONS
    assert not any(position.over for position in found)
    for before, after in pairwise(found):
        assert after in [before.apply(move) for move in before.legal()]
