"""What every request passes: where it comes from, how much it brings, how often; and who it is."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Mapping
from urllib.parse import urlsplit
from uuid import uuid4

import structlog
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from preau.games.api import TableRefused, refusal
from preau.server.http.depends import language_of
from preau.server.http.host_names import ALWAYS_ANSWERED, HostNames
from preau.server.http.limits import Limits, address_key
from preau.server.http.refusals import answer
from preau.server.http.request_queue import RequestQueue
from preau.server.moderation.sanctions import Sanctions
from preau.server.ops.metrics import REQUESTS
from preau.server.ops.traces import annotate, span
from preau.server.people.guests import GUEST, Guest, GuestBook
from preau.server.people.sessions import recognise_guest
from preau.server.settings import Settings

MALFORMED_STATUS = 400
TOO_BIG_STATUS = 413
TOO_SLOW_STATUS = 408
TOO_MANY_STATUS = 429
BODY_SECONDS = 30.0  # in which a request has to arrive
HEAD_BYTES = 64 * 1024  # of a request's headers
LENGTH_DIGITS = 18  # of a length that is worth reading
MOST_LOGGED_PATH_CHARS = 200  # in the log
ESCAPE = re.compile(rb"\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|(u[dD][89a-fA-F])|.)", re.DOTALL)  # in [1]: one half alone
METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
TABLE_PATH = re.compile(r"/(?:api/tables|t|replay|invite|sit)/([A-Za-z0-9_-]{1,32})(?:/|$)")
SECRET_PATHS = ("/s/", "/join/", "/feed/", "/calls/stop/", "/calls/confirm/")  # what follows is for one person alone
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_AFFAIRS = ("/api/account/", "/api/sanctions/", "/api/calls", "/calls/")  # paths that a suspension leaves open
ANONYMOUS_PATHS = ("/static/", "/healthz", "/readyz", "/metrics", "/favicon")  # paths that need not know who asks

log = structlog.get_logger("preau.access")


def is_foreign(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """Whether a page of another site sent this. Programs send no Origin, and have nobody else's cookies."""
    origin = headers.get("origin")
    if origin is not None:
        return origin not in origins and _origin_host(origin) != headers.get("host")
    return headers.get("sec-fetch-site", "none") not in {"same-origin", "none"}


def _origin_host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # no address at all
        return ""


class Guard:
    """ASGI middleware: refuses foreign, oversized and too frequent requests, knows the guest, logs."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, host_names: HostNames) -> None:
        self.app = app
        self.host_names = host_names
        self.settings = settings
        self.limits = limits
        self.queue = RequestQueue()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.queue.enter(address_key(scope))
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        request_id = uuid4().hex[:12]
        status = 0  # nothing was answered

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == TOO_MANY_STATUS:
                    await self.limits.keep_waiting(address_key(scope))
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = request_id
                self._set_cookie(scope, headers)
            await send(message)

        about = {"request": request_id, **_table_of(scope)}
        with structlog.contextvars.bound_contextvars(**about), span("request", method=scope["method"], **about):
            try:
                refused = await self._refuse(scope) or await self._know(scope)
                if refused is not None:
                    await refused(scope, receive, send_on)
                else:
                    await self.app(scope, self._limit_body(scope, receive), send_on)
            except Exception as error:
                if status:  # a half-sent answer can only be cut off
                    log.exception("request failed")
                    raise
                sorry = refusal("malformed", "server-malformed", where="text")
                if not _is_half_character(error):
                    log.exception("request failed")
                    sorry = refusal("failed", "server-failed")
                await answer(sorry, language_of(HTTPConnection(scope)))(scope, receive, send_on)
            finally:
                took = time.perf_counter() - started
                annotate(path=_logged_path(scope), status=status)
                REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", status).observe(took)
                log.info(
                    "request", method=scope["method"], path=_logged_path(scope), status=status, ms=round(took * 1000, 1)
                )

    async def _know(self, scope: Scope) -> Response | None:
        """Find out who asks; a refusal where that cannot be found out just now."""
        if not scope["path"].startswith(ANONYMOUS_PATHS):
            connection = HTTPConnection(scope)
            try:
                await recognise_guest(connection)
            except TableRefused as refused:
                return answer(refused, language_of(connection))
            return self._refuse_suspended(scope)
        return None

    def _refuse_suspended(self, scope: Scope) -> Response | None:
        """Who is suspended may look, and see to their own affairs."""
        if scope["method"] in SAFE_METHODS or scope["path"].startswith(OWN_AFFAIRS):
            return None
        sanctions: Sanctions = scope["app"].state.sanctions
        try:
            sanctions.check_may_act(scope[GUEST].id)
        except TableRefused as refused:
            return answer(refused, language_of(HTTPConnection(scope)))
        return None

    def _set_cookie(self, scope: Scope, headers: MutableHeaders) -> None:
        guest: Guest | None = scope.get(GUEST)
        if guest is not None and (guest.new or guest.stale):
            carrier = Response()
            book: GuestBook = scope["app"].state.guests
            book.write(carrier, guest)
            for cookie in carrier.headers.getlist("set-cookie"):
                headers.append("set-cookie", cookie)

    async def _refuse(self, scope: Scope) -> Response | None:
        connection = HTTPConnection(scope)
        language = language_of(connection)
        if not (self.host_names.knows(connection.headers.get("host")) or scope["path"] in ALWAYS_ANSWERED):
            return answer(refusal("unknown_host", "server-unknown-host"), language)
        if scope["method"] not in SAFE_METHODS and is_foreign(connection.headers, self.settings.origins):
            return answer(refusal("foreign_origin", "server-foreign-origin"), language)
        if sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD_BYTES:
            return answer(refusal("too_big", "server-too-big", high=HEAD_BYTES), language)
        if len(connection.headers.getlist("host")) > 1:  # whoever reads the other one would be deceived
            return answer(refusal("malformed", "server-malformed", where="host"), language)
        length = connection.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LENGTH_DIGITS or int(length) > self.settings.body_bytes:
            return answer(refusal("too_big", "server-too-big", high=self.settings.body_bytes), language)
        if not await self._allows(scope):
            return answer(refusal("too_many", "server-too-many"), language)
        return None

    async def _allows(self, scope: Scope) -> bool:
        """Whether an address may ask once more. Files and health are counted apart, so that neither stops the other."""
        what = next((each for each in ANONYMOUS_PATHS if scope["path"].startswith(each)), None)
        if what is None:
            return await self.limits.allows("request", address_key(scope))
        return await self.limits.allows("file", address_key(scope), what)

    def _limit_body(self, scope: Scope, receive: Receive) -> Receive:
        """A body is cut off where it grows too long, which need not be where it said, and when it takes too long."""
        most, got, whole = self.settings.body_bytes, 0, False
        text = None if _is_form(scope) else bytearray()
        until = time.monotonic() + BODY_SECONDS

        async def receive_on() -> Message:
            nonlocal got, whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    message = await receive()
            except TimeoutError as error:
                raise HTTPException(TOO_SLOW_STATUS) from error
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                whole = not message.get("more_body", False)
                if got > most:
                    raise HTTPException(TOO_BIG_STATUS)
                if text is not None:
                    text.extend(message.get("body", b""))
                    if whole and not _is_text(bytes(text)):
                        raise HTTPException(MALFORMED_STATUS)
            return message

        return receive if scope["method"] in SAFE_METHODS else receive_on


def _is_half_character(error: Exception) -> bool:
    """Whether somebody sent what no text can hold, and got it past our doors."""
    return isinstance(error, UnicodeEncodeError) and "surrogate" in error.reason


def _is_form(scope: Scope) -> bool:
    kind = HTTPConnection(scope).headers.get("content-type", "")
    return kind.startswith(("application/x-www-form-urlencoded", "multipart/"))


def _is_text(body: bytes) -> bool:
    """Whether a body is UTF-8 without half characters, be they written out or as escapes."""
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return not any(found[1] for found in ESCAPE.finditer(body))


def _logged_path(scope: Scope) -> str:
    """The path without secrets: queries are never logged, and a seat's link is one, as are those of calls."""
    path: str = scope["path"]
    secret = next((each for each in SECRET_PATHS if path.startswith(each)), None)
    return f"{secret}…" if secret else path[:MOST_LOGGED_PATH_CHARS]


def _table_of(scope: Scope) -> dict[str, str]:
    """The table that a request is about, for the log."""
    found = TABLE_PATH.match(scope["path"])
    return {"table": found[1]} if found else {}
