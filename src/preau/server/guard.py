"""What every request passes: where it comes from, how much it brings, how often; and who it is."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from urllib.parse import urlsplit
from uuid import uuid4

import structlog
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from preau.server.answers import answer, no
from preau.server.guests import COOKIE, GuestBook
from preau.server.languages import language_of
from preau.server.metrics import REQUESTS
from preau.server.settings import Settings

TOO_BIG = 413
METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
TABLE = re.compile(r"/(?:api/tables|t)/([A-Za-z0-9_-]{1,32})(?:/|$)")
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
ANONYMOUS = ("/static/", "/healthz", "/readyz", "/metrics", "/favicon")  # paths that need not know who asks

log = structlog.get_logger("preau.access")


def foreign(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """Whether a page of another site sent this. Programs send no Origin, and have nobody else's cookies."""
    origin = headers.get("origin")
    if origin is not None:
        return origin not in origins and urlsplit(origin).netloc != headers.get("host")
    return headers.get("sec-fetch-site", "none") not in {"same-origin", "none"}


class Limits:
    """How often one address may do what."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {
            "request": parse(settings.request_rate),
            "create": parse(settings.create_rate),
            "seat": parse(settings.seat_rate),
            "help": parse(settings.help_rate),
        }

    def allows(self, what: str, address: str) -> bool:
        return self._limiter.hit(self._rates[what], what, address)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "-"


class Guard:
    """ASGI middleware: refuses foreign, oversized and too frequent requests, knows the guest, logs."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, guests: GuestBook) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        request_id = uuid4().hex[:12]
        status = 500
        self._know(scope)

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = request_id
                self._set_cookie(scope, headers)
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id, **_table_of(scope)):
            try:
                refused = self._refuse(scope)
                if refused is not None:
                    await refused(scope, receive, send_on)
                else:
                    await self.app(scope, self._measured(scope, receive), send_on)
            finally:
                took = time.perf_counter() - started
                REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", status).observe(took)
                log.info(
                    "request", method=scope["method"], path=_loggable(scope), status=status, ms=round(took * 1000, 1)
                )

    def _know(self, scope: Scope) -> None:
        if not scope["path"].startswith(ANONYMOUS):
            scope["preau.guest"] = self.guests.read(HTTPConnection(scope).cookies.get(COOKIE))

    def _set_cookie(self, scope: Scope, headers: MutableHeaders) -> None:
        guest = scope.get("preau.guest")
        if guest is not None and guest.new:
            carrier = Response()
            self.guests.write(carrier, guest)
            headers.append("set-cookie", carrier.headers["set-cookie"])

    def _refuse(self, scope: Scope) -> Response | None:
        connection = HTTPConnection(scope)
        language = language_of(connection)
        if scope["method"] not in SAFE_METHODS and foreign(connection.headers, self.settings.origins):
            return answer(no("foreign_origin", "server-foreign-origin"), language)
        length = connection.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.body_bytes:
            return answer(no("too_big", "server-too-big", high=self.settings.body_bytes), language)
        if not scope["path"].startswith(ANONYMOUS) and not self.limits.allows("request", address_of(scope)):
            return answer(no("too_many", "server-too-many"), language)
        return None

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """A body that does not say its length is cut off where it grows too long."""
        most, got = self.settings.body_bytes, 0

        async def receive_on() -> Message:
            nonlocal got
            message = await receive()
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                if got > most:
                    raise HTTPException(TOO_BIG)
            return message

        return receive if scope["method"] in SAFE_METHODS else receive_on


def _loggable(scope: Scope) -> str:
    """The path without secrets: queries are never logged, and a seat's link is one."""
    path: str = scope["path"]
    return "/s/…" if path.startswith("/s/") else path


def _table_of(scope: Scope) -> dict[str, str]:
    """The table that a request is about, for the log."""
    found = TABLE.match(scope["path"])
    return {"table": found[1]} if found else {}
