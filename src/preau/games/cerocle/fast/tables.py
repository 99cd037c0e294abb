"""The board's geometry as flat tables: side 5 first, then side 6, each row padded to the wider board's length.

A set of spaces is two words: spaces 0 to 60 in the low one, which is the whole of side 5, the others in the high one.
`wide` is 0 for side 5 and 1 for side 6; `at = wide * SPACES + space` finds the row of a space.
"""

from __future__ import annotations

from itertools import accumulate, chain

from preau.games.cerocle.rules.board import DIRECTIONS, EXCHANGE, Board, board, members, straight_fives

WORD = 61  # spaces in the low word
SPACES = 91  # of the wider board
LOW = (1 << WORD) - 1
SMALL = (1 << 12) - 1  # `& SMALL` tells the compiler that an index is never negative
NOWHERE = 1 << 61  # a space that no piece is ever on: pads sets that are never complete

THROUGH_RINGS = 8  # rings through a space: six, padded
THROUGH_FIVES = 16  # straight fives through a space: fifteen, padded

_BOARDS = (board(5), board(6))
_FIVES = [list(chain.from_iterable(straight_fives(b))) for b in _BOARDS]  # C4.1


def _low(spaces: int) -> int:
    return spaces & LOW


def _pad_rows(rows: list[list[int]], width: int, length: int, pad: int) -> list[int]:
    flat = []
    for row in rows + [[]] * (length - len(rows)):
        flat += row + [pad] * (width - len(row))
    return flat


def _steps(of: Board, space: int) -> list[int]:
    """The next space each way: forward and backward by direction, or -1."""
    row = next(i for i, spaces in enumerate(of.rows) if space in spaces)
    d = int(of.names[space][1:])
    found = []
    for up, along in DIRECTIONS.values():
        for sign in (1, -1):
            name = f"{chr(ord('a') + row + sign * up)}{d + sign * along}"
            found.append(of.index.get(name, -1))
    return found


COUNT = [b.count for b in _BOARDS]  # spaces of the board

NEAR = [b.neighbours[s] if s < b.count else 0 for b in _BOARDS for s in range(SPACES)]
NEAR_LOW = [_low(near) for near in NEAR]
NEAR_HIGH = [near >> WORD for near in NEAR]
del NEAR  # wider than a word

ALL_LOW = [LOW, LOW]
ALL_HIGH = [0, (1 << (SPACES - WORD)) - 1]
TWO_STEPS_LOW = [_low(b.ring) for b in _BOARDS]  # C3.4
TWO_STEPS_HIGH = [b.ring >> WORD for b in _BOARDS]

# C2.1: circles, in board order of their centres; then those through each space
MOST_RINGS = len(_BOARDS[1].circles)
RINGS = [len(b.circles) for b in _BOARDS]
RING_LOW = [_low(r) for b in _BOARDS for r in _pad_rows([[c] for c in b.circles], 1, MOST_RINGS, 0)]
RING_HIGH = [r >> WORD for b in _BOARDS for r in _pad_rows([[c] for c in b.circles], 1, MOST_RINGS, 0)]

RING_SPACES = [s for b in _BOARDS for s in _pad_rows([members(c) for c in b.circles], 6, MOST_RINGS, 0)]  # six a ring


def _through(sets: list[list[int]], width: int) -> tuple[list[int], list[int]]:
    """By board and space, the sets that go through it, as low and as high words."""
    low, high = [], []
    for of, all_sets in zip(_BOARDS, sets, strict=True):
        for space in range(SPACES):
            found = [each for each in all_sets if each >> space & 1] if space < of.count else []
            low += [_low(each) for each in found] + [NOWHERE] * (width - len(found))
            high += [each >> WORD for each in found] + [0] * (width - len(found))
    return low, high


AT_RING_LOW, AT_RING_HIGH = _through([list(b.circles) for b in _BOARDS], THROUGH_RINGS)
AT_FIVE_LOW, AT_FIVE_HIGH = _through(_FIVES, THROUGH_FIVES)

# The rings through a space, by their numbers; MOST_RINGS where there is none
AT_RINGS = [
    number
    for b in _BOARDS
    for space in range(SPACES)
    for number in _pad_rows([[i for i, c in enumerate(b.circles) if c >> space & 1]], 6, 1, MOST_RINGS)
]

# C4.1: all straight fives; FIVES_IN says where each direction's begin
MOST_FIVES = len(_FIVES[1])
FIVES_IN = [first for b in _BOARDS for first in (0, *accumulate(map(len, straight_fives(b))))]
FIVE_LOW = [_low(five) for fives in _FIVES for five in _pad_rows([[f] for f in fives], 1, MOST_FIVES, 0)]
FIVE_HIGH = [five >> WORD for fives in _FIVES for five in _pad_rows([[f] for f in fives], 1, MOST_FIVES, 0)]

# The straight line through a space by direction, from one end of the board to the other: three to a space
_LINES = [line for b in _BOARDS for s in range(SPACES) for line in (b.lines_through[s] if s < b.count else (0, 0, 0))]
LINE_LOW = [_low(line) for line in _LINES]
LINE_HIGH = [line >> WORD for line in _LINES]
del _LINES  # wider than a word

STEP = [
    next_space for b in _BOARDS for s in range(SPACES) for next_space in (_steps(b, s) if s < b.count else [-1] * 6)
]

# Moves by number, as the readable rules have them: placements, of neutrals, relocations, takings, then exchanges with
# `done` among them (-1) in the order of their texts
FIRST_EXCHANGE = [b.first_take + b.count for b in _BOARDS]
EXCHANGE_COUNT = [len(b.moves) - first for b, first in zip(_BOARDS, FIRST_EXCHANGE, strict=True)]
_LATE = [
    [(a, b) if kind == EXCHANGE else (-1, -1) for kind, a, b in of.moves[first:]]
    for of, first in zip(_BOARDS, FIRST_EXCHANGE, strict=True)
]
MOST_EXCHANGES = len(_LATE[1])
EXCHANGE_A = [a for late in _LATE for a in _pad_rows([[a] for a, _ in late], 1, MOST_EXCHANGES, -1)]
EXCHANGE_B = [b for late in _LATE for b in _pad_rows([[b] for _, b in late], 1, MOST_EXCHANGES, -1)]


# Both spaces of an exchange as a set; empty for `done`
_PAIRS = [(1 << a | 1 << b) if a >= 0 else 0 for a, b in zip(EXCHANGE_A, EXCHANGE_B, strict=True)]
PAIR_LOW = [pair & LOW for pair in _PAIRS]
PAIR_HIGH = [pair >> WORD for pair in _PAIRS]
del _PAIRS  # wider than a word
