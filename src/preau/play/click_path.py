"""Making a move click by click, along the paths that a position offers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from preau.games.api import Click, Phrase
from preau.games.scene import Scene


@dataclass(frozen=True, slots=True)
class ClickPath:
    """How far a move is made: the clicks so far, of all that a position offers. `move` is set when it is complete."""

    clicks: tuple[Click, ...]
    path: tuple[str, ...] = ()

    @classmethod
    def start(cls, clicks: Iterable[Click]) -> ClickPath:
        return cls(tuple(clicks))

    @property
    def move(self) -> str | None:
        return next((click.move for click in self.clicks if click.path == self.path), None)

    def choices(self) -> list[str]:
        """What can be clicked next, each once, in the order of the game's paths."""
        at = len(self.path)
        return list(dict.fromkeys(click.path[at] for click in self._open() if len(click.path) > at))

    def step(self, choice: str) -> ClickPath:
        return ClickPath(self.clicks, (*self.path, choice))

    def back(self) -> ClickPath:
        return ClickPath(self.clicks, self.path[:-1])

    def _open(self) -> Iterable[Click]:
        return (click for click in self.clicks if click.path[: len(self.path)] == self.path)


def label(scene: Scene, click: str) -> Phrase:
    """What a click is about: a place, a piece, or a button."""
    named = {thing.id: thing.phrase for thing in scene.cells} | {thing.id: thing.phrase for thing in scene.pieces}
    if click in named:
        return named[click]
    name, _, at = click.partition(":")
    return Phrase(f"click-{name}", {"at": at})


def label_within(scene: Scene, click: str) -> Phrase:
    return phrase_within(label(scene, click))


def phrase_within(alone: Phrase) -> Phrase:
    """A label as it is written within a sentence: `.mid` of its message, where that differs."""
    return Phrase(f"{alone.key}.mid", alone.args)


def place_within(scene: Scene, place: str) -> str | Phrase:
    """A place within a sentence: as the board writes it (`e4`), or by its name where it has no sign there."""
    by_name = not place[-1:].isdigit() and any(cell.id == place for cell in scene.cells)
    return label_within(scene, place) if by_name else place
