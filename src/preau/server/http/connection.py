"""Connections: who may have one, and for how long somebody may keep it without a word.

A connection costs a descriptor whether or not anything comes over it. A request's head has to arrive in good time,
those who have not sent theirs are few and the oldest of them goes first, and the last descriptors are for players.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from preau.server.http.guard import HEAD_BYTES
from preau.server.http.limits import network_of

HEAD_SECONDS = 10.0  # from the connection, or from a later request's first byte, until its head is there
MOST_UNHEARD = 512  # connections whose request has not come yet; more, and the oldest is closed
FILES_KEPT = 64  # descriptors for the database, workers and logs
PLAYERS_SHARE = 0.2  # of all descriptors: for addresses from which somebody follows a table

log = structlog.get_logger()


class ConnectionLimits:
    """Counts connections, by address and in all. What comes through a proxy is the proxy's to count."""

    def __init__(
        self, *, files: int, of_address: int, proxies: str = "", follows: Callable[[str], bool] = lambda _: False
    ) -> None:
        """`follows` says whether somebody at an address has a table's socket open."""
        self._most = max(1, files - FILES_KEPT)
        self._of_address = of_address
        self._proxies = [ip_network(each) for each in filter(None, map(str.strip, proxies.split(",")))]
        self._follows = follows
        self._open: Counter[str] = Counter()
        self._unheard: OrderedDict[Http, None] = OrderedDict()

    def admits(self, address: str, connections: int) -> bool:
        """Whether one more may come in from there; there are so many connections already."""
        network = network_of(address)
        if not self._is_proxy(address) and self._open[network] >= self._of_address:
            return False
        if connections < self._most * (1 - PLAYERS_SHARE):
            return True
        self._close_oldest()
        return connections < self._most and self._follows(network)

    def enter(self, connection: Http, address: str) -> None:
        self._open[network_of(address)] += 1
        self.wait(connection)

    def wait(self, connection: Http) -> None:
        """Its next request has begun, or is yet to begin."""
        self._unheard[connection] = None
        if len(self._unheard) > MOST_UNHEARD:
            self._close_oldest()

    def mark_heard(self, connection: Http) -> None:
        """Its request is there."""
        self._unheard.pop(connection, None)

    def leave(self, connection: Http, address: str) -> None:
        self.mark_heard(connection)
        network = network_of(address)
        self._open[network] -= 1
        if self._open[network] <= 0:
            del self._open[network]

    def _close_oldest(self) -> None:
        if self._unheard:
            oldest, _ = self._unheard.popitem(last=False)
            oldest.hang_up()

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


class Http(HttpToolsProtocol):
    """HTTP/1.1. Who sends a head without end, or none, is cut off: the parser alone would wait for ever."""

    limits: ConnectionLimits  # one for all connections of a server
    _head: int | None = None  # bytes of a head that has begun and not ended
    _patience: asyncio.TimerHandle | None = None
    _address: str | None = None  # where it comes from, while it is counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "-"
        if not self.limits.admits(address, len(self.connections) - 1):
            log.info("connection refused: too many")
            self.hang_up()
            return
        self._address = address
        self.limits.enter(self, address)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # sockets are counted at the table
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        self._head = None
        self._stop_waiting()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._address is None:
            return
        cycle: Any = self.cycle  # None before the first request
        idle = cycle is None or cycle.response_complete
        if self._patience is None and idle and not self.transport.is_closing():
            self.limits.wait(self)
            self._expect_head()
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self.transport.close()

    def hang_up(self) -> None:
        """At once: whoever says nothing need not take our last word either."""
        self.transport.abort()

    def _expect_head(self) -> None:
        self._patience = self.loop.call_later(HEAD_SECONDS, self.hang_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        self.limits.mark_heard(self)

    def _leave(self) -> None:
        if self._address is not None:
            self._stop_waiting()
            self.limits.leave(self, self._address)
            self._address = None


def protocol_with(limits: ConnectionLimits) -> type[Any]:
    """The protocol of a server with these limits."""
    return type("Http", (Http,), {"limits": limits})
