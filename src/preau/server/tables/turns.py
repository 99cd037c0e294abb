"""Whose turn it is: the person whom the others wait for, and the turns that begin."""

from __future__ import annotations

from preau.play.history import turn_of
from preau.play.table import Table
from preau.server.database.writer import TurnCall

BEGUN_TURN = -2  # in the outbox, where others have the turn that is told: the game has begun


def awaited_seat(table: Table) -> int | None:
    """The seat of the person who has to move now; None where nobody else plays, or no person has to."""
    if table.status != "playing" or table.paused or table.created.mode != "online":
        return None
    seat = table.position.player
    state = table.seats[seat]
    if state.holder is None or state.bot is not None or state.out is not None or not table.players_besides(seat):
        return None
    return seat


def call_of(before: Table | None, after: Table) -> TurnCall | None:
    """The turn that began between the two tables, if a person has to move in it."""
    seat = awaited_seat(after)
    if seat is None:
        return None
    if before is not None and turn_of(before.position) == turn_of(after.position) and awaited_seat(before) == seat:
        return None
    return TurnCall(after.position.turn, seat, str(after.seats[seat].holder), after.created.game, after.at)


def begun_calls(table: Table) -> tuple[TurnCall, ...]:
    """For a new table of a tournament: everybody who does not move first hears that it has begun."""
    first = awaited_seat(table)
    if table.tournament is None or table.status != "playing":
        return ()
    return tuple(
        TurnCall(BEGUN_TURN, number, str(seat.holder), table.created.game, table.at)
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.holder is not None and number != first
    )


def awaits_begun(table: Table, seat: int) -> bool:
    """Whether there is still a reason to tell the seat's player that it has begun: they have not moved yet."""
    known = table.status == "playing" and table.seats[seat].holder is not None and table.seats[seat].out is None
    return known and all(step.seat != seat for step in table.history.steps)


def turn_began(table: Table) -> int:
    """When the turn that runs now began."""
    running = turn_of(table.position)
    began = table.clock.since
    for step, clock in zip(reversed(table.history.steps), reversed(table.clocks_before), strict=False):
        if (step.turn, step.seat) != running:
            break
        began = clock.since
    return min(max(began, table.started or 0), table.at)  # for who has days off time begins to run after them
