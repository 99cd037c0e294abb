"""How a table ended, for each seat: what `results` keep of it. It follows from the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa

from preau.play.table import Table
from preau.server.database.club.people import result_seats, results

Place: TypeAlias = Literal["won", "drawn", "lost", "left", "none"]
RANKS: dict[str, int] = {"won": 0, "drawn": 0, "lost": 1, "left": 2}  # for ratings: the lowest is the best
MOST_OPENING_CHARS = 64


@dataclass(frozen=True, slots=True)
class SeatEnd:
    """How it ended for one seat; `opening` is the first turn played there."""

    seat: int
    guest: str | None
    level: str | None
    place: Place
    opening: str


@dataclass(frozen=True, slots=True)
class GameEnd:
    """A finished table. `state` says whether it is to be rated."""

    table_id: str
    game: str
    players: int
    mode: str
    ended: int
    reason: str
    moves: int
    state: str
    seats: tuple[SeatEnd, ...]

    @classmethod
    def of(cls, table_id: str, table: Table) -> GameEnd | None:
        """None while the game goes on, or where it never began."""
        result, created = table.result, table.created
        if result is None or table.started is None:
            return None
        count = len(table.seats)
        counts = result.reason != "abandoned" and len(table.history) >= count
        return cls(
            table_id, created.game, count, created.mode, table.clock.since, result.reason, len(table.history),
            ("due" if counts else "void") if created.rated else "casual",
            tuple(_seat_end(table, number) for number in range(count)),
        )  # fmt: skip

    def columns(self) -> dict[str, Any]:
        names = ("table_id", "game", "players", "mode", "ended", "reason", "moves", "state")
        return {name: getattr(self, name) for name in names}

    def seat_columns(self) -> list[dict[str, Any]]:
        here = {"table_id": self.table_id, "ended": self.ended}
        return [here | {name: getattr(each, name) for name in SeatEnd.__slots__} for each in self.seats]


def _seat_end(table: Table, number: int) -> SeatEnd:
    seat, opening = table.seats[number], ""
    first = next((step for step in table.history.steps if step.seat == number), None)
    if first is not None:
        own = [step.text for step in table.history.steps if (step.turn, step.seat) == (first.turn, number)]
        opening = "; ".join(own)
    guest = seat.holder if seat.kind == "person" else None
    return SeatEnd(number, guest, seat.level, _place(table, number), opening[:MOST_OPENING_CHARS])


def _place(table: Table, number: int) -> Place:
    """Who left has lost, also where the bot that played on has won; those who win together all have.

    Where more than two play, who left comes behind those who lost.
    """
    result = table.result
    if result is None or result.reason == "abandoned":
        return "none"
    if table.seats[number].out is not None:
        return "left" if len(table.seats) > 2 else "lost"
    if not result.winners:
        return "drawn"
    return "won" if number in result.winners else "lost"


def write_end(connection: sa.Connection, end: GameEnd, *, first: bool) -> None:
    """With the event that ends a table, all of it; later, who the players are if that has changed."""
    if first:
        connection.execute(sa.insert(results), [end.columns()])
        connection.execute(sa.insert(result_seats), end.seat_columns())
        return
    for each in end.seats:
        if each.guest is None:  # who is forgotten keeps the id that nobody has, so that ratings stay what they are
            continue
        chosen = sa.and_(result_seats.c.table_id == end.table_id, result_seats.c.seat == each.seat)
        connection.execute(sa.update(result_seats).where(chosen).values(guest=each.guest))
