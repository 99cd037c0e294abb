"""Accounts: signing up, in and out; whom one was before; how often one may try."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from starlette.websockets import WebSocketDisconnect

from preau.server.people.guests import GUEST_COOKIE
from preau.server.people.passwords import Passwords
from tests.server.house import PASSWORD, House, opened, pair, sign_in, sign_up, sit


def mine(guest: Any) -> set[str]:
    return {each["id"] for each in guest.get("/api/tables").json()["mine"]}


def name_of(guest: Any) -> str | None:
    found: str | None = guest.get("/api/account").json()["name"]
    return found


def test_a_guest_becomes_an_account(house: House) -> None:
    """Tables and seats are there at once; the cookie is another one, and the old one is void."""
    ann = house.guest()
    table = opened(ann)["id"]
    before = house.guest(ann)
    sign_up(ann)
    assert name_of(ann) == "Ann"
    assert mine(ann) == {table}
    assert ann.cookies[GUEST_COOKIE] != before.cookies[GUEST_COOKIE]
    assert mine(before) == set()
    assert name_of(before) is None


def test_signing_in_elsewhere_adopts_what_one_has_there(house: House) -> None:
    """The phone's game goes on at the laptop, with the seat and the rights of who opened it."""
    ann, bob, table = pair(house)
    sign_up(ann)
    phone = house.guest()
    other = opened(phone, options={"players": 2})
    sit(bob, other, 1)
    spectated = opened(bob, public=True)["id"]
    house.line(phone, spectated).ask(type="say", text="hello", name="Annie")
    assert sign_in(phone)["name"] == "Ann"
    assert mine(phone) == mine(ann) == {table, other["id"]}
    line = house.line(ann, other["id"])
    assert line.next("hello")["you"] == [0]
    assert line.ask(type="move", move="e5")["type"] == "ok"
    assert ann.get(f"/api/tables/{other['id']}/links").status_code == 200


def test_signing_out(house: House) -> None:
    """Here: this browser is a new guest, the other stays. Everywhere: nobody is signed in, and sockets are closed."""
    ann = house.guest()
    table = opened(ann)["id"]
    sign_up(ann)
    laptop = house.guest()
    sign_in(laptop)
    stolen = house.guest(ann)
    assert ann.post("/api/account/sign-out").status_code == 204
    assert [name_of(each) for each in (ann, stolen, laptop)] == [None, None, "Ann"]
    assert mine(ann) == set()
    phone = house.guest()
    sign_in(phone)
    line = house.line(phone, table)
    assert line.next("hello")["you"] == [0]
    assert laptop.post("/api/account/sign-out-everywhere").status_code == 204
    with pytest.raises(WebSocketDisconnect):
        line.next("nothing")
    assert [name_of(each) for each in (laptop, phone)] == [None, None]
    assert sign_in(phone)["name"] == "Ann"
    assert mine(phone) == {table}
    assert house.guest().post("/api/account/sign-out").json()["code"] == "signed_out"


def test_from_one_account_to_another(house: House) -> None:
    """Nobody's games are adopted by somebody else's account."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann)["id"]
    sign_up(ann)
    sign_up(bob, "Bob")
    sign_in(ann, "Bob")
    assert name_of(ann) == "Bob"
    assert mine(ann) == set()
    sign_in(ann)
    assert mine(ann) == {table}
    assert ann.post("/api/account/sign-up", json={"name": "C", "password": PASSWORD}).json()["code"] == "signed_in"


def test_names_and_passwords(house: House) -> None:
    """A name is taken whatever its letters' size; a password has a length; nothing of it is kept as it was typed."""
    ann = house.guest()
    sign_up(ann, "Zoé")
    for name, password, code in [
        ("zoÉ", PASSWORD, "name_taken"),
        ("Zoe\u0301", PASSWORD, "name_taken"),
        ("", PASSWORD, "bad_name"),
        ("x" * 41, PASSWORD, "bad_name"),
        ("Bob", "short", "bad_password"),
        ("Bob", "x" * 257, "malformed"),
    ]:
        answer = house.guest().post("/api/account/sign-up", json={"name": name, "password": password})
        assert answer.json()["code"] == code, name
        assert password not in answer.text
    assert sign_in(house.guest(), " ZOÉ".strip())["name"] == "Zoé"
    connection = sqlite3.connect(house.data / "preau.sqlite3")
    kept = "\n".join(connection.iterdump())
    connection.close()
    assert PASSWORD not in kept
    assert "$argon2id$" in kept


def test_a_password_takes_its_time() -> None:
    """What is kept of it costs whoever guesses as much as argon2's authors advise."""
    passwords = Passwords()
    kept = asyncio.run(passwords.hash(PASSWORD))
    passwords.close()
    assert kept.startswith("$argon2id$")
    assert not PasswordHasher().check_needs_rehash(kept)


def test_a_new_password(house: House) -> None:
    """The old one is asked for; afterwards the other sessions are over, and this one goes on."""
    ann, laptop = house.guest(), house.guest()
    sign_up(ann)
    sign_in(laptop)
    wrong = ann.post("/api/account/password", json={"old": "not the old one", "new": "another password"})
    assert wrong.json()["code"] == "bad_login"
    assert ann.post("/api/account/password", json={"old": PASSWORD, "new": "another password"}).status_code == 204
    assert [name_of(ann), name_of(laptop)] == ["Ann", None]
    assert sign_in(laptop)["code"] == "bad_login"
    assert sign_in(laptop, password="another password")["name"] == "Ann"


def test_who_has_an_account_is_not_told(house: House) -> None:
    """A name that there is and one that there is not: the same answer, and the same work."""
    sign_up(house.guest())
    guest = house.guest()
    sign_in(guest, "warm up")
    told = {}
    for name in ("Ann", "Nobody"):
        answer = guest.post("/api/account/sign-in", json={"name": name, "password": "wrong password"})
        told[name] = (answer.status_code, answer.json())
    assert told["Ann"] == told["Nobody"]
    hashed = house.app.state.passwords._hasher
    assert hashed.check_needs_rehash(house.app.state.passwords._nobodys_hash) is False


def test_guessing_is_slowed_down(tmp_path: Path, stack: ExitStack) -> None:
    """By name and address; by few tries of each address under a name that many try; another name is open to all."""
    house = House(tmp_path, stack, guess_rate="3/minute", name_rate="5/minute", pressed_rate="1/minute")
    sign_up(house.guest())

    def codes(address: str, name: str, tries: int) -> list[str]:
        guest = house.guest(address=address)
        return [sign_in(guest, name, "wrong password")["code"] for _ in range(tries)]

    assert codes("192.0.2.1", "Ann", 4) == ["bad_login"] * 3 + ["too_many"]
    assert codes("192.0.2.1", "Bob", 1) == ["bad_login"]
    assert codes("192.0.2.2", "Ann", 4) == ["bad_login"] * 3 + ["too_many"]
    assert codes("192.0.2.3", "Ann", 2) == ["bad_login", "too_many"]
    assert codes("192.0.2.3", "Cleo", 3) == ["bad_login"] * 3


def test_sign_ups_are_limited(tmp_path: Path, stack: ExitStack) -> None:
    """Names cannot be tried out by the thousand."""
    house = House(tmp_path, stack, signup_rate="2/hour")
    answers = [
        house.guest().post("/api/account/sign-up", json={"name": f"N{number}", "password": PASSWORD}).status_code
        for number in range(3)
    ]
    assert answers == [201, 201, 429]


def test_a_house_without_accounts(tmp_path: Path, stack: ExitStack) -> None:
    """None are made, none are asked for; playing, taking one's data along and leaving work all the same."""
    house = House(tmp_path, stack, accounts=False)
    ann = house.guest()
    opened(ann)
    assert ann.post("/api/account/sign-up", json={"name": "Ann", "password": PASSWORD}).json()["code"] == "accounts_off"
    assert sign_in(ann)["code"] == "accounts_off"
    assert ann.get("/api/account/export").json()["account"] is None
    assert ann.post("/api/account/delete", json={"sure": True}).status_code == 204
    assert mine(ann) == set()


def test_a_disk_that_fails(house: House) -> None:
    """Whoever signs up is told, is nobody, and can try again."""
    connection = sqlite3.connect(house.data / "preau.sqlite3")
    connection.execute("CREATE TRIGGER broken BEFORE INSERT ON accounts BEGIN SELECT json('broken'); END")
    connection.commit()
    ann = house.guest()
    answer = ann.post("/api/account/sign-up", json={"name": "Ann", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (503, "not_saved")
    assert name_of(ann) is None
    connection.execute("DROP TRIGGER broken")
    connection.commit()
    connection.close()
    sign_up(ann)


def test_pages_of_others_cannot_sign_in(house: House) -> None:
    """The forms of another site are refused, whatever they bring."""
    ann = house.guest()
    sign_up(ann)
    for path in ("sign-in", "sign-out", "delete", "password"):
        answer = ann.post(f"/api/account/{path}", json={}, headers={"Origin": "https://evil.example"})
        assert answer.json()["code"] == "foreign_origin"
    assert name_of(ann) == "Ann"
