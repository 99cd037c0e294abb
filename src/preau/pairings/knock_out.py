"""Knock-out for two: a line of players, in which neighbours meet and the winner of each pair stays."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from preau.pairings.rounds import Round, RoundsPlayed, fair_order


def first_line(players: Sequence[str]) -> tuple[str, ...]:
    """The players in the order of the draw, given from the strongest to the weakest: the first two meet last.

    Where they are no power of two, the strongest sit out the first round; empty places stand beside them.
    """
    places = [0]
    while len(places) < len(players):
        last = 2 * len(places) - 1
        places = [each for place in places for each in (place, last - place)]
    return tuple(players[place] if place < len(players) else "" for place in places)


def line_round(line: Sequence[str], past: RoundsPlayed) -> Round:
    """The pairs of a line, with fair seats; who has nobody beside them goes on."""
    pairs = [tuple(filter(None, line[place : place + 2])) for place in range(0, len(line), 2)]
    return Round(
        tuple(fair_order(pair, past) for pair in pairs if len(pair) == 2),
        tuple(pair[0] for pair in pairs if len(pair) == 1),
    )


def next_line(line: Sequence[str], gone: Collection[str]) -> tuple[str, ...]:
    """Who is left of each pair; an empty place where nobody is."""
    pairs = [line[place : place + 2] for place in range(0, len(line), 2)]
    return tuple(next((player for player in pair if player and player not in gone), "") for pair in pairs)
