"""A table, folded from its events. Nothing here is stored, and nothing here judges: see `play.deciding`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from preau.games import registry
from preau.games.api import Game, MoveRefused, Position
from preau.play import clocks
from preau.play import fold as folding
from preau.play.clocks import Clock
from preau.play.events import Created, Event, Said
from preau.play.line import Line, MoveResult, turn_of
from preau.play.state import BrokenLog, Reason, Result, SeatState, Status, Vote

__all__ = ["BrokenLog", "Reason", "Result", "SeatState", "Status", "Table", "Vote"]


@dataclass(frozen=True)
class Table:
    """The state after `seq` events. `changed` is the `seq` at which the position last changed."""

    created: Created
    game: Game
    seq: int
    at: int
    changed: int
    seats: tuple[SeatState, ...]
    history: Line
    clock: Clock
    started: int | None = None
    undo_vote: Vote | None = None
    draw_vote: Vote | None = None
    result: Result | None = None
    chat: tuple[Said, ...] = ()
    rematch: str | None = None
    # the move looked at last, so that deciding and folding ask the rules once
    _ahead: dict[str, MoveResult] = field(default_factory=dict, init=False, repr=False, compare=False)

    @classmethod
    def fold(cls, events: Iterable[Event], game: Game | None = None) -> Table:
        """The table that these events make; raises BrokenLog. `game` spares the look on the shelf."""
        rest = iter(events)
        first = next(rest, None)
        if not isinstance(first, Created):
            raise BrokenLog(f"a log begins with the table's creation, not with {first!r}")
        table = cls._open(first, game or registry.game(first.game))
        for event in rest:
            table = table.then(event)
        return table

    @classmethod
    def _open(cls, created: Created, game: Game) -> Table:
        """The table as it is opened. On one screen the creator holds every person's seat."""
        start = game.set_up(created.options) if created.start is None else game.load(game.read(created.start))
        if start.players != len(created.seats):
            raise BrokenLog(f"{len(created.seats)} seats for {start.players} players")
        holder = created.by if created.mode == "same_screen" else None
        seats = tuple(
            SeatState(plan.kind, plan.name, level=plan.level, holder=holder if plan.kind == "person" else None)
            for plan in created.seats
        )
        clock = clocks.fresh(created.clock, len(seats))
        empty = cls(created, game, 0, created.at, 0, seats, Line.begin(start), clock)
        return replace(folding.begin(empty, created.at), seq=1)

    def then(self, event: Event) -> Table:
        """The table after one more event; raises BrokenLog. Cheap, however long the log."""
        try:
            table = folding.happen(self, event)
        except (IndexError, MoveRefused) as error:
            raise BrokenLog(f"event {self.seq} cannot have happened: {event!r} ({error})") from error
        return replace(table, seq=self.seq + 1, at=max(self.at, event.at))

    # --- questions ---------------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.history.position

    @property
    def status(self) -> Status:
        if self.result is not None:
            return "over"
        return "waiting" if self.started is None else "playing"

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that has to move now, if one has."""
        return self.seats[self.position.player].bot if self.status == "playing" else None

    def held_by(self, holder: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.holder == holder)

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats whose persons must agree to what this seat asks: none against bots or on one's own screen."""
        mine = self.seats[seat].holder
        return tuple(n for n, other in enumerate(self.seats) if n != seat and other.votes and other.holder != mine)

    def may_help(self, seats: tuple[int, ...]) -> bool:
        """Whether these seats may be helped in play: if nobody else is a person, or the table was opened so."""
        people = (n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.out is None)
        return self.created.help or all(number in seats for number in people)

    def inside_turn(self, to: int) -> bool:
        """Whether all steps after the first `to` were moved in the turn that still runs."""
        running = turn_of(self.position)
        return all(step.how == "moved" and (step.turn, step.seat) == running for step in self.history.steps[to:])

    def after(self, move: str) -> MoveResult:
        """The position and effects after a move of this text; raises MoveRefused."""
        if move not in self._ahead:
            played = self.position.play(move)
            self._ahead.clear()
            self._ahead[move] = played
        return self._ahead[move]

    @cached_property
    def timeout_refused(self) -> bool:
        """Whether the rules would refuse a timeout now (asked of `timed` games only)."""
        last = self.history.steps[-1] if self.history.steps else None
        if last is not None and last.how == "timed_out" and (last.turn, last.seat) == turn_of(self.position):
            return True  # the sand runs out once a turn
        try:
            self.position.timeout()
        except MoveRefused:
            return True
        return False
