"""Lessons: a position, tasks to solve on it, and the rules they teach.

A lesson is a text file `lessons/NN-ID.txt` in the package of its game; docs/lessons.md describes the format. Its words
are the message `lesson-ID` of the game: the title, and the attributes `.taskN`, `.hintN`, `.praiseN` and `.close`.
Whether a move is right is asked of the rules themselves: a lesson only says which of the legal ones it wants.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

from preau.games.api import Effect, Game, Phrase, Position, Refused
from preau.words.text import nearest_word

LESSONS_FOLDER, LESSON_SUFFIX = "lessons", ".txt"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Moves that solve a task: their text fits `glob`, and where a `rule` is named, they have an effect by it."""

    glob: str = "*"
    rule: str = ""

    def fits(self, text: str, effects: Sequence[Effect]) -> bool:
        spelled = text == self.glob or fnmatchcase(text, self.glob)
        return spelled and (not self.rule or any(effect.rule == self.rule for effect in effects))

    def __str__(self) -> str:
        return " ".join([*([self.glob] if self.glob != "*" or not self.rule else []), *self._effect()])

    def _effect(self) -> list[str]:
        return ["effect", self.rule] if self.rule else []


@dataclass(frozen=True, slots=True)
class Try:
    """A move that a learner may well try: the rule that refuses it, or none where it is legal but beside the point."""

    move: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """One move to find. `replies` are moves, or patterns of moves, that are played of themselves after it."""

    number: int
    accepts: tuple[Wanted, ...]
    solution: str
    replies: tuple[str, ...] = ()
    tries: tuple[Try, ...] = ()
    lit: tuple[str, ...] = ()

    def is_solved_by(self, text: str, effects: Sequence[Effect]) -> bool:
        return any(wanted.fits(text, effects) for wanted in self.accepts)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a game. `layers` are those of the scene that help to see the point."""

    game: Game
    id: str
    rules: tuple[str, ...]
    start: Position
    tasks: tuple[Task, ...]
    layers: tuple[str, ...] = ()

    @property
    def title(self) -> Phrase:
        return Phrase(f"lesson-{self.id}")

    @property
    def close(self) -> Phrase:
        """What is said at the end."""
        return self._words("close")

    def task(self, number: int) -> Phrase:
        """What task `number` (from 1) asks for."""
        return self._words(f"task{number}")

    def hint(self, number: int) -> Phrase:
        return self._words(f"hint{number}")

    def praise(self, number: int) -> Phrase:
        return self._words(f"praise{number}")

    def words(self) -> tuple[Phrase, ...]:
        """All that the lesson has to say."""
        numbers = [task.number for task in self.tasks]
        said = [each(number) for number in numbers for each in (self.task, self.hint, self.praise)]
        return (self.title, *said, self.close)

    def _words(self, attribute: str) -> Phrase:
        return Phrase(f"lesson-{self.id}.{attribute}")


class UnknownLesson(Refused):
    """A lesson that the game does not have; `guess` is the nearest that it has."""

    code = "unknown_lesson"

    def __init__(self, game: Game, wanted: str, known: Sequence[str]) -> None:
        guess = nearest_word(wanted.strip().casefold(), known)
        if not known:
            phrase = Phrase("teach-unknown-lesson-none", {"game": game.name})
        elif guess:
            phrase = Phrase("teach-unknown-lesson-guess", {"wanted": wanted, "guess": guess})
        else:
            phrase = Phrase("teach-unknown-lesson", {"wanted": wanted, "known": tuple(known)})
        super().__init__(phrase)
        self.game = game
        self.guess = guess


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order to take them; raises LessonError where a file of its package is malformed."""
    from preau.teach.lesson_reader import read_lesson  # which is built on this module

    folder = files(game.package) / LESSONS_FOLDER
    found = [path for path in folder.iterdir() if path.name.endswith(LESSON_SUFFIX)] if folder.is_dir() else []
    return tuple(
        read_lesson(game, path.name, path.read_text("utf-8")) for path in sorted(found, key=lambda path: path.name)
    )


def find_lesson(game: Game, wanted: str) -> Lesson:
    """The lesson of that id, or of that number in the list; raises UnknownLesson."""
    found = lessons_of(game)
    name = wanted.strip().casefold()
    if name.isascii() and name.isdigit() and 1 <= int(name[:6]) <= len(found):
        return found[int(name) - 1]
    for each in found:
        if each.id == name:
            return each
    raise UnknownLesson(game, wanted[:40], [each.id for each in found])


def first_match(position: Position, pattern: str) -> str | None:
    """The first legal move, in the order of the law, that a pattern means."""
    texts = [position.text(move) for move in position.legal()]
    if pattern in texts:
        return pattern
    return next((text for text in texts if fnmatchcase(text, pattern)), None)
