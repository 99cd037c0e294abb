"""Devices on which somebody has signed in before: others' tries do not count against their owner there."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadData, URLSafeSerializer
from starlette.responses import Response

from preau.play.clocks import DAY_SECONDS
from preau.server.people.guests import cookie_name

DEVICE_COOKIE = "preau_device"
MOST_USER_AGENT_CHARS = 400
UNKNOWN_DEVICE = "?"
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "macOS"),
           ("CrOS", "ChromeOS"), ("Linux", "Linux"))  # fmt: skip


class DeviceBook:
    """Signs and reads the cookie of a device; it is good for one name."""

    def __init__(self, key: str, days: int, *, secure: bool = False) -> None:
        self._signer = URLSafeSerializer(key, salt="preau.device")
        self._seconds = days * DAY_SECONDS
        self._secure = secure
        self.cookie = cookie_name(DEVICE_COOKIE, secure=secure)

    def known_device(self, cookie: str | None, name_key: str) -> str | None:
        """Which device it is, if that name was signed in on it before."""
        try:
            device, name = self._signer.loads(cookie or "")
        except (BadData, ValueError, TypeError):
            return None
        return str(device) if name == _digest(name_key) else None

    def write(self, response: Response, name_key: str) -> None:
        value = str(self._signer.dumps([secrets.token_urlsafe(9), _digest(name_key)]))
        response.set_cookie(
            self.cookie, value, max_age=self._seconds, httponly=True, samesite="lax", secure=self._secure
        )


def device_name(user_agent: str) -> str:
    """A browser and a system, as far as they can be told: `Firefox, Linux`."""
    text = user_agent[:MOST_USER_AGENT_CHARS]
    found = (next((name for mark, name in each if mark in text), "") for each in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found)) or UNKNOWN_DEVICE


def _digest(name_key: str) -> str:
    return hashlib.blake2s(name_key.encode(), digest_size=12).hexdigest()
