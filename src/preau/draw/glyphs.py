"""Art that any game may use: plain counters, grounds and a coin."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from preau.games.paths import box, circle, star
from preau.games.scene import Glyph, Shape

_GLYPHS = (
    Glyph("disc", (Shape(circle(0, 0, 40), "own", "edge", 5),), label_size=36),
    Glyph("square", (Shape(box(0, 0, 74, 74, 8), "own", "edge", 5),), label_size=36),
    Glyph("triangle", (Shape("M0 -44L48 38H-48z", "own", "edge", 5),), label_at=(0, 14), label_size=34),
    Glyph("diamond", (Shape("M0 -47L47 0L0 47L-47 0z", "own", "edge", 5),), label_size=34),
    Glyph("star", (Shape(star(0, 4, 50, 26), "own", "edge", 5),), label_at=(0, 5), label_size=30),
    Glyph(
        "ring",
        (Shape(circle(0, 0, 34), "", "edge", 18), Shape(circle(0, 0, 34), "", "own", 11)),
        label_size=30,
        label_colour="ink",
    ),
    Glyph("tile", (Shape(box(0, 0, 100, 100), "ground", "line", 3),)),
    Glyph("socket", (Shape(circle(0, 0, 42), "ground-2", "line", 4),)),
    Glyph("more", (Shape(circle(-28, 0, 9) + circle(0, 0, 9) + circle(28, 0, 9), "feature"),)),
    Glyph("coin", (Shape(circle(0, 0, 40), "gold", "gold-2", 6), Shape(star(0, 1, 22, 11), "", "gold-2", 5))),
)

BUILT_IN_GLYPHS: Final = MappingProxyType({glyph.name: glyph for glyph in _GLYPHS})
