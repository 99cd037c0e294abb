"""The people of Recess!, drawn: children who stand, lie, fight and kiss, nuns, and the signs beside the board.

A child's body is its player's badge (disc, square, triangle, diamond, star), so that the player can be told without
colour; a boy wears a cap, a girl a bow.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from preau.games.paths import around, box, circle, ellipse, line, polygon, star
from preau.games.scene import Glyph, Shape

BADGES: Final = ("disc", "square", "triangle", "diamond", "star")  # in seat order, as the colours of R1.1
_LOOKS: Final = (
    ("skin-1", "hair-3"),
    ("skin-3", "hair-2"),
    ("skin-2", "hair-1"),
    ("skin-4", "hair-2"),
    ("skin-1", "hair-4"),
)
_EDGE: Final = 4.0
ALONE, WAITING, PAIR, TOKEN = 95.0, 100.0, 66.0, 57.0  # how large people are drawn, and less in crowds
SMALL: Final = 70.0
LEGIBLE: Final = 37.0  # units of the scene: nine pixels on a small phone on which a guide speaks


def _badge(badge: str, x: float, y: float, radius: float) -> tuple[str, float]:
    """A badge around a point: its outline, and how far down its label sits."""
    r = radius
    if badge == "disc":
        return circle(x, y, r), 0
    if badge == "square":
        return box(x, y, 1.95 * r, 1.75 * r, 0.22 * r), 0
    if badge == "triangle":
        return polygon([(x, y - 1.25 * r), (x + 1.32 * r, y + 0.92 * r), (x - 1.32 * r, y + 0.92 * r)]), 0.32 * r
    if badge == "diamond":
        return polygon([(x, y - 1.2 * r), (x + 1.4 * r, y), (x, y + 1.08 * r), (x - 1.4 * r, y)]), 0
    return star(x, y + 0.05 * r, 1.42 * r, 0.8 * r), 0.08 * r


# --- heads -----------------------------------------------------------------------------------------------------------


def _face(x: float, y: float, skin: str, *, asleep: bool) -> tuple[Shape, ...]:
    if asleep:
        eyes = Shape(f"M{x - 10} {y + 2}q4 4 8 0M{x + 2} {y + 2}q4 4 8 0", "", "feature", 2.6)
    else:
        eyes = Shape(circle(x - 6.5, y + 2, 2.7) + circle(x + 6.5, y + 2, 2.7), "feature")
    mouth = Shape(f"M{x - 5} {y + 9}q5 5 10 0", "", "feature", 2.4)
    cheeks = Shape(circle(x - 12, y + 8, 3.2) + circle(x + 12, y + 8, 3.2), "cheek", opacity=0.6)
    return (Shape(circle(x, y, 19.5), skin, "edge", _EDGE), cheeks, eyes, mouth)


def _cap(x: float, y: float) -> tuple[Shape, ...]:
    """A boy's cap with its peak to the right."""
    crown = f"M{x - 21} {y - 2}c-3 -32 45 -32 42 0q-21 -8 -42 0z"
    peak = f"M{x + 4} {y - 9}q24 -3 32 8q-14 4 -26 0z"
    return (Shape(peak, "own", "edge", _EDGE), Shape(crown, "own", "edge", _EDGE))


def _hair(x: float, y: float, hair: str) -> tuple[Shape, ...]:
    """A girl's hair, behind her face: it shows on both sides."""
    return (Shape(f"M{x - 26} {y + 17}C{x - 34} {y - 38} {x + 34} {y - 38} {x + 26} {y + 17}z", hair, "edge", _EDGE),)


def _bow(x: float, y: float, hair: str) -> tuple[Shape, ...]:
    fringe = f"M{x - 18} {y - 4}C{x - 15} {y - 23} {x + 15} {y - 23} {x + 18} {y - 4}Q{x} {y - 12} {x - 18} {y - 4}z"
    loops = f"M{x} {y - 20}l-22 -12q-6 12 0 24zM{x} {y - 20}l22 -12q6 12 0 24z"
    return (
        Shape(fringe, hair),
        Shape(loops, "own", "edge", _EDGE),
        Shape(circle(x, y - 20, 5.5), "own", "edge", _EDGE),
    )


def _head(kind: str, x: float, y: float, look: int, *, asleep: bool = False) -> tuple[Shape, ...]:
    skin, hair = _LOOKS[look]
    if kind == "boy":
        return (*_face(x, y, skin, asleep=asleep), *_cap(x, y))
    return (*_hair(x, y, hair), *_face(x, y, skin, asleep=asleep), *_bow(x, y, hair))


# --- children --------------------------------------------------------------------------------------------------------


@cache
def child(kind: str, seat: int, look: int, size: float) -> Glyph:
    """A child that stands. `look` is one of five; `size` is how large it will be drawn, where that is small."""
    body, low = _badge(BADGES[seat], 0, 18, 30 if size > SMALL else 34)
    shapes = (
        Shape(ellipse(0, 47, 34, 6), "shade", opacity=0.16),
        Shape(ellipse(-13, 45, 11, 6) + ellipse(13, 45, 11, 6), "feature"),
        Shape(body, "own", "edge", _EDGE),
        *_head(kind, 0, -24, look),
    )
    name = f"{kind}-{BADGES[seat]}-{look}"
    return Glyph(name if size > SMALL else f"{name}-small", shapes, (0, 19 + low), 100 * LEGIBLE / size)


@cache
def lying_child(kind: str, seat: int, look: int) -> Glyph:
    """A child that lies in detention: on a mat, with its eyes shut."""
    body, low = _badge(BADGES[seat], 17, 13, 26)
    shapes = (
        Shape(box(0, 36, 98, 18, 8), "paint-2", "edge", _EDGE),
        Shape(ellipse(46, 22, 6, 9), "feature"),
        Shape(body, "own", "edge", _EDGE),
        *_head(kind, -26, 8, look, asleep=True),
        Shape("M14 -34h10l-10 11h10M31 -49h8l-8 9h8", "", "ink", 3.5),
    )
    return Glyph(f"{kind}-{BADGES[seat]}-{look}-lying", shapes, (17, 14 + low), 100 * LEGIBLE / WAITING)


@cache
def token(kind: str, seat: int) -> Glyph:
    """A child in a crowd: no more than its badge, its label, and the cap or the bow."""
    body, low = _badge(BADGES[seat], 0, 8, 40 if BADGES[seat] in ("disc", "square") else 35)
    top = _cap(0, -27) if kind == "boy" else _bow(0, -14, "hair-1")[1:]
    return Glyph(
        f"{kind}-{BADGES[seat]}-token", (*top, Shape(body, "own", "edge", 5)), (0, 9 + low), 100 * LEGIBLE / TOKEN
    )


# --- fights ----------------------------------------------------------------------------------------------------------

_PUFFS: Final = tuple((x, y, radius) for (x, y), radius in zip(around(0, 2, 25, 8, 10), (17, 15) * 4, strict=True))
_CLOUD: Final = "".join(circle(x, y, radius) for x, y, radius in _PUFFS)
_SWIRLS: Final = "M-33 -5q4 -16 18 -14M-29 17q6 12 18 9M30 -12q8 10 2 20M8 34q12 1 16 -9"


def _legs(x: float, y: float, turn: float, colour: str) -> tuple[Shape, ...]:
    """Two legs that stick out of the dust, with socks and shoes."""
    hips = around(x, y, 8, 2, turn + 90)
    feet = [around(*hip, 21, 1, turn + lean)[0] for hip, lean in zip(hips, (14, -14), strict=True)]
    legs = "".join(line(hip, foot) for hip, foot in zip(hips, feet, strict=True))
    shoes = "".join(line(foot, around(*foot, 9, 1, turn + lean)[0]) for foot, lean in zip(feet, (75, -75), strict=True))
    return (
        Shape(legs, "", "edge", 13),
        Shape(legs, "", colour, 6),
        Shape(shoes, "", "edge", 15),
        Shape(shoes, "", "chalk", 7),
    )


@cache
def victim(seat: int) -> Glyph:
    """A friendly cloud of dust with two pairs of feet, and the badge of the one who is held down."""
    body, low = _badge(BADGES[seat], 17, 20, 24)
    shapes = (
        Shape(ellipse(0, 45, 40, 5), "shade", opacity=0.16),
        *_legs(-22, 24, 155, "skin-2"),
        *_legs(24, -18, -28, "skin-4"),
        Shape(_CLOUD, "dust", "edge", 2 * _EDGE),
        Shape(_CLOUD + circle(0, 2, 28), "dust"),
        Shape(_SWIRLS, "", "dust-2", 6),
        Shape(star(-37, -34, 12, 5) + star(38, 34, 10, 4.5), "accent", "edge", 2.5),
        Shape(body, "own", "edge", 3.5),
    )
    return Glyph(f"victim-{BADGES[seat]}", shapes, (17, 21 + low), 100 * LEGIBLE / ALONE)


@cache
def attacker(kind: str, seat: int) -> Glyph:
    """The badge of the one who leads the fight, on top of the dust."""
    body, low = _badge(BADGES[seat], -15, -9, 24)
    top = _cap(-15, -28) if kind == "boy" else _bow(-15, -20, "hair-1")[1:]
    name, size = f"attacker-{kind}-{BADGES[seat]}", 100 * LEGIBLE / ALONE
    return Glyph(name, (*top, Shape(body, "own", "edge", _EDGE)), (-15, -8 + low), size)


# --- nuns and signs --------------------------------------------------------------------------------------------------

NUN: Final = Glyph(
    "nun",
    (
        Shape(ellipse(0, 47, 38, 6), "shade", opacity=0.16),
        Shape("M0 -49C-30 -49 -33 -20 -31 -2C-38 14 -42 32 -41 46H41C42 32 38 14 31 -2C33 -20 30 -49 0 -49z",
              "black", "habit-edge", _EDGE),
        Shape("M0 -41C-22 -41 -24 -22 -23 -8Q-22 12 0 14Q22 12 23 -8C24 -22 22 -41 0 -41z", "chalk"),
        Shape(circle(0, -16, 17), "skin-1"),
        Shape(circle(-6.5, -16, 2.7) + circle(6.5, -16, 2.7), "feature"),
        Shape("M-6 -8q6 3 12 0M-11 -22l7 1M11 -22l-7 1", "", "feature", 2.4),
        Shape(box(0, 30, 58, 33, 5), "chalk"),
    ),
    label_at=(0, 31),
    label_size=100 * LEGIBLE / ALONE,
    label_colour="on-white",
)  # fmt: skip

PLAQUES: Final = (
    Glyph("plaque-boys", (Shape(circle(0, 0, 40), "chalk", "edge", 5), *_cap(-5, 12))),
    Glyph("plaque-girls", (Shape(circle(0, 0, 40), "chalk", "edge", 5), *_bow(0, 20, "hair-1")[1:])),
)

HEART: Final = Glyph(
    "heart",
    (
        Shape("M0 40C-60 0 -42 -42 -18 -38C-6 -36 0 -26 0 -20C0 -26 6 -36 18 -38C42 -42 60 0 0 40z",
              "heart", "chalk", 6),
        Shape("M-24 -22q-9 6 -5 18", "", "chalk", 5),
    ),
)  # fmt: skip

STAY: Final = Glyph(
    "sign-stay",
    (
        Shape(_CLOUD, "dust", "edge", 2 * _EDGE),
        Shape(_CLOUD + circle(0, 2, 28), "dust"),
        Shape("M-10 -12q0 -12 11 -12q11 0 11 10q0 8 -11 12v6M1 16v1", "", "feature", 7),
    ),
)

SIGHT: Final = Glyph(
    "sign-sight",
    (Shape("M-44 0Q0 -44 44 0Q0 44 -44 0z", "chalk", "edge", 5), Shape(circle(0, 0, 15), "feature")),
)
