"""Chat between strangers: it is text, it can be reported, and the host sees what was noted."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from preau.cli.main import main
from preau.server.database.audit import AUDITED_DEEDS
from preau.words import LANGUAGES
from preau.words.catalogue import has_message
from tests.server.house import House, opened, pair, sign_in, sign_up, sit
from tests.server.people.test_adoption import id_of

RUDE = "<img src=x onerror=alert(1)> you are rude"


def chat_of(guest: Any, table: str) -> str:
    return str(guest.get(f"/api/tables/{table}/view").json()["parts"]["chat"])


def spoken(house: House) -> tuple[Any, Any, str, dict[str, Any]]:
    """Ann has been told something by Bob; the report that she would send."""
    ann, bob, table = pair(house)
    house.line(bob, table).ask(type="say", text=RUDE)
    html = chat_of(ann, table)
    who, at = re.findall(r'data-who="(\w+)"', html)[0], re.findall(r'data-report="(\d+)"', html)[0]
    return ann, bob, table, {"who": who, "at": int(at)}


def test_chat_is_text(house: House) -> None:
    """What looks like markup is shown as it was typed; names too. Who said it is told by a word, not by the id."""
    ann, bob, table, _ = spoken(house)
    house.line(ann, table).ask(type="rename", name="<b>Ann</b>")
    house.line(ann, table).ask(type="say", text="</div><script>alert(1)</script>")
    html = chat_of(bob, table) + bob.get(f"/t/{table}").text
    assert "<img" not in html
    assert "<script>" not in html
    assert "<b>Ann</b>" not in html
    assert id_of(bob) not in html
    assert id_of(ann) not in html


def test_a_spectator_is_told_from_a_player(house: House) -> None:
    """Whoever watches has a name that is no player's, and it is said that they watch."""
    ann, _, table, _ = spoken(house)
    assert "watching" not in chat_of(ann, table)
    watcher = house.line(house.guest(), table)
    assert watcher.ask(type="say", text="it is me", name="bob")["code"] == "bad_name"
    assert watcher.ask(type="say", text="it is me")["code"] == "bad_name"
    watcher.ask(type="say", text="it is me", name="Bea")
    said_by = re.compile(r"<b>(\w+)</b>(?: <span[^>]*>(.*?)</span>)?")
    assert said_by.findall(chat_of(house.guest(), table)) == [("Bob", ""), ("Bea", "(watching)")]
    assert said_by.findall(chat_of(ann, table)) == [("Bob", "")], "who plays does not read it"


def test_ones_own_words_cannot_be_muted(house: House) -> None:
    """The page offers it for what others said."""
    ann, bob, table, _ = spoken(house)
    assert "data-mute" in chat_of(ann, table)
    assert "data-mute" not in chat_of(bob, table)


def test_reports(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """The host reads who said what at which table; a message that is not there cannot be reported."""
    ann, bob, table, told = spoken(house)
    assert ann.post(f"/api/tables/{table}/reports", json=told).status_code == 204
    wrong = ann.post(f"/api/tables/{table}/reports", json={**told, "at": told["at"] + 1})
    assert (wrong.status_code, wrong.json()["code"]) == (404, "unknown_message")
    assert main(["reports", "--data", str(house.data), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert RUDE in said
    assert all(word in said for word in (table, id_of(bob), id_of(ann), "Bob"))


def test_reports_are_limited(tmp_path: Path, stack: ExitStack) -> None:
    """By guest, and by address."""
    house = House(tmp_path, stack, report_rate="2/hour")
    ann, bob, table, told = spoken(house)
    guests = (ann, ann, ann, house.guest(), house.guest(bob, address="192.0.2.1"))
    answers = [guest.post(f"/api/tables/{table}/reports", json=told).status_code for guest in guests]
    assert answers == [204, 204, 429, 429, 204]


def test_the_audit(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Who opened, sat, used and revoked a link, signed up and failed to sign in; by table, by guest; for so long."""
    ann, bob, cleo = house.guest(address="192.0.2.1"), house.guest(address="192.0.2.2"), house.guest()
    table = opened(ann, options={"players": 2}, public=True)
    sit(bob, table, 1)
    ann.post(f"/api/tables/{table['id']}/seats/1/revoke")
    other = opened(ann, options={"players": 2}, public=True)["id"]
    cleo.post(f"/api/tables/{other}/seats/1", json={"name": "Cleo"})
    sign_up(ann)
    sign_in(bob, "Ann", "wrong password")

    def lines(*words: str) -> list[str]:
        assert main(["audit", "--data", str(house.data), "--lang", "en", *words]) == 0
        return capsys.readouterr().out.splitlines()

    whole = "\n".join(lines())
    assert [whole.count(what) for what in ("opened a table", "sat down through a link", "revoked a link")] == [2, 1, 1]
    assert "created an account" in whole
    assert "failed to sign in" in whole
    assert "192.0.2" not in whole
    newest = lines()[0]
    assert re.match(r"\d+ [A-Z]\w+ \d{4}, \d\d:\d\d:\d\d UTC  ", newest), "as the language writes days and times"
    assert len(lines("--table", table["id"])) == 3
    assert all(id_of(bob) in line for line in lines("--guest", id_of(bob)))
    assert len(lines("--guest", id_of(bob))) == 2
    assert lines("--guest", "nobody") == ["Nothing has been logged."]
    assert "seat 2" in lines("--guest", id_of(cleo))[0]
    house.clock.pass_by((house.settings.audit_days + 1) * 24 * 60 * 60)
    house.run(house.app.state.audit.prune, house.settings.audit_days, house.settings.guest_days)
    assert lines() == ["Nothing has been logged."]


def test_everything_noted_has_words() -> None:
    """In every language."""
    assert all(has_message(f"hosting-audit-{what}", language) for what in AUDITED_DEEDS for language in LANGUAGES)
