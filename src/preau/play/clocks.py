"""How time is kept at a table: which settings there can be, and how clocks run. `Table.deadline` says what is due.

All times are whole milliseconds. Clocks hold what was left at one moment (`since`) and are read with `now`; nothing
ticks. The sand timer runs for everybody, as the rules have it; other clocks stand still while a bot plays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from preau.games.api import Game, Phrase, TableRefused

ClockKind: TypeAlias = Literal["none", "sand", "turn", "bank", "days"]

GRACE_MS: Final = 15_000  # R2.8: after a refused timeout
DAY_SECONDS: Final = 24 * 60 * 60
CLOCK_SECONDS: Final = {  # by kind: the fewest and the most
    "none": (0, 0),
    "sand": (5, 3600),
    "turn": (5, DAY_SECONDS),
    "bank": (10, DAY_SECONDS),
    "days": (DAY_SECONDS, 30 * DAY_SECONDS),
}
MOST_INCREMENT_SECONDS: Final = 600


@dataclass(frozen=True, slots=True)
class ClockPlan:
    """How time is kept: `seconds` a turn (sand, turn, days) or for the whole game (bank), `increment` a turn (bank)."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0


class Clock(NamedTuple):
    """What each seat had left at `since`; since then it runs for `running` (None: for nobody)."""

    left: tuple[int, ...]
    since: int
    running: int | None

    def ms_left(self, seat: int, now: int) -> int:
        """What a seat has left, never less than nothing."""
        spent = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)


def check_plan(plan: ClockPlan, game: Game) -> None:
    """Refuse settings that make no sense."""
    low, high = CLOCK_SECONDS[plan.kind]
    if plan.kind == "sand" and not game.timed:
        raise TableRefused("bad_option", Phrase("table-clock-no-sand"))
    if not low <= plan.seconds <= high:
        raise TableRefused(
            "bad_option", Phrase("table-clock-seconds", {"value": plan.seconds, "low": low, "high": high})
        )
    if plan.kind == "days" and plan.seconds % DAY_SECONDS:
        raise TableRefused("bad_option", Phrase("table-clock-days"))
    most = MOST_INCREMENT_SECONDS if plan.kind == "bank" else 0
    if not 0 <= plan.increment <= most:
        raise TableRefused("bad_option", Phrase("table-clock-increment", {"value": plan.increment, "high": most}))


# --- running ---------------------------------------------------------------------------------------------------------


def new_clock(plan: ClockPlan, players: int) -> Clock:
    """The clocks before the game begins."""
    return Clock((plan.seconds * 1000,) * players, 0, None)


def run_for(clock: Clock, seat: int | None, now: int) -> Clock:
    """The same clocks, running from `now` for that seat."""
    return Clock(clock.left, now, seat)


def charge(clock: Clock, now: int) -> Clock:
    """The time used since is counted; the same seat runs on."""
    seat = clock.running
    return Clock(clock.left if seat is None else _with(clock, seat, clock.ms_left(seat, now)), now, seat)


def end_turn(clock: Clock, plan: ClockPlan) -> Clock:
    """A turn has ended: a bank gets its increment (unless a bot played), other clocks are set anew."""
    seat = clock.running
    if plan.kind != "bank":
        return Clock((plan.seconds * 1000,) * len(clock.left), clock.since, seat)
    if seat is None:
        return clock
    return Clock(_with(clock, seat, clock.left[seat] + plan.increment * 1000), clock.since, seat)


def empty(clock: Clock, seat: int) -> Clock:
    """That seat has nothing left."""
    return Clock(_with(clock, seat, 0), clock.since, clock.running)


def least(one: Clock, other: Clock) -> Clock:
    """For each seat what it has left by that of the two clocks which gives it less."""
    return Clock(tuple(map(min, one.left, other.left)), other.since, other.running)


def _with(clock: Clock, seat: int, left: int) -> tuple[int, ...]:
    """What everybody has left, with another figure for one seat."""
    return (*clock.left[:seat], left, *clock.left[seat + 1 :])
