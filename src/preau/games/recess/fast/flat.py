"""From a readable position to a flat state, and back."""

from __future__ import annotations

from itertools import permutations

from preau.games.api import Position, Value
from preau.games.recess.fast.layout import (
    ATTACKERS,
    CAUGHT,
    CHILDREN,
    COINS,
    DETAINED,
    FIRST_DECISION,
    FREE,
    KISS,
    MINUTE,
    MOST_LOSES,
    MOVABLE,
    MUST_LEAVE,
    NUNS,
    PHASE,
    PLAYERS,
    PUSH_FOUR,
    PUSH_TO_SAFE,
    ROOKS,
    SAFE_TELLING,
    SEAT,
    SERVING,
    SIZE,
    STEPS,
    VICTIMS,
    YARD,
)
from preau.games.recess.fast.moves import legal
from preau.games.recess.fast.sight import put_nun
from preau.games.recess.fast.tables import BOYS_IN, FROM_NAMED, NOWHERE, TO_NAMED, WORD
from preau.games.recess.position import RecessPosition, freeze
from preau.games.recess.rules.apply import settle
from preau.games.recess.rules.board import SECTIONS, squares_of
from preau.games.recess.rules.options import Setup
from preau.games.recess.rules.state import ALL_STEPS, PHASES, Draft, Fight, board_order

ORDERS = ["".join(order) for order in permutations(SECTIONS)]


def flatten(position: Position) -> list[int]:
    """The state of a position."""
    assert isinstance(position, RecessPosition)
    setup = position.setup
    state = [0] * SIZE
    state[PLAYERS], state[YARD] = setup.players, _yard_number(str(position.options["layout"]))
    for square in squares_of(setup.yard.free):
        word, bit = divmod(FROM_NAMED[square], WORD)
        state[FREE + word] |= 1 << bit
    state[ROOKS] = int(position.options["nuns"] == "rook")
    state[SAFE_TELLING], state[PUSH_TO_SAFE] = int(setup.safe_telling), int(setup.push_to_safe)
    state[PUSH_FOUR] = int(position.options["push"] == "4")
    state[MOST_LOSES] = int(setup.most_loses)
    for child in range(20):
        state[CHILDREN + child] = _from_readable(position.children[child]) if child < 4 * setup.players else NOWHERE
    for nun, square in enumerate(position.nuns):
        put_nun(state, nun, _from_readable(square))
    for fight in position.fights:
        state[ATTACKERS] |= 1 << fight.attacker
        state[VICTIMS] |= 1 << fight.victim
        if fight.square in position.caught:
            state[CAUGHT] |= 1 << fight.attacker % 4
    state[DETAINED], state[SERVING] = position.detained, position.serving
    state[MOVABLE], state[MUST_LEAVE] = position.movable, position.must_leave
    state[COINS : COINS + setup.players] = position.coins
    state[STEPS] = len(position.steps)
    state[PHASE], state[FIRST_DECISION] = PHASES.index(position.phase), int(position.first)
    state[MINUTE], state[SEAT], state[KISS] = position.minute, position.seat, int(position.kiss)
    return state


def restore(state: list[int]) -> RecessPosition:
    """The position of a state."""
    state = [int(number) for number in state]
    players = state[PLAYERS]
    options: dict[str, Value] = {
        "players": players,
        "layout": _layout(state[YARD]),
        "nuns": "rook" if state[ROOKS] else "queen",
        "safe_telling": "yes" if state[SAFE_TELLING] else "no",
        "push_to_safe": "yes" if state[PUSH_TO_SAFE] else "no",
        "push": "4" if state[PUSH_FOUR] else "8",
        "tie": "most_loses" if state[MOST_LOSES] else "fewest",
    }
    draft = object.__new__(Draft)
    draft.setup = Setup(options)
    draft.minute, draft.seat, draft.phase = state[MINUTE], state[SEAT], PHASES[state[PHASE]]
    draft.steps, draft.first = ALL_STEPS[len(ALL_STEPS) - state[STEPS] :], bool(state[FIRST_DECISION])
    draft.nuns = (_to_readable(state[NUNS]), _to_readable(state[NUNS + 1]))
    draft.children = tuple(_to_readable(place) for place in state[CHILDREN : CHILDREN + 4 * players])
    victims = {draft.children[child]: child for child in squares_of(state[VICTIMS])}
    fights = [Fight(draft.children[each], each, victims[draft.children[each]]) for each in squares_of(state[ATTACKERS])]
    draft.fights = tuple(sorted(fights, key=lambda fight: board_order(fight.square)))
    draft.detained, draft.serving = state[DETAINED], state[SERVING]
    draft.movable, draft.must_leave = state[MOVABLE], state[MUST_LEAVE]
    caught = state[CAUGHT] << 4 * draft.seat
    draft.caught = tuple(fight.square for fight in draft.fights if caught >> fight.attacker & 1)
    draft.coins, draft.kiss = tuple(state[COINS : COINS + players]), bool(state[KISS])
    settle(draft, None)  # lists the legal moves; nothing is left to settle
    return freeze(draft)


def text_of(position: Position, move: int) -> str:
    """The text of a move of the fast core's in a position."""
    return position.text(position.legal()[numbers_of(position).index(move)])


def numbers_of(position: Position) -> list[int]:
    """The fast core's numbers of the legal moves, in their order."""
    moves = [0] * max(256, 2 * len(position.legal()))
    return moves[: legal(flatten(position), moves)]


def _from_readable(place: int) -> int:
    return FROM_NAMED[place] if place < BOYS_IN else place


def _to_readable(place: int) -> int:
    return TO_NAMED[place] if place < BOYS_IN else place


def _yard_number(layout: str) -> int:
    """R1.3: one of 6,144: the order of the sections, then the turns of each in four bits."""
    turns = sum(int(turned) << 2 * place for place, turned in enumerate(layout[1::2]))
    return ORDERS.index(layout[::2]) << 8 | turns


def _layout(number: int) -> str:
    order = ORDERS[number >> 8]
    return "".join(f"{letter}{number >> 2 * place & 3}" for place, letter in enumerate(order))
