"""Real servers, `preau serve` each, that share one PostgreSQL and one Redis; and guests who go from one to another."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

import preau
from preau.games.api import Position
from tests.support import end_program, start_program

SETTINGS = {
    "PREAU_SECRET": "a secret that all processes know",
    "PREAU_REQUEST_RATE": "1000000/minute",
    "PREAU_FILE_RATE": "1000000/minute",
    "PREAU_WRITE_RATE": "10000000/day",
    "PREAU_ADDRESS_WRITE_RATE": "10000000/day",
    "PREAU_CREATE_RATE": "10000/minute",
    "PREAU_SEAT_RATE": "10000/minute",
    "PREAU_WORK_RATE": "100000000/minute",
    "PREAU_ADDRESS_WORK_RATE": "100000000/minute",
    "PREAU_MESSAGE_RATE": "1000000",
    "PREAU_ADDRESS_MESSAGE_RATE": "1000000",
    "PREAU_SAY_RATE": "1000000/minute",
    "PREAU_ADDRESS_SAY_RATE": "1000000/minute",
    "PREAU_TABLE_SAY_RATE": "1000000/minute",
    "PREAU_GUEST_SOCKETS": "100000",
    "PREAU_GUEST_TABLES": "100000",
    "PREAU_ADDRESS_TABLES": "100000",
    "PREAU_BOT_SECONDS": "0.3",
    "PREAU_BOT_PACE": "0",
    "PREAU_FAST": "0",  # no compiled bots: each server would load them twice, and nobody here is that strong
}
PATIENCE = 60.0  # seconds until something that must happen counts as not happening


class Server:
    """One process."""

    def __init__(
        self, data: Path, database: str = "", bus: str = "", program: tuple[str, ...] = ("-m", "preau"), **settings: str
    ) -> None:
        self._program = program
        self._environment = {**os.environ, **SETTINGS, **settings}
        self._environment |= {"PREAU_DATABASE_URL": database, "PREAU_BUS_URL": bus, "PREAU_DATA": str(data)}
        self._log = data / f"server-{id(self)}.log"
        self.url = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self._program, "serve", "--port", "0", "--no-browser", "--lang", "en"]
        with self._log.open("ab") as log:  # a pipe that nobody reads would stop a server that has much to tell
            self._told = log.tell()
            self.program = start_program(command, stdout=log, stderr=log, env=self._environment)

    def ready(self) -> Server:
        """The server once it answers. Several are started first and waited for then."""
        wait_for(lambda: self._address() is not None or self.program.poll() is not None)
        found = self._address()
        assert found is not None, self._log.read_text()
        self.url = found
        wait_for(self._answers)
        return self

    def _address(self) -> str | None:
        """As it says itself, once it has."""
        found = re.search(rb"http://\S+(?=/\s)", self._log.read_bytes()[self._told :])
        return found[0].decode() if found else None

    def _answers(self) -> bool:
        try:
            return httpx2.get(f"{self.url}/healthz", timeout=2).status_code == 200
        except httpx2.HTTPError:
            return False

    def kill(self) -> None:
        """`kill -9`, the process alone: its bot workers have to notice by themselves."""
        self.program.kill()
        self.program.wait(10)

    def end(self) -> None:
        end_program(self.program)

    def megabytes(self) -> float:
        """Of RAM that the process holds, its bot workers not counted."""
        status = Path(f"/proc/{self.program.pid}/status").read_text("ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def sockets(self) -> int:
        """How many are at its tables, by what /metrics says."""
        told = httpx2.get(f"{self.url}/metrics", timeout=10).text
        found = re.search(r"^preau_sockets (\S+)", told, re.MULTILINE)
        assert found is not None
        return int(float(found[1]))

    def relatives(self) -> int:
        """How many processes of its session are left."""
        asked = ["ps", "-o", "pid=", "-s", str(self.program.pid)]
        found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split()
        return len(found)


class NotDone(AssertionError):
    """The server refused what it was asked for."""


class Guest:
    """Somebody with a cookie that is good at every server."""

    def __init__(self, server: Server) -> None:
        self.cookie = httpx2.get(f"{server.url}/api/tables", timeout=10).headers["set-cookie"].partition(";")[0]

    def ask(self, server: Server, path: str, form: object = None, **query: str) -> Any:
        headers, method = {"Cookie": self.cookie}, "GET" if form is None else "POST"
        answer = httpx2.request(method, server.url + path, json=form, params=query, headers=headers, timeout=PATIENCE)
        if answer.status_code >= 300:
            raise NotDone(answer.text)
        return answer.json()

    @contextmanager
    def line(self, server: Server, table: str, query: str = "") -> Iterator[Line]:
        url = server.url.replace("http:", "ws:")
        address = f"{url}/api/tables/{table}/socket?{query}"
        with connect(address, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
            yield Line(socket)

    def log(self, server: Server, table: str) -> list[dict[str, Any]]:
        headers = {"Cookie": self.cookie}
        answer = httpx2.get(f"{server.url}/api/tables/{table}/log", headers=headers, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return [json.loads(line) for line in answer.text.splitlines()]

    def position(self, server: Server, table: str) -> Position:
        return preau.position(self.ask(server, f"/api/tables/{table}")["position"])


class Line:
    """A socket at a table. `events` are all that it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.events: list[dict[str, Any]] = []
        self.seq = self.next("hello")["seq"]

    def next(self, *kinds: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of these types; what events say on the way is kept."""
        until = time.monotonic() + seconds
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout=max(0.01, until - time.monotonic())))
            if message["type"] == "events":
                assert message["from"] == self.seq, f"events from {message['from']}, not from {self.seq}"
                self.seq += len(message["events"])
                self.events += message["events"]
            if message["type"] in kinds:
                return message

    def hear(self, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next event of that type."""
        seen = len(self.events)
        while not (found := [event for event in self.events[seen:] if event["type"] == kind]):
            self.next("events", seconds=seconds)
        return found[0]

    def say(self, **message: Any) -> None:
        self._socket.send(json.dumps({"id": "q", **message}))

    def answer(self) -> dict[str, Any]:
        return self.next("ok", "refused")

    def ask(self, **message: Any) -> dict[str, Any]:
        self.say(**message)
        return self.answer()


def opened(guest: Guest, server: Server, **form: Any) -> dict[str, Any]:
    found: dict[str, Any] = guest.ask(server, "/api/tables", {"game": "cerocle", "name": "Ann", **form})
    return found


def sit(guest: Guest, server: Server, table: dict[str, Any], seat: int) -> None:
    token = next(link["token"] for link in table["links"] if link["seat"] == seat)
    guest.ask(server, f"/api/tables/{table['id']}/seats/{seat}", {"name": "Bob"}, token=token)


def wait_for(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.05)
