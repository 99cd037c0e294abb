"""Tables that count: what can be rated, who may sit down, and what a table may ask of a rating."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import House, opened
from tests.server.ratings.test_ratings import (
    CLOCK,
    _rates_when_asked,  # noqa: F401  # a fixture for all tests here
    beat,
    do,
    people,
    rate,
    rows,
)


@pytest.mark.parametrize(
    ("form", "word"),
    [
        ({"mode": "same_screen"}, "same screen"),
        ({"help": True}, "hints"),
        ({"clock": {"kind": "none"}}, "clock"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "level": "8-2026"}]}, "8-2026"),
        ({"seats": [{"kind": "bot", "level": "1"}, {"kind": "bot", "level": "1"}]}, "at least one person"),
    ],
)
def test_what_cannot_be_rated(house: House, form: dict[str, Any], word: str) -> None:
    (ann,) = people(house, "Ann")
    asked = {"game": "cerocle", "options": {"players": 2}, "clock": CLOCK, "rated": True, **form}
    answer = ann.post("/api/tables", json=asked)
    assert answer.status_code == 422
    assert word in answer.json()["message"]


def test_who_may_sit_at_a_rated_table(house: House) -> None:
    """Accounts only, one seat each, and nobody takes a game over."""
    ann, bob, cleo = people(house, "Ann", "Bob", "Cleo")
    guest = house.guest()
    asked = {"game": "cerocle", "options": {"players": 2}, "clock": CLOCK, "rated": True}
    assert guest.post("/api/tables", json=asked).json()["code"] == "not_allowed"
    table = opened(ann, **asked)
    (token,) = (link["token"] for link in table["links"] if link["seat"] == 1)
    seat = f"/api/tables/{table['id']}/seats/1"
    for refused in (guest, ann):
        assert refused.post(seat, params={"token": token}, json={"name": "Zoé"}).json()["code"] == "not_allowed"
    assert bob.post(seat, params={"token": token}, json={"name": "Zoé"}).status_code == 200
    assert cleo.post(seat, params={"token": token}, json={"name": "Cleo"}).json()["code"] == "seat_taken"
    assert do(bob, table["id"], "rename", seat=1, name="Zoé")["code"] == "not_allowed"


def test_a_table_asks_for_a_rating(house: House) -> None:
    """Who is outside of its range is told what it asks for and what counts for them; who has the link was invited."""
    ann, bob, cleo = people(house, "Ann", "Bob", "Cleo")
    beat(house, ann, bob)
    rate(house)
    (mine,) = rows(house, "select mean from ratings where game = 'cerocle' order by mean desc limit 1")[0]
    asked = {"options": {"players": 2}, "public": True, "rating_low": 25, "rating_high": round(mine) - 1}
    table = opened(cleo, **asked)
    (line,) = cleo.get("/api/lobby").json()["open"]
    assert (line["rating_low"], line["rating_high"], line["rated"]) == (25, round(mine) - 1, False)
    assert f"rating from 25 to {round(mine) - 1}" in house.guest().get("/lobby").text
    strong = ann.post(f"/api/lobby/tables/{table['id']}", json={})
    assert (strong.status_code, strong.json()["code"]) == (403, "not_allowed")
    assert f"Your rating here is {round(mine)}." in strong.json()["message"]
    weak = bob.post(f"/api/tables/{table['id']}/seats/1", json={"name": "Bob"})
    assert weak.json()["code"] == "not_allowed"
    pressed = bob.post("/lobby", data={"do": "join", "table": table["id"]})
    assert "This table asks for a rating from 25 to" in pressed.text
    newcomer = house.guest()  # counts as 25
    assert newcomer.post(f"/api/lobby/tables/{table['id']}", json={"name": "New"}).status_code == 200
    high = opened(cleo, options={"players": 2}, public=True, rating_low=26)
    refused = house.guest().post(f"/api/lobby/tables/{high['id']}", json={"name": "Newer"}).json()["message"]
    assert "rating of 26 or more" in refused
    assert "count as 25" in refused
    french = house.guest().post(f"/api/lobby/tables/{high['id']}", params={"lang": "fr"}, json={"name": "Newest"})
    assert "Cette table demande une force d’au moins 26." in french.json()["message"]
    token = next(link["token"] for link in high["links"] if link["seat"] == 1)
    invited = bob.post(f"/api/tables/{high['id']}/seats/1", params={"token": token}, json={"name": "Bob"})
    assert invited.status_code == 200


@pytest.mark.parametrize("asked", [{"rating_low": 30, "rating_high": 20}, {"rating_low": 101}, {"rating_high": 200}])
def test_a_range_that_is_none(house: House, asked: dict[str, int]) -> None:
    answer = house.guest().post("/api/tables", json={"game": "cerocle", "options": {"players": 2}, **asked})
    assert answer.json()["code"] == "bad_option"
    assert "from 0 to 100" in answer.json()["message"]


def test_looking_for_a_rated_game(house: House) -> None:
    """With an account alone, with people alone, and rated with rated: the table that is found counts."""
    ann, bob = people(house, "Ann", "Bob")
    guest, wish = house.guest(), {"game": "cerocle", "sizes": [2], "clock": CLOCK, "bots": True}
    refused = guest.post("/api/lobby/seek", json={**wish, "rated": True})
    assert (refused.status_code, "under the name of your account" in refused.json()["message"]) == (403, True)
    assert "Sign in if you would like to look for one" in guest.get("/lobby").text
    guest.post("/api/lobby/seek", json=wish)
    mine = ann.post("/api/lobby/seek", json={**wish, "rated": True, "name": "Somebody"}).json()["seek"]
    house.clock.pass_by(30)
    assert ann.get("/api/lobby/seek").json() | {"waited_ms": 0} == {
        "seek": mine, "table": None, "waited_ms": 0, "bots": False,
    }  # fmt: skip
    assert ann.post("/api/lobby/seek/bots").json()["code"] == "not_allowed"
    form = {"do": "seek", "game": "cerocle", "size": "2", "clock": "bank-300-5", "rated": "yes"}
    place = bob.post("/lobby", data=form).url.path
    assert place.startswith("/t/") or "rated" in bob.get("/lobby").text
    house.clock.pass_by(30)
    bob.get("/api/lobby/seek")
    found = ann.get("/api/lobby/seek", params={"seek": mine}).json()["table"]
    table = ann.get(f"/api/tables/{found}").json()
    assert (table["rated"], sorted(seat["name"] for seat in table["seats"])) == (True, ["Ann", "Bob"])
