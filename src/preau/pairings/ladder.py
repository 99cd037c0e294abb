"""A ladder: who challenges those a few places above and finishes ahead of one of them takes the place above them."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def within_reach(order: Sequence[str], challenger: str, places: int) -> tuple[str, ...]:
    """Whom somebody may challenge: those up to so many places above, the nearest first."""
    here = order.index(challenger)
    return tuple(reversed(order[max(0, here - places) : here]))


def climb(order: Sequence[str], challenger: str, beaten: Collection[str]) -> tuple[str, ...]:
    """The ladder after a table: the challenger stands above the highest whom they beat; others move down by one."""
    here = order.index(challenger)
    there = min((place for place, player in enumerate(order) if player in beaten), default=here)
    if there >= here:
        return tuple(order)
    return (*order[:there], challenger, *order[there:here], *order[here + 1 :])
