"""The shelf: the games, one's own tables, and those that anybody may join or watch."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Literal

import orjson
from fastapi import Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from preau.games import registry
from preau.games.api import Game
from preau.server.database.store import Listed
from preau.server.http.depends import AGame, AGuest, ALanguage, Service
from preau.server.pages.render import page_router, render_page
from preau.server.view import board
from preau.server.view.names import player_names
from preau.words import Speaker, game_pitch, game_title

USUAL_LEVEL = "2"
MOST_OF_MINE = 6  # tables of one's own on the shelf

router = page_router()


@router.get("/")
async def shelf(request: Request, service: Service, guest: AGuest, language: ALanguage) -> HTMLResponse:
    words = Speaker(language)
    mine = [] if guest.new else await service.of_guest(guest.id, limit=30)
    going = [each for each in mine if each.status != "over"][:MOST_OF_MINE]
    shown = {each.id for each in going}
    yours = await service.waiting_for(guest.id, shown)
    public = [each for each in await service.public(limit=20) if each.id not in shown and each.status != "over"]
    return render_page(
        request, "pages/shelf.html", sheets=("shelf",), games=_game_rows(words), broken=list(registry.broken()),
        mine=_table_rows(going, words, yours), open=_table_rows(public, words),
    )  # fmt: skip


@router.get("/shelf/{game}.svg")
async def shelf_picture(game: AGame, theme: Literal["light", "dark"] = "light") -> Response:
    picture = board.shelf_picture(game.name, theme)
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


def _game_rows(words: Speaker) -> list[dict[str, Any]]:
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
            "play_now": _play_now(game),
        })  # fmt: skip
    return games


def _players(game: Game) -> str:
    """How many can play: `3–5`."""
    values = [int(value) for option in game.options if option.name == "players" for value in option.values]
    return f"{min(values)}–{max(values)}" if len(values) > 1 else str(values[0]) if values else "–"


def _play_now(game: Game) -> dict[str, Any]:
    """The table that one click opens: the reader against bots, as few as may be."""
    players = board.shelf_position(game.name).players
    bots = [{"kind": "bot", "level": USUAL_LEVEL}] * (players - 1)
    return {"game": game.name, "seats": [{"kind": "person"}, *bots]}


def _table_rows(tables: Iterable[Listed], words: Speaker, yours: Collection[str] = ()) -> list[dict[str, Any]]:
    """Lines of a list of tables; `yours` are the ids of those where the reader is to move."""
    return [
        {
            "id": each.id,
            "title": game_title(registry.game(each.game), words.language),
            "names": ", ".join(filter(None, _names(orjson.loads(each.seats), words))),
            "state": words("page-your-turn" if each.id in yours else f"page-status-{each.status}"),
            "yours": each.id in yours,
        }
        for each in tables
        if each.game in registry.names()
    ]


def _names(seats: list[dict[str, Any]], words: Speaker) -> list[str]:
    names = player_names([(seat["name"], seat["level"]) for seat in seats], words)
    return [name or ("" if seat["held"] else words("page-free-seat")) for name, seat in zip(names, seats, strict=True)]
