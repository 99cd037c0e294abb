"""A scene as SVG: for a page (elements with ids, paint from its stylesheet) or as a picture that stands alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby
from typing import Literal

from preau.draw.markup import Attributes, Brush, SayPhrase, at, clean, element, group, text_at
from preau.draw.panel import PANEL_WIDTH, panel_height, panel_markup
from preau.draw.theme import FONT, Theme, halo, variables_css
from preau.games.paths import box, circle, number
from preau.games.scene import Cell, Piece, Scene

Panel = Literal["side", "below", "none"]


class _SvgDrawing:
    """One picture in the making."""

    def __init__(
        self, scene: Scene, brush: Brush, say: SayPhrase, mark: str, states: dict[str, Collection[str]]
    ) -> None:
        self.scene = scene
        self.brush = brush
        self.say = say
        self.mark = mark
        self.states = states
        self.page = brush.theme == "page"

    def scenery(self) -> str:
        scene, brush = self.scene, self.brush
        grounds = (
            element("g", {"transform": at(cell.x, cell.y)}, brush.glyph(cell.ground, size=cell.size[0]))
            for cell in scene.cells
            if cell.ground
        )
        quiet: Attributes = {"font-size": 26, "font-weight": "600"}
        rims = (text_at(rim.x, rim.y, rim.text, {**quiet, "fill": brush.paint(rim.colour)}) for rim in scene.rims)
        marks = (*map(brush.mark, scene.floor), *grounds, *map(brush.mark, scene.decor), *rims)
        return group("scenery", marks, aria_hidden="true", pointer_events="none")

    def cells(self) -> str:
        """The places as a grid of rows, for pointers, arrow keys and screen readers."""
        there: dict[str, list[Piece]] = {}
        for piece in self.scene.pieces:
            there.setdefault(piece.cell, []).append(piece)
        in_order = sorted(self.scene.cells, key=lambda cell: (cell.row, cell.column))
        rows = (
            group("row", [self._cell(cell, there.get(cell.id, [])) for cell in row], role="row")
            for _, row in groupby(in_order, key=lambda cell: cell.row)
        )
        return group("cells", rows, role="grid", aria_label=self.say(self.scene.title))

    def _cell(self, cell: Cell, pieces: list[Piece]) -> str:
        width, height = cell.size
        path = circle(0, 0, width * 0.46) if cell.outline == "round" else box(0, 0, width - 6, height - 6, 6)
        attributes: dict[str, str | float | None] = {
            "class": self._classes("cell", cell.id),
            "transform": at(cell.x, cell.y),
            "data-id": cell.id,
            "role": "gridcell",
            "aria-colindex": str(cell.column + 1),
            "aria-colspan": str(cell.span) if cell.span > 1 else None,
            "aria-label": self.mark.join([self.say(cell.phrase), *map(self.piece_label, pieces)]),
        }
        if self.page:
            attributes |= {
                "id": self.brush.prefix + cell.id, "tabindex": "-1", "data-row": cell.row, "data-column": cell.column,
                "data-x": cell.x, "data-y": cell.y,
            }  # fmt: skip
        return element("g", attributes, element("path", {"class": "halo", "d": path, **self._halo("cell", cell.id)}))

    def piece_label(self, piece: Piece) -> str:
        """A piece and all that is to be said of it."""
        return self.mark.join(map(self.say, (piece.phrase, *piece.notes)))

    def layers(self, shown: Collection[str], *, over: bool = False) -> Iterator[str]:
        """A page holds all layers and shows or hides them; a picture holds those asked for. `over`: of the pieces."""
        for layer in self.scene.layers:
            shapes = layer.over if over else layer.shapes
            if (self.page or layer.name in shown) and (shapes or not over):
                display = None if layer.name in shown else "none"
                yield element(
                    "g",
                    {
                        "class": "layer", "data-layer": layer.name, "display": display, "aria-hidden": "true",
                        "pointer-events": "none",
                    },
                    *map(self.brush.shape, shapes),
                )  # fmt: skip

    def pieces(self) -> str:
        return group("pieces", map(self._piece, self.scene.pieces), role="group")

    def _piece(self, piece: Piece) -> str:
        brush, scale = self.brush, piece.size / 100
        attributes: dict[str, str | float | None] = {
            "class": self._classes("piece", piece.id),
            "transform": at(piece.x, piece.y),
            "data-id": piece.id,
            "data-cell": piece.cell,
            "data-kind": piece.kind or None,
            "data-owner": piece.owner,
            "color": brush.paint(piece.colour),
            "role": "img",
            "aria-label": self.piece_label(piece),
        }
        if self.page:
            attributes |= {"id": brush.prefix + piece.id, "data-x": piece.x, "data-y": piece.y}
        ring = element("path", {"class": "halo", "d": circle(0, 0, 49 * scale), **self._halo("piece", piece.id)})
        label = brush.label(piece.glyph, piece.label, piece.colour) if piece.label else ""
        if label and scale != 1:
            label = element("g", {"transform": f"scale({number(scale)})"}, label)
        return element("g", attributes, ring, brush.glyph(piece.glyph, size=piece.size), label)

    def overlay(self) -> str:
        marks = map(self.brush.mark, self.scene.overlay)
        return group("overlay", marks, aria_hidden="true", pointer_events="none")

    def _classes(self, what: str, name: str) -> str:
        return " ".join([what, *(state for state, names in self.states.items() if name in names)])

    def _halo(self, what: str, name: str) -> dict[str, str]:
        if self.page:
            return {}
        found = {"fill": "transparent"}
        for state, names in self.states.items():
            if name in names:
                found |= halo(f"{what}.{state}", self.brush.theme)
        return found


def svg(
    scene: Scene,
    *,
    theme: Theme = "auto",
    lit: Collection[str] = (),
    last: Collection[str] = (),
    trouble: Collection[str] = (),
    layers: Collection[str] = (),
    width: int | None = None,
    title: str | None = None,
    say: SayPhrase = str,
    mark: str = ", ",
    panel: Panel | None = None,
    prefix: str = "",
) -> str:
    """The scene as an SVG document.

    `theme="page"` leaves paint and highlights to the page (`theme.page_css`) and gives every cell and piece its id,
    after `prefix`. The other themes make a picture that stands alone and has a `panel` beside the board: "auto" follows
    the reader's system, "light" and "dark" hold plain colours. `lit`, `last` and `trouble` are ids of cells and pieces
    that can be chosen, that the last move was about, and that show why a move was refused. `mark` stands between the
    things that a label names.
    """
    brush = Brush.of(scene, theme, prefix)
    drawing = _SvgDrawing(scene, brush, say, mark, {"last": last, "lit": lit, "trouble": trouble})
    beside = panel or ("none" if theme == "page" else "side")
    wide, high = scene.size
    side = ""
    if beside == "side":
        side = element("g", {"transform": at(wide, 0)}, panel_markup(scene, brush, say, PANEL_WIDTH, high))
        wide += PANEL_WIDTH
    elif beside == "below":
        more = panel_height(scene)
        side = element("g", {"transform": at(0, high)}, panel_markup(scene, brush, say, wide, more))
        high += more
    body = [
        drawing.scenery(), drawing.cells(), *drawing.layers(layers), drawing.pieces(),
        *drawing.layers(layers, over=True), drawing.overlay(), side,
    ]  # fmt: skip
    name = say(scene.title) if title is None else title
    head = [element("title", None, clean(name) or "-")]
    if theme == "auto":
        head.append(element("style", None, clean(variables_css(f"svg.{scene.game}-picture"))))
    if theme != "page":
        head.append(element("path", {"d": f"M0 0H{number(wide)}V{number(high)}H0z", "fill": brush.paint("table")}))
    attributes: Attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "class": f"board {scene.game}-picture",
        "viewBox": f"0 0 {number(wide)} {number(high)}",
        "width": width,
        "height": None if width is None else round(width * high / wide),
        "role": "group",
        "aria-label": name,
        "font-family": FONT,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
    }
    return element("svg", attributes, *head, brush.definitions(), *body)


def icon(scene: Scene, glyph: str, *, colour: str = "ink", label: str = "", theme: Theme = "page") -> str:
    """One glyph of a scene as a small picture of its own, for a page's panels; says nothing to screen readers."""
    brush = Brush.of(scene, theme, "icon-")
    shapes = map(brush.shape, brush.art[glyph].shapes)
    written = brush.label(glyph, label, colour) if label else ""
    attributes: Attributes = {
        "xmlns": "http://www.w3.org/2000/svg", "class": "icon", "viewBox": "-52 -52 104 104", "width": 24, "height": 24,
        "aria-hidden": "true", "color": brush.paint(colour), "font-family": FONT, "stroke-linejoin": "round",
        "stroke-linecap": "round",
    }  # fmt: skip
    return element("svg", attributes, *shapes, written)
