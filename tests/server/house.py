"""A whole server in this process, with as many guests as a test needs."""

from __future__ import annotations

import asyncio
import random
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from argon2 import PasswordHasher
from starlette.testclient import TestClient, WebSocketTestSession

import preau
from preau.games.api import Position
from preau.server.app import create_app
from preau.server.clock import now_ms
from preau.server.database.store import Store
from preau.server.settings import OWNER_ONLY, Settings

DATABASE = "preau.sqlite3"
LIGHT_HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)  # most tests are about other things


@cache
def empty_database() -> bytes:
    """As a first start makes it. Houses begin with a copy: to make one takes longer than most tests."""

    async def make(folder: str) -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{folder}/{DATABASE}")).close()

    with TemporaryDirectory() as folder:
        asyncio.run(make(folder))
        return (Path(folder) / DATABASE).read_bytes()


class Clock:
    """The server's clock, which stands until a test moves it."""

    def __init__(self) -> None:
        self.now = now_ms()

    def __call__(self) -> int:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class Line:
    """One guest's socket at a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def next(self, kind: str) -> dict[str, Any]:
        """The next message of that type; others are passed over."""
        while True:
            message: dict[str, Any] = self.session.receive_json()
            if message["type"] == kind:
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message; its answer, whatever comes before it."""
        self.session.send_json({"id": "q", **message})
        while True:
            answer: dict[str, Any] = self.session.receive_json()
            if answer["type"] in {"ok", "refused", "pong"}:
                return answer


class House:
    """A server and its guests. `again` is the same house after a restart."""

    def __init__(self, data: Path, stack: ExitStack, **settings: Any) -> None:
        self.data = data
        self.clock = Clock()
        self._stack = stack
        self._given = {
            "bot_pace": 0,
            "request_rate": "1000000/minute",
            "file_rate": "1000000/minute",
            "create_rate": "10000/minute",
            "seat_rate": "10000/minute",
            "message_rate": 1e6,
            "work_rate": "100000000/minute",
            "address_work_rate": "100000000/minute",
            "address_message_rate": 1e6,
            "say_rate": "10000/minute",
            "address_say_rate": "10000/minute",
            "table_say_rate": "10000/minute",
            "signup_rate": "10000/minute",
            "login_rate": "10000/minute",
            **settings,
        }
        self._running = ExitStack()
        database = data / DATABASE
        if data.is_dir() and not database.exists():
            database.touch(OWNER_ONLY)
            database.write_bytes(empty_database())
        self._start()
        stack.callback(self._close)

    def _start(self) -> None:
        self.settings = Settings(data=self.data, **self._given)
        self.app = create_app(self.settings, now=self.clock)
        self._running = ExitStack()
        self._door = self._running.enter_context(TestClient(self.app, raise_server_exceptions=False))
        self.app.state.passwords._hasher = LIGHT_HASHER

    def _close(self) -> None:
        self._running.close()

    def restart(self) -> None:
        self._running.close()
        self._start()
        self.run(self.app.state.service.wake)  # what the start does in the background is done now

    def guest(self, like: TestClient | None = None, language: str = "en", address: str = "testclient") -> TestClient:
        """A new guest, or a known one with the same cookies."""
        client = TestClient(
            self.app, raise_server_exceptions=False, headers={"Accept-Language": language}, client=(address, 50_000)
        )
        client.portal = self._door.portal  # the same event loop
        if like is not None:
            client.cookies.update(like.cookies)
        return client

    def run(self, work: Any, *args: Any) -> Any:
        """Call something on the server's loop."""
        assert self._door.portal is not None
        return self._door.portal.call(work, *args)

    def line(self, guest: TestClient, table: str, query: str = "") -> Line:
        return Line(self._running.enter_context(guest.websocket_connect(f"/api/tables/{table}/socket?{query}")))


def opened(guest: TestClient, **form: Any) -> dict[str, Any]:
    """A new table's answer: id, links."""
    answer = guest.post("/api/tables", json={"game": "cerocle", "name": "Ann", **form})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def sit(guest: TestClient, table: dict[str, Any], seat: int, name: str = "Bob") -> None:
    token = next(link["token"] for link in table["links"] if link["seat"] == seat)
    answer = guest.post(f"/api/tables/{table['id']}/seats/{seat}", params={"token": token}, json={"name": name})
    assert answer.status_code == 200, answer.text


def pair(house: House, **form: Any) -> tuple[TestClient, TestClient, str]:
    """Two guests at a table of two."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann, options={"players": 2}, **form)
    sit(bob, table, 1)
    return ann, bob, table["id"]


def position_of(guest: TestClient, table: str) -> Position:
    return preau.position(guest.get(f"/api/tables/{table}").json()["position"])


def some_move(position: Position, chance: random.Random) -> str:
    return position.text(chance.choice(position.legal()))


PASSWORD = "correct horse battery"


def sign_up(guest: TestClient, name: str = "Ann", password: str = PASSWORD) -> None:
    answer = guest.post("/api/account/sign-up", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text


def sign_in(guest: TestClient, name: str = "Ann", password: str = PASSWORD) -> dict[str, Any]:
    """The answer's body, whatever it says."""
    found: dict[str, Any] = guest.post("/api/account/sign-in", json={"name": name, "password": password}).json()
    return found
