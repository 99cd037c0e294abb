"""Calls every function of a compiled core that is ever called from outside it, once: Numba compiles at the first call.

Who calls one more, or with numbers of another kind, adds it here; a test sees to it.
"""

from __future__ import annotations

from preau.bots.fast.linker import Core
from preau.bots.fast.trees import Tree
from preau.games.fast.search_settings import SearchSettings

MEMORY, SIMULATIONS = 8, 8  # so few that the tree is half full, and has to forget


def call_all(core: Core, start: list[int]) -> None:
    """Begin at a position that is not over."""
    _think(core, start)
    _play(core, start)
    _play_in_rows(core, start)


def _think(core: Core, start: list[int]) -> None:
    """As bots, hints and reviews do."""
    tree = Tree(core, SearchSettings(forced_win_nodes=1), seed=0, memory=MEMORY)
    for _ in range(2):  # the second time, what follows is kept
        tree.begin(start)
        tree.think(SIMULATIONS)
    tree.forced_win()
    tree.allows_forced_win(next(tree.thoughts()).move)


def _play(core: Core, start: list[int]) -> None:
    """As tests, measurements and who learns from one game do."""
    state, work, rng = core.state(start), core.state(start), core.state([1])
    moves, numbers = core.ints(core.MOST_MOVES), core.ints(core.MOST_MOVES)
    values, scratch = core.floats(core.MOST_PLAYERS), core.floats(core.SCRATCH)
    core.side_of(state, core.player(state))
    core.number_moves(state, moves, core.legal(state, moves), numbers)
    core.features(state, core.player(state), core.floats(core.FEATURE_COUNT or core.SIZE))
    core.evaluate(state, values, scratch)
    core.playouts(state, work, moves, rng, 1)
    core.playout(state, moves, rng)
    core.is_over(state)
    core.rewards(state, values)
    core.write_worths(state, values, core.floats(core.MOST_PLAYERS))


def _play_in_rows(core: Core, start: list[int]) -> None:
    """As who learns from many games does."""
    import numpy as np  # without it nothing is compiled

    states = np.array([start], dtype=np.int64)
    seats, counts, actions = (np.zeros(1, dtype=np.int64) for _ in range(3))
    masks = np.zeros((1, core.ACTIONS or core.MOST_MOVES), dtype=np.int8)
    shown = np.zeros((1, core.FEATURE_COUNT or core.SIZE), dtype=np.float32)
    worths, over = np.zeros((1, core.players(states[0])), dtype=np.float32), np.zeros(1, dtype=np.bool_)
    room = core.ints(core.MOST_MOVES), core.ints(core.MOST_MOVES), 0, 1
    core.look_at_rows(states, seats, counts, masks, *room)
    core.show_rows(states, seats, shown, 0, 1)
    core.act_in_rows(states, actions, over, worths, core.floats(core.MOST_PLAYERS), *room)
