"""Setting up a board by pointing: pieces come from the reserves and go back there; what is set up is a plain turn."""

from __future__ import annotations

from collections.abc import Mapping

from preau.games.api import Json, Phrase, PositionError, Value
from preau.games.cerocle.position import CeroclePosition
from preau.games.cerocle.rules.board import COLOURS, WHITE
from preau.games.cerocle.rules.state import NONE_SPENT
from preau.games.cerocle.scene import from_json as draw_board
from preau.games.cerocle.text import phrases
from preau.games.cerocle.text.exchange import from_json, to_json
from preau.games.editor import EditorField, EditorTool
from preau.games.scene import Scene

MOST_TURNS = 999
OFF = "off"
PIECE = "piece-"  # before the space, in a piece's id


def tools(data: Json) -> tuple[EditorTool, ...]:
    new = _read(data)
    pieces = [
        EditorTool(
            COLOURS[colour], Phrase("scene-piece", {"colour": _name(new, colour)}), f"piece-{COLOURS[colour]}",
            left=sum(_reserve(new, colour)[seat] for seat in _holders(new, colour)),
        )
        for colour in _colours(new)
    ]  # fmt: skip
    return (*pieces, EditorTool(OFF, Phrase("position-edit-off")))


def use(data: Json, tool: str, cell: str, piece: str = "") -> Json:  # noqa: ARG001  # one piece a space
    new = _read(data)
    space = _space(new, cell)
    there = new.colour_at(space)
    wanted = COLOURS.index(tool) if tool in COLOURS else None
    if (tool != OFF and wanted not in _colours(new)) or (tool == OFF and there is None):
        raise PositionError(Phrase("position-edit-nothing", {"space": cell}), squares=[cell])
    if there is not None:
        _give_back(new, there)
        _set(new, space, None)
    if wanted is not None:
        _take(new, wanted, cell)
        _set(new, space, wanted)
    return _plain_turn(new)


def places(data: Json, piece: str) -> tuple[str, ...]:
    new = _read(data)
    _space(new, piece.removeprefix(PIECE))
    return tuple(new.setup.board.names)


def move(data: Json, piece: str, cell: str) -> Json:
    """To an empty space; two pieces change places."""
    new = _read(data)
    old, space = _space(new, piece.removeprefix(PIECE)), _space(new, cell)
    held, there = new.colour_at(old), new.colour_at(space)
    _set(new, old, there)
    _set(new, space, held)
    return _plain_turn(new)


def fields(data: Json) -> tuple[EditorField, ...]:
    new = _read(data)
    setup = new.setup
    found = [EditorField("turn", Phrase("position-edit-turn"), new.turn, (1, max(MOST_TURNS, new.turn)))]
    players = tuple((seat, phrases.who(setup, seat)) for seat in range(setup.players))
    found.append(EditorField("player", Phrase("position-edit-player"), (new.turn - 1) % setup.players, values=players))
    count = ("position-count",)
    for seat in range(setup.players):
        who, own = phrases.who(setup, seat), setup.colours[seat]
        held = Phrase("position-edit-own", {"who": who})
        found.append(EditorField(f"own-{seat}", held, new.own[seat], (0, 40), problems=(*count, "position-hand")))
        if setup.neutrals:
            held = Phrase("position-edit-neutral", {"who": who})
            found.append(EditorField(f"neutral-{seat}", held, new.neutral[seat], (0, 8), problems=count))
        for colour in (WHITE,) if setup.neutrals else (each for each in setup.playing if each != own):
            held = Phrase("position-edit-taken", {"who": who, "colour": _name(new, colour)})
            taken, most = new.taken[seat].count(colour), setup.takings if setup.neutrals else 1
            problems = (*count, "position-taken-limit")
            found.append(EditorField(f"taken-{seat}-{COLOURS[colour]}", held, taken, (0, most), problems=problems))
    if setup.options["quiet"]:
        quiet = Phrase("position-edit-quiet")
        found.append(EditorField("quiet", quiet, new.quiet, (0, setup.quiet_limit - 1), problems=("position-quiet",)))
    return tuple(found)


def change(data: Json, field: str, value: Value) -> Json:
    new = _read(data)
    name, number = field.split("-", maxsplit=1)[0], int(value)
    seat = int(field.split("-")[1]) if "-" in field else 0
    if name == "turn":
        new.turn = number
    elif name == "player":  # C1.4: the turn of this round that is this player's
        new.turn += number - (new.turn - 1) % new.setup.players
    elif name == "quiet":
        new.quiet = number
    elif name == "taken":
        colour = COLOURS.index(field.split("-")[2])
        rest = [each for each in new.taken[seat] if each != colour]
        new.taken = [*new.taken[:seat], tuple(sorted([*rest, *[colour] * number])), *new.taken[seat + 1 :]]
    else:
        reserve = new.own if name == "own" else new.neutral
        changed = [*reserve[:seat], number, *reserve[seat + 1 :]]
        new.own, new.neutral = (changed, new.neutral) if name == "own" else (new.own, changed)
    return _plain_turn(new)


def choose(data: Json, options: Mapping[str, Value]) -> Json:
    """C1.3: with other players other pieces are played, so that everybody starts anew."""
    old = _read(data)
    fresh = _read(to_json(old) | {"options": dict(options)}) if options["players"] == old.setup.players else None
    if fresh is not None:
        return _plain_turn(fresh)
    return to_json(CeroclePosition.game.set_up(options))  # type: ignore[arg-type]


def scene(data: Json) -> Scene:
    return draw_board(_plain_turn(_read(data)))


# --- what follows from the rest --------------------------------------------------------------------------------------


def _read(data: Json) -> CeroclePosition:
    new, _ = from_json(CeroclePosition, data)
    return new


def _space(new: CeroclePosition, cell: str) -> int:
    space = new.setup.board.number.get(cell)
    if space is None:
        raise PositionError(Phrase("position-space", {"value": cell[:20]}))
    return space


def _colours(new: CeroclePosition) -> tuple[int, ...]:
    """The colours of the pieces in this game; neutral ones are white."""
    return (*new.setup.playing, WHITE) if new.setup.neutrals else new.setup.playing


def _is_neutral(new: CeroclePosition, colour: int) -> bool:
    return new.setup.neutrals and colour == WHITE


def _name(new: CeroclePosition, colour: int) -> Phrase:
    return Phrase("scene-colour-neutral") if _is_neutral(new, colour) else phrases.colour(colour)


def _reserve(new: CeroclePosition, colour: int) -> list[int]:
    return new.neutral if _is_neutral(new, colour) else new.own


def _holders(new: CeroclePosition, colour: int) -> list[int]:
    """The seats that hold pieces of a colour in reserve."""
    return [seat for seat in range(new.setup.players) if _is_neutral(new, colour) or new.setup.colours[seat] == colour]


def _take(new: CeroclePosition, colour: int, cell: str) -> None:
    """A piece out of the fullest reserve."""
    reserve = list(_reserve(new, colour))
    fullest = max(_holders(new, colour), key=lambda seat: reserve[seat])
    if not reserve[fullest]:
        raise PositionError(
            Phrase("position-edit-none-left", {"colour": _name(new, colour)}), rule="C1.3", squares=[cell]
        )
    reserve[fullest] -= 1
    _keep(new, colour, reserve)


def _give_back(new: CeroclePosition, colour: int) -> None:
    """A piece into the emptiest reserve."""
    reserve = list(_reserve(new, colour))
    reserve[min(_holders(new, colour), key=lambda seat: reserve[seat])] += 1
    _keep(new, colour, reserve)


def _keep(new: CeroclePosition, colour: int, reserve: list[int]) -> None:
    if _is_neutral(new, colour):
        new.neutral = reserve
    else:
        new.own = reserve


def _set(new: CeroclePosition, space: int, colour: int | None) -> None:
    new.hold([bits & ~(1 << space) | (each == colour) << space for each, bits in enumerate(new.pieces)])


def _plain_turn(new: CeroclePosition) -> Json:
    """The exchange form of a turn that begins: no exchanges in hand, no bans, no result."""
    new.player = (new.turn - 1) % new.setup.players
    new.over, new.exchanges, new.spent = False, 0, NONE_SPENT
    new.bans = [None] * new.setup.players
    return to_json(new)
