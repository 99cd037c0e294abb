"""All that a guest, a bot or the clock can ask of a table.

`by` is the guest who asks; it is compared with the seat's holder. Leave it out where the caller vouches for the seat.
`play.decide.decide` answers a command with events, or raises `Refused`: a
`TableRefused` by the table, a `MoveRefused` by the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat. By its link it may be taken from whoever holds it; without, only a free seat of a public table."""

    seat: int
    holder: str
    name: str
    avatar: str = ""
    by_link: bool = False


@dataclass(frozen=True, slots=True)
class Rename:
    """Change name and avatar."""

    seat: int
    name: str
    avatar: str = ""
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """Play a move. `seq` is the number of events that the player had seen; `bot` if a bot plays for the seat."""

    seat: int
    move: str
    seq: int | None = None
    by: str | None = None
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Tick:
    """Let happen what is due by the clock."""


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Go back so that `to` moves remain (None: before the asker's own last move), asking the others where needed."""

    seat: int
    to: int | None = None
    by: str | None = None


@dataclass(frozen=True, slots=True)
class AnswerUndo:
    """Answer the open question whether to go back."""

    seat: int
    yes: bool
    by: str | None = None


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer a draw to all others."""

    seat: int
    by: str | None = None


@dataclass(frozen=True, slots=True)
class AnswerDraw:
    """Answer the open offer."""

    seat: int
    yes: bool
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up."""

    seat: int
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Abandon:
    """End the table without result."""

    by: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let a bot play for a player who has been away for `absent_ms`; asked by another player, `by`."""

    seat: int
    by: str
    absent_ms: int
    level: str = "1"


@dataclass(frozen=True, slots=True)
class Return:
    """Take the seat back from the stand-in."""

    seat: int
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Say:
    """Say something; a spectator has no seat and brings a name, a player's name is the seat's."""

    seat: int | None
    name: str
    text: str
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Rematch:
    """Note the id of the next table, after the end."""

    table: str


@dataclass(frozen=True, slots=True)
class Adopt:
    """Let what a guest has here be an account's."""

    guest: str
    account: str


Command: TypeAlias = (
    Sit
    | Rename
    | Play
    | Tick
    | AskUndo
    | AnswerUndo
    | OfferDraw
    | AnswerDraw
    | Resign
    | Abandon
    | StandIn
    | Return
    | Say
    | Rematch
    | Adopt
)
