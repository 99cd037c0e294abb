"""What the lists of tables know of a table: a few columns that follow from its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import (
    Any,
    Literal,
    NotRequired,  # pydantic wants this one on Python 3.11
)

import orjson
from typing_extensions import TypedDict

from preau.play.table import Table


@dataclass(frozen=True, slots=True)
class Summary:
    """One line of a list."""

    id: str
    game: str
    status: str
    public: bool
    wakes: bool
    by: str
    created: int
    seats: str  # JSON: what may be shown of each seat
    holders: tuple[str | None, ...]

    @classmethod
    def of(cls, table_id: str, table: Table) -> Summary:
        created = table.created
        return cls(
            table_id,
            created.game,
            table.status,
            created.public,
            created.clock.kind != "none" or any(seat.bot for seat in table.seats),
            created.by,
            created.at,
            orjson.dumps([seat_out(table, number) for number in range(len(table.seats))]).decode(),
            tuple(seat.holder for seat in table.seats),
        )

    def columns(self, updated: int) -> dict[str, Any]:
        return {
            "id": self.id, "game": self.game, "status": self.status, "public": self.public, "wakes": self.wakes,
            "by": self.by, "created": self.created, "updated": updated, "seats": self.seats,
        }  # fmt: skip


class SeatOut(TypedDict):
    """A seat as everybody sees it. `stand_in` is the level of the bot that is playing for a person just now.

    `program` is there, and true, where a bot account plays.
    """

    seat: int
    kind: Literal["person", "bot"]
    name: str
    avatar: str
    level: str | None
    held: bool
    stand_in: str | None
    out: Literal["resigned", "flagged"] | None
    program: NotRequired[bool]


def seat_out(table: Table, number: int) -> SeatOut:
    """What everybody may know of a seat; who holds it is nobody's business."""
    seat = table.seats[number]
    shown: SeatOut = {
        "seat": number, "kind": seat.kind, "name": seat.name, "avatar": seat.avatar, "level": seat.level,
        "held": seat.kind == "bot" or seat.holder is not None, "stand_in": seat.stand_in, "out": seat.out,
    }  # fmt: skip
    if seat.program:  # elsewhere absent, as in lists that older versions wrote
        shown["program"] = True
    return shown
