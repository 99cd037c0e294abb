"""The schoolyard's geometry as flat tables. Partner of `rules.board`, but without obstacles: the state has them."""

from __future__ import annotations

from preau.games.recess.rules.board import CORNER, EIGHT, NAMES, ORTHOGONAL, PLACE, SAFE, squares_of

SIDE = 12
SQUARES = SIDE * SIDE
BOYS_IN = SQUARES  # R1.5: the entrance of the boys; that of the girls is the next
NOWHERE = SQUARES + 2  # where the children of players that are not there stand

WORD = 48  # squares in a word: four columns
COLUMN = (1 << SIDE) - 1
FIRST_ROWS = sum(1 << SIDE * column for column in range(4))  # row 1 of a word's columns
NOT_FIRST_ROW = ~(FIRST_ROWS | 1 << WORD)
NOT_LAST_ROW = ~(FIRST_ROWS << (SIDE - 1))

# The rows of a word's columns that change places between the order of the board and that of the names
ROWS_1_TO_9 = FIRST_ROWS * 0b000111111111
ROWS_2_TO_9 = FIRST_ROWS * 0b000111111110
ROWS_10_TO_12 = FIRST_ROWS * 0b111000000000

# From the readable rules' numbers, which follow the names as plain strings (a1, a10, a11, a12, a2, …), and back
FROM_NAMED = [SIDE * column + row for column, row in PLACE]
TO_NAMED = [FROM_NAMED.index(square) for square in range(SQUARES)]
_SIGNED = sorted(range(SQUARES), key=lambda number: NAMES[number] + ">")  # a10, a11, a12, a1, a2, …
FROM_SIGN_ORDER = [FROM_NAMED[number] for number in _SIGNED]  # the order in which a sign after the digits follows

CORNERS = [FROM_NAMED[corner] for corner in CORNER.values()]  # R3.2, by entrance

_SAFE = sum(1 << FROM_NAMED[square] for square in squares_of(SAFE))  # R1.4
SAFE_LOW = _SAFE & (1 << WORD) - 1
SAFE_HIGH = _SAFE >> 2 * WORD

# A square as a set of squares: the bit that it has in each word; entrances have none
BIT_LOW = [1 << s if s < WORD else 0 for s in range(NOWHERE + 1)]
BIT_MID = [1 << s - WORD if WORD <= s < 2 * WORD else 0 for s in range(NOWHERE + 1)]
BIT_HIGH = [1 << s - 2 * WORD if 2 * WORD <= s < SQUARES else 0 for s in range(NOWHERE + 1)]


def _beside(square: int, direction: tuple[int, int]) -> int:
    column, row = square // SIDE + direction[0], square % SIDE + direction[1]
    return SIDE * column + row if 0 <= column < SIDE and 0 <= row < SIDE else -1


def neighbours(square: int, directions: tuple[tuple[int, int], ...]) -> list[int]:
    """A square's neighbours in the order of their texts, whatever sign follows; padded to eight with -1."""
    found = [beside for direction in directions if (beside := _beside(square, direction)) >= 0]
    return sorted(found, key=TO_NAMED.__getitem__) + [-1] * (8 - len(found))


# R9.1: by option (push=8, push=4) and square; eight each
NEIGHBOURS = [
    beside
    for directions in (EIGHT, ORTHOGONAL)
    for square in range(SQUARES)
    for beside in neighbours(square, directions)
]
# R4.1: by square, the next one in each direction, orthogonals first, or -1
STEP = [_beside(square, direction) for square in range(SQUARES) for direction in EIGHT]

# How many steps it is from one place to another with no obstacle between; an entrance is one step from its corner
_PLACES = [(square // SIDE, square % SIDE, 0) for square in [*range(SQUARES)]]
_PLACES += [(corner // SIDE, corner % SIDE, 1) for corner in CORNERS]
PLACES = len(_PLACES)
DISTANCE = [abs(a - c) + abs(b - d) + more + other for a, b, more in _PLACES for c, d, other in _PLACES]
