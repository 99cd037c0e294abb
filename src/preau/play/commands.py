"""All that a guest, a bot or the clock can ask of a table.

`by` is the guest who asks; it is compared with the seat's holder. Leave it out where the caller vouches for the seat.
`play.decide.decide` answers a command with events, or raises `Refused`: a
`TableRefused` by the table, a `MoveRefused` by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from preau.play.events import Question


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat; without its link, only a free one of a public table.

    With the link, somebody else's can be asked for; it is given once its holder agrees or has long been away, for
    `absent_ms`. `registered`: the name is the account's own; `program`: which is a bot's.
    """

    seat: int
    holder: str
    name: str
    avatar: str = ""
    by_link: bool = False
    absent_ms: int = 0
    registered: bool = False
    program: bool = False


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """Give one's seat to whoever asks for it with its link, or keep it."""

    seat: int
    yes: bool
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Come:
    """A player has opened the table."""

    seat: int
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Rename:
    """Change name and avatar."""

    seat: int
    name: str
    avatar: str = ""
    by: str | None = None
    registered: bool = False


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
    """Go back so that `to` moves remain (None: before the asker's own last move), asking the others where needed.

    `seq` is the number of events that the asker had seen.
    """

    seat: int
    to: int | None = None
    by: str | None = None
    seq: int | None = None


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
    """End the table without result; where others play on, ask them. `absent_ms`: how long each seat has been away."""

    by: str
    absent_ms: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AskRematch:
    """Ask the others for another game, or agree with who asked; after the end."""

    seat: int
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer an open question, whether to end without result or to play again."""

    seat: int
    what: Question
    yes: bool
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Pause:
    """Let time and game stand still, on one screen."""

    by: str


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after a pause."""

    by: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let a bot play for a player who has been away for `absent_ms`; asked by another player, `by`."""

    seat: int
    by: str
    absent_ms: int


@dataclass(frozen=True, slots=True)
class Return:
    """Take the seat back from the stand-in."""

    seat: int
    by: str | None = None


@dataclass(frozen=True, slots=True)
class TakeDaysOff:
    """Let a clock of days stand still for a player until then; a moment that has passed ends that."""

    seat: int
    until: int
    by: str | None = None


@dataclass(frozen=True, slots=True)
class Say:
    """Say something; a spectator has no seat and brings a name, a player's name is the seat's.

    The same `key` once more is the same message, sent again.
    """

    seat: int | None
    name: str
    text: str
    by: str | None = None
    key: str = ""


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
    | AskRematch
    | Answer
    | AnswerClaim
    | Come
    | Pause
    | Resume
    | StandIn
    | Return
    | TakeDaysOff
    | Say
    | Rematch
    | Adopt
)
