"""Bots warm their compiled core in the background; what imports numpy by the way should find it whole."""

from contextlib import suppress

with suppress(ModuleNotFoundError):  # without the extra `fast` there is nothing to warm
    import numpy  # noqa: F401  # imported for its effect
