"""What a position is worth to each seat, at a glance. Partner of `fast.evaluation` and `fast.ring_values`.

Worth is a share of the win. Every ring is read by what it holds: a colour still needs as many pieces there as there are
empty spaces, unless the others have blocked it. Who is one short and has the move wins; what is left of the win is
divided by the rings in hope.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from preau.games.cerocle.position import CeroclePosition
from preau.games.cerocle.rules.board import Board, straight_fives

HOPE = (0.0, 7.0, 4.0, 1.8, 0.8, 0.3, 0.1)  # of a ring, by the pieces that it needs
CHARGED_HOPE = 2.0  # of a full ring that one exchange completes
HOPE_HEAT = 9.0  # how much more hope makes a win likely

# The chance that a ring one short is completed: by the mover, by the next if it has two ways or cannot be blocked,
# by the next if one piece blocks it, by those after.
RING_NOW_CHANCE, RING_UNSTOPPABLE_CHANCE, RING_BLOCKABLE_CHANCE, RING_LATER_CHANCE = 0.97, 0.85, 0.12, 0.1
EXCHANGES_NOW = 0.9  # an exchange in hand, or a line one short of it, beside a charged ring


class Reading(NamedTuple):
    """What one ring means to everyone."""

    hopes: tuple[float, float, float]  # by colour
    short: int  # the colour that is one short here, or -1
    charged: int  # the colour that an exchange would give it, or -1
    blockable: bool  # whether another piece in its last space would spoil it


def evaluate(position: CeroclePosition) -> tuple[float, ...]:
    """Each seat's share of the win, summing to 1."""
    setup = position.setup
    brown, green, white = position.pieces
    readings = _readings(setup.neutrals)
    occupied = brown | green | white
    hopes = [0.0, 0.0, 0.0]
    ways = [0, 0, 0]  # by colour, the spaces where it completes a ring
    firm = charged = 0  # sets of colours
    for ring in setup.board.circles:
        if not occupied & ring:
            continue
        hope, short, charge, blockable = readings[
            (brown & ring).bit_count() * 49 + (green & ring).bit_count() * 7 + (white & ring).bit_count()
        ]
        hopes[0] += hope[0]
        hopes[1] += hope[1]
        hopes[2] += hope[2]
        if short >= 0:
            ways[short] |= ring & ~occupied
            firm |= (not blockable) << short
        if charge >= 0:
            charged |= 1 << charge

    shares = [0.0, 0.0, 0.0]
    left = 1.0
    exchanging = position.exchanges > 0
    mover = setup.colours[position.player]
    if charged >> mover & 1 and (exchanging or _has_open_four(setup.board, position.pieces[mover], occupied)):
        shares[mover] = EXCHANGES_NOW
        left -= EXCHANGES_NOW
    for after in range(exchanging, setup.players):
        colour = setup.colours[(position.player + after) % setup.players]
        if not ways[colour]:
            continue
        if after == 0:
            chance = RING_NOW_CHANCE
        elif after > 1 or colour == mover:
            chance = RING_LATER_CHANCE
        else:
            held = not firm >> colour & 1 and ways[colour].bit_count() == 1 and not exchanging
            chance = RING_BLOCKABLE_CHANCE if held else RING_UNSTOPPABLE_CHANCE
        shares[colour] += left * chance
        left -= left * chance
    strengths = {colour: exp(hopes[colour] / HOPE_HEAT) for colour in setup.playing}
    total = sum(strengths.values())
    for colour, strength in strengths.items():
        shares[colour] += left * strength / total
    mates = setup.players // len(setup.playing)  # C1.3: a team shares
    return tuple([shares[colour] / mates for colour in setup.colours])


@cache
def _readings(neutrals: bool) -> tuple[Reading, ...]:
    """By 49 × brown + 7 × green + white pieces in the ring."""
    return tuple(
        read_ring((brown, green, white), neutrals) for brown in range(7) for green in range(7) for white in range(7)
    )


def read_ring(counts: tuple[int, int, int], neutrals: bool) -> Reading:
    """What a ring means that holds so many pieces of each colour."""
    empty = 6 - sum(counts)
    hopes, short, charged, blockable = [0.0, 0.0, 0.0], -1, -1, True
    if empty < 0:
        return Reading((0.0, 0.0, 0.0), -1, -1, True)
    for colour in range(2 if neutrals else 3):
        own = counts[colour]
        jokers = counts[2] if neutrals else 6 - empty - own  # C2.2
        foreign = 6 - empty - own - jokers if neutrals else 0
        if own and not foreign and jokers <= 1:
            hopes[colour] = HOPE[empty]
            if empty == 1:
                short, blockable = colour, neutrals or jokers == 1
        elif own + min(jokers, 1) == 5 and empty == 0:
            hopes[colour], charged = CHARGED_HOPE, colour
    return Reading((hopes[0], hopes[1], hopes[2]), short, charged, blockable)


def _has_open_four(board: Board, own: int, occupied: int) -> bool:
    """C4.1: whether one piece more makes a line."""
    return any((own & five).bit_count() == 4 and five & ~occupied for fives in straight_fives(board) for five in fives)
