"""What an environment says no with; both are `ValueError`s whose text says what to do about it."""

from __future__ import annotations


class NoEnvironment(ValueError):
    """Nothing can be learned here; says in words what is missing."""


class ActionRefused(ValueError):
    """A number that is no legal action here; says which are."""
