"""What is said of a table's events and of its end: phrases of the interface's words (`words/*/table.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from preau.games.api import Phrase
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
from preau.play.fold import after_event
from preau.play.table import Table

Name: TypeAlias = str | Phrase


def name_of(table: Table, number: int) -> Name:
    """What to call who sits there."""
    seat = table.seats[number]
    if seat.name:
        return seat.name
    if seat.kind == "bot":
        return Phrase("table-bot", {"level": seat.level or ""})
    return Phrase("table-player", {"number": number + 1})


def names_of(table: Table, numbers: Sequence[int]) -> Name:
    """What to call several who sit there."""
    return list_phrase([name_of(table, number) for number in numbers])


def list_phrase(names: Sequence[Name]) -> Name:
    """Names as a list in words: "Ann, Bob and Cleo"."""
    *rest, last = names
    if not rest:
        return last
    first = rest[0]
    for name in rest[1:]:
        first = Phrase("table-names", {"first": first, "next": name})
    return Phrase("table-names-last", {"first": first, "last": last})


def tell(table: Table, event: Event) -> Phrase | None:
    """The sentence for an event that comes next at `table`; none for a move (the game tells it) and for chat."""
    match event:
        case Moved() | Said() | Adopted():
            return None
        case Created():
            return Phrase("table-event-created")
        case Seated():
            return Phrase("table-event-seated", {"name": event.name})
        case Renamed():
            return Phrase("table-event-renamed", {"old": name_of(table, event.seat), "name": event.name})
        case TimedOut():
            return Phrase("table-event-timed-out", {"name": name_of(table, event.seat)})
        case Nudged():
            return Phrase("table-event-nudged", {"name": name_of(table, event.seat), "move": event.move})
        case Flagged():
            key = "table-event-flagged" if _ends(table, event) else "table-event-flagged-on"
            return Phrase(key, {"name": name_of(table, event.seat)})
        case Resigned():
            key = "table-event-resigned" if _ends(table, event) else "table-event-resigned-on"
            return Phrase(key, {"name": name_of(table, event.seat)})
        case UndoAsked():
            count = len(table.history) - event.to
            return Phrase("table-event-undo-asked", {"name": name_of(table, event.seat), "count": count})
        case UndoAnswered():
            return Phrase(
                "table-event-undo-yes" if event.yes else "table-event-undo-no", {"name": name_of(table, event.seat)}
            )
        case Undone():
            count = len(table.history) - event.to
            return Phrase("table-event-undone", {"name": name_of(table, event.by), "count": count})
        case DrawOffered():
            return Phrase("table-event-draw-offered", {"name": name_of(table, event.seat)})
        case DrawAnswered():
            return Phrase(
                "table-event-draw-yes" if event.yes else "table-event-draw-no", {"name": name_of(table, event.seat)}
            )
        case Abandoned():
            return Phrase("table-event-abandoned")
        case StoodIn():
            return Phrase("table-event-stood-in", {"name": name_of(table, event.seat)})
        case Returned():
            return Phrase("table-event-returned", {"name": name_of(table, event.seat)})
        case Forgotten():
            return Phrase("table-event-forgotten")
        case Rematched():
            return Phrase("table-event-rematched")


def tell_result(table: Table) -> Phrase | None:
    """How the table ended, in one sentence; the game's own reasons are in `table.result.why`."""
    result = table.result
    if result is None:
        return None
    if result.reason == "abandoned":
        return Phrase("table-result-abandoned")
    if result.reason == "draw":
        return Phrase("table-result-draw")
    if not result.winners:
        return Phrase("table-result-drawn")
    winners = {"winners": names_of(table, result.winners), "count": len(result.winners)}
    if result.reason == "rules" or result.seat is None:
        return Phrase("table-result-won", winners)
    key = "table-result-resigned" if result.reason == "resigned" else "table-result-flagged"
    return Phrase(key, {"name": name_of(table, result.seat), **winners})


def _ends(table: Table, event: Event) -> bool:
    """Whether the table ends with the event, or a bot plays the seat on."""
    return after_event(table, event).status == "over"
