"""A table as its events leave it. Nothing here is stored, and nothing here judges: see `play.decide`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from preau.games.api import Effect, Game, MoveRefused, Position
from preau.play.clocks import GRACE_MS, Clock
from preau.play.events import Claimed, Created, Question, Said, SeatKind
from preau.play.history import History, turn_of

Status: TypeAlias = Literal["waiting", "playing", "over"]
EndReason: TypeAlias = Literal["rules", "resigned", "flagged", "draw", "abandoned", "length"]
LONG_AWAY_MS = 8 * 60 * 60 * 1000
TOURNAMENT_MARK = "tournament-"  # before its id, where a tournament opens a table and no guest does
USUAL_LEVEL = "2"  # of a bot where nobody has said which
Due: TypeAlias = Literal["timeout", "nudge", "flag"]  # what the clock does by itself


@dataclass(frozen=True, slots=True)
class SeatState:
    """Who sits there. `level` is a bot seat's; `stand_in` the level of the bot that plays for a person just now."""

    kind: SeatKind
    name: str
    avatar: str = ""
    level: str | None = None
    holder: str | None = None
    stand_in: str | None = None
    out: Literal["resigned", "flagged"] | None = None  # for good: a bot plays on, if others do
    away_since: int | None = None  # how many moves had been played when the stand-in came
    registered: bool = False  # the name is an account's own
    program: bool = False  # that account is a bot's, which plays from outside
    missed: int | None = None  # how many the stand-in made, until the player has moved again
    off_until: int | None = None  # the end of the player's days off

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now, or None where a person does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def votes(self) -> bool:
        """Whether a person is there to be asked."""
        return self.kind == "person" and self.stand_in is None


@dataclass(frozen=True, slots=True)
class Vote:
    """An open question of one seat, and the seats yet to answer. After an undo `to` moves would remain."""

    what: Question
    seat: int
    awaiting: tuple[int, ...]
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Declined:
    """What seat `by` said no to, in which turn; in that turn it is not asked again."""

    what: Question
    seat: int
    by: int
    turn: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Result:
    """How the table ended: the winners' seats, and why; `seat` is the one that resigned or was flagged last."""

    winners: tuple[int, ...]
    reason: EndReason
    scores: tuple[int, ...] = ()
    why: tuple[Effect, ...] = ()
    seat: int | None = None


@dataclass(frozen=True)
class Table:
    """The state after `seq` events. `changed` is the `seq` at which the position last changed."""

    created: Created
    game: Game
    seq: int
    at: int
    changed: int
    seats: tuple[SeatState, ...]
    history: History
    clock: Clock
    clocks_before: tuple[Clock, ...] = ()  # each step of the history
    started: int | None = None
    votes: tuple[Vote, ...] = ()
    declined: tuple[Declined, ...] = ()
    claims: tuple[Claimed, ...] = ()  # seats that somebody with their link asks for
    came: frozenset[int] = frozenset()
    gathered: bool = True  # clocks may run
    paused: bool = False
    result: Result | None = None
    chat: tuple[Said, ...] = ()
    said: int = 0  # lines, those included that the table no longer holds
    rematch: str | None = None

    def with_changes(self, **changes: Any) -> Table:
        """As `dataclasses.replace`, for what every move changes: that sets each field anew, at ten times the cost."""
        after = object.__new__(Table)
        after.__dict__.update(self.__dict__)
        after.__dict__.update(changes)
        return after

    @property
    def position(self) -> Position:
        return self.history.position

    @property
    def status(self) -> Status:
        if self.result is not None:
            return "over"
        return "waiting" if self.started is None else "playing"

    @property
    def tournament(self) -> str | None:
        """The tournament that opened this table, if one did."""
        by = self.created.by
        return by.removeprefix(TOURNAMENT_MARK) if by.startswith(TOURNAMENT_MARK) else None

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that has to move now, if one has."""
        return self.seats[self.position.player].bot if self.status == "playing" and not self.paused else None

    @property
    def undo_vote(self) -> Vote | None:
        return self.vote("undo")

    @property
    def draw_vote(self) -> Vote | None:
        return self.vote("draw")

    def vote(self, what: Question) -> Vote | None:
        """The open question of that kind."""
        return next((vote for vote in self.votes if vote.what == what), None)

    @property
    def usual_level(self) -> str:
        """The level of this table's bots."""
        return next((seat.level for seat in self.seats if seat.level is not None), USUAL_LEVEL)

    @property
    def stand_in_after_ms(self) -> int | None:
        """How long somebody must be away before a bot may play for them; None where none ever may."""
        by_post = self.created.clock.kind == "days"
        return None if by_post else self.created.absence_seconds * 1000 or None

    @property
    def away_after_ms(self) -> int | None:
        """How long somebody must be away before the others may end without them; by post the clock sees to it."""
        return None if self.created.clock.kind == "days" else self.stand_in_after_ms or LONG_AWAY_MS

    @property
    def claim_after_ms(self) -> int:
        """How long somebody must be away before the seat's link opens it: by post a third of a turn's time."""
        return self.away_after_ms or max(LONG_AWAY_MS, self.created.clock.seconds * 1000 // 3)

    def last_move_at(self, seat: int) -> int:
        """When that seat last moved; the beginning if it has not."""
        after = (*self.clocks_before[1:], self.clock)  # each began to run when the step before it was made
        steps = self.history.steps
        made = next((number for number in range(len(steps) - 1, -1, -1) if steps[number].seat == seat), None)
        return (self.started or self.created.at) if made is None else after[made].since

    def seats_of(self, holder: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple([number for number, seat in enumerate(self.seats) if seat.holder == holder])

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats whose persons must agree to what this seat asks: none against bots or on one's own screen."""
        mine = self.seats[seat].holder
        return tuple(n for n, other in enumerate(self.seats) if n != seat and other.votes and other.holder != mine)

    def awaits(self, seat: int) -> bool:
        """Whether it matters that this seat's person comes: until all have, or until play began.

        A tournament goes on waiting for who has not come yet: they would lose.
        """
        waits = not self.gathered or (self.tournament is not None and self.created.gathers)
        return waits and self.status != "over" and seat not in self.came

    @property
    def sides(self) -> tuple[int, ...]:
        """By seat: team mates are of one side; where there are no teams, each seat is one."""
        return tuple(self.game.side_of(seat, len(self.seats)) for seat in range(len(self.seats)))

    def winners_without(self, *gone: int) -> tuple[int, ...]:
        """Who has won as soon as these seats are out, too; nobody while the others play on.

        The last side of which somebody is left wins; so do bots that no person plays against any more, if nobody of
        their side has gone. While other persons play on, the table does too: a bot plays the seat that is out.
        """
        out = {number for number, seat in enumerate(self.seats) if seat.out is not None or number in gone}
        sides = self.sides if self.created.teams else range(len(self.seats))
        left = {side for number, side in enumerate(sides) if number not in out}
        if len(left) > 1:
            if any(seat.kind == "person" and number not in out for number, seat in enumerate(self.seats)):
                return ()
            left = left - {sides[number] for number in out} or left
        return tuple(number for number, side in enumerate(sides) if side in left)

    def players_besides(self, seat: int) -> tuple[int, ...]:
        """The seats of all other persons, also of those who are out."""
        mine = self.seats[seat].holder
        return tuple(n for n, other in enumerate(self.seats) if other.holder not in {None, mine})

    def stand_ins_besides(self, seat: int) -> tuple[int, ...]:
        """The seats of other persons for whom a bot plays until they are back."""
        return tuple(n for n in self.players_besides(seat) if self.seats[n].stand_in and self.seats[n].out is None)

    def may_help(self, seats: tuple[int, ...]) -> bool:
        """Whether these seats may be helped in play: if nobody else is a person, or the table was opened so.

        In a rated game nobody is.
        """
        people = (n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.out is None)
        alone = not self.created.rated and all(number in seats for number in people)
        return self.created.help or alone

    def inside_turn(self, to: int) -> bool:
        """Whether all steps after the first `to` were moved in the turn that still runs."""
        running = turn_of(self.position)
        return all(step.how == "moved" and (step.turn, step.seat) == running for step in self.history.steps[to:])

    @property
    def moves_left(self) -> int | None:
        """How many moves can still be made; None where the game may go on for ever."""
        return max(0, self.created.longest - len(self.history.steps)) if self.created.longest else None

    @property
    def deadline(self) -> tuple[int, Due] | None:
        """When the clock next does something by itself, and what; None while it never will."""
        clock, kind = self.clock, self.created.clock.kind
        if kind == "none" or self.status != "playing" or clock.running is None:
            return None
        empty = clock.since + clock.left[clock.running]
        if kind != "sand":
            return empty, "flag"
        if self.timeout_refused:
            return empty + GRACE_MS, "nudge"
        return empty, "timeout"

    @property
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
