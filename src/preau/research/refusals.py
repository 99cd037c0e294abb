"""What an environment says no with; both are `ValueError`s whose text says what to do about it."""

from __future__ import annotations


class NoEnvironment(ValueError):
    """Nothing can be learned here; says in words what is missing."""


class ActionRefused(ValueError):
    """What is no legal action here; says which are."""


NOT_PLAYING = "the game is over, or has not begun: call reset first"
