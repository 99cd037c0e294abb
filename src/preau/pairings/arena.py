"""An evening without rounds: whoever is free is paired again, near in points, and not with the same people at once."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from preau.pairings.rounds import Past, Pod, fair_order, pod_sizes
from preau.pairings.swiss import pods_with_few_repeats, pods_without_repeats

PATIENCE_MS = 30_000  # after which one plays the same people again, or at a smaller table, rather than wait


@dataclass(frozen=True, slots=True)
class Free:
    """Somebody who waits since then, with so many points."""

    player: str
    since: int
    points: int


def pair_free(
    free: Sequence[Free], last: Mapping[str, Pod], past: Past, now: int, *, size: int, least: int | None = None,
    seed: str = "",
) -> tuple[Pod, ...]:  # fmt: skip
    """The tables that can begin now. `last` is the table each sat at last."""
    patient = not any(now - each.since >= PATIENCE_MS for each in free)
    sizes = pod_sizes(len(free), size, size if patient else least or size)
    if not sizes:
        return ()
    by_wait = sorted(free, key=lambda each: (each.since, each.player))[: sum(sizes)]
    order = [each.player for each in sorted(by_wait, key=lambda each: (-each.points, each.since, each.player))]
    just_met = Past(defaultdict(Counter))
    for player in order:
        just_met.met[player].update(other for other in last.get(player, ()) if other != player)
    pods = pods_without_repeats(order, sizes, just_met) or pods_with_few_repeats(order, sizes, just_met, seed)
    waiting = {each.player: each.since for each in by_wait}
    chosen = [
        pod for pod in pods if not just_met.repeats(pod) or all(now - waiting[player] >= PATIENCE_MS for player in pod)
    ]
    return tuple(fair_order(pod, past) for pod in chosen)
