"""The bots room: chooses a move from (position, budget, seed). Sees a position, never a table."""

from preau.bots.choice import BadBot, BadBudget, Budget, Candidate, Choice, NothingToChoose
from preau.bots.choosing import choose, weigh
from preau.bots.fast.minds import Memory
from preau.bots.roster import BOTS, LEVELS, Level

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
