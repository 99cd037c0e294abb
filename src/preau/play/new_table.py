"""Opening a table: everything that is asked for is judged here, once, and written down in `Created`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from preau.games.api import Game, Phrase, Position, TableRefused
from preau.play import clocks
from preau.play.events import ClockPlan, Created, Mode, Pace, SeatPlan
from preau.play.inputs import clean_level, clean_name


@dataclass(frozen=True, slots=True)
class Opening:
    """What a guest asks for. `start` is a position's text, which then brings the options too."""

    by: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, str] = field(default_factory=dict)
    start: str | None = None
    clock: ClockPlan = field(default_factory=ClockPlan)
    mode: Mode = "online"
    public: bool = False
    free_undo: bool = True
    parent: str | None = None
    help: bool = False
    pace: Pace = "usual"


def open_table(game: Game, asked: Opening, now: int) -> Created:
    """The first event of a table; raises Refused."""
    start = _first_position(game, asked)
    if start.over:
        raise TableRefused("bad_option", Phrase("table-start-over"))
    if len(asked.seats) != start.players:
        given = {"given": len(asked.seats), "needed": start.players}
        raise TableRefused("bad_option", Phrase("table-seat-count", given))
    clocks.check_plan(asked.clock, game)
    return Created(
        at=now,
        by=asked.by,
        game=game.name,
        options=dict(start.options),
        seats=tuple(_clean(plan) for plan in asked.seats),
        start=None if asked.start is None else str(start),
        clock=asked.clock,
        mode=asked.mode,
        public=asked.public,
        free_undo=asked.free_undo,
        parent=asked.parent,
        help=asked.help,
        pace=asked.pace,
    )


def _first_position(game: Game, asked: Opening) -> Position:
    if asked.start is not None:
        return game.load(game.read(asked.start))
    return game.set_up(game.settle(asked.options))


def _clean(plan: SeatPlan) -> SeatPlan:
    """A bot has a level and a person none; a name may wait."""
    level = clean_level(plan.level or "") if plan.kind == "bot" else None
    return replace(plan, name=clean_name(plan.name) if plan.name.strip() else "", level=level)
