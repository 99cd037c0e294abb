"""SVG path data for the art of scenes: plain figures, as text."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin


def number(value: float) -> str:
    """A length as SVG writes it: short, never `-0`."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def circle(x: float, y: float, radius: float) -> str:
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    radii = f"{number(rx)} {number(ry)}"
    return f"M{number(x - rx)} {number(y)}a{radii} 0 1 0 {number(2 * rx)} 0a{radii} 0 1 0 {number(-2 * rx)} 0z"


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """A rectangle by its centre, with round corners."""
    left, top, right, bottom = x - width / 2, y - height / 2, x + width / 2, y + height / 2
    if not radius:
        return f"M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}z"
    r = number(radius)
    return (
        f"M{number(left + radius)} {number(top)}H{number(right - radius)}a{r} {r} 0 0 1 {r} {r}"
        f"V{number(bottom - radius)}a{r} {r} 0 0 1 -{r} {r}H{number(left + radius)}a{r} {r} 0 0 1 -{r} -{r}"
        f"V{number(top + radius)}a{r} {r} 0 0 1 {r} -{r}z"
    )


def line(*points: tuple[float, float]) -> str:
    """An open line through these points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def polygon(points: Iterable[tuple[float, float]]) -> str:
    return line(*points) + "z"


def around(x: float, y: float, radius: float, count: int, start: float = -90) -> list[tuple[float, float]]:
    """Points at equal distances on a circle, from the angle `start` (in degrees, clockwise from the right)."""
    angles = [(start + 360 * index / count) * pi / 180 for index in range(count)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """A star that stands on two of its points."""
    tips, dents = around(x, y, outer, points), around(x, y, inner, points, -90 + 180 / points)
    return polygon(corner for pair in zip(tips, dents, strict=True) for corner in pair)
