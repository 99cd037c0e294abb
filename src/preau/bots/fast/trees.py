"""Who calls the search: trees and their memory, budgets, threads, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from math import inf
from typing import Any

from preau.bots.fast.linker import Core
from preau.bots.fast.nodes import (
    BLIND_PERCENT,
    BLOCK,
    BLOCKS_USED,
    CHILD,
    COUNT_OF,
    EDGE,
    EDGES_USED,
    EXPAND_AFTER,
    EXPLORATION,
    FIRST,
    FIRST_OPEN,
    HORIZON,
    META,
    MOST_BLOCKS,
    MOST_EDGES,
    MOVE,
    MOVES_KEPT,
    PROVED,
    ROOT,
    TABLE_SIZE,
    TRIED,
    VISITS,
)
from preau.bots.fast.search import MILLION, MOST_DEPTH
from preau.games.fast.search_settings import SearchSettings

MOST_POSITIONS = 600_000  # that a tree may hold
FIRST_CHUNK = 64  # simulations between looks at the clock, at first
CHUNK_SECONDS = 0.02
CHECK_SECONDS = 0.1  # between looks whether the matter is decided
PLAIN_SLOWDOWN = 40  # how many times fewer positions plain Python looks at for a forced win


@dataclass(frozen=True, slots=True)
class Thought:
    """A move thought about: how often it was tried, each seat's share after it, and whether that is proved."""

    move: int
    tried: int
    shares: tuple[float, ...]
    proved: bool


class Tree:
    """One search tree: `begin` at a position, `think`, read `thoughts`.

    Begin again at a later position, and what is known of it is still there.
    """

    def __init__(self, core: Core, settings: SearchSettings, seed: int, memory: int = MOST_POSITIONS) -> None:
        self.core = core
        self.settings = settings
        self._memory = memory
        self._make_room()
        self.forget(seed)
        self._work = core.ints(core.SIZE)
        self._moves = core.ints(core.MOST_MOVES)
        self._path = core.ints(MOST_DEPTH)
        self._priors = core.floats(core.MOST_MOVES)
        self._values = core.floats(core.MOST_PLAYERS)
        self._scratch = core.floats(core.SCRATCH)
        self._weights: Sequence[int] | None = None

    def forget(self, seed: int) -> None:
        """Begin anew with an empty tree and new chance."""
        self._rng = self.core.state([seed * 2 + 1])
        self._empty()

    def _make_room(self) -> None:
        core, memory = self.core, self._memory
        self._blocks = core.ints(BLOCK * memory)
        self._totals = core.floats(2 * core.MOST_PLAYERS * memory)
        self._edges = core.ints(EDGE * (core.MOST_MOVES + 8 * memory), max(32, core.MOVE_BITS))

    def _empty(self) -> None:
        """Let go of all blocks and edges: they are written anew before anybody reads them."""
        self._meta = meta = self.core.ints(META)
        self._table = self.core.ints(2 * self._memory + 1, 32)
        meta[MOST_BLOCKS], meta[MOST_EDGES], meta[TABLE_SIZE] = self._memory, len(self._edges), len(self._table)
        settings = self.settings
        meta[MOVES_KEPT], meta[BLIND_PERCENT] = settings.moves_kept, settings.blind_percent
        meta[EXPAND_AFTER], meta[FIRST_OPEN] = settings.expand_after, settings.first_open
        meta[EXPLORATION] = int(settings.exploration * MILLION)

    def begin(self, state: list[int]) -> None:
        """Take a position as the root. Of a tree that is half full, what follows from the position is kept."""
        self._root = self.core.state(state)
        meta = self._meta
        if 2 * meta[BLOCKS_USED] > meta[MOST_BLOCKS] or 2 * meta[EDGES_USED] > meta[MOST_EDGES]:
            self._keep_below(self._root)
        if self.settings.learned:
            self._learn(self.core.weights_for(int(self.core.players(self._root))))
        self._meta[HORIZON] = self.core.turn(self._root) + self.settings.turns
        self.core.set_root(
            *(self._meta, self._blocks, self._totals, self._edges, self._table, self._root, self._work, self._moves),
            *(self._rng, self._priors, self._values, self._scratch),
        )

    def _learn(self, weights: Sequence[int] | None) -> None:
        """Go by what was learned about so many players, if anything was."""
        if weights is self._weights:
            return
        core, self._weights = self.core, weights
        self._scratch = core.floats(core.SCRATCH + len(weights or ()))
        if weights:
            self._scratch[core.SCRATCH :] = weights
            self._scratch[core.LEARNED] = 1.0

    def _keep_below(self, root: Any) -> None:
        """Forget what cannot come any more after a position."""
        core, old = self.core, (self._blocks, self._totals, self._edges)
        block = core.find_block(self._meta, self._blocks, self._table, core.fingerprint(root, core.SIZE))
        self._make_room()
        self._empty()
        new = self._meta, self._blocks, self._totals, self._edges, self._table
        if block >= 0:
            core.carry_over(*old, block, *new, core.players(root))

    def think(self, simulations: int) -> int:
        """Simulate so often; less if there is nothing more to find out. Says how often it was."""
        return int(
            self.core.think(
                *(self._meta, self._blocks, self._totals, self._edges, self._table, self._root, self._work),
                *(self._moves, self._path, self._rng, self._priors, self._values, self._scratch, simulations),
            )
        )

    def think_until(self, deadline: float, simulations: float = inf) -> int:
        """Simulate until a moment of `time.perf_counter`, or so often."""
        total, chunk = 0, FIRST_CHUNK
        while total < simulations and (begun := time.perf_counter()) < deadline:
            chunk = int(min(chunk, simulations - total))
            done = self.think(chunk)
            total += done
            if done < chunk:
                break
            spent = time.perf_counter() - begun
            chunk = 2 * chunk if spent < CHUNK_SECONDS else chunk
        return total

    def forced_win(self) -> int:
        """A move that wins by force from the root, or -1, as far as the game can tell."""
        return self._forced_win(self._root)

    def allows_forced_win(self, move: int) -> bool:
        """Whether the next seat wins by force after a move."""
        self.core.copy(self._root, self._work)
        self.core.apply_move(self._work, move)
        return self._forced_win(self._work) >= 0

    def _forced_win(self, state: Any) -> int:
        nodes = self.settings.forced_win_nodes // (1 if self.core.compiled else PLAIN_SLOWDOWN)
        return int(self.core.forced(state, self._scratch, nodes)) if nodes else -1

    @property
    def seat(self) -> int:
        """Who has the move at the root."""
        return int(self.core.player(self._root))

    @property
    def is_settled(self) -> bool:
        """Whether the root is proved."""
        return bool(self._blocks[self._meta[ROOT] * BLOCK + PROVED])

    def thoughts(self) -> Iterator[Thought]:
        """The moves of the root, the most promising at a glance first; one not tried is worth what the root is."""
        seats = int(self.core.players(self._root))
        blocks, edges = self._blocks, self._edges
        root = self._meta[ROOT] * BLOCK
        for i in range(blocks[root + COUNT_OF]):
            edge = blocks[root + FIRST] + EDGE * i
            child = edges[edge + CHILD] if edges[edge + CHILD] >= 0 else self._meta[ROOT]
            visits = blocks[child * BLOCK + VISITS]
            shares = tuple(float(self._totals[child * seats + seat] / visits) for seat in range(seats))
            proved = child != self._meta[ROOT] and bool(blocks[child * BLOCK + PROVED])
            yield Thought(int(edges[edge + MOVE]), int(edges[edge + TRIED]), shares, proved)


def merge_thoughts(trees: list[Tree]) -> list[Thought]:
    """What trees thought of the same moves, best first: proved wins, then the most tried, proved losses last."""
    by_move: dict[int, list[Thought]] = {}
    for tree in trees:
        for thought in tree.thoughts():
            by_move.setdefault(thought.move, []).append(thought)
    seat = trees[0].seat
    return sorted((_merge(thoughts) for thoughts in by_move.values()), key=lambda t: _merit(t, seat), reverse=True)


def _merge(thoughts: list[Thought]) -> Thought:
    for thought in thoughts:
        if thought.proved:
            return thought
    tried = sum(thought.tried for thought in thoughts)
    if not tried:
        return thoughts[0]
    weighed = [(thought.tried, thought.shares) for thought in thoughts if thought.tried]
    seats = len(weighed[0][1])
    shares = tuple(sum(weight * each[seat] for weight, each in weighed) / tried for seat in range(seats))
    return Thought(thoughts[0].move, tried, shares, False)


def _merit(thought: Thought, seat: int) -> tuple[float, int, float]:
    mine = thought.shares[seat]
    settled = 0.0
    if thought.proved and min(thought.shares) < max(thought.shares):
        settled = 1.0 if mine == max(thought.shares) else -1.0
    return settled, thought.tried, mine


def think_together(trees: list[Tree], deadline: float, simulations: float) -> int:
    """All trees at once, a thread each, sharing the simulations evenly; by the clock, no longer than it can matter."""
    each = inf if simulations == inf else -(-simulations // len(trees))
    if len(trees) == 1 and deadline == inf:
        return trees[0].think_until(deadline, each)
    total, begun = 0, time.perf_counter()
    with ThreadPoolExecutor(len(trees)) as pool:
        while True:
            pause = min(deadline, time.perf_counter() + CHECK_SECONDS) if deadline < inf else inf
            done = list(pool.map(Tree.think_until, trees, repeat(pause), repeat(each)))
            total, each = total + sum(done), each - max(done)
            left = deadline - time.perf_counter()
            if left <= 0 or each <= 0 or not any(done) or any(tree.is_settled for tree in trees):
                return total
            if is_decided(trees, left * total / (time.perf_counter() - begun)):
                return total


def is_decided(trees: list[Tree], more: float) -> bool:
    """Whether so many simulations more could not change which move was tried most."""
    ranked = merge_thoughts(trees)
    return len(ranked) == 1 or ranked[0].tried - ranked[1].tried > more
