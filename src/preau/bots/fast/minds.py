"""A mind: the trees of one bot in one game, which remember between decisions what they have thought about."""

from __future__ import annotations

from math import inf

from preau.bots.fast.binding import Core
from preau.bots.fast.cores import flatten
from preau.bots.fast.thinking import Manner, Thought, Tree, merged, think_together
from preau.games.api import Position

PLAIN_MEMORY = 40_000  # positions; lists take more room than arrays, and fewer are seen
MEMORY = 400_000


class Mind:
    """Thinks about one position after the other."""

    def __init__(self, core: Core, manner: Manner, seed: int, *, threads: int = 1, simulations: float = inf) -> None:
        most = MEMORY if core.compiled else PLAIN_MEMORY
        memory = int(min(most, 2 * simulations + 64))
        count = threads if core.compiled else 1  # plain Python thinks with one thread at a time anyway
        self.trees = [Tree(core, manner, seed + 7919 * number, memory) for number in range(count)]

    def think(self, position: Position, deadline: float, simulations: float) -> list[Thought]:
        """The moves of a position, best first, after thinking until a moment of `time.perf_counter` or so often."""
        state = flatten(position)
        for tree in self.trees:
            tree.begin(state)
        think_together(self.trees, deadline, simulations)
        return merged(self.trees)
