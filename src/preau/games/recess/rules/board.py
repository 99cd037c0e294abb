"""The schoolyard: squares, layouts, walks, sight. Partner of `fast.tables`, `fast.squares` and `fast.sight`.

Squares are numbered in the order of their names as plain strings (a1, a10, a11, a12, a2, …), so that moves come out
in text order without sorting. A set of squares is one int with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import permutations

COLUMNS = "abcdefghijkl"  # R1.2
NAMES = tuple(sorted(f"{column}{row}" for column in COLUMNS for row in range(1, 13)))
SQUARE = {name: number for number, name in enumerate(NAMES)}
PLACE = tuple((COLUMNS.index(name[0]), int(name[1:]) - 1) for name in NAMES)  # (column, row) from 0
AT = {place: number for number, place in enumerate(PLACE)}
BOARD_RANK = tuple(row * 12 + column for column, row in PLACE)  # a1, b1, … l1, a2, …

BOYS, GIRLS = 144, 145  # R1.5: the entrances, off the board
ENTRANCES = {"boys": BOYS, "girls": GIRLS}
CORNER = {BOYS: SQUARE["a1"], GIRLS: SQUARE["l12"]}  # R3.2
BIT = (*(1 << number for number in range(144)), 0, 0)  # an entrance is no square of the board

ORTHOGONAL = ((0, 1), (1, 0), (0, -1), (-1, 0))
EIGHT = (*ORTHOGONAL, (1, 1), (1, -1), (-1, -1), (-1, 1))

# R1.3: the printed obstacles of each section, top row first.
SECTIONS = {
    "A": ("......", ".##...", "....#.", "....#.", ".#....", "...#.."),
    "B": ("...#..", ".#....", ".#..#.", "......", "..##..", ".....#"),
    "C": (".#....", ".#..#.", "......", "..#.##", "......", ".#..#."),
    "D": ("..#...", "....##", ".#....", "...#..", ".#.#..", "......"),
}
CORNERS_OF_SECTIONS = ((0, 0), (6, 0), (0, 6), (6, 6))  # south-west, south-east, north-west, north-east


def mask(squares: Iterable[int]) -> int:
    """The set of these squares."""
    result = 0
    for square in squares:
        result |= BIT[square]
    return result


def squares_of(bits: int) -> Iterator[int]:
    """The squares of a set, in the order of their names."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


SAFE = mask(SQUARE[name] for name in ("a1", "a2", "b1", "b2", "k11", "k12", "l11", "l12"))  # R1.4


def is_layout(text: str) -> bool:
    """R1.3: four sections, each once, each with its quarter turns."""
    return len(text) == 8 and sorted(text[::2]) == list(SECTIONS) and all(turns in "0123" for turns in text[1::2])


def draw_layout(seed: int) -> str:
    """R1.3: the layout that a seed draws, each of the 6,144 equally likely over the seeds."""
    # A linear congruential step spreads neighbouring seeds; the rules use no source of chance.
    number = (seed * 6364136223846793005 + 1442695040888963407) % 2**64 >> 32
    order = list(permutations(SECTIONS))[number % 24]
    turns = number // 24 % 256
    return "".join(f"{letter}{turns >> 2 * place & 3}" for place, letter in enumerate(order))


def turn_section(rows: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """A section after that many clockwise quarter turns."""
    for _ in range(turns):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def printed_obstacles(layout: str) -> int:
    """R1.3: where the sections print obstacles, whether or not a safety tile covers them."""
    found = 0
    for place, (left, bottom) in enumerate(CORNERS_OF_SECTIONS):
        rows = turn_section(SECTIONS[layout[2 * place]], int(layout[2 * place + 1]))
        for y, line in enumerate(reversed(rows)):
            found |= mask(AT[left + x, bottom + y] for x, sign in enumerate(line) if sign == "#")
    return found


# --- where one thing leads to another --------------------------------------------------------------------------------


def neighbours(square: int, directions: Iterable[tuple[int, int]]) -> int:
    """The squares next to a square, obstacles too."""
    column, row = PLACE[square]
    places = ((column + dx, row + dy) for dx, dy in directions)
    return mask(AT[place] for place in places if place in AT)


def beside(square: int) -> int:
    """R3.1: the squares one step from a square, obstacles too."""
    return neighbours(square, ORTHOGONAL)


def view_from(square: int, directions: Iterable[tuple[int, int]], free: int) -> int:
    """R4.3: what a nun on a square sees: her own, and all up to an obstacle or the edge.

    A diagonal passes between obstacles that touch at a corner.
    """
    seen = BIT[square]
    for dx, dy in directions:
        column, row = PLACE[square]
        while (place := (column := column + dx, row := row + dy)) in AT and free & BIT[AT[place]]:
            seen |= BIT[AT[place]]
    return seen


def walk_ends(free: int) -> tuple[tuple[int, ...], ...]:
    """R3.1: by steps and start, where a walk of exactly so many steps may end; a start may be an entrance."""
    one_step = [beside(square) & free for square in range(144)]
    ends = [list(BIT[:144])]
    for _ in range(3):
        ends.append([0] * 144)
        for square in squares_of(free):
            for previous in squares_of(ends[-2][square]):
                ends[-1][square] |= one_step[previous]
    for steps in (3, 2, 1):  # R3.2: the first step leads to the corner
        ends[steps] += [ends[steps - 1][CORNER[BOYS]], ends[steps - 1][CORNER[GIRLS]]]
    return tuple(map(tuple, ends))


class Yard:
    """One layout with the tables of its squares, made once and shared by all positions on it."""

    def __init__(self, layout: str, nuns: str, push: str) -> None:
        self.obstacles = printed_obstacles(layout) & ~SAFE  # R1.4: a tile covers what is printed beneath it
        self.free = (1 << 144) - 1 & ~self.obstacles
        self.open = self.free & ~SAFE
        self.reach = walk_ends(self.free)
        lines = EIGHT if nuns == "queen" else ORTHOGONAL  # R4.1
        self.sight = tuple(view_from(square, lines, self.free) for square in range(144))
        self.lines = tuple(view & ~BIT[square] for square, view in enumerate(self.sight))  # R4.1: where she may go
        around = EIGHT if push == "8" else ORTHOGONAL  # R9.1
        self.around = tuple(neighbours(square, around) & self.free for square in range(144))


@lru_cache(maxsize=256)  # a club's evening of random layouts, not all 6,144
def yard_for(layout: str, nuns: str, push: str) -> Yard:
    """The tables of a layout under these options."""
    return Yard(layout, nuns, push)


@cache
def squares_in_column(shift: int, bits: int) -> tuple[int, ...]:
    """The squares of a twelve-bit column pattern; `shift` is the column's first square."""
    return tuple(squares_of(bits << shift))
