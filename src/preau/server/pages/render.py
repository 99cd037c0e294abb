"""Putting a page together: language, theme, words for its scripts."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlencode

import structlog
from fastapi import APIRouter, Request
from fastapi.exceptions import RequestValidationError
from fastapi.params import Depends
from fastapi.responses import HTMLResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from preau.games.api import Phrase, Refused
from preau.server.http.costs import CHARGED
from preau.server.http.depends import LANGUAGE_COOKIE, game_of, language_of
from preau.server.http.refusals import REFUSALS, STATUS
from preau.server.pages.club.notices import notices
from preau.server.pages.static import version
from preau.server.people.guests import GUEST, current_guest
from preau.server.view.templates import fill_template
from preau.words import LANGUAGES, Speaker

log = structlog.get_logger()

YEAR_SECONDS = 365 * 24 * 60 * 60
SCRIPT_WORDS = (
    "failed", "offline", "copied", "choosable", "chosen", "taken-back", "confirm", "take-back", "undone",
    "guest", "rule", "rulebook", "too-large", "reported", "muted", "letter", "seat-moved", "saved", "would",
    "one-tap", "one-tap-show",
)  # fmt: skip


class PageRoute(APIRoute):
    """A route whose refusals are pages too, and so is what it says when it fails."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_and_explain(request: Request) -> Response:
            try:
                return await handle(request)
            except Refused as refused:
                if request.method != "GET":
                    raise
                return render_refusal(request, refused, 404)
            except (HTTPException, RequestValidationError, UnicodeError, ClientDisconnect):
                raise
            except Exception:
                if request.method != "GET":
                    raise
                log.exception("request failed")
                return render_error(request, STATUS["failed"], Phrase("server-failed"))

        return handle_and_explain


def page_router(*dependencies: Depends) -> APIRouter:
    """For pages: what they refuse is told on a page, and no document lists them."""
    return APIRouter(route_class=PageRoute, include_in_schema=False, dependencies=[CHARGED, *dependencies])


def script_router() -> APIRouter:
    """For what the pages' scripts ask for: data, and refusals as the API has them."""
    return APIRouter(responses=REFUSALS, tags=["pages"], dependencies=[CHARGED])


def render_page(
    request: Request,
    template: str,
    *,
    scripts: tuple[str, ...] = (),
    sheets: tuple[str, ...] = (),
    status: int = 200,
    data: dict[str, Any] | None = None,
    **values: Any,
) -> HTMLResponse:
    """A page in the reader's language and theme. A language given in the address is remembered.

    `scripts` lie below `static/js`, `sheets` below `static/css`.
    """
    language = language_of(request)
    words = Speaker(language)
    if request.app.state.settings.show_words and request.query_params.get("keys"):
        words = words.with_keys()
    theme = request.cookies.get("preau_theme")
    told = notices(request, words)
    html = fill_template(
        template,
        t=words,
        language=language,
        languages=LANGUAGES,
        theme=theme if theme in ("light", "dark") else "",
        version=version(),
        in_language=lambda code: _in_language(request, code),
        scripts=(*scripts, *(("club/notices",) if told else ())),
        sheets=(*sheets, *(("club/notices",) if told else ())),
        notices=told,
        data={
            "returns": GUEST in request.scope and not current_guest(request).new,
            "gap": words.gap,
            "mark": words.mark,
            "words": {_camel(key): words(f"page-js-{key}", n="%n%", of="%of%", what="%what%") for key in SCRIPT_WORDS},
            **(data or {}),
        },
        **values,
    )
    response = HTMLResponse(html, status, headers={"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"})
    if request.query_params.get("lang") in LANGUAGES:
        secure = request.app.state.settings.secure_cookies
        response.set_cookie(LANGUAGE_COOKIE, language, max_age=YEAR_SECONDS, samesite="lax", secure=secure)
    return response


def render_refusal(request: Request, refused: Refused, status: int) -> HTMLResponse:
    """A refusal as a page, with a link to what was probably meant; `status` of those that have none of their own."""
    message = Speaker(language_of(request), game_of(request)).tell_refusal(refused)
    return _render_failure(request, STATUS.get(refused.code, status), message, _nearest_link(request, refused))


def render_error(request: Request, status: int, phrase: Phrase) -> HTMLResponse:
    """What went wrong."""
    return _render_failure(request, status, Speaker(language_of(request)).say(phrase))


def _render_failure(request: Request, status: int, message: str, link: tuple[str, str] | None = None) -> HTMLResponse:
    key = f"page-error-{status}" if status in {403, 404} else "page-error"
    headline = Speaker(language_of(request))(key)
    return render_page(request, "pages/error.html", status=status, headline=headline, message=message, link=link)


def _nearest_link(request: Request, refused: Refused) -> tuple[str, str] | None:
    """The same address with the nearest name instead of the one that nothing has."""
    args = refused.phrase.args
    guess, wanted = args.get("guess"), [args.get(name) for name in ("wanted", "number", "name")]
    if not isinstance(guess, str):
        return None
    query = {name: guess if value in wanted else value for name, value in request.query_params.items()}
    path = "/".join(guess if part in wanted else part for part in request.url.path.split("/"))
    title = args.get("title", guess)
    return path + (f"?{urlencode(query)}" if query else ""), str(title)


def _in_language(request: Request, code: str) -> str:
    """The same page in another language."""
    url = request.url.include_query_params(lang=code)
    return f"{url.path}?{url.query}"


def _camel(key: str) -> str:
    first, *rest = key.split("-")
    return first + "".join(part.capitalize() for part in rest)
