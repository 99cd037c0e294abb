"""Where things lie in the flat state of Recess!, and how a move is written as a number.

A square is 12 × its column + its row, both from 0; the entrances (R1.5) come after the squares. A child is its seat × 4
+ its place among B1, B2, G1, G2; sets of children have a bit for each. What is held by child or by seat has room for
five players. A set of squares is three words, of four columns each (see `squares`).

A fight is where a child of ATTACKERS and one of VICTIMS share a square: no two fights do (R5.7). The steps left are
always the last ones of 3, 2, 1 (R2.2, R2.4), so their number says which they are.
"""

from __future__ import annotations

CHILDREN = 0  # by child, its square or entrance
NUNS = 20  # by nun, her square
SIGHT = 22  # by nun, R4.3: what she sees, three words; follows from where she stands
ATTACKERS = 28
VICTIMS = 29
DETAINED = 30
SERVING = 31
MOVABLE = 32  # of the mover's four, as are the next two
MUST_LEAVE = 33
CAUGHT = 34  # R5.6: who leads a fight that a nun saw at the start of the turn
COINS = 35  # by seat
STEPS = 40  # how many are left, which is also the one at hand
PHASE = 41
MINUTE = 42
SEAT = 43
FIRST_DECISION = 44  # whether this is the turn's first decision
KISS = 45
PLAYERS = 46  # the options from here on
YARD = 47  # the number of the layout (R1.3)
FREE = 48  # its squares without an obstacle, three words
ROOKS = 51  # R4.1: nuns=rook
SAFE_TELLING = 52  # R7.2
PUSH_TO_SAFE = 53  # R9.2
PUSH_FOUR = 54  # R9.1: push=4
MOST_LOSES = 55  # R10.2
SIZE = 56

PHASE_STAY, PHASE_KIDS, PHASE_NUN, PHASE_OVER = range(4)

# Moves: kind | piece << 4 | square << 7 | fight told of << 15 | chain << 23 | victim's chain << 39. With `stay`, the
# piece is the set of children that stay. A chain of one square is a neighbour's number in the order of texts; a longer
# one (R9.3) is 8 + its number among those that could be chosen, in the same order.
MOVE_PASS, MOVE_SKIP, MOVE_STAY, MOVE_WALK, MOVE_FIGHT, MOVE_KISS, MOVE_BREAK, MOVE_TELL, MOVE_NUN, MOVE_NUN_PUSH = (
    range(10)
)
KIND_BITS = 15
AT_PIECE, AT_SQUARE, AT_TOLD, AT_CHAIN, AT_VICTIM_CHAIN = 4, 7, 15, 23, 39
FIRST_LONG_CHAIN = 8

MOST_PLAYERS = 5
MOST_MOVES = 8192  # by far: no game has come near, but a packed yard of fights can be imagined
MOST_PUSHES = MOST_MOVES - 256  # chains are no longer listed from here on; all other moves still find room
