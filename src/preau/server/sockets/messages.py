"""Everything that goes over a table's socket. A message of another type, or with another field, is refused.

`GET /api/tables/{id}/socket?v=1&since=SEQ&view=1&lang=fr`. `since` is the number of events that the client has seen:
those that it has missed follow the hello. `view=1` asks for rendered views as well, for a page that knows no rules.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict  # pydantic wants this one on Python 3.11

from preau.server.tables.public import TableOut

VERSION: Final = 1

CLOSE_RESYNC: Final = 4000  # too far behind: connect again with `since`
CLOSE_VERSION: Final = 4001  # a protocol of another version
CLOSE_TABLE: Final = 4004  # no such table
CLOSE_CROWDED: Final = 4008  # too many sockets from one address, or too many messages
CLOSE_SIGNED_OUT: Final = 4005  # the session was ended: connect again as whoever you are now
CLOSE_FOREIGN: Final = 4003  # a page of another site
CLOSE_SILENT: Final = 4007  # not a word in the first minute; a ping is enough
CLOSE_FAILED: Final = 1011  # a fault of the server's own; connect again
CLOSE_RESTART: Final = 1012  # the server stops; connect again

# --- from the client -------------------------------------------------------------------------------------------------


class _In(BaseModel):
    """`id` comes back with the answer. `seat` is needed only by who holds several."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
    id: str | None = Field(default=None, max_length=64)


class _SeatIn(_In):
    seat: int | None = Field(default=None, ge=0, lt=64)


class MoveIn(_SeatIn):
    """Play a move. `seq` is the number of events that you have seen: a table that has moved on since then refuses."""

    type: Literal["move"]
    move: str = Field(max_length=500)
    seq: int | None = Field(default=None, ge=0)


class UndoIn(_SeatIn):
    """Take moves back so that `to` moves remain; without `to`, your own last move. `seq` as for a move."""

    type: Literal["undo"]
    to: int | None = Field(default=None, ge=0)
    seq: int | None = Field(default=None, ge=0)


class AnswerUndoIn(_SeatIn):
    """Agree that a move is taken back, or not."""

    type: Literal["answer_undo"]
    yes: bool


class OfferDrawIn(_SeatIn):
    """Offer a draw."""

    type: Literal["offer_draw"]


class AnswerDrawIn(_SeatIn):
    """Accept a draw, or not."""

    type: Literal["answer_draw"]
    yes: bool


class ResignIn(_SeatIn):
    """Resign."""

    type: Literal["resign"]


class AbandonIn(_In):
    """End the game without a result. The other players are asked first."""

    type: Literal["abandon"]


class AnswerEndIn(_SeatIn):
    """Agree to end the game without a result, or not."""

    type: Literal["answer_end"]
    yes: bool


class AnswerRematchIn(_SeatIn):
    """Agree to a rematch, or not. The answer `ok` names the new table if you were the last to agree."""

    type: Literal["answer_rematch"]
    yes: bool


class AnswerClaimIn(_SeatIn):
    """Give your seat to the person who asks for it with its link, or keep it."""

    type: Literal["answer_claim"]
    yes: bool


class PauseIn(_In):
    """Pause the game, on one screen."""

    type: Literal["pause"]


class ResumeIn(_In):
    """Go on after a pause."""

    type: Literal["resume"]


class StandInIn(_In):
    """Let a bot play for somebody who is away; `seat` is theirs."""

    type: Literal["stand_in"]
    seat: int = Field(ge=0, lt=64)


class ReturnIn(_SeatIn):
    """Take your seat back from the bot that plays for you."""

    type: Literal["return"]


class SayIn(_SeatIn):
    """Say something in the chat; a spectator gives a name. What is sent again with the same `key` is said once."""

    type: Literal["say"]
    text: str = Field(max_length=2000)
    name: str = Field(default="", max_length=200)
    key: str = Field(default="", max_length=40)


class RenameIn(_SeatIn):
    """Change your name and your emblem."""

    type: Literal["rename"]
    name: str = Field(max_length=200)
    avatar: str = Field(default="", max_length=64)


class RematchIn(_In):
    """Ask for a rematch, or agree to one. The answer `ok` names the new table once everybody has agreed."""

    type: Literal["rematch"]


class PingIn(_In):
    """Ask for the server's time, and whether anybody is there."""

    type: Literal["ping"]


class ReadAlongIn(_In):
    """Read what spectators write while you play, or no longer. Refused in rated games."""

    type: Literal["read_along"]
    yes: bool


CommandIn: TypeAlias = Annotated[
    MoveIn
    | UndoIn
    | AnswerUndoIn
    | OfferDrawIn
    | AnswerDrawIn
    | ResignIn
    | AbandonIn
    | AnswerEndIn
    | AnswerRematchIn
    | AnswerClaimIn
    | PauseIn
    | ResumeIn
    | StandInIn
    | ReturnIn
    | SayIn
    | RenameIn
    | RematchIn,
    Field(discriminator="type"),
]
ClientIn: TypeAlias = Annotated[CommandIn | ReadAlongIn | PingIn, Field(discriminator="type")]

client_in: Final[TypeAdapter[Any]] = TypeAdapter(ClientIn)

# --- from the server -------------------------------------------------------------------------------------------------


class HelloOut(TypedDict):
    """First of all: the table as it stands, which seats are yours, and the server's time."""

    type: Literal["hello"]
    v: int
    seq: int
    you: list[int]
    now: int
    table: TableOut


# What happened; the first of these events has the number `from`. After it you have seen `from` + their count.
EventsOut = TypedDict("EventsOut", {"type": Literal["events"], "from": int, "events": list[dict[str, Any]], "now": int})


class ViewOut(TypedDict):
    """The table drawn and told in your language; only with `view=1`."""

    type: Literal["view"]
    seq: int
    view: dict[str, Any]


class PresentOut(TypedDict):
    """A seat, and for how long nobody has been there for it (0: present)."""

    seat: int
    absent_ms: int


class PresenceOut(TypedDict):
    """Who is there. After `grace_ms` a bot may stand in, after `away_ms` nobody waits for an answer (null: never)."""

    type: Literal["presence"]
    seats: list[PresentOut]
    watching: int
    grace_ms: int | None
    away_ms: int | None


class NextTable(TypedDict):
    """The table at which those of a finished one play on, if they do."""

    table: NotRequired[str]


class OkOut(NextTable):
    """Done. `table` names the next table, if there is one."""

    type: Literal["ok"]
    id: str | None
    seq: int


class RefusedOut(TypedDict):
    """Not done, and why, in your language."""

    type: Literal["refused"]
    id: str | None
    code: str
    message: str
    rule: str | None
    squares: list[str]


class PongOut(TypedDict):
    """The server's time, so that a clock on a page never drifts."""

    type: Literal["pong"]
    id: str | None
    now: int


ServerOut: TypeAlias = HelloOut | EventsOut | ViewOut | PresenceOut | OkOut | RefusedOut | PongOut
