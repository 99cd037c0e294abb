"""Positions in exchange form and as one line of text, and both ways between the two.

The line has seventeen fields, in the order of the exchange form; a dash stands for nothing:

    recess 3:A0B0C0D0:queen:yes:no:8:fewest 17 1 kids 21 first a7,l12 f3,a1,k12,in/in,c4,g8,j10/d6,in,g8,l11
        2G1xg8x1G1 0G2 1B1 B2,G2 - - 9,10,11 -

Options; minute, seat and phase; the steps left, and whether this is the `first` decision of the turn or a `later` one;
nuns; each player's children (`in` the entrance); fights; detained, serving, movable, must leave, caught; coins; the
winners' seats, with `*` and the seat of a player who kissed.
"""

from __future__ import annotations

import re

from preau.games.api import Json, Phrase, PositionError
from preau.games.recess.position import CHILDREN, RecessPosition, child_name, place_name
from preau.games.recess.rules.board import NAMES
from preau.games.recess.rules.legal import move_text
from preau.games.recess.text.phrases import children_in

__all__ = ["move_text", "read", "to_json", "write"]


def to_json(position: RecessPosition) -> Json:
    """The exchange form."""
    outcome = position.outcome
    return {
        "game": "recess",
        "options": dict(position.options),
        "minute": position.minute,
        "player": position.seat,
        "phase": position.phase,
        "steps": list(position.steps),
        "first": position.first,
        "nuns": [NAMES[square] for square in position.nuns],
        "children": [
            {name: place_name(position.children[4 * seat + k]) for k, name in enumerate(CHILDREN)}
            for seat in range(position.players)
        ],
        "fights": [
            {"square": NAMES[fight.square], "attacker": child_name(fight.attacker), "victim": child_name(fight.victim)}
            for fight in position.fights
        ],
        "detained": [child_name(child) for child in children_in(position.detained)],
        "serving": [child_name(child) for child in children_in(position.serving)],
        "movable": [CHILDREN[k] for k in children_in(position.movable)],
        "must_leave": [CHILDREN[k] for k in children_in(position.must_leave)],
        "caught": [NAMES[square] for square in position.caught],
        "coins": list(position.coins),
        "result": outcome
        and {
            "winners": list(outcome.winners),
            "coins": list(outcome.scores),
            "kiss": position.seat if position.kiss else None,
        },
    }


# --- one line --------------------------------------------------------------------------------------------------------

NUMBER = r"(?:0|[1-9][0-9]?)"
SQUARE = r"[a-l][1-9][0-2]?"
CHILD = r"[BG][12]"
FOUR = rf"(?:{SQUARE}|in)(?:,(?:{SQUARE}|in)){{3}}"


def some(item: str) -> str:
    """A list of such items, or a dash."""
    return rf"-|{item}(?:,{item})*"


SHAPES = {  # what each field of the line looks like
    "game": "recess",
    "options": r"[0-9]:[A-Z0-9]+:[a-z]+:[a-z]+:[a-z]+:[0-9]:[a-z_]+",
    "minute": NUMBER,
    "player": "[0-9]",
    "phase": "[a-z]+",
    "steps": "-|[0-9]+",
    "first": "first|later",
    "nuns": f"{SQUARE},{SQUARE}",
    "children": f"{FOUR}(?:/{FOUR})*",
    "fights": some(f"[0-9]{CHILD}x{SQUARE}x[0-9]{CHILD}"),
    "detained": some(f"[0-9]{CHILD}"),
    "serving": some(f"[0-9]{CHILD}"),
    "movable": some(CHILD),
    "must_leave": some(CHILD),
    "caught": some(SQUARE),
    "coins": f"{NUMBER}(?:,{NUMBER})*",
    "result": r"-|[0-9](?:,[0-9])*(?:\*[0-9])?",
}
OPTIONS = ("players", "layout", "nuns", "safe_telling", "push_to_safe", "push", "tie")


def write(data: Json) -> str:
    """The exchange form of a possible position as one line of text."""
    result = data["result"]
    kiss = "" if result is None or result["kiss"] is None else f"*{result['kiss']}"
    fields = [
        data["game"],
        ":".join([str(data["options"][name]) for name in OPTIONS]),
        str(data["minute"]),
        str(data["player"]),
        data["phase"],
        "".join(map(str, data["steps"])) or "-",
        "first" if data["first"] else "later",
        ",".join(data["nuns"]),
        "/".join([",".join([_home(four[name]) for name in CHILDREN]) for four in data["children"]]),
        _listed([f"{fight['attacker']}x{fight['square']}x{fight['victim']}" for fight in data["fights"]]),
        *[_listed(data[key]) for key in ("detained", "serving", "movable", "must_leave", "caught")],
        _listed(list(map(str, data["coins"]))),
        "-" if result is None else _listed(list(map(str, result["winners"]))) + kiss,
    ]
    return " ".join(fields)


def _home(place: str) -> str:
    return "in" if place in ("boys", "girls") else place


def _listed(names: list[str]) -> str:
    return ",".join(names) or "-"


def read(text: str) -> Json:
    """The exchange form that a line gives, possible or not; raises PositionError for text of the wrong shape."""
    fields = dict(zip(SHAPES, text.split(), strict=False))
    if len(fields) < len(SHAPES) or len(text.split()) > len(SHAPES):
        raise PositionError(Phrase("position-line", {"found": len(text.split()), "wanted": len(SHAPES)}))
    for key, shape in SHAPES.items():
        if not re.fullmatch(shape, fields[key]):
            raise PositionError(Phrase("position-field", {"key": key, "found": fields[key][:40]}))
    options = dict(zip(OPTIONS, fields["options"].split(":"), strict=True))
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
        "children": [_four(each) for each in fields["children"].split("/")],
        "fights": [_fight(each) for each in _names(fields["fights"])],
        **{key: _names(fields[key]) for key in ("detained", "serving", "movable", "must_leave", "caught")},
        "coins": coins,
        "result": None if fields["result"] == "-" else _result(fields["result"], coins),
    }


def _names(field: str) -> list[str]:
    return [] if field == "-" else field.split(",")


def _four(field: str) -> dict[str, str]:
    """One player's children; each has an entrance of its own."""
    homes = {"B": "boys", "G": "girls"}
    return {
        name: homes[name[0]] if place == "in" else place for name, place in zip(CHILDREN, field.split(","), strict=True)
    }


def _fight(field: str) -> dict[str, str]:
    attacker, square, victim = field.split("x")
    return {"square": square, "attacker": attacker, "victim": victim}


def _result(field: str, coins: list[int]) -> Json:
    """The coins of a result are those of the position."""
    winners, _, kiss = field.partition("*")
    return {"winners": list(map(int, winners.split(","))), "coins": list(coins), "kiss": int(kiss) if kiss else None}
