"""What a puzzle of Recess! can ask for."""

from __future__ import annotations

from typing import Final

from preau.games.api import Effect
from preau.games.goals import Goal
from preau.games.recess.evaluation import DISTANCE
from preau.games.recess.position import RecessPosition
from preau.games.recess.rules.board import BIT
from preau.games.recess.rules.outcome import outcome
from preau.games.recess.rules.state import KISS_COINS, TURNS, Fight, fights_led, sight_of_nuns


def core(text: str) -> str:
    """Where a pushed child goes (R9.1) is a matter of taste: `B1!d6@g10>g11` and `B1!d6@g10>g9` are one answer."""
    return text.partition(">")[0]


class Win(Goal[RecessPosition]):
    """Win alone: by a kiss, or in the last minute by whatever makes it certain."""

    kind = "win"
    rules = ("R10.2",)

    def fits(self, start: RecessPosition) -> bool:
        return start.first and not self.value(start, start)

    def value(self, start: RecessPosition, now: RecessPosition) -> int:
        if now.over:
            return int(outcome(now).winners == (start.seat,))
        last = now.minute == start.minute == TURNS
        return int(last and now.coins[start.seat] > _best_other(now, start.seat))  # R5.4: one's own turn only gains

    def why(self, start: RecessPosition, now: RecessPosition) -> tuple[Effect, ...]:  # noqa: ARG002  # the yard says it
        return outcome(now).why

    def bound(self, start: RecessPosition, now: RecessPosition) -> int:
        if kiss_thinkable(now):
            return 1
        gain = _coins_in_reach(now)
        return int(now.minute == TURNS and now.coins[start.seat] + gain >= _best_other(now, start.seat) - gain)


class Haul(Goal[RecessPosition]):
    """Take as many coins as can be taken in this turn."""

    kind = "haul"
    rules = ("R5.4",)
    shortest = 2

    def fits(self, start: RecessPosition) -> bool:
        return start.first

    def good(self, start: RecessPosition, end: RecessPosition) -> bool:
        return not end.kiss and self.value(start, end) >= 2

    def value(self, start: RecessPosition, now: RecessPosition) -> int:
        return now.coins[start.seat] - start.coins[start.seat]

    def bound(self, start: RecessPosition, now: RecessPosition) -> int:
        kiss = KISS_COINS * (now.setup.players - 1) if kiss_thinkable(now) else 0
        return self.value(start, now) + _coins_in_reach(now) + kiss


class Escape(Goal[RecessPosition]):
    """A nun sees a fight that one leads: shake her off, and keep all one's fights."""

    kind = "escape"
    rules = ("R4.3", "R5.6")

    def fits(self, start: RecessPosition) -> bool:
        return start.first and bool(start.caught)

    def good(self, start: RecessPosition, end: RecessPosition) -> bool:
        """It lasts: the turn can be ended with no fight seen."""
        if end.over or end.minute != start.minute:
            return bool(self.value(start, end))
        return any(self.good(start, end.apply(move)) for move in end.moves)

    def value(self, start: RecessPosition, now: RecessPosition) -> int:
        leaving = now.minute == start.minute and now.must_leave  # R5.5: what must be left is not kept
        if leaving or not _keeps_fights(start, now):
            return 0
        seen = sight_of_nuns(now)
        return int(not any(seen & BIT[fight.square] for fight in fights_led(now.fights, start.seat)))

    def bound(self, start: RecessPosition, now: RecessPosition) -> int:
        return int(_keeps_fights(start, now))


def kiss_thinkable(now: RecessPosition) -> bool:
    """Whether a boy and a girl of the mover could meet in this turn if nothing stood in their way."""
    steps = len(now.steps)
    if not steps:
        return False
    # R9: each break-up or telling before the kiss may push both a square aside; the first fight takes a step itself
    pushes = steps - 1 if now.fights else max(0, steps - 2)
    far = sum(now.steps) + 4 * pushes
    first, lying = 4 * now.seat, now.detained | now.serving
    return any(
        DISTANCE[now.children[boy]][now.children[girl]] <= far
        for boy in (first, first + 1)
        for girl in (first + 2, first + 3)
        if not (lying >> boy | lying >> girl) & 1
    )


def _coins_in_reach(now: RecessPosition) -> int:
    """R5.4, R5.5: a coin for each step, and for each fight in which the mover may still stay."""
    return len(now.steps) + (len(fights_led(now.fights, now.seat)) if now.phase == "stay" else 0)


def _best_other(now: RecessPosition, seat: int) -> int:
    return max(amount for other, amount in enumerate(now.coins) if other != seat)


def _keeps_fights(start: RecessPosition, now: RecessPosition) -> bool:
    """Whether all fights that the mover led are still on."""
    on = set(map(_fighters, now.fights))
    return all(_fighters(fight) in on for fight in fights_led(start.fights, start.seat))


def _fighters(fight: Fight) -> tuple[int, int]:
    return fight.attacker, fight.victim


GOALS: Final[tuple[Goal[RecessPosition], ...]] = (Win(), Haul(), Escape())
