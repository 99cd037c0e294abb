"""HTTP as no client sends it, over a plain socket: two lengths, hidden requests, heads and bodies without end."""

from __future__ import annotations

import socket
from contextlib import suppress
from urllib.parse import urlsplit

import pytest

from preau.server.http.guard import HEAD_BYTES
from tests.security.running import Running

POST = "POST /api/positions/check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HIDDEN = "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
SMUGGLED = {
    "length and chunks": f"{POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{HIDDEN}",
    "chunks and length": f"{POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n{HIDDEN}",
    "two lengths": f"{POST}Content-Length: 2\r\nContent-Length: 200\r\n\r\n{{}}{HIDDEN}",
    "the same length twice": f"{POST}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{{}}{HIDDEN}",
    "a list of lengths": f"{POST}Content-Length: 2, 2\r\n\r\n{{}}{HIDDEN}",
    "a negative length": f"{POST}Content-Length: -1\r\n\r\n{{}}{HIDDEN}",
    "a length with a sign": f"{POST}Content-Length: +2\r\n\r\n{{}}{HIDDEN}",
    "a hexadecimal length": f"{POST}Content-Length: 0x2\r\n\r\n{{}}{HIDDEN}",
    "an absurd length": f"{POST}Content-Length: {'9' * 40}\r\n\r\n{{}}{HIDDEN}",
    "an odd encoding": f"{POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n{HIDDEN}",
    "two encodings": f"{POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n{HIDDEN}",
    "a blank before the colon": f"{POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n{HIDDEN}",
    "a folded header": f"{POST}X: a\r\n Content-Length: 0\r\nContent-Length: 2\r\n\r\n{{}}{HIDDEN}",
    "bare line feeds": f"{POST.replace(chr(13), '')}Content-Length: 2\n\n{{}}{HIDDEN}",
    "a zero byte": f"{POST}X: a\0b\r\nContent-Length: 2\r\n\r\n{{}}{HIDDEN}",
    "a bad chunk": f"{POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{{}}\r\n0\r\n\r\n{HIDDEN}",
}
ODD = {
    "an unknown method": ("BREW /healthz HTTP/1.1\r\nHost: x\r\n\r\n", {400}),
    "a method without end": (f"{'A' * 5000} /healthz HTTP/1.1\r\nHost: x\r\n\r\n", {400}),
    "a trace": ("TRACE /api/games HTTP/1.1\r\nHost: x\r\nCookie: preau_guest=secret\r\n\r\n", {405}),
    "a tunnel": ("CONNECT evil.example:80 HTTP/1.1\r\nHost: x\r\n\r\n", {400}),
    "a whole address": ("GET http://evil.example/healthz HTTP/1.1\r\nHost: x\r\n\r\n", {200}),
    "no address": ("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", {404, 405}),
    "two hosts": ("GET /api/games HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", {422}),
    "a host that is none": ("GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", {421}),
    "an origin that is none": (f"{POST}Origin: http://[::1\r\nContent-Length: 2\r\n\r\n{{}}", {403}),
    "a future version": ("GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n", {400}),
    "another protocol": ("\x16\x03\x01\x02\x00\x01\x00\x01", {400}),
    "bytes in the path": ("GET /\x80\xff HTTP/1.1\r\nHost: x\r\n\r\n", {400}),
    "bytes in a cookie": ("GET /api/tables HTTP/1.1\r\nHost: x\r\nCookie: preau_guest=\xe9\xff; =; ;;\r\n\r\n", {200}),
    "half a socket": ("GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n", {400, 404}),
    "another upgrade": ("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n", {200}),
    "a long query": (f"GET /?{'a=1&' * 5000} HTTP/1.1\r\nHost: x\r\n\r\n", {200}),
    "a path without end": (f"GET /{'a' * 1_000_000} HTTP/1.1\r\nHost: x\r\n\r\n", {400, 0}),
    "a header without end": (f"GET / HTTP/1.1\r\nHost: x\r\nX: {'a' * 5_000_000}\r\n\r\n", {0}),
    "headers without end": (f"GET / HTTP/1.1\r\nHost: x\r\n{'X: a' + chr(13) + chr(10)}" * 200_000, {0, 400}),
    "a header somewhat too long": (f"GET / HTTP/1.1\r\nHost: x\r\nX: {'a' * HEAD_BYTES}\r\n\r\n", {0, 413}),
}


def statuses(server: Running, request: str, *, most: int) -> list[int]:
    """What is answered until the server hangs up or has answered so often; it may hang up before all is sent."""
    place = urlsplit(server.url)
    heard, found = b"", list[int]()
    with socket.create_connection((place.hostname, place.port), timeout=30) as line, suppress(OSError):
        line.sendall(request.encode("latin-1"))
        while len(found) < most and (part := line.recv(1 << 16)):
            heard += part
            found = [int(each[1:4]) for each in heard.split(b"HTTP/1.1")[1:]]
    return found


@pytest.mark.parametrize("name", SMUGGLED)
def test_no_request_is_hidden_in_another(server: Running, name: str) -> None:
    """Where two readers could disagree about where a request ends, it is refused, and with it all that follows."""
    assert statuses(server, SMUGGLED[name], most=2) == [400]


@pytest.mark.parametrize("name", ODD)
def test_odd_requests(server: Running, name: str) -> None:
    """Each is answered or cut off, none is a fault; the next one is served. 0: cut off."""
    request, expected = ODD[name]
    assert (statuses(server, request, most=1) or [0])[0] in expected
    assert server.get("/healthz").status_code == 200


def test_heads_that_never_end_are_not_kept(server: Running) -> None:
    """Fifty clients that send headers for as long as they may take no memory to speak of."""
    before = server.memory()
    place = urlsplit(server.url)
    for _ in range(50):
        with socket.create_connection((place.hostname, place.port), timeout=30) as line, suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            for _ in range(1000):
                line.sendall(b"X: " + b"a" * 10_000 + b"\r\n")
    assert server.memory() - before < 50 * 10_000_000 / 10  # a tenth of what was sent


def test_bodies_that_never_come(server: Running) -> None:
    """Clients that promise a body and send none hold nobody up."""
    place = urlsplit(server.url)
    waiting = [socket.create_connection((place.hostname, place.port), timeout=30) for _ in range(50)]
    for line in waiting:
        line.sendall(f"{POST}Content-Length: 1000\r\n\r\n{{".encode())
    assert server.get("/api/games").status_code == 200
    for line in waiting:
        line.close()
    assert server.get("/api/games").status_code == 200
