"""Puzzles as lines of JSON. Reading is strict: whatever is odd is refused, naming the file and the line.

The answer is played here, so a puzzle that can be read can be solved. That it is the only answer takes a search; the
tests do that for the puzzles of the package.
"""

from __future__ import annotations

import json
import re
from typing import NoReturn

from preau.games import position_reader
from preau.games.api import Arg, Game, Json, Phrase, Position, Refused
from preau.teach.lesson_reader import RULE_NUMBER, LessonError
from preau.teach.proofs import AnyGoal, goals_of
from preau.teach.puzzles import Puzzle

FIELDS = ("id", "kind", "grade", "position", "target", "line", "rules")
_ID = re.compile(r"([a-z]+)-[0-9]{2,4}")


class PuzzleError(LessonError):
    """A puzzle file that says something odd; `file` and `line` say where."""

    code = "bad_puzzle"


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a line of its file."""
    values = (puzzle.id, puzzle.kind, puzzle.grade, str(puzzle.start), puzzle.target, puzzle.line, puzzle.rules)
    return json.dumps(dict(zip(FIELDS, values, strict=True)), ensure_ascii=False)


def read_puzzles(game: Game, file: str, text: str) -> tuple[Puzzle, ...]:
    """The puzzles that a file gives; raises PuzzleError."""
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(text.splitlines(), 1):
        reader = _PuzzleReader(game, file, number)
        puzzle = reader.puzzle(line)
        if puzzle.id in found:
            reader.refuse("teach-twice", word=puzzle.id)
        found[puzzle.id] = puzzle
    return tuple(found.values())


class _PuzzleReader:
    """Reads one line."""

    def __init__(self, game: Game, file: str, number: int) -> None:
        self.game = game
        self.file = file
        self.number = number

    def puzzle(self, line: str) -> Puzzle:
        data = self._fields(line)
        kind, name = self._text(data, "kind"), self._text(data, "id")
        known = goals_of(self.game)
        if kind not in known:
            self.refuse("teach-puzzle-bad-kind", kind=kind[:40], allowed=tuple(known) or ("-",))
        named = _ID.fullmatch(name)
        if named is None or named[1] != kind:
            self.refuse("teach-puzzle-bad-field", name="id", wanted=f"{kind}-01")
        grade, target = self._number(data, "grade", 5), self._number(data, "target", 1000)
        start = self._position(self._text(data, "position"))
        if not known[kind].fits(start):
            self.refuse("teach-puzzle-unfit", kind=kind)
        moves = self._texts(data, "line")
        self._play(start, known[kind], target, moves)
        rules = self._texts(data, "rules")
        for rule in rules:
            if not RULE_NUMBER.fullmatch(rule):
                self.refuse("teach-bad-rule", rule=rule[:40])
        return Puzzle(self.game, name, kind, grade, start, target, moves, rules)

    # --- fields ------------------------------------------------------------------------------------------------------

    def _fields(self, line: str) -> Json:
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):  # the latter: nested too deep to be anything of ours
            self.refuse("teach-puzzle-not-json")
        if not isinstance(data, dict):
            self.refuse("teach-puzzle-not-json")
        for field in FIELDS:
            if field not in data:
                self.refuse("teach-missing", word=field)
        for field in data:
            if field not in FIELDS:
                self.refuse("teach-unknown", word=field[:40], allowed=tuple(FIELDS))
        return data

    def _text(self, data: Json, field: str) -> str:
        value = data[field]
        if not isinstance(value, str):
            self.refuse("teach-puzzle-bad-field", name=field, wanted='"…"')
        return value

    def _texts(self, data: Json, field: str) -> tuple[str, ...]:
        values = data[field]
        if not isinstance(values, list) or not values or not all(isinstance(value, str) for value in values):
            self.refuse("teach-puzzle-bad-field", name=field, wanted='["…", "…"]')
        return tuple(values)

    def _number(self, data: Json, field: str, most: int) -> int:
        value = data[field]
        if type(value) is not int or not 1 <= value <= most:
            self.refuse("teach-puzzle-bad-field", name=field, wanted=f"1–{most}")
        return value

    # --- what the rules say ------------------------------------------------------------------------------------------

    def _position(self, text: str) -> Position:
        try:
            position = position_reader.position(text)
        except Refused as refused:
            raise self._error(refused) from refused
        if position.game is not self.game:
            self.refuse("teach-puzzle-other-game", **{"is": position.game.name, "wanted": self.game.name})
        if position.over:
            self.refuse("teach-puzzle-unfit-over")
        return position

    def _play(self, start: Position, goal: AnyGoal, target: int, moves: tuple[str, ...]) -> None:
        """The line reaches the goal with its last move, and not before."""
        now = start
        for place, move in enumerate(moves):
            if now.over or now.turn != start.turn or goal.value(start, now) >= target:
                self.refuse("teach-puzzle-too-long", move=move[:40])
            try:
                now, _ = now.play(move)
            except Refused as refused:
                raise self._error(refused) from refused
            if place == len(moves) - 1 and goal.value(start, now) != target:
                self.refuse("teach-puzzle-off-goal", target=target, value=goal.value(start, now))
        if not goal.shortest <= len(moves) <= goal.longest:
            self.refuse("teach-puzzle-bad-length", kind=goal.kind, length=len(moves))

    def _error(self, refused: Refused) -> PuzzleError:
        from preau.words import say  # only for a file with a mistake

        why = say(refused.phrase, "en", self.game)  # at once: the game's words are not ours
        return PuzzleError(self.file, self.number, Phrase("teach-refused", {"why": why}))

    def refuse(self, key: str, **args: Arg) -> NoReturn:
        raise PuzzleError(self.file, self.number, Phrase(key, args))
