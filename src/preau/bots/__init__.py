"""The bots room: chooses a move from (position, budget, seed). Sees a position, never a table."""

from preau.bots.choice import BadBot, BadBudget, Budget, Candidate, Choice, NothingToChoose
from preau.bots.choose import choose, weigh
from preau.bots.fast.memory import Memory
from preau.bots.levels import BOTS, LEVELS, Level

__all__ = [
    "BOTS",
    "LEVELS",
    "BadBot",
    "BadBudget",
    "Budget",
    "Candidate",
    "Choice",
    "Level",
    "Memory",
    "NothingToChoose",
    "choose",
    "weigh",
]
