"""The form of a new table: options, seats and clocks, from the contract alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from fastapi import Query, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from preau.bots import LEVELS
from preau.bots.introductions import Introduction, introduce
from preau.games.api import Game, Option, Position, Value
from preau.games.option_pictures import option_pictures
from preau.play.clocks import DAY_SECONDS, ClockPlan
from preau.play.table import USUAL_LEVEL
from preau.server.http.depends import AGame, ALanguage, do_in_turn
from preau.server.pages.editor import read_position
from preau.server.pages.render import page_router, render_page, script_router
from preau.server.programs.bot_accounts import BotAccounts
from preau.server.view import board
from preau.server.view.choices.strength import strength_word, strengths_of
from preau.server.view.companion import SAND_SECONDS
from preau.server.view.names import seat_colour
from preau.server.view.player_aid import rule_changes, value_text
from preau.server.view.players.terms import clock_text
from preau.words import Language, Speaker, edition_name, game_title, option_help, players_help
from preau.words.text import capitalise

MODES = ("bots", "screen", "friends")
PACES = ("usual", "quick", "calm")
ABSENCES_SECONDS = (60, 120, 300, 900, 0)  # after which a bot may stand in; 0: never

router, scripts = page_router(), script_router()


@router.get("/new/{game}")
async def new(
    request: Request, game: AGame, language: ALanguage, mode: str = "bots", position: str = ""
) -> HTMLResponse:
    bots: BotAccounts = request.app.state.bot_accounts
    names, mode = await bots.names(), mode if mode in MODES else MODES[0]
    return await do_in_turn(request, _form, request, game, language, mode, position, names)


def _form(request: Request, game: Game, language: Language, mode: str, position: str, bots: list[str]) -> HTMLResponse:
    words = Speaker(language, game)
    start = read_position(game, position, language) if position else None
    editions = edition_rows(game, words)
    options = [option_row(game, option, words) for option in game.options]
    first, sizes = _table_sizes(game, start)
    kinds = _kind_rows(game, mode, words, first)
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
        kinds=[*kinds, *(_account_row(name, words) for name in bots if mode != "screen")],
        editions=[row for row in editions if row["value"]],
        pictured=[row for row in options if row["pictures"]],
        options=[row for row in options if row["name"] != "players" and not row["pictures"]],
        data={
            "editions": {row["value"]: row for row in editions},
            "bots": _strength_rows(game, sizes, words),
            "notes": {size: players_help(game, {"players": size}, language) for size in sizes},
        },
        clocks=_clock_rows(game, mode, words),
        paces=PACES,
        absences=ABSENCES_SECONDS,
    )


def option_row(game: Game, option: Option, words: Speaker) -> dict[str, Any]:
    def text(value: Value) -> str:
        return value_text(game, option, value, words.language)

    pictures = option_pictures(game.package)
    return {
        "name": option.name,
        "pictures": [{"value": value, "text": text(value)} for value in pictures.values.get(option.name, ())],
        "can_build": option.name in pictures.steps,
        "rule": option.rule,
        "help": option_help(game, option, words.language),
        "default": option.default,
        "default_text": text(option.default),
        "values": [{"value": value, "text": text(value)} for value in option.values],
        "bounds": option.bounds,
        "drawn": option.drawn,
        "example": option.example,
    }


def edition_rows(game: Game, words: Speaker) -> list[dict[str, Any]]:
    """The usual rules and each edition: what every option then is, and which rules an edition plays otherwise."""
    rows = [_edition_row(game, "", {}, words)]
    return rows + [_edition_row(game, name, values, words) for name, values in game.editions.items()]


def _edition_row(game: Game, name: str, values: Mapping[str, Value], words: Speaker) -> dict[str, Any]:
    key = "page-usual-edition" if name else "page-usual"
    changes = rule_changes(game, values, words)
    return {
        "value": name,
        "text": capitalise(edition_name(game, name, words.language)) if name else "",
        "usual": {
            each.name: words(key, value=value_text(game, each, values.get(each.name, each.default), words.language))
            for each in game.options
        },
        "changes": changes,
        "note": words("page-edition-same") if name and not changes else "",
    }


def _seat_rows(game: Game, mode: str, words: Speaker, start: Position | None) -> list[dict[str, Any]]:
    """A row for each seat that there can be; the form hides those that are not used."""
    first, counts = _table_sizes(game, start)
    shown = {count: start or _first_position(game, count, first) for count in counts}
    return [
        {
            "number": number,
            "hidden": number >= first,
            "sides": [_side(shown[count], number, words, first) for count in counts if number < count],
            "kind": f"bot:{USUAL_LEVEL}" if mode == "bots" and number else "person",
        }
        for number in range(counts[-1])
    ]


def _first_position(game: Game, count: int, first: int) -> Position:
    return game.set_up(board.first_options(game) | ({"players": count} if count != first else {}))


def _side(shown: Position, number: int, words: Speaker, first: int) -> dict[str, Any]:
    """What a seat is called where so many play: a colour may be somebody else's then."""
    return {
        "players": shown.players,
        "hidden": shown.players != max(first, number + 1),
        "badge": board.seat_badge(shown, number),
        "colour": capitalise(seat_colour(shown, number, words)),
    }


def _table_sizes(game: Game, start: Position | None) -> tuple[int, list[int]]:
    """How many play as long as nobody chooses, and how many can."""
    first = start.players if start else board.shelf_position(game.name).players
    values = [int(value) for option in game.options if option.name == "players" for value in option.values]
    return first, [first] if start else sorted({first, *values})


def _kind_rows(game: Game, mode: str, words: Speaker, players: int) -> list[dict[str, Any]]:
    """Who can sit on a seat; `line` introduces a bot, `strength` is its share of the way to the strongest."""
    person = {
        "value": "person",
        "text": words(f"page-kind-person-{mode}"),
        "line": "",
        "strength": "",
        "word": "",
        "rating": "",
    }
    return [person, *_bot_rows(game, words, players)]


def _strength_rows(game: Game, sizes: list[int], words: Speaker) -> dict[int, dict[str, dict[str, Any]]]:
    """By number of players, what is said of each bot there: a game for four is not the game for two."""
    return {size: {row["value"]: row for row in _bot_rows(game, words, size)} for size in sizes}


def _bot_rows(game: Game, words: Speaker, players: int) -> list[dict[str, Any]]:
    strengths = strengths_of(game, players)
    bots = [introduce(game, level, words.language, players) for level in LEVELS]
    return [_bot_row(each, strengths.get(each.bot), words) for each in bots]


def _account_row(name: str, words: Speaker) -> dict[str, Any]:
    """A bot with an account of its own, which is asked."""
    about = {"text": words("programs-choice", name=name), "line": words("programs-choice-line", name=name)}
    return {"value": f"account:{name}", "strength": "", "word": "", "rating": "", **about}


def _bot_row(bot: Introduction, strength: float | None, words: Speaker) -> dict[str, Any]:
    """In words; what was measured is there for who wants to know."""
    text = words("page-bot-choice", name=bot.name, level=bot.bot)
    known = words("page-bot-line", name=bot.name, level=bot.bot, character=bot.character)
    line = bot.line if strength is None else known  # where nothing was measured, that is said
    return {
        "value": f"bot:{bot.bot}", "text": text, "line": line,
        "strength": "" if strength is None else round(strength, 3), "rating": bot.rating,
        "word": strength_word(strength, words),
    }  # fmt: skip


def _clock_rows(game: Game, mode: str, words: Speaker) -> list[dict[str, Any]]:
    sand = [ClockPlan("sand", seconds) for seconds in (SAND_SECONDS, 30, 90, 120)] if game.timed else []
    turn = [ClockPlan("turn", seconds) for seconds in (30, 60, 180)]
    bank = [ClockPlan("bank", minutes * 60, increment) for minutes, increment in ((5, 5), (10, 10), (30, 15))]
    days = [ClockPlan("days", count * DAY_SECONDS) for count in (1, 3, 7)] if mode == "friends" else []
    usual = ClockPlan("sand", SAND_SECONDS) if game.timed and mode == "friends" else ClockPlan()
    return [
        {
            "kind": plan.kind, "seconds": plan.seconds, "increment": plan.increment, "text": clock_text(plan, words),
            "default": plan == usual,
        }
        for plan in (ClockPlan(), *sand, *turn, *bank, *days)
    ]  # fmt: skip


@router.get("/new/{game}/board.svg")
async def first_board(request: Request, game: AGame, theme: Literal["light", "dark"] = "light") -> Response:
    """The first position with these options, as a picture."""
    given = {name: value for name, value in request.query_params.items() if name not in {"theme", "lang"}}
    drawn = await do_in_turn(request, lambda: board.board_picture(game.set_up(game.settle(given)), theme))
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@scripts.get("/new/{game}/steps")
async def option_steps(
    game: AGame,
    language: ALanguage,
    name: Annotated[str, Query(max_length=64)],
    value: Annotated[str, Query(max_length=64)],
) -> list[dict[str, Any]]:
    """What can be changed in the value of an option that is put together by pointing."""
    game.settle({name: value})  # refuses what is no option or no value of it
    find_steps = option_pictures(game.package).steps.get(name)
    steps = find_steps(value) if find_steps else ()
    words = Speaker(language, game)
    return [
        {"text": words.say(step.phrase), "value": step.value, "x": step.x, "y": step.y, "sign": step.sign}
        for step in steps
    ]
