"""Reading a lesson file, strictly: whatever is odd is refused, naming the file and the line.

The lesson's own solution is played here, so a lesson that can be read can be solved.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NoReturn

from preau.games import position_reader
from preau.games.api import Arg, Effect, Game, Phrase, Position, Refused
from preau.teach.lessons import Lesson, Task, Try, Wanted, first_match

_FILE = re.compile(r"[0-9]{2}-([a-z][a-z0-9-]*)\.txt")
_EFFECT = re.compile(r"(?:(.+) )?effect (\S+)")
RULE_NUMBER = re.compile(r"[A-Z]+[0-9]+(\.[0-9]+)?")
_HEADERS = ("rules", "position", "layers")
_IN_TASK = ("accept", "solution", "reply", "wrong", "miss", "lit")


class LessonError(Refused):
    """A lesson file that says something odd; `file` and `line` say where."""

    code = "bad_lesson"

    def __init__(self, file: str, line: int, why: Phrase) -> None:
        super().__init__(Phrase("teach-file", {"file": file, "line": line, "why": why}))
        self.file = file
        self.line = line


@dataclass(slots=True)
class _LessonLine:
    line: int
    word: str
    text: str


@dataclass(slots=True)
class _TaskDraft:
    """A task as written, not yet judged."""

    line: int
    entries: list[_LessonLine] = field(default_factory=list)

    def lines_of(self, word: str) -> list[_LessonLine]:
        return [entry for entry in self.entries if entry.word == word]


def read_lesson(game: Game, file: str, text: str) -> Lesson:
    """The lesson that a file gives; raises LessonError."""
    return _LessonReader(game, file).read(text)


class _LessonReader:
    def __init__(self, game: Game, file: str) -> None:
        self.game = game
        self.file = file

    def read(self, text: str) -> Lesson:
        named = _FILE.fullmatch(self.file)
        if named is None:
            self._refuse(1, "teach-bad-name")
        headers: dict[str, _LessonLine] = {}
        drafts: list[_TaskDraft] = []
        for entry in self._entries(text):
            if entry.word == "task":
                if entry.text:
                    self._refuse(entry.line, "teach-task-alone", text=entry.text)
                drafts.append(_TaskDraft(entry.line))
            elif drafts:
                self._check_word(entry, _IN_TASK)
                drafts[-1].entries.append(entry)
            else:
                self._check_word(entry, _HEADERS)
                if entry.word in headers:
                    self._refuse(entry.line, "teach-twice", word=entry.word)
                headers[entry.word] = entry
        last = len(text.splitlines()) or 1
        for word in ("rules", "position"):
            if word not in headers:
                self._refuse(drafts[0].line if drafts else last, "teach-missing", word=word)
        if not drafts:
            self._refuse(last, "teach-no-task")
        start = self._position(headers["position"])
        layers = headers.get("layers")
        return Lesson(
            self.game,
            named[1],
            tuple(self._rule(headers["rules"].line, rule) for rule in headers["rules"].text.split()),
            start,
            self._tasks(start, drafts),
            self._layers(start, layers) if layers else (),
        )

    # --- lines -------------------------------------------------------------------------------------------------------

    def _entries(self, text: str) -> Iterator[_LessonLine]:
        """`word text` of each line; a line that begins with # is a comment."""
        for number, line in enumerate(text.splitlines(), 1):
            stripped = line.strip()
            if stripped and not stripped.startswith("#"):
                word, _, rest = stripped.partition(" ")
                yield _LessonLine(number, word, rest.strip())

    def _check_word(self, entry: _LessonLine, words: tuple[str, ...]) -> None:
        if entry.word not in words:
            self._refuse(entry.line, "teach-unknown", word=entry.word, allowed=(*words, "task"))
        if not entry.text:
            self._refuse(entry.line, "teach-empty", word=entry.word)

    def _rule(self, line: int, rule: str) -> str:
        if not RULE_NUMBER.fullmatch(rule):
            self._refuse(line, "teach-bad-rule", rule=rule)
        return rule

    def _position(self, entry: _LessonLine) -> Position:
        try:
            position = position_reader.position(entry.text)
        except Refused as refused:
            raise LessonError(self.file, entry.line, _in_words_of(self.game, refused.phrase)) from refused
        if position.game is not self.game:
            self._refuse(entry.line, "teach-other-game", is_=position.game.name, wanted=self.game.name)
        return position

    def _layers(self, start: Position, entry: _LessonLine) -> tuple[str, ...]:
        known = [layer.name for layer in start.scene().layers]
        for layer in entry.text.split():
            if layer not in known:
                self._refuse(entry.line, "input-unknown-layer", name=layer, allowed=tuple(known) or ("-",))
        return tuple(entry.text.split())

    # --- tasks -------------------------------------------------------------------------------------------------------

    def _tasks(self, start: Position, drafts: list[_TaskDraft]) -> tuple[Task, ...]:
        """Each task judged on the position in which the solutions of those before it have led."""
        position, learner = start, start.player
        tasks: list[Task] = []
        for draft in drafts:
            if position.over or position.player != learner:
                self._refuse(draft.line, "teach-not-your-turn", number=len(tasks) + 1)
            task = self._task(len(tasks) + 1, position, draft)
            tasks.append(task)
            position, _ = position.play(task.solution)
            for entry in draft.lines_of("reply"):
                move = first_match(position, entry.text)
                if move is None:
                    self._refuse(entry.line, "teach-no-reply", move=entry.text)
                position, _ = position.play(move)
        return tuple(tasks)

    def _task(self, number: int, position: Position, draft: _TaskDraft) -> Task:
        accepts = tuple(self._read_wanted(entry) for entry in draft.lines_of("accept"))
        if not accepts:
            self._refuse(draft.line, "teach-no-accept", number=number)
        task = Task(
            number,
            accepts,
            "",
            tuple(entry.text for entry in draft.lines_of("reply")),
            tuple(self._try(entry) for entry in draft.entries if entry.word in ("wrong", "miss")),
            tuple(cell for entry in draft.lines_of("lit") for cell in self._cells(position, entry)),
        )
        return Task(number, accepts, self._solution(task, position, draft), task.replies, task.tries, task.lit)

    def _solution(self, task: Task, position: Position, draft: _TaskDraft) -> str:
        """The move that shows how it is done: the one named, else the first that is accepted."""
        named = draft.lines_of("solution")
        if len(named) > 1:
            self._refuse(named[1].line, "teach-twice", word="solution")
        if named:
            effects = self._effects_of(position, named[0])
            if not task.is_solved_by(named[0].text, effects):
                self._refuse(named[0].line, "teach-solution-beside", move=named[0].text)
            return named[0].text
        texts = map(position.text, position.legal())
        first = next((text for text in texts if task.is_solved_by(text, position.play(text)[1])), None)
        if first is None:
            self._refuse(draft.lines_of("accept")[0].line, "teach-unsolvable", number=task.number)
        return first

    def _effects_of(self, position: Position, entry: _LessonLine) -> tuple[Effect, ...]:
        try:
            return position.play(entry.text)[1]
        except Refused as refused:
            raise LessonError(self.file, entry.line, _in_words_of(self.game, refused.phrase)) from refused

    def _read_wanted(self, entry: _LessonLine) -> Wanted:
        by_effect = _EFFECT.fullmatch(entry.text)
        if by_effect is None:
            return Wanted(entry.text)
        return Wanted(by_effect[1] or "*", self._rule(entry.line, by_effect[2]))

    def _try(self, entry: _LessonLine) -> Try:
        if entry.word == "miss":
            return Try(entry.text)
        move, _, rule = entry.text.rpartition(" ")
        if not move:
            self._refuse(entry.line, "teach-wrong-shape", text=entry.text)
        return Try(move.strip(), self._rule(entry.line, rule))

    def _cells(self, position: Position, entry: _LessonLine) -> list[str]:
        known = {cell.id for cell in position.scene().cells}
        for cell in entry.text.split():
            if cell not in known:
                self._refuse(entry.line, "teach-no-cell", cell=cell)
        return entry.text.split()

    def _refuse(self, line: int, key: str, **args: Arg) -> NoReturn:
        raise LessonError(self.file, line, Phrase(key, {name.rstrip("_"): value for name, value in args.items()}))


def _in_words_of(game: Game, phrase: Phrase) -> Phrase:
    """A refusal of the game inside one of ours: said in English at once, since the two have different words."""
    from preau.words import say  # only for a file with a mistake

    return Phrase("teach-refused", {"why": say(phrase, "en", game)})
