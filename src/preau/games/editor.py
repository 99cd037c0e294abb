"""Setting up a position by pointing. A game that can be set up so brings `editor.py`.

Its functions take the exchange form of a position in the making and give the next one, which need not be possible yet:
`Game.load` judges that. All of them raise PositionError for what has not even the shape of a position, or cannot be
done. Whatever follows from the rest (whose turn it is, what is left in a reserve) they fill in themselves.

- `tools(data)`: what can be done on the board besides moving a piece, and `use(data, tool, cell, piece)`, which does it
  to what is there, or to that piece of several;
- `places(data, piece)`: the cells where a piece may be put, and `move(data, piece, cell)`, which puts it there;
- `fields(data)`: what is not on the board, and `change(data, field, value)`;
- `choose(data, options)`: the same with other options, as far as they let it be;
- `scene(data)`: what there is to see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from preau.games.api import Json, Phrase, Value
from preau.games.scene import Scene


@dataclass(frozen=True, slots=True)
class EditorTool:
    """Something to do on the board: how it is called and looks, and how often it can still be done (None: always)."""

    id: str
    phrase: Phrase
    glyph: str = ""
    colour: str = ""
    left: int | None = None


@dataclass(frozen=True, slots=True)
class EditorField:
    """Something to set beside the board: a whole number within `bounds`, or one of `values`, each with its words.

    `problems` are the keys of those refusals that are about this field.
    """

    id: str
    phrase: Phrase
    value: Value
    bounds: tuple[int, int] | None = None
    values: tuple[tuple[Value, Phrase], ...] = ()
    problems: tuple[str, ...] = ()


class PositionEditor(Protocol):
    """A game's `editor.py`."""

    def tools(self, data: Json) -> tuple[EditorTool, ...]: ...
    def use(self, data: Json, tool: str, cell: str, piece: str = "") -> Json: ...
    def places(self, data: Json, piece: str) -> tuple[str, ...]: ...
    def move(self, data: Json, piece: str, cell: str) -> Json: ...
    def fields(self, data: Json) -> tuple[EditorField, ...]: ...
    def change(self, data: Json, field: str, value: Value) -> Json: ...
    def choose(self, data: Json, options: Mapping[str, Value]) -> Json: ...
    def scene(self, data: Json) -> Scene: ...


@cache
def editor_of(package: str) -> PositionEditor | None:
    """The editor of a game, if it has one."""
    name = f"{package}.editor"
    return cast("PositionEditor", import_module(name)) if find_spec(name) else None


def read_change(field: EditorField, text: str) -> Value | None:
    """The value of a field that `text` writes, or None where it is none."""
    if field.bounds is not None:
        low, high = field.bounds
        known = text.isascii() and text.isdigit() and len(text) <= len(str(high))
        return int(text) if known and low <= int(text) <= high else None
    return next((value for value, _ in field.values if str(value) == text), None)
