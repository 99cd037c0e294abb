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
    Created,
    DrawAnswered,
    DrawOffered,
    Event,
    Flagged,
    Forgotten,
    Moved,
    Nudged,
    Rematched,
    Renamed,
    Resigned,
    Returned,
    Said,
    Seated,
    StoodIn,
    TimedOut,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from preau.play.history import History, turn_of
from preau.play.table import Result, SeatState, Table, Vote

OUT_LEVEL = "1"  # the bot that plays on for who resigned or whose time is up
MOST_CHAT_LINES = 200  # that a table holds; the log has them all


class BrokenLog(ValueError):
    """Events that cannot have happened in this order."""


def fold(events: Iterable[Event], game: Game | None = None) -> Table:
    """The table that these events make; raises BrokenLog. `game` spares the look on the shelf."""
    rest = iter(events)
    first = next(rest, None)
    if not isinstance(first, Created):
        raise BrokenLog(f"a log begins with the table's creation, not with {first!r}")
    table = _new_table(first, game or registry.game(first.game))
    for event in rest:
        table = after_event(table, event)
    return table


def after_event(table: Table, event: Event) -> Table:
    """The table after one more event; raises BrokenLog. Cheap, however long the log."""
    try:
        return _happen(_count(table, event), event)
    except (IndexError, MoveRefused) as error:
        raise BrokenLog(f"event {table.seq} cannot have happened: {event!r} ({error})") from error


def after_move(table: Table, event: Moved, history: History) -> Table:
    """The same where the move has just been played in the table's history."""
    return _step(_count(table, event), event.at, history)


def _count(table: Table, event: Event) -> Table:
    return replace(table, seq=table.seq + 1, at=max(table.at, event.at))


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
    return _begin(Table(created, game, 1, created.at, 0, seats, History(start), clock), created.at)


def _happen(table: Table, event: Event) -> Table:
    """The table after the event, which it has counted already; raises BrokenLog, IndexError or MoveRefused."""
    match event:
        case Moved():
            return _step(table, event.at, table.history.play(event.move))
        case Nudged():
            return _step(table, event.at, table.history.play(event.move, "nudged"))
        case TimedOut():
            return _step(table, event.at, table.history.timeout())
        case Undone():
            return _undo(table, event)
        case Seated():
            taken = {"holder": event.holder, "name": event.name, "avatar": event.avatar}
            return _begin(_reseat(table, event, stand_in=_out_level(table, event.seat), **taken), event.at)
        case Renamed():
            return replace(table, seats=_seats(table, event.seat, name=event.name, avatar=event.avatar))
        case StoodIn():
            return _reseat(table, event, stand_in=event.level)
        case Returned():
            return _reseat(table, event, stand_in=_out_level(table, event.seat))
        case Resigned():
            return _thin_out(_reseat(table, event, stand_in=OUT_LEVEL, out="resigned"), event)
        case Flagged():
            flagged = _reseat(table, event, stand_in=OUT_LEVEL, out="flagged")
            return _thin_out(replace(flagged, clock=clocks.empty(flagged.clock, event.seat)), event)
        case UndoAsked():
            return replace(table, undo_vote=Vote(event.seat, table.others(event.seat), event.to))
        case UndoAnswered():
            return replace(table, undo_vote=_answered(table, table.undo_vote, event))
        case DrawOffered():
            return _agree(replace(table, draw_vote=Vote(event.seat, table.others(event.seat))), event.at)
        case DrawAnswered():
            return _agree(replace(table, draw_vote=_answered(table, table.draw_vote, event)), event.at)
        case Abandoned():
            return _end(table, Result((), "abandoned"), event.at)
        case Said():
            return replace(table, chat=(*table.chat[1 - MOST_CHAT_LINES :], event))
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
    return _run(replace(table, started=at, changed=table.seq), at)


def _step(table: Table, at: int, history: History) -> Table:
    """A step has been made; a turn may end with it, and the game."""
    step = history.steps[-1]
    clock = clocks.charge(table.clock, at)
    if step.how == "timed_out":
        clock = clocks.empty(clock, step.seat)
    if turn_of(history.position) != (step.turn, step.seat):
        clock = clocks.end_turn(clock, table.created.clock)
    result = result_by_rules(history.position)
    clock = clocks.run_for(clock, None if result else _timed_seat(table, history.position), at)
    before = (*table.clocks_before, table.clock)
    return _moved(table, history=history, clock=clock, clocks_before=before, result=result)


def _undo(table: Table, event: Undone) -> Table:
    """Steps are taken back. Past the running turn the clocks are what they were; inside it time runs on.

    Otherwise one could undo in one's own turn to win time.
    """
    if not 0 <= event.to < len(table.history):
        raise BrokenLog(f"there are no {event.to} moves to go back to")
    history, before = table.history.cut(event.to), table.clocks_before
    if table.inside_turn(event.to):
        return _moved(table, history=history, clocks_before=before[: event.to])
    changes = {"history": history, "clock": before[event.to], "clocks_before": before[: event.to]}
    return _run(_moved(table, **changes), event.at)


def _moved(table: Table, **changes: Any) -> Table:
    """Another position: open questions are closed, and who had seen the one before is late."""
    return replace(table, changed=table.seq, undo_vote=None, draw_vote=None, **changes)


def _run(table: Table, at: int) -> Table:
    """From `at` on, time runs for who is to move now; a game that the rules have ended ends the table."""
    result = result_by_rules(table.position)
    if result is not None:
        return _end(table, result, at)
    return replace(table, clock=clocks.run_for(table.clock, _timed_seat(table, table.position), at))


def result_by_rules(position: Position) -> Result | None:
    """How the rules have ended the game, if they have."""
    outcome = position.outcome
    return None if outcome is None else Result(outcome.winners, "rules", outcome.scores, outcome.why)


def _timed_seat(table: Table, position: Position) -> int | None:
    """Whose time runs; nobody's while a bot plays, but for the sand timer's."""
    seat = position.player
    stands = table.seats[seat].bot is not None and table.created.clock.kind != "sand"
    return None if stands else seat


# --- seats -----------------------------------------------------------------------------------------------------------


def _seats(table: Table, number: int, **changes: Any) -> Any:
    return (*table.seats[:number], replace(table.seats[number], **changes), *table.seats[number + 1 :])


def _reseat(table: Table, event: Seated | StoodIn | Returned | Resigned | Flagged, **changes: Any) -> Table:
    """Another plays at a seat from now on; open questions were put to those who sat there before."""
    seats = _seats(table, event.seat, **changes)
    changed = replace(table, seats=seats, undo_vote=None, draw_vote=None)
    if table.status != "playing":
        return changed
    return _run(replace(changed, clock=clocks.charge(table.clock, event.at)), event.at)


def _out_level(table: Table, number: int) -> str | None:
    """Who is out stays out: the bot plays on, whoever sits down."""
    return OUT_LEVEL if table.seats[number].out else None


def _thin_out(table: Table, event: Resigned | Flagged) -> Table:
    """The last seat that is not out wins; so do bots that no person plays against any more.

    While other persons play on, the table does too: a bot plays the seat that is out. So with two seats the other
    wins. There is no contract for teams: a partner plays on, with the bot.
    """
    seat = table.seats[event.seat]
    standing = tuple(number for number, other in enumerate(table.seats) if other.out is None)
    if seat.out is None or (len(standing) > 1 and any(table.seats[number].kind == "person" for number in standing)):
        return table
    return _end(table, Result(standing, seat.out, seat=event.seat), event.at)


def _adopt(table: Table, event: Adopted) -> Table:
    """Another id, the same person: nothing else changes."""
    seats = table.seats
    for number in table.held_by(event.guest):
        seats = (*seats[:number], replace(seats[number], holder=event.account), *seats[number + 1 :])
    mine = table.created.by == event.guest
    created = replace(table.created, by=event.account) if mine else table.created
    chat = tuple(replace(line, by=event.account) if line.by == event.guest else line for line in table.chat)
    return replace(table, created=created, seats=seats, chat=chat)


def _free(table: Table, event: Forgotten) -> Table:
    """While a table waits, the seats of who has gone are free again. Elsewhere the log no longer says who sat there."""
    if table.started is None:
        for number in table.held_by(event.guest):
            table = replace(table, seats=_seats(table, number, holder=None))
    return table


# --- questions and the end -------------------------------------------------------------------------------------------


def _answered(table: Table, vote: Vote | None, event: UndoAnswered | DrawAnswered) -> Vote | None:
    """A no closes the question; a yes counts for all seats of the same holder."""
    if vote is None:
        raise BrokenLog("nobody asked")
    holder = table.seats[event.seat].holder
    awaiting = tuple(seat for seat in vote.awaiting if table.seats[seat].holder != holder)
    return replace(vote, awaiting=awaiting) if event.yes else None


def _agree(table: Table, at: int) -> Table:
    """The game is drawn once nobody is left to ask."""
    if table.draw_vote is None or table.draw_vote.awaiting:
        return table
    return _end(table, Result((), "draw"), at)


def _end(table: Table, result: Result, at: int) -> Table:
    clock = clocks.run_for(clocks.charge(table.clock, at), None, at)
    return replace(table, result=result, clock=clock, undo_vote=None, draw_vote=None)
