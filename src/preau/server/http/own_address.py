"""Where others reach this server, and whether a link that was made from a request works on this machine only."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

from starlette.requests import Request


@dataclass(frozen=True, slots=True)
class LinkBase:
    """What the links of an invitation begin with; `only_here` if nobody else can open them."""

    url: str
    only_here: bool


def link_base(request: Request) -> LinkBase:
    """As the reader came here; but who came by this machine's own name gets its address on the network, if it has one.

    `app.state.listens_on` is the address that the server listens on, where it is known.
    """
    url = request.base_url
    if not is_loopback(url.hostname or ""):
        return LinkBase(str(url), only_here=False)
    everywhere = getattr(request.app.state, "listens_on", "") in {"0.0.0.0", "::"}  # noqa: S104  # compared, not bound
    shared = lan_address() if everywhere else None
    return LinkBase(str(url), only_here=True) if shared is None else LinkBase(str(url.replace(hostname=shared)), False)


def is_loopback(host: str) -> bool:
    """Whether a name or address means the machine itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def lan_address() -> str | None:
    """This machine's address on its network, if it is on one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found
