"""What a move would not bring its own player, said before it is played."""

from __future__ import annotations

from preau.games.api import Phrase
from preau.games.cerocle.position import CeroclePosition
from preau.games.cerocle.rules.board import EXCHANGE, PLACE, RELOCATE


def caution(position: CeroclePosition, move: int) -> Phrase | None:
    """C4.2: a piece that comes to an old line of its player's makes no new one, so that no exchange follows."""
    board, colour = position.setup.board, position.setup.colours[position.player]
    kind, a, b = board.moves[move]
    arrived = {PLACE: (a,), RELOCATE: (b,), EXCHANGE: (a, b)}.get(kind, ())
    after = position.apply(move)
    before, held = position.pieces[colour], after.pieces[colour]
    old, longer = False, False
    for space in arrived:
        for direction, line in enumerate(board.lines_through[space]):
            standing = board.runs.get(before & line, ())
            spent = position.spent[direction] if position.exchanges else sum(standing)
            for run in board.runs.get(held & line, ()):
                if not run >> space & 1 or before >> space & 1:
                    continue
                if not run & spent:
                    return None  # C4.3: a new line
                old, longer = True, longer or any(each & run == each for each in standing)
    return Phrase("move-lengthens", {"longer": "yes" if longer else "no"}) if old and not after.over else None
