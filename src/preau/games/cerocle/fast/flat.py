"""From a readable position to a flat state, and back."""

from __future__ import annotations

from preau.games.api import Position, Value
from preau.games.cerocle.fast.layout import (
    BANS,
    DRAWN,
    ENCIRCLED_OUT,
    EXCHANGES,
    FAIR,
    NEUTRAL,
    OVER,
    OWN,
    PIECES,
    PLAYERS,
    QUIET,
    QUIET_LIMIT,
    RELOCATE,
    SEAT,
    SIZE,
    SPENT,
    TAKEN,
    TURN,
    WIDE,
)
from preau.games.cerocle.fast.tables import LOW, WORD
from preau.games.cerocle.position import CeroclePosition
from preau.games.cerocle.rules.options import OPTIONS, setup_of
from preau.games.cerocle.rules.outcome import result

SIDE_LEARNED = 5  # nothing was learned about the wider board
RELOCATES = ("own_or_neutral", "own", "any")


def is_learned(position: Position) -> bool:
    """Whether what was learned is about such a board."""
    assert isinstance(position, CeroclePosition)
    return position.setup.board.side == SIDE_LEARNED


def flatten(position: Position) -> list[int]:
    """The state of a position."""
    assert isinstance(position, CeroclePosition)
    state = [0] * SIZE
    for colour in range(3):
        _put(state, PIECES + 2 * colour, position.pieces[colour])
    for seat in range(4):
        state[BANS + seat] = -1
    for seat in range(position.players):
        state[OWN + seat] = position.own[seat]
        state[NEUTRAL + seat] = position.neutral[seat]
        state[TAKEN + seat] = sum(1 << 4 * colour for colour in position.taken[seat])
        ban = position.bans[seat]
        if ban is not None:
            state[BANS + seat] = ban[0] << 7 | ban[1]
    for direction in range(3):
        _put(state, SPENT + 2 * direction, position.spent[direction])
    state[EXCHANGES], state[QUIET] = position.exchanges, position.quiet
    state[TURN], state[SEAT] = position.turn, position.player
    if position.over:
        winners, _ = result(position)
        state[OVER] = 1 + position.setup.colours[winners[0]] if winners else DRAWN
    state[PLAYERS] = position.players
    state[WIDE] = int(position.setup.board.side == 6)
    state[RELOCATE] = RELOCATES.index(str(position.options["relocate"]))
    state[ENCIRCLED_OUT], state[FAIR] = int(position.setup.encircled_out), int(position.setup.fair)
    state[QUIET_LIMIT] = int(position.options["quiet"]) * position.players
    return state


def restore(state: list[int]) -> CeroclePosition:
    """The position of a state."""
    state = [int(number) for number in state]
    players = state[PLAYERS]
    options: dict[str, Value] = {
        "players": players,
        "side": 6 if state[WIDE] else 5,
        "relocate": RELOCATES[state[RELOCATE]],
        "encircled": "out" if state[ENCIRCLED_OUT] else "opponent",
        "start": "fair" if state[FAIR] else "free",
        "quiet": state[QUIET_LIMIT] // players,
    }
    position = CeroclePosition.first(setup_of(tuple(options[option.name] for option in OPTIONS)))
    position.hold([_spaces(state, PIECES + 2 * colour) for colour in range(3)])
    position.own = state[OWN : OWN + players]
    position.neutral = state[NEUTRAL : NEUTRAL + players]
    position.taken = [
        tuple(colour for colour in range(3) for _ in range(taken >> 4 * colour & 15))
        for taken in state[TAKEN : TAKEN + players]
    ]
    position.bans = [(ban >> 7, ban & 127) if ban >= 0 else None for ban in state[BANS : BANS + players]]
    row, fall, rise = (_spaces(state, SPENT + 2 * direction) for direction in range(3))
    position.spent = row, fall, rise
    position.exchanges, position.quiet = state[EXCHANGES], state[QUIET]
    position.turn, position.player = state[TURN], state[SEAT]
    position.over = state[OVER] != 0
    return position


def text_of(position: Position, move: int) -> str:
    """The text of a move of the fast core's, which numbers them as the readable rules do."""
    return position.text(move)


def _put(state: list[int], at: int, spaces: int) -> None:
    state[at], state[at + 1] = spaces & LOW, spaces >> WORD


def _spaces(state: list[int], at: int) -> int:
    return state[at] | state[at + 1] << WORD
