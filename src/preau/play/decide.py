"""A command comes in; the events that answer it go out, or a refusal. Only this and `play.decisions` judge."""

from __future__ import annotations

from typing import NamedTuple

from preau.games.api import Phrase, Refused, TableRefused
from preau.play.bounds import check_not_full
from preau.play.commands import (
    Abandon,
    Adopt,
    Answer,
    AnswerClaim,
    AnswerDraw,
    AnswerUndo,
    AskRematch,
    AskUndo,
    Come,
    Command,
    OfferDraw,
    Pause,
    Play,
    Rematch,
    Rename,
    Resign,
    Resume,
    Return,
    Say,
    Sit,
    StandIn,
    TakeDaysOff,
    Tick,
)
from preau.play.decisions import seats, votes
from preau.play.decisions.checks import find_seat, must_be_playing, must_be_up_to_date, must_not_pause
from preau.play.events import Event, Flagged, Moved, Nudged, Paused, Resumed, Said, Stopped, TimedOut
from preau.play.fold import after_event, after_move
from preau.play.inputs import clean_name, clean_text
from preau.play.sentences import seat_name
from preau.play.table import Table

MOST_MOVE_CHARS = 200
RECENT_LINES = 40  # of the chat, among which one that was sent twice is found


class Decided(NamedTuple):
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
        check_not_full(due.table, command)
        answer = _answer(due.table, command, now)
    except Refused as refused:
        if due.events and isinstance(command, Play):
            raise TableRefused("too_late", Phrase("table-too-late")) from refused
        raise
    return Decided(due.events + answer.events, answer.table)


def _answer(table: Table, command: Command, now: int) -> Decided:
    if isinstance(command, Play):
        return _play(table, command, now)
    events = _events(table, command, now)
    for event in events:
        table = after_event(table, event)
    return Decided(events, table)


def _events(table: Table, command: Command, now: int) -> tuple[Event, ...]:  # a list of doors
    match command:
        case Play() | Tick():
            return ()  # what was due has happened
        case Sit():
            return seats.sit(table, command, now)
        case AnswerClaim():
            return seats.answer_claim(table, command, now)
        case Rename():
            return seats.rename(table, command, now)
        case StandIn():
            return seats.stand_in(table, command, now)
        case Return():
            return seats.return_to_seat(table, command, now)
        case TakeDaysOff():
            return seats.take_days_off(table, command, now)
        case Come():
            return seats.come(table, command, now)
        case Adopt():
            return seats.adopt(table, command, now)
        case AskUndo():
            return votes.ask_undo(table, command, now)
        case AnswerUndo():
            return votes.answer_undo(table, command, now)
        case OfferDraw():
            return votes.offer_draw(table, command, now)
        case AnswerDraw():
            return votes.answer_draw(table, command, now)
        case Resign():
            return votes.resign(table, command, now)
        case Abandon():
            return votes.abandon(table, command, now)
        case AskRematch():
            return votes.ask_rematch(table, command, now)
        case Answer():
            return votes.answer(table, command, now)
        case Rematch():
            return votes.rematch(table, command, now)
        case Pause():
            return _pause(table, command, now)
        case Resume():
            return _resume(table, command, now)
        case Say():
            return _say(table, command, now)


# --- moves and the clock ---------------------------------------------------------------------------------------------


def _play(table: Table, command: Play, now: int) -> Decided:
    must_be_playing(table)
    seat = find_seat(table, command.seat, command.by)
    must_be_up_to_date(table, command.seq)
    must_not_pause(table)
    if command.bot and seat.bot is None:
        raise TableRefused("not_your_seat", Phrase("table-not-your-seat", {"number": command.seat + 1}))
    if not command.bot and seat.bot is not None:
        raise TableRefused("not_allowed", Phrase("table-bot-plays", {"number": command.seat + 1}))
    if command.seat != table.position.player:
        mover = seat_name(table, table.position.player)
        raise TableRefused("not_your_turn", Phrase("table-not-your-turn", {"name": mover}))
    if len(command.move) > MOST_MOVE_CHARS:
        raise TableRefused("bad_notation", Phrase("table-move-too-long", {"high": MOST_MOVE_CHARS}))
    history = table.history.play(command.move)
    event = Moved(now, command.seat, history.steps[-1].text)
    return _end_step(table, Decided((event,), after_move(table, event, history)), now)


def _end_step(before: Table, decided: Decided, now: int) -> Decided:
    """What follows from a step of itself: the house ends a game that is long enough, or the device changes hands."""
    return _hand_over(before, _stop_at_length(decided, now), now)


def _hand_over(before: Table, decided: Decided, now: int) -> Decided:
    """On one screen no time runs while the device goes from hand to hand."""
    table = decided.table
    if before.created.mode != "same_screen" or before.created.clock.kind == "none" or table.status != "playing":
        return decided
    player = table.position.player
    if table.seats[player].bot is not None or player == _last_person(before):
        return decided
    event = Paused(now)
    return Decided((*decided.events, event), after_event(table, event))


def _last_person(table: Table) -> int:
    """Who has the device: the last person who was to move; who begins has it first."""
    steps = table.history.steps
    turns = (step.seat for step in reversed(steps) if table.seats[step.seat].bot is None)
    player = table.position.player
    return player if table.seats[player].bot is None else next(turns, player)


def _tick(table: Table, now: int) -> Decided:
    """All that is due; after it nothing is due at `now` any more."""
    decided = Decided((), table)
    while (due := decided.table.deadline) is not None and due[0] <= now:
        before, position = decided.table, decided.table.position
        event: Event
        match due[1]:
            case "timeout":
                event = TimedOut(now, position.player)
            case "nudge":
                event = Nudged(now, position.player, position.text(position.legal()[0]))
            case "flag":
                event = Flagged(now, position.player)
        decided = Decided((*decided.events, event), after_event(before, event))
        decided = _end_step(before, decided, now)
    return decided


def _stop_at_length(decided: Decided, now: int) -> Decided:
    """A game that the rules would let go on for ever ends when it has come to its table's longest length."""
    if decided.table.moves_left != 0 or decided.table.status != "playing":
        return decided
    stopped = Stopped(now)
    return Decided((*decided.events, stopped), after_event(decided.table, stopped))


def _pause(table: Table, command: Pause, now: int) -> tuple[Event, ...]:
    _must_be_at_one_screen(table, command.by)
    return () if table.paused else (Paused(now),)


def _resume(table: Table, command: Resume, now: int) -> tuple[Event, ...]:
    _must_be_at_one_screen(table, command.by)
    return (Resumed(now),) if table.paused else ()


def _must_be_at_one_screen(table: Table, by: str) -> None:
    must_be_playing(table)
    if table.created.mode != "same_screen" or not table.seats_of(by):
        raise TableRefused("not_allowed", Phrase("table-pause-screen"))


# --- words -----------------------------------------------------------------------------------------------------------


def _say(table: Table, command: Say, now: int) -> tuple[Event, ...]:
    if command.key and any((line.key, line.by) == (command.key, command.by) for line in table.chat[-RECENT_LINES:]):
        return ()
    if command.seat is None:
        name = clean_name(command.name)
        seats.make_room_for_name(table, None, name, now)
    else:
        name = find_seat(table, command.seat, command.by).name or clean_name(command.name)
    return (Said(now, command.seat, name, clean_text(command.text), command.by, command.key),)
