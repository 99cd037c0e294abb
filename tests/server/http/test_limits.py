"""How much one address or one guest may have at once, and where an address comes from."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from limits import parse_many
from pydantic import ValidationError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from preau.games.api import Refused
from preau.server.app import create_app
from preau.server.http import limits
from preau.server.http.limits import Limits, address_key
from preau.server.people.passwords import MOST_PASSWORDS_WAITING, Passwords
from preau.server.settings import Settings
from preau.server.sockets.messages import CLOSE_CROWDED
from tests.server.house import House, opened


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("x" * 5000, "x" * 64),
    ],
)
def test_homes(address: str, home: str) -> None:
    """An IPv6 household is counted as one."""
    assert address_key({"client": (address, 1)}) == home
    assert address_key({}) == "-"


def codes(settings: Settings, peer: str, *said: str) -> list[int]:
    """What requests of one peer are answered, each with what it says of whom it speaks for."""
    with TestClient(create_app(settings), client=(peer, 50_000)) as client:
        return [client.get("/api/games", headers={"X-Forwarded-For": each}).status_code for each in said]


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    """The right-most address that is no proxy of ours counts; whoever comes directly cannot choose another."""
    settings = Settings(data=tmp_path, request_rate="1/minute", trusted_proxies="10.0.0.0/8, ::1")
    assert codes(settings, "192.0.2.9", "192.0.2.1", "192.0.2.2") == [200, 429]
    assert codes(settings, "10.1.2.3", "192.0.2.1", "192.0.2.2", "192.0.2.2") == [200, 200, 429]
    chains = ("203.0.113.1, 192.0.2.1", "203.0.113.2, 192.0.2.1", "192.0.2.2, 10.9.9.9", "8.8.8.8, 192.0.2.2, 10.9.9.9")
    assert codes(settings, "10.1.2.3", *chains) == [200, 429, 200, 429]
    assert codes(settings, "::1", "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1") == [200, 429, 200]


def test_proxies_are_addresses() -> None:
    """A name, or a slip of the pen, is told at once."""
    for wrong in ("proxy.example", "10.0.0.1/8", "*"):
        with pytest.raises(ValidationError):
            Settings(trusted_proxies=wrong)


def test_open_sockets_of_one_guest(tmp_path: Path, stack: ExitStack) -> None:
    """Also from many addresses; who closes one may open another."""
    house = House(tmp_path, stack, guest_sockets=2)
    ann = house.guest()
    table = opened(ann)["id"]
    lines = [house.line(house.guest(ann, address=f"192.0.2.{number}"), table) for number in range(2)]
    with pytest.raises(WebSocketDisconnect) as refused:
        house.line(ann, table).next("hello")
    assert refused.value.code == CLOSE_CROWDED
    assert house.line(house.guest(), table).next("hello")["you"] == []
    lines[0].next("hello")
    lines[0].session.close()
    for _ in range(50):
        try:
            assert house.line(ann, table).next("hello")["you"] == [0]
            break
        except WebSocketDisconnect:  # the server has not noticed yet
            house.run(asyncio.sleep, 0.01)
    else:
        pytest.fail("the place was never free again")


def test_open_tables(tmp_path: Path, stack: ExitStack) -> None:
    """Of one guest and of one address; finished and forsaken ones do not count."""
    house = House(tmp_path, stack, guest_tables=2, address_tables=3)
    ann, bob = house.guest(), house.guest()
    first = opened(ann)["id"]
    opened(ann)
    assert ann.post("/api/tables", json={"game": "cerocle"}).json()["code"] == "too_many"
    ann.post(f"/api/tables/{first}/commands", json={"type": "abandon"})
    opened(ann)
    opened(bob)
    assert bob.post("/api/tables", json={"game": "cerocle"}).json()["code"] == "too_many"
    opened(house.guest(bob, address="192.0.2.1"))
    house.clock.pass_by(8 * 24 * 60 * 60)
    opened(ann)


def test_passwords_wait_in_a_short_queue() -> None:
    """Whoever comes when too many wait is told so at once, and those who wait are served."""

    async def ask() -> list[object]:
        passwords = Passwords()
        gate = Event()
        waiting = [asyncio.create_task(passwords._apart(gate.wait)) for _ in range(MOST_PASSWORDS_WAITING)]
        await asyncio.sleep(0)
        found: list[object] = []
        try:
            await passwords.hash("one password more")
        except Refused as refused:
            found.append(refused.code)
        gate.set()
        found.append(all(await asyncio.gather(*waiting)))
        found.append(await passwords.match(await passwords.hash("one password more"), "one password more"))
        passwords.close()
        return found

    assert asyncio.run(ask()) == ["too_many", True, True]


def test_who_does_not_listen_is_answered_late(
    tmp_path: Path, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refusals come at once, until an address has had many: then they wait, and cost the house nothing meanwhile."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    house = House(tmp_path, stack, request_rate="1/minute")
    monkeypatch.setattr(limits, "REFUSAL_RATES", parse_many("2/minute"))
    monkeypatch.setattr(limits, "asyncio", SimpleNamespace(sleep=wait))
    ann, bob = house.guest(address="192.0.2.1"), house.guest(address="192.0.2.2")
    assert [ann.get("/api/games").status_code for _ in range(5)] == [200] + [429] * 4
    assert [bob.get("/api/games").status_code for _ in range(2)] == [200, 429]
    assert waits == [limits.LATE_SECONDS] * 2


def test_what_was_counted_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window ends; what nobody spends any more takes no room."""
    now = 100.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    windows, (rate,) = limits.Windows(), parse_many("2/minute")
    assert [windows.hit(rate, "ann") for _ in range(3)] == [True, True, False]
    assert windows.hit(rate, "bob", cost=2)
    now += 61
    assert windows.hit(rate, "ann")
    assert len(windows._windows) == 1


def test_rates_of_several_spans() -> None:
    """All of them must allow it."""

    async def ask() -> list[bool]:
        limits = Limits(Settings(guess_rate="5/minute; 3/hour"))
        return [await limits.allows("guess", "here", "ann") for _ in range(4)] + [await limits.allows("guess", "b")]

    assert asyncio.run(ask()) == [True, True, True, False, True]


def test_files_and_health_are_limited_each_for_itself(tmp_path: Path, stack: ExitStack) -> None:
    """Nobody has to say who asks for them, and so nothing else would bound them."""
    house = House(tmp_path, stack, file_rate="3/minute", request_rate="2/minute")
    ann = house.guest(address="192.0.2.1")
    for path in ("/static/css/base.css", "/healthz", "/readyz"):
        assert [ann.get(path).status_code for _ in range(4)] == [200, 200, 200, 429], path
    assert [ann.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]
    assert house.guest(address="192.0.2.2").get("/static/css/base.css").status_code == 200


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_who_has_had_much_kept_waits_until_tomorrow(tmp_path: Path, stack: ExitStack, language: str) -> None:
    """By guest and by address, over HTTP and sockets; looking is free, and others write on."""
    house = House(tmp_path, stack, write_rate="4/day", address_write_rate="6/day")
    ann = house.guest(address="192.0.2.1", language=language)
    table = opened(ann, mode="same_screen", options={"players": 2})["id"]
    line = house.line(ann, table)
    assert [line.ask(type="move", move=move)["type"] for move in ("e5", "e6", "e4")] == ["ok"] * 3
    assert line.ask(type="ping")["type"] == "pong"
    refused = line.ask(type="move", move="f5")
    assert refused["code"] == "too_many"
    assert not refused["message"].startswith("server-")
    answer = ann.post(f"/api/tables/{table}/commands", json={"type": "move", "move": "f5"})
    assert (answer.status_code, answer.json()["message"]) == (429, refused["message"])
    assert len(ann.get(f"/api/tables/{table}").json()["moves"]) == 3
    neighbours = [house.guest(address="192.0.2.1") for _ in range(2)]
    assert [each.post("/api/calls/feed").status_code for each in neighbours] == [429, 429], "of one address"
    assert house.guest(address="192.0.2.2").post("/api/calls/feed").status_code == 200
