"""All that can happen at a table. A table is its list of these; `play.fold` folds them.

Times (`at`) are whole milliseconds since the epoch. An event states what was decided, so folding never judges again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from preau.games.api import Value
from preau.play.clocks import ClockPlan

SeatKind: TypeAlias = Literal["person", "bot"]
Mode: TypeAlias = Literal["online", "same_screen"]
Pace: TypeAlias = Literal["quick", "usual", "calm"]
Question: TypeAlias = Literal["undo", "draw", "end", "rematch"]  # what needs the others' consent
LATER: Final = {"later": True}  # marks a field that logs of older versions lack


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat as the table was opened: for a person, or a bot of that level. The name may be empty."""

    kind: SeatKind
    name: str = ""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class TableTerms:
    """A table as somebody wants it. `start` is a position's text, which then brings the options too.

    `parent` is the table it goes on from; `help` allows hints and threats although several people play; `pace` is how
    quickly bots move. After `absence_seconds` without a person the others may go on without them (0: they may not).
    Where a table `gathers`, clocks wait until everybody has come or somebody has moved. What is played at a `rated` one
    counts for its players' ratings. Who sits down without a link has a rating from `rating_low` to `rating_high`, where
    these are given.
    """

    game: str
    options: Mapping[str, Value] = field(default_factory=dict)
    seats: tuple[SeatPlan, ...] = ()
    start: str | None = None
    clock: ClockPlan = field(default_factory=ClockPlan)
    mode: Mode = "online"
    public: bool = False
    free_undo: bool = True
    parent: str | None = None
    help: bool = field(default=False, metadata=LATER)
    pace: Pace = field(default="usual", metadata=LATER)
    absence_seconds: int = field(default=120, metadata=LATER)
    gathers: bool = field(default=False, metadata=LATER)
    rated: bool = field(default=False, metadata=LATER)
    rating_low: int | None = field(default=None, metadata=LATER)
    rating_high: int | None = field(default=None, metadata=LATER)


# --- the events ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Created(TableTerms):
    """The table is opened, on terms that were judged: the options are complete, and so are the seats.

    `rules` is the version of the game's rules, under which the table is played to its end. Where `teams` is set, a
    team of which nobody is left has lost; older tables went on with bots in its place.
    """

    at: int
    by: str
    longest: int = field(default=0, metadata=LATER)  # moves after which the house ends the game; 0: never
    rules: str = field(default="", metadata=LATER)
    teams: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True, slots=True)
class Seated:
    """A guest takes a seat, also over from whoever held it.

    `registered`: the name is an account's own. `program`: that account is a bot's.
    """

    at: int
    seat: int
    holder: str
    name: str
    avatar: str
    registered: bool = field(default=False, metadata=LATER)
    program: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player changes name or avatar."""

    at: int
    seat: int
    name: str
    avatar: str
    registered: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True, slots=True)
class Moved:
    """The seat to move plays a move (canonical text)."""

    at: int
    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The sand timer has run out and the rules deal with it."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class Nudged:
    """The rules refused the timeout and the player still did not play: the table plays the first legal move."""

    at: int
    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Flagged:
    """A player's time is up; the seat is out."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A player asks the others to go back; `to` moves would remain."""

    at: int
    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """A player answers the open question."""

    at: int
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Undone:
    """Moves are taken back, at the wish of seat `by`; `to` moves remain. Used time stays used if `time_kept`."""

    at: int
    by: int
    to: int
    time_kept: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """A player offers a draw to all others."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class DrawAnswered:
    """A player answers the open offer."""

    at: int
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A player asks the others for their consent."""

    at: int
    seat: int
    what: Question


@dataclass(frozen=True, slots=True)
class Answered:
    """A player answers such a question."""

    at: int
    seat: int
    what: Question
    yes: bool


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gives up; the seat is out."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A guest ends the table without result."""

    at: int
    by: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """The game has come to as many moves as its table plays at most; nobody wins."""

    at: int


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot plays on for an absent player."""

    at: int
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Returned:
    """The absent player is back; the stand-in goes."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """Somebody with the link of a taken seat asks its holder for it."""

    at: int
    seat: int
    holder: str
    name: str
    avatar: str
    registered: bool = field(default=False, metadata=LATER)
    program: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True, slots=True)
class ClaimRefused:
    """The holder keeps the seat."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class Came:
    """A player has come to the table for the first time."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class DaysOff:
    """A player has days off until then, in which a clock of days stands still for them; until now: they are back."""

    at: int
    seat: int
    until: int


@dataclass(frozen=True, slots=True)
class Paused:
    """Time stands still, and so does the game."""

    at: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """The game goes on after a pause."""

    at: int


@dataclass(frozen=True, slots=True)
class Said:
    """Something said at the table, by a guest; a spectator has no seat. `key` is the sender's own, to be sent once."""

    at: int
    seat: int | None
    name: str
    text: str
    by: str | None = field(default=None, metadata=LATER)
    key: str = field(default="", metadata=LATER)


@dataclass(frozen=True, slots=True)
class Rematched:
    """The game goes on at another table, of that id."""

    at: int
    table: str


@dataclass(frozen=True, slots=True)
class Adopted:
    """A guest has signed in: what was theirs here is their account's from now on."""

    at: int
    guest: str
    account: str


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Somebody's name and words were taken out of the log; `guest` stands where they stood."""

    at: int
    guest: str


Event: TypeAlias = (
    Created
    | Seated
    | Renamed
    | Moved
    | TimedOut
    | Nudged
    | Flagged
    | UndoAsked
    | UndoAnswered
    | Undone
    | DrawOffered
    | DrawAnswered
    | Asked
    | Answered
    | Resigned
    | Abandoned
    | Stopped
    | StoodIn
    | Returned
    | Claimed
    | ClaimRefused
    | Came
    | DaysOff
    | Paused
    | Resumed
    | Said
    | Rematched
    | Adopted
    | Forgotten
)


def json_name(cls: type) -> str:
    """How JSON names a type of events: `timed_out` for `TimedOut`."""
    return "".join(f"_{char.lower()}" if char.isupper() else char for char in cls.__name__)[1:]


TYPES: Final[dict[str, type[Event]]] = {json_name(cls): cls for cls in get_args(Event)}
_NAMES: Final = {cls: name for name, cls in TYPES.items()}


def type_of(event: Event) -> str:
    """How JSON names the event's type: `timed_out`."""
    return _NAMES[type(event)]


def guests_in(event: Event) -> tuple[str, ...]:
    """The ids of guests that an event names."""
    match event:
        case Moved():  # most are
            return ()
        case Created() | Abandoned():
            return (event.by,)
        case Seated() | Claimed():
            return (event.holder,)
        case Said():
            return () if event.by is None else (event.by,)
        case Adopted():
            return event.guest, event.account
        case Forgotten():
            return (event.guest,)
    return ()
