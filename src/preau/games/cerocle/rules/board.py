"""The board: names, neighbours, circles and straight lines of one side length, computed once and kept.

A space is a number. Spaces are numbered in the order of their names as plain strings, so that lists of moves fall out
in the order of their texts; `order` holds them in board order (C1.2), which differs where numbers have two digits.
A set of spaces is an int, one bit a space.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from operator import getitem

BROWN, GREEN, WHITE = range(3)
COLOURS = ("brown", "green", "white")

DIRECTIONS = {"row": (0, 1), "fall": (1, 0), "rise": (1, 1)}  # C1.2; what is kept by direction is in this order
_AROUND = tuple((sign * r, sign * d) for sign in (1, -1) for r, d in DIRECTIONS.values())

LINE = 5  # C4.1: how long a run must be

BIT = tuple(1 << space for space in range(91))
SPOT = tuple(bytes([space]) for space in range(256))  # a space as a byte: sets of them sort and subtract fast

_SPOTS = tuple(  # by place in a set and by what eight bits are there: their spaces
    tuple(bytes(8 * place + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)) for place in range(12)
)

PLACE, NEUTRAL, RELOCATE, TAKE, EXCHANGE, DONE = range(6)

Decoded = tuple[int, int, int]  # kind of move, first space, second space


def spots(spaces: int) -> bytes:
    """The spaces of a set as bytes, in the order of their numbers."""
    return b"".join(map(getitem, _SPOTS, spaces.to_bytes(12, "little")))


def members(spaces: int) -> list[int]:
    """The spaces of a set, in the order of their numbers."""
    return list(spots(spaces))


def union(spaces: Iterable[int]) -> int:
    """The set of these spaces."""
    result = 0
    for space in spaces:
        result |= 1 << space
    return result


class Board:
    """All that depends on the side length alone."""

    def __init__(self, side: int) -> None:
        self.side = side
        size = 2 * side - 1
        # C1.1: a hexagon of that many spaces along each side; C1.2: a space exists if |r - d| < side
        places = [(r, d) for r in range(size) for d in range(size) if abs(r - d) < side]
        name = {(r, d): f"{chr(ord('a') + r)}{d + 1}" for r, d in places}
        self.names = tuple(sorted(name.values()))
        self.index = {text: space for space, text in enumerate(self.names)}
        at = {place: self.index[text] for place, text in name.items()}
        self.order = tuple(at[place] for place in places)
        self.rank = {space: rank for rank, space in enumerate(self.order)}
        self.rows = tuple(tuple(at[r, d] for d in range(size) if (r, d) in at) for r in range(size))
        self.count = len(self.names)
        self.everywhere = bytes(range(self.count))

        around = {at[r, d]: [at[r + i, d + j] for i, j in _AROUND if (r + i, d + j) in at] for r, d in places}
        around = dict(sorted(around.items()))
        self.neighbours = tuple(union(around[space]) for space in range(self.count))
        self._near_sets = [list(map(union, _subsets(near))) for near in around.values()]
        self._find_circles(around)
        self._find_lines(at)
        middle = side - 1
        self.ring = union(  # C3.4: exactly two steps from the centre
            at[r, d] for r, d in places if max(abs(r - middle), abs(d - middle), abs(r - d)) == 2
        )
        self.surroundings = tuple(zip(self.neighbours, self.circles_near, self.lines_near, strict=True))
        self._number_moves(around)

    def _find_circles(self, around: dict[int, list[int]]) -> None:
        # C2.1: the six neighbours of a space that has all six; in board order of their centres
        self.centres = tuple(space for space in self.order if len(around[space]) == 6)
        self.circles = tuple(self.neighbours[centre] for centre in self.centres)
        self.circles_near = tuple(self._near(space, self._circles_touched) for space in range(self.count))

    def _near(self, space: int, what: Callable[[int, int], tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
        """What there is to look up for each set of neighbours of a space. Equal answers are one object: it is small."""
        shared: dict[tuple[int, ...], tuple[int, ...]] = {}
        return {held: shared.setdefault(found := what(space, held), found) for held in self._near_sets[space]}

    def _circles_touched(self, space: int, held: int) -> tuple[int, ...]:
        # a circle through a space goes through two of its neighbours: without them it is not complete
        near = self.neighbours[space]
        return tuple(c for c in self.circles if c >> space & 1 and c & near & ~held == 0)

    def _lines_touched(self, space: int, held: int) -> tuple[int, ...]:
        return tuple(line for line in self.lines_through[space] if line & held)

    def _pairs_touched(self, space: int, held: int) -> tuple[int, ...]:
        pairs = [sorted((space, other), key=self.rank.__getitem__) for other in members(held)]
        return tuple(self.number[f"{self.names[a]}~{self.names[b]}"] for a, b in pairs)

    def _find_lines(self, at: dict[tuple[int, int], int]) -> None:
        self.lines: tuple[tuple[int, ...], ...]  # by direction
        lines, through = [], []
        self.runs: dict[int, tuple[int, ...]] = {}  # what is held of a line -> the runs of five or more in it
        for r_step, d_step in DIRECTIONS.values():
            whole: dict[int, list[int]] = {}
            for (r, d), space in at.items():
                whole.setdefault(r * d_step - d * r_step, []).append(space)  # the same all along a line
            for line in whole.values():
                self.runs.update(_runs_along(line))
            lines.append(tuple(map(union, whole.values())))
            through.append({space: union(line) for line in whole.values() for space in line})
        self.lines = tuple(lines)
        self.lines_through = tuple(tuple(by[space] for by in through) for space in range(self.count))
        self.lines_near = tuple(self._near(space, self._lines_touched) for space in range(self.count))

    def _number_moves(self, around: dict[int, list[int]]) -> None:
        """Number all moves, so that those legal at one time are numbered in the order of their texts."""
        n, names, spaces = self.count, self.names, range(self.count)
        moves: list[tuple[str, Decoded]] = [(names[s], (PLACE, s, 0)) for s in spaces]
        moves += [(f"n:{names[s]}", (NEUTRAL, s, 1)) for s in spaces]
        moves += [(f"{names[a]}-{names[b]}", (RELOCATE, a, b)) for a in spaces for b in spaces]
        moves += [(f"x{names[s]}", (TAKE, s, s)) for s in spaces]
        pairs = [(a, b) for a in spaces for b in around[a] if self.rank[a] < self.rank[b]]
        moves += sorted([(f"{names[a]}~{names[b]}", (EXCHANGE, a, b)) for a, b in pairs] + [("done", (DONE, 0, 0))])
        self.texts = tuple(text for text, _ in moves)
        self.moves = tuple(decoded for _, decoded in moves)
        self.number = {text: move for move, text in enumerate(self.texts)}
        self.to_neutral = bytes((byte + n) % 256 for byte in range(256))  # own placement -> neutral placement
        self.relocations_from = tuple((2 + space) * n for space in spaces)  # by origin, the number of the first
        self.first_take = 2 * n + n * n
        self.done = self.number["done"]
        self.pairs_at = tuple(self._near(space, self._pairs_touched) for space in spaces)

    def names_of(self, spaces: int) -> list[str]:
        """The names of a set of spaces, in board order."""
        return [self.names[space] for space in self.order if spaces >> space & 1]

    def are_lines(self, spaces: int, direction: int) -> bool:
        """C4.1: whether a set is made of straight runs of five or more along a direction, and of nothing else."""
        held = [spaces & line for line in self.lines[direction] if spaces & line]
        return all(sum(self.runs.get(each, ())) == each for each in held)

    def in_runs(self, spaces: int) -> tuple[int, int, int]:
        """C4.1: by direction, the spaces of a set that belong to a straight run of five or more."""
        found = [0, 0, 0]
        for direction, lines in enumerate(self.lines):
            for line in lines:
                found[direction] |= sum(self.runs.get(spaces & line, ()))
        return found[0], found[1], found[2]


def _subsets(spaces: list[int]) -> Iterator[Iterable[int]]:
    for chosen in itertools.product((0, 1), repeat=len(spaces)):
        yield itertools.compress(spaces, chosen)


def _runs_along(line: list[int]) -> dict[int, tuple[int, ...]]:
    """For all that one colour can hold of a line: the runs of five or more in it, where there are any."""
    found = {}
    for held in range(1 << len(line)):
        runs, start = [], 0
        for i in range(len(line) + 1):
            if not held >> i & 1:
                if i - start >= LINE:
                    runs.append(union(line[start:i]))
                start = i + 1
        if runs:
            found[union(space for i, space in enumerate(line) if held >> i & 1)] = tuple(runs)
    return found


@cache
def board(side: int) -> Board:
    """The board of that side length."""
    return Board(side)


@cache
def straight_fives(of: Board) -> tuple[tuple[int, ...], ...]:
    """C4.1: by direction, all runs of just five spaces."""
    fives = {run for runs in of.runs.values() for run in runs if run.bit_count() == LINE}
    return tuple(tuple(sorted(run for run in fives if any(run & line == run for line in lines))) for lines in of.lines)
