"""The schoolyard itself, drawn: asphalt, lawns, the school's two walls with their entrances, equipment by layout."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from preau.games.paths import box, line
from preau.games.recess.board import CORNERS_OF_SECTIONS, SECTIONS
from preau.games.recess.equipment import KINDS, TWO_SQUARES
from preau.games.scene import Glyph, Mark, Shape

SIDE: Final = 44.0  # room for the row numbers
WALL: Final = 128.0  # height of a wall with its entrance
BAND: Final = 40.0  # room for the column letters
SIZE: Final = (1200 + 2 * SIDE, 1200 + 2 * (WALL + BAND))
DOOR: Final = (800.0, 112.0)  # an entrance
DOORS: Final = {"boys": (SIDE + 400, SIZE[1] - 60), "girls": (SIZE[0] - SIDE - 400, 60.0)}


def centre(column: int, row: int) -> tuple[float, float]:
    """The middle of a square, column and row from 0, rows from the bottom."""
    return SIDE + 100 * column + 50, WALL + BAND + 1150 - 100 * row


_GRID = "".join(line((x, -600), (x, 600)) + line((-600, x), (600, x)) for x in range(-500, 600, 100) if x)

YARD: Final = Glyph(
    "yard",
    (
        Shape(box(0, 0, 1212, 1212, 10), "rim"),
        Shape(box(-300, 300, 600, 600) + box(300, -300, 600, 600), "ground"),
        Shape(box(-300, -300, 600, 600) + box(300, 300, 600, 600), "ground-2"),
        Shape(_GRID, "", "line", 3),
        Shape("M0 -600V600M-600 0H600", "", "line", 9, dash="26 14"),
    ),
)

_BLADES = "".join(
    f"M{x} {y}q2 -9 -3 -14m3 14q0 -8 5 -12" for x, y in ((-72, -58), (-20, -22), (40, -66), (76, 22), (-58, 44), (24, 76))
)
LAWN: Final = Glyph(
    "lawn",
    (
        Shape(box(0, 0, 198, 198, 16), "lawn", "chalk", 5),
        Shape("M0 -96V96M-96 0H96", "", "lawn-2", 4),
        Shape(_BLADES, "", "lawn-2", 5),
    ),
)


def _bricks(width: float) -> str:
    rows = "".join(line((-width / 2, y), (width / 2, y)) for y in (-32, 0, 32))
    joints = ""
    for index, y in enumerate((-64, -32, 0, 32)):
        start = -width / 2 + (64 if index % 2 else 32)
        joints += "".join(line((start + 64 * step, y), (start + 64 * step, y + 32)) for step in range(int(width / 64)))
    return rows + joints


_WIDE: Final = SIZE[0]


def _wall(name: str, door: float, windows: float, corner: float, out: int) -> Glyph:
    """A wall of the school: the door at `door`, windows around `windows`, the way out at `corner`, up or down."""
    width, height = DOOR
    panes = "".join(box(windows + x, 0, 74, 70, 6) for x in (-140, 0, 140))
    bars = "".join(f"M{windows + x} -35v70M{windows + x - 37} 0h74" for x in (-140, 0, 140))
    return Glyph(
        name,
        (
            Shape(box(0, 0, _WIDE, WALL), "brick"),
            Shape(_bricks(_WIDE), "", "brick-2", 3),
            Shape(box(corner, out * 78, 92, 60, 6), "floor", "chalk", 5),
            Shape(box(door, -4 * out, width + 8, height + 8, 14), "floor", "chalk", 6),
            Shape(box(corner, out * 62, 82, 40), "floor"),
            Shape(panes, "water", "chalk", 6),
            Shape(bars, "", "chalk", 4),
        ),
    )


BOYS_WALL: Final = _wall("wall-boys", SIDE + 400 - _WIDE / 2, _WIDE / 2 - SIDE - 190, SIDE + 50 - _WIDE / 2, -1)
GIRLS_WALL: Final = _wall("wall-girls", _WIDE / 2 - SIDE - 400, SIDE + 190 - _WIDE / 2, _WIDE / 2 - SIDE - 50, 1)

FLOOR: Final = (
    Mark("wall-girls", _WIDE / 2, WALL / 2),
    Mark("wall-boys", _WIDE / 2, SIZE[1] - WALL / 2),
    Mark("yard", _WIDE / 2, SIZE[1] / 2),
)
LAWNS: Final = (Mark("lawn", SIDE + 100, WALL + BAND + 1100), Mark("lawn", SIDE + 1100, WALL + BAND + 100))

_LONG: Final = frozenset(glyph.name for glyph in TWO_SQUARES)


def equipment(layout: str) -> Iterator[tuple[Mark, list[tuple[int, int]]]]:
    """R1.3: each piece of equipment of a layout, with its squares (column and row from 0)."""
    for place, (left, bottom) in enumerate(CORNERS_OF_SECTIONS):
        letter, turns = layout[2 * place], int(layout[2 * place + 1])
        for (row, column), kind in KINDS[letter].items():
            squares = [(row, column)]
            turn = 90 * turns
            if kind in _LONG:
                upright = column == 5 or SECTIONS[letter][row][column + 1] != "#"
                squares.append((row + 1, column) if upright else (row, column + 1))
                turn += 90 * upright
            where = [_turned(square, turns) for square in squares]
            on_board = [(left + column, bottom + 5 - row) for row, column in where]
            middles = [centre(*square) for square in on_board]
            x, y = (sum(values) / len(values) for values in zip(*middles, strict=True))
            yield Mark(kind, x, y, turn=turn % 360), on_board


def _turned(square: tuple[int, int], turns: int) -> tuple[int, int]:
    """Where a square of a section (row from the top, column) comes to lie."""
    row, column = square
    for _ in range(turns):
        row, column = column, 5 - row
    return row, column
