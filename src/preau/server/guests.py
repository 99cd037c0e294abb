"""Who asks: a guest is an unguessable id in a signed cookie. No account is needed to play."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from preau.server.moments import longer_ago

COOKIE = "preau_guest"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at this server. `new` if the request brought no good cookie."""

    id: str
    new: bool = False


class GuestBook:
    """Signs and reads the cookie."""

    def __init__(self, key: str, days: int, *, secure: bool = False) -> None:
        self._signer = TimestampSigner(key, salt="preau.guest")
        self._seconds = days * 24 * 60 * 60
        self._secure = secure

    def sign(self, guest_id: str) -> str:
        return self._signer.sign(guest_id).decode()

    def read(self, cookie: str | None) -> Guest:
        """The guest of a cookie; a new one if there is none, or if it was tampered with or is too old."""
        if cookie:
            try:
                guest_id, signed = self._signer.unsign(cookie, return_timestamp=True)
                if not longer_ago(signed, self._seconds):
                    return Guest(guest_id.decode())
            except (BadSignature, UnicodeDecodeError):
                pass
        return Guest(secrets.token_urlsafe(12), new=True)

    def write(self, response: Response, guest: Guest) -> None:
        response.set_cookie(
            COOKIE, self.sign(guest.id), max_age=self._seconds, httponly=True, samesite="lax", secure=self._secure
        )


def current_guest(connection: HTTPConnection) -> Guest:
    """The guest of a request or socket; the same one however often it is asked. `app` sets the cookie of a new one."""
    found = connection.scope.get("preau.guest")
    if isinstance(found, Guest):
        return found
    book: GuestBook = connection.app.state.guests
    guest = book.read(connection.cookies.get(COOKIE))
    connection.scope["preau.guest"] = guest
    return guest


async def _asking(connection: HTTPConnection) -> Guest:  # FastAPI takes a plain function to a thread
    return current_guest(connection)


AGuest = Annotated[Guest, Depends(_asking)]
