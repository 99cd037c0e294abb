"""What rings threaten: which are one short, which one exchange would complete, where lines can be made.

Whoever judges a position or a move reads them first, into the scratch.
"""

from __future__ import annotations

from preau.games.cerocle.fast.layout import PIECES, PLAYERS, WIDE
from preau.games.cerocle.fast.lines import has_five
from preau.games.cerocle.fast.ring_values import CHARGED, FIRM, HOPES, MAYBE_CHARGED, SHORT, THREATS, THREE
from preau.games.cerocle.fast.tables import (
    FIVE_HIGH,
    FIVE_LOW,
    FIVES_IN,
    MOST_FIVES,
    MOST_RINGS,
    NEAR_HIGH,
    NEAR_LOW,
    RING_HIGH,
    RING_LOW,
    RINGS,
    SPACES,
    WORD,
)
from preau.games.fast.bits import count, lowest
from preau.games.fast.interface import Floats, Ints

# scratch: the hopes by colour; the threats of all rings; the reading of each ring; then by space, what it is worth to
# the mover that a piece comes there, its own or a neutral, or that the piece there goes
ALL_THREATS = 3
READING = 4
OWN_COMES = READING + MOST_RINGS
WHITE_COMES = OWN_COMES + SPACES
GOES = WHITE_COMES + SPACES
LOOKS_LEFT = GOES + SPACES  # for `forced_wins`
LEARNED = LOOKS_LEFT + 1  # 1: what was learned about patterns is asked
SUMS, HIDDEN = 16, 16  # for `patterns.values`: what is added up, the layer behind it, and the rows of a position
PATTERN_SUMS = LEARNED + 1
PATTERN_HIDDEN = PATTERN_SUMS + SUMS
PATTERN_ROWS = PATTERN_HIDDEN + HIDDEN
SCRATCH = PATTERN_ROWS + 160

WIN_NOW, STOP_IT = 1000.0, 100.0  # how promising it is to complete a ring, and to stop the next seat from it
UPSET = 20.0  # how promising it is to take a space where the next seat would make a line that wins


def read_rings(state: Ints, scratch: Floats) -> None:
    """Note what each ring holds, by colour the hopes of all rings, and what any of them threatens."""
    if state[WIDE]:
        read_rings_wide(state, scratch)
        return
    kind = THREE if state[PLAYERS] == 3 else 0
    brown, green, white = state[PIECES], state[PIECES + 2], state[PIECES + 4]
    brown_hope = green_hope = white_hope = 0.0
    threats, occupied = 0, brown | green | white
    for ring in range(RINGS[0]):
        low = RING_LOW[ring]
        if not low & occupied:
            scratch[READING + ring] = kind  # nothing there, as in many early on
            continue
        reading = kind + 49 * count(brown & low) + 7 * count(green & low) + count(white & low)
        scratch[READING + ring] = reading
        threats |= THREATS[reading]
        brown_hope += HOPES[3 * reading]
        green_hope += HOPES[3 * reading + 1]
        if kind:
            white_hope += HOPES[3 * reading + 2]
    scratch[0], scratch[1], scratch[2] = brown_hope, green_hope, white_hope
    scratch[ALL_THREATS] = threats


def read_rings_wide(state: Ints, scratch: Floats) -> None:
    kind = THREE if state[PLAYERS] == 3 else 0
    brown_low, brown_high = state[PIECES], state[PIECES + 1]
    green_low, green_high = state[PIECES + 2], state[PIECES + 3]
    white_low, white_high = state[PIECES + 4], state[PIECES + 5]
    brown_hope = green_hope = white_hope = 0.0
    threats = 0
    for ring in range(RINGS[1]):
        low, high = RING_LOW[MOST_RINGS + ring], RING_HIGH[MOST_RINGS + ring]
        reading = kind + 49 * count(brown_low & low) + 7 * count(green_low & low) + count(white_low & low)
        reading += 49 * count(brown_high & high) + 7 * count(green_high & high) + count(white_high & high)
        scratch[READING + ring] = reading
        threats |= THREATS[reading]
        brown_hope += HOPES[3 * reading]
        green_hope += HOPES[3 * reading + 1]
        white_hope += HOPES[3 * reading + 2]
    scratch[0], scratch[1], scratch[2] = brown_hope, green_hope, white_hope
    scratch[ALL_THREATS] = threats


def holes_of(state: Ints, scratch: Floats, colour: int, word: int, firm: bool) -> int:
    """The spaces where a colour completes a ring (low or high word); if `firm`, only those where a joker does."""
    wide, found = state[WIDE], 0
    if word > wide or not int(scratch[ALL_THREATS]) >> colour & 1:
        return 0
    free = ~(state[PIECES + word] | state[PIECES + 2 + word] | state[PIECES + 4 + word])
    for ring in range(RINGS[wide]):
        reading = int(scratch[READING + ring])
        if SHORT[reading] == colour and (FIRM[reading] or not firm):
            at = wide * MOST_RINGS + ring
            found |= (RING_HIGH[at] if word else RING_LOW[at]) & free
    return found


def is_charged(state: Ints, ring: int, colour: int) -> bool:
    """C4.3: whether one exchange completes a ring that is full, but for one piece of the wrong colour."""
    wide = state[WIDE]
    low, high = RING_LOW[wide * MOST_RINGS + ring], RING_HIGH[wide * MOST_RINGS + ring]
    own_low, own_high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    wrong_low, wrong_high, joker_low, joker_high = low & ~own_low, high & ~own_high, 0, 0
    if state[PLAYERS] != 3:
        if count(wrong_low) + count(wrong_high) == 1:  # five of its own: a neutral will do
            joker_low, joker_high = state[PIECES + 4], state[PIECES + 5]
        elif wrong_low & ~state[PIECES + 4] | wrong_high & ~state[PIECES + 5]:  # the neutral stays as the joker
            wrong_low, wrong_high = wrong_low & ~state[PIECES + 4], wrong_high & ~state[PIECES + 5]
    while wrong_low or wrong_high:
        space = lowest(wrong_low) if wrong_low else WORD + lowest(wrong_high)
        if wrong_low:
            wrong_low &= wrong_low - 1
        else:
            wrong_high &= wrong_high - 1
        at = wide * SPACES + space
        if NEAR_LOW[at] & ~low & (own_low | joker_low) | NEAR_HIGH[at] & ~high & (own_high | joker_high):
            return True
    return False


def charged_colours(state: Ints, scratch: Floats) -> int:
    """The colours, as a set, that one exchange would give a ring."""
    found = 0
    if scratch[ALL_THREATS] < MAYBE_CHARGED:
        return found
    for ring in range(RINGS[state[WIDE]]):
        colour = CHARGED[int(scratch[READING + ring])]
        if colour >= 0 and not found >> colour & 1 and is_charged(state, ring, colour):
            found |= 1 << colour
    return found


def has_line_anywhere(state: Ints, colour: int) -> bool:
    """C4.1: whether a colour has a line on the board."""
    return has_five(state[WIDE], state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1])


def read_threats(state: Ints, scratch: Floats) -> tuple[int, int, int]:
    """The colours, as sets, that are one short in a ring; where any piece will do; that one exchange would give one."""
    threats = int(scratch[ALL_THREATS])
    return threats & 7, threats >> 3 & 7, charged_colours(state, scratch)


def line_spaces(state: Ints, colour: int, word: int) -> int:
    """C4.1: the empty spaces where one piece more makes a straight five (low or high word)."""
    wide, found = state[WIDE], 0
    low, high = state[PIECES + 2 * colour], state[PIECES + 2 * colour + 1]
    if word > wide or count(low) + count(high) < 4:
        return 0
    if wide:
        return line_spaces_wide(state, low, high, word)
    for i in range(FIVES_IN[3]):
        missing = FIVE_LOW[i] & ~low
        if missing & (missing - 1) == 0:
            found |= missing
    return found & ~(state[PIECES] | state[PIECES + 2] | state[PIECES + 4])


def line_spaces_wide(state: Ints, low: int, high: int, word: int) -> int:
    """As `line_spaces`, on the wider board, of what a colour holds there."""
    found = 0
    free_low = ~(state[PIECES] | state[PIECES + 2] | state[PIECES + 4])
    free_high = ~(state[PIECES + 1] | state[PIECES + 3] | state[PIECES + 5])
    for i in range(MOST_FIVES, MOST_FIVES + FIVES_IN[7]):
        missing, missing_high = FIVE_LOW[i] & ~low, FIVE_HIGH[i] & ~high
        if missing & (missing - 1) or missing_high & (missing_high - 1) or (missing and missing_high):
            continue
        found |= missing_high & free_high if word else missing & free_low
    return found
