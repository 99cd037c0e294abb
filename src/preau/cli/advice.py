"""What a strong bot thinks of, for whoever sits at the terminal."""

from __future__ import annotations

from preau.bots import Budget, choose
from preau.games.api import Position

COACH = "6"  # the strongest bot that does not begin to compile for one question
HINT_SECONDS = 2.0


def find_candidates(position: Position) -> list[tuple[str, int]]:
    """Moves with how often each was visited in thought, the best first."""
    thought = choose(position, COACH, seed=0, budget=Budget(seconds=HINT_SECONDS)).thought
    return [(each.move, each.visits) for each in thought]
