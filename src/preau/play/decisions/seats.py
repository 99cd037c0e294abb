"""Who sits where: sitting down, a seat asked for by its link, names, stand-ins, coming and coming back."""

from __future__ import annotations

from preau.games.api import Phrase, TableRefused
from preau.play.commands import Adopt, AnswerClaim, Come, Rename, Return, Sit, StandIn, TakeDaysOff
from preau.play.decisions.checks import find_person, find_player, find_seat, must_be_playing, must_not_be_over
from preau.play.events import (
    Adopted,
    Came,
    Claimed,
    ClaimRefused,
    DaysOff,
    Event,
    Renamed,
    Returned,
    Seated,
    StoodIn,
)
from preau.play.inputs import MOST_NAME_CHARS, clean_avatar, clean_name
from preau.play.sentences import seat_name
from preau.play.table import Table


def sit(table: Table, command: Sit, now: int) -> tuple[Event, ...]:
    must_not_be_over(table)
    seat = find_seat(table, command.seat, None)
    if seat.kind == "bot":
        raise TableRefused("seat_taken", Phrase("table-seat-bot", {"number": command.seat + 1}))
    if seat.holder == command.holder:  # the link was opened again
        return (Returned(now, command.seat),) if seat.stand_in and not seat.out else ()
    if seat.out is not None:
        raise TableRefused("not_allowed", Phrase("table-seat-out", {"number": command.seat + 1}))
    if seat.holder is not None and not command.by_link:
        raise TableRefused("seat_taken", Phrase("table-seat-taken", {"number": command.seat + 1}))
    if not (command.by_link or table.created.public or command.holder == table.created.by):
        raise TableRefused("not_allowed", Phrase("table-private"))
    if table.created.rated:
        _must_be_rateable(table, command)
    if command.program and table.created.rated:
        raise TableRefused("not_allowed", Phrase("programs-not-rated"))
    name, avatar = clean_name(command.name), clean_avatar(command.avatar)
    moved_aside = make_room_for_name(table, command.seat, name, now, registered=command.registered)
    long_away = seat.stand_in is not None or command.absent_ms >= table.claim_after_ms
    if seat.holder is None or long_away:
        given = (command.seat, command.holder, name, avatar, command.registered, command.program)
        return *moved_aside, Seated(now, *given)
    claim = Claimed(now, command.seat, command.holder, name, avatar, command.registered, command.program)
    same = any((each.seat, each.holder) == (claim.seat, claim.holder) for each in table.claims)
    return () if same else (claim,)


def _must_be_rateable(table: Table, command: Sit) -> None:
    """At a rated table people sit under their accounts' names, on one seat each, and nobody takes a game over."""
    if not command.registered:
        raise TableRefused("not_allowed", Phrase("ratings-needs-account"))
    if table.seats_of(command.holder):
        raise TableRefused("not_allowed", Phrase("ratings-one-seat"))
    if table.seats[command.seat].holder is not None:
        raise TableRefused("seat_taken", Phrase("table-seat-taken", {"number": command.seat + 1}))


def answer_claim(table: Table, command: AnswerClaim, now: int) -> tuple[Event, ...]:
    must_not_be_over(table)
    find_person(table, command.seat, command.by)
    claim = next((each for each in table.claims if each.seat == command.seat), None)
    if claim is None:
        raise TableRefused("no_vote", Phrase("table-no-vote"))
    if not command.yes:
        return (ClaimRefused(now, command.seat),)
    moved_aside = make_room_for_name(table, claim.seat, claim.name, now, registered=claim.registered)
    return *moved_aside, Seated(
        now, claim.seat, claim.holder, claim.name, claim.avatar, claim.registered, claim.program
    )


def rename(table: Table, command: Rename, now: int) -> tuple[Event, ...]:
    seat = find_person(table, command.seat, command.by)
    name, avatar = clean_name(command.name), clean_avatar(command.avatar)
    if (name, avatar) == (seat.name, seat.avatar):
        return ()
    if table.created.rated and not command.registered:
        raise TableRefused("not_allowed", Phrase("ratings-needs-account"))
    moved_aside = make_room_for_name(table, command.seat, name, now, registered=command.registered)
    return *moved_aside, Renamed(now, command.seat, name, avatar, command.registered)


def make_room_for_name(
    table: Table, seat: int | None, name: str, now: int, *, registered: bool = False
) -> tuple[Event, ...]:
    """Nobody takes a name that another here goes by; but whose account it is has it, and the other gets a number."""
    mine = None if seat is None else table.seats[seat].holder
    same = [n for n, other in enumerate(table.seats) if n != seat and _alike(other.name, name)]
    others = [n for n in same if table.seats[n].holder is None or table.seats[n].holder != mine]
    if not others:
        return ()
    if not registered or any(table.seats[n].registered for n in others):
        raise TableRefused("bad_name", Phrase("table-name-taken", {"name": name}))
    return tuple(Renamed(now, n, f"{name[: MOST_NAME_CHARS - 3]} {n + 1}", table.seats[n].avatar) for n in others)


def _alike(one: str, other: str) -> bool:
    """Names that nobody could tell apart in a conversation."""
    return one.casefold() == other.casefold()


def stand_in(table: Table, command: StandIn, now: int) -> tuple[Event, ...]:
    must_be_playing(table)
    seat = find_seat(table, command.seat, None)
    if not any(number != command.seat for number in table.seats_of(command.by)) or seat.holder == command.by:
        raise TableRefused("not_allowed", Phrase("table-stand-in-players"))
    if not seat.votes:
        raise TableRefused("not_allowed", Phrase("table-bot-plays", {"number": command.seat + 1}))
    after_ms = table.stand_in_after_ms
    if after_ms is None:
        raise TableRefused("not_allowed", Phrase("table-stand-in-never"))
    if command.absent_ms < after_ms:
        name = seat_name(table, command.seat)
        raise TableRefused("not_allowed", Phrase("table-stand-in-early", {"name": name, "seconds": after_ms // 1000}))
    return (StoodIn(now, command.seat, table.usual_level),)


def return_to_seat(table: Table, command: Return, now: int) -> tuple[Event, ...]:
    must_be_playing(table)
    seat = find_player(table, command.seat, command.by)
    return (Returned(now, command.seat),) if seat.stand_in is not None else ()


def take_days_off(table: Table, command: TakeDaysOff, now: int) -> tuple[Event, ...]:
    """Only where a turn has days: elsewhere nobody goes away while it is played."""
    must_be_playing(table)
    seat = find_player(table, command.seat, command.by)
    if table.created.clock.kind != "days":
        raise TableRefused("not_allowed", Phrase("lobby-days-off-clock"))
    until = command.until if command.until > now else None
    return () if seat.off_until == until else (DaysOff(now, command.seat, until or now),)


def come(table: Table, command: Come, now: int) -> tuple[Event, ...]:
    find_person(table, command.seat, command.by)
    if not table.awaits(command.seat):
        return ()
    return (Came(now, command.seat),)


def adopt(table: Table, command: Adopt, now: int) -> tuple[Event, ...]:
    known = [line.by for line in table.chat] + [claim.holder for claim in table.claims] + [table.created.by]
    if command.guest not in known and not table.seats_of(command.guest):
        return ()
    return (Adopted(now, command.guest, command.account),)
