"""The play equipment of the schoolyard, seen from above, and which of it stands where in each section.

Two-square pieces are drawn 200 units long, lying along x; they and the one-square pieces turn with their section.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from preau.games.paths import around, box, circle, ellipse, line, polygon, star
from preau.games.scene import Glyph, Shape

_CHALK: Final = 4.5


def _part(path: str, fill: str) -> Shape:
    """Flat colour in a chalk outline."""
    return Shape(path, fill, "chalk", _CHALK)


def _lines(path: str, width: float = _CHALK, colour: str = "chalk") -> Shape:
    return Shape(path, "", colour, width)


def _shadow(path: str) -> Shape:
    return Shape(path, "shade", opacity=0.13)


_TREE_CROWN = "".join(circle(x, y, 20) for x, y in around(0, 0, 22, 7))

ONE_SQUARE: Final = (
    Glyph("tree", (
        _shadow(circle(5, 7, 42)),
        Shape(_TREE_CROWN, "leaf", "chalk", 2 * _CHALK),
        Shape(_TREE_CROWN + circle(0, 0, 24), "leaf"),
        Shape(circle(-10, -10, 13) + circle(14, 2, 10) + circle(-6, 17, 9), "leaf-2"),
    )),
    Glyph("merry-go-round", (
        _shadow(circle(4, 6, 42)),
        _part(circle(0, 0, 41), "paint-1"),
        *(Shape(polygon([(0, 0), *around(0, 0, 39, 3, turn)[:1], *around(0, 0, 39, 3, turn + 60)[:1]]), "paint-3")
          for turn in (0, 120, 240)),
        _lines("".join(line((0, 0), tip) for tip in around(0, 0, 40, 6, 0))),
        _part(circle(0, 0, 10), "metal"),
    )),
    Glyph("spring-rider", (
        _shadow(ellipse(4, 8, 40, 24)),
        _part("M-42 2Q-42 -16 -22 -17H16Q24 -30 36 -22Q46 -14 40 0Q46 16 34 20Q24 24 16 15H-22Q-42 16 -42 2z",
              "paint-2"),
        _part(ellipse(-10, 0, 17, 11), "paint-1"),
        _lines("M18 -32V30", 6),
        Shape(circle(32, -8, 3) + circle(32, 6, 3), "chalk"),
    )),
    Glyph("sandbox", (
        _shadow(box(4, 6, 82, 82, 8)),
        _part(box(0, 0, 82, 82, 8), "wood-3"),
        _part(box(0, 0, 60, 60, 4), "sand"),
        Shape(circle(-16, -12, 2) + circle(4, -18, 2) + circle(-10, 14, 2) + circle(20, -4, 2), "wood-3"),
        _part(circle(12, 12, 11), "paint-1"),
        _lines("M-20 4l12 -10"),
    )),
    Glyph("climbing-dome", (
        _shadow(circle(4, 6, 42)),
        _part(circle(0, 0, 41), "ground-2"),
        Shape(circle(0, 0, 41), "", "metal-2", 5),
        Shape(polygon(around(0, 0, 24, 6, 0)) + "".join(line(a, b) for a, b in zip(
            around(0, 0, 41, 6, 0), around(0, 0, 9, 6, 0), strict=True)), "", "chalk", 9),
        Shape(polygon(around(0, 0, 24, 6, 0)) + "".join(line(a, b) for a, b in zip(
            around(0, 0, 41, 6, 0), around(0, 0, 9, 6, 0), strict=True)), "", "paint-1", 4.5),
        _part(circle(0, 0, 10), "paint-1"),
    )),
    Glyph("fountain", (
        _shadow(circle(4, 6, 41)),
        _part(polygon(around(0, 0, 44, 8, 22.5)), "metal"),
        _part(circle(0, 0, 28), "water"),
        _lines("M-15 6q7 -8 14 0t14 0M-13 -8q6 -7 12 0t12 0", 4),
    )),
    Glyph("tyres", tuple(
        shape for x, y in ((-20, -19), (21, -15), (0, 21))
        for shape in (
            _shadow(circle(x + 3, y + 5, 23)),
            _part(circle(x, y, 23), "rubber"),
            Shape(circle(x, y, 9.5), "ground-2", "chalk", 3),
        )
    )),
    Glyph("flower-bed", (
        _shadow(box(4, 6, 80, 80, 34)),
        _part(box(0, 0, 80, 80, 34), "wood-3"),
        _part(box(0, 0, 60, 60, 24), "leaf"),
        *(Shape(star(x, y, 11, 6, 6), colour, "chalk", 1.5) for x, y, colour in (
            (-13, -12, "paint-3"), (13, -10, "chalk"), (-11, 13, "heart"), (14, 14, "paint-3"))),
    )),
    Glyph("trampoline", (
        _shadow(circle(4, 6, 42)),
        _part(circle(0, 0, 41), "paint-2"),
        Shape("".join(line(a, b) for a, b in zip(around(0, 0, 38, 16, 0), around(0, 0, 29, 16, 0), strict=True)),
              "", "chalk", 3),
        _part(circle(0, 0, 28), "rubber"),
        _lines(star(0, 1, 13, 6), 3),
    )),
)  # fmt: skip

TWO_SQUARES: Final = (
    Glyph("see-saw", (
        _shadow(box(4, 8, 184, 24, 8)),
        _part(box(0, 0, 28, 62, 6), "metal-2"),
        _part(box(0, 0, 186, 24, 8), "paint-1"),
        _part(box(-76, 0, 26, 44, 9), "paint-3"),
        _part(box(76, 0, 26, 44, 9), "paint-3"),
        _lines("M-52 -18V18M52 -18V18", 6),
        _part(circle(0, 0, 7), "chalk"),
    )),
    Glyph("slide", (
        _shadow(box(4, 8, 184, 54, 10)),
        _part("M-34 -27H60Q92 -27 92 0Q92 27 60 27H-34z", "paint-2"),
        _lines("M-34 -15H62Q78 -15 78 0Q78 15 62 15H-34", 3.5),
        _part(box(-50, 0, 40, 66, 6), "paint-3"),
        _part(box(-81, 0, 24, 50, 4), "wood-2"),
        _lines("M-81 -25V25", 4),
    )),
    Glyph("swing", (
        _shadow(box(4, 8, 184, 40, 8)),
        _lines("M-88 -36L-70 0L-88 36M88 -36L70 0L88 36", 13),
        _lines("M-88 -36L-70 0L-88 36M88 -36L70 0L88 36", 6, "metal-2"),
        _part(box(0, 0, 156, 11, 5), "metal-2"),
        _lines("M-48 0V26M-20 0V26M20 0V-26M48 0V-26", 4),
        _part(box(-34, 28, 40, 18, 5), "paint-1"),
        _part(box(34, -28, 40, 18, 5), "paint-1"),
    )),
    Glyph("bench", (
        _shadow(box(4, 7, 176, 48, 6)),
        _part(box(-62, 0, 14, 62, 4), "metal-2"),
        _part(box(62, 0, 14, 62, 4), "metal-2"),
        _part(box(0, -22, 178, 16, 5), "wood-3"),
        _part(box(0, 0, 178, 16, 5), "wood-2"),
        _part(box(0, 22, 178, 16, 5), "wood-2"),
    )),
    Glyph("monkey-bars", (
        _shadow(box(4, 7, 180, 64, 8)),
        Shape("".join(line((x, -32), (x, 32)) for x in (-66, -40, -13, 13, 40, 66)), "", "chalk", 11),
        Shape("".join(line((x, -32), (x, 32)) for x in (-66, -40, -13, 13, 40, 66)), "", "paint-3", 5),
        _part(box(0, -32, 182, 13, 6), "paint-2"),
        _part(box(0, 32, 182, 13, 6), "paint-2"),
        *(_part(circle(x, y, 9), "metal") for x in (-82, 82) for y in (-32, 32)),
    )),
    Glyph("table-tennis", (
        _shadow(box(5, 8, 176, 80, 4)),
        _part(box(0, 0, 176, 80, 4), "leaf"),
        _lines("M-88 0H88", 3),
        _part(box(0, 0, 8, 92, 3), "metal-2"),
        Shape(circle(38, -16, 5), "chalk"),
        _part(circle(-46, 18, 12), "paint-1"),
        _lines("M-55 27l-9 9", 7),
    )),
    Glyph("sandpit", (
        _shadow(box(4, 6, 184, 82, 12)),
        _part(box(0, 0, 184, 82, 12), "wood-3"),
        _part(box(0, 0, 160, 58, 8), "sand"),
        Shape("".join(circle(x, y, 2) for x, y in ((-60, -12), (-40, 14), (-4, -16), (8, 12), (64, 14), (30, -4))),
              "wood-3"),
        _part(star(46, 0, 19, 9), "sand"),
        _part(circle(-50, 0, 13), "paint-1"),
        Shape(circle(-50, 0, 8), "water"),
        _lines("M-14 12l18 -16", 5),
    )),
    Glyph("tunnel", (
        _shadow(box(4, 8, 178, 62, 20)),
        _part(box(0, 0, 180, 62, 20), "paint-1"),
        _lines("M-50 -31Q-38 0 -50 31M-18 -31Q-6 0 -18 31M14 -31Q26 0 14 31M46 -31Q58 0 46 31"),
        _part(ellipse(-78, 0, 13, 31), "rubber"),
        _part(ellipse(84, 0, 8, 31), "paint-3"),
    )),
)  # fmt: skip

# By section, where the piece is printed (row from the top and column of its first square, R1.3) and what it is.
KINDS: Final = MappingProxyType(
    {
        "A": {(1, 1): "see-saw", (2, 4): "slide", (4, 1): "tree", (5, 3): "spring-rider"},
        "B": {(0, 3): "merry-go-round", (1, 1): "swing", (2, 4): "sandbox", (4, 2): "bench", (5, 5): "tree"},
        "C": {
            (0, 1): "monkey-bars", (1, 4): "climbing-dome", (3, 2): "fountain", (3, 4): "table-tennis",
            (5, 1): "tree", (5, 4): "tyres",
        },
        "D": {(0, 2): "trampoline", (1, 4): "sandpit", (2, 1): "flower-bed", (3, 3): "tunnel", (4, 1): "tree"},
    }
)  # fmt: skip
