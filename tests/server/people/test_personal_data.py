"""Taking one's data along, and leaving for good."""

from __future__ import annotations

import re
from typing import Any

import pytest

import preau
from preau.play.record_reader import read_leniently
from tests.server.house import PASSWORD, House, opened, pair, sign_in, sign_up, sit
from tests.server.people.test_adoption import findings, id_of, stored


def played(house: House) -> tuple[Any, Any, str]:
    """Ann, with an account, and Bob, in the middle of a game in which both have spoken."""
    ann, bob, table = pair(house)
    sign_up(ann, "Ann of Green Gables")
    line = house.line(ann, table)
    line.ask(type="rename", name="Annabel")
    line.ask(type="say", text="a word of mine")
    line.ask(type="move", move="e5")
    house.line(bob, table).ask(type="say", text="a word of Bob's")
    return ann, bob, table


def test_export(house: House) -> None:
    """One file: account, tables with records that can be replayed, one's own words and nobody else's, the audit."""
    ann, bob, table = played(house)
    said = ann.get(f"/api/tables/{table}/view").json()["parts"]["chat"]
    who, at = re.findall(r'data-who="(\w+)"', said)[1], re.findall(r'data-report="(\d+)"', said)[0]
    assert ann.post(f"/api/tables/{table}/reports", json={"who": who, "at": int(at)}).status_code == 204
    answer = ann.get("/api/account/export")
    assert len(answer.json()["reports"]) == 1
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["account"]["name"] == "Ann of Green Gables"
    assert [each["id"] for each in found["tables"]] == [table]
    assert found["tables"][0]["seats"][0]["name"] == "Annabel"
    assert read_leniently(found["tables"][0]["record"])[0].history.moves == ("e5",)
    assert [line["text"] for line in found["chat"]] == ["a word of mine"]
    assert {line["what"] for line in found["audit"]} >= {"opened", "signed-up"}
    assert "argon2" not in answer.text
    assert id_of(bob) not in answer.text
    assert id_of(ann) not in answer.text
    assert "a word of Bob's" not in str(found["tables"]) + str(found["chat"])
    assert [line["text"] for line in bob.get("/api/account/export").json()["chat"]] == ["a word of Bob's"]


def test_leaving(house: House) -> None:
    """The game is given up, and neither account nor name nor words nor id are left; the log is still in order."""
    ann, bob, table = played(house)
    line = house.line(bob, table)
    wrong = ann.post("/api/account/delete", json={"sure": True, "password": "not mine at all"})
    assert wrong.json()["code"] == "bad_login"
    assert ann.post("/api/account/delete", json={"sure": False, "password": PASSWORD}).json()["code"] == "not_sure"
    assert house.guest(ann).get("/api/account").json()["name"]
    before = house.guest(ann)
    assert ann.post("/api/account/delete", json={"sure": True, "password": PASSWORD}).status_code == 204
    told = []
    while "forgotten" not in told:
        told += [event["type"] for event in line.next("events")["events"]]
    text = stored(house)
    assert not any(word in text for word in ("Annabel", "Green Gables", "a word of mine"))
    assert "a word of Bob''s" in text
    now = bob.get(f"/api/tables/{table}").json()
    assert now["result"]["reason"] == "resigned"
    assert now["result"]["winners"] == [1]
    assert findings(house) == []
    assert sign_in(house.guest(), "Ann of Green Gables")["code"] == "bad_login"
    assert before.get("/api/account").json()["name"] is None
    assert ann.get("/api/tables").json()["mine"] == []
    house.restart()
    assert house.guest(bob).get(f"/api/tables/{table}/record").text.count("Bob") == 1
    sign_up(house.guest(), "Ann of Green Gables")


def test_only_an_ended_session_remembers_the_id(house: House) -> None:
    """So that a cookie that was copied opens nothing; it goes when the last of them has expired."""
    ann, _, _ = played(house)
    me = id_of(ann)
    ann.post("/api/account/delete", json={"sure": True, "password": PASSWORD})
    lines = [line for line in stored(house).splitlines() if me in line]
    assert lines
    assert all(line.startswith('INSERT INTO "ended_sessions"') for line in lines)
    house.clock.pass_by((house.settings.guest_days + 2) * 24 * 60 * 60)
    house.run(house.app.state.audit.prune, 90, house.settings.guest_days)
    assert me not in stored(house)


def test_a_guest_may_leave_too(house: House) -> None:
    """Without account; a table that waited is closed, and a seat at somebody else's is free again."""
    ann, bob = house.guest(), house.guest()
    own = opened(bob, name="Robert")["id"]
    theirs = opened(ann, options={"players": 2}, public=True)
    line = house.line(bob, theirs["id"])
    line.ask(type="say", text="a spectator's word", name="Robert")
    third = opened(ann, options={"players": 3})
    sit(bob, third, 1, "Robert")
    assert bob.post("/api/account/delete", json={"sure": True}).status_code == 204
    assert ann.get(f"/api/tables/{own}").json()["status"] == "over"
    assert [seat["held"] for seat in ann.get(f"/api/tables/{third['id']}").json()["seats"]] == [True, False, False]
    assert "Robert" not in stored(house)
    assert "a spectator" not in stored(house)
    assert findings(house) == []
    sit(house.guest(), third, 1, "Cleo")
    assert findings(house) == []


@pytest.mark.parametrize("mode", ["online", "same_screen"])
def test_games_go_on_without_who_left(house: House, mode: str) -> None:
    """At a table of three a bot plays on; where nobody else plays, the table is over."""
    ann, bob, cleo = house.guest(), house.guest(), house.guest()
    table = opened(ann, options={"players": 3}, mode=mode)
    if mode == "online":
        sit(bob, table, 1)
        sit(cleo, table, 2, "Cleo")
    assert ann.post("/api/account/delete", json={"sure": True}).status_code == 204
    now = bob.get(f"/api/tables/{table['id']}").json()
    assert now["status"] == ("playing" if mode == "online" else "over")
    assert preau.position(now["position"]).players == 3
    assert findings(house) == []
