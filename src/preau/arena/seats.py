"""Who sits where in which game.

Games come in rounds of one table: every bot of the table sits once in every seat, by rotation. The rounds go through
all tables that can be made of the bots, then through the other orders around each table. So game number 7 is the same
game however many are asked for, and a longer match continues a shorter one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations


def seats_of_game(bots: Sequence[str], players: int, number: int, near: int | None = None) -> tuple[str, ...]:
    """The bots of the game of that number (from 0), in the order of their seats."""
    rounds, turn = divmod(number, players)
    tables = _tables(tuple(bots), players, near)
    cycle, table = divmod(rounds, len(tables))
    orders = _orders(tables[table])
    order = orders[cycle % len(orders)]
    return order[turn:] + order[:turn]


def games_until_even(bots: Sequence[str], players: int, near: int | None = None) -> int:
    """The number of games after which every bot has sat in every seat equally often."""
    return players * len(_tables(tuple(bots), players, near))


@cache
def _tables(bots: tuple[str, ...], players: int, near: int | None) -> tuple[tuple[str, ...], ...]:
    """All tables: choices of that many bots, or, where there are too few, all ways to seat some of them twice.

    With `near`, only bots that stand at most that far apart in the list meet.
    """
    if len(bots) >= players:
        chosen = combinations(range(len(bots)), players)
        close = [places for places in chosen if near is None or places[-1] - places[0] <= near]
        found = list(dict.fromkeys(tuple(bots[place] for place in places) for places in close))
    else:
        everybody = set(bots)
        found = [each for each in combinations_with_replacement(bots, players) if set(each) == everybody]
    mixed = [table for table in found if len(set(table)) > 1]  # a bot among its like tells nothing about it
    return tuple(mixed or found)


@cache
def _orders(table: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The orders around a table, each but once: turned around, it is the same order."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for rest in permutations(table[1:]):
        order = (table[0], *rest)
        turned = min(order[shift:] + order[:shift] for shift in range(len(order)))
        found.setdefault(turned, order)
    return tuple(found.values())
