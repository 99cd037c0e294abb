"""People: a page each, their games and statistics, what they show to whom; friends, challenges, blocks."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from starlette.testclient import TestClient

from preau.server.ratings import rater
from tests.server.house import PASSWORD, House, opened, pair, sign_in, sign_up
from tests.server.ratings.test_ratings import beat, do, people, rate, rated_table, rows


@pytest.fixture(autouse=True)
def _rates_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rater, "RATING_LOOK_SECONDS", 1e6)


def played(house: House, ann: TestClient, bob: TestClient, loser: TestClient) -> str:
    """A casual game of two guests, which one of them resigns."""
    table = opened(ann, options={"players": 2})
    token = next(link["token"] for link in table["links"] if link["seat"] == 1)
    bob.post(f"/api/tables/{table['id']}/seats/1", params={"token": token}, json={"name": "Bob"})
    do(ann, table["id"], "move", move="e5")
    house.clock.pass_by(1)
    do(loser, table["id"], "resign")
    return str(table["id"])


def befriend(one: TestClient, other: TestClient, name: str, other_name: str) -> None:
    assert one.post("/api/people/friends", json={"name": other_name}).json() == {"friends": False}
    assert other.post("/api/people/friends", json={"name": name}).json() == {"friends": True}


# --- the page --------------------------------------------------------------------------------------------------------


def test_a_guest_has_a_page_and_loses_nothing(house: House) -> None:
    """Games and statistics belong to the browser; signing up takes them along, and so does signing in elsewhere."""
    ann, bob, _ = pair(house)
    won, lost = played(house, ann, bob, bob), played(house, ann, bob, ann)
    before = ann.get("/api/people").json()
    assert before["name"] is None
    assert before["statistics"][0]["places"] == {"won": 1, "drawn": 0, "lost": 1, "left": 0, "none": 0}
    assert f"/replay/{won}" in ann.get("/people/me").text
    sign_up(ann, "Ann")
    after = ann.get("/api/people").json()
    assert after["statistics"] == before["statistics"]
    games = [game["table"] for game in ann.get("/api/people/games").json()["games"]]
    assert games == [lost, won]
    phone = house.guest()
    elsewhere = played(house, phone, bob, bob)
    sign_in(phone, "Ann")
    assert ann.get("/api/people/games").json()["games"][0]["table"] == elsewhere
    assert ann.get("/api/people").json()["statistics"][0]["places"]["won"] == 2


def test_games_are_found(house: House) -> None:
    """By game, by how the opponent's name begins, by result, page by page."""
    ann, bob = house.guest(), house.guest()
    tables = [played(house, ann, bob, each) for each in (ann, bob, bob)]

    def found(**asked: Any) -> list[str]:
        return [each["table"] for each in ann.get("/api/people/games", params=asked).json()["games"]]

    assert found() == tables[::-1]
    assert found(result="lost") == [tables[0]]
    assert found(result="won", opponent="bO") == tables[:0:-1]
    assert found(opponent="ob") == []
    assert found(game="recess") == []
    assert found(page=2) == []
    assert found(opponent='"') == []
    assert ann.get("/api/people/games", params={"page": 0}).status_code == 422
    page = ann.get("/people/me", params={"opponent": "Zo<b>", "result": "x"}).text
    assert "No games found." in page
    assert "Zo<b>" not in page


def test_the_chart_of_a_rating(house: House) -> None:
    """As a picture and as a table; openings and seats are counted."""
    ann, bob = people(house, "Ann", "Bob")
    *_, table = [beat(house, ann, bob) for _ in range(3)]
    assert 'href="/people/Ann"' in bob.get(f"/t/{table}").text  # after the game; while it goes on nothing leads away
    rate(house)
    page = bob.get("/people/Ann").text
    assert 'class="chart"' in page
    assert page.count("<tr><td>") == 3
    assert "provisional" in page
    assert "Cerocle · e5" in page
    assert bob.get("/api/people", params={"name": "ann"}).json()["ratings"][0]["games"] == 3


def test_a_page_is_as_public_as_its_owner_likes(house: House) -> None:
    """Games and ratings, each to everybody, to friends or to nobody; private tables are no way in for others."""
    ann, bob, cleo = people(house, "Ann", "Bob", "Cleo")
    table = beat(house, ann, bob)
    rate(house)
    befriend(ann, cleo, "Ann", "Cleo")
    assert f"/replay/{table}" not in cleo.get("/people/Ann").text
    assert f"/replay/{table}" in ann.get("/people/me").text
    stranger = house.guest()
    for games, rating in (("friends", "nobody"), ("nobody", "friends"), ("everybody", "everybody")):
        assert ann.post("/api/people/me/privacy", json={"games": games, "rating": rating}).status_code == 204
        for who, friend in ((stranger, False), (cleo, True)):
            sees = {"everybody": True, "friends": friend, "nobody": False}
            told = who.get("/api/people", params={"name": "Ann"}).json()
            assert (told["statistics"] is not None, told["ratings"] is not None) == (sees[games], sees[rating])
            status = who.get("/api/people/games", params={"name": "Ann"}).status_code
            assert status == (200 if sees[games] else 403)
            assert ("keeps this private" in who.get("/people/Ann").text) is not (sees[games] and sees[rating])
        assert ann.get("/api/people").json()["ratings"]
    assert ann.post("/api/people/me/privacy", json={"games": "x", "rating": "nobody"}).status_code == 422


def test_nobody_of_that_name(house: House) -> None:
    for path in ("/people/Nobody", "/people/No/body", "/api/people?name=Nobody", "/api/people/games?name=Nobody"):
        assert house.guest().get(path).status_code == 404, path


def test_the_lists_of_the_best(house: House) -> None:
    """Those who are sure and show it, with a link each; and the bots of the same scale."""
    ann, bob, cleo = people(house, "Ann", "Bob", "Cléo")
    beat(house, ann, bob)
    beat(house, cleo, bob)
    rate(house)
    guest = house.guest()
    assert "sure enough yet" in guest.get("/ratings").text
    with closing(sqlite3.connect(house.data / "preau.sqlite3")) as connection, connection:
        connection.execute("UPDATE ratings SET doubt = 3")
    page = guest.get("/ratings", params={"game": "cerocle", "players": 2}).text
    assert "/people/Cl%C3%A9o" in page
    assert "The bots’ measured strength" in page
    names = [line["name"] for line in guest.get("/api/ratings/cerocle/2").json()]
    assert len(names) == 3
    assert names[-1] == "Bob"
    ann.post("/api/people/me/privacy", json={"games": "everybody", "rating": "friends"})
    assert [line["name"] for line in guest.get("/api/ratings/cerocle/2").json()] == ["Cléo", "Bob"]
    assert guest.get("/api/ratings/chess/2").status_code == 404


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_the_pages_speak(house: House, language: str) -> None:
    ann, bob = people(house, "Ann", "Bob")
    beat(house, ann, bob)
    beat(house, bob, ann)
    rate(house)
    befriend(ann, bob, "Ann", "Bob")
    reader = house.guest(ann, language=language)
    for path in ("/people/me", "/people/Bob", "/ratings", "/account/reset", "/account"):
        page = reader.get(path).text
        assert f'lang="{language}"' in page
        assert "people-" not in page.replace("/static/js/club/people", "").replace("club/people", "")


# --- friends and blocks ----------------------------------------------------------------------------------------------


def test_friends_ask_and_agree(house: House) -> None:
    ann, bob, cleo = people(house, "Ann", "Bob", "Cleo")
    assert ann.post("/api/people/friends", json={"name": "bob"}).json() == {"friends": False}
    assert ann.post("/api/people/friends", json={"name": "Bob"}).json() == {"friends": False}  # asking twice is once
    assert bob.get("/api/people/circle").json()["asking"] == ["Ann"]
    assert ann.get("/api/people/circle").json()["asked"] == ["Bob"]
    assert bob.post("/api/people/friends", json={"name": "Ann"}).json() == {"friends": True}
    assert [each.get("/api/people/circle").json()["friends"] for each in (ann, bob, cleo)] == [["Bob"], ["Ann"], []]
    cleo.post("/api/people/friends", json={"name": "Ann"})
    ann.post("/api/people/friends/remove", json={"name": "Cleo"})  # no, thanks
    bob.post("/api/people/friends/remove", json={"name": "Ann"})
    assert ann.get("/api/people/circle").json() == {"friends": [], "asking": [], "asked": [], "blocked": []}
    assert ann.post("/api/people/friends", json={"name": "Ann"}).json()["code"] == "not_allowed"
    assert house.guest().post("/api/people/friends", json={"name": "Ann"}).json()["code"] == "signed_out"


def test_who_is_blocked(house: House) -> None:
    """Asks for nothing, challenges nobody, is not found beside one at a public table, and is not heard there."""
    ann, bob = people(house, "Ann", "Bob")
    befriend(ann, bob, "Ann", "Bob")
    assert ann.post("/api/people/blocks", json={"name": "Bob"}).status_code == 204
    assert ann.get("/api/people/circle").json() == {"friends": [], "asking": [], "asked": [], "blocked": ["Bob"]}
    assert bob.post("/api/people/friends", json={"name": "Ann"}).json()["code"] == "not_allowed"
    asked = {"name": "Ann", "game": "cerocle"}
    assert bob.post("/api/people/challenges", json=asked).json()["code"] == "not_allowed"
    table = opened(ann, options={"players": 2}, public=True)
    seat = f"/api/tables/{table['id']}/seats/1"
    assert bob.post(seat, json={"name": "Bob"}).json()["message"] == "One of you has blocked the other."
    wish = {"game": "cerocle", "sizes": [2], "clock": {"kind": "bank", "seconds": 300, "increment": 5}, "bots": False}
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        assert guest.post("/api/lobby/seek", json={**wish, "name": name}).status_code == 201
    house.run(house.app.state.seeks.tend)
    assert house.guest().get("/api/lobby").json()["seeking"] == 2  # both still look: they are not paired
    cleo = house.guest()
    cleo.get("/")
    assert cleo.post("/api/lobby/seek", json={**wish, "name": "Cleo"}).status_code == 201
    house.run(house.app.state.seeks.tend)
    assert house.guest().get("/api/lobby").json()["seeking"] == 1  # one of them plays with somebody else
    do(bob, table["id"], "say", text="rude", name="Bob")
    assert "rude" not in ann.get(f"/t/{table['id']}").text
    assert "rude" in bob.get(f"/t/{table['id']}").text
    ann.post("/api/people/blocks/remove", json={"name": "Bob"})
    assert bob.post(seat, json={"name": "Bob"}).status_code == 200


def test_a_guests_blocks_come_along(house: House) -> None:
    people(house, "Bob")
    ann, phone = house.guest(), house.guest()
    sign_up(ann, "Ann")
    phone.post("/api/people/blocks", json={"name": "Bob"})
    sign_in(phone, "Ann")
    assert ann.get("/api/people/circle").json()["blocked"] == ["Bob"]


# --- challenges ------------------------------------------------------------------------------------------------------


def test_a_friend_is_challenged(house: House) -> None:
    """A table with a seat kept, which only they can take; declined, it is closed."""
    ann, bob, cleo = people(house, "Ann", "Bob", "Cleo")
    asked = {"name": "Bob", "game": "recess", "rated": True, "clock": {"kind": "turn", "seconds": 60}}
    assert "only challenge friends" in ann.post("/api/people/challenges", json=asked).json()["message"]
    befriend(ann, bob, "Ann", "Bob")
    table = ann.post("/api/people/challenges", json=asked).json()["table"]
    waiting = {"table": table, "game": "recess", "name": "Ann", "mine": False}
    assert bob.get("/api/people/challenges").json() == [waiting]
    assert "Ann challenges you to a game of Recess!" in bob.get("/people/me").text
    assert ann.get("/api/people/challenges").json()[0]["mine"] is True
    assert cleo.post(f"/api/people/challenges/{table}/accept").status_code == 404
    assert bob.post(f"/api/people/challenges/{table}/accept").status_code == 204
    shown = ann.get(f"/api/tables/{table}").json()
    assert (shown["status"], shown["rated"]) == ("playing", True)
    assert [seat["name"] for seat in shown["seats"]][:2] == ["Ann", "Bob"]
    assert bob.post(f"/api/people/challenges/{table}/accept").status_code == 404
    again = bob.post("/api/people/challenges", json={"name": "Ann", "game": "cerocle"}).json()["table"]
    assert ann.post(f"/api/people/challenges/{again}/decline").status_code == 204
    assert bob.get(f"/api/tables/{again}").json()["status"] == "over"
    assert bob.get("/api/people/challenges").json() == []
    assert ann.post("/api/people/challenges", json={"name": "Bob", "game": "chess"}).status_code == 404


def test_export_and_deletion_cover_it(house: House) -> None:
    """Results, ratings, friends and blocks are taken along without anybody's id, and all of it is deleted."""
    ann, bob, cleo = people(house, "Ann", "Bob", "Cleo")
    beat(house, ann, bob)
    rate(house)
    befriend(ann, bob, "Ann", "Bob")
    ann.post("/api/people/blocks", json={"name": "Cleo"})
    cleo.post("/api/people/blocks", json={"name": "Ann"})
    ann.post("/api/people/me/privacy", json={"games": "friends", "rating": "everybody"})
    ann.post("/api/people/challenges", json={"name": "Bob", "game": "cerocle"})
    told = ann.get("/api/account/export")
    club = told.json()["club"]
    names = ("results", "ratings", "rating_history", "friends", "blocked", "profile")
    assert [len(club[name]) for name in names] == [1] * 6
    ids = dict(rows(house, "SELECT name, id FROM accounts"))
    assert not any(each in told.text for each in ids.values())
    assert ann.post("/api/account/delete", json={"sure": True, "password": PASSWORD}).status_code == 204
    with closing(sqlite3.connect(house.data / "preau.sqlite3")) as connection:
        written = "\n".join(line for line in connection.iterdump() if "ended_sessions" not in line)
    assert ids["Ann"] not in written
    assert bob.get("/api/people/circle").json()["friends"] == []
    assert bob.get("/people/Ann").status_code == 404


def test_a_rated_table_of_three(house: House) -> None:
    """A game for more than two: who left comes last, whoever wins in the end."""
    ann, bob, cleo = people(house, "Ann", "Bob", "Cleo")
    table = rated_table(house, ann, bob, cleo)
    for guest, move in ((ann, "e5"), (bob, "e6"), (cleo, "e7")):
        assert "seq" in do(guest, table, "move", move=move)
    do(bob, table, "resign")
    do(cleo, table, "resign")
    rate(house)
    found = {line["game"]: line for line in ann.get("/api/people").json()["ratings"]}
    assert found["cerocle"]["players"] == 3
    assert rows(house, "SELECT place FROM result_seats ORDER BY seat") == [("won",), ("left",), ("left",)]
