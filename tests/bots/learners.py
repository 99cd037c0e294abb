"""Games on a card and on the processor, side by side, as who learns from them sees them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from preau.bots.fast.batch import Batch
from preau.bots.fast.linker import Core


def compare_learners(rows: Core, batch: Batch, starts: Sequence[Sequence[int]], steps: int) -> int:
    """Play by chance on both; says how many actions were compared, raises where anything differs."""
    size, actions = batch.size, batch.actions
    features = rows.FEATURE_COUNT or rows.SIZE
    batch.reset(starts)
    first = np.array([starts[game % len(starts)] for game in range(size)], dtype=np.int64)
    states, room = first.copy(), (rows.ints(rows.MOST_MOVES), rows.ints(rows.MOST_MOVES))
    seats, counts = np.zeros(size, dtype=np.int64), np.zeros(size, dtype=np.int64)
    over, worths = np.zeros(size, dtype=np.bool_), np.zeros((size, rows.MOST_PLAYERS), dtype=np.float32)
    chance, compared = np.random.default_rng(3), 0
    for _ in range(steps):
        masks, shown = np.zeros((size, actions), dtype=np.int8), np.zeros((size, features), dtype=np.float32)
        rows.look_at_rows(states, seats, counts, masks, *room, 0, size)
        rows.show_rows(states, seats, shown, 0, size)
        on_card, count_on_card = (array.copy_to_host() for array in batch.mask())
        movers, _ = batch.look()
        np.testing.assert_array_equal(on_card, masks)
        np.testing.assert_array_equal(count_on_card, counts)
        np.testing.assert_array_equal(batch.features(movers).copy_to_host().T, shown)
        chosen = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks], dtype=np.int64)
        worths[:] = 0
        rows.act_in_rows(states, chosen, over, worths, rows.floats(rows.MOST_PLAYERS), *room, 0, size)
        _, won = batch.act(chosen)
        np.testing.assert_array_equal(won.copy_to_host().T, worths)
        states[over] = first[over]
        batch.restart(first, np.arange(size))
        np.testing.assert_array_equal(batch.states.copy_to_host().T, states)
        compared += size
    return compared
