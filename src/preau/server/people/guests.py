"""Who asks: a guest is an unguessable id in a signed cookie. No account is needed to play.

The cookie also says when its session began, so that a session can be ended (`sessions`), and when it was signed: after
a day it is signed anew, so that one that was copied long ago and put away is worth nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from preau.play.clocks import DAY_SECONDS
from preau.server.clock import Now, now_ms

GUEST_COOKIE: Final = "preau_guest"
HOST_PREFIX: Final = "__Host-"  # a cookie of that name cannot be planted by a neighbour, nor without HTTPS
GUEST: Final = "preau.guest"  # where the request's scope keeps its guest
LOT_BITS = 10
ACCOUNT_MARK: Final = ".a"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at this server. `session` says when it began.

    `new` if the request brought no good cookie, `stale` if it brought one that is to be signed anew, `account` if the
    session is one of an account, which is forgotten sooner. `scopes`: who came with a token may do that, and no more.
    """

    id: str
    session: int = 0
    new: bool = False
    stale: bool = False
    account: bool = False
    scopes: frozenset[str] | None = None


def session_at(now: int) -> int:
    """A session that begins now: the moment, and some bits by lot, so that two of one moment differ."""
    return (now << LOT_BITS) + secrets.randbelow(1 << LOT_BITS)


def session_began(guest: Guest) -> int:
    """When the guest's session began (ms)."""
    return guest.session >> LOT_BITS


def cookie_name(name: str, *, secure: bool) -> str:
    """How a cookie is called: behind HTTPS no other host can set it."""
    return f"{HOST_PREFIX}{name}" if secure else name


class GuestBook:
    """Signs and reads the cookie."""

    def __init__(self, key: str, days: int, *, secure: bool = False, now: Now = now_ms, session_days: int = 30) -> None:
        self.cookie = cookie_name(GUEST_COOKIE, secure=secure)
        self._signer = _Signer(key, salt="preau.guest")
        self._signer.now = now
        self._now = now
        self._seconds = {False: days * DAY_SECONDS, True: session_days * DAY_SECONDS}  # by whether it is an account's
        self._secure = secure

    def sign(self, guest: Guest) -> str:
        return self._signer.sign(f"{guest.id}.{guest.session}{ACCOUNT_MARK if guest.account else ''}").decode()

    def new_guest(self) -> Guest:
        """Somebody who has not been here before."""
        return Guest(secrets.token_urlsafe(12), session_at(self._now()), new=True)

    def read_any(self, cookies: Mapping[str, str]) -> Guest:
        """The guest of a request's cookies; one of before HTTPS was on is read once, and then called as it should."""
        if self.cookie in cookies or GUEST_COOKIE not in cookies:
            return self.read(cookies.get(self.cookie))
        return replace(self.read(cookies[GUEST_COOKIE]), stale=True)

    def read(self, cookie: str | None) -> Guest:
        """The guest of a cookie; a new one if there is none, or if it was tampered with or is too old."""
        if not cookie:
            return self.new_guest()
        try:
            value, signed = self._signer.unsign(cookie, return_timestamp=True)
            text = value.decode()
            account = text.endswith(ACCOUNT_MARK)
            guest_id, _, session = text.removesuffix(ACCOUNT_MARK).partition(".")
            age = self._now() / 1000 - signed.timestamp()  # below zero where the machine that signed is ahead of us
            if age > self._seconds[account]:
                return self.new_guest()
            return Guest(guest_id, int(session or 0), stale=age > DAY_SECONDS, account=account)
        except (BadSignature, ValueError):
            return self.new_guest()

    def write(self, response: Response, guest: Guest) -> None:
        seconds = self._seconds[guest.account]
        response.set_cookie(
            self.cookie, self.sign(guest), max_age=seconds, httponly=True, samesite="lax", secure=self._secure
        )
        if self.cookie != GUEST_COOKIE:
            response.delete_cookie(GUEST_COOKIE, httponly=True, samesite="lax", secure=self._secure)


class _Signer(TimestampSigner):
    """By the server's clock."""

    now: Now

    def get_timestamp(self) -> int:
        return self.now() // 1000


def current_guest(connection: HTTPConnection) -> Guest:
    """The guest of a request or socket, as `sessions.recognise_guest` found it."""
    guest: Guest = connection.scope[GUEST]
    return guest
