"""A worker of `learn.py`: plays Cerocle against itself, and keeps what positions held, were found worth, and came to.

It searches as the bots do, by the newest weights it finds (by what was set by hand until there are any). A game begins
with moves by chance, and now and then goes on with one. It ends when it is over, or as soon as the search has proved
who wins.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from preau.bots.fast import cores, linker
from preau.bots.fast.nodes import BLOCK, ROOT, VISITS
from preau.bots.fast.trees import Thought, Tree
from preau.games.cerocle import GAME
from preau.games.cerocle.fast import layout
from preau.games.cerocle.fast.patterns.values import ROWS
from preau.games.cerocle.fast.ring_threats import PATTERN_ROWS
from preau.games.fast.search_settings import SearchSettings

MOST_ROWS = 120  # of a position that are kept; the rest is padded with ROWS
MOVES_KEPT = 24  # of a decision, the most tried first
MOST_DECISIONS = 140  # then it is a draw
FORCED_WIN_NODES = 600
FLUSH_SECONDS = 12.0
LEAST_TRIED = 30  # of a move that was not made, for what came after it to be kept
OTHERS_KEPT = 2
WHIM_PERCENT = 6  # of decisions that go another way than they should


@dataclass
class Samples:
    """What was seen, a row each: positions as their mover sees them (its side first)."""

    rows: list[Any] = field(default_factory=list)
    words: list[list[int]] = field(default_factory=list)  # the sets of spaces: own, next, third
    meta: list[list[int]] = field(default_factory=list)  # players, seat, own and neutral reserve, exchanges, turn
    value: list[list[float]] = field(default_factory=list)  # what the search found, by side
    outcome: list[list[float]] = field(default_factory=list)  # what the game came to, by side
    weight: list[float] = field(default_factory=list)  # 1: of the game itself; 0: of a move that was only thought of
    moves: list[Any] = field(default_factory=list)
    visits: list[Any] = field(default_factory=list)  # how often each move was tried, in sum 1

    def write(self, path: Path) -> None:
        """Put all of it into a file, which is there whole or not at all."""
        kinds = {"rows": "u2", "words": "i8", "meta": "i2", "moves": "i2"}
        arrays = {name: np.array(kept, dtype=kinds.get(name, "f4")) for name, kept in vars(self).items()}
        half = path.with_name(f"half_{path.name}")
        np.savez(half, **arrays)
        half.rename(path)


class Player:
    """Plays games for a folder of weights, until it is told to stop."""

    def __init__(self, number: int, folder: Path, simulations: int, shares: Sequence[float]) -> None:
        self.number, self.folder, self.simulations, self.shares = number, folder, simulations, shares
        self.random = Random(f"{number} {time.time()}")
        self.weights: dict[int, Any] = {}
        modules = linker.modules_of(GAME.package)
        assert modules is not None
        self.core = linker.Core(GAME.name, modules, target="cpu", weights=self.weights)
        self.scratch, self.room = self.core.floats(self.core.SCRATCH), self.core.ints(self.core.MOST_MOVES)
        self.trees: dict[int, tuple[float, Tree]] = {}
        self.samples = Samples()

    def play_until(self, end: float) -> int:
        """How many games were played."""
        flushed, games, parts = time.time(), 0, 0
        while time.time() < end:
            self.play_game(self.random.choices((2, 3, 4), self.shares)[0])
            games += 1
            if time.time() - flushed > FLUSH_SECONDS or time.time() >= end:
                self.samples.write(self.folder / "games" / f"{self.number}_{parts}.npz")
                self.samples, flushed, parts = Samples(), time.time(), parts + 1
        return games

    def tree_for(self, players: int) -> Tree:
        """An empty tree, with the newest weights."""
        path = self.folder / f"{players}.npy"
        newest = path.stat().st_mtime if path.exists() else 0.0
        if players not in self.trees or self.trees[players][0] != newest:
            if newest:
                self.weights[players] = np.load(path).tolist()
            settings = SearchSettings(learned=newest > 0.0, forced_win_nodes=FORCED_WIN_NODES)
            self.trees[players] = newest, Tree(self.core, settings, 1, 24 * self.simulations)
        tree = self.trees[players][1]
        tree.forget(self.random.randrange(1 << 40))
        return tree

    def play_game(self, players: int) -> None:
        core, random, tree = self.core, self.random, self.tree_for(players)
        state, first = core.state(cores.flatten(GAME.new(players=players))), len(self.samples.rows)
        opening = random.choice((0, 0, 1, 2, 3, 4)) if random.random() < 0.8 else random.randrange(5, 14)
        wild = opening + random.choice((0, 4, 8, 16))  # until then, moves are drawn by how often they were tried
        outcome = [1.0 / players] * players
        for decision in range(MOST_DECISIONS):
            if core.is_over(state):
                values = core.floats(core.MOST_PLAYERS)
                core.rewards(state, values)
                outcome = [float(share) for share in values[:players]]
                break
            if decision < opening:
                core.apply_move(state, int(self.room[random.randrange(core.legal(state, self.room))]))
                continue
            move, proved = self.decide(tree, state, drawn=decision < wild)
            if proved:
                outcome = proved
                break
            core.apply_move(state, move)
        for seat in (meta[1] for meta in self.samples.meta[first:]):
            self.samples.outcome.append(by_side(outcome, players, seat))

    def decide(self, tree: Tree, state: Any, *, drawn: bool) -> tuple[int, list[float]]:
        """The next move; and if it is proved who wins, each seat's share."""
        players, seat = int(state[layout.PLAYERS]), int(state[layout.SEAT])
        tree.begin([int(number) for number in state])
        winning = tree.forced_win()
        if winning >= 0:
            mates = [seat, (seat + 2) % 4] if players == 4 else [seat]
            shares = [1.0 / len(mates) if each in mates else 0.0 for each in range(players)]
            self.keep(state, shares, [(winning, 1)])
            return winning, shares
        tree.think(self.simulations)
        thoughts = list(tree.thoughts())
        shares = root_shares(tree, players)
        best = max(thoughts, key=lambda thought: merit(thought, seat))
        tried = [(t.move, t.tried) for t in thoughts if t.tried and not (t.proved and t.shares[seat] < 0.01)]
        settled = tree.is_settled or not tried
        self.keep(state, shares, [(best.move, 1)] if settled else tried)
        if tree.is_settled and max(shares) - min(shares) > 0.4:
            return best.move, shares
        move = best.move
        if drawn and not settled:
            move = self.random.choices([move for move, _ in tried], [times for _, times in tried])[0]
        elif tried and self.random.random() * 100 < WHIM_PERCENT:
            move = self.random.choice(tried[:6])[0]
        self.keep_others(state, [t for t in thoughts if t.tried >= LEAST_TRIED and not t.proved and t.move != move])
        return move, []

    def keep_others(self, state: Any, thoughts: list[Thought]) -> None:
        """Keep what came after some moves that are not made."""
        for thought in self.random.sample(thoughts, min(OTHERS_KEPT, len(thoughts))):
            after = state.copy()
            self.core.apply_move(after, thought.move)
            if not self.core.is_over(after):
                self.keep(after, thought.shares, [])

    def keep(self, state: Any, shares: Sequence[float], tried: list[tuple[int, int]]) -> None:
        """One sample."""
        players, seat, kept = int(state[layout.PLAYERS]), int(state[layout.SEAT]), self.samples
        found = min(self.core.list_rows(state, self.scratch), MOST_ROWS)
        rows = np.full(MOST_ROWS, ROWS, dtype="u2")
        rows[:found] = self.scratch[PATTERN_ROWS : PATTERN_ROWS + found]
        mover, rival = (seat, (seat + 1) % 3) if players == 3 else (seat & 1, 1 - (seat & 1))
        reserves = [int(state[layout.OWN + seat]), int(state[layout.NEUTRAL + seat])]
        moves, visits = np.zeros(MOVES_KEPT, dtype="i2"), np.zeros(MOVES_KEPT, dtype="f4")
        total = sum(times for _, times in tried)
        for i, (move, times) in enumerate(sorted(tried, key=lambda each: -each[1])[:MOVES_KEPT]):
            moves[i], visits[i] = move, times / total
        kept.rows.append(rows)
        kept.words.append([int(state[layout.PIECES + 2 * colour]) for colour in (mover, rival, 3 - mover - rival)])
        kept.meta.append([players, seat, *reserves, int(state[layout.EXCHANGES]), int(state[layout.TURN])])
        kept.value.append(by_side(shares, players, seat))
        kept.weight.append(1.0 if tried else 0.0)
        kept.moves.append(moves)
        kept.visits.append(visits)


def merit(thought: Thought, seat: int) -> tuple[bool, int, float]:
    """Proved wins first, then what was tried most, proved losses last."""
    wins = thought.proved and thought.shares[seat] == max(thought.shares) > min(thought.shares)
    return wins, 0 if thought.proved else thought.tried, thought.shares[seat]


def root_shares(tree: Tree, players: int) -> list[float]:
    """What the search has found the position worth, by seat."""
    root = int(tree._meta[ROOT])  # noqa: SLF001  # the trainer looks into the tree's books
    visits = float(tree._blocks[root * BLOCK + VISITS])  # noqa: SLF001
    return [float(tree._totals[root * players + seat]) / visits for seat in range(players)]  # noqa: SLF001


def by_side(shares: Sequence[float], players: int, seat: int) -> list[float]:
    """Each side's share, from the mover's on; three of them, the last 0 where there are two."""
    sides, mates = (3, 1) if players == 3 else (2, players // 2)
    return [mates * shares[(seat + side) % players] if side < sides else 0.0 for side in range(3)]
