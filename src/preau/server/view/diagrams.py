"""Diagrams of rules as pictures: a real position, cut to the places that matter."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import Literal

from preau.draw.markup import Attributes, group, text_at
from preau.draw.svg import svg
from preau.draw.theme import Theme
from preau.games import registry
from preau.games.api import Position
from preau.games.paths import number
from preau.games.scene import Scene
from preau.server.view import board
from preau.teach.diagrams import Diagram, diagrams_of

When = Literal["before", "after"]

MARGIN_PITCHES = 1.2  # cells shown around what matters
LEAST_PITCHES = 6.5  # cells across, so that one sees where on the board it is
WHOLE_BOARD_SHARE = 0.6  # a cut that shows more than this share of the board shows all of it
NAME_DROP = 0.3  # of a cell's height, below its middle: pieces stay visible
NAME_STYLE: Attributes = {
    "font-size": 40, "font-weight": "700", "fill": "#fff", "stroke": "#000", "stroke-width": 7,
    "stroke-linejoin": "round", "paint-order": "stroke",
}  # fmt: skip  # read on every ground, by day and by night
VIEW_BOX = re.compile(r'viewBox="[^"]*"')

Box = tuple[float, float, float, float]


def find_diagram(game: str, rule: str, index: int) -> Diagram | None:
    """The diagram of a rule, counted from 1."""
    found = diagrams_of(registry.game(game), rule)
    return found[index - 1] if 1 <= index <= len(found) else None


@lru_cache(maxsize=512)
def diagram_picture(game: str, rule: str, index: int, when: When, theme: Theme) -> str | None:
    diagram = find_diagram(game, rule, index)
    if diagram is None:
        return None
    position = diagram.after if when == "after" else diagram.before
    if position is None:
        return None
    last = board.changed_cells(diagram.before, position) if when == "after" else ()
    drawn = svg(
        board.scene_of(position), theme=theme, panel="none", title="", lit=diagram.lit, last=last,
        trouble=diagram.trouble, layers=diagram.layers,
    )  # fmt: skip
    x, y, wide, high = crop_box(diagram)
    if (wide, high) != board.scene_of(position).size:
        drawn = drawn.replace("</svg>", f"{_names(diagram, position)}</svg>")
    view = " ".join(map(number, (x, y, wide, high)))
    return VIEW_BOX.sub(f'viewBox="{view}" width="{number(wide)}" height="{number(high)}"', drawn, count=1)


def _names(diagram: Diagram, position: Position) -> str:
    """The names of the cells that are spoken of: a cut has no letters and numbers at its edge to find them by."""
    said = " ".join(map(str, (diagram.move, diagram.caption or "", *(effect.phrase for effect in diagram.told))))
    spoken_of = set(re.findall(r"\w+", said)) | {*diagram.lit, *diagram.trouble}
    taken = {piece.cell for piece in board.scene_of(position).pieces}
    written = [
        text_at(cell.x, cell.y + (cell.size[1] * NAME_DROP if cell.id in taken else 0), cell.id, NAME_STYLE)
        for cell in board.scene_of(position).cells
        if cell.id in spoken_of
    ]
    return group("names", written, aria_hidden="true", pointer_events="none")


def crop_box(diagram: Diagram) -> Box:
    """What to show of the board: the places that the diagram is about and some around them, else all of it."""
    scene = board.scene_of(diagram.before)
    wide, high = scene.size
    cut = _around(scene, _about(diagram))
    if cut is None or cut[2] * cut[3] > WHOLE_BOARD_SHARE * wide * high:
        return 0, 0, wide, high
    return cut


def _about(diagram: Diagram) -> set[str]:
    """The cells that matter: lit, in the way, changed by the move, and where the mover stands."""
    scene = board.scene_of(diagram.before)
    cells = {*diagram.lit, *diagram.trouble}
    if diagram.after is not None:
        cells |= set(board.changed_cells(diagram.before, diagram.after))
    player = diagram.before.player
    cells |= {
        piece.cell
        for piece in scene.pieces
        if piece.label and piece.owner in {None, player} and diagram.move.startswith(piece.label)
    }
    return cells


def _around(scene: Scene, ids: Collection[str]) -> Box | None:
    cells = [cell for cell in scene.cells if cell.id in ids]
    if not cells:
        return None
    spare = MARGIN_PITCHES * scene.pitch
    left = min(cell.x - cell.size[0] / 2 for cell in cells) - spare
    right = max(cell.x + cell.size[0] / 2 for cell in cells) + spare
    top = min(cell.y - cell.size[1] / 2 for cell in cells) - spare
    low = max(cell.y + cell.size[1] / 2 for cell in cells) + spare
    x, wide = _fit_stretch(left, right, LEAST_PITCHES * scene.pitch, scene.size[0])
    y, high = _fit_stretch(top, low, LEAST_PITCHES * scene.pitch, scene.size[1])
    return x, y, wide, high


def _fit_stretch(start: float, end: float, least: float, most: float) -> tuple[float, float]:
    """A stretch of at least that length, moved inside the board."""
    length = min(most, max(least, end - start))
    middle = (start + end) / 2
    return min(max(0.0, middle - length / 2), most - length), length
