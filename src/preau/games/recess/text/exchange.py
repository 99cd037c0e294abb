"""Positions in the exchange form (JSON) and as one line of text, both ways: the shape, not the sense.

What comes from outside has types, keys, names and order right when it leaves here; whether it is possible is for
`possible` to judge. The line has seventeen fields, in the order of the exchange form; a dash stands for nothing:

    recess 3:A0B0C0D0:queen:yes:no:8:fewest 17 1 kids 21 first a7,l12 f3,a1,k12,in/in,c4,g8,j10/d6,in,g8,l11
        2G1xg8x1G1 0G2 1B1 B2,G2 - - 9,10,11 -

Options; minute, seat and phase; the steps left, and whether this is the `first` decision of the turn or a `later` one;
nuns; each player's children (`in` the entrance); fights; detained, serving, movable, must leave, caught; coins; the
winners' seats, with `*` and the seat of a player who kissed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NoReturn, cast

from preau.games.api import Arg, Json, Phrase, PositionError
from preau.games.recess.rules.board import BOARD_RANK, ENTRANCES, NAMES, SQUARE
from preau.games.recess.rules.options import OPTIONS, Setup
from preau.games.recess.rules.outcome import outcome
from preau.games.recess.rules.state import (
    ALL_STEPS,
    CHILDREN,
    PHASES,
    START_COINS,
    TURNS,
    Draft,
    Fight,
    RecessState,
    child_name,
    children_in,
    place_name,
)

OPTION_NAMES = tuple(option.name for option in OPTIONS)
POSSIBLE_STEPS = tuple(ALL_STEPS[lost:] for lost in range(4))  # R2.2: only ever the last of them are left


# --- to the exchange form --------------------------------------------------------------------------------------------


def to_json(state: RecessState) -> Json:
    """The exchange form."""
    return {
        "game": "recess",
        "options": dict(state.setup.options),
        "minute": state.minute,
        "player": state.seat,
        "phase": state.phase,
        "steps": list(state.steps),
        "first": state.first,
        "nuns": [NAMES[square] for square in state.nuns],
        "children": [
            {name: place_name(state.children[4 * seat + k]) for k, name in enumerate(CHILDREN)}
            for seat in range(state.setup.players)
        ],
        "fights": [
            {"square": NAMES[fight.square], "attacker": child_name(fight.attacker), "victim": child_name(fight.victim)}
            for fight in state.fights
        ],
        "detained": [child_name(child) for child in children_in(state.detained)],
        "serving": [child_name(child) for child in children_in(state.serving)],
        "movable": [CHILDREN[k] for k in children_in(state.movable)],
        "must_leave": [CHILDREN[k] for k in children_in(state.must_leave)],
        "caught": [NAMES[square] for square in state.caught],
        "coins": list(state.coins),
        "result": result_to_json(state) if state.over else None,
    }


def result_to_json(state: RecessState) -> Json:
    """How a finished game ended."""
    end = outcome(state)
    kisser = state.seat if state.kiss else None
    return {"winners": list(end.winners), "coins": list(end.scores), "kiss": kisser}


# --- from the exchange form ------------------------------------------------------------------------------------------

KEYS = (
    *("game", "options", "minute", "player", "phase", "steps", "first", "nuns", "children", "fights", "detained"),
    *("serving", "movable", "must_leave", "caught", "coins", "result"),
)


def from_json(data: object) -> tuple[Draft, object]:
    """The position as written, and its result, still to be judged; raises PositionError."""
    given = read_object(data, "position", KEYS)
    if read_text(given["game"], "game") != "recess":
        refuse("game", found=quote(given["game"]))
    draft = object.__new__(Draft)
    draft.setup = read_setup(given["options"])
    players = draft.setup.players
    draft.minute = read_number(given["minute"], "minute", 1, TURNS)
    draft.seat = read_number(given["player"], "player", 0, players - 1)
    draft.phase = read_text(given["phase"], "phase")
    if draft.phase not in PHASES:
        refuse("phase", "R2.2", found=quote(draft.phase), allowed=tuple(PHASES))
    draft.steps = read_steps(given["steps"])
    if type(given["first"]) is not bool:
        refuse("type", where="first", wanted="truth")
    draft.first = given["first"]
    nuns = [read_place(each, f"nuns[{index}]") for index, each in enumerate(read_list(given["nuns"], "nuns", 2))]
    draft.nuns = cast("tuple[int, int]", tuple(nuns))
    children: list[int] = []
    for seat, each in enumerate(read_list(given["children"], "children", players)):
        four = read_object(each, f"children[{seat}]", CHILDREN)
        children += [read_place(four[name], f"children[{seat}].{name}") for name in CHILDREN]
    draft.children = tuple(children)
    fights = enumerate(read_list(given["fights"], "fights"))
    draft.fights = tuple([read_fight(each, f"fights[{index}]", players) for index, each in fights])
    require_order([BOARD_RANK[fight.square] for fight in draft.fights], "fights")
    draft.detained = read_children(given["detained"], "detained", players)
    draft.serving = read_children(given["serving"], "serving", players)
    draft.movable = read_own_children(given["movable"], "movable")
    draft.must_leave = read_own_children(given["must_leave"], "must_leave")
    draft.caught = read_squares(given["caught"], "caught")
    # R1.6: no player ever has more than all the coins there are; a debt is judged by name.
    most = START_COINS * players
    coins = enumerate(read_list(given["coins"], "coins", players))
    draft.coins = tuple(read_number(each, f"coins[{seat}]", -most, most) for seat, each in coins)
    draft.kiss = False
    draft.moves = ()
    return draft, given["result"]


def read_setup(value: object) -> Setup:
    """The options played, each with a value that a position may hold."""
    given = read_object(value, "options", OPTION_NAMES)
    for option in OPTIONS:
        found = given[option.name]
        # The length first: nobody needs a number of a thousand digits spelled out.
        if type(found) not in (int, str) or (type(found) is int and abs(found) > 99) or not option.valid(found):
            allowed = tuple(map(str, option.values)) or option.example
            refuse("option", option.rule, name=option.name, found=quote(found), allowed=allowed)
    return Setup({name: given[name] for name in OPTION_NAMES})


def read_fight(value: object, where: str, players: int) -> Fight:
    given = read_object(value, where, ("square", "attacker", "victim"))
    attacker, victim = (read_child(given[role], f"{where}.{role}", players) for role in ("attacker", "victim"))
    return Fight(read_square(given["square"], f"{where}.square"), attacker, victim)


def read_steps(value: object) -> tuple[int, ...]:
    steps = tuple(read_number(each, f"steps[{index}]", 1, 3) for index, each in enumerate(read_list(value, "steps")))
    if steps not in POSSIBLE_STEPS:
        refuse("steps-order", "R2.2", found=tuple(map(str, steps[:9])))
    return steps


def read_square(value: object, where: str) -> int:
    name = read_text(value, where)
    if name not in SQUARE:
        refuse("square", "R1.2", where=where, found=quote(name))
    return SQUARE[name]


def read_place(value: object, where: str) -> int:
    """A square or an entrance."""
    name = read_text(value, where)
    return ENTRANCES[name] if name in ENTRANCES else read_square(name, where)


def read_squares(value: object, where: str) -> tuple[int, ...]:
    """Squares in board order."""
    found = [read_square(each, f"{where}[{index}]") for index, each in enumerate(read_list(value, where))]
    require_order([BOARD_RANK[each] for each in found], where)
    return tuple(found)


def read_child(value: object, where: str, players: int) -> int:
    """A child as seat and name: `1G2`."""
    name = read_text(value, where)
    seats = "01234"[:players]
    if name[:1] not in seats or not name:
        refuse("child", "R1.6", where=where, found=quote(name))
    return 4 * seats.index(name[0]) + read_own_child(name[1:], where)


def read_own_child(value: object, where: str) -> int:
    """A child named within its player: `B1`."""
    name = read_text(value, where)
    if name not in CHILDREN:
        refuse("child", "R1.6", where=where, found=quote(name))
    return CHILDREN.index(name)


def read_children(value: object, where: str, players: int) -> int:
    """Children in order, as a set."""
    found = enumerate(read_list(value, where))
    return set_of([read_child(each, f"{where}[{index}]", players) for index, each in found], where)


def read_own_children(value: object, where: str) -> int:
    """One player's children in order, as a set."""
    found = enumerate(read_list(value, where))
    return set_of([read_own_child(each, f"{where}[{index}]") for index, each in found], where)


def set_of(children: Sequence[int], where: str) -> int:
    require_order(children, where)
    return sum(1 << child for child in children)


def require_order(numbers: Sequence[int], where: str) -> None:
    """Lists stand in the order given, each only once."""
    if any(one >= next_one for one, next_one in pairwise(numbers)):
        refuse("order", where=where)


# --- plain values ----------------------------------------------------------------------------------------------------


def refuse(what: str, /, rule: str | None = None, squares: Sequence[int] = (), **args: Arg) -> NoReturn:
    """Say what is wrong with the position."""
    shown = [NAMES[square] for square in squares if square < len(NAMES)]
    raise PositionError(Phrase(f"position-{what}", args), rule=rule, squares=shown)


def quote(value: object) -> str:
    """What was found, short enough to quote; never fails."""
    if type(value) is str:
        return value if len(value) <= 40 else f"{value[:39]}…"
    if type(value) is int and abs(value) < 10**9:
        return str(value)
    return "null" if value is None else type(value).__name__


def read_number(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int:  # a bool is no number here
        refuse("type", where=where, wanted="number")
    if not low <= value <= high:
        refuse("range", where=where, low=low, high=high, found=quote(value))
    return value


def read_text(value: object, where: str) -> str:
    if type(value) is not str:
        refuse("type", where=where, wanted="text")
    return value


def read_list(value: object, where: str, length: int | None = None) -> list[object]:
    """A list, of that length if one is given."""
    if type(value) is not list:
        refuse("type", where=where, wanted="list")
    if length is not None and len(value) != length:
        refuse("length", where=where, wanted=length, found=len(value))
    return value


def read_object(value: object, where: str, keys: Sequence[str]) -> Json:
    """An object with these keys and no others."""
    if type(value) is not dict:
        refuse("type", where=where, wanted="object")
    for key in value:
        if type(key) is not str or key not in keys:
            refuse("unknown-key", where=where, key=quote(key), allowed=tuple(keys))
    for key in keys:
        if key not in value:
            refuse("missing-key", where=where, key=key)
    return value


# --- one line --------------------------------------------------------------------------------------------------------

_NUMBER = r"(?:0|[1-9][0-9]?)"
_SQUARE = r"[a-l][1-9][0-2]?"
_CHILD = r"[BG][12]"
_FOUR = rf"(?:{_SQUARE}|in)(?:,(?:{_SQUARE}|in)){{3}}"


def list_shape(item: str) -> str:
    """A list of such items, or a dash."""
    return rf"-|{item}(?:,{item})*"


SHAPES = {  # what each field of the line looks like
    "game": "recess",
    "options": r"[0-9]:[A-Z0-9]+:[a-z]+:[a-z]+:[a-z]+:[0-9]:[a-z_]+",
    "minute": _NUMBER,
    "player": "[0-9]",
    "phase": "[a-z]+",
    "steps": "-|[0-9]+",
    "first": "first|later",
    "nuns": f"{_SQUARE},{_SQUARE}",
    "children": f"{_FOUR}(?:/{_FOUR})*",
    "fights": list_shape(f"[0-9]{_CHILD}x{_SQUARE}x[0-9]{_CHILD}"),
    "detained": list_shape(f"[0-9]{_CHILD}"),
    "serving": list_shape(f"[0-9]{_CHILD}"),
    "movable": list_shape(_CHILD),
    "must_leave": list_shape(_CHILD),
    "caught": list_shape(_SQUARE),
    "coins": f"{_NUMBER}(?:,{_NUMBER})*",
    "result": r"-|[0-9](?:,[0-9])*(?:\*[0-9])?",
}


def write(data: Json) -> str:
    """The exchange form of a possible position as one line of text."""
    result = data["result"]
    kiss = "" if result is None or result["kiss"] is None else f"*{result['kiss']}"
    fields = [
        data["game"],
        ":".join([str(data["options"][name]) for name in OPTION_NAMES]),
        str(data["minute"]),
        str(data["player"]),
        data["phase"],
        "".join(map(str, data["steps"])) or "-",
        "first" if data["first"] else "later",
        ",".join(data["nuns"]),
        "/".join(
            [",".join(["in" if four[k] in ENTRANCES else four[k] for k in CHILDREN]) for four in data["children"]]
        ),
        join_names([f"{fight['attacker']}x{fight['square']}x{fight['victim']}" for fight in data["fights"]]),
        *[join_names(data[key]) for key in ("detained", "serving", "movable", "must_leave", "caught")],
        join_names(list(map(str, data["coins"]))),
        "-" if result is None else join_names(list(map(str, result["winners"]))) + kiss,
    ]
    return " ".join(fields)


def join_names(names: list[str]) -> str:
    return ",".join(names) or "-"


def read(text: str) -> Json:
    """The exchange form that a line gives, possible or not; raises PositionError for text of the wrong shape."""
    fields = dict(zip(SHAPES, text.split(), strict=False))
    if len(fields) < len(SHAPES) or len(text.split()) > len(SHAPES):
        raise PositionError(Phrase("position-line", {"found": len(text.split()), "wanted": len(SHAPES)}))
    for key, shape in SHAPES.items():
        if not re.fullmatch(shape, fields[key]):
            raise PositionError(Phrase("position-field", {"key": key, "found": fields[key][:40]}))
    options = dict(zip(OPTION_NAMES, fields["options"].split(":"), strict=True))
    coins = [int(each) for each in fields["coins"].split(",")]
    return {
        "game": fields["game"],
        "options": {**options, "players": int(options["players"])},
        "minute": int(fields["minute"]),
        "player": int(fields["player"]),
        "phase": fields["phase"],
        "steps": [int(step) for step in fields["steps"].replace("-", "")],
        "first": fields["first"] == "first",
        "nuns": fields["nuns"].split(","),
        "children": [split_children(each) for each in fields["children"].split("/")],
        "fights": [split_fight(each) for each in split_names(fields["fights"])],
        **{key: split_names(fields[key]) for key in ("detained", "serving", "movable", "must_leave", "caught")},
        "coins": coins,
        "result": None if fields["result"] == "-" else split_result(fields["result"], coins),
    }


def split_names(field: str) -> list[str]:
    return [] if field == "-" else field.split(",")


def split_children(field: str) -> dict[str, str]:
    """One player's children; each has an entrance of its own."""
    entrances = {"B": "boys", "G": "girls"}
    places = zip(CHILDREN, field.split(","), strict=True)
    return {name: entrances[name[0]] if place == "in" else place for name, place in places}


def split_fight(field: str) -> dict[str, str]:
    attacker, square, victim = field.split("x")
    return {"square": square, "attacker": attacker, "victim": victim}


def split_result(field: str, coins: list[int]) -> Json:
    """The coins of a result are those of the position."""
    winners, _, kiss = field.partition("*")
    return {"winners": list(map(int, winners.split(","))), "coins": list(coins), "kiss": int(kiss) if kiss else None}
