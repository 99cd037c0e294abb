"""A mind: the trees of one bot in one game, which remember between decisions what they have thought about."""

from __future__ import annotations

from math import inf

from preau.bots.fast.binding import Core
from preau.bots.fast.cores import flatten
from preau.bots.fast.trees import MOST_MEMORY, Thought, Tree, merged, think_together
from preau.games.api import Position
from preau.games.fast.search_settings import SearchSettings

PLAIN_MEMORY = 40_000  # positions; lists take more room than arrays, and fewer are seen
THREADS = 2  # of who thinks by the clock
CHECKED = 8  # moves, best first, that are checked for a forced win of the next seat


class BotSearch:
    """Thinks about one position after the other."""

    def __init__(
        self, core: Core, manner: SearchSettings, seed: int, *, threads: int = 1, simulations: float = inf
    ) -> None:
        most = MOST_MEMORY if core.compiled else PLAIN_MEMORY
        memory = int(min(most, 2 * simulations + 64))
        count = threads if core.compiled else 1  # plain Python thinks with one thread at a time anyway
        self.core = core
        self.trees = [Tree(core, manner, seed + 7919 * number, memory) for number in range(count)]

    def think(self, position: Position, deadline: float, simulations: float) -> list[Thought]:
        """The moves of a position, best first, after thinking until a moment of `time.perf_counter` or so often."""
        state = flatten(position)
        for tree in self.trees:
            tree.begin(state)
        first = self.trees[0]
        winning = first.forced()
        if winning >= 0:
            simulations = 1
        think_together(self.trees, deadline, simulations)
        ranked = merged(self.trees)
        if winning >= 0:
            return sorted(ranked, key=lambda thought: thought.move != winning)
        if ranked[0].proved:
            return ranked
        # what the next seat would win by force comes after the others, if there are others
        losing = {thought.move for thought in ranked[:CHECKED] if first.allows_force(thought.move)}
        return ranked if len(losing) >= min(CHECKED, len(ranked)) else sorted(ranked, key=lambda t: t.move in losing)


class Memory:
    """What bots remember of a game from one decision to the next; one for each game that is played.

    Only who thinks by the clock does: with fixed simulations and a fixed seed, the same move is to be chosen always.
    """

    def __init__(self) -> None:
        self._minds: dict[tuple[str, int], BotSearch] = {}

    def mind(self, bot: str, seat: int, core: Core, manner: SearchSettings, seed: int) -> BotSearch:
        """The mind of the bot in that seat, as it was; a new one as soon as there is a better core."""
        mind = self._minds.get((bot, seat))
        if mind is None or mind.core is not core:
            mind = self._minds[bot, seat] = BotSearch(core, manner, seed, threads=THREADS)
        return mind
