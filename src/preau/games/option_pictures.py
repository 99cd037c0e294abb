"""Options chosen by a picture of the first position. A game that has some brings `option_pictures.py`.

That module has `PICTURES`, which gives for each such option the values worth a picture, and, where values can be built
by pointing, `STEPS`: for an option the function that says what can be done to a value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from preau.games.api import Phrase, Value


@dataclass(frozen=True, slots=True)
class OptionStep:
    """One thing that can be done to a value: how to say it, what becomes of it, and where on the picture it is done.

    `x` and `y` are shares of the picture's width and height; `sign` is what its button shows.
    """

    phrase: Phrase
    value: str
    x: float
    y: float
    sign: str


@dataclass(frozen=True, slots=True)
class OptionPictures:
    """What a game shows of its options."""

    values: Mapping[str, tuple[Value, ...]]
    steps: Mapping[str, Callable[[str], tuple[OptionStep, ...]]]


@cache
def option_pictures(package: str) -> OptionPictures:
    """Those of a game's `option_pictures.py`; none where it has none."""
    name = f"{package}.option_pictures"
    if not find_spec(name):
        return OptionPictures({}, {})
    module = import_module(name)
    return OptionPictures(module.PICTURES, getattr(module, "STEPS", {}))
