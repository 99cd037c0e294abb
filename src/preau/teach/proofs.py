"""The proof of a puzzle: all that the mover can do in this turn is searched, so the answer found is the only one.

A line of moves is an answer if it reaches the highest value of the goal, and it ends where it does. Two lines are the
same answer if they are the same moves in another order, or differ only in what the game calls a matter of taste (`core`
in its `goals.py`). The search asks the public rules, nothing else. What it leaves out cannot matter: branches whose
bound is below what has been found already (as in alpha-beta), and positions that were searched before to no avail.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import log10, prod
from typing import Any, TypeAlias

from preau.games.api import Game, Position
from preau.games.goals import Goal

AnyGoal: TypeAlias = Goal[Any]
AnswerCore: TypeAlias = Callable[[str], str]

GRADE_DIFFICULTIES = (1.5, 1.9, 3.0, 4.0)  # the difficulties at which the second to the fifth grade begin
DECISION_DIFFICULTY = 0.5  # what each decision after the first adds


@cache
def goals_of(game: Game) -> dict[str, AnyGoal]:
    """What puzzles of a game can ask for, by kind; nothing where its package has no `goals.py`."""
    name = f"{game.package}.goals"
    return {goal.kind: goal for goal in import_module(name).GOALS} if find_spec(name) else {}


def answer_core(game: Game) -> AnswerCore:
    """What of a move counts as the answer."""
    found: AnswerCore = import_module(f"{game.package}.goals").core
    return found


@dataclass(frozen=True, slots=True)
class Proof:
    """What the search found: the value, a line that reaches it, and whether it is the only answer."""

    value: int
    line: tuple[str, ...]
    unique: bool
    positions: int  # that were searched


class SearchExhausted(Exception):
    """More positions than the search was allowed."""


def prove(start: Position, goal: AnyGoal, limit: int | None = None) -> Proof | None:
    """The answer to a puzzle; None if the goal cannot be reached. Raises Exhausted beyond `limit` positions."""
    search = _ProofSearch(start, goal, limit)
    search.extend(start, 0, ())
    if not search.answers:
        return None
    return Proof(search.wanted, search.line, len(search.answers) == 1, search.positions)


def can_reach(start: Position, now: Position, goal: AnyGoal, target: int) -> bool:
    """Whether who began the turn at `start` and stands at `now` can still reach that value in this turn."""
    if goal.value(start, now) >= target:
        return True
    if not _is_same_turn(start, now) or goal.bound(start, now) < target:
        return False
    return any(can_reach(start, now.apply(move), goal, target) for move in now.legal())


def difficulty(start: Position, line: tuple[str, ...]) -> float:
    """How hard a line is to find: the decimal digits of how many there are to choose from, and something for depth."""
    choices, now, essence = [], start, answer_core(start.game)
    for text in line:
        choices.append(len({essence(now.text(move)) for move in now.legal()}))
        now, _ = now.play(text)
    return log10(prod(choices)) + DECISION_DIFFICULTY * (len(line) - 1)


def grade(start: Position, line: tuple[str, ...]) -> int:
    """1 (easy) to 5 (hard)."""
    hard = difficulty(start, line)
    return 1 + sum(hard >= begins for begins in GRADE_DIFFICULTIES)


def _is_same_turn(start: Position, now: Position) -> bool:
    return now.turn == start.turn and not now.over


@dataclass(slots=True)
class _ProofSearch:
    """All that was found so far, and what need not be searched again."""

    start: Position
    goal: AnyGoal
    limit: int | None
    wanted: int = 1  # what an answer must reach: as much as the best found
    line: tuple[str, ...] = ()
    answers: set[tuple[str, ...]] = field(default_factory=set)
    positions: int = 0
    dead: set[Position] = field(default_factory=set)
    core: AnswerCore = field(init=False)
    most: int = field(init=False)

    def __post_init__(self) -> None:
        self.core = answer_core(self.start.game)
        self.most = self.goal.bound(self.start, self.start)

    def extend(self, now: Position, had: int, path: tuple[str, ...]) -> bool:
        """Search on from a position of the turn that has this value; says whether it leads to an answer."""
        found = False
        for move in now.legal():
            if self.positions == self.limit:
                raise SearchExhausted
            self.positions += 1
            after = now.apply(move)
            value = self.goal.value(self.start, after)
            line = path
            if had < value >= self.wanted:
                line = (*path, now.text(move))
                self._add_answer(value, line)
                found = True
            if self._is_settled():
                return True
            worth = _is_same_turn(self.start, after) and self.goal.bound(self.start, after) > value
            if worth and self.goal.bound(self.start, after) >= self.wanted and after not in self.dead:
                line = line if line is not path else (*path, now.text(move))
                if self.extend(after, value, line):
                    found = True
                else:
                    self.dead.add(after)
        return found

    def _add_answer(self, value: int, line: tuple[str, ...]) -> None:
        if value > self.wanted or not self.answers:
            self.wanted, self.line = value, line
            self.answers.clear()
        self.answers.add(tuple(sorted(map(self.core, line))))

    def _is_settled(self) -> bool:
        """Two answers, and no better one to hope for: the rest does not matter."""
        return len(self.answers) > 1 and self.wanted >= self.most
