"""What one ring means, as tables. Partner of `evaluation`, which reads it likewise.

They are looked up by how many pieces of each colour the ring holds: 49 × brown + 7 × green + white.
The first half is for two and four players, with white as everybody's joker; the second (from THREE on) for three.
"""

from __future__ import annotations

from preau.games.cerocle.evaluation import CHARGED_HOPE, HOPE

THREE = 343
STEPS = (49, 7, 1)  # one piece more, by colour


def read_ring(counts: tuple[int, int, int], neutrals: bool) -> tuple[list[float], int, int, int, int]:
    """Hopes by colour, and the colours that are one short, may be joined by any piece, are charged, have won."""
    empty = 6 - sum(counts)
    hopes, short, firm, charged, won = [0.0, 0.0, 0.0], -1, 0, -1, -1
    if empty < 0:
        return hopes, short, firm, charged, won
    for colour in range(2 if neutrals else 3):
        own = counts[colour]
        jokers = counts[2] if neutrals else 6 - empty - own  # C2.2
        foreign = 6 - empty - own - jokers
        if own and not foreign and jokers <= 1:
            hopes[colour] = HOPE[empty]
            if empty == 0:
                won = colour
            elif empty == 1:
                short, firm = colour, int(own == 5)
        elif empty == 0 and own + min(jokers, 1) == 5:
            hopes[colour], charged = CHARGED_HOPE, colour
    return hopes, short, firm, charged, won


_COUNTS = [(b, g, w) for b in range(7) for g in range(7) for w in range(7)]
_ALL = [read_ring(counts, neutrals) for neutrals in (True, False) for counts in _COUNTS]

HOPES = [hope for hopes, *_ in _ALL for hope in hopes]  # three to a reading
SHORT = [short for _, short, *_ in _ALL]  # the colour that one piece more completes, or -1
FIRM = [firm for _, _, firm, *_ in _ALL]  # whether that piece may be the joker
CHARGED = [charged for *_, charged, _ in _ALL]  # the colour that the right exchange completes, or -1

# What a ring threatens, as a set: the colour that is one short, that is so and firm (three on), may be charged (six on)
THREATS = [
    (1 << short | firm << 3 + short if short >= 0 else 0) | (1 << 6 + charged if charged >= 0 else 0)
    for _, short, firm, charged, _ in _ALL
]
MAYBE_CHARGED = 1 << 6  # no less, if any ring may be

# What a ring is worth to a colour, less what it is to the others: three to a reading
NET = [
    hopes[c] - (1.0 if i < THREE else 0.6) * (sum(hopes) - hopes[c]) + (100.0 if won == c else -100.0 * (won >= 0))
    for i, (hopes, _, _, _, won) in enumerate(_ALL)
    for c in range(3)
]

# What it changes for a colour if a piece of its own, or a neutral, comes to a ring: three to a reading
_FULL = [sum(counts) >= 6 for counts in 2 * _COUNTS]
GAIN_OWN = [
    0.0 if _FULL[i] else NET[3 * (i + STEPS[c]) + c] - NET[3 * i + c] for i in range(len(_ALL)) for c in range(3)
]
GAIN_WHITE = [0.0 if _FULL[i] else NET[3 * (i + 1) + c] - NET[3 * i + c] for i in range(len(_ALL)) for c in range(3)]

# The colours, as a set, that two pieces more would give the ring
NEEDS_TWO = [
    sum(1 << c for c in range(2) if i < THREE and b + g + w == 4 and (b, g)[1 - c] == 0 and w <= 1)
    for i, (b, g, w) in enumerate(2 * _COUNTS)
]
