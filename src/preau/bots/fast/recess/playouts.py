"""Random games."""

from __future__ import annotations

from preau.bots.fast.bits import draw
from preau.bots.fast.interface import Ints
from preau.bots.fast.recess.layout import PHASE, PHASE_OVER
from preau.bots.fast.recess.moves import legal
from preau.bots.fast.recess.rules import apply_move


def playout(state: Ints, moves: Ints, rng: Ints) -> int:
    made = 0
    while state[PHASE] != PHASE_OVER:
        apply_move(state, moves[draw(rng, legal(state, moves))])
        made += 1
    return made
