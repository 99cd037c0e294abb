"""Under which names this server is reached.

A page elsewhere can let its own name point at this machine (rebinding) and would then count as one of ours. A name that
nobody gave this server is therefore refused. An address in figures, or a name without a dot, cannot be had on the
internet for that, and is always good.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from preau.server.settings import Settings

ANY_HOST = "*"
ALWAYS_ANSWERED = frozenset({"/healthz", "/readyz"})  # for whoever keeps watch, under whatever name


class HostNames:
    """The names that are ours: this machine's own, those of `origins`, and those that are set."""

    def __init__(self, settings: Settings) -> None:
        set_names = filter(None, map(str.strip, settings.hosts.split(",")))
        of_origins = (urlsplit(each).hostname or "" for each in settings.origins)
        own = socket.gethostname()
        ours = (own, f"{own.partition('.')[0]}.local", settings.host)
        self._names = {name.casefold().rstrip(".") for name in (*ours, *of_origins, *set_names)}

    def knows(self, host: str | None) -> bool:
        """Whether a `Host` is ours; who sends none at all has no page."""
        if host is None or ANY_HOST in self._names:
            return True
        name = _name_of(host)
        if name in self._names or name.endswith(".localhost") or (name and "." not in name):
            return True
        try:
            ip_address(name)
        except ValueError:
            return any(name.endswith(each[1:]) for each in self._names if each.startswith("*."))
        return True


def _name_of(host: str) -> str:
    """The name without its port, as it is compared; empty where it is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").casefold().rstrip(".")
    except ValueError:
        return ""
