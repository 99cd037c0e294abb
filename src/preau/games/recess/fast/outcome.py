"""R10.2: who wins. Partner of `rules.outcome`."""

from __future__ import annotations

from preau.games.fast.bits import count
from preau.games.fast.interface import Floats, Ints
from preau.games.recess.fast.layout import COINS, DETAINED, KISS, MOST_LOSES, PLAYERS, SEAT, SERVING


def rewards(state: Ints, values: Floats) -> None:
    """R10.2: most coins; among equals the kisser, else the tie-break by detention; those still equal share."""
    seats, best, winners = state[PLAYERS], -1, 0
    for seat in range(seats):
        if state[COINS + seat] > best:
            best, winners = state[COINS + seat], 0
        if state[COINS + seat] == best:
            winners |= 1 << seat
    if count(winners) > 1:
        kissed = state[KISS] and winners >> state[SEAT] & 1
        winners = 1 << state[SEAT] if kissed else break_tie(state, winners)
    for seat in range(seats):
        values[seat] = 1.0 / count(winners) if winners >> seat & 1 else 0.0


def count_lying(state: Ints, seat: int) -> int:
    """How many of a player's children lie in detention, serving or about to."""
    return count((state[DETAINED] | state[SERVING]) >> (4 * seat) & 15)


def break_tie(state: Ints, leaders: int) -> int:
    """R10.2: fewest children in detention; with `tie=most_loses`, drop those with the most unless all have as many."""
    fewest, most = 4, 0
    for seat in range(state[PLAYERS]):
        if leaders >> seat & 1:
            fewest, most = min(fewest, count_lying(state, seat)), max(most, count_lying(state, seat))
    kept = 0
    for seat in range(state[PLAYERS]):
        if leaders >> seat & 1:
            few = count_lying(state, seat) < most if state[MOST_LOSES] else count_lying(state, seat) == fewest
            if few or fewest == most:
                kept |= 1 << seat
    return kept
