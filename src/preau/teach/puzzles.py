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

from preau.games.api import Args, Effect, Game, Option, Phrase, Position, Refused
from preau.games.threats import Threat, threats_of
from preau.teach.proofs import AnyGoal, SearchExhausted, answer_core, can_reach, goals_of, prove
from preau.teach.tutor import Wrong, try_move
from preau.words.text import nearest_word

PUZZLES_FILE = "puzzles.jsonl"
MOST_POSITIONS = 20_000  # searched to find out whether a rule matters


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
    def unusual(self) -> tuple[Option, ...]:
        """What is not played by the usual rules, but by those of another edition."""
        told = {name for choices in self.game.editions.values() for name in choices}
        options = self.start.options
        return tuple(each for each in self.game.options if each.name in told and options[each.name] != each.default)

    @property
    def ease(self) -> tuple[int, bool]:
        """By which newcomers get the easiest first: rules that are not the usual ones make it a grade harder."""
        unusual = bool(self.unusual)
        return self.grade + unusual, unusual

    @property
    def place(self) -> tuple[bool, int]:
        """Where it stands among those of its kind: the usual rules come first, then the easy ones."""
        return bool(self.unusual), self.grade

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

    def failure(self, most: int) -> Phrase:
        """What a wrong move leaves undone, if no more than `most` can be reached after it."""
        return self._words(".failed", most)

    def words(self) -> tuple[Phrase, ...]:
        """All that the puzzle has to say."""
        return self.title, self.task, self.hint, self.praise, *map(self.failure, range(self.target))

    def _words(self, attribute: str, most: int = 0) -> Phrase:
        """Each part is given what any of them asks for: within another sentence a title is said with all of them."""
        seats, mover = self.start.scene().seats, self.start.player
        following = seats[(mover + 1) % len(seats)]
        who: Args = {"who": seats[mover].phrase, "next": following.phrase, "count": self.target, "most": most}
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
    """All puzzles of a game by kind, those by the usual rules first; raises PuzzleError for a malformed file."""
    from preau.teach.puzzle_reader import read_puzzles  # which is built on this module

    path = files(game.package) / PUZZLES_FILE
    found = read_puzzles(game, PUZZLES_FILE, path.read_text("utf-8")) if path.is_file() else ()
    kinds = {each.kind: sorted(other.place for other in found if other.kind == each.kind) for each in found}
    return tuple(sorted(found, key=lambda each: (kinds[each.kind], each.kind, each.place, each.id)))


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


@cache
def deciding_options(puzzle: Puzzle) -> tuple[Option, ...]:
    """Those of its unusual rules that matter: by the usual one the answer would be another, or not the only one."""
    core, data = answer_core(puzzle.game), puzzle.start.to_json()
    answer = sorted(map(core, puzzle.line))

    def matters(option: Option) -> bool:
        usual = data | {"options": data["options"] | {option.name: option.default}}
        try:
            found = prove(puzzle.game.load(usual), puzzle.goal, MOST_POSITIONS)
        except (Refused, SearchExhausted):  # by the usual rule there is no such position, or nobody can tell
            return True
        return found is None or not found.unique or sorted(map(core, found.line)) != answer

    return tuple(filter(matters, puzzle.unusual))


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
        told = self.puzzle.goal.why(self.puzzle.start, self.position) if self.done else ()
        return told or tuple(
            Effect(each.rule or "", Phrase("review-why-stops", {"told": each.phrase})) for each in self.stopped_wins
        )

    @property
    def stopped_wins(self) -> tuple[Threat, ...]:
        """The win of the next player that it was about, which is possible no longer."""
        find = threats_of(self.puzzle.game.package) if self.puzzle.goal.defends and self.done else None
        found = () if find is None else find(self.puzzle.start)
        return tuple(each for each in found if each.wins and each.seat == self.position.player)[:1]

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
            return Wrong(Phrase("teach-puzzle-over"), None)
        played = try_move(self.position, text, self.hint)
        if isinstance(played, Wrong):
            return played
        after, told, effects = played
        if not self._keeps_goal(after):
            return self._judge_failure(after)
        return RightAnswer(Attempt(self.puzzle, after, (*self.moves, text)), told, effects)

    def _judge_failure(self, after: Position) -> Wrong:
        """What is left undone; where it should have kept the next player from winning, how that one still can."""
        find = threats_of(self.puzzle.game.package) if self.puzzle.goal.defends else None
        mine = self.puzzle.start.player
        found = () if find is None or after.player == mine else find(after)
        still = next((each for each in found if each.wins and each.seat == after.player), None)
        if still is not None:
            return Wrong(Phrase("teach-puzzle-allows", {"told": still.phrase}), None, squares=still.cells)
        less = range(self.puzzle.target - 1, 0, -1)
        most = next((each for each in less if can_reach(self.puzzle.start, after, self.puzzle.goal, each)), 0)
        return Wrong(self.puzzle.failure(most), None)

    def _keeps_goal(self, after: Position) -> bool:
        return can_reach(self.puzzle.start, after, self.puzzle.goal, self.puzzle.target)
