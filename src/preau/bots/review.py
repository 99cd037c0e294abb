"""A line of play looked back at: what each decision was worth, and what would have been better.

A position is worth what its best move is worth after a fixed number of simulations, so a review says the same whenever
it is made. Two moves are compared by what the positions after them are worth, thought about alike: what a decision gave
away is the mover's share of the win after the best move, less the share after the move that was made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from preau.bots.choice import weigh
from preau.bots.judge import Values, final
from preau.games.api import Position

REVIEW_SIMULATIONS = 400  # for one position
MOST_TURNING_POINTS = 5
LEAST_SHARE_LOST = 0.1  # of the win: less may be the search's own doubt
LEAST_SHARE_RISEN = 0.15  # of the win: so much more for somebody is seen in the chart


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth to each seat, its best move, and what the position after that one is worth.

    `then` is empty where the best move was made: the line itself goes on there. So is `best` where the game is over.
    `reply` is the best move after the best one, where that was thought about.
    """

    values: Values
    best: str = ""
    then: Values = ()
    reply: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision, counted from 1: the best move, each seat's share after it and after the move that was made.

    `lost` is how much of the win the mover gave away. `reply` is the best move after the best one, if known. `before`
    is what was expected before the move.
    """

    number: int
    seat: int
    move: str
    best: str
    instead: Values
    after: Values
    lost: float
    reply: str = ""
    before: Values = ()

    @property
    def gave_away(self) -> bool:
        """Whether the mover had something clearly better."""
        return self.lost >= LEAST_SHARE_LOST

    @property
    def riser(self) -> int:
        """The seat whose share rose most, against what was expected."""
        return max(range(len(self.before)), key=lambda seat: self.after[seat] - self.before[seat], default=self.seat)

    @property
    def risen(self) -> float:
        """How much that share rose: the mover may have seen a way to win, or have let somebody else win."""
        return self.after[self.riser] - self.before[self.riser] if self.before else 0.0

    @property
    def was_avoidable(self) -> bool:
        """Whether the best move would have kept that share low; one's own need not be."""
        return (
            self.riser != self.seat
            and self.best != self.move
            and self.after[self.riser] - self.instead[self.riser] >= LEAST_SHARE_RISEN
        )


def worth(position: Position, made: str = "", simulations: int = REVIEW_SIMULATIONS) -> Worth:
    """What a position is worth in which that move was made."""
    best, values = _think(position, simulations)
    if best in ("", made):
        return Worth(values, best)
    reply, then = _think(position.apply(position.parse(best)), simulations)
    return Worth(values, best, then, reply)


def _think(position: Position, simulations: int) -> tuple[str, Values]:
    """The best move, and what it is worth. Where there is nothing to decide, that is what comes of it."""
    only = ""
    while (values := final(position)) is None:
        legal = position.legal()
        if len(legal) > 1:
            best = weigh(position, simulations)[0]
            return only or best.move, best.values
        only = only or position.text(legal[0])
        position = position.apply(legal[0])
    return only, values


def verdicts(positions: Sequence[Position], moves: Sequence[str], worths: Sequence[Worth]) -> tuple[Verdict, ...]:
    """The verdict on each move of a line. `positions` and `worths` begin before the first and end after the last.

    What is no move, such as the end of the sand, was nobody's decision and has no verdict.
    """
    found = []
    for index, (position, move) in enumerate(zip(positions, moves, strict=False)):
        known, after, seat = worths[index], worths[index + 1].values, position.player
        if move in map(position.text, position.legal()):
            instead = known.then or after
            lost = max(0.0, instead[seat] - after[seat])
            found.append(Verdict(index + 1, seat, move, known.best, instead, after, lost, known.reply, known.values))
    return tuple(found)


def turning_points(given: Iterable[Verdict], most: int = MOST_TURNING_POINTS) -> tuple[Verdict, ...]:
    """The few decisions that gave most away, or after which somebody's share was much higher, in the order of play."""
    turns = (each for each in given if each.gave_away or each.risen >= LEAST_SHARE_RISEN)
    grave = sorted(turns, key=lambda each: -max(each.lost, each.risen))[:most]
    return tuple(sorted(grave, key=lambda each: each.number))
