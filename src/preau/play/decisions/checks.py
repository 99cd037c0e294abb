"""Who may ask at all: what is checked before a command is judged."""

from __future__ import annotations

from preau.games.api import Phrase, TableRefused
from preau.play.events import Question
from preau.play.sentences import seat_name
from preau.play.table import SeatState, Table, Vote


def must_not_be_over(table: Table) -> None:
    if table.status == "over":
        raise TableRefused("table_over", Phrase("table-over"))


def must_be_playing(table: Table) -> None:
    if table.status != "playing":
        must_not_be_over(table)
        raise TableRefused("not_started", Phrase("table-not-started"))


def must_be_over(table: Table) -> None:
    if table.status != "over":
        raise TableRefused("not_allowed", Phrase("table-not-over"))


def must_not_pause(table: Table) -> None:
    if table.paused:
        raise TableRefused("not_allowed", Phrase("table-paused"))


def must_be_up_to_date(table: Table, seq: int | None) -> None:
    """`seq` is the number of events that somebody had seen, if they say so."""
    if seq is not None and not table.changed <= seq <= table.seq:
        raise TableRefused("stale", Phrase("table-stale"))


def find_seat(table: Table, number: int, by: str | None) -> SeatState:
    """The seat of that number, which must be the guest's own."""
    if not 0 <= number < len(table.seats):
        raise TableRefused("not_your_seat", Phrase("table-no-such-seat", {"number": number + 1}))
    seat = table.seats[number]
    if by is not None and seat.holder != by:
        raise TableRefused("not_your_seat", Phrase("table-not-your-seat", {"number": number + 1}))
    return seat


def find_person(table: Table, number: int, by: str | None) -> SeatState:
    """The seat of a person."""
    seat = find_seat(table, number, by)
    if seat.kind == "bot":
        raise TableRefused("not_your_seat", Phrase("table-not-your-seat", {"number": number + 1}))
    return seat


def find_player(table: Table, number: int, by: str | None) -> SeatState:
    """The seat of a person who still plays."""
    seat = find_person(table, number, by)
    if seat.out is not None:
        raise TableRefused("not_allowed", Phrase("table-seat-out", {"number": number + 1}))
    return seat


def must_not_be_open(table: Table, what: Question) -> None:
    vote = table.vote(what)
    if vote is not None:
        raise TableRefused("not_allowed", Phrase("table-vote-open", {"name": seat_name(table, vote.seat)}))


def must_not_have_asked(table: Table, what: Question, seat: int) -> None:
    """A question is open once, and who was told no in a turn does not ask again in it."""
    must_not_be_open(table, what)
    no = next((each for each in table.declined if (each.what, each.seat) == (what, seat)), None)
    if no is not None:
        raise TableRefused("not_allowed", Phrase("table-declined", {"name": seat_name(table, no.by)}))


def find_vote(table: Table, what: Question, seat: int) -> Vote:
    """The open question, if that seat has yet to answer it."""
    vote = table.vote(what)
    if vote is None or seat not in vote.awaiting:
        raise TableRefused("no_vote", Phrase("table-no-vote"))
    return vote
