"""Schoolyards to choose from by their pictures, and how to build one's own: sections are turned and change places."""

from __future__ import annotations

from preau.games.api import Phrase
from preau.games.option_pictures import OptionStep

PICTURES = {"layout": ("A0B0C0D0", "C2A0D3B1", "B3D1A2C0", "D0C3B2A1")}  # R1.3
PLACES = ("sw", "se", "nw", "ne")  # in the order of a layout's text
MIDDLES = ((0.26, 0.71), (0.74, 0.71), (0.26, 0.29), (0.74, 0.29))  # of the sections on the picture
NEIGHBOURS = ((0, 1), (2, 3), (0, 2), (1, 3))


def layout_steps(layout: str) -> tuple[OptionStep, ...]:
    """R1.3: each section can be given a quarter turn, and each pair that touches can change places."""
    sections = [layout[place : place + 2] for place in range(0, 8, 2)]
    return (*(_turn(sections, place) for place in range(4)), *(_swap(sections, *pair) for pair in NEIGHBOURS))


def _turn(sections: list[str], place: int) -> OptionStep:
    here = sections[place]
    after = [*sections[:place], f"{here[0]}{(int(here[1]) + 1) % 4}", *sections[place + 1 :]]
    return OptionStep(Phrase("option-layout-turn", {"place": PLACES[place]}), "".join(after), *MIDDLES[place], "↻")


def _swap(sections: list[str], one: int, other: int) -> OptionStep:
    after = list(sections)
    after[one], after[other] = after[other], after[one]
    x, y = ((a + b) / 2 for a, b in zip(MIDDLES[one], MIDDLES[other], strict=True))
    phrase = Phrase("option-layout-swap", {"one": PLACES[one], "other": PLACES[other]})
    return OptionStep(phrase, "".join(after), x, y, "⇄" if MIDDLES[one][1] == MIDDLES[other][1] else "⇅")


STEPS = {"layout": layout_steps}
