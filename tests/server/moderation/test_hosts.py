"""Hosts and moderators: reports in context, what they impose and undo, what its person is told, and the ledger."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from starlette.testclient import TestClient

from preau.cli.main import main
from preau.games.api import Phrase
from preau.server.moderation.ledger import DEEDS
from preau.server.moderation.ledger_entries import DETAILS
from preau.words import LANGUAGES, say
from preau.words.catalogue import has_message
from tests.server.house import House, opened, pair, sign_in, sign_up
from tests.server.people.test_adoption import findings, id_of
from tests.server.sockets.test_reports import RUDE, spoken

MODERATORS_ONLY = (
    ("GET", "/hosts"), ("GET", "/hosts/people"), ("GET", "/hosts/log"), ("GET", "/api/hosts/reports"),
    ("POST", "/api/hosts/reports/x/close"), ("POST", "/api/hosts/sanctions"), ("POST", "/api/hosts/sanctions/x/undo"),
    ("GET", "/api/hosts/people/Ann"), ("GET", "/api/hosts/roles"), ("GET", "/api/hosts/announcements"),
    ("GET", "/api/hosts/ledger"),
)  # fmt: skip
HOSTS_ONLY = (
    ("GET", "/hosts/house"), ("POST", "/api/hosts/roles"), ("POST", "/api/hosts/announcements"),
    ("POST", "/api/hosts/announcements/x/remove"), ("GET", "/api/hosts/registration"),
    ("POST", "/api/hosts/registration"), ("POST", "/api/hosts/invitations"),
    ("POST", "/api/hosts/invitations/x/remove"),
)  # fmt: skip
BODIES: dict[str, dict[str, Any]] = {
    "/api/hosts/sanctions": {"kind": "warning", "why": "x", "name": "Ann"},
    "/api/hosts/roles": {"name": "Eve", "role": "host"},
    "/api/hosts/announcements": {"en": "x"},
    "/api/hosts/registration": {"mode": "closed"},
    "/api/hosts/invitations": {},
}


def give(house: House, name: str, role: str | None) -> None:
    """As `preau roles` does it."""
    account = house.run(house.app.state.people.find_by_name, name)
    house.run(house.app.state.roles.give, account, role)


def staff(house: House, role: str, name: str) -> TestClient:
    """Somebody with an account and a role."""
    guest = house.guest()
    sign_up(guest, name)
    give(house, name, role)
    return guest


def reported(house: House) -> tuple[TestClient, TestClient, str, TestClient, str]:
    """Ann has reported what Bob said at their table; a moderator, and the report's id."""
    ann, bob, table, told = spoken(house)
    assert ann.post(f"/api/tables/{table}/reports", json=told).status_code == 204
    mona = staff(house, "moderator", "Mona")
    return ann, bob, table, mona, str(mona.get("/api/hosts/reports").json()[0]["id"])


def impose(staff: TestClient, kind: str, **form: Any) -> str:
    answer = staff.post("/api/hosts/sanctions", json={"kind": kind, "why": "Be kind.", **form})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize(("routes", "role"), [(MODERATORS_ONLY, None), (HOSTS_ONLY, None), (HOSTS_ONLY, "moderator")])
def test_who_may(house: House, routes: tuple[tuple[str, str], ...], role: str | None) -> None:
    """Neither guests nor accounts nor, where it is for hosts, moderators; and nothing is done."""
    ann = house.guest()
    sign_up(ann)
    eve = house.guest()
    sign_up(eve, "Eve")
    give(house, "Eve", role)
    for guest in (house.guest(), eve):
        for method, path in routes:
            answer = guest.request(method, path, json=BODIES.get(path))
            assert answer.status_code == 403, (method, path, answer.text)
    assert len(house.run(house.app.state.ledger.lines)) == (1 if role else 0)


def test_a_role_that_was_taken_opens_nothing(house: House) -> None:
    """At once; the last host stays, unless whoever has the machine decides otherwise."""
    boss = staff(house, "host", "Boss")
    mona = staff(house, "moderator", "Mona")
    assert mona.get("/hosts").status_code == 200
    assert boss.post("/api/hosts/roles", json={"name": "mona", "role": None}).status_code == 204
    assert mona.get("/hosts").status_code == 403
    last = boss.post("/api/hosts/roles", json={"name": "Boss", "role": None})
    assert (last.status_code, last.json()["code"]) == (409, "last_host")
    assert boss.post("/api/hosts/roles", json={"name": "Nobody", "role": "host"}).json()["code"] == "unknown_account"
    give(house, "Boss", None)
    assert boss.get("/hosts").status_code == 403


def test_reports_in_context(house: House) -> None:
    """The lines around, the table, the people; no id of anybody; closed ones are apart."""
    ann, bob, table, mona, report = reported(house)
    house.line(ann, table).ask(type="say", text="that was not nice")
    case = mona.get("/api/hosts/reports").json()[0]
    assert [(line["text"], line["reported"]) for line in case["lines"]] == [(RUDE, True), ("that was not nice", False)]
    assert (case["table"], case["players"], case["name"]) == (table, ["Ann", "Bob"], "Bob")
    page = mona.get("/hosts").text
    assert "that was not nice" in page
    assert "<img src=x" not in page
    assert not any(id_of(each) in page + str(case) for each in (ann, bob))
    assert mona.post(f"/api/hosts/reports/{report}/close").status_code == 204
    assert mona.post(f"/api/hosts/reports/{report}/close").json()["code"] == "unknown_report"
    assert mona.get("/api/hosts/reports").json() == []
    assert [each["id"] for each in mona.get("/api/hosts/reports?closed=true").json()] == [report]


def test_a_warning_is_read(house: House) -> None:
    """It stands on every page until its person says so; nobody else can."""
    ann, bob, _, mona, report = reported(house)
    warning = impose(mona, "warning", report=report)
    assert mona.get("/api/hosts/reports").json() == []
    assert all("Be kind." in bob.get(page).text for page in ("/", "/account"))
    assert "Be kind." not in ann.get("/").text
    ann.post(f"/api/sanctions/{warning}/seen")
    assert "Be kind." in bob.get("/").text
    assert bob.post(f"/api/sanctions/{warning}/seen").status_code == 204
    assert "Be kind." not in bob.get("/").text


def test_silence(house: House) -> None:
    """No chat, over socket and HTTP, told why and until when; the game goes on. After its time it is over."""
    _, bob, table, mona, report = reported(house)
    silence = impose(mona, "silence", report=report, hours=24)
    line = house.line(bob, table)
    answer = line.ask(type="say", text="hello")
    assert answer["code"] == "silenced"
    assert "Be kind." in answer["message"]
    assert "UTC" in answer["message"]
    said = {"type": "say", "text": "hello"}
    refused = bob.post(f"/api/tables/{table}/commands?lang=de", json=said)
    assert refused.status_code == 403
    assert re.search(r"bis zum \d+\. [A-Z]\w+ \d{4}, \d\d:\d\d UTC", refused.json()["message"])
    assert line.ask(type="rename", name="Robert")["type"] == "ok"
    assert "cannot write in the chat" in bob.get("/").text
    house.clock.pass_by(24 * 60 * 60 + 1)
    assert bob.post(f"/api/tables/{table}/commands", json=said).status_code == 200
    assert "cannot write" not in bob.get("/").text
    assert mona.post(f"/api/hosts/sanctions/{silence}/undo").status_code == 204
    assert mona.post(f"/api/hosts/sanctions/{silence}/undo").json()["code"] == "unknown_sanction"
    assert "Mona let somebody without an account write in the chat again." in mona.get("/hosts/log").text


def test_suspension(house: House) -> None:
    """They watch: their seat is deserted, and nothing they send is done but what is their own affair."""
    _, bob, table, mona, report = reported(house)
    line = house.line(bob, table)
    assert line.next("hello")["you"] == [1]
    suspension = impose(mona, "suspension", report=report)
    assert line.session.receive()["type"] in {"websocket.send", "websocket.close"}
    again = house.line(bob, table)
    assert again.next("hello")["you"] == []
    assert again.ask(type="say", text="hello", name="Somebody")["code"] == "suspended"
    for path, form in (("", {"game": "cerocle"}), (f"/{table}/commands", {"type": "resign"})):
        answer = bob.post(f"/api/tables{path}", json=form)
        assert (answer.status_code, answer.json()["code"]) == (403, "suspended")
        assert "Be kind." in answer.json()["message"]
    assert bob.get(f"/t/{table}").status_code == 200
    assert bob.get("/api/account/export").json()["club"]["sanctions"][0]["why"] == "Be kind."
    assert mona.post(f"/api/hosts/sanctions/{suspension}/undo").status_code == 204
    assert house.line(bob, table).next("hello")["you"] == [1]
    assert bob.post("/api/tables", json={"game": "cerocle"}).status_code == 201


def test_it_follows_into_an_account(house: House) -> None:
    """Signing up keeps who one is, signing in brings it along; another process knows it by its next look."""
    _, bob, _, mona, report = reported(house)
    cleo = house.guest()
    sign_up(cleo, "Cleo")
    impose(mona, "suspension", report=report)
    assert sign_in(bob, "Cleo")["name"] == "Cleo"
    assert bob.post("/api/tables", json={"game": "cerocle"}).json()["code"] == "suspended"
    assert mona.get("/api/hosts/people/cleo").json()["sanctions"][0]["in_force"] is True
    house.restart()
    assert house.guest(bob).post("/api/tables", json={"game": "cerocle"}).json()["code"] == "suspended"


def test_moderators_do_not_judge_hosts(house: House) -> None:
    staff(house, "host", "Boss")
    mona = staff(house, "moderator", "Mona")
    answer = mona.post("/api/hosts/sanctions", json={"kind": "suspension", "why": "x", "name": "Boss"})
    assert answer.json()["code"] == "not_allowed"


@pytest.mark.parametrize(
    "form",
    [{}, {"name": "Ann", "report": "x"}, {"report": "x"}, {"name": "Nobody"}, {"name": "Ann", "why": " \n "},
     {"name": "Ann", "hours": 0}, {"name": "Ann", "hours": 10**9}, {"name": "Ann", "kind": "death"}],
)  # fmt: skip
def test_bad_forms(house: House, form: dict[str, Any]) -> None:
    sign_up(house.guest())
    mona = staff(house, "moderator", "Mona")
    answer = mona.post("/api/hosts/sanctions", json={"kind": "silence", "why": "x", **form})
    assert answer.status_code in {404, 422}, answer.text
    assert mona.get("/api/hosts/people/Ann").json()["sanctions"] == []


def test_the_ledger_cannot_be_edited(house: House) -> None:
    """The database refuses; who gets past that is found out, and by which line. Who leaves is not in it."""
    _, bob, _, mona, report = reported(house)
    impose(mona, "warning", report=report)
    lines = mona.get("/api/hosts/ledger").json()
    assert [line["what"] for line in lines] == ["warned", "role-given"]
    assert "Be kind." in mona.get("/hosts/log").text
    assert id_of(bob) not in str(lines)
    with closing(sqlite3.connect(house.data / "preau.sqlite3")) as connection:
        for change in ("UPDATE moderation_ledger SET detail = 'x'", "DELETE FROM moderation_ledger"):
            with pytest.raises(sqlite3.IntegrityError, match="only ever added to"):
                connection.execute(change)
    assert findings(house) == []
    with closing(sqlite3.connect(house.data / "preau.sqlite3")) as connection, connection:
        connection.execute("DROP TRIGGER moderation_ledger_no_update")
        connection.execute("UPDATE moderation_ledger SET detail = 'nothing' WHERE number = 2")
    assert findings(house) == ["hosts-ledger-damaged"]


def test_leaving_takes_what_was_imposed_along(house: House) -> None:
    """Neither the sanction nor the role is left; the ledger's lines are, of somebody who has left."""
    _, bob, _, mona, report = reported(house)
    impose(mona, "warning", report=report)
    for guest, form in ((bob, {"sure": True}), (mona, {"sure": True, "password": "correct horse battery"})):
        assert guest.post("/api/account/delete", json=form).status_code == 204
    boss = staff(house, "host", "Boss")
    log = boss.get("/hosts/log").text
    assert "Somebody who has left warned somebody who has left and gave the reason “Be kind.”" in log
    assert "No sanctions." in boss.get("/hosts/people").text
    log = boss.get("/hosts/log?lang=de").text
    assert "Jemand, der gegangen ist, hat jemanden, der gegangen ist, mit dieser Begründung verwarnt" in log


def test_everything_done_has_words() -> None:
    """In every language, and as one sentence: what it knows of who, whom and why is in it."""
    assert all(has_message(f"hosts-deed-{what}", language) for what in DEEDS for language in LANGUAGES)
    ann = {"who": Phrase("hosts-by-account", {"name": "Ann"}), "whom": Phrase("hosts-to-account", {"name": "Zoe"})}
    known = {"role": ("host", "moderator", "?"), "kind": ("warning", "silence", "suspension", "?")}
    details = known | {"mode": ("open", "invited", "closed", "?"), "why": ("Be kind.",), "text": ("Hello.",)}
    for language in LANGUAGES:
        for what in DEEDS:
            name = DETAILS.get(what, "why")
            for detail in details[name]:
                told = say(Phrase(f"hosts-deed-{what}", {**ann, name: detail}), language)
                assert told.startswith("Ann")
                assert told[-1] in ".。”»“」", told
                assert ("Zoe" in told) == (DETAILS.get(what) in {"role", "kind", "why"}), told
                assert detail.islower() or (detail in told) == (what in DETAILS), told


def test_pages_elsewhere_change_nothing(house: House) -> None:
    boss = staff(house, "host", "Boss")
    for method, path in (*MODERATORS_ONLY, *HOSTS_ONLY):
        if method == "POST":
            answer = boss.post(path, json=BODIES.get(path, {}), headers={"Origin": "https://evil.example"})
            assert answer.json()["code"] == "foreign_origin"
    assert opened(boss)["id"]
    assert pair(house)


def test_everything_by_command(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """What is done there is known to the running server by its next look, and noted alike."""

    def preau(*words: str) -> str:
        capsys.readouterr()  # what the server logged meanwhile
        assert main([*words, "--data", str(house.data), "--lang", "en"]) == 0, capsys.readouterr()
        return capsys.readouterr().out

    ann, _, _, _, report = reported(house)
    sign_up(ann, "Ann")
    assert "Ann: host" in preau("roles", "ann", "host")
    open_reports = preau("reports")
    assert report in open_reports
    assert f"  > Bob  {RUDE}" in open_reports
    assert "There are no reports." in preau("reports", "--closed")
    preau("moderate", "warn", report, "--why", "Be kind.")
    made = preau("moderate", "suspend", "Mona", "--hours", "2", "--why", "Too strict.").split()[0]
    told = preau("sanctions")
    assert "Too strict." in told
    assert "a guest" in told
    assert re.search(r"Suspended from \d+ \w+ \d{4}, \d\d:\d\d UTC until \d+ \w+", preau("sanctions", "mona"))
    preau("moderate", "undo", made)
    assert "undone" in preau("sanctions", "Mona")
    known = preau("announce", "--en", "Club night", "--fr", "Soirée")
    house.run(house.app.state.announcements.refresh)
    assert "Soirée" in house.guest(language="fr").get("/").text
    assert preau("announce", "--remove", known.split()[0]).strip() == "No announcement is being shown."
    assert "only with an invitation" in preau("registration", "invited")
    word = preau("invite", "--note", "Dora").rpartition("/")[2].strip()
    assert "Dora: valid until" in preau("registration")
    form = {"name": "Dora", "password": "correct horse battery"}
    dora = house.guest()
    assert dora.post("/api/account/sign-up", json=form).json()["code"] == "invitation_needed"
    assert dora.post("/api/account/sign-up", json=form | {"invitation": word}).status_code == 201
    assert "Dora: used" in preau("registration")
    assert report not in preau("reports")
    closed = preau("reports", "--closed")
    assert report in closed
    assert "One earlier sanction" in closed
    deeds = preau("ledger").splitlines()
    assert [line.split()[0] for line in deeds] == [str(number) for number in range(len(deeds), 0, -1)]
    assert re.match(r"\d+  \d+ \w+ \d{4}, \d\d:\d\d:\d\d UTC  Somebody \(from the command line\) made an inv", deeds[0])
    assert "limited new accounts to people with an invitation." in deeds[1]
    told = "Somebody (from the command line) suspended Mona and gave the reason “Too strict.”"
    assert any(told in line for line in deeds)
    assert told in ann.get("/hosts/log").text, "the same sentence on the page"
    for words in (("roles", "Ann", "king"), ("moderate", "kill", "Ann"), ("registration", "ajar")):
        assert main([*words, "--data", str(house.data), "--lang", "en"]) == 2
    for words in (("roles", "Nobody", "host"), ("moderate", "undo", "x"), ("moderate", "warn", "Ann")):
        assert main([*words, "--data", str(house.data), "--lang", "en"]) == 1
    assert [line["what"] for line in ann.get("/api/hosts/ledger").json()][:3] == [
        "invited",
        "registration",
        "announcement-removed",
    ]
