"""Positions from outside: the exchange form is taken apart, checked and judged before it becomes a position.

First the shape (keys, types, orders, names), then what the parts must say of one another.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from preau.games.api import Phrase, PositionError
from preau.games.cerocle import phrases, rules
from preau.games.cerocle.board import COLOURS, DIRECTIONS, LINE, WHITE, Board, union
from preau.games.cerocle.notation import quoted
from preau.games.cerocle.options import HAND, NEUTRALS, OPTIONS, Setting, setting
from preau.games.cerocle.position import Ban, CeroclePosition

_KEYS = (
    *("game", "options", "turn", "player", "phase", "board", "reserves", "taken"),
    *("exchanges", "spent", "bans", "quiet", "result"),
)
_LARGEST = 2**53 - 1  # the last whole number that every JSON reader keeps exact


def load(data: object) -> CeroclePosition:
    """The position that the exchange form gives; raises PositionError if it is not a possible one."""
    fields = _object(data, "position", _KEYS)
    if fields["game"] != "cerocle":
        raise _wrong("position-game", value=_shown(fields["game"]))
    new = CeroclePosition.first(_setting(fields["options"]))
    new.turn = _whole(fields["turn"], "turn", 1)
    new.player = _whole(fields["player"], "player")
    phase = _text(fields["phase"], "phase", ("act", "exchange", "over"))
    new.over = phase == "over"
    new.hold(_pieces(new.setting.board, fields["board"]))
    new.own, new.neutral = _reserves(new.setting, fields["reserves"])
    new.taken = [_taken(each) for each in _per_player(new.setting, fields["taken"], "taken")]
    new.exchanges = _whole(fields["exchanges"], "exchanges")
    new.spent = _spent(new.setting.board, fields["spent"])
    bans = _per_player(new.setting, fields["bans"], "bans")
    new.bans = [_ban(new.setting.board, ban) for ban in bans]
    new.quiet = _whole(fields["quiet"], "quiet")
    if new.player != (new.turn - 1) % new.setting.players:
        raise _wrong("position-player", player=new.player, turn=new.turn)
    _judge_pieces(new)
    _judge_bans(new)
    _judge_phase(new, phase)
    _judge_result(new, fields["result"])
    return new


# --- shape -----------------------------------------------------------------------------------------------------------


def _wrong(key: str, /, **args: int | str | Phrase) -> PositionError:
    return PositionError(Phrase(key, args))


def _shown(value: object) -> str:
    """A foreign value, short enough and fit to be shown."""
    if isinstance(value, str):
        return quoted(value)
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value) if abs(value) <= _LARGEST else "…"
    return "{…}" if isinstance(value, dict) else "[…]" if isinstance(value, list) else type(value).__name__


def _object(value: object, name: str, keys: Iterable[str]) -> dict[str, object]:
    """An object with exactly these keys."""
    if not isinstance(value, dict):
        raise _wrong("position-not-object", name=name, value=_shown(value))
    for key in value:
        if key not in keys:
            raise _wrong("position-unknown-key", name=name, key=_shown(key))
    for key in keys:
        if key not in value:
            raise _wrong("position-missing-key", name=name, key=key)
    return value


def _list(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise _wrong("position-not-list", name=name, value=_shown(value))
    return value


def _per_player(setting: Setting, value: object, name: str) -> list[object]:
    entries = _list(value, name)
    if len(entries) != setting.players:
        raise _wrong("position-per-player", name=name, players=setting.players)
    return entries


def _whole(value: object, name: str, low: int = 0) -> int:
    if type(value) is not int or not low <= value <= _LARGEST:
        raise _wrong("position-not-whole", name=name, value=_shown(value), low=low)
    return value


def _text(value: object, name: str, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise _wrong("position-not-one-of", name=name, value=_shown(value), allowed=", ".join(allowed))
    return value


def _colour(value: object) -> int:
    if not isinstance(value, str) or value not in COLOURS:
        raise _wrong("position-colour", value=_shown(value))
    return COLOURS.index(value)


def _space(board: Board, value: object) -> int:
    if not isinstance(value, str) or value not in board.index:
        raise _wrong("position-space", value=_shown(value))
    return board.index[value]


def _spaces(board: Board, value: object, name: str) -> int:
    """A list of spaces in board order, as a set."""
    spaces = [_space(board, each) for each in _list(value, name)]
    ranks = [board.rank[space] for space in spaces]
    _ordered(ranks, name)
    return union(spaces)


def _ordered(values: list[int], name: str) -> None:
    """Each higher than the one before."""
    if any(a >= b for a, b in pairwise(values)):
        raise _wrong("position-order", name=name)


def _setting(value: object) -> Setting:
    given = _object(value, "options", [option.name for option in OPTIONS])
    values: list[int | str] = []
    for option in OPTIONS:
        chosen = given[option.name]
        fits = isinstance(chosen, str) or (isinstance(chosen, int) and abs(chosen) <= _LARGEST)
        if not isinstance(chosen, int | str) or not fits or not option.valid(chosen):
            raise _wrong("position-option", name=option.name, value=_shown(chosen))
        values.append(chosen)
    return setting(tuple(values))


def _pieces(board: Board, value: object) -> list[int]:
    if not isinstance(value, dict):
        raise _wrong("position-not-object", name="board", value=_shown(value))
    pieces = [0, 0, 0]
    for name, colour in value.items():
        pieces[_colour(colour)] |= 1 << _space(board, name)
    return pieces


def _reserves(setting: Setting, value: object) -> tuple[list[int], list[int]]:
    reserves = [_object(each, "reserves", ("own", "neutral")) for each in _per_player(setting, value, "reserves")]
    own = [_whole(each["own"], "own") for each in reserves]
    return own, [_whole(each["neutral"], "neutral") for each in reserves]


def _taken(value: object) -> tuple[int, ...]:
    colours = [_colour(each) for each in _list(value, "taken")]
    if colours != sorted(colours):
        raise _wrong("position-order", name="taken")
    return tuple(colours)


def _spent(board: Board, value: object) -> tuple[int, int, int]:
    spent = _object(value, "spent", DIRECTIONS)
    row, rise, fall = (_spaces(board, spent[direction], "spent") for direction in DIRECTIONS)
    return row, rise, fall


def _ban(board: Board, value: object) -> Ban | None:
    if value is None:
        return None
    ends = _list(value, "bans")
    if len(ends) != 2:
        raise _wrong("position-ban-shape")
    origin, goal = (_space(board, end) for end in ends)
    if origin == goal:
        raise _wrong("position-ban-shape")
    return origin, goal


# --- judgement -------------------------------------------------------------------------------------------------------


def _judge_pieces(new: CeroclePosition) -> None:
    """C1.3, C6: every piece of the game is somewhere, and nobody has more than a player can have."""
    setting = new.setting
    for seat, taken in enumerate(new.taken):
        own = setting.colours[seat]
        allowed = [WHITE] if setting.neutrals else [colour for colour in setting.playing if colour != own]
        for colour in taken:
            if colour not in allowed:
                raise _wrong("position-taken-colour", who=phrases.who(setting, seat), value=COLOURS[colour])
        if len(taken) > setting.takings or (not setting.neutrals and len(set(taken)) < len(taken)):
            raise _wrong("position-taken-limit", who=phrases.who(setting, seat))
    for colour in setting.playing:
        reserve = sum(own for seat, own in enumerate(new.own) if setting.colours[seat] == colour)
        away = sum(taken.count(colour) for taken in new.taken)
        _judge_count(phrases.colour(colour), new.pieces[colour].bit_count() + reserve + away, setting.total[colour])
    if setting.neutrals:
        away = sum(map(len, new.taken))
        found = new.pieces[WHITE].bit_count() + sum(new.neutral) + away
        if not (setting.encircled_out and away and found < NEUTRALS):  # C6.3
            _judge_count(Phrase("colour-neutral"), found, NEUTRALS)
    else:
        _judge_count(Phrase("colour-neutral"), sum(new.neutral), 0)
    if setting.players == 4 and max(new.own) > HAND:  # C6.4
        seat = new.own.index(max(new.own))
        raise _wrong("position-hand", who=phrases.who(setting, seat), count=new.own[seat])


def _judge_count(colour: Phrase, found: int, due: int) -> None:
    if found != due:
        raise _wrong("position-count", colour=colour, found=found, due=due)


def _judge_bans(new: CeroclePosition) -> None:
    """C5.2: a ban is about a piece that its player has relocated."""
    names = new.setting.board.names
    for seat, ban in enumerate(new.bans):
        if ban is None:
            continue
        if new.colour_at(ban[0]) is None:
            raise _wrong("position-ban-empty", space=names[ban[0]])
        if not new.setting.movable(new.pieces, new.setting.colours[seat]) >> ban[0] & 1:
            raise _wrong("position-ban-piece", who=phrases.who(new.setting, seat), space=names[ban[0]])


def _judge_phase(new: CeroclePosition, phase: str) -> None:
    """C4, C7.2: exchanges in hand, spent lines and quiet turns are such as the phase has."""
    board, limit = new.setting.board, new.setting.quiet_limit
    if (phase == "exchange") != (new.exchanges > 0):
        raise _wrong("position-exchanges", phase=phase, count=new.exchanges)
    if (phase == "exchange") != any(new.spent):
        raise _wrong("position-spent-phase", phase=phase)
    for spent, lines, direction in zip(new.spent, board.lines, DIRECTIONS, strict=True):
        for line in lines:
            held = spent & line
            if held and sum(board.runs.get(held, ())) != held:  # C4.2: lines, and nothing but lines
                raise _wrong("position-spent-line", direction=direction, length=LINE)
    if phase == "exchange" and not rules.has_pair(new.setting, new.pieces):
        raise _wrong("position-no-pair")
    if new.quiet > limit or (phase == "act" and new.quiet == limit):
        raise _wrong("position-quiet", count=new.quiet, limit=limit)


def _judge_result(new: CeroclePosition, value: object) -> None:
    """C2, C7.2: the result is what the rest says it is."""
    setting = new.setting
    if not new.over:
        for colour in setting.playing:
            for circle in rules.circles_of(setting, new.pieces, colour):
                centre = setting.board.centres[setting.board.circles.index(circle)]
                raise _wrong("position-circle", who=phrases.name(colour), space=setting.board.names[centre])
        if value is not None:
            raise _wrong("position-result-early")
        return
    given = _object(value, "result", ("winners", "reason", "circles"))
    reason = _text(given["reason"], "reason", ("circle", "quiet"))
    seats = [_whole(seat, "winners") for seat in _list(given["winners"], "winners")]
    _ordered(seats, "winners")
    circles = [_spaces(setting.board, circle, "circles") for circle in _list(given["circles"], "circles")]
    winners, expected = rules.result(new)
    if not expected and new.quiet != setting.quiet_limit:
        raise _wrong("position-not-over")
    if circles != expected and set(circles) == set(expected):
        raise _wrong("position-order", name="circles")
    if (tuple(seats), reason, circles) != (winners, "circle" if expected else "quiet", expected):
        raise _wrong("position-result")
