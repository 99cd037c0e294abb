"""Chooses a move from a position, a budget and a seed, reviews a line of play, and says how strong each bot is.

Never here: a table or its clock, and a rule of a game.
"""

from preau.bots.choice import BadBudget, Budget, Candidate, Choice, NothingToChoose, choose, weigh
from preau.bots.fast.memory import Memory
from preau.bots.levels import BOTS, LEVELS, BadBot, Level

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
