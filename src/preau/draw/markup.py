"""XML as text: elements, attributes and the escaping of both; and how glyphs are written with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from html import escape

from preau.draw.glyphs import BUILT_IN_GLYPHS
from preau.draw.theme import Theme, ink_on, paint
from preau.games.api import Phrase
from preau.games.paths import number
from preau.games.scene import Glyph, Mark, Scene, Shape

Attributes = Mapping[str, str | float | None]
SayPhrase = Callable[[Phrase], str]
NOT_XML = re.compile("[\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]")


def clean(text: str) -> str:
    """Text made fit for XML: escaped, and without the characters that XML cannot hold."""
    return escape(NOT_XML.sub("", text))


def element(name: str, attributes: Attributes | None = None, *children: str) -> str:
    """One element; attributes that are None are left out, children are markup already."""
    written = []
    for key, value in (attributes or {}).items():
        if value is not None:
            text = clean(value) if isinstance(value, str) else number(value)
            written.append(f' {key}="{text}"')
    inside = "".join(children)
    return f"<{name}{''.join(written)}>{inside}</{name}>" if inside else f"<{name}{''.join(written)}/>"


def at(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


def text_at(x: float, y: float, text: str, attributes: Attributes) -> str:
    """Text centred on a point, unless the attributes say otherwise."""
    # A share of the font size, as `dominant-baseline` is not understood everywhere.
    size = attributes["font-size"]
    drop = float(size or 0) * 0.36
    return element("text", {"x": x, "y": y + drop, "text-anchor": "middle", **attributes}, clean(text))


@dataclass(slots=True)
class Brush:
    """Paints in one theme with the glyphs of one scene, and remembers which of them it used."""

    theme: Theme
    art: Mapping[str, Glyph]
    prefix: str = ""
    used: dict[str, None] = field(default_factory=dict)

    @classmethod
    def of(cls, scene: Scene, theme: Theme, prefix: str) -> Brush:
        return cls(theme, {**BUILT_IN_GLYPHS, **{glyph.name: glyph for glyph in scene.art}}, prefix)

    def paint(self, token: str) -> str:
        return paint(token, self.theme)

    def shape(self, shape: Shape) -> str:
        return element(
            "path",
            {
                "d": shape.path,
                "fill": self.paint(shape.fill),
                "stroke": self.paint(shape.stroke) if shape.stroke else None,
                "stroke-width": shape.width if shape.stroke else None,
                "stroke-dasharray": shape.dash or None,
                "opacity": None if shape.opacity == 1 else shape.opacity,
            },
        )

    def glyph(self, name: str, *, size: float = 100, turn: float = 0) -> str:
        """A glyph around (0, 0)."""
        self.used[name] = None
        moves = [f"rotate({number(turn)})"] if turn else []
        moves += [f"scale({number(size / 100)})"] if size != 100 else []
        return element("use", {"href": f"#{self._id(name)}", "transform": " ".join(moves) or None})

    def mark(self, mark: Mark) -> str:
        where: dict[str, str | float | None] = {"transform": at(mark.x, mark.y)}
        if mark.own:
            where["color"] = self.paint(mark.own)
        if mark.steps and self.theme == "page":
            where |= {"data-steps": " ".join(mark.steps), "data-x": mark.x, "data-y": mark.y}
        return element("g", where, self.glyph(mark.glyph, size=mark.size, turn=mark.turn))

    def label(self, glyph_name: str, label: str, colour: str) -> str:
        glyph = self.art[glyph_name]
        token = ink_on(colour) if glyph.label_colour == "on-own" else glyph.label_colour
        style: Attributes = {"font-size": glyph.label_size, "font-weight": "700", "fill": self.paint(token)}
        return text_at(*glyph.label_at, label, style)

    def definitions(self) -> str:
        """The glyphs used so far, each drawn once."""
        symbols = (element("g", {"id": self._id(name)}, *map(self.shape, self.art[name].shapes)) for name in self.used)
        return element("defs", None, *symbols)

    def _id(self, name: str) -> str:
        # Pictures in different paint may share a page; the glyphs of each must be its own.
        return f"{self.prefix}{self.theme}-{name}"


def group(name: str, children: Iterable[str], **attributes: str | None) -> str:
    """A group of class `name`."""
    return element(
        "g", {"class": name, **{key.replace("_", "-"): value for key, value in attributes.items()}}, *children
    )
