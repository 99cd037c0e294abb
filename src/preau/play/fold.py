"""How each event changes a table. Trusts the log: what may happen was decided before it was written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from preau.games import registry
from preau.games.api import Game, MoveRefused, Position
from preau.play import clocks
from preau.play.events import (
    Abandoned,
    Adopted,
    Answered,
    Asked,
    Came,
    Claimed,
    ClaimRefused,
    Created,
    DaysOff,
    DrawAnswered,
    DrawOffered,
    Event,
    Flagged,
    Forgotten,
    Moved,
    Nudged,
    Paused,
    Question,
    Rematched,
    Renamed,
    Resigned,
    Resumed,
    Returned,
    Said,
    Seated,
    StoodIn,
    Stopped,
    TimedOut,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from preau.play.history import History, turn_of
from preau.play.table import Declined, Result, SeatState, Table, Vote

OUT_LEVEL = "1"  # the bot that plays on for who resigned or whose time is up
MOST_CHAT_LINES = 200  # that a table holds; the log has them all


class BrokenLog(ValueError):
    """Events that cannot have happened in this order."""


def fold(events: Iterable[Event], game: Game | None = None) -> Table:
    """The table that these events make; raises BrokenLog, or UnknownGame where its rules are not here.

    `game` spares the look on the shelf.
    """
    rest = iter(events)
    first = next(rest, None)
    if not isinstance(first, Created):
        raise BrokenLog(f"a log begins with the table's creation, not with {first!r}")
    table = _new_table(first, game or registry.game(first.game, first.rules))
    for event in rest:
        table = after_event(table, event)
    return table


def after_event(table: Table, event: Event) -> Table:
    """The table after one more event; raises BrokenLog. Cheap, however long the log."""
    try:
        return _happen(table, event)
    except (IndexError, MoveRefused) as error:
        raise BrokenLog(f"event {table.seq} cannot have happened: {event!r} ({error})") from error


def _new_counts(table: Table, event: Event) -> dict[str, int]:
    """What every event changes."""
    return {"seq": table.seq + 1, "at": max(table.at, event.at)}


def _new_table(created: Created, game: Game) -> Table:
    """The table as it is opened. On one screen the creator holds every person's seat."""
    start = game.set_up(created.options) if created.start is None else game.load(game.read(created.start))
    if start.players != len(created.seats):
        raise BrokenLog(f"{len(created.seats)} seats for {start.players} players")
    holder = created.by if created.mode == "same_screen" else None
    seats = tuple(
        SeatState(plan.kind, plan.name, level=plan.level, holder=holder if plan.kind == "person" else None)
        for plan in created.seats
    )
    clock = clocks.new_clock(created.clock, len(seats))
    table = Table(created, game, 1, created.at, 0, seats, History(start), clock, gathered=not created.gathers)
    return _begin(table, created.at)


def _happen(table: Table, event: Event) -> Table:
    """The table after the event; raises BrokenLog, IndexError or MoveRefused."""
    match event:
        case Moved():
            return after_move(table, event, table.history.play(event.move))
        case Nudged():
            return after_move(table, event, table.history.play(event.move, "nudged"))
        case TimedOut():
            return after_move(table, event, table.history.timeout())
    table = table.with_changes(**_new_counts(table, event))
    match event:
        case Undone():
            return _undo(table, event)
        case Seated():
            who = {"holder": event.holder, "program": event.program, "stand_in": _out_level(table, event.seat)}
            fresh: dict[str, Any] = {"off_until": None, "away_since": None, "missed": None, **_name_fields(event)}
            return _begin(_reseat(table, event, **who, **fresh), event.at)
        case Renamed():
            return replace(table, seats=_seats(table, event.seat, **_name_fields(event)))
        case StoodIn():
            return _gather(_reseat(table, event, stand_in=event.level, away_since=len(table.history)), event.at)
        case Returned():
            back = {"stand_in": _out_level(table, event.seat), "away_since": None}
            return _reseat(table, event, missed=_count_missed(table, event.seat), **back)
        case Came():
            return _gather(replace(table, came=table.came | {event.seat}), event.at)
        case DaysOff():
            until = event.until if event.until > event.at else None
            table = replace(table, seats=_seats(table, event.seat, off_until=until))
            return _run(replace(table, clock=clocks.charge(table.clock, event.at)), event.at)
        case Claimed():
            return replace(table, claims=(*_claims_on_others(table, event), event))
        case ClaimRefused():
            return replace(table, claims=_claims_on_others(table, event))
        case Paused():
            stopped = clocks.run_for(clocks.charge(table.clock, event.at), None, event.at)
            return replace(table, paused=True, clock=stopped)
        case Resumed():
            return _run(replace(table, paused=False), event.at)
        case Resigned():
            return _thin_out(_reseat(table, event, stand_in=OUT_LEVEL, out="resigned"), event)
        case Flagged():
            flagged = _reseat(table, event, stand_in=OUT_LEVEL, out="flagged")
            return _thin_out(replace(flagged, clock=clocks.empty(flagged.clock, event.seat)), event)
        case UndoAsked():
            return _ask(table, Vote("undo", event.seat, table.others(event.seat), event.to))
        case UndoAnswered():
            return _take_answer(table, event, "undo")
        case DrawOffered():
            return _agree(_ask(table, Vote("draw", event.seat, table.others(event.seat))), event.at)
        case DrawAnswered():
            return _agree(_take_answer(table, event, "draw"), event.at)
        case Asked():
            asked = table.players_besides if event.what == "rematch" else table.others
            return _ask(table, Vote(event.what, event.seat, asked(event.seat)))
        case Answered():
            return _take_answer(table, event, event.what)
        case Abandoned():
            seat = next(iter(table.seats_of(event.by)), None)
            return _end(table, Result((), "abandoned", seat=seat), event.at)
        case Stopped():
            return _end(table, Result((), "length"), event.at)
        case Said():
            return replace(table, chat=(*table.chat[1 - MOST_CHAT_LINES :], event), said=table.said + 1)
        case Rematched():
            return replace(table, rematch=event.table)
        case Adopted():
            return _adopt(table, event)
        case Forgotten():
            return _free(table, event)
        case Created():
            raise BrokenLog("a table is created once")


# --- play ------------------------------------------------------------------------------------------------------------


def _begin(table: Table, at: int) -> Table:
    """The game begins, and the clocks with it, when every person's seat is held."""
    if table.started is not None or any(seat.kind == "person" and seat.holder is None for seat in table.seats):
        return table
    return _gather(_run(replace(table, started=at, changed=table.seq), at), at)


def after_move(table: Table, event: Moved | Nudged | TimedOut, history: History) -> Table:
    """The table after a step that its history has already made; a turn may end with it, and the game."""
    step, at = history.steps[-1], event.at
    seat = table.seats[step.seat]
    if not table.gathered and seat.bot is None:
        table = replace(table, gathered=True)
    if seat.missed is not None and seat.bot is None:
        table = replace(table, seats=_seats(table, step.seat, missed=None))
    clock = _count_time(table, history, at) if table.created.clock.kind != "none" else table.clock
    result = result_by_rules(history.position)
    clock = _run_clock(table, clock, None if result else _timed_seat(table, history.position), at)
    before = (*table.clocks_before, table.clock)
    moved = _with_history(table, history, **_new_counts(table, event), clock=clock, clocks_before=before, result=result)
    return replace(moved, votes=(), declined=(), claims=()) if result else moved


def _count_time(table: Table, history: History, at: int) -> clocks.Clock:
    """What everybody has left after the last step."""
    step = history.steps[-1]
    clock = clocks.charge(table.clock, at)
    if step.how == "timed_out":
        clock = clocks.empty(clock, step.seat)
    if turn_of(history.position) != (step.turn, step.seat):
        clock = clocks.end_turn(clock, table.created.clock)
    return clock


def _undo(table: Table, event: Undone) -> Table:
    """Steps are taken back. Past the running turn the clocks are what they were; inside it time runs on.

    Otherwise one could undo in one's own turn to win time. Who asked nobody wins none either: used time stays used.
    """
    if not 0 <= event.to < len(table.history):
        raise BrokenLog(f"there are no {event.to} moves to go back to")
    history, before = table.history.cut(event.to), table.clocks_before
    if table.inside_turn(event.to):
        return _with_history(table, history, clocks_before=before[: event.to])
    clock = before[event.to]
    if event.time_kept:
        next_clock = before[event.to + 1] if event.to + 1 < len(before) else table.clock
        clock = clocks.least(clocks.charge(clock, next_clock.since), clocks.charge(table.clock, event.at))
    return _run(_with_history(table, history, clock=clock, clocks_before=before[: event.to]), event.at)


def _with_history(table: Table, history: History, **changes: Any) -> Table:
    """Another position: questions about the one before are closed, and who had seen it is late."""
    if table.votes:
        changes["votes"] = tuple(vote for vote in table.votes if vote.what not in {"undo", "draw"})
    if table.declined:
        turn = turn_of(history.position)
        changes["declined"] = tuple(each for each in table.declined if each.turn == turn)
    return table.with_changes(changed=changes.get("seq", table.seq), history=history, **changes)


def _run(table: Table, at: int) -> Table:
    """From `at` on, time runs for who is to move now; a game that the rules have ended ends the table."""
    result = result_by_rules(table.position)
    if result is not None:
        return _end(table, result, at)
    return replace(table, clock=_run_clock(table, table.clock, _timed_seat(table, table.position), at))


def _run_clock(table: Table, clock: clocks.Clock, seat: int | None, at: int) -> clocks.Clock:
    """From `at` on, time runs for that seat; for who has days off, from their end on."""
    off_until = None if seat is None or table.created.clock.kind != "days" else table.seats[seat].off_until
    return clocks.run_for(clock, seat, max(at, off_until or 0))


def result_by_rules(position: Position) -> Result | None:
    """How the rules have ended the game, if they have."""
    outcome = position.outcome
    return None if outcome is None else Result(outcome.winners, "rules", outcome.scores, outcome.why)


def _timed_seat(table: Table, position: Position) -> int | None:
    """Whose time runs; nobody's while a bot plays, but for the sand timer's, in a pause, and before all have come."""
    seat = position.player
    stands = table.seats[seat].bot is not None and table.created.clock.kind != "sand"
    return None if stands or table.paused or not table.gathered else seat


def _gather(table: Table, at: int) -> Table:
    """Once everybody has come the clocks start."""
    missing = (n for n, seat in enumerate(table.seats) if seat.bot is None and n not in table.came)
    if table.gathered or table.started is None or any(True for _ in missing):
        return table
    return _run(replace(table, gathered=True), at)


# --- seats -----------------------------------------------------------------------------------------------------------


def _seats(table: Table, number: int, **changes: Any) -> Any:
    return (*table.seats[:number], replace(table.seats[number], **changes), *table.seats[number + 1 :])


def _reseat(table: Table, event: Seated | StoodIn | Returned | Resigned | Flagged, **changes: Any) -> Table:
    """Another plays at a seat from now on; open questions were put to those who sat there before."""
    seats = _seats(table, event.seat, **changes)
    changed = replace(table, seats=seats, votes=(), claims=_claims_on_others(table, event))
    if table.status != "playing":
        return changed
    return _run(replace(changed, clock=clocks.charge(table.clock, event.at)), event.at)


def _claims_on_others(table: Table, event: Any) -> tuple[Claimed, ...]:
    """The open claims, but for those on the event's seat."""
    return tuple(claim for claim in table.claims if claim.seat != event.seat)


def _count_missed(table: Table, number: int) -> int | None:
    """How many moves the stand-in has made for that seat; None if there is none."""
    since = table.seats[number].away_since
    return None if since is None else sum(step.seat == number for step in table.history.steps[since:])


def _name_fields(event: Seated | Renamed) -> dict[str, Any]:
    return {"name": event.name, "avatar": event.avatar, "registered": event.registered}


def _out_level(table: Table, number: int) -> str | None:
    """Who is out stays out: the bot plays on, whoever sits down."""
    return OUT_LEVEL if table.seats[number].out else None


def _thin_out(table: Table, event: Resigned | Flagged) -> Table:
    """Somebody is out: that may end the game for all. A partner plays on, with the bot."""
    seat, winners = table.seats[event.seat], table.winners_without()
    if seat.out is None or not winners:
        return table
    return _end(table, Result(winners, seat.out, seat=event.seat), event.at)


def _adopt(table: Table, event: Adopted) -> Table:
    """Another id, the same person: nothing else changes."""
    seats = table.seats
    for number in table.seats_of(event.guest):
        seats = (*seats[:number], replace(seats[number], holder=event.account), *seats[number + 1 :])
    mine = table.created.by == event.guest
    created = replace(table.created, by=event.account) if mine else table.created
    chat = tuple(replace(line, by=event.account) if line.by == event.guest else line for line in table.chat)
    claims = tuple(replace(e, holder=event.account) if e.holder == event.guest else e for e in table.claims)
    return replace(table, created=created, seats=seats, chat=chat, claims=claims)


def _free(table: Table, event: Forgotten) -> Table:
    """Before and after the game, the seats of who has gone are free again: nobody waits for an answer of theirs.

    Elsewhere the log no longer says who sat there.
    """
    if table.started is None or table.result is not None:
        for number in table.seats_of(event.guest):
            table = replace(table, seats=_seats(table, number, holder=None))
    return table


# --- questions and the end -------------------------------------------------------------------------------------------


def _ask(table: Table, vote: Vote) -> Table:
    return replace(table, votes=(*table.votes, vote))


def _take_answer(table: Table, event: UndoAnswered | DrawAnswered | Answered, what: Question) -> Table:
    """A no closes the question; a yes counts for all seats of the same holder."""
    vote = table.vote(what)
    if vote is None:
        raise BrokenLog("nobody asked")
    rest = tuple(each for each in table.votes if each is not vote)
    if not event.yes:
        declined = Declined(what, vote.seat, event.seat, turn_of(table.position))
        return replace(table, votes=rest, declined=(*table.declined, declined))
    holder = table.seats[event.seat].holder
    awaiting = tuple(seat for seat in vote.awaiting if table.seats[seat].holder != holder)
    return replace(table, votes=(*rest, replace(vote, awaiting=awaiting)))


def _agree(table: Table, at: int) -> Table:
    """The game is drawn once nobody is left to ask."""
    if table.draw_vote is None or table.draw_vote.awaiting:
        return table
    return _end(table, Result((), "draw"), at)


def _end(table: Table, result: Result, at: int) -> Table:
    clock = clocks.run_for(clocks.charge(table.clock, at), None, at)
    return replace(table, result=result, clock=clock, votes=(), declined=(), claims=(), paused=False)
