"""Puzzles: a position from a game between bots, and one question about the turn at hand that has one answer.

The puzzles of a game are the lines of `puzzles.jsonl` in its package; docs/puzzles.md describes them. What they ask for
is in the game's `goals.py`, their words are its messages `puzzle-KIND`. That the answer is the only one has been proved
by search (`preau.teach.proofs`), and whether a move is right is asked of the rules themselves, by the same search.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Protocol, TypeAlias

from preau.games.api import Args, Effect, Game, Phrase, Position, Refused
from preau.games.threats import threats_of
from preau.teach.proofs import AnyGoal, can_reach, goals_of
from preau.teach.tutor import Wrong, try_move
from preau.words.text import nearest_word

PUZZLES_FILE = "puzzles.jsonl"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle of a game. `line` is the answer shown to who gives up, `target` the value of the goal it reaches."""

    game: Game
    id: str
    kind: str
    grade: int  # 1 (easy) to 5 (hard)
    start: Position
    target: int
    line: tuple[str, ...]
    rules: tuple[str, ...]

    @property
    def goal(self) -> AnyGoal:
        return goals_of(self.game)[self.kind]

    @property
    def ease(self) -> tuple[int, bool]:
        """By which newcomers get the easiest first: rules that are not the usual ones make it a grade harder."""
        told = {name for choices in self.game.editions.values() for name in choices}
        unusual = any(self.start.options[each.name] != each.default for each in self.game.options if each.name in told)
        return self.grade + unusual, unusual

    @property
    def title(self) -> Phrase:
        return self._words("")

    @property
    def task(self) -> Phrase:
        """What there is to do, and who does it."""
        return self._words(".task")

    @property
    def hint(self) -> Phrase:
        return self._words(".hint")

    @property
    def praise(self) -> Phrase:
        return self._words(".praise")

    def words(self) -> tuple[Phrase, ...]:
        """All that the puzzle has to say."""
        return self.title, self.task, self.hint, self.praise

    def _words(self, attribute: str) -> Phrase:
        who: Args = {"who": self.start.scene().seats[self.start.player].phrase, "count": self.target}
        return Phrase(f"puzzle-{self.kind}{attribute}", who)


class UnknownPuzzle(Refused):
    """A puzzle that the game does not have; `guess` is the nearest that it has."""

    code = "unknown_puzzle"

    def __init__(self, game: Game, wanted: str, known: Sequence[str]) -> None:
        guess = nearest_word(wanted.strip().casefold(), known)
        if not known:
            phrase = Phrase("teach-unknown-puzzle-none", {"game": game.name})
        elif guess:
            phrase = Phrase("teach-unknown-puzzle-guess", {"wanted": wanted, "guess": guess})
        else:
            phrase = Phrase("teach-unknown-puzzle", {"wanted": wanted, "first": known[0], "last": known[-1]})
        super().__init__(phrase)
        self.game = game
        self.guess = guess


class Day(Protocol):
    """A `datetime.date`; this room does not ask what day it is."""

    def toordinal(self) -> int: ...


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles of a game by kind, kinds and puzzles from easy to hard; raises PuzzleError for a malformed file."""
    from preau.teach.puzzle_reader import read_puzzles  # which is built on this module

    path = files(game.package) / PUZZLES_FILE
    found = read_puzzles(game, PUZZLES_FILE, path.read_text("utf-8")) if path.is_file() else ()
    grades = {each.kind: sorted(other.grade for other in found if other.kind == each.kind) for each in found}
    return tuple(sorted(found, key=lambda each: (grades[each.kind], each.kind, each.grade, each.id)))


def find_puzzle(game: Game, wanted: str) -> Puzzle:
    """The puzzle of that id; raises UnknownPuzzle."""
    found = puzzles_of(game)
    for each in found:
        if each.id == wanted.strip().casefold():
            return each
    raise UnknownPuzzle(game, wanted[:40], [each.id for each in found])


def daily_puzzle(game: Game, day: Day) -> Puzzle:
    """The puzzle of that day, the same for everybody. Each comes once before any comes again; raises UnknownPuzzle."""
    found = puzzles_of(game)
    if not found:
        raise UnknownPuzzle(game, "", ())
    cycle, place = divmod(day.toordinal(), len(found))
    return sorted(found, key=lambda each: sha256(f"{game.name} {cycle} {each.id}".encode()).digest())[place]


# --- solving ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RightAnswer:
    """The move is right. `attempt` goes on from there; it is `done` when the goal is reached."""

    attempt: Attempt
    told: Phrase
    effects: tuple[Effect, ...]

    @property
    def done(self) -> bool:
        return self.attempt.done


PuzzleVerdict: TypeAlias = RightAnswer | Wrong


@dataclass(frozen=True, slots=True)
class Attempt:
    """A puzzle and the right moves made so far; `position` is where the board stands."""

    puzzle: Puzzle
    position: Position
    moves: tuple[str, ...] = ()

    @classmethod
    def begin(cls, puzzle: Puzzle) -> Attempt:
        return cls(puzzle, puzzle.start)

    @classmethod
    def resume(cls, puzzle: Puzzle, moves: Iterable[str]) -> Attempt:
        """Where these moves lead; from the first that is not right, they are forgotten."""
        attempt = cls.begin(puzzle)
        for move in moves:
            verdict = attempt.judge(move)
            if isinstance(verdict, Wrong):
                break
            attempt = verdict.attempt
        return attempt

    @property
    def done(self) -> bool:
        return self.puzzle.goal.value(self.puzzle.start, self.position) >= self.puzzle.target

    @property
    def why(self) -> tuple[Effect, ...]:
        """Why it is solved, where the moves alone do not show it."""
        return self.puzzle.goal.why(self.puzzle.start, self.position) if self.done else ()

    @property
    def asks(self) -> Phrase:
        """What there is to do now; at the end, the praise."""
        return self.puzzle.praise if self.done else self.puzzle.task

    @property
    def hint(self) -> Phrase:
        return self.puzzle.hint

    @property
    def solution(self) -> str:
        """A right move on this very board; empty when there is none left to make."""
        if self.done:
            return ""
        texts = [self.position.text(move) for move in self.position.legal()]
        for text in sorted(texts, key=lambda text: text not in self.puzzle.line):  # the puzzle's own first
            if self._keeps_goal(self.position.apply(self.position.parse(text))):
                return text
        raise AssertionError(f"{self.puzzle.id} has no answer after {self.moves}")  # each move so far was right

    def judge(self, text: str) -> PuzzleVerdict:
        """Right, legal but not the answer, or refused with rule and squares."""
        if self.done:
            return Wrong(Phrase("teach-puzzle-over"), self.puzzle.praise)
        played = try_move(self.position, text, self.hint)
        if isinstance(played, Wrong):
            return played
        after, told, effects = played
        if not self._keeps_goal(after):
            return self._judge_failure(after)
        return RightAnswer(Attempt(self.puzzle, after, (*self.moves, text)), told, effects)

    def _judge_failure(self, after: Position) -> Wrong:
        """Not the answer; where it should have kept the next player from winning, how that one still can."""
        find = threats_of(self.puzzle.game.package) if self.puzzle.goal.defends else None
        mine = self.puzzle.start.player
        found = () if find is None or after.player == mine else find(after)
        still = next((each for each in found if each.wins and each.seat == after.player), None)
        if still is None:
            return Wrong(Phrase("teach-puzzle-beside"), self.hint)
        return Wrong(Phrase("teach-puzzle-allows", {"told": still.phrase}), self.hint, squares=still.cells)

    def _keeps_goal(self, after: Position) -> bool:
        return can_reach(self.puzzle.start, after, self.puzzle.goal, self.puzzle.target)
