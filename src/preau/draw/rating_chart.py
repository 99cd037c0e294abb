"""A rating game by game, with the room in which it probably lies. Numbers in, SVG out."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from preau.draw.charts import (
    CHART_WIDTH,
    FOOT_HEIGHT,
    HEAD_HEIGHT,
    Bar,
    ChartDrawing,
    TellPairs,
    WriteNumber,
    round_step,
    tell_plainly,
)
from preau.draw.theme import Theme
from preau.games.paths import line, polygon

MOST_POINTS = 160  # that are drawn; of more, some are left out
CURVE_HEIGHT, LEFT_MARGIN, RIGHT_MARGIN = 220, 56, 90


def draw_rating(
    points: Sequence[Bar], title: str, write: WriteNumber, *, theme: Theme = "page", tell: TellPairs = tell_plainly
) -> str:
    """A line through the values, inside a band from `low` to `high`; each label says which game it was."""
    shown = _thin_out(points)
    low = min(point.value if point.low is None else point.low for point in shown)
    high = max(point.value if point.high is None else point.high for point in shown)
    step = round_step((high - low) / 5)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    room, top = CHART_WIDTH - LEFT_MARGIN - RIGHT_MARGIN, HEAD_HEIGHT
    paper = ChartDrawing(title, theme, top + CURVE_HEIGHT + FOOT_HEIGHT)

    def at(place: int, value: float) -> tuple[float, float]:
        share = (value / step - first) / (last - first)
        return LEFT_MARGIN + room * place / max(1, len(shown) - 1), top + CURVE_HEIGHT * (1 - share)

    for tick in range(first, last + 1):
        _, y = at(0, tick * step)
        paper.line(LEFT_MARGIN, y, LEFT_MARGIN + room, y, "ground", 1)
        paper.write(LEFT_MARGIN - 10, y + 5, write(tick * step), {"text-anchor": "end", "font-size": 13}, "rim")
    above = [at(place, each.value if each.high is None else each.high) for place, each in enumerate(shown)]
    below = [at(place, each.value if each.low is None else each.low) for place, each in enumerate(shown)]
    paper.add("path", "blue", {"d": polygon([*above, *reversed(below)]), "opacity": 0.16})
    values = [at(place, each.value) for place, each in enumerate(shown)]
    if len(values) > 1:
        paper.add("path", "blue", {"d": line(*values), "fill": "none", "stroke-width": 3}, stroke=True)
    x, y = values[-1]
    paper.add("circle", "blue", {"cx": x, "cy": y, "r": 5})
    paper.write(x + 12, y + 5, write(shown[-1].value), {"font-weight": "700"})
    for place in sorted({0, len(shown) - 1}):
        anchor = {"text-anchor": "start" if place == 0 else "end", "font-size": 13}
        paper.write(at(place, 0)[0], top + CURVE_HEIGHT + 24, shown[place].label, anchor, "rim")
    return paper.svg(tell([(point.label, write(point.value)) for point in (shown[0], shown[-1])]))


def _thin_out(points: Sequence[Bar]) -> list[Bar]:
    """The first, the last, and as many between as can be told apart."""
    if len(points) <= MOST_POINTS:
        return list(points)
    return [points[round(place * (len(points) - 1) / (MOST_POINTS - 1))] for place in range(MOST_POINTS)]
