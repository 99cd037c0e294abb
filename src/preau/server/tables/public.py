"""A table as data for clients: everything but who the guests are."""

from __future__ import annotations

from preau.play.table import Table, Vote
from preau.server.database.summary import shown
from preau.server.sockets.messages import ClockOut, ResultOut, TableOut, VoteOut


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
        "parent": created.parent,
        "status": table.status,
        "seq": table.seq,
        "position": str(position),
        "start": str(table.history.start),
        "turn": position.turn,
        "player": position.player,
        "moves": list(table.history.moves),
        "seats": [shown(table, number) for number in range(len(table.seats))],
        "clock": _clock(table),
        "undo_vote": _vote(table.undo_vote),
        "draw_vote": _vote(table.draw_vote),
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
