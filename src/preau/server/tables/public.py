"""A table as data for clients: everything but who the guests are."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Literal

from typing_extensions import TypedDict  # pydantic wants this one on Python 3.11

from preau.play.records import Record, write
from preau.play.sentences import seat_name
from preau.play.table import Table, Vote
from preau.server.database.summary import SeatOut, seat_out
from preau.words import Speaker


class ClockOut(TypedDict):
    """What each seat had left (ms) at `since`; it runs for `running`. `deadline` is when something happens, `what`."""

    kind: Literal["none", "sand", "turn", "bank", "days"]
    seconds: int
    increment: int
    left: list[int]
    since: int
    running: int | None
    deadline: int | None
    what: Literal["timeout", "nudge", "flag"] | None


class VoteOut(TypedDict):
    """An open question; `to` is the number of moves that would remain after an undo."""

    seat: int
    awaiting: list[int]
    to: int | None


class ResultOut(TypedDict):
    """How it ended."""

    winners: list[int]
    reason: Literal["rules", "resigned", "flagged", "draw", "abandoned", "length"]
    scores: list[int]
    seat: int | None


class TableOut(TypedDict):
    """The present state of a table."""

    id: str
    game: str
    options: dict[str, int | str]
    mode: Literal["online", "same_screen"]
    public: bool
    free_undo: bool
    help: bool
    pace: Literal["quick", "usual", "calm"]
    absence_seconds: int
    rated: bool
    rating_low: int | None
    rating_high: int | None
    longest: int
    parent: str | None
    status: Literal["waiting", "playing", "over"]
    seq: int
    position: str
    start: str
    turn: int
    player: int
    moves: list[str]
    seats: list[SeatOut]
    clock: ClockOut
    undo_vote: VoteOut | None
    draw_vote: VoteOut | None
    end_vote: VoteOut | None
    rematch_vote: VoteOut | None
    paused: bool
    gathered: bool
    result: ResultOut | None
    rematch: str | None


def snapshot(table_id: str, table: Table) -> TableOut:
    created, position = table.created, table.position
    return {
        "id": table_id,
        "game": created.game,
        "options": dict(position.options),
        "mode": created.mode,
        "public": created.public,
        "free_undo": created.free_undo,
        "help": created.help,
        "pace": created.pace,
        "absence_seconds": created.absence_seconds,
        "rated": created.rated,
        "rating_low": created.rating_low,
        "rating_high": created.rating_high,
        "longest": created.longest,
        "parent": created.parent,
        "status": table.status,
        "seq": table.seq,
        "position": str(position),
        "start": str(table.history.start),
        "turn": position.turn,
        "player": position.player,
        "moves": list(table.history.moves),
        "seats": [seat_out(table, number) for number in range(len(table.seats))],
        "clock": _clock(table),
        "undo_vote": _vote(table.undo_vote),
        "draw_vote": _vote(table.draw_vote),
        "end_vote": _vote(table.vote("end")),
        "rematch_vote": _vote(table.vote("rematch")),
        "paused": table.paused,
        "gathered": table.gathered,
        "result": _result(table),
        "rematch": table.rematch,
    }


def _clock(table: Table) -> ClockOut:
    plan, clock, due = table.created.clock, table.clock, table.deadline
    return {
        "kind": plan.kind,
        "seconds": plan.seconds,
        "increment": plan.increment,
        "left": list(clock.left),
        "since": clock.since,
        "running": clock.running,
        "deadline": due[0] if due else None,
        "what": due[1] if due else None,
    }


def _vote(vote: Vote | None) -> VoteOut | None:
    return None if vote is None else {"seat": vote.seat, "awaiting": list(vote.awaiting), "to": vote.to}


def _result(table: Table) -> ResultOut | None:
    result = table.result
    if result is None:
        return None
    return {
        "winners": list(result.winners),
        "reason": result.reason,
        "scores": list(result.scores),
        "seat": result.seat,
    }


def record_text(table: Table) -> str:
    """A table as the text of a record."""
    day = datetime.fromtimestamp(table.created.at / 1000, UTC).date().isoformat()
    return write(Record(table.history, tuple(_record_names(table)), day, _end_header(table)))


def _record_names(table: Table) -> Iterator[str]:
    """The players' names; a bot's with its level, in English as the rest of a record is."""
    words = Speaker("en")
    for number, seat in enumerate(table.seats):
        if seat.kind == "bot":
            yield words("page-bot-choice", name=seat_name(table, number), level=seat.level or "")
        else:
            yield seat.name


def _end_header(table: Table) -> str:
    """How a table ended that the rules did not end."""
    result = table.result
    if result is None or result.reason == "rules":
        return ""
    winners = f", won by {', '.join(map(str, result.winners))}" if result.winners else ""
    return f"{result.reason}{winners}"
