"""R10.2: who wins, and by what. Partner of `fast.outcome`."""

from __future__ import annotations

from preau.games.api import Effect, Outcome
from preau.games.recess.rules.state import TURNS, Move, RecessState
from preau.games.recess.text import phrases


def outcome(state: RecessState) -> Outcome:
    """R10.2: most coins; among equals the kisser, else the tie-break by detention; those still equal share."""
    coins = state.coins
    best = max(coins)
    leaders = [seat for seat, amount in enumerate(coins) if amount == best]
    why = [Effect("R10.2", phrases.most_coins(leaders, best))]
    if len(leaders) > 1:
        if state.kiss and state.seat in leaders:
            leaders = [state.seat]
            why.append(Effect("R10.2", phrases.kisser_comes_first(state.seat)))
        else:
            tied, leaders = leaders, break_tie(state, leaders)
            why.append(Effect("R10.2", phrases.tie_is_broken(state, tied, leaders)))
    return Outcome(tuple(leaders), coins, tuple(why))


def may_end_game(state: RecessState, move: Move) -> bool:
    """R10.1: only a kiss and the moves of the last minute can."""
    return move.kind == "*" or state.minute == TURNS


def count_lying(state: RecessState, seat: int) -> int:
    """How many of a player's children lie in detention, serving or about to."""
    return ((state.detained | state.serving) >> 4 * seat & 0b1111).bit_count()


def break_tie(state: RecessState, leaders: list[int]) -> list[int]:
    """R10.2: fewest children in detention; with `tie=most_loses`, drop those with the most unless all have as many."""
    counts = {seat: count_lying(state, seat) for seat in leaders}
    if state.setup.most_loses:
        kept = [seat for seat in leaders if counts[seat] < max(counts.values())]
        return kept or leaders
    return [seat for seat in leaders if counts[seat] == min(counts.values())]
