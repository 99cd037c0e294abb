"""R10.2: who wins, and by what."""

from __future__ import annotations

from preau.games.api import Effect, Outcome
from preau.games.recess.position import RecessPosition
from preau.games.recess.text import phrases


def outcome(position: RecessPosition) -> Outcome:
    """R10.2: most coins; among equals the kisser, else the tie-break by detention; those still equal share."""
    coins = position.coins
    best = max(coins)
    leaders = [seat for seat, amount in enumerate(coins) if amount == best]
    why = [Effect("R10.2", phrases.most_coins(leaders, best))]
    if len(leaders) > 1:
        if position.kiss and position.seat in leaders:
            leaders = [position.seat]
            why.append(Effect("R10.2", phrases.kisser_first(position.seat)))
        else:
            leaders = break_tie(position, leaders)
            why.append(Effect("R10.2", phrases.tie_broken(position, leaders)))
    return Outcome(tuple(leaders), coins, tuple(why))


def lying(position: RecessPosition, seat: int) -> int:
    """How many of a player's children lie in detention, serving or about to."""
    return ((position.detained | position.serving) >> 4 * seat & 0b1111).bit_count()


def break_tie(position: RecessPosition, leaders: list[int]) -> list[int]:
    """R10.2: fewest children in detention; with `tie=most_loses`, drop those with the most unless all have as many."""
    counts = {seat: lying(position, seat) for seat in leaders}
    if position.setup.most_loses:
        kept = [seat for seat in leaders if counts[seat] < max(counts.values())]
        return kept or leaders
    return [seat for seat in leaders if counts[seat] == min(counts.values())]
