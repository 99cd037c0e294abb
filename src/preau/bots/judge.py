"""What a position is worth to each seat: the outcome if there is one, else the game's evaluation, else a playout.

A value is a seat's share of the win: winners share 1 between them, and in a draw all seats do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TypeAlias, cast

from preau.games.api import Move, Outcome, Position

Values: TypeAlias = tuple[float, ...]
Evaluate: TypeAlias = Callable[[Position], Values]

IsLate: TypeAlias = Callable[[], bool]  # whether there is no time left; asked before every move that is looked at

LONGEST_PLAYOUT = 400  # decisions; a game that goes on longer counts as even


@cache
def evaluation_of(package: str) -> Evaluate | None:
    """The `evaluate` of a game's `evaluation.py`, if it has one: what an unfinished position is worth."""
    name = f"{package}.evaluation"
    return cast("Evaluate", import_module(name).evaluate) if find_spec(name) else None


def shares(outcome: Outcome, players: int) -> Values:
    """Each seat's share of a finished game."""
    winners = outcome.winners or range(players)
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(players)])


def final(position: Position) -> Values | None:
    """Each seat's share if the game is over."""
    outcome = position.outcome
    return None if outcome is None else shares(outcome, position.players)


def wins(values: Values, seat: int) -> bool:
    """Whether a finished game with these shares is won by that seat, alone or not: somebody else has lost it."""
    return values[seat] > 0 and min(values) == 0


def playout(position: Position, random: Random, is_late: IsLate) -> Values:
    """Each seat's share after random play; even if there is no time to end it."""
    for _ in range(LONGEST_PLAYOUT):
        if position.over or is_late():
            break
        position = position.apply(random.choice(position.legal()))
    even = (1 / position.players,) * position.players
    return final(position) or even


def winning_move(position: Position, is_late: IsLate = lambda: False) -> tuple[Move, Values] | None:
    """The best move that wins at once for the seat to move, if there is one and the time to see it."""
    seat, best = position.player, None
    for move in position.legal():
        if is_late():
            break
        values = final(position.apply(move))
        if values and wins(values, seat) and (best is None or values[seat] > best[1][seat]):
            best = (move, values)
    return best
