"""Positions as planes and numbers, seen from a seat: all but the turn's number. docs/research.md names them."""

from __future__ import annotations

from preau.games.cerocle.fast.layout import (
    BANS,
    ENCIRCLED_OUT,
    EXCHANGES,
    FAIR,
    NEUTRAL,
    OWN,
    PIECES,
    PLAYERS,
    QUIET,
    QUIET_LIMIT,
    RELOCATE,
    SEAT,
    SPENT,
    TAKEN,
    WIDE,
)
from preau.games.cerocle.fast.research.actions import CELL, CELLS, CELLS_ALONG
from preau.games.cerocle.fast.tables import ALL_HIGH, ALL_LOW, SPACES, WORD
from preau.games.fast.bits import lowest
from preau.games.fast.interface import Floats, Ints

PLANE_HEIGHT = CELLS_ALONG
PLANE_WIDTH = CELLS_ALONG

PLANE_BOARD = 0
PLANE_PIECES = 1  # own colour, the next, the third
PLANE_SPENT = 4  # by direction, C4.2
PLANE_BAN_FROM = 7  # C5.2: where a piece stands that may not go back; (1 + whose, from this seat on) ÷ 4
PLANE_BAN_TO = 8
PLANES = 9

AT_MOVER = PLANES * CELLS  # by seat from this one on, as are the next three
AT_OWN = AT_MOVER + 4  # in twentieths
AT_NEUTRAL = AT_OWN + 4  # in quarters
AT_TAKEN = AT_NEUTRAL + 4  # three colours each, in quarters
AT_EXCHANGES = AT_TAKEN + 12  # in sixteenths; more look like sixteen
AT_QUIET = AT_EXCHANGES + 1  # as a share of the limit
AT_PLAYERS = AT_QUIET + 1  # two, three, four
AT_WIDE = AT_PLAYERS + 3
AT_RELOCATE = AT_WIDE + 1  # own or neutral, own, any
AT_ENCIRCLED_OUT = AT_RELOCATE + 3
AT_FAIR = AT_ENCIRCLED_OUT + 1
AT_QUIET_LIMIT = AT_FAIR + 1  # a player's, in thousandths
FEATURE_COUNT = AT_QUIET_LIMIT + 1


def features(state: Ints, seat: int, out: Floats) -> None:
    for k in range(FEATURE_COUNT):
        out[k] = 0.0
    wide, seats = state[WIDE], state[PLAYERS]
    mark_spaces(wide, ALL_LOW[wide], ALL_HIGH[wide], PLANE_BOARD, out)
    for colour in range(3):
        held = PIECES + 2 * colour
        mark_spaces(wide, state[held], state[held + 1], PLANE_PIECES + colour_from(state, seat, colour), out)
    for direction in range(3):
        spent = SPENT + 2 * direction
        mark_spaces(wide, state[spent], state[spent + 1], PLANE_SPENT + direction, out)
    for whose in range(seats):
        place = (whose - seat + seats) % seats
        ban = state[BANS + whose]
        if ban >= 0:
            out[PLANE_BAN_FROM * CELLS + CELL[wide * SPACES + (ban >> 7)]] = (1 + place) / 4
            out[PLANE_BAN_TO * CELLS + CELL[wide * SPACES + (ban & 127)]] = (1 + place) / 4
        out[AT_OWN + place] = state[OWN + whose] / 20
        out[AT_NEUTRAL + place] = state[NEUTRAL + whose] / 4
        for colour in range(3):
            taken = state[TAKEN + whose] >> 4 * colour & 15
            out[AT_TAKEN + 3 * place + colour_from(state, seat, colour)] = taken / 4
    out[AT_MOVER + (state[SEAT] - seat + seats) % seats] = 1.0
    out[AT_EXCHANGES] = min(state[EXCHANGES], 16) / 16
    if state[QUIET_LIMIT]:
        out[AT_QUIET] = state[QUIET] / state[QUIET_LIMIT]
    out[AT_PLAYERS + seats - 2] = 1.0
    out[AT_WIDE] = wide
    out[AT_RELOCATE + state[RELOCATE]] = 1.0
    out[AT_ENCIRCLED_OUT], out[AT_FAIR] = state[ENCIRCLED_OUT], state[FAIR]
    out[AT_QUIET_LIMIT] = state[QUIET_LIMIT] / (1000 * seats)


def colour_from(state: Ints, seat: int, colour: int) -> int:
    """A colour's place as that seat sees it: 0 its own, 1 the next, 2 the third or the neutral one."""
    if state[PLAYERS] == 3:
        return (colour - seat + 3) % 3
    return colour if colour == 2 else (colour ^ seat) & 1


def mark_spaces(wide: int, low: int, high: int, plane: int, out: Floats) -> None:
    """Write 1 on the spaces of a set."""
    while low:
        out[plane * CELLS + CELL[wide * SPACES + lowest(low)]] = 1.0
        low &= low - 1
    while high:
        out[plane * CELLS + CELL[wide * SPACES + WORD + lowest(high)]] = 1.0
        high &= high - 1
