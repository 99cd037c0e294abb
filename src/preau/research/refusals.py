"""What an environment says no with; both are `ValueError`s whose text says what to do about it.

They are no `Refused`: what they tell is no rule of a game and nothing that anybody at a table reads, but how a program
has to call its library. So it is said in plain English, as Python says it, and needs no words in four languages.
"""

from __future__ import annotations


class NoEnvironment(ValueError):
    """Nothing can be learned here; says in words what is missing."""


class ActionRefused(ValueError):
    """What is no legal action here; says which are."""


NOT_PLAYING = "the game is over, or has not begun: call reset first"
