"""Who of those who look for a table fits with whom: the same game and size, clocks and strengths that are near.

What is near widens with the time that somebody has waited. All here is pure: `now` is an argument.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Final, get_args

from preau.games.api import Game, refusal
from preau.play.clocks import ClockKind, ClockPlan, check_plan
from preau.ratings.skill import START_RATING

WIDE_CLOCK_MS: Final = 15_000  # after which another clock of the same pace will do
NEAR_RATING: Final = 4.0  # points that two may be apart at first ...
RATING_A_SECOND: Final = 0.3  # ... and so many more for each second
ANY_RATING_MS: Final = 60_000  # after which strength no longer matters
BOTS_MS: Final = 20_000  # after which bots are offered, and those who agreed to them play with what people there are

Blocked = Collection[frozenset[str]]  # pairs of guests who are not to meet


@dataclass(frozen=True, slots=True)
class Seek:
    """Somebody looks for a table of one of these sizes. `rating` is what is known of their strength."""

    id: str
    guest: str
    name: str
    avatar: str
    registered: bool
    game: str
    sizes: tuple[int, ...]
    clock: ClockPlan
    bots: bool
    rating: float | None
    created: int
    seen: int
    rated: bool = False

    def waited_ms(self, now: int) -> int:
        return max(0, now - self.created)


@dataclass(frozen=True, slots=True)
class Group:
    """Those who are to play together, the one who has waited longest first; bots take the seats that are left."""

    seeks: tuple[Seek, ...]
    size: int

    @property
    def clock(self) -> ClockPlan:
        return self.seeks[0].clock


def form_groups(seeks: Iterable[Seek], now: int, blocked: Blocked = ()) -> list[Group]:
    """All tables that can be filled now, for those who have waited longest first."""
    free = sorted(seeks, key=lambda seek: (seek.created, seek.id))
    groups = []
    while free:
        first, rest = free[0], free[1:]
        group = _full_group(first, rest, now, blocked) or _group_with_bots(first, rest, now, blocked)
        if group is not None:
            groups.append(group)
        free = [seek for seek in free if seek is not first and (group is None or seek not in group.seeks)]
    return groups


def _full_group(first: Seek, rest: Sequence[Seek], now: int, blocked: Blocked) -> Group | None:
    """The largest table that people alone can fill."""
    for size in sorted(first.sizes, reverse=True):
        chosen = _choose(first, rest, size, now, blocked)
        if len(chosen) == size:
            return Group(chosen, size)
    return None


def _group_with_bots(first: Seek, rest: Sequence[Seek], now: int, blocked: Blocked) -> Group | None:
    """Where at least two have waited long enough and agreed to it: as many people as can be, then as few bots."""
    patient = [seek for seek in rest if seek.bots and seek.waited_ms(now) >= BOTS_MS]
    if not first.bots or first.rated or first.waited_ms(now) < BOTS_MS:
        return None
    found = [(_choose(first, patient, size, now, blocked), size) for size in sorted(first.sizes)]
    people, size = max(found, key=lambda each: (len(each[0]), -each[1]))
    return Group(people, size) if len(people) > 1 else None


def _choose(first: Seek, rest: Sequence[Seek], size: int, now: int, blocked: Blocked) -> tuple[Seek, ...]:
    """At most so many who all fit with each other."""
    chosen = [first]
    for seek in rest:
        if len(chosen) == size:
            break
        if size in seek.sizes and all(fit(seek, other, now, blocked) for other in chosen):
            chosen.append(seek)
    return tuple(chosen)


def fit(one: Seek, other: Seek, now: int, blocked: Blocked = ()) -> bool:
    """Whether two can sit at one table, whatever its size."""
    if (one.game, one.rated) != (other.game, other.rated):
        return False
    if one.guest == other.guest or frozenset((one.guest, other.guest)) in blocked:
        return False
    return _clocks_fit(one, other, now) and _ratings_fit(one, other, now)


def _clocks_fit(one: Seek, other: Seek, now: int) -> bool:
    """By post and at one sitting never fit; among the latter, both have to have waited."""
    if one.clock == other.clock:
        return True
    same_pace = (one.clock.kind == "days") == (other.clock.kind == "days")
    return same_pace and min(one.waited_ms(now), other.waited_ms(now)) >= WIDE_CLOCK_MS


def _ratings_fit(one: Seek, other: Seek, now: int) -> bool:
    if one.rating is None or other.rating is None:
        return True
    waited = min(one.waited_ms(now), other.waited_ms(now))
    return waited >= ANY_RATING_MS or abs(one.rating - other.rating) <= NEAR_RATING + RATING_A_SECOND * waited / 1000


def fair_chairs(group: Group, game: Game, chance: Random) -> tuple[int, ...]:
    """A chair for each of a group, by lot; where there are teams, so that these are as equally strong as can be."""
    ways = list(permutations(range(group.size), len(group.seeks)))
    chance.shuffle(ways)
    sides = [game.side_of(seat, group.size) for seat in range(group.size)]
    return ways[0] if len(set(sides)) == group.size else min(ways, key=lambda chairs: _lead(group, chairs, sides))


def _lead(group: Group, chairs: Sequence[int], sides: Sequence[int]) -> float:
    """By how much the strongest side is stronger than the weakest; who is not known counts as everybody begins."""
    strengths = dict.fromkeys(sides, 0.0)
    for seat, side in enumerate(sides):
        rating = group.seeks[chairs.index(seat)].rating if seat in chairs else None
        strengths[side] += START_RATING if rating is None else rating
    return max(strengths.values()) - min(strengths.values())


# --- as text ---------------------------------------------------------------------------------------------------------


def clock_key(plan: ClockPlan) -> str:
    """`bank-300-5`."""
    return f"{plan.kind}-{plan.seconds}-{plan.increment}"


def read_clock(text: str, game: Game) -> ClockPlan:
    """The inverse; raises TableRefused for what is no clock of that game."""
    kind, _, rest = text.partition("-")
    seconds, _, increment = rest.partition("-")
    if kind not in get_args(ClockKind) or not (seconds.isdecimal() and increment.isdecimal()) or len(rest) > 20:
        raise refusal("bad_option", "lobby-no-clock", text=text[:40])
    plan = ClockPlan(next(each for each in get_args(ClockKind) if each == kind), int(seconds), int(increment))
    check_plan(plan, game)
    return plan


def sizes_of(game: Game) -> tuple[int, ...]:
    """How many may sit at a table of that game; nothing where it does not ask."""
    return tuple(int(value) for option in game.options if option.name == "players" for value in option.values)
