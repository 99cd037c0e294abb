"""A worker of `learn.py`: plays Recess! against itself, and keeps what positions held, were found worth, and came to.

It searches as the bots do, by the newest weights it finds (by what was set by hand until there are any). Two games of
three are played by the usual rules in the usual yard, the others in any yard by any edition. A game begins with moves
by chance, and now and then goes on with one. It ends when it is over, or as soon as the search has proved who wins.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import log
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from preau.bots.fast import cores, linker
from preau.bots.fast.nodes import BLOCK, ROOT, VISITS
from preau.bots.fast.trees import Thought, Tree
from preau.games.recess import GAME
from preau.games.recess.fast import layout
from preau.games.recess.fast.levels import LEVELS
from preau.games.recess.fast.patterns.move_rows import MOST_MOVE_ROWS, MOVE_ROWS
from preau.games.recess.fast.patterns.rows import MOST_ROWS, PATTERN_ROWS, ROWS

SEATS = layout.MOST_PLAYERS
MOVES_KEPT, MOST_TRIED_KEPT = 64, 40  # of a decision; the rest by chance
FLUSH_SECONDS = 12.0
LEAST_TRIED = 30  # of a move that was not made, for what came after it to be kept
OTHERS_KEPT = 2
WHIM_PERCENT = 5  # of decisions that go another way than they should
USUAL_PERCENT = 67


@dataclass
class Samples:
    """What was seen, a row each: positions as their mover sees them (its seat first)."""

    rows: list[Any] = field(default_factory=list)
    meta: list[list[int]] = field(default_factory=list)  # players, seat, minute, whether it belongs to the game itself
    value: list[list[float]] = field(default_factory=list)  # what the search found, by seat
    hand: list[list[float]] = field(default_factory=list)  # what was set by hand says
    outcome: list[list[float]] = field(default_factory=list)  # what the game came to
    choices: list[list[int]] = field(default_factory=list)  # players of each decision
    moves: list[Any] = field(default_factory=list)  # of each decision, the rows of its moves
    visits: list[Any] = field(default_factory=list)  # how often each was tried, in sum 1
    stands_for: list[Any] = field(default_factory=list)  # the logarithm of how many moves each stands for

    def write(self, path: Path) -> None:
        """Put all of it into a file, which is there whole or not at all."""
        kinds = {"rows": "u2", "meta": "i2", "choices": "i2", "moves": "u2"}
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
        self.core = core = linker.Core(GAME.name, modules, target="cpu", weights=self.weights)
        self.scratch, self.room = core.floats(core.SCRATCH), core.ints(core.MOST_MOVES)
        self.values, self.found = core.floats(SEATS), core.ints(MOVES_KEPT * MOST_MOVE_ROWS)
        self.trees: dict[int, tuple[float, Tree]] = {}
        self.samples = Samples()

    def play_until(self, end: float) -> int:
        """How many games were played."""
        flushed, games, parts = time.time(), 0, 0
        while time.time() < end:
            self.play_game(self.random.choices((3, 4, 5), self.shares)[0])
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
            settings = replace(LEVELS["8"], learned=newest > 0.0)
            self.trees[players] = newest, Tree(self.core, settings, 1, 12 * self.simulations + 2000)
        tree = self.trees[players][1]
        tree.forget(self.random.randrange(1 << 40))
        return tree

    def new_state(self, players: int) -> Any:
        random, options = self.random, {}
        if random.random() * 100 > USUAL_PERCENT:
            sections = random.sample("ABCD", 4)
            options = {"layout": "".join(f"{each}{random.randrange(4)}" for each in sections)}
            options["edition"] = random.choice(("fr", "fr", "de", "ja"))
        return self.core.state(cores.flatten(GAME.new(players=players, **options)))

    def play_game(self, players: int) -> None:
        core, random, tree = self.core, self.random, self.tree_for(players)
        state, first = self.new_state(players), len(self.samples.rows)
        opening = random.choice((0, 0, 1, 2, 4, 8)) if random.random() < 0.8 else random.randrange(9, 40)
        wild = opening + random.choice((0, 8, 16, 32))  # until then, moves are drawn by how often they were tried
        decision, outcome = 0, [1.0 / players] * players
        while not core.is_over(state):
            if decision < opening:
                core.apply_move(state, int(self.room[random.randrange(core.legal(state, self.room))]))
            else:
                move, proved = self.decide(tree, state, drawn=decision < wild)
                if proved:
                    outcome = proved
                    break
                core.apply_move(state, move)
            decision += 1
        else:
            core.rewards(state, self.values)
            outcome = [float(share) for share in self.values[:players]]
        for meta in self.samples.meta[first:]:
            self.samples.outcome.append(from_seat(outcome, meta[1]))

    def decide(self, tree: Tree, state: Any, *, drawn: bool) -> tuple[int, list[float]]:
        """The next move; and if it is proved who wins, each seat's share."""
        players, seat = int(state[layout.PLAYERS]), int(state[layout.SEAT])
        tree.begin([int(number) for number in state])
        tree.think(self.simulations)
        thoughts = list(tree.thoughts())
        shares = root_shares(tree, players)
        best = max(thoughts, key=lambda thought: merit(thought, seat))
        tried = [t for t in thoughts if t.tried and not (t.proved and t.shares[seat] < 0.01)]
        settled = tree.is_settled or not tried
        self.keep(state, shares, own=True)
        self.keep_choice(state, thoughts, best if settled else None)
        if tree.is_settled and max(shares) > 0.999:
            return best.move, shares
        move = best.move
        if drawn and not settled:
            move = self.random.choices([t.move for t in tried], [t.tried for t in tried])[0]
        elif tried and self.random.random() * 100 < WHIM_PERCENT:
            move = self.random.choice(tried[:6]).move
        others = [t for t in thoughts if t.tried >= LEAST_TRIED and not t.proved and t.move != move]
        for thought in self.random.sample(others, min(OTHERS_KEPT, len(others))):
            after = state.copy()
            self.core.apply_move(after, thought.move)
            if not self.core.is_over(after):
                turned = int(after[layout.SEAT])
                self.keep(after, list(thought.shares), own=False, seat=turned)
        return move, []

    def keep(self, state: Any, shares: list[float], *, own: bool, seat: int | None = None) -> None:
        """One position, unless a glance proves who wins."""
        core, kept, players = self.core, self.samples, int(state[layout.PLAYERS])
        seat = int(state[layout.SEAT]) if seat is None else seat
        if core.evaluate(state, self.values, self.scratch):
            return
        hand = [float(share) for share in self.values[:players]]
        found = min(core.list_rows(state, self.scratch), MOST_ROWS)
        rows = np.full(MOST_ROWS, ROWS, dtype="u2")
        rows[:found] = self.scratch[PATTERN_ROWS : PATTERN_ROWS + found]
        kept.rows.append(rows)
        kept.meta.append([players, seat, int(state[layout.MINUTE]), int(own)])
        kept.value.append(from_seat(shares, seat))
        kept.hand.append(from_seat(hand, seat))

    def keep_choice(self, state: Any, thoughts: list[Thought], best: Thought | None) -> None:
        """One decision: its moves, and how often each was tried; the best alone, if there is no doubt."""
        if len(thoughts) < 2:
            return
        ranked = sorted(thoughts, key=lambda thought: (thought is best, thought.tried), reverse=True)
        chosen, rest = ranked[:MOST_TRIED_KEPT], ranked[MOST_TRIED_KEPT:]
        sampled = self.random.sample(rest, min(len(rest), MOVES_KEPT - len(chosen)))
        each_for = log(len(rest) / len(sampled)) if sampled else 0.0
        visits, stands_for = np.zeros(MOVES_KEPT, dtype="f4"), np.full(MOVES_KEPT, -1e4, dtype="f4")
        for i, thought in enumerate(chosen + sampled):
            self.room[i] = thought.move
            visits[i] = thought.tried if best is None else float(thought is best)
            stands_for[i] = 0.0 if i < len(chosen) else each_for
        count = len(chosen) + len(sampled)
        self.core.list_move_rows(state, self.room, count, self.found, self.scratch)
        self.found[count * MOST_MOVE_ROWS :] = MOVE_ROWS
        self.samples.choices.append([int(state[layout.PLAYERS])])
        self.samples.moves.append(self.found.astype("u2").reshape(MOVES_KEPT, MOST_MOVE_ROWS))
        self.samples.visits.append(visits / visits.sum())
        self.samples.stands_for.append(stands_for)


def merit(thought: Thought, seat: int) -> tuple[bool, int, float]:
    """Proved wins first, then what was tried most, proved losses last."""
    wins = thought.proved and thought.shares[seat] == max(thought.shares) > min(thought.shares)
    return wins, 0 if thought.proved else thought.tried, thought.shares[seat]


def root_shares(tree: Tree, players: int) -> list[float]:
    """What the search has found the position worth, by seat."""
    root = int(tree._meta[ROOT])  # noqa: SLF001  # the trainer looks into the tree's books
    visits = float(tree._blocks[root * BLOCK + VISITS])  # noqa: SLF001
    return [float(tree._totals[root * players + seat]) / visits for seat in range(players)]  # noqa: SLF001


def from_seat(shares: Sequence[float], seat: int) -> list[float]:
    """Each seat's share, from one seat on; five of them, the last 0 where there are fewer."""
    return [shares[(seat + after) % len(shares)] if after < len(shares) else 0.0 for after in range(SEATS)]
