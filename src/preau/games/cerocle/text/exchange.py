"""Positions in the exchange form (JSON) and as one line of text, both ways: the shape, not the sense.

A position from outside has all keys, types, orders and names right when it leaves here; whether it is possible is for
`possible` to judge.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import TypeVar

from preau.games.api import Arg, Json, OptionError, Phrase, PositionError, Value
from preau.games.cerocle.rules.board import COLOURS, DIRECTIONS, Board, board, union
from preau.games.cerocle.rules.options import OPTIONS, Setup, setup_of
from preau.games.cerocle.rules.outcome import result
from preau.games.cerocle.rules.state import Ban, CerocleState
from preau.games.cerocle.text.notation import shorten

S = TypeVar("S", bound=CerocleState)

_KEYS = (
    *("game", "options", "turn", "player", "phase", "board", "reserves", "taken"),
    *("exchanges", "spent", "bans", "quiet", "result"),
)
_, FALL, RISE = range(3)  # directions
MOST_VALUE_CHARS = 40  # of an option in a line of text: more than any has
_LARGEST = 2**53 - 1  # the last whole number that every JSON reader keeps exact


# --- to the exchange form --------------------------------------------------------------------------------------------


def to_json(state: CerocleState) -> Json:
    """The exchange form."""
    board = state.setup.board
    colours = {space: state.colour_at(space) for space in board.order}
    spent = dict(zip(DIRECTIONS, map(board.names_of, state.spent), strict=True))
    return {
        "game": "cerocle",
        "options": dict(state.setup.options),
        "turn": state.turn,
        "player": state.player,
        "phase": state.phase,
        "board": {board.names[space]: COLOURS[colour] for space, colour in colours.items() if colour is not None},
        "reserves": [{"own": own, "neutral": neutral} for own, neutral in zip(state.own, state.neutral, strict=True)],
        "taken": [[COLOURS[colour] for colour in taken] for taken in state.taken],
        "exchanges": state.exchanges,
        "spent": {direction: spent[direction] for direction in ("row", "rise", "fall")},  # as the law writes them
        "bans": [ban and [board.names[ban[0]], board.names[ban[1]]] for ban in state.bans],
        "quiet": state.quiet,
        "result": _result_json(state) if state.over else None,
    }


def _result_json(state: CerocleState) -> Json:
    winners, circles = result(state)
    return {
        "winners": list(winners),
        "reason": "circle" if circles else "quiet",
        "circles": [state.setup.board.names_of(circle) for circle in circles],
    }


# --- from the exchange form ------------------------------------------------------------------------------------------


def from_json(cls: type[S], data: object) -> tuple[S, dict[str, object]]:
    """The position that the exchange form gives, and its fields as they were given; raises PositionError."""
    fields = _object(data, "position", _KEYS)
    if fields["game"] != "cerocle":
        raise bad_position("position-game", value=_quote(fields["game"]))
    new = cls.first(_setup(fields["options"]))
    new.turn = _whole(fields["turn"], "turn", 1)
    new.player = _whole(fields["player"], "player")
    new.over = _text(fields["phase"], "phase", ("act", "exchange", "over")) == "over"
    new.hold(_pieces(new.setup.board, fields["board"]))
    new.own, new.neutral = _reserves(new.setup, fields["reserves"])
    new.taken = [_taken_colours(each) for each in _per_player(new.setup, fields["taken"], "taken")]
    new.exchanges = _whole(fields["exchanges"], "exchanges")
    new.spent = _spent_spaces(new.setup.board, fields["spent"])
    bans = _per_player(new.setup, fields["bans"], "bans")
    new.bans = [_ban(new.setup.board, ban) for ban in bans]
    new.quiet = _whole(fields["quiet"], "quiet")
    return new, fields


def bad_position(key: str, /, **args: Arg) -> PositionError:
    """What is wrong with a position, to be raised."""
    return PositionError(Phrase(key, args))


def _quote(value: object) -> str:
    """A foreign value, short enough and fit to be shown."""
    if isinstance(value, str):
        return shorten(value)
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value) if abs(value) <= _LARGEST else "…"
    return "{…}" if isinstance(value, dict) else "[…]" if isinstance(value, list) else type(value).__name__


def _object(value: object, name: str, keys: Iterable[str]) -> dict[str, object]:
    """An object with exactly these keys."""
    if not isinstance(value, dict):
        raise bad_position("position-not-object", name=name, value=_quote(value))
    for key in value:
        if key not in keys:
            raise bad_position("position-unknown-key", name=name, key=_quote(key))
    for key in keys:
        if key not in value:
            raise bad_position("position-missing-key", name=name, key=key)
    return value


def _list(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise bad_position("position-not-list", name=name, value=_quote(value))
    return value


def _per_player(setup: Setup, value: object, name: str) -> list[object]:
    entries = _list(value, name)
    if len(entries) != setup.players:
        raise bad_position("position-per-player", name=name, players=setup.players)
    return entries


def _whole(value: object, name: str, low: int = 0) -> int:
    if type(value) is not int or not low <= value <= _LARGEST:
        raise bad_position("position-not-whole", name=name, value=_quote(value), low=low)
    return value


def _text(value: object, name: str, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise bad_position("position-not-one-of", name=name, value=_quote(value), allowed=allowed)
    return value


def _colour(value: object) -> int:
    if not isinstance(value, str) or value not in COLOURS:
        raise bad_position("position-colour", value=_quote(value))
    return COLOURS.index(value)


def _space(board: Board, value: object) -> int:
    if not isinstance(value, str) or value not in board.index:
        raise bad_position("position-space", value=_quote(value))
    return board.index[value]


def _spaces(board: Board, value: object, name: str) -> int:
    """A list of spaces in board order, as a set."""
    spaces = [_space(board, each) for each in _list(value, name)]
    ranks = [board.rank[space] for space in spaces]
    _check_ascending(ranks, name)
    return union(spaces)


def _check_ascending(values: list[int], name: str) -> None:
    """Each higher than the one before."""
    if any(a >= b for a, b in pairwise(values)):
        raise bad_position("position-order", name=name)


def _setup(value: object) -> Setup:
    given = _object(value, "options", [option.name for option in OPTIONS])
    values: list[int | str] = []
    for option in OPTIONS:
        chosen = given[option.name]
        fits = isinstance(chosen, str) or (isinstance(chosen, int) and abs(chosen) <= _LARGEST)
        if not isinstance(chosen, int | str) or not fits or not option.valid(chosen):
            raise bad_position("position-option", name=option.name, value=_quote(chosen))
        values.append(chosen)
    return setup_of(tuple(values))


def _pieces(board: Board, value: object) -> list[int]:
    if not isinstance(value, dict):
        raise bad_position("position-not-object", name="board", value=_quote(value))
    pieces = [0, 0, 0]
    for name, colour in value.items():
        pieces[_colour(colour)] |= 1 << _space(board, name)
    return pieces


def _reserves(setup: Setup, value: object) -> tuple[list[int], list[int]]:
    reserves = [_object(each, "reserves", ("own", "neutral")) for each in _per_player(setup, value, "reserves")]
    own = [_whole(each["own"], "own") for each in reserves]
    return own, [_whole(each["neutral"], "neutral") for each in reserves]


def _taken_colours(value: object) -> tuple[int, ...]:
    colours = [_colour(each) for each in _list(value, "taken")]
    if colours != sorted(colours):
        raise bad_position("position-order", name="taken")
    return tuple(colours)


def _spent_spaces(board: Board, value: object) -> tuple[int, int, int]:
    """C4.2: the spaces by direction.

    C1.2 once had `rise` and `fall` the other way round, and forms written then are still about. One is known by its
    lines: they do not run as they are called, but would if the two changed places. (No set of fewer than 25 spaces is
    made of lines both ways.) Only the exchange form names directions; the line of text is what it was.
    """
    given = _object(value, "spent", DIRECTIONS)
    row, fall, rise = (_spaces(board, given[direction], "spent") for direction in DIRECTIONS)
    if board.are_lines(fall, FALL) and board.are_lines(rise, RISE):
        return row, fall, rise
    is_old = board.are_lines(fall, RISE) and board.are_lines(rise, FALL)
    return (row, rise, fall) if is_old else (row, fall, rise)


def _ban(board: Board, value: object) -> Ban | None:
    if value is None:
        return None
    ends = _list(value, "bans")
    if len(ends) != 2:
        raise bad_position("position-ban-shape")
    origin, goal = (_space(board, end) for end in ends)
    if origin == goal:
        raise bad_position("position-ban-shape")
    return origin, goal


def read_result(board: Board, value: object) -> tuple[tuple[int, ...], str, list[int]]:
    """Winners, reason and circles of a result as given."""
    given = _object(value, "result", ("winners", "reason", "circles"))
    reason = _text(given["reason"], "reason", ("circle", "quiet"))
    seats = [_whole(seat, "winners") for seat in _list(given["winners"], "winners")]
    _check_ascending(seats, "winners")
    return tuple(seats), reason, [_spaces(board, circle, "circles") for circle in _list(given["circles"], "circles")]


# --- one line of text ------------------------------------------------------------------------------------------------
#
# cerocle OPTIONS BOARD TURN RESERVES TAKEN EXCHANGES SPENT BANS QUIET RESULT
# cerocle 2,5,own_or_neutral,opponent,free,50 bb3/6/… 7 18+4,17+4 -,- 0 -,-,- -,f5-h8 0 -
#
# Options by commas, in the order of the table; rows by slashes from `a` on, colours by their first letters, empty
# spaces counted; a list by commas, one entry a player or a direction; `-` is none. A result is `quiet`, or the winners'
# seats and the circles: `circle:0,2:d4d5e4e6f5f6`. Directions are in the order row, fall, rise.

_LETTERS = {colour[0]: colour for colour in COLOURS}
_SPACES = re.compile("[a-z][0-9]{1,2}")
_PIECES = re.compile("[bgw]|[0-9]{1,2}")


def write(data: Json) -> str:
    """The exchange form of a possible position as one line of text."""
    reserves = [f"{reserve['own']}+{reserve['neutral']}" for reserve in data["reserves"]]
    taken = ["".join(colour[0] for colour in colours) or "-" for colours in data["taken"]]
    spent = ["".join(data["spent"][direction]) or "-" for direction in DIRECTIONS]
    fields = [
        data["game"],
        ",".join(str(data["options"][option.name]) for option in OPTIONS),
        _write_board(board(data["options"]["side"]), data["board"]),
        str(data["turn"]),
        ",".join(reserves),
        ",".join(taken),
        str(data["exchanges"]),
        ",".join(spent),
        ",".join("-".join(ban) if ban else "-" for ban in data["bans"]),
        str(data["quiet"]),
        _write_result(data["result"]),
    ]
    return " ".join(fields)


def _write_board(board: Board, pieces: dict[str, str]) -> str:
    rows = []
    for row in board.rows:
        signs = "".join(pieces[name][0] if (name := board.names[space]) in pieces else "." for space in row)
        rows.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), signs))
    return "/".join(rows)


def _write_result(result: Json | None) -> str:
    if result is None:
        return "-"
    if result["reason"] == "quiet":
        return "quiet"
    winners, circles = ",".join(map(str, result["winners"])), ",".join(map("".join, result["circles"]))
    return f"circle:{winners}:{circles}"


def read(text: str) -> Json:
    """The inverse of `write`; raises PositionError for text of the wrong shape."""
    fields = text.split()
    if len(fields) != 11 or fields[0] != "cerocle":
        raise PositionError(Phrase("position-text", {"text": shorten(text)}))
    _, options, rows, turn, reserves, taken, exchanges, spent, bans, quiet, result = fields
    values = _read_options(options)
    number, in_hand, ended = _read_number(turn), _read_number(exchanges), _read_result(result)
    return {
        "game": "cerocle",
        "options": values,
        "turn": number,
        "player": (number - 1) % int(values["players"]),
        "phase": "over" if ended else "exchange" if in_hand else "act",
        "board": _read_board(board(int(values["side"])), rows),
        "reserves": [_read_reserve(each) for each in reserves.split(",")],
        "taken": [[_LETTERS[letter] for letter in _split(_PIECES, each, "bgw")] for each in taken.split(",")],
        "exchanges": in_hand,
        "spent": dict(zip(DIRECTIONS, _read_spent(spent), strict=True)),
        "bans": [_read_ban(each) for each in bans.split(",")],
        "quiet": _read_number(quiet),
        "result": ended,
    }


def _bad(field: str) -> PositionError:
    return PositionError(Phrase("position-text-field", {"field": shorten(field)}))


def _read_number(text: str) -> int:
    if re.fullmatch("0|[1-9][0-9]{0,15}", text) is None:
        raise _bad(text)
    return int(text)


def _split(pattern: re.Pattern[str], text: str, alphabet: str = "") -> list[str]:
    """The parts of a text, which is nothing but these; `-` is none."""
    if text == "-":
        return []
    parts = pattern.findall(text)
    if "".join(parts) != text or not parts or (alphabet and any(part not in alphabet for part in parts)):
        raise _bad(text)
    return parts


def _read_options(text: str) -> dict[str, Value]:
    values = text.split(",")
    if len(values) != len(OPTIONS) or any(len(value) > MOST_VALUE_CHARS for value in values):
        raise _bad(text)
    try:
        return {option.name: option.parse(value) for option, value in zip(OPTIONS, values, strict=True)}
    except OptionError as error:
        raise PositionError(error.phrase) from error


def _read_board(board: Board, text: str) -> dict[str, str]:
    pieces: dict[str, str] = {}
    rows = text.split("/")
    if len(rows) != len(board.rows):
        raise _bad(text)
    for row, spaces in zip(rows, board.rows, strict=True):
        signs = "".join(part if part in _LETTERS else "." * int(part) for part in _split(_PIECES, row))
        if len(signs) != len(spaces):
            raise _bad(row)
        pieces |= {board.names[at]: _LETTERS[sign] for at, sign in zip(spaces, signs, strict=True) if sign != "."}
    return pieces


def _read_reserve(text: str) -> Json:
    own, plus, neutral = text.partition("+")
    if not plus:
        raise _bad(text)
    return {"own": _read_number(own), "neutral": _read_number(neutral)}


def _read_spent(text: str) -> list[list[str]]:
    spent = [_split(_SPACES, each) for each in text.split(",")]
    if len(spent) != len(DIRECTIONS):
        raise _bad(text)
    return spent


def _read_ban(text: str) -> list[str] | None:
    if text == "-":
        return None
    spaces = text.split("-")
    if len(spaces) != 2:
        raise _bad(text)
    return spaces


def _read_result(text: str) -> Json | None:
    if text == "-":
        return None
    if text == "quiet":
        return {"winners": [], "reason": "quiet", "circles": []}
    reason, _, rest = text.partition(":")
    winners, colon, circles = rest.partition(":")
    if reason != "circle" or not colon:
        raise _bad(text)
    return {
        "winners": [_read_number(seat) for seat in winners.split(",")],
        "reason": reason,
        "circles": [_split(_SPACES, circle) for circle in circles.split(",")],
    }
