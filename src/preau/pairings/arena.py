"""An evening without rounds: whoever is free is paired again, near in points, and not with the same people at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from preau.pairings.rounds import Pod, RoundsPlayed, fair_order, pod_sizes
from preau.pairings.swiss import pods_with_few_repeats, pods_without_repeats

PATIENCE_MS = 30_000  # after which one plays the same people again, or at a smaller table, rather than wait


@dataclass(frozen=True, slots=True)
class WaitingPlayer:
    """Somebody who waits since then, with so many points."""

    player: str
    since: int
    points: int


def pair_free(
    free: Sequence[WaitingPlayer],
    last: Mapping[str, Pod],
    past: RoundsPlayed,
    now: int,
    *,
    size: int,
    least: int | None = None,
    seed: str = "",
) -> tuple[Pod, ...]:
    """The tables that can begin now. `last` is the table each sat at last."""
    patient = not any(now - each.since >= PATIENCE_MS for each in free)
    sizes = pod_sizes(len(free), size, size if patient else least or size)
    if not sizes:
        return ()
    just_met = RoundsPlayed()
    for each in free:
        for other in last.get(each.player, ()):
            if other != each.player:  # that it was the last for one of them is enough
                just_met.met[each.player][other] = just_met.met[other][each.player] = 1
    by_wait = sorted(free, key=lambda each: (each.since, each.player))
    choices = [_by_points(chosen) for chosen in _choices(by_wait, sum(sizes))]
    pods = next((found for order in choices if (found := pods_without_repeats(order, sizes, just_met))), None)
    pods = pods or pods_with_few_repeats(choices[0], sizes, just_met, seed)
    waiting = {each.player: each.since for each in by_wait}
    chosen = [
        pod for pod in pods if not just_met.repeats(pod) or all(now - waiting[player] >= PATIENCE_MS for player in pod)
    ]
    return tuple(fair_order(pod, past) for pod in chosen)


def _choices(by_wait: Sequence[WaitingPlayer], count: int) -> list[list[WaitingPlayer]]:
    """Who plays, if not all can: those who have waited longest, or somebody else instead of one of the last of them."""
    left = len(by_wait) - count
    first = [list(by_wait[:count])]
    return first + [
        [*by_wait[:place], *by_wait[place + left :]] for place in range(count - 1, max(0, count - 5) - 1, -1) if left
    ]


def _by_points(free: Sequence[WaitingPlayer]) -> list[str]:
    return [each.player for each in sorted(free, key=lambda each: (-each.points, each.since, each.player))]
