"""Scripts, styles and icons, as they lie in the folder `web/static`: read once, served from memory.

And what a browser asks for that keeps the page like a program: its manifest, its service worker, and what to show
without a network. And the one file that the host writes, by a setting: whom to tell of a hole.
"""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import orjson
from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

import preau
from preau.server.http.costs import CHARGED
from preau.server.http.depends import ALanguage
from preau.server.view import board
from preau.server.view.templates import fill_template
from preau.words import LANGUAGES, Language, Speaker

MEDIA_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
ICON = "icon.svg"
WORKER = "js/service_worker.js"
ICONS = (("icon", 192), ("icon", 512), ("maskable", 512), ("monochrome", 96))  # made of icon.svg
PAPER, NIGHT = "#fbf7ec", "#1b2742"
CACHE_FOR_A_YEAR = "public, max-age=31536000, immutable"  # a year: under its version's address a file never changes
CACHE_AND_ASK = "no-cache"  # a browser keeps the file, and asks whether it is still good
VERSION = re.compile(r"[\w.+-]+-[0-9a-f]{10}")
CONTACT_DAYS = 180  # for which the address to tell of a hole is good

router = APIRouter(include_in_schema=False, dependencies=[CHARGED])


def _files_below(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _files_below(each, f"{prefix}{each.name}/")
        else:
            yield prefix + each.name, each.read_bytes()


@cache
def _static() -> dict[str, tuple[bytes, str]]:
    """Every static file with its tag, by its path; `css/board.css` is made from the paint of `draw`."""
    contents = dict(_files_below(files("preau.web") / "static"))
    contents["css/board.css"] = board.board_css().encode()
    return {path: (body, f'"{hashlib.blake2s(body, digest_size=9).hexdigest()}"') for path, body in contents.items()}


@cache
def version() -> str:
    """Of all static files together: when one changes, their addresses do."""
    tags = "".join(tag for _, (_, tag) in sorted(_static().items()))
    return f"{preau.__version__}-{hashlib.blake2s(tags.encode(), digest_size=5).hexdigest()}"


@router.get("/static/{path:path}")
async def static_file(request: Request, path: str) -> Response:
    """A static file. Pages name it below the version of them all, `/static/VERSION/js/...`.

    Modules name each other from there on, so a browser keeps all of them until the version is another one. Below
    another version (a page from before an upgrade, or of a server beside this one) and without any, it asks whether its
    copy is still good. A path is looked up among those known, never on the disk: nothing else can be reached by it.
    """
    folder, _, rest = path.partition("/")
    path = rest if VERSION.fullmatch(folder) else path
    if path not in _static():
        raise HTTPException(404)
    body, tag = _static()[path]
    headers = {"ETag": tag, "Cache-Control": CACHE_FOR_A_YEAR if folder == version() else CACHE_AND_ASK}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    suffix = path[path.rfind(".") :]
    media = MEDIA_TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return Response(body, media_type=media, headers=headers)


@router.get("/.well-known/security.txt")
async def security_txt(request: Request) -> Response:
    """Whom to tell of a hole (RFC 9116), where the host has said so."""
    contact = request.app.state.settings.security_contact
    if not contact:
        raise HTTPException(404)
    until = datetime.now(UTC).replace(microsecond=0) + timedelta(days=CONTACT_DAYS)
    lines = (f"Contact: {contact}", f"Expires: {until.isoformat()}", f"Preferred-Languages: {', '.join(LANGUAGES)}")
    return Response("\n".join(lines) + "\n", media_type="text/plain")


@router.get("/service_worker.js")
async def service_worker(request: Request) -> Response:
    """At the top, so that it serves the whole site."""
    return await static_file(request, WORKER)


@router.get("/manifest.webmanifest")
async def manifest(language: ALanguage) -> Response:
    """What the page is called and looks like where it is installed."""
    words = Speaker(language)
    found = {
        "id": "/", "name": "Préau", "short_name": "Préau", "description": words("page-tagline"), "lang": language,
        "start_url": "/", "scope": "/", "display": "standalone", "background_color": PAPER, "theme_color": NIGHT,
        "icons": [
            {"src": "/static/icon.svg", "type": "image/svg+xml", "sizes": "any"},
            *(
                {"src": f"/static/icons/{name}-{size}.png", "type": "image/png", "sizes": f"{size}x{size}",
                 "purpose": "any" if name == "icon" else name}
                for name, size in ICONS
            ),
        ],
    }  # fmt: skip
    headers = {"Cache-Control": "no-cache", "Vary": "Cookie, Accept-Language"}
    return Response(orjson.dumps(found), media_type="application/manifest+json", headers=headers)


@router.get("/offline/{language}")
async def offline(language: Language) -> Response:
    """What the service worker shows when the server cannot be reached; it keeps one language."""
    html = fill_template("pages/offline.html", t=Speaker(language), language=language, version=version())
    return Response(html, media_type="text/html", headers={"Cache-Control": "no-cache"})


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    return await static_file(request, ICON)
