"""Diagrams: a rule shown on a real position.

`diagrams.txt` in the package of a game has a paragraph a diagram:

    rule R5.2
    lesson fight 1
    move B1xe8

`lesson ID N` is the position at the start of task N of a lesson; `position TEXT` stands for it where no lesson fits.
`move` is what the diagram shows: it is played, and what the rules say of it is what there is to read beside the
picture, in every language and with no words of its own. `lit` names places to light up, `layer` layers to show.
A move that breaks the rule, or brings about an effect by it, proves the diagram; the tests ask for that wherever the
rules can say so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NoReturn

from preau.games import position_reader
from preau.games.api import Arg, Effect, Game, MoveRefused, Phrase, Position, Refused
from preau.teach.lesson_reader import LessonError
from preau.teach.lessons import find_lesson
from preau.teach.tutor import Tutor

DIAGRAMS_FILE = "diagrams.txt"
_WORDS = ("rule", "lesson", "position", "move", "lit", "layer")


@dataclass(frozen=True, slots=True)
class Diagram:
    """What to draw for a rule: `before`, and `after` where the move is played; `told` is what the rules say of it.

    Where the move is refused, `after` is None and `trouble` are the squares that show why.
    """

    rule: str
    before: Position
    move: str = ""
    after: Position | None = None
    told: tuple[Effect, ...] = ()
    caption: Phrase | None = None  # the move in words, where it is legal
    lit: tuple[str, ...] = ()
    trouble: tuple[str, ...] = ()
    layers: tuple[str, ...] = ()

    @property
    def proof(self) -> bool:
        """Whether what the rules say of the move names this very rule."""
        return any(effect.rule == self.rule for effect in self.told)


@cache
def diagrams(game: Game) -> tuple[Diagram, ...]:
    """All diagrams of a game, in the order of its file; raises LessonError where that is malformed."""
    path = files(game.package) / DIAGRAMS_FILE
    return read_diagrams(game, path.read_text("utf-8")) if path.is_file() else ()


def diagrams_of(game: Game, rule: str) -> tuple[Diagram, ...]:
    return tuple(diagram for diagram in diagrams(game) if diagram.rule == rule)


def read_diagrams(game: Game, text: str) -> tuple[Diagram, ...]:
    """The diagrams that a file gives; raises LessonError."""
    return tuple(_diagram(game, line, said) for line, said in _paragraphs(text))


def _paragraphs(text: str) -> Iterator[tuple[int, dict[str, tuple[int, str]]]]:
    """Each paragraph: the line it begins on, and what its lines say, by their first words."""
    said: dict[str, tuple[int, str]] = {}
    first = 1
    for number, line in enumerate([*text.splitlines(), ""], 1):
        stripped = line.strip()
        if stripped.startswith("#"):
            continue
        if not stripped:
            if said:
                yield first, said
            said = {}
            continue
        first = first if said else number
        word, _, rest = stripped.partition(" ")
        if word not in _WORDS:
            _refuse(number, "teach-unknown", word=word, allowed=tuple(_WORDS))
        if not rest.strip():
            _refuse(number, "teach-empty", word=word)
        if word in said:
            _refuse(number, "teach-twice", word=word)
        said[word] = number, rest.strip()


def _diagram(game: Game, line: int, said: dict[str, tuple[int, str]]) -> Diagram:
    if "rule" not in said:
        _refuse(line, "teach-missing", word="rule")
    before = _position_before(game, line, said)
    lit = _known_names(said, "lit", {cell.id for cell in before.scene().cells})
    layers = _known_names(said, "layer", {layer.name for layer in before.scene().layers})
    rule = said["rule"][1]
    if "move" not in said:
        return Diagram(rule, before, lit=lit, layers=layers)
    at, move = said["move"]
    try:
        after, effects = before.play(move)
    except MoveRefused as refused:
        if refused.rule is None:
            _refuse(at, "teach-refused", why=str(refused))
        told = (Effect(refused.rule, refused.phrase),)
        return Diagram(rule, before, move, None, told, None, lit, refused.squares, layers)
    return Diagram(rule, before, move, after, effects, before.describe(before.parse(move)), lit, (), layers)


def _position_before(game: Game, line: int, said: dict[str, tuple[int, str]]) -> Position:
    if ("lesson" in said) == ("position" in said):
        _refuse(line, "teach-one-position")
    if "lesson" in said:
        return _position_in_lesson(game, *said["lesson"])
    at, text = said["position"]
    try:
        position = position_reader.position(text)
    except Refused as refused:
        _refuse(at, "teach-refused", why=str(refused))
    if position.game is not game:
        _refuse(at, "teach-other-game", **{"is": position.game.name, "wanted": game.name})
    return position


def _position_in_lesson(game: Game, line: int, where: str) -> Position:
    """The position at the start of a task, after the solutions of those before it; raises UnknownLesson too."""
    name, _, number = where.partition(" ")
    found = find_lesson(game, name)
    if not number.isdecimal() or not 1 <= int(number) <= len(found.tasks):
        _refuse(line, "teach-no-such-task", number=number or "?", wanted=name)
    return Tutor.resume(found, [task.solution for task in found.tasks[: int(number) - 1]]).position


def _known_names(said: dict[str, tuple[int, str]], word: str, known: set[str]) -> tuple[str, ...]:
    at, text = said.get(word, (0, ""))
    for name in text.split():
        if name not in known:
            _refuse(at, "teach-no-cell", cell=name)
    return tuple(text.split())


def _refuse(line: int, key: str, **args: Arg) -> NoReturn:
    raise LessonError(DIAGRAMS_FILE, line, Phrase(key, args))
