"""What the HTTP API takes and gives, besides the table itself (`tables.public.TableOut`)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from preau.bots.review import MOST_LINE_DECISIONS
from preau.play.events import TableTerms
from preau.server.database.summary import SeatOut
from preau.server.http.depends import MoveText


class Form(BaseModel):
    """Closed: an unknown field is a mistake that somebody wants to hear of."""

    model_config = ConfigDict(extra="forbid")


class SeatForm(Form):
    """A seat for a person, or for a bot of a level; `account` keeps it for the bot account of that name."""

    kind: Literal["person", "bot"] = "person"
    name: str = Field(default="", max_length=200)
    level: str | None = Field(default=None, max_length=20)
    account: str = Field(default="", max_length=200)


class ClockForm(Form):
    """`sand`, `turn` and `days` give so many seconds for each turn, `bank` for the whole game."""

    kind: Literal["none", "sand", "turn", "bank", "days"] = "none"
    seconds: int = Field(default=0, ge=0, le=10**9)
    increment: int = Field(default=0, ge=0, le=10**6)


class TermsForm(Form):
    """What can be wished of any new table. Without `seats`, everybody is a person. `sit` is the creator's own seat.

    Without `sit` the creator takes the first person's seat, if there is one; with null, none.
    """

    seats: list[SeatForm] = Field(default_factory=list, max_length=16)
    clock: ClockForm = Field(default_factory=ClockForm)
    mode: Literal["online", "same_screen"] = "online"
    public: bool = Field(default=False, description="it is listed for everybody; never, where one screen is shared")
    free_undo: bool = True
    help: bool = Field(default=False, description="allow hints and threats, although several people play")
    pace: Literal["quick", "usual", "calm"] = Field(default="usual", description="how quickly bots move")
    absence_seconds: int = Field(
        default=120, ge=0, le=10**6, description="how long somebody is away before a bot may play for them; 0: never"
    )
    rated: bool = Field(
        default=False,
        description="a rated game: everybody plays under the name of an account, and there are no hints",
    )
    rating_low: int | None = Field(
        default=None, ge=0, le=10**6, description="the lowest rating with which somebody can sit down without a link"
    )
    rating_high: int | None = Field(default=None, ge=0, le=10**6, description="and the highest")
    sit: int | None = Field(default=-1, ge=-1, lt=64)
    name: str = Field(default="", max_length=200)
    avatar: str = Field(default="", max_length=64)

    def terms_of(self, **others: str | None) -> TableTerms:
        """The terms that the form's fields of the same names give, and these others."""
        given = self.model_dump(include=_TERMS_FIELDS, exclude={"seats": {"__all__": {"account"}}})
        return _TERMS.validate_python(given | others | {"public": self.public and self.mode == "online"})

    def first_seat(self) -> int | None:
        """Where the creator sits."""
        if self.sit != -1:
            return self.sit
        return next((n for n, seat in enumerate(self.seats) if seat.kind == "person"), None if self.seats else 0)


_TERMS: Final = TypeAdapter(TableTerms)
_TERMS_FIELDS: Final = {each.name for each in fields(TableTerms)}


class TableForm(TermsForm):
    """A new table: which game, its options, and the position to begin from, if not the first one."""

    game: str = Field(max_length=64)
    options: dict[str, int | str] = Field(default_factory=dict, max_length=64)
    position: str | None = Field(default=None, max_length=20_000)

    def terms(self) -> TableTerms:
        return self.terms_of(start=self.position)


class BranchForm(TermsForm):
    """Play on from the position after `move` moves. Without `seats`, all seats are for people, as at a new table.

    `line` has moves after those, which nobody played: the better ones that a review shows.
    """

    move: int = Field(ge=0, le=1_000_000)
    line: tuple[MoveText, ...] = Field(default=(), max_length=MOST_LINE_DECISIONS)

    def terms(self, game: str) -> TableTerms:
        return self.terms_of(game=game)


class SitForm(Form):
    """The name that you have at the table."""

    name: str = Field(max_length=200)
    avatar: str = Field(default="", max_length=64)


class PositionForm(Form):
    """A position as text or in the exchange form."""

    position: str | dict[str, Any]


class RecordForm(Form):
    """The text of a record."""

    text: str = Field(max_length=64 * 1024)


class OptionOut(BaseModel):
    """One choice before the game, with its texts in your language."""

    name: str
    rule: str
    default: int | str
    values: list[int | str]
    drawn: list[str]
    bounds: tuple[int, int] | None
    example: str
    help: str
    value_help: dict[str, str]


class BotOut(BaseModel):
    """A bot to play against: who it is, and how strong it was measured to be in this game, in words."""

    bot: str
    name: str
    character: str
    rating: str = Field(description="with the smallest number of players for which it was measured")
    ratings: dict[int, str] = Field(description="by number of players, as far as they were measured")


class GameOut(BaseModel):
    """A game on the shelf."""

    name: str
    title: str
    version: str
    minutes: int
    timed: bool
    draws: bool
    options: list[OptionOut]
    editions: dict[str, dict[str, int | str]]
    bots: list[str]
    introductions: list[BotOut]
    broken: bool = Field(default=False, description="installed, but it could not be loaded: only its name is known")


class LinkOut(BaseModel):
    """A seat's link: whoever opens it can sit there."""

    seat: int
    token: str
    url: str


class OpenedOut(BaseModel):
    """A new table, and the links to hand out."""

    id: str
    url: str
    seq: int
    links: list[LinkOut]


class ListedOut(BaseModel):
    """One line in a list of tables."""

    id: str
    game: str
    status: str
    public: bool
    created: int
    updated: int
    seats: list[SeatOut]


class ListsOut(BaseModel):
    """Tables to join or watch, and your own tables."""

    public: list[ListedOut]
    mine: list[ListedOut]


class DoneOut(BaseModel):
    """Done; `seq` is the number of events now, `table` the next table, if there is one.

    `asked`: the person who holds the seat has been asked for it, and keeps it until they agree.
    """

    seq: int
    table: str | None = None
    asked: bool = False


class PositionOut(BaseModel):
    """A possible position."""

    game: str
    position: str
    data: dict[str, Any]
    turn: int
    player: int
    players: int
    over: bool
    moves: list[str]


class FrameOut(BaseModel):
    """What was played, and the position after it; the first frame is the start."""

    move: str | None
    turn: int
    player: int
    effects: list[str]
    position: str


class RecordOut(BaseModel):
    """A record that was read: every position, and notes on what was odd."""

    game: str
    names: list[str]
    date: str
    result: str
    frames: list[FrameOut]
    notes: list[str]
