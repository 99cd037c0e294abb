"""R9: why somebody cannot be pushed that way."""

from __future__ import annotations

from preau.games.api import Args, Phrase
from preau.games.recess.position import Setup
from preau.games.recess.rules.board import BIT, NAMES, SAFE
from preau.games.recess.rules.pushes import PushChain, PushSets, way_text

Refused = tuple[str, Phrase, tuple[int, ...]]


def why_not_pushed(setup: Setup, crowd: PushSets, start: int, forbidden: int, way: PushChain) -> Refused:
    """R9: the first square of a way that is not allowed, or that shorter ways exist, or that there is none."""
    ways = crowd.ways(start, forbidden)
    about: Args = {"from": NAMES[start], "way": way_text(way)}
    if not ways:
        return "R9.4", Phrase("refusal-no-way", about), (start,)
    previous = start
    for place, square in enumerate(way):
        if refused := why_not_square(setup, crowd, (previous, square, start), forbidden, place == len(way) - 1):
            return refused
        previous = square
    return "R9.3", Phrase("refusal-not-shortest", {**about, "length": len(ways[0])}), way


def why_not_square(
    setup: Setup, crowd: PushSets, step: tuple[int, int, int], forbidden: int, last: bool
) -> Refused | None:
    """R9: one square of a way: a neighbour, not one that is barred, with room at the end and one piece before."""
    previous, square, start = step
    here = BIT[square]
    about: Args = {"from": NAMES[previous], "square": NAMES[square]}
    if setup.yard.obstacles & here:
        return "R9.2", Phrase("refusal-push-obstacle", about), (square,)
    if square == start or forbidden & here:
        return "R9.4", Phrase("refusal-push-barred", about), (square,)
    if not crowd.around[previous] & here:
        return "R9.1", Phrase("refusal-not-neighbours", about), (previous, square)
    if SAFE & here and not (last and setup.push_to_safe):
        return "R9.2", Phrase("refusal-push-safe", about), (square,)
    if last and not crowd.free & here:
        return "R9.2", Phrase("refusal-not-free", about), (square,)
    if not last and not crowd.singles & here:
        return "R9.3", Phrase("refusal-chain", about), (square,)
    return None
