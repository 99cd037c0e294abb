"""Seat links: a signed token says which seat of which table its bearer may take, and until when."""

from __future__ import annotations

from dataclasses import dataclass

from itsdangerous import BadData, URLSafeTimedSerializer

from preau.games.api import Phrase, TableRefused
from preau.play.clocks import DAY_SECONDS
from preau.server.clock import longer_ago


@dataclass(frozen=True, slots=True)
class SeatLink:
    """What a token says. `serial` is counted up to revoke the seat's older links."""

    table: str
    seat: int
    serial: int


class Links:
    """Makes and reads tokens."""

    def __init__(self, key: str, days: int) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="preau.seat")
        self._seconds = days * DAY_SECONDS

    def token(self, link: SeatLink) -> str:
        return str(self._serializer.dumps([link.table, link.seat, link.serial]))

    def read(self, token: str) -> SeatLink:
        """The link; raises TableRefused if it is forged or expired."""
        try:
            (table, seat, serial), signed = self._serializer.loads(token, return_timestamp=True)
        except (BadData, ValueError, TypeError) as error:
            raise TableRefused("bad_link", Phrase("server-bad-link")) from error
        if longer_ago(signed, self._seconds):
            raise TableRefused("expired_link", Phrase("server-expired-link"))
        return SeatLink(str(table), int(seat), int(serial))
