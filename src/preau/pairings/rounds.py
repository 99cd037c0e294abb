"""A round, and what the rounds so far have been for each player: whom they met, where they sat, when they sat out."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import permutations
from typing import TypeAlias

Pod: TypeAlias = tuple[str, ...]  # who sits at one table, in the order of seats


@dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round, and who sits it out."""

    pods: tuple[Pod, ...]
    byes: tuple[str, ...] = ()


@dataclass(slots=True)
class RoundsPlayed:
    """The rounds so far, counted."""

    met: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    seats: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    last_seat: dict[str, int] = field(default_factory=dict)
    byes: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, rounds: Iterable[Round]) -> RoundsPlayed:
        past = cls()
        for each in rounds:
            past.add(each)
        return past

    def add(self, played: Round) -> None:
        self.byes.update(played.byes)
        for pod in played.pods:
            for seat, player in enumerate(pod):
                self.seats[player][seat] += 1
                self.last_seat[player] = seat
                self.met[player].update(other for other in pod if other != player)

    def repeats(self, pod: Iterable[str]) -> int:
        """How often those of a pod have met before."""
        members = tuple(pod)
        return sum(self.met[one][other] for number, one in enumerate(members) for other in members[:number])


def pod_sizes(players: int, size: int, least: int) -> tuple[int, ...]:
    """How large the tables are: none above `size` or below `least`, as few people left over as can be.

    Then as few tables as can be, and these as even as can be: eleven at tables of three to five are 4, 4 and 3.
    """
    for seated in range(players, least - 1, -1):
        count = -(-seated // size)
        if count * least <= seated:
            small, larger = divmod(seated, count)
            return (small + 1,) * larger + (small,) * (count - larger)
    return ()


def fair_order(members: Iterable[str], past: RoundsPlayed) -> Pod:
    """The members of a pod in the order of seats that is fairest after all that was.

    A seat is the dearer the more often one has sat there than elsewhere; the same seat twice running costs a little.
    """
    given = tuple(members)
    costs = [_seat_costs(past, player, len(given)) for player in given]
    best = min(
        permutations(range(len(given))), key=lambda order: sum(costs[who][seat] for seat, who in enumerate(order))
    )
    return tuple(given[who] for who in best)


def _seat_costs(past: RoundsPlayed, player: str, seats: int) -> list[int]:
    sat, last = past.seats[player], past.last_seat.get(player)
    least = min(sat[seat] for seat in range(seats))
    return [10 * 6 ** (sat[seat] - least) + (seat == last) for seat in range(seats)]
