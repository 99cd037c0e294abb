"""The exchange form read piece by piece: types, keys, names and order. Whether it is possible, `loading` judges."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NoReturn, cast

from preau.games.api import Json, Option, Phrase, PositionError
from preau.games.recess.position import CHILDREN, TURNS, Draft, Fight, Setup
from preau.games.recess.rules.board import BOARD_RANK, ENTRANCES, NAMES, SQUARE

KEYS = (
    *("game", "options", "minute", "player", "phase", "steps", "first", "nuns", "children", "fights", "detained"),
    *("serving", "movable", "must_leave", "caught", "coins", "result"),
)
PHASES = ("stay", "kids", "nun", "over")
STEPS = ((3, 2, 1), (2, 1), (1,), ())  # R2.2: in that order, so only ever the last of them are left


def refuse(what: str, /, rule: str | None = None, squares: Sequence[int] = (), **args: int | str | Phrase) -> NoReturn:
    """Say what is wrong with the position."""
    shown = [NAMES[square] for square in squares if square < len(NAMES)]
    raise PositionError(Phrase(f"position-{what}", args), rule=rule, squares=shown)


# --- plain values ----------------------------------------------------------------------------------------------------


def shown(value: object) -> str:
    """What was found, short enough to quote; never fails."""
    if type(value) is str:
        return value if len(value) <= 40 else f"{value[:39]}…"
    if type(value) is int and abs(value) < 10**9:
        return str(value)
    return "null" if value is None else type(value).__name__


def whole(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int:  # a bool is no number here
        refuse("type", where=where, wanted="number")
    if not low <= value <= high:
        refuse("range", where=where, low=low, high=high, found=shown(value))
    return value


def text(value: object, where: str) -> str:
    if type(value) is not str:
        refuse("type", where=where, wanted="text")
    return value


def items(value: object, where: str) -> list[object]:
    if type(value) is not list:
        refuse("type", where=where, wanted="list")
    return value


def exactly(value: object, where: str, length: int) -> list[object]:
    found = items(value, where)
    if len(found) != length:
        refuse("length", where=where, wanted=length, found=len(found))
    return found


def record(value: object, where: str, keys: Sequence[str]) -> Json:
    """An object with these keys and no others."""
    if type(value) is not dict:
        refuse("type", where=where, wanted="object")
    for key in value:
        if type(key) is not str or key not in keys:
            refuse("unknown-key", where=where, key=shown(key), allowed=", ".join(keys))
    for key in keys:
        if key not in value:
            refuse("missing-key", where=where, key=key)
    return value


# --- names -----------------------------------------------------------------------------------------------------------


def square(value: object, where: str) -> int:
    name = text(value, where)
    if name not in SQUARE:
        refuse("square", "R1.2", where=where, found=shown(name))
    return SQUARE[name]


def place(value: object, where: str) -> int:
    """A square or an entrance."""
    name = text(value, where)
    return ENTRANCES[name] if name in ENTRANCES else square(name, where)


def own_child(value: object, where: str) -> int:
    """A child named within its player: `B1`."""
    name = text(value, where)
    if name not in CHILDREN:
        refuse("child", "R1.6", where=where, found=shown(name))
    return CHILDREN.index(name)


def child(value: object, where: str, players: int) -> int:
    """A child as seat and name: `1G2`."""
    name = text(value, where)
    seats = "01234"[:players]
    if name[:1] not in seats or not name:
        refuse("child", "R1.6", where=where, found=shown(name))
    return 4 * seats.index(name[0]) + own_child(name[1:], where)


def in_order(numbers: Sequence[int], where: str) -> None:
    """Lists stand in the order given, each only once."""
    if any(one >= next_one for one, next_one in pairwise(numbers)):
        refuse("order", where=where)


def squares_in_order(value: object, where: str) -> tuple[int, ...]:
    found = [square(each, f"{where}[{index}]") for index, each in enumerate(items(value, where))]
    in_order([BOARD_RANK[each] for each in found], where)
    return tuple(found)


def set_of(numbers: Sequence[int], where: str) -> int:
    """Children in order, as a set."""
    in_order(numbers, where)
    return sum(1 << number for number in numbers)


def children_in_order(value: object, where: str, players: int) -> int:
    found = items(value, where)
    return set_of([child(each, f"{where}[{index}]", players) for index, each in enumerate(found)], where)


def own_in_order(value: object, where: str) -> int:
    return set_of([own_child(each, f"{where}[{index}]") for index, each in enumerate(items(value, where))], where)


# --- the form --------------------------------------------------------------------------------------------------------


def setup_of(value: object, table: Sequence[Option]) -> Setup:
    """The options played, each with a value that a position may hold."""
    given = record(value, "options", [option.name for option in table])
    for option in table:
        found = given[option.name]
        # The length first: nobody needs a number of a thousand digits spelled out.
        if type(found) not in (int, str) or (type(found) is int and abs(found) > 99) or not option.valid(found):
            allowed = ", ".join(map(str, option.values)) or option.example
            refuse("option", option.rule, name=option.name, found=shown(found), allowed=allowed)
    return Setup({option.name: given[option.name] for option in table})


def fight_of(value: object, where: str, players: int) -> Fight:
    given = record(value, where, ("square", "attacker", "victim"))
    attacker, victim = (child(given[role], f"{where}.{role}", players) for role in ("attacker", "victim"))
    return Fight(square(given["square"], f"{where}.square"), attacker, victim)


def steps_of(value: object) -> tuple[int, ...]:
    steps = tuple(whole(each, f"steps[{index}]", 1, 3) for index, each in enumerate(items(value, "steps")))
    if steps not in STEPS:
        refuse("steps-order", "R2.2", found=", ".join(map(str, steps[:9])))
    return steps


def draft_of(data: object, table: Sequence[Option]) -> tuple[Draft, object]:
    """The position as written, and its result, still to be judged."""
    given = record(data, "position", KEYS)
    if text(given["game"], "game") != "recess":
        refuse("game", found=shown(given["game"]))
    draft = object.__new__(Draft)
    draft.setup = setup_of(given["options"], table)
    players = draft.setup.players
    draft.minute = whole(given["minute"], "minute", 1, TURNS)
    draft.seat = whole(given["player"], "player", 0, players - 1)
    draft.phase = text(given["phase"], "phase")
    if draft.phase not in PHASES:
        refuse("phase", "R2.2", found=shown(draft.phase), allowed=", ".join(PHASES))
    draft.steps = steps_of(given["steps"])
    if type(given["first"]) is not bool:
        refuse("type", where="first", wanted="truth")
    draft.first = given["first"]
    nuns = [place(each, f"nuns[{index}]") for index, each in enumerate(exactly(given["nuns"], "nuns", 2))]
    draft.nuns = cast("tuple[int, int]", tuple(nuns))
    children: list[int] = []
    for seat, each in enumerate(exactly(given["children"], "children", players)):
        four = record(each, f"children[{seat}]", CHILDREN)
        children += [place(four[name], f"children[{seat}].{name}") for name in CHILDREN]
    draft.children = tuple(children)
    fights = enumerate(items(given["fights"], "fights"))
    draft.fights = tuple([fight_of(each, f"fights[{index}]", players) for index, each in fights])
    in_order([BOARD_RANK[fight.square] for fight in draft.fights], "fights")
    draft.detained = children_in_order(given["detained"], "detained", players)
    draft.serving = children_in_order(given["serving"], "serving", players)
    draft.movable = own_in_order(given["movable"], "movable")
    draft.must_leave = own_in_order(given["must_leave"], "must_leave")
    draft.caught = squares_in_order(given["caught"], "caught")
    coins = exactly(given["coins"], "coins", players)
    # R1.6: no player ever has more than all the coins there are; a debt is judged by name.
    draft.coins = tuple(whole(each, f"coins[{seat}]", -10 * players, 10 * players) for seat, each in enumerate(coins))
    draft.kiss = False
    draft.moves = ()
    return draft, given["result"]
