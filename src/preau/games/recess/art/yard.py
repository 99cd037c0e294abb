"""The schoolyard itself, drawn: asphalt, lawns, the school's two walls with their entrances, equipment by layout."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from preau.games.paths import box, line, number
from preau.games.recess.art.equipment import KINDS, TWO_SQUARES
from preau.games.recess.rules.board import CORNERS_OF_SECTIONS, SECTIONS
from preau.games.scene import Glyph, Mark, Shape

SIDE: Final = 44.0  # room for the row numbers
WALL: Final = 128.0  # height of a wall with its entrance
BAND: Final = 40.0  # room for the column letters
SIZE: Final = (1200 + 2 * SIDE, 1200 + 2 * (WALL + BAND))
DOOR_HEIGHT: Final = 112.0
DOOR_PLACE: Final = 110.0  # for one child: as wide as an entrance for ten can be


def door_width(players: int) -> float:
    """An entrance has room for all boys, or all girls."""
    return 2 * DOOR_PLACE * players + 20


def door(name: str, players: int) -> tuple[float, float]:
    """The middle of an entrance: it wraps the corner at a1, or at l12 (R1.5)."""
    half = door_width(players) / 2
    return (SIDE + half, SIZE[1] - 60) if name == "boys" else (SIZE[0] - SIDE - half, 60.0)


def door_place(name: str, players: int, number: int) -> tuple[float, float]:
    """Where the child of this number waits, counted from the yard."""
    x, y = door(name, players)
    inward = 1 if name == "boys" else -1
    return x + inward * (10 + DOOR_PLACE * (number + 0.5) - door_width(players) / 2), y


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
    f"M{x} {y}q2 -9 -3 -14m3 14q0 -8 5 -12"
    for x, y in ((-72, -58), (-20, -22), (40, -66), (76, 22), (-58, 44), (24, 76))
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


@cache
def wall(name: str, players: int) -> Glyph:
    """A wall of the school with an entrance, as seen from the middle of the wall."""
    out = -1 if name == "boys" else 1  # the yard is above the boys' wall and below the girls'
    width, wide = door_width(players), SIZE[0]
    middle, corner = out * (wide / 2 - SIDE - width / 2), out * (wide / 2 - SIDE - 50)
    left = wide - SIDE - width - 100  # beside the door hangs the plaque
    count = int(left // 150)
    rest = left / max(1, count)
    windows = [-out * (wide / 2 - rest * (index + 0.5)) for index in range(count)]
    panes = "".join(box(x, 0, 76, 72, 6) for x in windows)
    bars = "".join(f"M{number(x)} -36v72M{number(x - 38)} 0h76" for x in windows)
    boards = "".join(
        line((middle - width / 2, y), (middle + width / 2, y)) for y in (-30 - 4 * out, -4 * out, 30 - 4 * out)
    )
    return Glyph(
        f"wall-{name}-{players}",
        (
            Shape(box(0, 0, wide, WALL), "brick"),
            Shape(_bricks(wide), "", "brick-2", 3),
            Shape(box(corner, out * 78, 92, 60, 6), "floor", "chalk", 5),
            Shape(box(middle, -4 * out, width + 8, DOOR_HEIGHT + 8, 14), "floor", "chalk", 6),
            Shape(boards, "", "floor-2", 4),
            Shape(box(corner, out * 62, 82, 40), "floor"),
            Shape(panes, "window", "chalk", 6),
            Shape(bars, "", "chalk", 4),
        ),
    )


def floor(players: int) -> tuple[Mark, ...]:
    return (
        Mark(f"wall-girls-{players}", SIZE[0] / 2, WALL / 2),
        Mark(f"wall-boys-{players}", SIZE[0] / 2, SIZE[1] - WALL / 2),
        Mark("plaque-girls", SIZE[0] - SIDE - door_width(players) - 58, WALL / 2, 84, own="paint-1"),
        Mark("plaque-boys", SIDE + door_width(players) + 58, SIZE[1] - WALL / 2, 84, own="paint-2"),
        Mark("yard", SIZE[0] / 2, SIZE[1] / 2),
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
            where = [_turn_square(square, turns) for square in squares]
            on_board = [(left + column, bottom + 5 - row) for row, column in where]
            middles = [centre(*square) for square in on_board]
            x, y = (sum(values) / len(values) for values in zip(*middles, strict=True))
            yield Mark(kind, x, y, turn=turn % 360), on_board


def _turn_square(square: tuple[int, int], turns: int) -> tuple[int, int]:
    """Where a square of a section (row from the top, column) comes to lie."""
    row, column = square
    for _ in range(turns):
        row, column = column, 5 - row
    return row, column
