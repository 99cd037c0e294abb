"""What is said of who sits at a table, of its end and of where to look: phrases of `words/*/table/{table,hint}.ftl`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from preau.games.api import Phrase, Position
from preau.play.records import level_of_bot
from preau.play.table import Table

if TYPE_CHECKING:
    from preau.games.scene import Scene

Name: TypeAlias = str | Phrase
DrawScene: TypeAlias = Callable[[Position], "Scene"]


def _draw_scene(position: Position) -> Scene:
    return position.scene()


def seat_name(table: Table, number: int, position: Position | None = None, draw_scene: DrawScene = _draw_scene) -> Name:
    """What to call who sits there: the same in the log, on the panel, on pages and in a refusal.

    `position` is the one that is shown, if not the latest; `draw_scene` spares drawing again what is at hand.
    """
    name = player_name([(seat.name, seat.level) for seat in table.seats], number)
    return name or seat_colour(position or table.position, number, draw_scene)


def record_name(names: Sequence[str], position: Position, number: int, draw_scene: DrawScene = _draw_scene) -> Name:
    """What to call a seat of a record, in which not all have names, and bots have theirs with their levels."""
    levels = [level_of_bot(name) for name in names]
    if number < len(names) and levels[number]:
        return bot_name(levels, number)
    return (names[number] if number < len(names) else "") or seat_colour(position, number, draw_scene)


def player_name(players: Sequence[tuple[str, str | None]], number: int) -> Name:
    """For each seat its name and its level of bot: what to call one; nothing for a person who gave no name."""
    name, level = players[number]
    return name or (bot_name([None if own else kind for own, kind in players], number) if level else "")


def bot_name(levels: Sequence[str | None], number: int) -> Phrase:
    """A bot is called by its level's bird; bots of one level at one table have given names besides.

    `levels` has an entry for each seat, None for who has another name.
    """
    level = levels[number] or ""
    bird = Phrase("table-bot", {"level": level, "bird": f"b{level}"})
    alike = [seat for seat, each in enumerate(levels) if each == level]
    if len(alike) == 1:
        return bird
    given = Phrase("table-given", {"given": f"n{alike.index(number) + 1}", "number": alike.index(number) + 1})
    return Phrase("table-bot-given", {"name": bird, "given": given})


def seat_colour(position: Position, number: int, draw_scene: DrawScene = _draw_scene) -> Phrase:
    """What the board calls a seat; its number where the board has none."""
    try:
        side = draw_scene(position).find_seat(number)
    except NotImplementedError:  # a game that is not drawn
        side = None
    return side.phrase if side else Phrase("table-player", {"number": number + 1})


def seat_names(table: Table, numbers: Sequence[int]) -> Name:
    """What to call several who sit there."""
    return list_phrase([seat_name(table, number) for number in numbers])


def list_phrase(names: Sequence[Name]) -> Name:
    """Names as a list in words: "Ann, Bob and Cleo"."""
    *rest, last = names
    if not rest:
        return last
    first = rest[0]
    for name in rest[1:]:
        first = Phrase("table-names", {"first": first, "next": name})
    return Phrase("table-names-last", {"first": first, "last": last})


def tell_look(places: Sequence[Name]) -> Phrase:
    """Where a strong player would look: at one place, at several, or at none of them but the buttons."""
    if not places:
        return Phrase("hint-look-buttons")
    if len(places) == 1:
        return Phrase("hint-look-place", {"square": places[0]})
    return Phrase("hint-look", {"squares": list_phrase(places)})


def tell_timeout(table: Table, seat: int, *, to_player: bool = False) -> Phrase:
    """That the sand has run out, to all or to its player; what the game makes of it are the step's effects."""
    return Phrase("table-event-timed-out", {"name": seat_name(table, seat), "you": "yes" if to_player else "no"})


def tell_result(table: Table) -> Phrase | None:
    """How the table ended, in one sentence; the game's own reasons are in `table.result.why`."""
    result = table.result
    if result is None:
        return None
    if result.reason == "abandoned" and result.seat is not None:
        return Phrase("table-result-abandoned-by", {"name": seat_name(table, result.seat)})
    if result.reason == "abandoned":
        return Phrase("table-result-abandoned")
    if result.reason == "length":
        key = "table-result-length-drawn" if table.game.draws else "table-result-length"
        return Phrase(key, {"moves": len(table.history)})
    if result.reason == "draw":
        return Phrase("table-result-draw")
    if not result.winners:
        return Phrase("table-result-drawn")
    winners = {"winners": seat_names(table, result.winners), "count": len(result.winners)}
    if result.reason == "rules" or result.seat is None:
        return Phrase("table-result-won", winners)
    key = "table-result-resigned" if result.reason == "resigned" else "table-result-flagged"
    return Phrase(key, {"name": seat_name(table, result.seat), **winners})
