"""What is certain before a game is over: a win that its player can have in this very turn, by the game's own word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from preau.bots.choice import Candidate
from preau.bots.judge import Values, final
from preau.games.api import Position
from preau.games.threats import threats_of

TINY_SHARE = 1e-9  # of the win: shares that differ by less are the same
LEAST_SHARE_PROMISING = 0.5  # of the win: so much the search expects for a side that can win at once, or nobody asks


def is_won(values: Values, seat: int) -> bool:
    """Whether the game is that seat's for certain, alone or with others: nobody else has any share of it."""
    rest = [each for each in values if abs(each - values[seat]) > TINY_SHARE]
    return values[seat] > TINY_SHARE and bool(rest) and max(rest) < TINY_SHARE


def put_sure_win_first(position: Position, thought: Sequence[Candidate]) -> Sequence[Candidate]:
    """The moves thought of; where the mover can win in this turn, first one that keeps that, which is then certain.

    A search comes only near it: it counts in whatever else could be done meanwhile.
    """
    expected = thought[0].values
    if _share_of_side(expected, position.player) < LEAST_SHARE_PROMISING or is_won(expected, position.player):
        return thought
    won = _sure_win(position)
    kept = next((each for each in thought if _keeps_win(position, each.move, won)), None) if won else None
    if won is None or kept is None:
        return thought
    return (replace(kept, values=won), *(each for each in thought if each is not kept))


def _share_of_side(values: Values, seat: int) -> float:
    """What is expected for that seat and those who have as much as it: a team shares its win."""
    return sum(each for each in values if abs(each - values[seat]) < TINY_SHARE)


def _sure_win(position: Position) -> Values | None:
    """Everybody's share once the mover has done what wins in this turn, where the game sees something that does."""
    find, seat = threats_of(position.game.package), position.player
    won = next((each for each in find(position) if each.wins and each.seat == seat), None) if find else None
    if won is None:
        return None
    others = won.against or [each for each in range(position.players) if each != seat]
    winners = position.players - len(others)
    return tuple([0.0 if each in others else 1 / winners for each in range(position.players)])


def _keeps_win(position: Position, move: str, won: Values) -> bool:
    """Whether a move wins so much of the game, or leaves its player a way to win it in the same turn."""
    after, seat = position.apply(position.parse(move)), position.player
    if (values := final(after)) is not None:
        return values[seat] > won[seat] - TINY_SHARE
    return (after.player, after.turn) == (seat, position.turn) and _sure_win(after) is not None
