"""What a guest left open of a new table's terms: lots to draw, seats nobody spoke of, levels of bots; and rematches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace

from preau.bots import BOTS
from preau.bots.ratings import nearest_ratings
from preau.games import registry
from preau.games.api import Game, Phrase, TableRefused, Value
from preau.play.events import Event, Seated, SeatPlan, TableTerms
from preau.play.new_table import has_teams
from preau.play.table import USUAL_LEVEL, Table


def fill_in(game: Game, terms: TableTerms) -> TableTerms:
    """The terms with nothing left open; raises Refused."""
    options = _with_seed(game, terms.options) if terms.start is None else {}
    seats = tuple(_known_bot(plan) for plan in terms.seats) or _persons(game, terms.start, options)
    if terms.rated:
        _check_measured(game, seats)
    persons = sum(plan.kind == "person" for plan in seats)
    gathers = terms.mode == "online" and terms.clock.kind != "none" and persons > 1
    return replace(terms, options=options, seats=seats, gathers=gathers)


def _check_measured(game: Game, seats: tuple[SeatPlan, ...]) -> None:
    """At a rated table a bot must be one whose strength is known."""
    measured = nearest_ratings(game.name, len(seats))
    for plan in seats:
        if plan.level is not None and (measured is None or measured.of(plan.level) is None):
            raise TableRefused("bad_option", Phrase("ratings-unmeasured", {"level": plan.level}))


def _with_seed(game: Game, given: Mapping[str, Value]) -> dict[str, Value]:
    """The options, with a seed where something is left to lot."""
    edition = game.editions.get(str(given.get("edition", "")), {})
    to_lot = any(
        given.get(option.name, edition.get(option.name, option.default)) in option.drawn for option in game.options
    )
    return dict(given) | ({"seed": str(secrets.randbelow(10**9))} if to_lot and "seed" not in given else {})


def rematch_events(table: Table, table_id: str, now: int, *, longest: int) -> tuple[Event, ...]:
    """The events that open the same table once more, as tables are opened now.

    Each player sits one seat on, so that another begins.
    """
    old = table.created
    plans = tuple(SeatPlan(plan.kind, seat.name, plan.level) for plan, seat in zip(old.seats, table.seats, strict=True))
    game, moved_on = registry.game(old.game), plans[-1:] + plans[:-1]
    teams = has_teams(game, len(plans))
    created = replace(old, at=now, seats=moved_on, parent=table_id, longest=longest, rules=game.version, teams=teams)
    if created.mode == "same_screen":
        return (created,)
    seats = table.seats[-1:] + table.seats[:-1]
    return created, *(
        Seated(now, number, seat.holder, seat.name, seat.avatar, seat.registered, seat.program)
        for number, seat in enumerate(seats)
        if seat.kind == "person" and seat.holder is not None
    )


def _persons(game: Game, start: str | None, options: Mapping[str, Value]) -> tuple[SeatPlan, ...]:
    """A person on every seat."""
    position = game.new(**options) if start is None else game.load(game.read(start))
    return (SeatPlan("person"),) * position.players


def _known_bot(plan: SeatPlan) -> SeatPlan:
    if plan.kind == "person":
        return plan
    level = plan.level or USUAL_LEVEL
    if level not in BOTS:
        raise TableRefused("bad_option", Phrase("bot-unknown", {"name": level, "allowed": tuple(BOTS)}))
    return replace(plan, level=level)
