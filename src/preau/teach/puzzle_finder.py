"""Puzzles found in games. Where the games come from is the caller's business; what is found is proved here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from preau.games.api import Game, Position
from preau.teach.proofs import AnyGoal, SearchExhausted, difficulty, goals_of, grade, prove
from preau.teach.puzzles import Puzzle

MOST_PROOF_POSITIONS = 40_000  # a puzzle whose proof takes more is left alone
FOUND_PER_WANTED = 3  # to choose from
MOST_RULES = 8
LEAST_DIFFICULTY = 1.0  # as one move among ten: less is no puzzle


@dataclass(slots=True)
class PuzzleFinder:
    """What has been found so far. No kind is taken twice from one game: its positions are too much alike."""

    game: Game
    count: int
    found: dict[str, list[Puzzle]] = field(init=False)

    def __post_init__(self) -> None:
        self.found = {kind: [] for kind in goals_of(self.game)}

    @property
    def has_enough(self) -> bool:
        """Whether there is plenty of every kind."""
        return all(len(found) >= self._plenty for found in self.found.values())

    @property
    def total(self) -> int:
        return sum(map(len, self.found.values()))

    @property
    def _plenty(self) -> int:
        return -(-self.count * FOUND_PER_WANTED // max(1, len(self.found)))

    def add(self, positions: Iterable[Position]) -> None:
        """Add the puzzles that one game holds."""
        open_kinds = {kind for kind, found in self.found.items() if len(found) < self._plenty}
        for position in positions:
            for kind in sorted(open_kinds):
                if found := puzzle_at(position, goals_of(self.game)[kind]):
                    self.found[kind].append(found)
                    open_kinds.discard(kind)
            if not open_kinds:
                return

    def result(self) -> tuple[Puzzle, ...]:
        """As many as asked for, if there are: kinds and grades in turn, then in order and with their ids."""
        kinds = [list(_grades_in_turn(found)) for found in self.found.values()]
        mixed = [puzzle for row in zip_longest(*kinds) for puzzle in row if puzzle is not None]
        chosen = sorted(mixed[: self.count], key=_puzzle_order)
        numbers: Counter[str] = Counter()
        named = []
        for puzzle in chosen:
            numbers[puzzle.kind] += 1
            named.append(replace(puzzle, id=f"{puzzle.kind}-{numbers[puzzle.kind]:02}"))
        return tuple(named)


def find_puzzles(
    game: Game, games: Iterable[Iterable[Position]], count: int, on_game: Callable[[PuzzleFinder], object] | None = None
) -> tuple[Puzzle, ...]:
    """Up to `count` puzzles from these games, each proved to have one answer."""
    finder = PuzzleFinder(game, count)
    for positions in games:
        finder.add(positions)
        if on_game is not None:
            on_game(finder)
        if finder.has_enough:
            break
    return finder.result()


def puzzle_at(position: Position, goal: AnyGoal) -> Puzzle | None:
    """The puzzle of that kind that a position is, if it is one."""
    if position.over or not goal.fits(position):
        return None
    try:
        proof = prove(position, goal, MOST_PROOF_POSITIONS)
    except SearchExhausted:
        return None
    if proof is None or not proof.unique or not goal.shortest <= len(proof.line) <= goal.longest:
        return None
    end, rules = position, [*goal.rules]
    for text in proof.line:
        end, effects = end.play(text)
        rules += [effect.rule for effect in effects]
    if not goal.good(position, end) or difficulty(position, proof.line) < LEAST_DIFFICULTY:
        return None
    shown = tuple(sorted(list(dict.fromkeys(rules))[:MOST_RULES], key=_rule_order))
    graded = grade(position, proof.line)
    return Puzzle(position.game, "", goal.kind, graded, position, proof.value, proof.line, shown)


def _rule_order(rule: str) -> tuple[str, list[int]]:
    """R5.4 before R10.2."""
    digits = rule.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return rule.removesuffix(digits), [int(part) for part in digits.split(".")]


def _puzzle_order(puzzle: Puzzle) -> tuple[str, int, float]:
    return puzzle.kind, puzzle.grade, difficulty(puzzle.start, puzzle.line)


def _grades_in_turn(found: list[Puzzle]) -> Iterator[Puzzle]:
    """One of each grade, then another of each, and so on; the hardest first."""
    by_grade = [[puzzle for puzzle in found if puzzle.grade == each] for each in (5, 4, 3, 2, 1)]
    for row in zip_longest(*by_grade):
        yield from (puzzle for puzzle in row if puzzle is not None)
