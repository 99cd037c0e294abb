"""Bots warm their compiled core in the background; what looks for numpy meanwhile should find it whole."""

from contextlib import suppress
from importlib import import_module

with suppress(ModuleNotFoundError):  # without the extra `fast` there is nothing to warm
    import_module("numpy")
