"""Small charts in the colours of the house: bars, dots with their intervals, columns, lines. Numbers in, SVG out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from preau.draw.markup import Attributes, clean, element
from preau.draw.theme import FONT, Theme, paint, variables_css
from preau.games.paths import around, box, circle, number, polygon, star

CHART_TOKENS = ("table", "ground", "line", "ink", "rim", "accent", "accent-ink", "blue")
CHART_WIDTH, ROW_HEIGHT, FONT_SIZE, HEAD_HEIGHT, FOOT_HEIGHT = 640, 34, 15, 52, 40
LABEL_WIDTH, VALUE_WIDTH = 190, 120  # room for what stands left and right of the figures

WriteNumber = Callable[[float], str]
TellPairs = Callable[[Sequence[tuple[str, str]]], str]


@dataclass(frozen=True, slots=True)
class Bar:
    """One line of a chart: a value, perhaps between which values it lies, and perhaps a word about it."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    note: str = ""


def tell_plainly(pairs: Sequence[tuple[str, str]]) -> str:
    """What a chart shows, for those who do not see it; `tell` says it with the language's own marks."""
    return "; ".join(f"{name}: {value}" for name, value in pairs)


class ChartDrawing:
    """One chart in the making."""

    def __init__(self, title: str, theme: Theme, height: float, width: float = CHART_WIDTH) -> None:
        self.title = title
        self.theme = theme
        self.height = height
        self.width = width
        self.parts: list[str] = []
        self.tokens = set(CHART_TOKENS)

    def add(self, name: str, colour: str, attributes: Attributes, *, stroke: bool = False) -> None:
        self.tokens.add(colour)
        self.parts.append(element(name, {**attributes, "stroke" if stroke else "fill": paint(colour, self.theme)}))

    def write(self, x: float, y: float, text: str, more: Attributes | None = None, colour: str = "ink") -> None:
        attributes = {"x": x, "y": y, "font-size": FONT_SIZE, "fill": paint(colour, self.theme), **(more or {})}
        self.parts.append(element("text", attributes, clean(text)))

    def write_label(self, y: float, text: str) -> None:
        """To the left of a row."""
        squeezed = _squeeze(text, LABEL_WIDTH - 30)
        self.write(LABEL_WIDTH - 12, y + 5, text, {"text-anchor": "end", **squeezed})

    def write_value(self, x: float, y: float, text: str) -> None:
        """To the right of a row."""
        self.write(x, y + 5, text, _squeeze(text, VALUE_WIDTH - 24))

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float, dash: str = "") -> None:
        path = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
        self.add("path", colour, {"d": path, "stroke-width": width, "stroke-dasharray": dash or None}, stroke=True)

    def whisker(self, x1: float, x2: float, y: float, colour: str) -> None:
        self.line(x1, y, x2, y, colour, 2)
        for x in (x1, x2):
            self.line(x, y - 5, x, y + 5, colour, 2)

    def svg(self, description: str) -> str:
        """The whole picture; `description` is what it says to those who cannot see it."""
        head = [element("title", None, clean(self.title) or "-"), element("desc", None, clean(description) or "-")]
        if self.theme == "auto":
            head.append(element("style", None, clean(variables_css("svg.chart", self.tokens))))
        if self.theme != "page":
            fill = paint("table", self.theme)
            head.append(element("rect", {"width": self.width, "height": self.height, "rx": 14, "fill": fill}))
            self.write(20, 32, self.title, {"font-size": 18, "font-weight": "700"})
        top = HEAD_HEIGHT - 12 if self.theme == "page" else 0  # a page has its own headings
        attributes: Attributes = {
            "xmlns": "http://www.w3.org/2000/svg", "class": "chart", "width": self.width, "height": self.height - top,
            "viewBox": f"0 {top} {number(self.width)} {number(self.height - top)}", "role": "img",
            "aria-label": self.title, "font-family": FONT, "stroke-linecap": "round",
            # a page has its own styles, and may allow no others
            "style": None if self.theme == "page" else "font-variant-numeric:tabular-nums;max-width:100%;height:auto",
        }  # fmt: skip
        return element("svg", attributes, *head, *self.parts)


def bars(
    rows: Sequence[Bar], title: str, write: WriteNumber, *, most: float | None = None, fair: float | None = None,
    theme: Theme = "auto", tell: TellPairs = tell_plainly,
) -> str:  # fmt: skip
    """Lying bars from zero; `fair` is a dashed line at the value that they would all have."""
    top = most or max([*(row.high or row.value for row in rows), fair or 0.0]) or 1.0
    paper = ChartDrawing(title, theme, HEAD_HEIGHT + ROW_HEIGHT * len(rows) + 16)

    def across(value: float) -> float:
        return LABEL_WIDTH + (CHART_WIDTH - LABEL_WIDTH - VALUE_WIDTH) * min(value, top) / top

    for index, row in enumerate(rows):
        y = HEAD_HEIGHT + ROW_HEIGHT * index + ROW_HEIGHT / 2
        paper.write_label(y, row.label)
        for colour, value in (("line", top), ("blue", row.value)):
            width = across(value) - LABEL_WIDTH
            paper.add("rect", colour, {"x": LABEL_WIDTH, "y": y - 10, "width": width, "height": 20, "rx": 5})
        if row.low is not None and row.high is not None:
            paper.whisker(across(row.low), across(row.high), y, "ink")
        paper.write_value(across(top) + 12, y, _value_text(row, write))
    if fair is not None:
        bottom = HEAD_HEIGHT + ROW_HEIGHT * len(rows)
        paper.line(across(fair), HEAD_HEIGHT - 4, across(fair), bottom + 4, "accent-ink", 2, "2 6")
    return paper.svg(tell([(row.label, _value_text(row, write)) for row in rows]))


def dots(
    rows: Sequence[Bar], title: str, write: WriteNumber, *, theme: Theme = "auto", tell: TellPairs = tell_plainly
) -> str:
    """Dots on a common scale, each with its interval."""
    low = min(row.value if row.low is None else row.low for row in rows)
    high = max(row.value if row.high is None else row.high for row in rows)
    step = round_step((high - low) / 5)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    bottom = HEAD_HEIGHT + ROW_HEIGHT * len(rows)
    paper = ChartDrawing(title, theme, bottom + FOOT_HEIGHT)

    def across(value: float) -> float:
        return LABEL_WIDTH + (CHART_WIDTH - LABEL_WIDTH - VALUE_WIDTH) * (value / step - first) / (last - first)

    for tick in range(first, last + 1):
        paper.line(across(tick * step), HEAD_HEIGHT - 2, across(tick * step), bottom + 4, "ground", 1)
        paper.write(
            across(tick * step), bottom + 24, f"{tick * step:g}", {"text-anchor": "middle", "font-size": 13}, "rim"
        )
    for index, row in enumerate(rows):
        y = HEAD_HEIGHT + ROW_HEIGHT * index + ROW_HEIGHT / 2
        paper.write_label(y, row.label)
        if row.low is not None and row.high is not None:
            paper.whisker(across(row.low), across(row.high), y, "blue")
        paper.add("circle", "accent", {
            "cx": across(row.value), "cy": y, "r": 7, "stroke": paint("ink", theme), "stroke-width": 2,
        })  # fmt: skip
        paper.write_value(across(last * step) + 14, y, _value_text(row, write))
    return paper.svg(tell([(row.label, _value_text(row, write)) for row in rows]))


def columns(
    counts: Sequence[int], title: str, *, groups: int = 16, theme: Theme = "auto", tell: TellPairs = tell_plainly
) -> str:
    """How often which count came up: standing columns, neighbouring counts together."""
    low, high = min(counts), max(counts)
    step = max(1, ceil((high - low + 1) / groups))
    heights = [0] * ((high - low) // step + 1)
    for count in counts:
        heights[(count - low) // step] += 1
    tall, left, room = 150, 24, CHART_WIDTH - 48
    paper = ChartDrawing(title, theme, HEAD_HEIGHT + tall + FOOT_HEIGHT)
    width = min(60, room / len(heights))
    every = ceil(len(heights) / 8)
    for index, count in enumerate(heights):
        x, height = left + width * index, tall * count / max(heights)
        bottom = HEAD_HEIGHT + tall
        paper.add("rect", "blue", {"x": x + 1, "y": bottom - height, "width": width - 2, "height": height, "rx": 3})
        if index % every == 0:
            paper.write(x + 1, bottom + 22, f"{low + index * step}", {"font-size": 13}, "rim")
    paper.line(left, HEAD_HEIGHT + tall, left + width * len(heights), HEAD_HEIGHT + tall, "rim", 1)
    spans = [f"{low + index * step}–{low + (index + 1) * step - 1}" for index in range(len(heights))]
    return paper.svg(tell([(span, str(count)) for span, count in zip(spans, heights, strict=True)]))


MARK_WIDTH, MARK_HIGH = 12, 16  # of a number over a chart
CURVE_DASHES = ("", "14 7", "2 8", "18 6 3 6", "8 5")
CURVE_SIGNS = (
    circle(0, 0, 5),
    box(0, 0, 10, 10, 1),
    polygon(around(0, 0, 7, 3)),
    polygon(around(0, 0, 7, 4)),
    star(0, 0, 8, 4),
)


@dataclass(frozen=True, slots=True)
class Curve:
    """Values from the start on, one a step, in a colour of the house's paint."""

    label: str
    colour: str
    values: tuple[float, ...]


def curves(
    rows: Sequence[Curve], title: str, write: WriteNumber, *, marks: Sequence[int] = (), turns: Sequence[int] = (),
    axis: str = "", theme: Theme = "auto", width: float = CHART_WIDTH, tell: TellPairs = tell_plainly,
) -> str:  # fmt: skip
    """Shares between 0 and 1 step by step, told apart by dashes and signs as well as by colour; `marks` are steps.

    `turns` are those of the steps, where they are called by them; `axis` says what is counted there.
    """
    tall, left = 240, 52
    side = 30 + min(100.0, max(_text_width(row.label) for row in rows))  # for the names
    room = width - left - side
    last = max(1, max(len(row.values) for row in rows) - 1)
    over = _numbers_over({mark: left + room * mark / last for mark in marks}, marks)
    top = HEAD_HEIGHT + 2 + MARK_HIGH * max((level for *_, level in over), default=1)
    paper = ChartDrawing(title, theme, top + tall + FOOT_HEIGHT, width)

    def at(step: float, value: float) -> tuple[float, float]:
        return left + room * step / last, top + tall * (1 - value)

    for quarter in range(5):
        x, y = at(0, quarter / 4)
        paper.line(x, y, left + room, y, "ground", 1)
        paper.write(x - 10, y + 5, write(quarter / 4), {"text-anchor": "end", "font-size": 13}, "rim")
    for x, level in dict.fromkeys((x, level) for x, _, level in over):
        paper.line(x, top - MARK_HIGH * (level - 1), x, top + tall, "accent-ink", 2, "2 6")
    for count, (_, label, level) in enumerate(over, 1):
        sign_at: Attributes = {"text-anchor": "middle", "font-weight": "700", "class": "chart-mark", "data-mark": count}
        paper.write(label, top - 8 - MARK_HIGH * (level - 1), str(count), sign_at, "accent-ink")
    step = max(1, int(round_step(last / 8)))
    for tick in range(0, last + 1, step):
        told = str(turns[tick] if tick < len(turns) else tick)
        paper.write(at(tick, 0)[0], top + tall + 24, told, {"text-anchor": "middle", "font-size": 13}, "rim")
    if axis:
        paper.write(left - 10, top + tall + 24, axis, {"text-anchor": "end", "font-size": 13}, "rim")
    ends = _move_apart([at(0, row.values[-1])[1] for row in rows], top, top + tall)
    for index, (row, end) in enumerate(zip(rows, ends, strict=True)):
        points = [at(place, value) for place, value in enumerate(row.values)]
        path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
        line: Attributes = {"d": path, "fill": "none", "stroke-linejoin": "round"}
        dash = CURVE_DASHES[index % len(CURVE_DASHES)] or None
        paper.add("path", "ink", {**line, "stroke-width": 5, "stroke-dasharray": dash}, stroke=True)
        paper.add("path", row.colour, {**line, "stroke-width": 3, "stroke-dasharray": dash}, stroke=True)
        spots = [*points[index :: max(2, last // 6)], (left + room + 14, end)]
        for x, y in spots:
            sign: Attributes = {
                "d": CURVE_SIGNS[index % len(CURVE_SIGNS)], "transform": f"translate({number(x)} {number(y)})",
                "stroke": paint("ink", theme), "stroke-width": 2,
            }  # fmt: skip
            paper.add("path", row.colour, sign)
        paper.write(left + room + 26, end + 5, row.label, _squeeze(row.label, 100))
    return paper.svg(tell([(row.label, " ".join(write(value) for value in row.values)) for row in rows]))


def _numbers_over(places: dict[int, float], marks: Sequence[int]) -> list[tuple[float, float, int]]:
    """Where the numbers of the marks stand: over which line, where along it, and in which row, the lowest being 1.

    Those of one step share its line; where the numbers of another would touch them, these stand in a row above.
    """
    rows, found = dict[int, int](), list[tuple[float, float, int]]()
    reach = list[float]()  # of each row: how far its numbers go
    for mark in sorted(set(marks)):
        half = MARK_WIDTH * marks.count(mark) / 2
        row = next((row for row, end in enumerate(reach) if end <= places[mark] - half), len(reach))
        reach[row : row + 1] = [places[mark] + half]
        rows[mark] = row + 1
    for index, mark in enumerate(marks):
        shift = marks[:index].count(mark) - (marks.count(mark) - 1) / 2
        found.append((places[mark], places[mark] + MARK_WIDTH * shift, rows[mark]))
    return found


def _move_apart(heights: Sequence[float], top: float, bottom: float, gap: float = 20) -> list[float]:
    """The same heights moved apart so that labels do not cover each other."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    found = list(heights)
    for before, index in zip([None, *order], order, strict=False):
        found[index] = max(found[index], top if before is None else found[before] + gap)
    for after, index in zip([None, *reversed(order)], reversed(order), strict=False):
        found[index] = min(found[index], bottom if after is None else found[after] - gap)
    return found


def round_step(about: float) -> float:
    """A step of a scale that people like to read: 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(about)) if about > 0 else 1.0
    return next((power * nice for nice in (1, 2, 5) if power * nice >= about), power * 10)


def _value_text(row: Bar, write: WriteNumber) -> str:
    return f"{write(row.value)} {row.note}".strip()


def _squeeze(text: str, room: float) -> dict[str, str | float | None]:
    """Narrower letters for a label that would not fit. Those of Japanese are as wide as high."""
    return {"textLength": room, "lengthAdjust": "spacingAndGlyphs"} if _text_width(text) > room else {}


def _text_width(text: str) -> float:
    return sum(FONT_SIZE if ord(sign) > 0x2E7F else FONT_SIZE * 0.6 for sign in text)
