"""What the shelf and the form of a new table show: games, options, seats and clocks, from the contract alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import orjson

from preau.bots import LEVELS
from preau.bots.introductions import Introduction, introduce
from preau.games import registry
from preau.games.api import Game, Option, Position, Value
from preau.server.database.store import Listed
from preau.server.view import board
from preau.words import Speaker, edition_name, game_pitch, game_title, option_help, value_help

DAY = 24 * 60 * 60
SAND = 60  # seconds, as in the box
USUAL_LEVEL = "2"
MINE = 6  # tables of one's own on the shelf


def shelf(words: Speaker) -> list[dict[str, Any]]:
    games = []
    for name in registry.names():
        game = registry.game(name)
        width, height = board.scene_of(board.shelf_position(name)).size
        games.append({
            "name": name,
            "title": game_title(game, words.language),
            "pitch": game_pitch(game, words.language),
            "players": _players(game),
            "minutes": game.minutes,
            "width": round(width / 2),
            "height": round(height / 2),
            "play_now": play_now(game),
        })  # fmt: skip
    return games


def _players(game: Game) -> str:
    """How many can play: `3–5`."""
    values = [int(value) for option in game.options if option.name == "players" for value in option.values]
    return f"{min(values)}–{max(values)}" if len(values) > 1 else str(values[0]) if values else "–"


def play_now(game: Game) -> dict[str, Any]:
    """The table that one click opens: the reader against bots, as few as may be."""
    players = board.shelf_position(game.name).players
    bots = [{"kind": "bot", "level": USUAL_LEVEL}] * (players - 1)
    return {"game": game.name, "seats": [{"kind": "person"}, *bots]}


def listed(tables: Iterable[Listed], words: Speaker, yours: Collection[str] = ()) -> list[dict[str, Any]]:
    """Lines of a list of tables; `yours` are the ids of those where the reader is to move."""
    return [
        {
            "id": each.id,
            "title": game_title(registry.game(each.game), words.language),
            "names": ", ".join(filter(None, (_called(seat, words) for seat in orjson.loads(each.seats)))),
            "state": words("page-your-turn" if each.id in yours else f"page-status-{each.status}"),
            "yours": each.id in yours,
        }
        for each in tables
        if each.game in registry.names()
    ]


def _called(seat: dict[str, Any], words: Speaker) -> str:
    if seat["name"]:
        return str(seat["name"])
    if seat["kind"] == "bot":
        return words.bot(seat["level"])
    return "" if seat["held"] else words("page-free-seat")


# --- the form of a new table -----------------------------------------------------------------------------------------


def option_rows(game: Game, words: Speaker) -> list[dict[str, Any]]:
    return [_row(game, option, words) for option in game.options]


def _row(game: Game, option: Option, words: Speaker) -> dict[str, Any]:
    def text(value: Value) -> str:
        return value_help(game, option, value, words.language) or str(value)

    return {
        "name": option.name,
        "rule": option.rule,
        "help": option_help(game, option, words.language),
        "default": option.default,
        "default_text": text(option.default),
        "values": [{"value": value, "text": text(value)} for value in option.values],
        "bounds": option.bounds,
        "drawn": option.drawn,
        "example": option.example,
    }


def edition_rows(game: Game, words: Speaker) -> list[dict[str, str]]:
    return [{"value": name, "text": edition_name(game, name, words.language)} for name in game.editions]


def seat_rows(game: Game, mode: str, words: Speaker, start: Position | None) -> list[dict[str, Any]]:
    """A row for each seat that there can be; the form hides those that are not used."""
    count = start.players if start else _most_players(game)
    first = start.players if start else board.shelf_position(game.name).players
    shown = start or game.set_up(board.first_options(game) | ({"players": count} if count != first else {}))
    sides = {side.seat: side for side in board.scene_of(shown).seats}
    rows = []
    for number in range(count):
        side = sides.get(number)
        rows.append({
            "number": number,
            "hidden": number >= first,
            "badge": board.badge(game.name, side.badge, side.colour) if side else "",
            "colour": words.say(side.phrase) if side else words("table-player", number=number + 1),
            "kind": f"bot:{USUAL_LEVEL}" if mode == "bots" and number else "person",
        })  # fmt: skip
    return rows


def _most_players(game: Game) -> int:
    values = [int(value) for option in game.options if option.name == "players" for value in option.values]
    return max(values, default=board.shelf_position(game.name).players)


def kind_rows(game: Game, mode: str, words: Speaker) -> list[dict[str, str]]:
    """Who can sit on a seat; `line` introduces a bot."""
    person = {"value": "person", "text": words(f"page-kind-person-{mode}"), "line": ""}
    bots = [introduce(game, level, words.language) for level in LEVELS]
    return [person, *(_bot_row(each, words) for each in bots)]


def _bot_row(bot: Introduction, words: Speaker) -> dict[str, str]:
    text = words("page-bot-choice", name=bot.name, level=bot.bot)
    return {"value": f"bot:{bot.bot}", "text": text, "line": bot.line}


def clock_rows(game: Game, mode: str, words: Speaker) -> list[dict[str, Any]]:
    sand = [("sand", seconds, 0) for seconds in (SAND, 30, 90, 120)] if game.timed else []
    turn = [("turn", seconds, 0) for seconds in (30, 60, 180)]
    bank = [("bank", minutes * 60, increment) for minutes, increment in ((5, 5), (10, 10), (30, 15))]
    days = [("days", count * DAY, 0) for count in (1, 3, 7)] if mode == "friends" else []
    usual = ("sand", SAND, 0) if game.timed and mode != "bots" else ("none", 0, 0)
    rows = []
    for kind, seconds, increment in (("none", 0, 0), *sand, *turn, *bank, *days):
        text = words(
            f"page-clock-{kind}", seconds=seconds, minutes=seconds // 60, days=seconds // DAY, increment=increment
        )
        default = (kind, seconds, increment) == usual
        rows.append({"kind": kind, "seconds": seconds, "increment": increment, "text": text, "default": default})
    return rows
