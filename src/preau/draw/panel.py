"""The panel beside a board that stands alone: the clock, the stages of the turn, and each seat with what it has."""

from __future__ import annotations

from typing import Final

from preau.draw.markup import Attributes, Brush, SayPhrase, at, clean, element, group, text_at
from preau.games.paths import around, box, circle, line, number
from preau.games.scene import Chip, Counter, Scene, SceneClock, Seat

PANEL_WIDTH: Final = 520
_HEAD_HEIGHT: Final = 250  # the clock and the chips
_SEAT_HEIGHT: Final = 150


def panel_height(scene: Scene) -> float:
    """How high the panel is when it lies below the board, seats two by two."""
    head = _HEAD_HEIGHT if scene.clock or scene.chips else 20
    return head + _SEAT_HEIGHT * ((len(scene.seats) + 1) // 2) + 20


def panel_markup(scene: Scene, brush: Brush, say: SayPhrase, width: float, height: float) -> str:
    """The panel, `width` by `height`, from its own (0, 0)."""
    below = width > PANEL_WIDTH
    parts = []
    top = 20.0
    if scene.clock or scene.chips:
        left = 40.0
        if scene.clock:
            parts.append(_clock_markup(scene.clock, brush, say, left + 90, 120))
            left += 220
        parts.append(_chips_markup(scene.chips, brush, say, left, 120, width - left - 20))
        top = _HEAD_HEIGHT
    columns = 2 if below else 1
    wide = width / columns
    step = _SEAT_HEIGHT if below else min(_SEAT_HEIGHT + 30, (height - top - 20) / max(1, len(scene.seats)))
    for index, seat in enumerate(scene.seats):
        x, y = index % columns * wide, top + index // columns * step
        parts.append(_seat_markup(seat, brush, say, x + 20, y, wide - 40))
    return group("panel", parts)


def _clock_markup(clock: SceneClock, brush: Brush, say: SayPhrase, x: float, y: float) -> str:
    share = min(1.0, clock.now / clock.total) if clock.total else 0.0
    strokes = clock.total if clock.total <= 60 else 12
    ticks = zip(around(0, 0, 82, strokes), around(0, 0, 74, strokes), strict=True)
    size = 46 if clock.now < 100 else 34
    end = around(0, 0, 68, 1, -90 + 360 * share)[0]
    large = 1 if share > 0.5 else 0
    wedge = circle(0, 0, 68) if share >= 1 else f"M0 0V-68A68 68 0 {large} 1 {number(end[0])} {number(end[1])}z"
    parts = [
        element(
            "path",
            {"d": circle(0, 0, 88), "fill": brush.paint("chalk"), "stroke": brush.paint("rim"), "stroke-width": 7},
        ),
        element("path", {"d": wedge, "fill": brush.paint("accent")}),
        element("path", {"d": "".join(line(*tick) for tick in ticks), "stroke": brush.paint("rim"), "stroke-width": 4}),
        element("path", {"d": circle(0, 0, 40), "fill": brush.paint("chalk")}),
        text_at(0, 0, str(clock.now), {"font-size": size, "font-weight": "800", "fill": brush.paint("on-white")}),
    ]
    return element("g", {"transform": at(x, y), "role": "img", "aria-label": say(clock.phrase)}, *parts)


def _chips_markup(chips: tuple[Chip, ...], brush: Brush, say: SayPhrase, left: float, y: float, width: float) -> str:
    if not chips:
        return ""
    step = min(92.0, width / len(chips))
    scale = step / 92
    drawn = []
    for index, chip in enumerate(chips):
        now, done = chip.state == "now", chip.state in ("done", "lost")
        ground: Attributes = {
            "d": box(0, 0, 78, 78, 20),
            "fill": brush.paint("accent" if now else "chalk"),
            "stroke": brush.paint("accent-ink" if now else "rim"),
            "stroke-width": 6 if now else 3,
            "stroke-dasharray": "4 9" if done else None,
        }
        ink = brush.paint("on-white")
        inside = text_at(0, 0, chip.text, {"font-size": 44, "font-weight": "800", "fill": ink}) if chip.text else ""
        inside = inside or brush.glyph(chip.glyph, size=68)
        place = f"{at(left + (index + 0.5) * step, y)} scale({number(scale)})"
        faded = 0.45 if done else None
        about: Attributes = {"transform": place, "role": "img", "aria-label": say(chip.phrase), "opacity": faded}
        drawn.append(element("g", about, element("path", ground), inside))
    return "".join(drawn)


def _seat_markup(seat: Seat, brush: Brush, say: SayPhrase, x: float, y: float, width: float) -> str:
    parts = []
    if seat.active or seat.winner:
        frame: Attributes = {
            "d": box(width / 2, 65, width, 130, 24),
            "fill": brush.paint("accent"),
            "fill-opacity": 0.45 if seat.winner else 0.18,
            "stroke": brush.paint("accent-ink"),
            "stroke-width": 5,
            "stroke-dasharray": None if seat.winner else "2 11",
            "stroke-linecap": "round",
        }
        parts.append(element("path", frame))
    badge = element("g", {"transform": at(56, 64), "color": brush.paint(seat.colour)}, brush.glyph(seat.badge, size=78))
    name: Attributes = {"x": 108, "y": 54, "font-size": 40, "font-weight": "700", "fill": brush.paint("ink")}
    parts += [badge, element("text", name, clean(say(seat.phrase)))]
    if seat.winner:
        crown = {"transform": at(width - 50, 42), "color": brush.paint("accent")}
        parts.append(element("g", crown, brush.glyph("star", size=56)))
    left = 108.0
    for counter in seat.counters:
        parts.append(_counter_markup(counter, brush, say, left, 94))
        left += 80 + 24 * len(str(counter.count))
    return element("g", {"class": "seat", "transform": at(x, y)}, *parts)


def _counter_markup(counter: Counter, brush: Brush, say: SayPhrase, x: float, y: float) -> str:
    where: Attributes = {
        "transform": at(x + 22, y), "color": brush.paint(counter.colour or "ink"), "role": "img",
        "aria-label": say(counter.phrase),
    }  # fmt: skip
    style: Attributes = {"x": 30, "y": 14, "font-size": 40, "font-weight": "600", "fill": brush.paint("ink")}
    return element("g", where, brush.glyph(counter.glyph, size=48), element("text", style, str(counter.count)))
