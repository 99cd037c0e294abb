"""Moves as text, and positions as one line of text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from preau.games.api import GameOver, IllegalMove, Json, NotationError, OptionError, Phrase, PositionError, Value
from preau.games.cerocle import refusals
from preau.games.cerocle.board import (
    COLOURS,
    DIRECTIONS,
    DONE,
    EXCHANGE,
    NEUTRAL,
    PLACE,
    RELOCATE,
    TAKE,
    Board,
    Decoded,
    board,
)
from preau.games.cerocle.options import OPTIONS

if TYPE_CHECKING:
    from preau.games.cerocle.position import CeroclePosition

_LONGEST = 40  # characters of foreign text that a message quotes


def quoted(text: str) -> str:
    """Foreign text, short enough and fit to be shown."""
    shown = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
    return shown.encode("utf-8", "replace").decode("utf-8")


# --- moves -----------------------------------------------------------------------------------------------------------


def parse(position: CeroclePosition, text: str) -> int:
    """The legal move that `text` writes; raises NotationError, IllegalMove or GameOver."""
    if position.over:
        raise GameOver(Phrase("refusal-over"), move=text, position=position)
    decoded = _decode(position, text)
    move = position.setting.board.number.get(text)
    if move is not None and move in position.legal():
        return move
    refusal = refusals.why(position, *decoded)
    raise IllegalMove(refusal.phrase, move=text, position=position, rule=refusal.rule, squares=refusal.squares)


def _decode(position: CeroclePosition, text: str) -> Decoded:
    """What a text says; raises NotationError."""
    board = position.setting.board
    if text == "done":
        return DONE, 0, 0
    for sign, kind in (("-", RELOCATE), ("~", EXCHANGE)):
        if sign in text:
            first, _, second = text.partition(sign)
            a, b = _space(position, text, first), _space(position, text, second)
            if kind == EXCHANGE and board.rank[a] > board.rank[b]:
                args = {"text": quoted(text), "ordered": f"{second}~{first}"}
                raise NotationError(Phrase("refusal-notation-order", args), move=text, position=position)
            return kind, a, b
    for sign, kind in (("n:", NEUTRAL), ("x", TAKE)):
        if text.startswith(sign):
            space = _space(position, text, text.removeprefix(sign))
            return kind, space, space
    space = _space(position, text, text)
    return PLACE, space, space


def _space(position: CeroclePosition, text: str, name: str) -> int:
    space = position.setting.board.index.get(name)
    if space is None:
        shaped = re.fullmatch("[a-z][0-9]{1,2}", name) is not None
        key, args = ("refusal-notation-space", {"space": name}) if shaped else ("refusal-notation", {})
        raise NotationError(Phrase(key, {"text": quoted(text), **args}), move=text, position=position)
    return space


# --- positions -------------------------------------------------------------------------------------------------------
#
# cerocle OPTIONS BOARD TURN RESERVES TAKEN EXCHANGES SPENT BANS QUIET RESULT
# cerocle 2,5,own_or_neutral,opponent,free,50 bb3/6/… 7 18+4,17+4 -,- 0 -,-,- -,f5-h8 0 -
#
# Options by commas, in the order of the table; rows by slashes from `a` on, colours by their first letters, empty
# spaces counted; a list by commas, one entry a player or a direction; `-` is none. A result is `quiet`, or the winners'
# seats and the circles: `circle:0,2:d4d5e4e6f5f6`.

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
        raise PositionError(Phrase("position-text", {"text": quoted(text)}))
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
    return PositionError(Phrase("position-text-field", {"field": quoted(field)}))


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
    if len(values) != len(OPTIONS) or any(len(value) > _LONGEST for value in values):
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
