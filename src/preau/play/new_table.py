"""Opening a table: all its terms are judged here, once, and written down in `Created`."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from preau.games.api import Game, Phrase, Position, TableRefused
from preau.play import clocks
from preau.play.bounds import LONGEST_GAME_MOVES
from preau.play.events import Created, SeatPlan, TableTerms
from preau.play.inputs import clean_level, clean_name

RATINGS = (0, 100)  # the lowest and the highest that a table can ask for
ABSENCE_SECONDS = (30, clocks.DAY_SECONDS)  # the fewest and the most; or 0, for never


def open_table(game: Game, terms: TableTerms, by: str, now: int, *, longest: int = LONGEST_GAME_MOVES) -> Created:
    """The first event of a table; raises Refused. `longest`: after so many moves the house ends the game."""
    start = _first_position(game, terms)
    if start.over:
        raise TableRefused("bad_option", Phrase("table-start-over"))
    if len(terms.seats) != start.players:
        given = {"given": len(terms.seats), "needed": start.players}
        raise TableRefused("bad_option", Phrase("table-seat-count", given))
    clocks.check_plan(terms.clock, game)
    if terms.rated:
        terms = _rated_terms(terms)
    low, high = ABSENCE_SECONDS
    if terms.absence_seconds and not low <= terms.absence_seconds <= high:
        given = {"value": terms.absence_seconds, "low": low, "high": high}
        raise TableRefused("bad_option", Phrase("table-absence-seconds", given))
    _check_rating_range(terms)
    judged: dict[str, Any] = {each.name: getattr(terms, each.name) for each in fields(TableTerms)} | {
        "options": dict(start.options),
        "seats": tuple(_clean(plan) for plan in terms.seats),
        "start": None if terms.start is None else str(start),
    }
    teams = has_teams(game, start.players)
    return Created(**judged, at=now, by=by, longest=longest, rules=game.version, teams=teams)


def has_teams(game: Game, players: int) -> bool:
    return len({game.side_of(seat, players) for seat in range(players)}) < players


def _check_rating_range(terms: TableTerms) -> None:
    low, high = RATINGS
    given = [each for each in (terms.rating_low, terms.rating_high) if each is not None]
    if given != sorted(given) or any(not low <= each <= high for each in given):
        raise TableRefused("bad_option", Phrase("ratings-bad-range", {"low": low, "high": high}))


def _rated_terms(terms: TableTerms) -> TableTerms:
    """A rated game is each player's own, from the first move to the last: nobody takes back at will or is stood in for.

    Raises TableRefused for what cannot be compared with other games.
    """
    persons = sum(plan.kind == "person" for plan in terms.seats)
    wrong = {
        "ratings-online": terms.mode != "online",
        "ratings-from-start": terms.start is not None,
        "ratings-no-help": terms.help,
        "ratings-needs-clock": persons > 1 and terms.clock.kind == "none",
        "ratings-needs-players": not persons or len(terms.seats) < 2,
    }
    for key, holds in wrong.items():
        if holds:
            raise TableRefused("bad_option", Phrase(key))
    return replace(terms, free_undo=False, absence_seconds=0)


def _first_position(game: Game, terms: TableTerms) -> Position:
    if terms.start is not None:
        return game.load(game.read(terms.start))
    return game.set_up(game.settle({name: str(value) for name, value in terms.options.items()}))


def _clean(plan: SeatPlan) -> SeatPlan:
    """A bot has a level and a person none; a name may wait."""
    level = clean_level(plan.level or "") if plan.kind == "bot" else None
    return replace(plan, name=clean_name(plan.name) if plan.name.strip() else "", level=level)
