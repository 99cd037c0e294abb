"""All that can happen in a tournament. A tournament is its list of these; `fold` folds them.

An event states what was decided: who meets whom is in the log, so that nobody is ever paired twice for one round.
Players are ids of guests, times are milliseconds since the epoch.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, Literal, TypeAlias, get_args

from pydantic import TypeAdapter, ValidationError

from preau.games.api import Value
from preau.play.clocks import ClockPlan
from preau.play.events import json_name

TournamentKind: TypeAlias = Literal["round_robin", "swiss", "arena", "knock_out", "ladder"]
ClosingReason: TypeAlias = Literal["played", "too_few", "organiser"]


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """A tournament as somebody wants it.

    Tables are for `size`, or for as few as `least` where others would sit out. `rounds`: 0 for as many as it takes.
    `starts`: 0 for when the organiser says so. `minutes` is how long an arena goes on, `wait_minutes` after how long
    somebody who has not come to their table loses, `places` how far up a ladder one may challenge. Where its
    tables are `rated`, everybody plays under the name of their account.
    """

    name: str
    game: str
    kind: TournamentKind
    size: int
    least: int
    options: Mapping[str, Value] = field(default_factory=dict)
    rounds: int = 0
    clock: ClockPlan = field(default_factory=ClockPlan)
    starts: int = 0
    minutes: int = 0
    wait_minutes: int = 5
    places: int = 3
    club: str = ""
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Announced:
    """Somebody opens a tournament; until it begins, anybody may enter."""

    at: int
    by: str
    terms: TournamentTerms


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody is in, or in again."""

    at: int
    player: str
    name: str
    registered: bool = False


@dataclass(frozen=True, slots=True)
class Withdrew:
    """Somebody is out; what they played stays."""

    at: int
    player: str


@dataclass(frozen=True, slots=True)
class Rested:
    """Somebody is not to be paired until they say so."""

    at: int
    player: str


@dataclass(frozen=True, slots=True)
class WokeUp:
    """Somebody is to be paired again."""

    at: int
    player: str


@dataclass(frozen=True, slots=True)
class Begun:
    """It begins; `order` are the players as the lot has put them, in a knock-out those with ratings first."""

    at: int
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundPaired:
    """A round: who sits at which table, in the order of seats, and who sits out. On a ladder, who challenged."""

    at: int
    number: int
    pods: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()
    challenger: str = ""


@dataclass(frozen=True, slots=True)
class NoShow:
    """These have not come to their table in time."""

    at: int
    number: int
    pod: int
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableDecided:
    """A table is over, and these have won; nobody, if it ended without result."""

    at: int
    number: int
    pod: int
    winners: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The tournament is over."""

    at: int
    reason: ClosingReason


@dataclass(frozen=True, slots=True)
class PlayerAdopted:
    """A guest has signed in: what was theirs here is their account's."""

    at: int
    guest: str
    account: str
    name: str


@dataclass(frozen=True, slots=True)
class PlayerForgotten:
    """Somebody's name was taken out of the log; `guest` stands where they stood."""

    at: int
    guest: str


TournamentEvent: TypeAlias = (
    Announced
    | Entered
    | Withdrew
    | Rested
    | WokeUp
    | Begun
    | RoundPaired
    | NoShow
    | TableDecided
    | Closed
    | PlayerAdopted
    | PlayerForgotten
)


_TYPES: Final[dict[str, type[Any]]] = {json_name(cls): cls for cls in get_args(TournamentEvent)}
_NAMES: Final = {cls: name for name, cls in _TYPES.items()}
_READ: Final = {cls: TypeAdapter(cls) for cls in _NAMES}


def event_json(event: TournamentEvent) -> dict[str, Any]:
    """The event as plain data: its type, then its fields."""
    return {"type": _NAMES[type(event)]} | asdict(event)


def event_of(data: dict[str, Any]) -> TournamentEvent:
    """The inverse; raises ValueError for what this version does not know."""
    rest = dict(data)
    cls = _TYPES.get(str(rest.pop("type", "")))
    if cls is None or set(rest) - {each.name for each in fields(cls)}:
        raise ValueError(f"not an event of a tournament, or of a newer version: {data!r}")
    try:
        event: TournamentEvent = _READ[cls].validate_python(rest)
    except ValidationError as error:
        raise ValueError(f"not an event of a tournament: {data!r}") from error
    return event


def players_in(event: TournamentEvent) -> tuple[str, ...]:
    """The ids of guests that an event names."""
    match event:
        case Announced():
            return (event.by,)
        case Entered() | Withdrew() | Rested() | WokeUp():
            return (event.player,)
        case PlayerAdopted():
            return event.guest, event.account
        case PlayerForgotten():
            return (event.guest,)
    return ()  # others name only those who have entered
