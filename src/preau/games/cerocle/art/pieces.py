"""The pieces and the board of Cerocle, drawn. The three colours differ in shape too: domed, notched, ringed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import sqrt
from typing import Final

from preau.games.paths import around, box, circle, ellipse, line, number, polygon
from preau.games.scene import Glyph, Shape

TOKENS: Final = {"brown": "walnut", "green": "pine", "white": "ivory"}
ROW: Final = 50 * sqrt(3)  # from one row to the next
RIM: Final = 120.0  # from the outermost spaces to the corner of the board
_EDGE: Final = 3.5


def _notched_disc() -> str:
    """A disc with eight notches in its edge."""
    path = ""
    for index in range(8):
        turn = 45 * index
        corners = [
            around(0, 0, radius, 1, turn + lean)[0] for radius, lean in ((40, -14.5), (40, 14.5), (32, 18), (32, 27))
        ]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
        path += f"{'L' if path else 'M'}{number(ax)} {number(ay)}A40 40 0 0 1 {number(bx)} {number(by)}"
        path += f"L{number(cx)} {number(cy)}A32 32 0 0 1 {number(dx)} {number(dy)}"
    return path + "z"


_SHADOW = Shape(ellipse(3, 6, 41, 40), "shade", opacity=0.22)

PIECES: Final = {
    "brown": (
        _SHADOW,
        Shape(circle(0, 0, 40), "walnut", "edge", _EDGE),
        Shape(circle(-4, -5, 29), "walnut-2"),
        Shape(circle(-8, -10, 18), "walnut-3"),
        Shape(ellipse(-13, -16, 8, 6), "chalk", opacity=0.75),
    ),
    "green": (
        _SHADOW,
        Shape(_notched_disc(), "pine", "edge", _EDGE),
        Shape(circle(0, 0, 23), "pine-2"),
        Shape("M-15 0H15M0 -15V15", "", "edge", 6),
    ),
    "white": (
        _SHADOW,
        Shape(circle(0, 0, 40), "ivory", "edge", _EDGE),
        Shape(circle(0, 0, 28), "", "edge", 4),
        Shape(circle(0, 0, 14), "ivory-2", "edge", 4),
    ),
}

_STRIKE = (Shape("M-36 36L36 -36", "", "chalk", 15), Shape("M-36 36L36 -36", "", "trouble", 8))

SOCKET: Final = Glyph(
    "hollow",
    (
        Shape(circle(0, 0, 40), "wood-3"),
        Shape(circle(1.5, 3, 37), "wood-2"),
        Shape(circle(0, 0, 40), "", "wood-3", 2.5),
    ),
)

SIGNS: Final = (
    *(Glyph(f"piece-{colour}", shapes) for colour, shapes in PIECES.items()),
    *(Glyph(f"taken-{colour}", (*shapes, *_STRIKE)) for colour, shapes in PIECES.items()),
    SOCKET,
    Glyph("bridge", (Shape(box(0, 0, 44, 20, 5), "accent", "edge", _EDGE), Shape("M-7 -8V8M7 -8V8", "", "edge", 2.5))),
    Glyph("sign-place", (
        Shape(ellipse(0, 26, 38, 14), "wood-2", "edge", 4),
        Shape("M0 -42V16M-17 0L0 18L17 0", "", "feature", 9),
    )),
    Glyph("sign-move", (
        Shape(circle(-28, 20, 16), "wood-2", "edge", 4), Shape(circle(28, 20, 16), "accent", "edge", 4),
        Shape("M-28 -6Q0 -46 26 -10M8 -14L27 -8L31 -28", "", "feature", 8),
    )),
    Glyph("sign-exchange", (
        Shape("M-40 -12H30M14 -30L34 -12L14 6", "", "feature", 9),
        Shape("M40 16H-30M-14 -2L-34 16L-14 34", "", "feature", 9),
    )),
    Glyph("sign-take", (
        Shape(circle(0, 0, 15), "wood-2", "feature", 5),
        Shape("M0 -24V-46M-10 -38L0 -48L10 -38M0 24V46M-10 38L0 48L10 38", "", "trouble", 7),
        Shape("M-24 0H-46M-38 -10L-48 0L-38 10M24 0H46M38 -10L48 0L38 10", "", "trouble", 7),
    )),
)  # fmt: skip


@cache
def board(side: int) -> Glyph:
    """The wooden hexagon, around its own middle."""
    outer, inner = 100 * (side - 1) + RIM, 100 * (side - 1) + 62
    grain = ""
    for index in range(-5, 6):
        y = index * outer / 6.4
        half = outer - abs(y) / sqrt(3) - 30
        sway = 10 + 3 * (index % 3)
        start, bend, end = (-half, y), (-half / 2, y - sway), (half, y)
        grain += "M{} {}Q{} {} 0 {}T{} {}".format(*map(number, (*start, *bend, y, *end)))
    return Glyph(
        f"board-{side}",
        (
            Shape(polygon((x + 4, y + 9) for x, y in around(0, 0, outer, 6, 0)), "shade", "shade", 24, 0.14),
            Shape(polygon(around(0, 0, outer, 6, 0)), "wood", "wood-3", 30),
            Shape(polygon(around(0, 0, outer, 6, 0)), "wood", "wood", 22),
            Shape(grain, "", "wood-2", 4, 0.8),
            Shape(polygon(around(0, 0, inner, 6, 0)), "", "wood-3", 3),
        ),
    )


def chalk_circle(name: str) -> Glyph:
    """A circle drawn by hand in chalk around six pieces: a little more than once around, never quite true."""
    wobble = (151, 154, 149, 152, 155, 150, 153, 149, 152, 148, 152, 156, 151, 147)
    points = [around(0, 0, radius, 1, -100 + 30 * index)[0] for index, radius in enumerate(wobble)]
    path = f"M{number(points[0][0])} {number(points[0][1])}" + _smooth(points)
    return Glyph(
        name,
        (
            Shape(path, "", "edge", 17, 0.55),
            Shape(path, "", "chalk", 10),
            Shape(path, "", "accent", 4, 0.9, "90 14 40 9"),
        ),
    )


def _smooth(points: list[tuple[float, float]]) -> str:
    """A smooth way through the points, after Catmull and Rom."""
    path = ""
    for index in range(len(points) - 1):
        before, here, there = points[max(0, index - 1)], points[index], points[index + 1]
        after = points[min(len(points) - 1, index + 2)]
        controls = [
            (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6),
            (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6),
            there,
        ]
        path += "C" + " ".join(f"{number(x)} {number(y)}" for x, y in controls)
    return path


def glow(runs: Iterable[list[tuple[float, float]]]) -> Glyph:
    """Light beneath lines of pieces, in scene units."""
    path = "".join(line(*run) for run in runs)
    return Glyph("glow", (Shape(path, "", "accent", 100, 0.9), Shape(path, "", "chalk", 88, 0.4)))
