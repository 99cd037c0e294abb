"""Putting a page together: language, theme, words for its scripts; and what lies in the folder of static files."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Callable, Coroutine
from functools import cache
from importlib.resources import files
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import Response

import preau
from preau.games import registry
from preau.games.api import Game, Phrase, Refused
from preau.play.refusals import TableRefused
from preau.server.http.depends import COOKIE, language_of
from preau.server.http.refusals import STATUS
from preau.server.view import board
from preau.server.view.templates import Words, fill
from preau.words import LANGUAGES
from preau.words.text import nearest

YEAR = 365 * 24 * 60 * 60
SCRIPT_WORDS = (
    "failed", "offline", "copied", "choosable", "chosen", "taken-back", "confirm", "take-back", "looking", "undone",
    "guest", "rulebook", "too-large", "reported", "muted",
)  # fmt: skip
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class PageRoute(APIRoute):
    """A route whose refusals are pages too."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_and_explain(request: Request) -> Response:
            try:
                return await handle(request)
            except (TableRefused, Refused) as refused:
                if request.method != "GET":
                    raise
                return error_page(
                    request, STATUS.get(refused.code, 404), refused.phrase, link=_nearest(request, refused)
                )

        return handle_and_explain


def page(
    request: Request,
    template: str,
    *,
    scripts: tuple[str, ...] = (),
    sheets: tuple[str, ...] = (),
    status: int = 200,
    data: dict[str, Any] | None = None,
    **values: Any,
) -> HTMLResponse:
    """A page in the reader's language and theme. A language given in the address is remembered."""
    language = language_of(request)
    words = Words(language)
    theme = request.cookies.get("preau_theme")
    html = fill(
        template,
        t=words,
        language=language,
        languages=LANGUAGES,
        theme=theme if theme in ("light", "dark") else "",
        version=version(),
        in_language=lambda code: _in_language(request, code),
        scripts=scripts,
        sheets=sheets,
        data={
            "words": {_camel(key): words(f"page-js-{key}", n="%n%", of="%of%", what="%what%") for key in SCRIPT_WORDS},
            **(data or {}),
        },
        **values,
    )
    response = HTMLResponse(html, status, headers={"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"})
    if request.query_params.get("lang") in LANGUAGES:
        secure = request.app.state.settings.secure_cookies
        response.set_cookie(COOKIE, language, max_age=YEAR, samesite="lax", secure=secure)
    return response


def error_page(
    request: Request, status: int, phrase: Phrase, game: Game | None = None, link: tuple[str, str] | None = None
) -> HTMLResponse:
    """What went wrong; `link` is the address and the name of what was probably meant."""
    words = Words(language_of(request), game)
    key = f"page-error-{status}" if status in {403, 404} else "page-error"
    return page(request, "error.html", status=status, headline=words(key), message=words.say(phrase), link=link)


def _nearest(request: Request, refused: TableRefused | Refused) -> tuple[str, str] | None:
    """The same address with the nearest name instead of the one that nothing has."""
    args = refused.phrase.args
    guess, wanted = args.get("guess"), [args.get(name) for name in ("wanted", "number", "name")]
    if not isinstance(guess, str):
        return None
    query = {name: guess if value in wanted else value for name, value in request.query_params.items()}
    path = "/".join(guess if part in wanted else part for part in request.url.path.split("/"))
    return path + (f"?{urlencode(query)}" if query else ""), guess


def game_of(game: str) -> Game:
    """The game in the address; raises a refusal with the nearest name."""
    if not registry.is_installed(game) and (guess := nearest(game.lower(), registry.names())):
        raise TableRefused("unknown_game", Phrase("input-unknown-game-guess", {"name": game, "guess": guess}))
    return registry.game(game)


AGame = Annotated[Game, Depends(game_of)]


def _in_language(request: Request, code: str) -> str:
    """The same page in another language."""
    url = request.url.include_query_params(lang=code)
    return f"{url.path}?{url.query}"


def _camel(key: str) -> str:
    first, *rest = key.split("-")
    return first + "".join(part.capitalize() for part in rest)


# --- static files ----------------------------------------------------------------------------------------------------


@cache
def _static() -> dict[str, tuple[bytes, str]]:
    """Every static file with its tag; `board.css` is made from the paint of `draw`."""
    contents = {each.name: each.read_bytes() for each in (files("preau.web") / "static").iterdir()}
    contents["board.css"] = board.board_css().encode()
    return {name: (body, f'"{hashlib.blake2s(body, digest_size=9).hexdigest()}"') for name, body in contents.items()}


@cache
def version() -> str:
    """Of all static files together: when one changes, their addresses do."""
    tags = "".join(tag for _, (_, tag) in sorted(_static().items()))
    return f"{preau.__version__}-{hashlib.blake2s(tags.encode(), digest_size=5).hexdigest()}"


def static_file(request: Request, name: str) -> Response:
    """A static file. Modules name each other without a version, so a browser asks whether its copy is still good."""
    if name not in _static():
        raise HTTPException(404)
    body, tag = _static()[name]
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    suffix = name[name.rfind(".") :]
    media = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(body, media_type=media, headers=headers)
