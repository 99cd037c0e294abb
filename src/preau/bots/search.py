"""UCT for any number of players: each seat prefers what gives itself the larger share of the win.

Each move is evaluated once, when its position is first expanded, and moves are ordered by what the game's evaluation
says of them (by lot where a game has none). Thought goes to the first few, and to more of them the longer it lasts
(progressive widening). A finished game is no estimate: what is proved goes up the tree as proved.

The clock is asked before every move that is looked at, so that a thought ends in time however slow a game is.
"""

from __future__ import annotations

import time
from math import inf, log, sqrt
from random import Random
from typing import Any

from preau.bots.judge import Evaluate, Values, evaluation_of, final, playout, winning_move, wins
from preau.bots.levels import Level
from preau.games.api import Move, Position

EXPLORATION = 0.3  # how much a rarely tried move is favoured; chosen from a few short matches, not yet measured
WALK_EVALUATIONS = 3  # what walking the tree once costs, in evaluations
MOVES_CHECKED = 40  # moves, best first, that are checked for an answer that wins at once
CHECK_SHARE = 0.1  # of the time, kept for that check
FIRST_OPEN = 3  # moves thought on from the start


class Node:
    """A position looked at: what it seemed worth at a glance, and what thinking made of it."""

    __slots__ = ("children", "estimate", "move", "partial", "position", "proved", "seat", "totals", "visits", "whole")

    def __init__(self, position: Position, move: Move | None, estimate: Values | None, proved: Values | None) -> None:
        self.position = position
        self.move = move
        self.seat = position.player
        self.estimate = estimate
        self.proved = proved
        self.children: list[Node] = []  # the most promising first
        self.whole = False  # whether all its moves were evaluated
        self.partial = False  # whether some moves were left out of `children`
        self.visits = 0
        self.totals = [0.0] * position.players

    def value(self, seat: int, unknown: float) -> float:
        """What this is worth to a seat; the estimate counts as one visit."""
        if self.proved is not None:
            return self.proved[seat]
        if self.estimate is not None:
            return (self.totals[seat] + self.estimate[seat]) / (self.visits + 1)
        return self.totals[seat] / self.visits if self.visits else unknown

    def values(self) -> Values:
        even = 1 / len(self.totals)
        return tuple(self.value(seat, even) for seat in range(len(self.totals)))


def _value_and_lot(entry: tuple[Any, ...]) -> tuple[float, float]:
    return entry[0], entry[1]


class Search:
    """One decision thought about."""

    def __init__(self, position: Position, level: Level, random: Random, seconds: float = inf) -> None:
        begun = time.perf_counter()
        self._end = begun + seconds
        self._end_of_thought = begun + seconds * (1 - CHECK_SHARE)
        self.level = level
        self.random = random
        self.evaluate: Evaluate | None = evaluation_of(position.game.package)
        self.horizon = position.turn + level.settings.turns
        self.evaluations = 0
        self.root = Node(position, None, None, None)
        self._expand(self.root, inf)

    def _is_thought_over(self) -> bool:
        return time.perf_counter() >= self._end_of_thought

    def _is_late(self) -> bool:
        return time.perf_counter() >= self._end

    def think(self, simulations: float) -> None:
        """Simulate until the simulations, the time or the level's evaluations are spent, or the matter is settled."""
        root = self.root
        most = self.level.evaluations
        while root.visits < simulations and self.evaluations < most and not self._is_thought_over():
            if root.proved is not None or len(root.children) == 1:
                return
            self._simulate()
            self.evaluations += WALK_EVALUATIONS

    def ranking(self) -> list[Node]:
        """The moves of the first position, best first: proved wins, then the most visited, proved losses last."""
        seat = self.root.seat

        def merit(node: Node) -> tuple[float, int, float]:
            value = node.value(seat, 0.0)
            settled = 0.0 if node.proved is None else value if wins(node.proved, seat) else -1.0 * (value == 0)
            return settled, node.visits, value

        return sorted(self.root.children, key=merit, reverse=True)

    def best(self) -> Node:
        """The best move after which no other seat can win at once, if there is any; where all is lost, the same."""
        seat, ranked = self.root.seat, self.ranking()
        hopeful = [node for node in ranked if node.proved is None or node.proved[seat] > 0]
        for nodes in (hopeful, ranked):
            for node in nodes[:MOVES_CHECKED]:
                if self._is_late() or not self._loses_at_once(node):
                    return node
        return ranked[0]

    def _loses_at_once(self, node: Node) -> bool:
        """Whether the seat that moves next can win at once, and this one not with it."""
        seat, position = self.root.seat, node.position
        if position.over:
            return node.proved is not None and node.proved[seat] == 0
        if node.seat == seat or (node.whole and node.proved is None):
            return False  # all its moves were evaluated, and none won
        answer = winning_move(position, self._is_late)
        return answer is not None and answer[1][seat] == 0

    # --- one simulation ----------------------------------------------------------------------------------------------

    def _simulate(self) -> None:
        path = [node := self.root]
        while node.children and node.proved is None:
            node = self._pick(node)
            path.append(node)
        values = node.proved or self._estimate(node)
        proved = False
        for node in reversed(path):
            node.visits += 1
            totals = node.totals
            for seat, value in enumerate(values):
                totals[seat] += value
            if proved:
                self._prove(node)
            proved = node.proved is not None

    def _pick(self, node: Node) -> Node:
        """The child with the best upper bound among the first few, which grow in number with the visits."""
        seat = node.seat
        open_to_thought = FIRST_OPEN + int(sqrt(node.visits))
        doubt = EXPLORATION * sqrt(log(node.visits + 2))
        unknown = node.totals[seat] / node.visits if node.visits else 1.0
        best, best_bound = node.children[0], -1.0
        for child in node.children:
            bound = child.value(seat, unknown)
            if child.proved is None:
                bound += doubt / sqrt(child.visits + 1)
                open_to_thought -= 1
            if bound > best_bound:
                best, best_bound = child, bound
            if not open_to_thought:
                break
        return best

    def _estimate(self, node: Node) -> Values:
        """What a node reached for the first time is worth."""
        if node.position.turn <= self.horizon:
            self._expand(node, self.level.moves_sampled)
            if node.proved is not None:
                return node.proved
            if self.evaluate is not None:
                return node.children[0].values()  # what its mover would do at a glance
        return node.estimate or playout(node.position, self.random, self._is_thought_over)

    def _expand(self, node: Node, moves_sampled: float) -> None:
        """Evaluate the moves of a position, and keep the promising ones; a whole win at once settles it.

        One move is evaluated at least, the others while there is time.
        """
        position, seat, evaluate, random = node.position, node.seat, self.evaluate, self.random.random
        legal = moves = position.legal()
        if len(legal) > moves_sampled:
            moves = [legal[index] for index in self.random.sample(range(len(legal)), int(moves_sampled))]
        self.evaluations += len(moves)
        found: list[tuple[float, float, Move, Position, Values | None, Values | None]] = []
        for move in moves:
            if found and self._is_thought_over():
                break
            after = position.apply(move)
            proved = final(after)
            estimate = proved or (evaluate(after) if evaluate is not None else None)
            if proved and proved[seat] == 1:
                node.children, node.proved = [Node(after, move, proved, proved)], proved
                return
            found.append((estimate[seat] if estimate else 0.0, random(), move, after, estimate, proved))
        found.sort(key=_value_and_lot, reverse=True)
        moves_kept = len(found) if node is self.root else self.level.moves_kept
        node.whole = len(found) == len(legal)
        node.partial = not node.whole or len(found) > moves_kept
        kept = found[:moves_kept]
        node.children = [Node(after, move, estimate, proved) for _, _, move, after, estimate, proved in kept]
        self._prove(node)

    def _prove(self, node: Node) -> None:
        """A node is proved if its mover has a proved win, or if all that it can do is proved."""
        seat, best, all_proved = node.seat, None, not node.partial
        for child in node.children:
            if child.proved is None:
                all_proved = False
            elif best is None or child.proved[seat] > best[seat]:
                best = child.proved
        if best is not None and (all_proved or wins(best, seat)):
            node.proved = best
