"""The form of a new table: options, seats and clocks, from the contract alone."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse

from preau.bots import LEVELS
from preau.bots.introductions import Introduction, introduce
from preau.games.api import Game, Option, Position, Value
from preau.server.http.depends import AGame, ALanguage
from preau.server.pages.editor import read_position
from preau.server.pages.render import page_router, render_page
from preau.server.pages.shelf import USUAL_LEVEL
from preau.server.view import board
from preau.server.view.companion import SAND_SECONDS
from preau.server.view.names import seat_colour
from preau.words import Speaker, edition_name, game_title, option_help, value_help

MODES = ("bots", "screen", "friends")
PACES = ("usual", "quick", "calm")
ABSENCES_SECONDS = (60, 120, 300, 900, 0)  # after which a bot may stand in; 0: never
DAY_SECONDS = 24 * 60 * 60

router = page_router()


@router.get("/new/{game}")
async def new(
    request: Request, game: AGame, language: ALanguage, mode: str = "bots", position: str = ""
) -> HTMLResponse:
    words = Speaker(language, game)
    mode = mode if mode in MODES else MODES[0]
    start = read_position(game, position) if position else None
    options = [_option_row(game, option, words) for option in game.options]
    return render_page(
        request,
        "pages/new_table.html",
        scripts=("pages/new_table",),
        sheets=("forms",),
        game=game.name,
        title=game_title(game, language),
        mode=mode,
        start=str(start) if start else "",
        players=next((row for row in options if row["name"] == "players"), None) if not start else None,
        seats=_seat_rows(game, mode, words, start),
        kinds=_kind_rows(game, mode, words),
        editions=_edition_rows(game, words),
        options=[row for row in options if row["name"] != "players"],
        clocks=_clock_rows(game, mode, words),
        paces=PACES,
        absences=ABSENCES_SECONDS,
    )


def _option_row(game: Game, option: Option, words: Speaker) -> dict[str, Any]:
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


def _edition_rows(game: Game, words: Speaker) -> list[dict[str, str]]:
    return [{"value": name, "text": edition_name(game, name, words.language)} for name in game.editions]


def _seat_rows(game: Game, mode: str, words: Speaker, start: Position | None) -> list[dict[str, Any]]:
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
            "colour": seat_colour(shown, number, words),
            "kind": f"bot:{USUAL_LEVEL}" if mode == "bots" and number else "person",
        })  # fmt: skip
    return rows


def _most_players(game: Game) -> int:
    values = [int(value) for option in game.options if option.name == "players" for value in option.values]
    return max(values, default=board.shelf_position(game.name).players)


def _kind_rows(game: Game, mode: str, words: Speaker) -> list[dict[str, str]]:
    """Who can sit on a seat; `line` introduces a bot."""
    person = {"value": "person", "text": words(f"page-kind-person-{mode}"), "line": ""}
    bots = [introduce(game, level, words.language) for level in LEVELS]
    return [person, *(_bot_row(each, words) for each in bots)]


def _bot_row(bot: Introduction, words: Speaker) -> dict[str, str]:
    text = words("page-bot-choice", name=bot.name, level=bot.bot)
    return {"value": f"bot:{bot.bot}", "text": text, "line": bot.line}


def _clock_rows(game: Game, mode: str, words: Speaker) -> list[dict[str, Any]]:
    sand = [("sand", seconds, 0) for seconds in (SAND_SECONDS, 30, 90, 120)] if game.timed else []
    turn = [("turn", seconds, 0) for seconds in (30, 60, 180)]
    bank = [("bank", minutes * 60, increment) for minutes, increment in ((5, 5), (10, 10), (30, 15))]
    days = [("days", count * DAY_SECONDS, 0) for count in (1, 3, 7)] if mode == "friends" else []
    usual = ("sand", SAND_SECONDS, 0) if game.timed and mode == "friends" else ("none", 0, 0)
    rows = []
    for kind, seconds, increment in (("none", 0, 0), *sand, *turn, *bank, *days):
        text = words(
            f"page-clock-{kind}",
            seconds=seconds,
            minutes=seconds // 60,
            days=seconds // DAY_SECONDS,
            increment=increment,
        )
        default = (kind, seconds, increment) == usual
        rows.append({"kind": kind, "seconds": seconds, "increment": increment, "text": text, "default": default})
    return rows
