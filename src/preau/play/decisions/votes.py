"""What needs the others' consent: taking back, draws, ending without result, another game; and giving up alone."""

from __future__ import annotations

from collections.abc import Mapping

from preau.games.api import Phrase, TableRefused
from preau.play.commands import Abandon, Answer, AnswerDraw, AnswerUndo, AskRematch, AskUndo, OfferDraw, Rematch, Resign
from preau.play.decisions.checks import (
    find_person,
    find_player,
    find_vote,
    must_be_over,
    must_be_playing,
    must_be_up_to_date,
    must_not_be_open,
    must_not_be_over,
    must_not_have_asked,
)
from preau.play.events import (
    Abandoned,
    Answered,
    Asked,
    DrawAnswered,
    DrawOffered,
    Event,
    Rematched,
    Resigned,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from preau.play.fold import after_event
from preau.play.sentences import seat_names
from preau.play.table import Table

# --- undo ------------------------------------------------------------------------------------------------------------


def ask_undo(table: Table, command: AskUndo, now: int) -> tuple[Event, ...]:
    """Free inside one's own turn, and where nobody else has to be asked.

    Who plays against bots alone gets back no time, and not what a timer did; those at one screen agree on both.
    """
    must_be_playing(table)
    if find_player(table, command.seat, command.by).bot is not None:
        raise TableRefused("not_allowed", Phrase("table-bot-plays", {"number": command.seat + 1}))
    must_be_up_to_date(table, command.seq)
    must_not_be_open(table, "undo")
    to = _own_last(table, command.seat) if command.to is None else command.to
    if not 0 <= to < len(table.history):
        raise TableRefused("nothing_to_undo", Phrase("table-nothing-to-undo"))
    own_turn = table.created.free_undo and command.seat == table.position.player and table.inside_turn(to)
    if own_turn:
        return (Undone(now, command.seat, to),)
    away = table.stand_ins_besides(command.seat)
    if away:
        raise TableRefused("not_allowed", Phrase("table-undo-stand-in", {"names": seat_names(table, away)}))
    if table.others(command.seat):
        must_not_have_asked(table, "undo", command.seat)
        return (UndoAsked(now, command.seat, to),)
    if table.created.rated:
        raise TableRefused("not_allowed", Phrase("ratings-no-undo"))
    alone = sum(seat.kind == "person" for seat in table.seats) == 1
    if alone and any(step.how != "moved" for step in table.history.steps[to:]):
        raise TableRefused("not_allowed", Phrase("table-undo-timer"))
    return (Undone(now, command.seat, to, time_kept=alone),)


def answer_undo(table: Table, command: AnswerUndo, now: int) -> tuple[Event, ...]:
    must_be_playing(table)
    find_player(table, command.seat, command.by)
    vote = find_vote(table, "undo", command.seat)
    answer = UndoAnswered(now, command.seat, command.yes)
    after = after_event(table, answer).undo_vote
    if after is None or after.awaiting or vote.to is None:
        return (answer,)
    return answer, Undone(now, vote.seat, vote.to)


def _own_last(table: Table, seat: int) -> int:
    """How many moves came before that seat's last one; -1 if it made none."""
    steps = table.history.steps
    return next((number for number in range(len(steps) - 1, -1, -1) if steps[number].seat == seat), -1)


# --- draws -----------------------------------------------------------------------------------------------------------


def offer_draw(table: Table, command: OfferDraw, now: int) -> tuple[Event, ...]:
    must_be_playing(table)
    find_player(table, command.seat, command.by)
    if not table.game.draws:
        raise TableRefused("not_allowed", Phrase("table-no-draws"))
    if any(seat.bot is not None for seat in table.seats):
        raise TableRefused("not_allowed", Phrase("table-draw-bots"))
    must_not_have_asked(table, "draw", command.seat)
    return (DrawOffered(now, command.seat),)


def answer_draw(table: Table, command: AnswerDraw, now: int) -> tuple[Event, ...]:
    must_be_playing(table)
    find_player(table, command.seat, command.by)
    find_vote(table, "draw", command.seat)
    return (DrawAnswered(now, command.seat, command.yes),)


# --- ending ----------------------------------------------------------------------------------------------------------


def resign(table: Table, command: Resign, now: int) -> tuple[Event, ...]:
    must_be_playing(table)
    find_player(table, command.seat, command.by)
    return (Resigned(now, command.seat),)


def abandon(table: Table, command: Abandon, now: int) -> tuple[Event, ...]:
    """The creator may while the table waits, and a player whom nobody plays with any more; others are asked first.

    A rated game ends without result only if all agree: who is losing to bots, or to somebody away, cannot undo that.
    """
    must_not_be_over(table)
    if table.status == "waiting":
        if command.by != table.created.by:
            raise TableRefused("not_allowed", Phrase("table-not-creator"))
        return (Abandoned(now, command.by),)
    mine = [seat for seat in table.seats_of(command.by) if table.seats[seat].out is None]
    if not mine:
        people = any(seat.kind == "person" and seat.out is None for seat in table.seats)
        if people or command.by != table.created.by:
            raise TableRefused("not_allowed", Phrase("table-end-players"))
        return (Abandoned(now, command.by),)
    if table.created.rated and not table.others(mine[0]):
        raise TableRefused("not_allowed", Phrase("ratings-no-end"))
    if not table.created.rated and not _here(table, mine[0], command.absent_ms):
        return (Abandoned(now, command.by),)
    vote = table.vote("end")
    if vote is not None and any(seat in vote.awaiting for seat in mine):
        return answer(table, Answer(mine[0], "end", yes=True), now)
    must_not_have_asked(table, "end", mine[0])
    return (Asked(now, mine[0], "end"),)


def _here(table: Table, seat: int, absent_ms: Mapping[int, int]) -> list[int]:
    """The others who have not been away for as long as the table waits."""
    after_ms = table.away_after_ms
    return [other for other in table.others(seat) if after_ms is None or absent_ms.get(other, 0) < after_ms]


def answer(table: Table, command: Answer, now: int) -> tuple[Event, ...]:
    """To whether the game ends without result, or another is played."""
    if command.what == "rematch":
        find_person(table, command.seat, command.by)
        must_be_over(table)
    else:
        must_be_playing(table)
        find_player(table, command.seat, command.by)
    vote = find_vote(table, command.what, command.seat)
    given = Answered(now, command.seat, command.what, command.yes)
    after = after_event(table, given).vote(command.what)
    asker = table.seats[vote.seat].holder
    if command.what == "end" and after is not None and not after.awaiting and asker is not None:
        return given, Abandoned(now, asker)
    return (given,)


# --- playing again ---------------------------------------------------------------------------------------------------


def ask_rematch(table: Table, command: AskRematch, now: int) -> tuple[Event, ...]:
    """The first asks, each other who asks agrees. With nobody to ask there is nothing to be noted."""
    must_be_over(table)
    find_person(table, command.seat, command.by)
    if table.rematch is not None or not table.players_besides(command.seat):
        return ()
    vote = table.vote("rematch")
    if vote is not None:
        waits = command.seat in vote.awaiting
        return (Answered(now, command.seat, "rematch", yes=True),) if waits else ()
    must_not_have_asked(table, "rematch", command.seat)
    return (Asked(now, command.seat, "rematch"),)


def rematch(table: Table, command: Rematch, now: int) -> tuple[Event, ...]:
    must_be_over(table)
    if table.rematch is not None:
        raise TableRefused("not_allowed", Phrase("table-rematched"))
    return (Rematched(now, command.table),)
