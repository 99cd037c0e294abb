"""What a client's message asks of the table: the command, with the seat it is for."""

from __future__ import annotations

from collections.abc import Callable

from preau.games.api import refusal
from preau.play.commands import (
    Abandon,
    Answer,
    AnswerClaim,
    AnswerDraw,
    AnswerUndo,
    AskRematch,
    AskUndo,
    Command,
    OfferDraw,
    Pause,
    Play,
    Rename,
    Resign,
    Resume,
    Return,
    Say,
    StandIn,
)
from preau.play.table import Table
from preau.server.sockets import messages as m


def command_of(message: m.CommandIn, table: Table, by: str, absent_ms: Callable[[int], int]) -> Command:
    """The command of a message; raises TableRefused if the guest has no seat to ask from."""
    match message:
        case m.MoveIn():
            return Play(_seat(message.seat, table, by, table.position.player), message.move, message.seq, by)
        case m.UndoIn():
            steps = table.history.steps
            return AskUndo(_seat(message.seat, table, by, steps[-1].seat if steps else 0), message.to, by, message.seq)
        case m.AnswerUndoIn():
            return AnswerUndo(_seat(message.seat, table, by, *_voters(table.undo_vote)), message.yes, by)
        case m.OfferDrawIn():
            return OfferDraw(_seat(message.seat, table, by, table.position.player), by)
        case m.AnswerDrawIn():
            return AnswerDraw(_seat(message.seat, table, by, *_voters(table.draw_vote)), message.yes, by)
        case m.ResignIn():
            return Resign(_seat(message.seat, table, by, table.position.player), by)
        case m.AbandonIn():
            return Abandon(by, {seat: absent_ms(seat) for seat in range(len(table.seats))})
        case m.AnswerEndIn():
            return Answer(_seat(message.seat, table, by, *_voters(table.vote("end"))), "end", message.yes, by)
        case m.AnswerRematchIn():
            return Answer(_seat(message.seat, table, by, *_voters(table.vote("rematch"))), "rematch", message.yes, by)
        case m.AnswerClaimIn():
            claimed = (claim.seat for claim in table.claims)
            return AnswerClaim(_seat(message.seat, table, by, *claimed), message.yes, by)
        case m.PauseIn():
            return Pause(by)
        case m.ResumeIn():
            return Resume(by)
        case m.StandInIn():
            return StandIn(message.seat, by, absent_ms(message.seat))
        case m.ReturnIn():
            return Return(_seat(message.seat, table, by), by)
        case m.RenameIn():
            return Rename(_seat(message.seat, table, by), message.name, message.avatar, by)
        case m.SayIn():
            mine = table.seats_of(by)
            seat = message.seat if message.seat is not None else next(iter(mine), None)
            return Say(seat, message.name, message.text, by, message.key)
        case m.RematchIn():
            if not table.seats_of(by):
                raise refusal("not_allowed", "server-players-only")
            return AskRematch(_seat(None, table, by, *_voters(table.vote("rematch"))), by)


def _voters(vote: object) -> tuple[int, ...]:
    return getattr(vote, "awaiting", ())


def _seat(given: int | None, table: Table, by: str, *preferred: int) -> int:
    """The seat given, else the one of the guest's seats that it must be about, else the first of them."""
    if given is not None:
        return given
    for seat in preferred:
        if table.seats[seat].holder == by:
            return seat
    mine = table.seats_of(by)
    if not mine:
        raise refusal("not_your_seat", "server-no-seat")
    return mine[0]
