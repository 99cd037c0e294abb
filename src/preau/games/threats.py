"""Threats: what a seat could do next that others had better see. A game that knows some brings `threats.py`.

That module has one function, `threats(position) -> tuple[Threat, ...]`: what each seat could do if it were its turn
now, seat by seat in turn order from the one to move. Every threat named is real: the rules allow it as things stand.

Its `NONE_FOUND`, if it has one, is a phrase that says what was looked for where nothing was found.

It may also have `purposes(position, move) -> tuple[Purpose, ...]`: what a move is good for that does nothing yet;
`prospects(position) -> tuple[Prospect, ...]`: how near each side has come to winning, one for each at most; and
`danger_changes(before, after, seat) -> tuple[Effect, ...]`: which dangers to a seat a move of somebody else's has
opened or closed, as that player is told. It is asked of every move, so it only looks and does not search.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Literal, TypeAlias, cast

from preau.games.api import Effect, Move, Phrase, Position


@dataclass(frozen=True, slots=True)
class Threat:
    """Who threatens (None: nobody in particular), the cells that show it, how to say it, and by which rule.

    `against` are the seats that would suffer; none stands for all others. `wins`: it would decide the game. `grave`:
    who suffers should hear of it before a turn ends. `begins_win`: what would come of it decides the game. `name`: a
    threat of the same seat and name is the same one, though it may be carried out elsewhere.
    """

    seat: int | None
    cells: tuple[str, ...]
    phrase: Phrase
    rule: str | None = None
    against: tuple[int, ...] = ()
    wins: bool = False
    grave: bool = False
    begins_win: bool = False
    name: str = ""

    def is_same(self, other: Threat) -> bool:
        return self.seat == other.seat and (self.name or self.phrase) == (other.name or other.phrase)

    def concerns(self, seats: tuple[int, ...]) -> bool:
        """Whether it is somebody else's, and one of these seats would suffer."""
        return self.seat not in seats and (not self.against or any(seat in seats for seat in self.against))


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a quiet move is good for: it *builds* something of the mover's, or *blocks* what somebody else builds.

    `cells` are those of what is built or blocked, `weight` is how much there is of it: of several the greatest matters.
    What is `minor` is a reason to whoever asks for one, and no news.
    """

    kind: Literal["builds", "blocks"]
    phrase: Phrase
    cells: tuple[str, ...] = ()
    weight: int = 0
    minor: bool = False


@dataclass(frozen=True, slots=True)
class Prospect:
    """How near a side, one seat or the seats of a team, has come to winning on those cells: by `degree`."""

    seats: tuple[int, ...]
    degree: int
    phrase: Phrase
    cells: tuple[str, ...] = ()


DangerChanges: TypeAlias = Callable[[Position, Position, int], tuple[Effect, ...]]
Prospects: TypeAlias = Callable[[Position], tuple[Prospect, ...]]
Purposes: TypeAlias = Callable[[Position, Move], tuple[Purpose, ...]]
Threats: TypeAlias = Callable[[Position], tuple[Threat, ...]]


@cache
def threats_of(package: str) -> Threats | None:
    """The `threats` of a game's `threats.py`, if it has one."""
    name = f"{package}.threats"
    return cast("Threats", import_module(name).threats) if find_spec(name) else None


@cache
def none_found_of(package: str) -> Phrase | None:
    """What a game's `threats.py` looks for, said where it finds nothing."""
    name = f"{package}.threats"
    return cast("Phrase | None", getattr(import_module(name), "NONE_FOUND", None)) if find_spec(name) else None


@cache
def purposes_of(package: str) -> Purposes | None:
    """The `purposes` of a game's `threats.py`, if it has some."""
    name = f"{package}.threats"
    return cast("Purposes | None", getattr(import_module(name), "purposes", None)) if find_spec(name) else None


@cache
def prospects_of(package: str) -> Prospects | None:
    """The `prospects` of a game's `threats.py`, if it has some."""
    name = f"{package}.threats"
    return cast("Prospects | None", getattr(import_module(name), "prospects", None)) if find_spec(name) else None


@cache
def danger_changes_of(package: str) -> DangerChanges | None:
    """The `danger_changes` of a game's `threats.py`, if it has some."""
    name = f"{package}.threats"
    return (
        cast("DangerChanges | None", getattr(import_module(name), "danger_changes", None)) if find_spec(name) else None
    )
