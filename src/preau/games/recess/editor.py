"""Setting up a schoolyard by pointing.

What is set up is the start of a turn; all that follows from the yard is filled in.
"""

from __future__ import annotations

from collections.abc import Mapping

from preau.games.api import Json, Phrase, PositionError, Value
from preau.games.editor import EditorField, EditorTool
from preau.games.recess.possible.load import judge_crowds, judge_detention, judge_fights, judge_places
from preau.games.recess.rules.apply import set_up, settle, start_turn
from preau.games.recess.rules.board import BIT, BOYS, ENTRANCES, NAMES, SAFE, SQUARE
from preau.games.recess.rules.state import (
    ALL_STEPS,
    CHILDREN,
    COLOURS,
    START_COINS,
    TURNS,
    Draft,
    Fight,
    board_order,
    entrance,
    place_name,
)
from preau.games.recess.scene import from_json as draw_yard
from preau.games.recess.text import phrases
from preau.games.recess.text.exchange import from_json, to_json
from preau.games.scene import Scene


def tools(data: Json) -> tuple[EditorTool, ...]:
    from_json(data)
    return (
        EditorTool("off", Phrase("position-edit-off")),
        EditorTool("detain", Phrase("position-edit-detain")),
        EditorTool("lead", Phrase("position-edit-lead")),
    )


def use(data: Json, tool: str, cell: str, piece: str = "") -> Json:
    draft, _ = from_json(data)
    here = [child for child, place in enumerate(draft.children) if place_name(place) == cell]
    fight = next((each for each in draft.fights if NAMES[each.square] == cell), None)
    if tool == "lead" and fight is not None:
        turned = Fight(fight.square, fight.victim, fight.attacker)
        draft.fights = tuple(turned if each == fight else each for each in draft.fights)
    elif tool in ("off", "detain") and here and cell not in ENTRANCES:
        meant = _child(draft, piece) if piece else None
        first = fight.attacker if fight is not None else here[-1]  # R6.1: a nun sends the attacker away
        child = meant if meant in here and (tool == "off" or fight is None) else first
        _put(draft, child, entrance(child))
        draft.detained |= (tool == "detain") << child
    else:
        place = "entrance" if cell in ENTRANCES else "square"
        named = Phrase(f"scene-entrance-{cell}") if place == "entrance" else cell
        nothing = Phrase("position-edit-nothing", {"place": place, "square": named})
        raise PositionError(nothing, squares=[cell] if cell in SQUARE else [])
    return _start_of_turn(draft)


def places(data: Json, piece: str) -> tuple[str, ...]:
    draft, _ = from_json(data)
    free = [name for name, square in SQUARE.items() if not draft.setup.yard.obstacles & BIT[square]]  # R1.3
    child = _child(draft, piece)
    return tuple(free) if child is None else (*free, place_name(entrance(child)))  # R1.6


def move(data: Json, piece: str, cell: str) -> Json:
    draft, _ = from_json(data)
    if cell not in places(data, piece):
        what = Phrase("position-edit-obstacle" if cell in SQUARE else "position-edit-nowhere", {"square": cell})
        raise PositionError(what, rule="R1.3" if cell in SQUARE else "R1.6", squares=[cell] if cell in SQUARE else [])
    child, place = _child(draft, piece), SQUARE.get(cell, ENTRANCES.get(cell, BOYS))
    if child is None:
        one, two = draft.nuns
        draft.nuns = (place, two) if piece == "N1" else (one, place)
        return _start_of_turn(draft)
    others = [each for each, there in enumerate(draft.children) if there == place and each // 4 != child // 4]
    _put(draft, child, place)
    busy = {each for fight in draft.fights for each in (fight.attacker, fight.victim)}
    alone = [each for each in others if each not in busy]
    if cell in SQUARE and not BIT[place] & SAFE and len(others) == len(alone) == 1:  # R3.4: else nobody stands there
        fights = [*draft.fights, Fight(place, child, alone[0])]
        draft.fights = tuple(sorted(fights, key=lambda fight: board_order(fight.square)))
    return _start_of_turn(draft)


def fields(data: Json) -> tuple[EditorField, ...]:
    draft, _ = from_json(data)
    seats = range(draft.setup.players)
    most = START_COINS * draft.setup.players
    turns = tuple((seat, phrases.player(seat)) for seat in seats)
    return (
        EditorField("minute", Phrase("position-edit-minute"), draft.minute, (1, TURNS), problems=("position-dropped",)),
        EditorField("player", Phrase("position-edit-player"), draft.seat, values=turns),
        *(
            EditorField(
                f"coins-{seat}", Phrase("position-edit-coins", {"player": phrases.player(seat)}),
                draft.coins[seat], (0, most), problems=("position-coins", "position-debt"),
            )
            for seat in seats
        ),
    )  # fmt: skip


def change(data: Json, field: str, value: Value) -> Json:
    draft, _ = from_json(data)
    players = draft.setup.players
    if field == "minute":
        draft.minute = int(value)
    elif field == "player":  # R2.1: the nearest minute that is this player's
        minute = draft.minute - (draft.minute - 1) % players + int(value)
        draft.minute = minute if minute <= TURNS else minute - players
    else:
        seat = int(field.removeprefix("coins-"))
        draft.coins = (*draft.coins[:seat], int(value), *draft.coins[seat + 1 :])
    return _start_of_turn(draft)


def choose(data: Json, options: Mapping[str, Value]) -> Json:
    old, _ = from_json(data)
    draft = set_up(options)
    draft.minute, draft.nuns = old.minute, old.nuns
    kept = range(min(len(old.children), len(draft.children)))
    draft.children = (*old.children[: len(kept)], *draft.children[len(kept) :])
    draft.fights = tuple(fight for fight in old.fights if fight.attacker in kept and fight.victim in kept)
    draft.detained = (old.detained | old.serving) & (1 << len(kept)) - 1
    if len(old.coins) == len(draft.coins):
        draft.coins = old.coins
    return _start_of_turn(draft)


def scene(data: Json) -> Scene:
    draft, _ = from_json(data)
    if max(draft.nuns) >= BOYS:
        judge_places(draft)  # R1.5: a nun in an entrance has no place on the picture
    draft.phase = "kids" if draft.over else draft.phase  # an end that is not possible looks like any other moment
    return draw_yard(to_json(draft))


# --- what follows from the rest --------------------------------------------------------------------------------------


def _child(draft: Draft, piece: str) -> int | None:
    """The child of a piece's id; None for a nun."""
    if piece in ("N1", "N2"):
        return None
    colour, _, name = piece.partition("-")
    if colour not in COLOURS[: draft.setup.players] or name not in CHILDREN:
        raise PositionError(Phrase("position-edit-no-piece", {"piece": piece[:20]}))
    return 4 * COLOURS.index(colour) + CHILDREN.index(name)


def _put(draft: Draft, child: int, place: int) -> None:
    """A child stands there, free and in no fight."""
    draft.children = (*draft.children[:child], place, *draft.children[child + 1 :])
    draft.fights = tuple(fight for fight in draft.fights if child not in (fight.attacker, fight.victim))
    draft.detained &= ~(1 << child)
    draft.serving &= ~(1 << child)


def _start_of_turn(draft: Draft) -> Json:
    """The exchange form with a turn that just begins (R2.1 to R2.7), as far as what stands there lets it begin."""
    draft.kiss = False
    draft.seat = (draft.minute - 1) % draft.setup.players
    draft.detained |= draft.serving
    draft.serving = draft.must_leave = 0
    try:
        for judge in (judge_places, judge_fights, judge_detention, judge_crowds):
            judge(draft)
    except PositionError:  # that is for `load` to say
        draft.phase, draft.steps, draft.first, draft.movable, draft.caught = "kids", ALL_STEPS, True, 0b1111, ()
        return to_json(draft)
    draft.minute -= 1
    draft.seat = (draft.seat - 1) % draft.setup.players
    start_turn(draft, None)
    settle(draft, None)
    return to_json(draft)
