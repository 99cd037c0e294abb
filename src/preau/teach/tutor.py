"""The tutor: where a learner stands in a lesson, and what a move is worth. Pure; asks the rules, holds none."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from preau.games.api import Effect, Phrase, Position, Refused
from preau.teach.lessons import Lesson, Task, first_match


@dataclass(frozen=True, slots=True)
class Reply:
    """A move that was played of itself: by whom, and what it brought about."""

    seat: int
    move: str
    told: Phrase
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Right:
    """The move solves the task. `tutor` goes on; its `task` is the next one, or None when the lesson is done."""

    tutor: Tutor
    told: Phrase
    effects: tuple[Effect, ...]
    replies: tuple[Reply, ...]
    praise: Phrase
    reached: Position  # right after the learner's own move

    @property
    def done(self) -> bool:
        return self.tutor.done


@dataclass(frozen=True, slots=True)
class Wrong:
    """The move does not solve the task: `refused` by the rules, or legal but beside the point. Nothing has changed."""

    phrase: Phrase
    hint: Phrase | None  # a puzzle gives none that was not asked for
    rule: str | None = None
    squares: tuple[str, ...] = ()
    refused: Refused | None = None


LessonVerdict: TypeAlias = Right | Wrong


@dataclass(frozen=True, slots=True)
class Tutor:
    """A lesson and the right moves made so far; `position` is where the board stands."""

    lesson: Lesson
    position: Position
    moves: tuple[str, ...] = ()

    @classmethod
    def begin(cls, lesson: Lesson) -> Tutor:
        return cls(lesson, lesson.start)

    @classmethod
    def resume(cls, lesson: Lesson, moves: Iterable[str]) -> Tutor:
        """Where these moves lead; from the first that does not solve its task, they are forgotten."""
        tutor = cls.begin(lesson)
        for move in moves:
            if tutor.done:
                break
            verdict = tutor.judge(move)
            if isinstance(verdict, Wrong):
                break
            tutor = verdict.tutor
        return tutor

    @property
    def task(self) -> Task | None:
        """The task at hand."""
        return self.lesson.tasks[len(self.moves)] if not self.done else None

    @property
    def done(self) -> bool:
        return len(self.moves) >= len(self.lesson.tasks)

    @property
    def asks(self) -> Phrase:
        """What there is to do now; at the end, the closing line."""
        return self.lesson.close if self.done else self.lesson.task(len(self.moves) + 1)

    @property
    def hint(self) -> Phrase:
        return self.lesson.hint(min(len(self.moves) + 1, len(self.lesson.tasks)))

    @property
    def solution(self) -> str:
        """A move that solves the task at hand, on this very board; empty when there is none to make."""
        task = self.task
        if task is None:
            return ""
        texts = [self.position.text(move) for move in self.position.legal()]
        for text in sorted(texts, key=lambda text: text != task.solution):  # the lesson's own first
            if task.is_solved_by(text, self.position.play(text)[1]):
                return text
        return ""

    def judge(self, text: str) -> LessonVerdict:
        """What a move is worth."""
        task = self.task
        if task is None:
            return Wrong(Phrase("teach-over"), self.lesson.close)
        played = try_move(self.position, text, self.hint)
        if isinstance(played, Wrong):
            return played
        after, told, effects = played
        if not task.is_solved_by(text, effects):
            return Wrong(Phrase("teach-beside"), self.hint)
        replies, position = _replies(after, task)
        tutor = Tutor(self.lesson, position, (*self.moves, text))
        return Right(tutor, told, effects, replies, self.lesson.praise(task.number), after)


def try_move(position: Position, text: str, hint: Phrase) -> tuple[Position, Phrase, tuple[Effect, ...]] | Wrong:
    """A move tried out: where it leads, in words, and what it brings about; or what the rules have against it."""
    try:
        after, effects = position.play(text)
    except Refused as refused:
        return Wrong(refused.phrase, hint, refused.rule, refused.squares, refused)
    return after, position.describe(position.parse(text)), effects


def _replies(position: Position, task: Task) -> tuple[tuple[Reply, ...], Position]:
    """What follows of itself. A reply that this board has no move for is left out."""
    replies = []
    for pattern in task.replies:
        move = first_match(position, pattern)
        if move is None:
            continue
        told, seat = position.describe(position.parse(move)), position.player
        position, effects = position.play(move)
        replies.append(Reply(seat, move, told, effects))
    return tuple(replies), position
