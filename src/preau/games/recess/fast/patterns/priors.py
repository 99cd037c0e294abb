"""How promising moves look by what was learned: the sum of their rows.

Kisses, and what is proved to lose, stay as `priors` knows them.
"""

from __future__ import annotations

from math import exp

from preau.games.fast.interface import Floats, Ints
from preau.games.recess.fast.kisses import absentees, kiss_wins
from preau.games.recess.fast.layout import PHASE, PHASE_NUN, PLAYERS, SEAT
from preau.games.recess.fast.moves import fight_squares
from preau.games.recess.fast.patterns.move_rows import (
    LAST_PIECE,
    MOVE_ROWS,
    kisses_after_next,
    led_fights,
    note_child_move,
    note_nun_move,
    shown_children,
    winning_kisses,
)
from preau.games.recess.fast.patterns.rows import PATTERN_ROWS, SCRATCH
from preau.games.recess.fast.patterns.values import WEIGHT_MOVES
from preau.games.recess.fast.sight import sight_of_nuns
from preau.games.recess.fast.squares import Squares

WEIGHT_COUNT = WEIGHT_MOVES + MOVE_ROWS - SCRATCH
WEIGHTS_EDITION = "rows of positions and moves 1"  # another one when a number means something else

PRIOR_STEPS = 64  # to 1
MOST_PRIOR_FALL = 10 * PRIOR_STEPS
PRIOR_FALL = [20.0 * exp(-step / PRIOR_STEPS) for step in range(MOST_PRIOR_FALL + 1)]


def rate_by_patterns(state: Ints, moves: Ints, found: int, priors: Floats, scratch: Floats, empty: Squares) -> None:
    """Write how promising each move looks."""
    most, seat, absent = -1e9, state[SEAT], absentees(state)
    if state[PHASE] == PHASE_NUN:
        following = (seat + 1) % state[PLAYERS]
        own, others = winning_kisses(state, seat, absent, empty), winning_kisses(state, following, absent, empty)
        later, fights, led = kisses_after_next(state, absent, empty), fight_squares(state), led_fights(state, seat)
        mine, theirs = shown_children(state, seat, absent), shown_children(state, following, absent)
        for i in range(found):
            noted = note_nun_move(state, moves[i], scratch, own, others, later, fights, led, mine, theirs)
            priors[i] = add_move(scratch, noted)
            most = max(most, priors[i])
    else:
        seen, wins = sight_of_nuns(state), 1 if kiss_wins(state, seat) else 0
        scratch[LAST_PIECE] = -1
        for i in range(found):
            priors[i] = add_move(scratch, note_child_move(state, moves[i], scratch, absent, seen, wins))
            most = max(most, priors[i])
    for i in range(found):
        priors[i] = PRIOR_FALL[min(MOST_PRIOR_FALL, int(most - priors[i]))]


def add_move(scratch: Floats, noted: int) -> float:
    """What speaks for a move, PRIOR_STEPS to 1."""
    total = 0.0
    for k in range(PATTERN_ROWS, PATTERN_ROWS + noted):
        total += scratch[WEIGHT_MOVES + int(scratch[k])]
    return total
