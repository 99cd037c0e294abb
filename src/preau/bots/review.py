"""A line of play looked back at: what each decision was worth, and what would have been better.

A position is worth what its best move is worth after a fixed number of simulations, so a review says the same whenever
it is made. What a decision gave away is the mover's share of the win before it, less the share after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from preau.bots.choosing import weigh
from preau.bots.judge import Values, final
from preau.games.api import Position

SIMULATIONS = 400  # for one position
POINTS = 5  # turning points at most
LEAST = 0.1  # of the win: less may be the search's own doubt


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth to each seat, and its best move; none where the game is over."""

    best: str
    values: Values


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision, counted from 1: each seat's share before and after it, the best move, what the mover gave away."""

    number: int
    seat: int
    move: str
    best: str
    before: Values
    after: Values
    lost: float


def worth(position: Position, simulations: int = SIMULATIONS) -> Worth:
    """What a position is worth. Where there is nothing to decide, that is what comes of it."""
    only = ""
    while (values := final(position)) is None:
        legal = position.legal()
        if len(legal) > 1:
            best = weigh(position, simulations)[0]
            return Worth(only or best.move, best.values)
        only = only or position.text(legal[0])
        position = position.apply(legal[0])
    return Worth(only, values)


def verdicts(positions: Sequence[Position], moves: Sequence[str], worths: Sequence[Worth]) -> tuple[Verdict, ...]:
    """The verdict on each move of a line. `positions` and `worths` begin before the first and end after the last.

    What is no move, such as the end of the sand, was nobody's decision and has no verdict.
    """
    found = []
    for index, (position, move) in enumerate(zip(positions, moves, strict=False)):
        before, after, seat = worths[index], worths[index + 1].values, position.player
        if move not in map(position.text, position.legal()):
            continue
        lost = 0.0 if move == before.best else max(0.0, before.values[seat] - after[seat])
        found.append(Verdict(index + 1, seat, move, before.best, before.values, after, lost))
    return tuple(found)


def turning_points(given: Iterable[Verdict], most: int = POINTS, least: float = LEAST) -> tuple[Verdict, ...]:
    """The few decisions that gave most away, in the order of play."""
    grave = sorted((each for each in given if each.lost >= least), key=lambda each: -each.lost)[:most]
    return tuple(sorted(grave, key=lambda each: each.number))
