"""Posting to a push service: over HTTPS, to a machine on the internet, and nowhere else.

A browser says where its push service is, so anybody may name any address. The name is resolved when something is sent,
every address that it has must be public, and that very address is connected to; a redirect is not followed.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from preau.games.api import refusal
from preau.server.calls.addresses import is_numeric, is_public

SEND_SECONDS: Final = 15.0
MOST_ENDPOINT_CHARS: Final = 1_000
STATUS_LINE: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b")
RETRY_AFTER: Final = re.compile(rb"\r\nretry-after:([^\r\n]{1,64})", re.IGNORECASE)
MOST_RETRY_SECONDS: Final = 24 * 60 * 60  # that a service is listened to


class EndpointAnswer(NamedTuple):
    """The status, and for how long the service asks to be left alone."""

    status: int
    retry_after_ms: int = 0


class EndpointFailed(Exception):
    """Nothing could be sent there."""


def check_endpoint(endpoint: str, inner: frozenset[str]) -> str:
    """The endpoint, if it can be one; raises TableRefused. `inner` are hosts that the host allows all the same."""
    try:
        _target(endpoint, inner)
    except EndpointFailed as error:
        raise refusal("bad_endpoint", "account-call-bad-endpoint") from error
    return endpoint


def _target(endpoint: str, inner: frozenset[str]) -> tuple[SplitResult, str, int, bool]:
    """The address in parts: host, port, and whether it is one that the host allows."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise EndpointFailed("no address") from error
    allowed = f"{host}:{port or 443}" in inner
    plain = all(33 <= ord(letter) < 127 for letter in endpoint) and len(endpoint) <= MOST_ENDPOINT_CHARS
    if not host or not plain or parts.username is not None or parts.password is not None or parts.fragment:
        raise EndpointFailed("no address of a push service")
    if not allowed and (parts.scheme != "https" or "." not in host or (is_numeric(host) and not is_public(host))):
        raise EndpointFailed("not on the internet, or not over HTTPS")
    if allowed and parts.scheme not in {"http", "https"}:
        raise EndpointFailed("not over HTTP")
    return parts, host, port or (443 if parts.scheme == "https" else 80), allowed


async def resolve(host: str, port: int) -> list[str]:
    """The addresses that a name has just now; raises EndpointFailed."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise EndpointFailed("no such host") from error
    return [str(each[4][0]) for each in found]


async def post_to_endpoint(
    endpoint: str, headers: Mapping[str, str], body: bytes, inner: frozenset[str] = frozenset()
) -> EndpointAnswer:
    """What the push service answers; raises EndpointFailed where it cannot or must not be reached."""
    parts, host, port, allowed = _target(endpoint, inner)
    try:
        async with asyncio.timeout(SEND_SECONDS):
            addresses = await resolve(host, port)
            if not addresses or not (allowed or all(map(is_public, addresses))):
                raise EndpointFailed("not on the internet")
            secure = _context() if parts.scheme == "https" else None
            name = host if secure else None
            reader, writer = await asyncio.open_connection(addresses[0], port, ssl=secure, server_hostname=name)
            try:
                writer.write(_request(parts, headers, body))
                await writer.drain()
                head = await reader.readuntil(b"\r\n\r\n")
            finally:
                writer.close()
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise EndpointFailed(type(error).__name__) from error
    return EndpointAnswer(_status(head), _retry_after_ms(head, time.time()))


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc
    lines = [f"POST {target} HTTP/1.1", f"Host: {host}", f"Content-Length: {len(body)}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _retry_after_ms(head: bytes, now: float) -> int:
    """For how long the service asks to be left alone: seconds, or a date; 0 where it does not, or makes no sense."""
    found = RETRY_AFTER.search(head)
    if found is None:
        return 0
    text = found[1].decode("ascii", "replace").strip()
    try:
        seconds = int(text) if text.isdecimal() else parsedate_to_datetime(text).timestamp() - now
    except (ValueError, OverflowError):
        return 0
    return int(max(0.0, min(seconds, MOST_RETRY_SECONDS)) * 1000)


def _status(head: bytes) -> int:
    found = STATUS_LINE.match(head)
    if found is None:
        raise EndpointFailed("no answer of HTTP")
    return int(found[1])
