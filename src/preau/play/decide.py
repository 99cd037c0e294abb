"""A command comes in; the events that answer it go out, or a refusal. The only place that judges at a table."""

from __future__ import annotations

from dataclasses import dataclass

from preau.games.api import Phrase, Refused, TableRefused
from preau.play.commands import (
    Abandon,
    Adopt,
    AnswerDraw,
    AnswerUndo,
    AskUndo,
    Command,
    OfferDraw,
    Play,
    Rematch,
    Rename,
    Resign,
    Return,
    Say,
    Sit,
    StandIn,
    Tick,
)
from preau.play.events import (
    Abandoned,
    Adopted,
    DrawAnswered,
    DrawOffered,
    Event,
    Flagged,
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
from preau.play.fold import after_event, after_move
from preau.play.inputs import clean_avatar, clean_level, clean_name, clean_text
from preau.play.sentences import name_of
from preau.play.table import SeatState, Table, Vote

MOST_MOVE_CHARS = 200
ABSENT_MS = 30_000  # away for so long before a bot may stand in


@dataclass(frozen=True, slots=True)
class Decided:
    """The answer to a command: the events, in order, and the table after them."""

    events: tuple[Event, ...]
    table: Table


def decide(table: Table, command: Command, now: int) -> Decided:
    """What a command makes happen; nothing where it asks for what is so already. Raises Refused.

    What is due by the clock comes first, so the command is judged at the table as it then is.
    """
    now = max(now, table.at)  # machines' clocks differ a little; a log's never goes back
    due = _tick(table, now)
    try:
        answer = _answer(due.table, command, now)
    except Refused as refused:
        if due.events and isinstance(command, Play):
            raise TableRefused("too_late", Phrase("table-too-late")) from refused
        raise
    return Decided(due.events + answer.events, answer.table)


def _answer(table: Table, command: Command, now: int) -> Decided:
    events: tuple[Event, ...]
    match command:
        case Play():
            return _play(table, command, now)
        case Tick():
            events = ()  # what was due has happened
        case Sit():
            events = _sit(table, command, now)
        case Rename():
            events = _rename(table, command, now)
        case AskUndo():
            events = _ask_undo(table, command, now)
        case AnswerUndo():
            events = _answer_undo(table, command, now)
        case OfferDraw():
            events = _offer_draw(table, command, now)
        case AnswerDraw():
            events = _answer_draw(table, command, now)
        case Resign():
            events = _resign(table, command, now)
        case Abandon():
            events = _abandon(table, command, now)
        case StandIn():
            events = _stand_in(table, command, now)
        case Return():
            events = _return(table, command, now)
        case Say():
            events = _say(table, command, now)
        case Rematch():
            events = _rematch(table, command, now)
        case Adopt():
            events = _adopt(table, command, now)
    for event in events:
        table = after_event(table, event)
    return Decided(events, table)


# --- moves and the clock ---------------------------------------------------------------------------------------------


def _play(table: Table, command: Play, now: int) -> Decided:
    _must_be_playing(table)
    seat = _seat(table, command.seat, command.by)
    if command.seq is not None and not table.changed <= command.seq <= table.seq:
        raise TableRefused("stale", Phrase("table-stale"))
    if command.bot and seat.bot is None:
        raise TableRefused("not_your_seat", Phrase("table-not-your-seat", {"number": command.seat + 1}))
    if not command.bot and seat.bot is not None:
        raise TableRefused("not_allowed", Phrase("table-bot-plays", {"number": command.seat + 1}))
    if command.seat != table.position.player:
        mover = name_of(table, table.position.player)
        raise TableRefused("not_your_turn", Phrase("table-not-your-turn", {"name": mover}))
    if len(command.move) > MOST_MOVE_CHARS:
        raise TableRefused("bad_notation", Phrase("table-move-too-long", {"high": MOST_MOVE_CHARS}))
    history = table.history.play(command.move)
    event = Moved(now, command.seat, history.steps[-1].text)
    return Decided((event,), after_move(table, event, history))


def _tick(table: Table, now: int) -> Decided:
    """All that is due; after it nothing is due at `now` any more."""
    events: list[Event] = []
    while (due := table.deadline) is not None and due[0] <= now:
        position = table.position
        event: Event
        match due[1]:
            case "timeout":
                event = TimedOut(now, position.player)
            case "nudge":
                event = Nudged(now, position.player, position.text(position.legal()[0]))
            case "flag":
                event = Flagged(now, position.player)
        events.append(event)
        table = after_event(table, event)
    return Decided(tuple(events), table)


# --- seats -----------------------------------------------------------------------------------------------------------


def _sit(table: Table, command: Sit, now: int) -> tuple[Event, ...]:
    _must_not_be_over(table)
    seat = _seat(table, command.seat, None)
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
    return (Seated(now, command.seat, command.holder, clean_name(command.name), clean_avatar(command.avatar)),)


def _rename(table: Table, command: Rename, now: int) -> tuple[Event, ...]:
    seat = _seat(table, command.seat, command.by)
    if seat.kind == "bot":
        raise TableRefused("not_your_seat", Phrase("table-not-your-seat", {"number": command.seat + 1}))
    name, avatar = clean_name(command.name), clean_avatar(command.avatar)
    return () if (name, avatar) == (seat.name, seat.avatar) else (Renamed(now, command.seat, name, avatar),)


def _stand_in(table: Table, command: StandIn, now: int) -> tuple[Event, ...]:
    _must_be_playing(table)
    seat = _seat(table, command.seat, None)
    if not any(number != command.seat for number in table.held_by(command.by)) or seat.holder == command.by:
        raise TableRefused("not_allowed", Phrase("table-stand-in-players"))
    if not seat.votes:
        raise TableRefused("not_allowed", Phrase("table-bot-plays", {"number": command.seat + 1}))
    if command.absent_ms < ABSENT_MS:
        name = name_of(table, command.seat)
        raise TableRefused("not_allowed", Phrase("table-stand-in-early", {"name": name, "seconds": ABSENT_MS // 1000}))
    return (StoodIn(now, command.seat, clean_level(command.level)),)


def _return(table: Table, command: Return, now: int) -> tuple[Event, ...]:
    _must_be_playing(table)
    seat = _player(table, command.seat, command.by)
    return (Returned(now, command.seat),) if seat.stand_in is not None else ()


# --- undo ------------------------------------------------------------------------------------------------------------


def _ask_undo(table: Table, command: AskUndo, now: int) -> tuple[Event, ...]:
    _must_be_playing(table)
    if _player(table, command.seat, command.by).bot is not None:
        raise TableRefused("not_allowed", Phrase("table-bot-plays", {"number": command.seat + 1}))
    if table.undo_vote is not None:
        raise TableRefused("not_allowed", Phrase("table-vote-open", {"name": name_of(table, table.undo_vote.seat)}))
    to = _own_last(table, command.seat) if command.to is None else command.to
    if not 0 <= to < len(table.history):
        raise TableRefused("nothing_to_undo", Phrase("table-nothing-to-undo"))
    own_turn = table.created.free_undo and command.seat == table.position.player and table.inside_turn(to)
    if own_turn or not table.others(command.seat):
        return (Undone(now, command.seat, to),)
    return (UndoAsked(now, command.seat, to),)


def _answer_undo(table: Table, command: AnswerUndo, now: int) -> tuple[Event, ...]:
    _must_be_playing(table)
    _player(table, command.seat, command.by)
    vote = _asked(table.undo_vote, command.seat)
    answer = UndoAnswered(now, command.seat, command.yes)
    after = after_event(table, answer).undo_vote
    if after is None or after.awaiting or vote.to is None:
        return (answer,)
    return answer, Undone(now, vote.seat, vote.to)


def _own_last(table: Table, seat: int) -> int:
    """How many moves came before that seat's last one; -1 if it made none."""
    steps = table.history.steps
    return next((number for number in range(len(steps) - 1, -1, -1) if steps[number].seat == seat), -1)


# --- the end ---------------------------------------------------------------------------------------------------------


def _offer_draw(table: Table, command: OfferDraw, now: int) -> tuple[Event, ...]:
    _must_be_playing(table)
    _player(table, command.seat, command.by)
    if not table.game.draws:
        raise TableRefused("not_allowed", Phrase("table-no-draws"))
    if any(seat.bot is not None for seat in table.seats):
        raise TableRefused("not_allowed", Phrase("table-draw-bots"))
    if table.draw_vote is not None:
        raise TableRefused("not_allowed", Phrase("table-vote-open", {"name": name_of(table, table.draw_vote.seat)}))
    return (DrawOffered(now, command.seat),)


def _answer_draw(table: Table, command: AnswerDraw, now: int) -> tuple[Event, ...]:
    _must_be_playing(table)
    _player(table, command.seat, command.by)
    _asked(table.draw_vote, command.seat)
    return (DrawAnswered(now, command.seat, command.yes),)


def _resign(table: Table, command: Resign, now: int) -> tuple[Event, ...]:
    _must_be_playing(table)
    _player(table, command.seat, command.by)
    return (Resigned(now, command.seat),)


def _abandon(table: Table, command: Abandon, now: int) -> tuple[Event, ...]:
    """The creator may, and the last person at the table."""
    _must_not_be_over(table)
    seats = table.held_by(command.by)
    alone = bool(seats) and not table.others(seats[0]) and table.status == "playing"
    if command.by != table.created.by and not alone:
        raise TableRefused("not_allowed", Phrase("table-not-creator"))
    return (Abandoned(now, command.by),)


def _rematch(table: Table, command: Rematch, now: int) -> tuple[Event, ...]:
    if table.status != "over":
        raise TableRefused("not_allowed", Phrase("table-not-over"))
    if table.rematch is not None:
        raise TableRefused("not_allowed", Phrase("table-rematched"))
    return (Rematched(now, command.table),)


def _adopt(table: Table, command: Adopt, now: int) -> tuple[Event, ...]:
    spoke = any(line.by == command.guest for line in table.chat)
    if not (spoke or table.held_by(command.guest) or table.created.by == command.guest):
        return ()
    return (Adopted(now, command.guest, command.account),)


# --- words -----------------------------------------------------------------------------------------------------------


def _say(table: Table, command: Say, now: int) -> tuple[Event, ...]:
    if command.seat is None:
        name = clean_name(command.name)
    else:
        name = _seat(table, command.seat, command.by).name or clean_name(command.name)
    return (Said(now, command.seat, name, clean_text(command.text), command.by),)


# --- checks ----------------------------------------------------------------------------------------------------------


def _must_not_be_over(table: Table) -> None:
    if table.status == "over":
        raise TableRefused("table_over", Phrase("table-over"))


def _must_be_playing(table: Table) -> None:
    _must_not_be_over(table)
    if table.status == "waiting":
        raise TableRefused("not_started", Phrase("table-not-started"))


def _seat(table: Table, number: int, by: str | None) -> SeatState:
    """The seat of that number, which must be the guest's own."""
    if not 0 <= number < len(table.seats):
        raise TableRefused("not_your_seat", Phrase("table-no-such-seat", {"number": number + 1}))
    seat = table.seats[number]
    if by is not None and seat.holder != by:
        raise TableRefused("not_your_seat", Phrase("table-not-your-seat", {"number": number + 1}))
    return seat


def _player(table: Table, number: int, by: str | None) -> SeatState:
    """The seat of a person who still plays."""
    seat = _seat(table, number, by)
    if seat.kind == "bot":
        raise TableRefused("not_your_seat", Phrase("table-not-your-seat", {"number": number + 1}))
    if seat.out is not None:
        raise TableRefused("not_allowed", Phrase("table-seat-out", {"number": number + 1}))
    return seat


def _asked(vote: Vote | None, seat: int) -> Vote:
    """The open question, if that seat has yet to answer it."""
    if vote is None or seat not in vote.awaiting:
        raise TableRefused("no_vote", Phrase("table-no-vote"))
    return vote
