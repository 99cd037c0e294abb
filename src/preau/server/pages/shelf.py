"""The shelf: the games, one's own tables, and those that anybody may join or watch."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, Literal

import orjson
from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from preau.games import registry
from preau.games.api import Game
from preau.play.sentences import bot_name
from preau.play.table import USUAL_LEVEL, Table
from preau.server.database.store import Listed
from preau.server.http.costs import OWN_TABLE_UNITS, charge_more
from preau.server.http.depends import AGame, AGuest, ALanguage, Service, do_in_turn
from preau.server.pages.render import page_router, render_page
from preau.server.view import board
from preau.server.view.choices.strength import strength_word, strengths_of
from preau.server.view.names import company, player_names, seat_name
from preau.server.view.players.time_left import time_left_text
from preau.server.work_queue import breathe
from preau.teach.lessons import lessons_of
from preau.words import Speaker, game_pitch, game_title
from preau.words.text import span_text

MOST_OF_MINE = 200  # tables of one's own on the shelf
MINE_UNFOLDED = 4  # of them, those that are seen before the games; whatever waits for the reader always is

router = page_router()


@router.get("/")
async def shelf(request: Request, service: Service, guest: AGuest, language: ALanguage) -> HTMLResponse:
    going = [] if guest.new else await service.of_guest(guest.id, MOST_OF_MINE, going_on=True)
    shown = {each.id for each in going}
    await charge_more(request, len(going) * OWN_TABLE_UNITS)
    tables = await service.sound_tables(shown)
    public = [each for each in await service.public(limit=20) if each.id not in shown]

    lobby, seeking = len(request.app.state.lobby_board), request.app.state.lobby.seeking

    def draw() -> HTMLResponse:
        words, mine = Speaker(language), []
        for row in table_rows(going, words):
            breathe()
            mine.append(own_row(row, tables.get(row["id"]), guest.id, service.now(), words))
        first = max(MINE_UNFOLDED, sum(row["yours"] for row in mine))
        return render_page(
            request, "pages/shelf.html", sheets=("shelf",), games=_game_rows(words), broken=[*registry.broken_games()],
            mine=sorted(mine, key=lambda row: row["urgency"]), mine_first=first, open=table_rows(public, words),
            lobby=words("lobby-waits", count=lobby + seeking),
        )  # fmt: skip

    return await do_in_turn(request, draw)


@router.get("/shelf/{game}.svg")
async def shelf_picture(request: Request, game: AGame, theme: Literal["light", "dark"] = "light") -> Response:
    picture = await do_in_turn(request, board.shelf_picture, game.name, theme)
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


def _game_rows(words: Speaker) -> list[dict[str, Any]]:
    """What can be played: first what most people can play together, so that no name's first letter decides."""
    games = []
    for name in sorted(registry.names(), key=lambda each: -max(_player_counts(registry.game(each)), default=0)):
        game = registry.game(name)
        width, height = board.scene_of(board.shelf_position(name)).size
        games.append({
            "name": name,
            "title": game_title(game, words.language),
            "pitch": game_pitch(game, words.language),
            "players": _players(game, words),
            "minutes": game.minutes,
            "learn": f"/learn/{name}/lessons" if lessons_of(game) else f"/learn/{name}",
            "width": round(width / 2),
            "height": round(height / 2),
            "play_now": play_now(game),
            "against": _against(game, words),
        })  # fmt: skip
    return games


def _player_counts(game: Game) -> list[int]:
    return [int(value) for option in game.options if option.name == "players" for value in option.values]


def _players(game: Game, words: Speaker) -> str:
    """How many can play: `3–5`."""
    counts = _player_counts(game)
    return span_text(min(counts), max(counts), words.language) if counts else "–"


def play_now(game: Game) -> dict[str, Any]:
    """The table that one click opens: the reader against bots, as few as may be."""
    players = board.shelf_position(game.name).players
    bots = [{"kind": "bot", "level": USUAL_LEVEL}] * (players - 1)
    return {"game": game.name, "seats": [{"kind": "person"}, *bots]}


def _against(game: Game, words: Speaker) -> str:
    """Whom that one click lets the reader meet, and how strong they are."""
    players = board.shelf_position(game.name).players
    strength = strength_word(strengths_of(game, players).get(USUAL_LEVEL), words)
    known = "page-play-against" if strength else "page-play-unmeasured"
    levels = [None, *[USUAL_LEVEL] * (players - 1)]
    names = words.row(words.say(bot_name(levels, seat)) for seat in range(1, players))  # as the table will call them
    return words(known, count=players - 1, name=names, level=USUAL_LEVEL, strength=strength)


def table_rows(tables: Iterable[Listed], words: Speaker) -> list[dict[str, Any]]:
    """Lines of a list of tables, for somebody who is at none of them."""
    return [
        {
            "id": each.id,
            "title": game_title(registry.game(each.game), words.language),
            "names": words.row(filter(None, _names(orjson.loads(each.seats), words))),
            "state": words(f"page-status-{each.status}"),
            "yours": False,
            "left": "",
            "picture": "",
        }
        for each in tables
        if each.game in registry.names()
    ]


def own_row(row: dict[str, Any], table: Table | None, guest: str, now: int, words: Speaker) -> dict[str, Any]:
    """A line about a table of one's own: whose turn, against whom, how much time is left, a picture.

    `urgency` orders them: one's turn first, the shortest time first; a damaged table comes last.
    """
    if table is None:
        return row | {"urgency": (3, 0)}
    mine, player = table.seats_of(guest), table.position.player
    yours = table.status == "playing" and player in mine
    left = table.clock.ms_left(player, now) if table.deadline else None
    here = Speaker(words.language, table.game)
    names = [seat_name(table, number, here) for number in range(len(table.seats))]
    return row | {
        "names": (company(names, mine, table.sides, words) if mine else "") or row["names"],
        "state": words("page-your-turn") if yours else row["state"],
        "yours": yours,
        "left": "" if left is None else time_left_text(left, words),
        "picture": f"/t/{row['id']}/board.svg?at={table.changed}",
        "size": [round(each / 4) for each in board.scene_of(table.position).size],
        "urgency": (0 if yours else 1 if table.status == "playing" else 2, left if left is not None else sys.maxsize),
    }


def _names(seats: list[dict[str, Any]], words: Speaker) -> list[str]:
    names = player_names([(seat["name"], seat["level"]) for seat in seats], words)
    names = [
        f"{name}{words.gap}{words.aside(words('page-bot'))}" if name and seat.get("program") else name
        for name, seat in zip(names, seats, strict=True)
    ]
    free = words("page-free-seat.mid")
    return [name or ("" if seat["held"] else free) for name, seat in zip(names, seats, strict=True)]
