"""Tournaments and clubs over HTTP: by plain forms without any script, by the API, and who may what."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from preau.cli.main import main
from preau.words import LANGUAGES, Speaker
from tests.server.house import PASSWORD, House, sign_in, sign_up

FORM = {
    "name": "Friday night", "game": "cerocle", "kind": "swiss", "size": "2", "rounds": "2", "clock": "bank:600:10",
    "wait": "5",
}  # fmt: skip
API = {
    "name": "Friday night", "game": "cerocle", "kind": "swiss", "rounds": 2,
    "clock": {"kind": "bank", "seconds": 600, "increment": 10},
}  # fmt: skip
ID = "preau_guest"


@pytest.fixture
def ann(house: House) -> TestClient:
    found = house.guest()
    sign_up(found)
    return found


def opened(ann: TestClient, **form: Any) -> str:
    answer = ann.post("/api/tournaments", json={**API, **form})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def wish(guest: TestClient, tournament: str, what: str, **form: Any) -> dict[str, Any]:
    answer = guest.post(f"/api/tournaments/{tournament}/wishes", json={"type": what, **form})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(answer: Any, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def test_an_evening_by_plain_forms(house: House, ann: TestClient) -> None:
    """Opened, entered, begun, played and read without any script, by one with an account and two guests."""
    answer = ann.post("/tournaments/new", data=FORM, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    path = answer.headers["location"]
    guests = [house.guest(), house.guest()]
    for number, guest in enumerate(guests):
        guest.get("/")
        page = guest.post(path, data={"wish": "enter", "name": f"Guest {number}"})
        assert f"Guest {number}" in page.text
    assert "Ann" in ann.post(path, data={"wish": "enter"}).text
    assert "Round 1 of 2" in ann.post(path, data={"wish": "begin"}).text
    mine = [guest for guest in (ann, *guests) if "/t/" in guest.get(path).text.split("tourney-standings")[0]]
    assert len(mine) == 2  # the third sits out
    table = mine[0].get(path).text.partition('href="/t/')[2].partition('"')[0]
    assert f'href="{path}"' in mine[0].get(f"/t/{table}").text  # and the way back
    seats = [seat["name"] for seat in ann.get(f"/api/tables/{table}").json()["seats"]]
    assert len(set(seats)) == 2
    mine[0].post(f"/api/tables/{table}/commands", json={"type": "resign"})
    house.run(house.app.state.tournament_driver.drive, path.rpartition("/")[2])
    out = ann.get(f"/api{path}").json()
    assert sorted(row["points"] for row in out["standings"]) == [0, 0.5, 1]
    live = ann.get(f"{path}/live").json()
    assert "won" in live["html"]
    assert '<a href="/people/Ann">Ann</a>' in live["html"]
    assert "/people/Guest" not in live["html"]
    assert ann.get(f"{path}/live", params={"seq": live["seq"]}).json()["html"] is None
    for guest in guests:
        guest.post(path, data={"wish": "rest"})
    assert "The next one begins as soon as enough people are ready to play." in ann.get(path).text
    assert ann.get(f"/api{path}").json()["next_round"] is None
    for guest in guests:  # nobody's id is anywhere
        assert guest.cookies[ID].split(".")[0] not in str(out) + live["html"]


def test_they_are_listed_by_a_command(house: House, ann: TestClient, capsys: pytest.CaptureFixture[str]) -> None:
    def listed(*options: str) -> str:
        capsys.readouterr()  # what the server has logged
        assert main(["tournaments", *options, "--data", str(house.data), "--lang", "en"]) == 0
        return capsys.readouterr().out

    words = Speaker("en")
    assert listed() == words("tourney-none") + "\n"
    path = ann.post("/tournaments/new", data=FORM, follow_redirects=False).headers["location"]
    ann.post(path, data={"wish": "enter"})
    (line,) = json.loads(listed("--json"))
    assert (f"/tournaments/{line['id']}", line["status"], line["players"]) == (path, "open", 1)
    heading, told = listed().splitlines()
    assert heading == words("tourney-list-open")
    assert line["id"] in told
    assert FORM["name"] in told


def test_what_was_wrong_is_said_and_kept(ann: TestClient) -> None:
    """A form that cannot be comes back as it was filled in, with a sentence."""
    page = ann.post("/tournaments/new", data={**FORM, "name": "My <b>own</b> night", "rounds": "31"})
    assert page.status_code == 422
    assert "There can be 1 to 30 rounds, not 31." in page.text
    assert "My &lt;b&gt;own&lt;/b&gt; night" in page.text
    for change in ({"rounds": "x"}, {"clock": "none"}, {"kind": "?"}, {"starts": "tomorrow"}, {"size": "9" * 40}):
        assert ann.post("/tournaments/new", data={**FORM, **change}).status_code == 422
    assert ann.post("/tournaments/new", content=b"name=%ff\xff").status_code == 422
    path = ann.post("/tournaments/new", data=FORM, follow_redirects=False).headers["location"]
    page = ann.post(path, data={"wish": "begin"})
    assert page.status_code == 409
    assert "at least 2" in page.text


def test_it_begins_where_the_reader_is(ann: TestClient, house: House) -> None:
    """A time is taken in the zone that the script has told, and as UTC without one."""
    day = "2026-12-24T20:00"
    house.clock.now = 1_795_000_000_000  # November 2026
    found = []
    for zone in ("", "-60", "300"):
        answer = ann.post("/tournaments/new", data={**FORM, "starts": day, "zone": zone}, follow_redirects=False)
        found.append(ann.get(f"/api{answer.headers['location']}").json()["starts"])
    assert found == [1_798_142_400_000, 1_798_138_800_000, 1_798_160_400_000]


def test_the_games_rules_are_chosen_in_the_form(house: House, ann: TestClient) -> None:
    """Edition and options of the chosen game, whatever is sent of others; a wrong one is told, and the rest stays."""
    options = {"option:recess:edition": "ja", "option:recess:push": "", "option:cerocle:side": "6"}
    form = {**FORM, "game": "recess", "size": "3", **options}
    assert 'name="option:recess:edition"' in ann.get("/tournaments/new").text
    assert "<span data-utc>（UTC）</span>" in ann.get("/tournaments/new?lang=ja").text
    assert "<span data-utc> (UTC)</span>" in ann.get("/tournaments/new?lang=en").text
    path = ann.post("/tournaments/new", data=form, follow_redirects=False).headers["location"]
    page = ann.get(path).text
    assert house.run(house.app.state.tournaments.find, path.rpartition("/")[2]).terms.options == {"edition": "ja"}
    assert "apanese" in page
    small = {**FORM, "option:cerocle:side": "6"}
    path = ann.post("/tournaments/new", data=small, follow_redirects=False).headers["location"]
    assert house.run(house.app.state.tournaments.find, path.rpartition("/")[2]).terms.options == {"side": "6"}
    wrong = ann.post("/tournaments/new", data={**form, "option:recess:edition": "klingon", "option:recess:tie": "x"})
    assert wrong.status_code == 422
    assert 'role="alert"' in wrong.text
    assert 'value="Friday night"' in wrong.text


def test_who_may_what(house: House, ann: TestClient) -> None:
    """Opening needs an account; beginning and closing are the organiser's; nobody speaks for another."""
    guest, eve = house.guest(), house.guest()
    refused(guest.post("/api/tournaments", json=API), 409, "signed_out")
    assert "need an account" in guest.post("/tournaments/new", data=FORM).text
    tournament = opened(ann)
    path = f"/api/tournaments/{tournament}/wishes"
    for what in ("begin", "close"):
        refused(guest.post(path, json={"type": what}), 403, "not_allowed")
    for what in ("rest", "wake_up", "challenge"):
        refused(guest.post(path, json={"type": what}), 403, "not_allowed")
    refused(guest.post(path, json={"type": "enter", "name": "ANN"}), 409, "name_taken")  # an account's
    refused(guest.post(path, json={"type": "enter"}), 422, "bad_name")
    wish(guest, tournament, "enter", name="Bob")
    refused(eve.post(path, json={"type": "enter", "name": "bob"}), 409, "name_taken")
    before = ann.get(f"/api/tournaments/{tournament}").json()["seq"]
    wish(eve, tournament, "withdraw")  # who is not in cannot leave, and takes nobody else out
    elsewhere = {"Origin": "https://evil.example"}
    for address in (path, f"/tournaments/{tournament}", "/tournaments/new", "/clubs"):
        assert ann.post(address, json={"type": "begin"}, headers=elsewhere).status_code == 403
    assert ann.get(f"/api/tournaments/{tournament}").json()["seq"] == before
    for bad in ("nowhere", "x" * 32, "%00"):
        assert ann.get(f"/api/tournaments/{bad}").status_code == 404
        assert ann.get(f"/tournaments/{bad}").status_code == 404
    assert ann.get(f"/api/tournaments/{'x' * 33}").status_code == 422


def test_rated_tables_are_for_accounts(house: House, ann: TestClient) -> None:
    tournament, bob = opened(ann, rated=True), house.guest()
    path = f"/api/tournaments/{tournament}/wishes"
    refused(house.guest().post(path, json={"type": "enter", "name": "Guest"}), 403, "not_allowed")
    sign_up(bob, "Bob")
    for each in (ann, bob):
        wish(each, tournament, "enter")
    out = wish(ann, tournament, "begin")
    table = ann.get(f"/api/tables/{out['rounds'][0]['tables'][0]['table']}").json()
    assert (table["rated"], table["status"]) == (True, "playing")


def test_no_more_than_so_many(ann: TestClient) -> None:
    for _ in range(10):
        opened(ann)
    refused(ann.post("/api/tournaments", json=API), 429, "too_many")


def test_a_ladder_by_forms(house: House, ann: TestClient) -> None:
    tournament = opened(ann, kind="ladder", rounds=0, clock={"kind": "days", "seconds": 86_400})
    guests = [house.guest() for _ in range(3)]
    for number, guest in enumerate(guests):
        wish(guest, tournament, "enter", name=f"Guest {number}")
    wish(ann, tournament, "begin")
    you = wish(guests[2], tournament, "wake_up")["you"]
    assert you["reach"] == [2, 1]
    assert "Choose one person" in guests[2].post(f"/tournaments/{tournament}", data={"wish": "challenge"}).text
    page = guests[2].post(f"/tournaments/{tournament}", data={"wish": "challenge", "rivals": "1"})
    assert page.status_code == 200
    assert "Go to your table" in page.text
    out = ann.get(f"/api/tournaments/{tournament}").json()
    assert [row["name"] for row in out["standings"]] == ["Guest 0", "Guest 1", "Guest 2"]
    assert set(out["rounds"][0]["tables"][0]["names"]) == {"Guest 0", "Guest 2"}


def test_a_club(house: House, ann: TestClient) -> None:
    """Founded, joined, led, with evenings for calendars and tournaments of its own."""
    bob, eve, guest = house.guest(), house.guest(), house.guest()
    sign_up(bob, "Bob")
    sign_up(eve, "Eve")
    path = ann.post("/clubs", data={"name": "The Nuns", "about": "Fridays"}, follow_redirects=False).headers["location"]
    club, wishes = path.rpartition("/")[2], f"/api{path}/wishes"
    assert "There is already a club named The nuns." in bob.post("/clubs", data={"name": "The nuns"}).text
    refused(guest.post(wishes, json={"type": "join"}), 409, "signed_out")
    for who in (bob, eve):
        assert "Leave the club" in who.post(path, data={"wish": "join"}).text
    evening = {"type": "add_evening", "title": "Club; night", "starts": house.clock.now, "weekly": True}
    refused(bob.post(wishes, json=evening), 403, "not_allowed")
    refused(bob.post(wishes, json={"type": "role", "name": "Eve", "role": "none"}), 403, "not_allowed")
    refused(bob.post(wishes, json={"type": "role", "name": "Bob", "role": "owner"}), 403, "not_allowed")
    refused(ann.post(wishes, json={"type": "leave"}), 403, "not_allowed")  # hand it on first
    assert ann.post(wishes, json={"type": "role", "name": "Bob", "role": "officer"}).status_code == 204
    assert bob.post(wishes, json=evening).status_code == 204
    calendar = guest.get(f"{path}/calendar.ics")
    assert calendar.headers["content-type"].startswith("text/calendar")
    assert "SUMMARY:Club\\; night" in calendar.text
    assert "RRULE:FREQ=WEEKLY" in calendar.text
    assert eve.post("/api/tournaments", json={**API, "club": club}).status_code == 403
    tournament = opened(bob, club=club)
    assert ann.get(f"/api/tournaments/{tournament}").json()["you"]["organises"]
    assert not eve.get(f"/api/tournaments/{tournament}").json()["you"]["organises"]
    refused(
        guest.post(f"/api/tournaments/{tournament}/wishes", json={"type": "enter", "name": "G"}), 403, "not_allowed"
    )
    wish(eve, tournament, "enter")
    assert "Friday night" in guest.get(path).text
    assert ann.post(wishes, json={"type": "role", "name": "Bob", "role": "owner"}).status_code == 204
    assert ann.post(wishes, json={"type": "leave"}).status_code == 204
    assert bob.post(wishes, json={"type": "role", "name": "Eve", "role": "none"}).status_code == 204
    out = bob.get(f"/api{path}").json()
    assert [(each["name"], each["role"]) for each in out["members"]] == [("Bob", "owner")]
    identity = out["evenings"][0]["id"]
    assert bob.post(wishes, json={"type": "remove_evening", "evening": identity}).status_code == 204
    assert bob.post(path, data={"wish": "leave"}).url.path == "/clubs"
    assert guest.get(path).status_code == 404


def test_who_goes_is_forgotten(house: House, ann: TestClient) -> None:
    """A guest who signs in takes their tournaments along; who deletes their account is nowhere any more."""
    tournament = opened(ann)
    guest = house.guest()
    wish(guest, tournament, "enter", name="Passer-by")
    bob = house.guest()
    sign_up(bob, "Bob")
    assert sign_in(guest, "Bob")["name"] == "Bob"
    assert [row["name"] for row in bob.get(f"/api/tournaments/{tournament}").json()["standings"]] == ["Bob"]
    assert guest.get(f"/api/tournaments/{tournament}").json()["you"]["state"] == "in"
    club = bob.post("/api/clubs", json={"name": "The Nuns"}).json()["id"]
    ann.post(f"/api/clubs/{club}/wishes", json={"type": "join"})
    exported = bob.get("/api/account/export").json()
    assert [each["id"] for each in exported["tournaments"]] == [tournament]
    assert exported["club"]["clubs"][0]["role"] == "owner"
    answer = bob.post("/api/account/delete", json={"sure": True, "password": PASSWORD})
    assert answer.status_code == 204, answer.text
    text = ann.get(f"/api/tournaments/{tournament}").text + ann.get(f"/tournaments/{tournament}").text
    assert "Bob" not in text
    assert "somebody who has left" in text
    assert ann.get(f"/api/clubs/{club}").json()["role"] == "owner"


def test_pages_in_all_languages(house: House, ann: TestClient) -> None:
    """Every kind of tournament and every page of clubs has its words, in each language."""
    club = ann.post("/api/clubs", json={"name": "The Nuns", "about": "x"}).json()["id"]
    ann.post(f"/api/clubs/{club}/wishes", json={"type": "add_evening", "title": "x", "starts": house.clock.now})
    paths = ["/tournaments", "/tournaments/new", "/clubs", f"/clubs/{club}"]
    guests = [house.guest() for _ in range(3)]
    for kind in ("swiss", "round_robin", "arena", "knock_out", "ladder"):
        tournament = opened(ann, kind=kind, rounds=2 if kind == "swiss" else 0, minutes=30)
        paths.append(f"/tournaments/{tournament}")
        for number, guest in enumerate(guests):
            wish(guest, tournament, "enter", name=f"Guest {number}")
        wish(ann, tournament, "begin")
    for language in LANGUAGES:
        for path in paths:
            page = ann.get(path, params={"lang": language})
            assert page.status_code == 200
            assert f'lang="{language}"' in page.text
            assert not re.search(r">[^<]*tourney-", page.text)
