"""Where things lie in the flat state of Cerocle.

Sets of spaces are a low and a high word, one after the other (see `tables`). What is held by seat has room for four.
"""

from __future__ import annotations

PIECES = 0  # by colour, the spaces it holds: low, high
OWN = 6  # by seat, pieces of the own colour in reserve
NEUTRAL = 10  # by seat, neutrals in reserve
TAKEN = 14  # by seat, how many of each colour are taken: four bits a colour
BANS = 18  # by seat, C5.2: 128 × from + to, or -1
SPENT = 22  # by direction, C4.2: low, high
EXCHANGES = 28  # in hand
QUIET = 29
TURN = 30
SEAT = 31
OVER = 32  # 0, or 1 + the colour that has won, or DRAWN
PLAYERS = 33  # the options from here on
WIDE = 34  # 0: side 5, 1: side 6
RELOCATE = 35  # C5.1: OWN_OR_NEUTRAL, ONLY_OWN, ANY_PIECE
ENCIRCLED_OUT = 36
FAIR = 37
QUIET_LIMIT = 38  # in turns; 0: none
SIZE = 39

DRAWN = 4
OWN_OR_NEUTRAL, ONLY_OWN, ANY_PIECE = range(3)

MOST_PLAYERS = 4
MOVE_BITS = 16  # no move has a number beyond 91 × 91 + 3 × 91 + its exchanges
MOST_MOVES = 46 * 45 + 91  # C5, C6: every piece to every empty space of the wider board, and takings
