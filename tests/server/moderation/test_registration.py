"""Accounts for everybody, by invitation, or for nobody; and what everybody is told."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.house import PASSWORD, House, sign_in
from tests.server.moderation.test_hosts import staff

DAY_SECONDS = 24 * 60 * 60


def invited(boss: TestClient, **form: Any) -> str:
    answer = boss.post("/api/hosts/invitations", json=form)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["url"]).rpartition("/")[2]


def join(guest: TestClient, name: str, word: str = "") -> Any:
    form = {"name": name, "password": PASSWORD} | ({"invitation": word} if word else {})
    return guest.post("/api/account/sign-up", json=form)


def test_closed(house: House) -> None:
    """Nobody signs up, those who have an account sign in, and everybody plays."""
    boss = staff(house, "host", "Boss")
    assert boss.post("/api/hosts/registration", json={"mode": "closed"}).status_code == 204
    ann = house.guest()
    assert (join(ann, "Ann").status_code, join(ann, "Ann").json()["code"]) == (403, "registration_closed")
    assert 'data-send="/api/account/sign-up"' not in ann.get("/account").text
    assert ann.post("/api/tables", json={"game": "cerocle"}).status_code == 201
    assert sign_in(house.guest(), "Boss")["name"] == "Boss"
    assert "Boss closed the server to new accounts." in boss.get("/hosts/log").text


def test_an_invitation_is_good_once(house: House) -> None:
    """For whoever comes first, and until its day; a taken name does not use it up; only its digest is kept."""
    boss = staff(house, "host", "Boss")
    boss.post("/api/hosts/registration", json={"mode": "invited"})
    word = invited(boss, note="Ann")
    assert word.encode() not in (house.data / "preau.sqlite3").read_bytes()
    ann, bob = house.guest(), house.guest()
    assert word in ann.get(f"/join/{word}").text
    assert join(ann, "boss", word).json()["code"] == "name_taken"
    assert join(ann, "Ann", word).status_code == 201
    assert join(bob, "Bob", word).json()["code"] == "bad_invitation"
    assert bob.get(f"/join/{word}").status_code == 403
    assert join(bob, "Bob", "nonsense").json()["code"] == "bad_invitation"
    late = invited(boss, days=2)
    house.clock.pass_by(2 * DAY_SECONDS + 1)
    assert join(bob, "Bob", late).json()["code"] == "bad_invitation"
    gone = invited(boss)
    open_ones = [each for each in boss.get("/api/hosts/registration").json()["invitations"] if each["used"] is None]
    assert boss.post(f"/api/hosts/invitations/{open_ones[0]['id']}/remove").status_code == 204
    assert join(bob, "Bob", gone).json()["code"] == "bad_invitation"
    assert "Ann: used on" in boss.get("/hosts/house").text


def test_two_who_come_at_once(house: House) -> None:
    """The database decides: the second writing of one invitation is refused, and no account is left of it."""
    boss = staff(house, "host", "Boss")
    boss.post("/api/hosts/registration", json={"mode": "invited"})
    word, registration = invited(boss), house.app.state.registration
    stale = house.run(registration.check, word)
    assert join(house.guest(), "Ann", word).status_code == 201

    async def late(_word: str) -> Any:
        return stale

    honest, registration.check = registration.check, late
    assert join(house.guest(), "Bob", word).status_code == 409
    registration.check = honest
    assert house.run(house.app.state.people.find_by_name, "Bob") is None


@pytest.mark.parametrize(
    ("language", "text"), [("fr", "Soirée vendredi"), ("de", "Club on Friday"), ("en", "Club on Friday")]
)
def test_announcements(house: House, language: str, text: str) -> None:
    """In the reader's language, else in English; escaped; until closed in this browser, removed, or over."""
    boss = staff(house, "host", "Boss")
    form = {"en": "Club on Friday <b>", "fr": "Soirée vendredi <b>", "hours": 24}
    told = boss.post("/api/hosts/announcements", json=form).json()["id"]
    guest = house.guest(language=language)
    assert all(f"{text} &lt;b&gt;" in guest.get(page).text for page in ("/", "/account", "/new/recess", "/nowhere"))
    assert "Boss announced: “Club on Friday &lt;b&gt;”" in boss.get("/hosts/log").text
    guest.cookies.set("preau_closed", f"x.{told}")
    assert text not in guest.get("/").text
    guest.cookies.delete("preau_closed")
    house.clock.pass_by(DAY_SECONDS + 1)
    assert text not in guest.get("/").text
    assert boss.post(f"/api/hosts/announcements/{told}/remove").status_code == 204


def test_bad_announcements(house: House) -> None:
    """None in no language, not too long, and not too many."""
    boss = staff(house, "host", "Boss")
    forms: list[dict[str, Any]] = [{}, {"en": " "}, {"en": "x" * 301}, {"en": "x", "hours": 0}, {"es": "hola"}]
    assert all(boss.post("/api/hosts/announcements", json=form).status_code == 422 for form in forms)
    answers = [boss.post("/api/hosts/announcements", json={"ja": "x"}).status_code for _ in range(6)]
    assert answers == [201] * 5 + [429]
