"""A forgotten password by mail; a challenge that is told; a change of one's address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.calls.post_office import MailOffice, mail_office
from tests.server.house import PASSWORD, House, sign_in, sign_up
from tests.server.ratings.test_ratings import people

NEW = "quite another horse"


@pytest.fixture
def office() -> Iterator[tuple[MailOffice, str]]:
    with mail_office() as found:
        yield found


@pytest.fixture
def club(tmp_path: Path, stack: ExitStack, office: tuple[MailOffice, str]) -> House:
    settings = {"mail_url": office[1], "mail_from": "Préau <preau@club.example>"}
    return House(tmp_path, stack, mail_rate="1000/minute", mail_to_rate="4/minute", **settings)


def confirm(club: House, mail: MailOffice, guest: TestClient, address: str) -> None:
    assert guest.post("/api/calls/mail", json={"address": address}).status_code == 202
    link = re.search(r"/calls/confirm/\S+", mail.letters.pop().get_content())
    assert link is not None
    assert guest.post(link[0]).status_code == 200


def ask(club: House, mail: MailOffice, who: str) -> list[str]:
    """The links that are sent."""
    answer = club.guest().post("/api/account/reset", json={"who": who})
    assert (answer.status_code, answer.text) == (202, "null")
    club.run(_settle, club)
    found = [re.search(r"/account/reset/(\S+)", letter.get_content()) for letter in mail.letters]
    mail.letters.clear()
    return [each[1] for each in found if each is not None]


async def _settle(club: House) -> None:
    """Wait for what was begun in the background."""
    import asyncio

    tasks = [task for task in club.app.state.background._tasks if "PasswordResets" in task.get_coro().__qualname__]
    await asyncio.gather(*tasks)


def choose(guest: TestClient, token: str, password: str = NEW) -> dict[str, object]:
    found: dict[str, object] = guest.post(
        "/api/account/reset/choose", json={"token": token, "password": password}
    ).json()
    return found


def test_a_password_is_chosen_anew(club: House, office: tuple[MailOffice, str]) -> None:
    """By a link that is good once, for an hour, and the last one only; every other session ends with it."""
    mail, ann = office[0], club.guest()
    sign_up(ann)
    confirm(club, mail, ann, "ann@club.example")
    (first,), (second,) = ask(club, mail, "ANN"), ask(club, mail, "Ann@club.example")
    browser = club.guest()
    assert choose(browser, first)["code"] == "expired_link"
    assert choose(browser, ("B" if second[0] == "A" else "A") + second[1:])["code"] == "expired_link"
    assert choose(browser, second, "short")["code"] == "bad_password"
    assert "Choose a new password, Ann" in browser.get(f"/account/reset/{second}").text
    assert choose(browser, second)["name"] == "Ann"
    assert browser.get("/api/account").json()["name"] == "Ann"
    assert ann.get("/api/account").json()["name"] is None
    assert choose(club.guest(), second)["code"] == "expired_link"
    assert club.guest().get(f"/account/reset/{second}").status_code == 403
    assert sign_in(club.guest(), "Ann", PASSWORD)["code"] == "bad_login"
    assert sign_in(club.guest(), "Ann", NEW)["name"] == "Ann"
    (late,) = ask(club, mail, "Ann")
    club.clock.pass_by(61 * 60)
    assert choose(club.guest(), late)["code"] == "expired_link"


def test_nobody_hears_who_is_known(club: House, office: tuple[MailOffice, str]) -> None:
    """Unknown names, accounts without an address, addresses nobody confirmed: the same answer, and no letter."""
    mail = office[0]
    ann, _ = people(club, "Ann", "Bob")
    ann.post("/api/calls/mail", json={"address": "ann@club.example"})  # never confirmed
    mail.letters.clear()
    guest = club.guest()
    confirm(club, mail, guest, "guest@club.example")  # who has no account has no password
    for who in ("Nobody", "Bob", "ann@club.example", "guest@club.example", "x@y\r\nBcc: z@club.example"):
        assert ask(club, mail, who) == [], who
    for _ in range(3):
        ask(club, mail, "Bob")
    assert club.guest().post("/api/account/reset", json={"who": "bob"}).status_code == 429


def test_without_mail(house: House) -> None:
    assert house.guest().post("/api/account/reset", json={"who": "Ann"}).json()["code"] == "mail_off"
    assert "does not send email" in house.guest().get("/account/reset").text


def test_an_address_is_changed_once_confirmed(club: House, office: tuple[MailOffice, str]) -> None:
    """Until then the old one stays."""
    mail, ann = office[0], club.guest()
    confirm(club, mail, ann, "old@club.example")
    assert ann.post("/api/calls/mail", json={"address": "new@club.example"}).json()["mail"] == "old@club.example"
    assert "data-mail" in ann.get("/calls").text
    link = re.search(r"/calls/confirm/\S+", mail.letters.pop().get_content())
    assert link is not None
    ann.post(link[0])
    assert ann.get("/api/calls").json()["mail"] == "new@club.example"


def test_who_is_challenged_is_called(club: House, office: tuple[MailOffice, str]) -> None:
    """Once, where they wish it; not when the challenge is over."""
    mail = office[0]
    ann, bob = people(club, "Ann", "Bob")
    confirm(club, mail, bob, "bob@club.example")
    ann.post("/api/people/friends", json={"name": "Bob"})
    bob.post("/api/people/friends", json={"name": "Ann"})
    asked = {"name": "Bob", "game": "cerocle"}
    ann.post("/api/people/challenges", json=asked)
    for _ in range(2):
        club.run(club.app.state.delivery.deliver_due)
    (letter,) = mail.letters
    assert letter["Subject"] == "Ann challenges you"
    assert "/people/me" in letter.get_content()
    mail.letters.clear()
    gone = ann.post("/api/people/challenges", json=asked).json()["table"]
    bob.post(f"/api/people/challenges/{gone}/decline")
    club.run(club.app.state.delivery.deliver_due)
    assert mail.letters == []
