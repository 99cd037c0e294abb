"""Called when it is one's turn: what is wished, what waits, and the feeds."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from xml.etree import ElementTree as ET

import pytest
from starlette.testclient import TestClient

from tests.server.house import House, opened, pair, sign_in, sign_up, sit

ATOM = "{http://www.w3.org/2005/Atom}"


def feed_of(guest: TestClient) -> dict[str, str]:
    """One's private addresses, as paths."""
    made = guest.post("/api/calls/feed").json()
    return {kind: made[kind].partition("://")[2].partition("/")[2] for kind in ("atom", "calendar")}


def move(guest: TestClient, table: str, text: str) -> None:
    answer = guest.post(f"/api/tables/{table}/commands", json={"type": "move", "move": text})
    assert answer.status_code == 200, answer.text


def test_feeds_tell_the_turns_that_wait(house: House) -> None:
    """One's own turns, in one's own language, with the time left; no cookie is needed, and others see nothing of it."""
    ann, bob = house.guest(), house.guest(language="fr")
    table = opened(ann, options={"players": 2}, clock={"kind": "days", "seconds": 3 * 86_400})
    sit(bob, table, 1, "Bob; <i>,\r\nX:1")
    mine, his = feed_of(ann), feed_of(bob)
    reader = house.guest()
    found = ET.fromstring(reader.get(f"/{mine['atom']}").text)
    assert [entry.findtext(f"{ATOM}title") for entry in found.iter(f"{ATOM}entry")] == ["Your turn: Cerocle"]
    assert "Bob" in found.findtext(f"{ATOM}entry/{ATOM}summary", "")
    assert found.find(f"{ATOM}entry/{ATOM}link").get("href", "").endswith(f"/t/{table['id']}")  # type: ignore[union-attr]
    assert "<entry>" not in reader.get(f"/{his['atom']}").text
    dates = reader.get(f"/{mine['calendar']}").text
    assert dates.count("BEGIN:VEVENT") == 1
    assert all(len(line.encode()) <= 75 for line in dates.split("\r\n"))
    assert not re.search(r"^X:1", dates, re.MULTILINE)
    move(ann, table["id"], "e5")
    assert "<entry>" not in reader.get(f"/{mine['atom']}").text
    assert "<title>À vous de jouer" in reader.get(f"/{his['atom']}").text
    assert "3 jours" in reader.get(f"/{his['atom']}").text  # time runs now that somebody has moved
    again = reader.get(f"/{his['atom']}", headers={"If-None-Match": reader.get(f"/{his['atom']}").headers["etag"]})
    assert again.status_code == 304


def test_feeds_are_renewed_and_removed(house: House) -> None:
    """The addresses before are void, for good; one person's say nothing of another's."""
    ann = house.guest()
    first, second = feed_of(ann), feed_of(ann)
    assert ann.get(f"/{first['atom']}").status_code == 403
    assert ann.get(f"/{second['calendar']}").status_code == 200
    assert ann.post("/api/calls/feed/remove").json()["atom"] is None
    assert ann.get(f"/{second['atom']}").status_code == 403
    third = feed_of(ann)
    assert len({first["atom"], second["atom"], third["atom"]}) == 3
    assert ann.get(f"/{third['atom']}").status_code == 200


def test_wishes(house: House) -> None:
    """What is chosen is kept and shown; what cannot be is refused in words, and nothing changes."""
    ann = house.guest()
    assert ann.get("/api/calls").json()["games"] == []
    saved = ann.post("/api/calls", json={"games": ["recess"], "minutes": 60}).json()
    assert (saved["games"], saved["minutes"]) == (["recess"], 60)
    for wrong, code in (
        ({"games": ["chess"]}, "unknown_game"),
        ({"minutes": 7}, "bad_option"),
        ({"x": 1}, "malformed"),
    ):
        assert ann.post("/api/calls", json=wrong).json()["code"] == code
    assert ann.get("/api/calls").json() == saved
    assert 'value="recess" checked' in ann.get("/calls").text
    assert 'value="cerocle" checked' not in ann.get("/calls").text
    opened(ann, options={"players": 2})
    assert "<entry>" not in ann.get(f"/{feed_of(ann)['atom']}").text  # a feed keeps to the games, too


def test_how_many_wait(house: House) -> None:
    """Tables where others wait for one: not those of bots alone, nor those that are over."""
    ann, bob, table = pair(house)
    opened(ann, options={"players": 2}, seats=[{"kind": "person"}, {"kind": "bot", "level": "1"}])
    assert [each.get("/api/calls/waiting").json()["count"] for each in (ann, bob, house.guest())] == [1, 0, 0]
    move(ann, table, "e5")
    assert [each.get("/api/calls/waiting").json()["count"] for each in (ann, bob)] == [0, 1]
    bob.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    assert bob.get("/api/calls/waiting").json()["count"] == 0


def test_wishes_come_along_and_go_with_their_owner(house: House) -> None:
    """A guest's are the account's who signs in, unless it has its own; one takes them along, and they are deleted."""
    ann, phone = house.guest(), house.guest()
    sign_up(ann)
    feed = feed_of(phone)
    phone.post("/api/calls", json={"games": ["cerocle"], "minutes": 5})
    sign_in(phone)
    assert ann.get("/api/calls").json()["minutes"] == 5
    assert ann.get(f"/{feed['atom']}").status_code == 200
    tablet = house.guest()
    tablet.post("/api/calls", json={"games": ["recess"], "minutes": 60})
    sign_in(tablet)
    assert tablet.get("/api/calls").json()["minutes"] == 5
    exported = ann.get("/api/account/export").json()["calls"]
    assert exported["wishes"][0]["games"] == ",cerocle,"
    ann.post("/api/account/delete", json={"sure": True, "password": "correct horse battery"})
    with closing(sqlite3.connect(house.data / "preau.sqlite3")) as connection:
        counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("call_wishes", "calls")]
    assert counts == [0, 0]


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_the_page_speaks(house: House, language: str) -> None:
    page = house.guest(language=language).get("/calls").text
    assert "account-call" not in page
    assert f'lang="{language}"' in page
