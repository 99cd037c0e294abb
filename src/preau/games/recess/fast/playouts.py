"""Games played by chance to their end, every legal move as likely as any other."""

from __future__ import annotations

from preau.games.fast.bits import draw
from preau.games.fast.interface import Ints
from preau.games.recess.fast.layout import PHASE, PHASE_OVER
from preau.games.recess.fast.moves import legal
from preau.games.recess.fast.rules import apply_move


def playout(state: Ints, moves: Ints, rng: Ints) -> int:
    made = 0
    while state[PHASE] != PHASE_OVER:
        apply_move(state, moves[draw(rng, legal(state, moves))])
        made += 1
    return made
