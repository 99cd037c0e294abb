"""A bot's search: its trees in one game, which remember between decisions what they have thought about."""

from __future__ import annotations

from math import inf

from preau.bots.fast.cores import flatten
from preau.bots.fast.linker import Core
from preau.bots.fast.trees import MOST_POSITIONS, Thought, Tree, merge_thoughts, think_together
from preau.games.api import Position
from preau.games.fast.search_settings import SearchSettings

PLAIN_POSITIONS = 40_000  # that a tree may hold; lists take more room than arrays, and fewer are seen
CLOCK_THREADS = 2  # of who thinks by the clock
MOVES_CHECKED = 8  # best first, for a forced win of the next seat


class BotSearch:
    """Thinks about one position after the other."""

    def __init__(
        self, core: Core, settings: SearchSettings, seed: int, *, threads: int = 1, simulations: float = inf
    ) -> None:
        most = MOST_POSITIONS if core.compiled else PLAIN_POSITIONS
        memory = int(min(most, 2 * simulations + 64))
        count = threads if core.compiled else 1  # plain Python thinks with one thread at a time anyway
        self.core = core
        self.trees = [Tree(core, settings, seed + 7919 * number, memory) for number in range(count)]

    def think(self, position: Position, deadline: float, simulations: float) -> list[Thought]:
        """The moves of a position, best first, after thinking until a moment of `time.perf_counter` or so often."""
        state = flatten(position)
        for tree in self.trees:
            tree.begin(state)
        first = self.trees[0]
        winning = first.forced_win()
        if winning >= 0:
            simulations = 1
        think_together(self.trees, deadline, simulations)
        ranked = merge_thoughts(self.trees)
        if winning >= 0:
            return sorted(ranked, key=lambda thought: thought.move != winning)
        if ranked[0].proved:
            return ranked
        # what the next seat would win by force comes after the others, if there are others
        losing = {thought.move for thought in ranked[:MOVES_CHECKED] if first.allows_forced_win(thought.move)}
        all_lose = len(losing) >= min(MOVES_CHECKED, len(ranked))
        return ranked if all_lose else sorted(ranked, key=lambda t: t.move in losing)


class Memory:
    """What bots remember of a game from one decision to the next; one for each game that is played.

    Only who thinks by the clock does: with fixed simulations and a fixed seed, the same move is to be chosen always.
    """

    def __init__(self) -> None:
        self._searches: dict[tuple[str, int], BotSearch] = {}

    def search(self, bot: str, seat: int, core: Core, settings: SearchSettings, seed: int) -> BotSearch:
        """The search of the bot in that seat, as it was; a new one as soon as there is a better core."""
        search = self._searches.get((bot, seat))
        if search is None or search.core is not core:
            search = self._searches[bot, seat] = BotSearch(core, settings, seed, threads=CLOCK_THREADS)
        return search
