"""Links that are good for one thing each: reading one's feed, stopping the mail, confirming an address.

They name a person by a handle that is told nowhere else, and are signed; nothing of them is stored but a digest of the
link that confirms.
"""

from __future__ import annotations

import hashlib
from typing import Any

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from preau.games.api import TableRefused, refusal
from preau.server.clock import longer_ago

CONFIRM_SECONDS = 3 * 24 * 60 * 60
MOST_TOKEN_CHARS = 1_000


class CallLinks:
    """Makes and reads the tokens; each kind has a signature of its own."""

    def __init__(self, key: str) -> None:
        self._feed = URLSafeSerializer(key, salt="preau.feed")
        self._stop = URLSafeSerializer(key, salt="preau.stop")
        self._confirm = URLSafeTimedSerializer(key, salt="preau.confirm")

    def feed(self, handle: str, serial: int) -> str:
        return str(self._feed.dumps([handle, serial]))

    def read_feed(self, token: str) -> tuple[str, int]:
        """Whose feed, and its serial; raises TableRefused if it is forged."""
        handle, serial = _read(self._feed, token)
        return str(handle), int(serial)

    def stop(self, handle: str, address: str) -> str:
        return str(self._stop.dumps([handle, digest(address)]))

    def read_stop(self, token: str) -> tuple[str, str]:
        """Whose mail, and a digest of the address; raises TableRefused if it is forged."""
        handle, found = _read(self._stop, token)
        return str(handle), str(found)

    def confirm(self, handle: str, address: str, lot: str) -> str:
        return str(self._confirm.dumps([handle, address, lot]))

    def read_confirm(self, token: str) -> tuple[str, str]:
        """Whose address, and which; raises TableRefused if it is forged or too old."""
        try:
            (handle, address, _), signed = self._confirm.loads(token[:MOST_TOKEN_CHARS], return_timestamp=True)
        except (BadData, ValueError, TypeError) as error:
            raise bad_call_link() from error
        if longer_ago(signed, CONFIRM_SECONDS):
            raise refusal("expired_link", "account-call-link-expired")
        return str(handle), str(address)


def bad_call_link() -> TableRefused:
    return refusal("bad_link", "account-call-link-bad")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _read(serializer: URLSafeSerializer, token: str) -> tuple[Any, Any]:
    try:
        first, second = serializer.loads(token[:MOST_TOKEN_CHARS])
    except (BadData, ValueError, TypeError) as error:
        raise bad_call_link() from error
    return first, second
