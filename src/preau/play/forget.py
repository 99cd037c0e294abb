"""A log without one person: the same game, in which somebody nameless sat.

Whoever the log knew by several ids, because a guest became an account, is forgotten by all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from preau.play.events import Abandoned, Adopted, Claimed, Created, Event, Renamed, Said, Seated, SeatPlan, guests_in


def ids_of(log: Sequence[Event], guest: str) -> list[str]:
    """All ids by which the log knows a person, the last one first."""
    found = [guest]
    for event in reversed(log):
        if isinstance(event, Adopted) and event.account in found and event.guest not in found:
            found.append(event.guest)
    return found


def forget(log: Sequence[Event], guest: str, anonymous_id: str) -> list[Event]:
    """The log, event for event, with an anonymous id where the person was, without name, avatar and words.

    Each id gets another one of its own: two that asked each other something still do.
    """
    ids = enumerate(ids_of(log, guest))
    mine = {each: f"{anonymous_id}.{number}" if number else anonymous_id for number, each in ids}
    theirs = list(_acts(log, mine))
    names = {event.name for event, own in zip(log, theirs, strict=True) if own and isinstance(event, _NAMED)}
    return [_without(event, mine, names, own=own) for event, own in zip(log, theirs, strict=True)]


_NAMED = Seated | Claimed | Renamed | Said


def _acts(log: Sequence[Event], mine: Collection[str]) -> Iterator[bool]:
    """For each event, whether it says something of that person."""
    seats: set[int] = set()  # that they hold
    for event in log:
        match event:
            case Created() if event.mode == "same_screen" and event.by in mine:
                seats = set(range(len(event.seats)))
            case Seated() if event.holder in mine:
                seats.add(event.seat)
            case Seated():
                seats.discard(event.seat)
        if isinstance(event, Renamed) or (isinstance(event, Said) and event.by is None):
            yield event.seat in seats
        else:
            yield any(each in mine for each in guests_in(event))


def _without(event: Event, mine: Mapping[str, str], names: set[str], *, own: bool) -> Event:
    if isinstance(event, Created):
        seats = tuple(_nameless(plan) if own or plan.name in names else plan for plan in event.seats)
        return replace(event, by=mine.get(event.by, event.by), seats=seats)
    if not own:
        return event
    match event:
        case Seated() | Claimed():
            return replace(event, holder=mine[event.holder], name="", avatar="")
        case Renamed():
            return replace(event, name="", avatar="")
        case Said():
            return replace(event, by=event.by and mine[event.by], name="", text="")
        case Abandoned():
            return replace(event, by=mine[event.by])
        case Adopted():
            return replace(
                event, guest=mine.get(event.guest, event.guest), account=mine.get(event.account, event.account)
            )
    return event


def _nameless(plan: SeatPlan) -> SeatPlan:
    """What the opener called a person's seat; a bot's name is nobody's."""
    return replace(plan, name="") if plan.kind == "person" else plan
