"""What a move would cost its own player, said before it is played."""

from __future__ import annotations

from preau.games.api import Phrase
from preau.games.recess.position import RecessPosition
from preau.games.recess.rules.state import Move, fights_led


def caution(position: RecessPosition, move: Move) -> Phrase | None:
    """R6.1, R5.7: who tells of a fight of one's own, sends a nun there or breaks it up, harms oneself."""
    ended = move.fight if move.kind == "!" else move.square
    if move.kind not in ("!", "/", "N") or ended not in {
        each.square for each in fights_led(position.fights, position.seat)
    }:
        return None
    if move.kind == "N" and ended in position.caught:
        return None  # R5.6: she has to go there
    return Phrase("move-costs-fight" if move.kind == "/" else "move-costs-detention")
