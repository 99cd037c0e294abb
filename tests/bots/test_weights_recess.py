"""What was learned about Recess!: the same in plain Python and compiled, within its rows, and sensible."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from preau.bots import Budget, choose
from preau.bots.fast import cores, linker
from preau.bots.fast.trees import Thought, Tree
from preau.games.api import Position
from preau.games.recess import GAME
from preau.games.recess.fast.layout import COINS, MINUTE
from preau.games.recess.fast.levels import LEVELS, LEVELS_BY_HAND
from preau.games.recess.fast.patterns.move_rows import MOST_MOVE_ROWS, MOVE_ROWS
from preau.games.recess.fast.patterns.rows import MOST_ROWS, PATTERN_ROWS, ROWS

needs_numba = pytest.mark.skipif(not linker.has_numba(), reason="needs numba")
PLAYERS = (3, 4, 5)


@cache
def core(compiled: bool = False) -> linker.Core:
    modules = linker.modules_of(GAME.package)
    assert modules is not None
    return linker.Core(
        GAME.name, modules, target="cpu" if compiled else "plain", weights=linker.weights_of(GAME.package)
    )


@cache
def positions(players: int, edition: str = "fr") -> tuple[Position, ...]:
    """Those of a random game: all phases, fights, detention."""
    position, chance, found = GAME.new(players=players, edition=edition), random.Random(players), []
    while not position.over:
        found.append(position)
        position = position.apply(chance.choice(position.legal()))
    return tuple(found)


def thoughts(position: Position, bot: str, simulations: int, *, compiled: bool = False) -> list[Thought]:
    tree = Tree(core(compiled), LEVELS[bot], 3, 2000)
    tree.begin(cores.flatten(position))
    tree.think(simulations)
    return list(tree.thoughts())


@needs_numba
@pytest.mark.parametrize("players", PLAYERS)
def test_what_was_learned_says_the_same_compiled_and_plain(players: int) -> None:
    for position in positions(players)[::16]:
        assert thoughts(position, "8", 50, compiled=True) == thoughts(position, "8", 50)


@pytest.mark.parametrize("edition", ["fr", "ja"])
@pytest.mark.parametrize("players", PLAYERS)
def test_positions_and_moves_stay_within_their_rows(players: int, edition: str) -> None:
    plain = core()
    scratch: Any = [0.0] * plain.SCRATCH
    moves, out = [0] * plain.MOST_MOVES, [0] * (MOST_MOVE_ROWS * plain.MOST_MOVES)
    for position in positions(players, edition)[::3]:
        state = cores.flatten(position)
        count = plain.list_rows(state, scratch)
        rows = [int(row) for row in scratch[PATTERN_ROWS : PATTERN_ROWS + count]]
        assert count <= MOST_ROWS
        assert all(0 <= row < ROWS for row in rows)
        assert len(set(rows)) >= 9 * players  # what is seen of each seat has rows of its own
        found = plain.legal(state, moves)
        plain.list_move_rows(state, moves, found, out, scratch)
        for i in range(found):
            noted = out[i * MOST_MOVE_ROWS : (i + 1) * MOST_MOVE_ROWS]
            assert 0 <= noted[0] < MOVE_ROWS  # each move has one at least
            assert all(0 <= row <= MOVE_ROWS for row in noted)
        assert scratch[plain.LEARNED] == 0.0  # nothing was noted where that is said


@pytest.mark.parametrize("players", PLAYERS)
def test_shares_are_shares(players: int) -> None:
    plain, found = core(), core().weights_for(players)
    assert found is not None
    scratch: Any = [0.0] * plain.SCRATCH + list(found)
    scratch[plain.LEARNED] = 1.0
    values = [0.0] * plain.MOST_PLAYERS
    for position in positions(players)[::5]:
        plain.evaluate(cores.flatten(position), values, scratch)
        assert sum(values[:players]) == pytest.approx(1.0)
        assert all(0.0 <= value <= 1.0 for value in values[:players])
    assert scratch[plain.SCRATCH :] == list(found)  # nobody wrote into it


def test_every_level_goes_by_it_and_the_strongest_as_it_was_does_not() -> None:
    assert [level for level, settings in LEVELS.items() if not settings.learned] == ["8-2026"]
    assert not any(settings.learned for settings in LEVELS_BY_HAND.values())
    position, budget = positions(3)[20], Budget(simulations=60)
    now, then = (choose(position, bot, seed=2, budget=budget).thought for bot in ("8", "8-2026"))
    assert now != then


def test_a_lead_counts_for_more_the_less_time_is_left() -> None:
    """For each seat, in a few positions: with coins from the others, early and in the last turns."""
    plain, found = core(), core().weights_for(3)
    assert found is not None
    scratch: Any = [0.0] * plain.SCRATCH + list(found)
    scratch[plain.LEARNED] = 1.0
    shares: dict[int, list[float]] = {3: [], 28: []}
    for position in positions(3)[::16]:
        for seat in range(3):
            for minute, kept in shares.items():
                state, values = cores.flatten(position), [0.0] * plain.MOST_PLAYERS
                state[MINUTE] = minute
                state[COINS : COINS + 3] = [14 if each == seat else 8 for each in range(3)]
                if not plain.evaluate(state, values, scratch):
                    kept.append(values[seat])
    early, late = (sum(kept) / len(kept) for kept in shares.values())
    assert 1 / 3 < early < late
    assert late > 2 / 3
