"""No secret is in a log, whatever goes wrong."""

from __future__ import annotations

import http.cookiejar
import json
import logging
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

import pytest

from preau.server.ops.redact import REDACTED, Formatter, redact, redact_event, set_known_secrets
from preau.server.people.guests import Guest, GuestBook
from preau.server.tables.seat_links import Links, SeatLink
from tests.support import running_program

SECRET, TOKEN = "the-signing-secret-of-this-house", "the-metrics-token-of-this-house"
PASSWORD = "correct horse battery staple"


@pytest.mark.parametrize(
    ("text", "kept", "gone"),
    [
        ("cannot reach postgresql+asyncpg://preau:hunter22@db/preau", "db/preau", "hunter22"),
        ("redis://:hunter22@redis:6379/0 is away", "redis:6379", "hunter22"),
        ("GET /s/WyJ0IiwxLDBd.aBcDeF.abcdefghij HTTP/1.1", "/s/", "WyJ0IiwxLDBd"),
        ("Cookie: preau_guest=abc.1.def; preau_lang=en", "Cookie", "abc.1"),
        ("{'set-cookie': 'preau_guest=abc'}", "set-cookie", "=abc"),
        ("Authorization: Bearer s3cr3t-value", "Authorization", "s3cr3t"),
        ("kept $argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA here", "here", "aGFzaA"),
        ('{"name": "Ann", "password": "hunter22"}', "Ann", "hunter22"),
        ("?token=abc.def&seat=1", "seat", "abc.def"),
        ("table OVkKdGEHYERi moved to e5.", "OVkKdGEHYERi", ""),
        ("/api/tables/OVkKdGEHYERi/seats/1 took 0.25 ms", "/seats/1 took 0.25 ms", ""),
    ],
)
def test_patterns(text: str, kept: str, gone: str) -> None:
    """Secrets of every kind go, the rest stays."""
    found = redact(text)
    assert kept in found
    assert not gone or gone not in found


def test_our_own_signatures() -> None:
    """A cookie or a seat's token is known by its form, wherever it stands."""
    cookie = GuestBook("key", 1).sign(Guest("a-guests-id_12345", 7))
    token = Links("key", 1).token(SeatLink("OVkKdGEHYERi", 1, 0))
    for secret in (cookie, token):
        assert secret not in redact(f"failed for ({secret!r}, 3)")
        assert secret.rpartition(".")[2] not in redact(f"x={secret}")


def test_processors(caplog: pytest.LogCaptureFixture) -> None:
    """By the name of a field, by its value, and in the standard library's lines."""
    set_known_secrets(["opensesame"])
    try:
        event = {"event": "opensesame!", "password": "x", "seats": (1, 2), "error": ValueError("token=abc"), "ms": 1.5}
        line = redact_event(None, "info", event)
        assert line == {
            "event": f"{REDACTED}!",
            "password": REDACTED,
            "seats": "(1, 2)",
            "error": f"token={REDACTED}",
            "ms": 1.5,
        }
        record = logging.LogRecord("x", logging.ERROR, "", 1, "opensesame %s", ("password='y'",), None)
        assert Formatter("%(message)s").format(record) == f"{REDACTED} password={REDACTED}"
    finally:
        set_known_secrets([])


class Browser:
    """Keeps cookies, as a browser does."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.jar = http.cookiejar.CookieJar()
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar)).open

    def ask(self, path: str, form: object = None) -> str:
        data = None if form is None else json.dumps(form).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        try:
            with self._open(request, timeout=30) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            return error.read().decode()


def test_a_whole_session(tmp_path: Path) -> None:
    """An evening with everything that is secret, logged as fully as can be: none of it is there, nor is an address."""
    command = [sys.executable, "-m", "preau", "serve", "--port", "0", "--verbose", "--no-browser", "--lang", "en"]
    environment = {**os.environ, "PREAU_SECRET": SECRET, "PREAU_METRICS_TOKEN": TOKEN, "PREAU_DATA": str(tmp_path)}
    pipe = subprocess.PIPE
    with (
        (tmp_path / "log").open("w+") as log,
        running_program(command, stdout=pipe, stderr=log, text=True, env=environment) as program,
    ):
        assert program.stdout is not None
        found = re.search(r"http://\S+", program.stdout.readline())
        assert found is not None
        ann, bob = Browser(found[0]), Browser(found[0])
        opened = json.loads(ann.ask("api/tables", {"game": "cerocle", "options": {"players": 2}, "name": "Ann"}))
        secrets = [link["token"] for link in opened["links"]]
        assert "<form" in bob.ask(f"s/{secrets[1]}")
        bob.ask(f"s/{secrets[1]}x")
        bob.ask(f"api/tables/{opened['id']}/seats/1?token={secrets[1]}", {"name": "Bob"})
        bob.ask(f"api/tables/{opened['id']}/commands", {"type": "say", "text": "between you and me"})
        ann.ask("api/account/sign-up", {"name": "Ann", "password": PASSWORD})
        bob.ask("api/account/sign-in", {"name": "Ann", "password": f"{PASSWORD}!"})
        bob.ask("api/account/sign-in", {"name": "Ann", "password": {"not": PASSWORD}})
        bob.ask("api/account/sign-in", {"name": "Ann", "password": PASSWORD})
        ann.ask("api/account/export")
        bob.ask("api/account/delete", {"sure": True, "password": PASSWORD})
        secrets += [cookie.value or "" for browser in (ann, bob) for cookie in browser.jar]
        program.send_signal(signal.SIGINT)
        rest, _ = program.communicate(timeout=30)
        log.seek(0)
        written = rest + log.read()
    lines = [json.loads(line) for line in rest.splitlines() if line.startswith("{")]
    assert {line["path"] for line in lines if line["event"] == "request"} >= {"/s/…", "/api/account/sign-in"}
    for secret in (SECRET, TOKEN, PASSWORD, "between you and me", "$argon2", "127.0.0.1", *secrets):
        assert secret not in written, secret
    assert len(secrets) >= 4
