"""Databases that a server must not serve from, or not wholly: it says so in a sentence, and leaves them as they are."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import structlog
from starlette.testclient import TestClient

from preau.cli.main import main
from preau.games import registry
from preau.server.app import create_app
from preau.server.database.guest_index import NAMES_NOTE
from preau.server.database.migrate import MOVE_NOTE
from preau.server.settings import Settings
from preau.server.sockets.messages import CLOSE_TABLE


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


SERVE = ["serve", "--port", "0", "--no-browser", "--lang", "en"]


@pytest.fixture(autouse=True)
def logs_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who starts a server sets up its logs, for good; here that would reach the tests that follow."""
    monkeypatch.setattr(structlog, "configure", lambda **_: None)


@pytest.mark.parametrize("url", ["nonsense", "mysql://127.0.0.1/preau", "postgresql://127.0.0.1:9/preau"])
def test_a_wrong_url(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No URL, a database that we do not speak to, nobody there: said before anything is made."""
    monkeypatch.setenv("PREAU_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("PREAU_DATABASE_URL", url)
    assert main(SERVE) == 1
    told = capsys.readouterr().err
    assert told.startswith("preau: The database cannot be opened")
    assert ("is not the address of a database" in told) != url.startswith("postgresql")
    assert not list(tmp_path.glob("data/*.sqlite3"))


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "9999"),
        ("DROP TABLE alembic_version", "table_log"),
        (f"CREATE TABLE {MOVE_NOTE} (source TEXT)", "is not finished"),
    ],
)
def test_a_wrong_schema(
    statement: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A newer schema, one of nobody knows when, a move of data half done: refused, and left as it was."""
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        client.post("/api/tables", json={"game": "cerocle", "mode": "same_screen"})
    file = tmp_path / "preau.sqlite3"
    change(file, statement)
    before = dump(file)
    monkeypatch.setenv("PREAU_DATA", str(tmp_path))
    assert main(SERVE) == 1
    said = capsys.readouterr().err
    assert said.startswith("preau: The database cannot be opened")
    assert told in said
    assert dump(file) == before


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def kept(file: Path) -> list[str]:
    """All but the note of when a server last looked through the names, which every start writes anew."""
    return [line for line in dump(file) if not line.startswith(f"INSERT INTO \"notes\" VALUES('{NAMES_NOTE}',")]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE table_log SET event = '{' WHERE seq = 1",
        "UPDATE table_log SET event = replace(event, 'e5', 'z9') WHERE seq = 1",
        "DELETE FROM table_log WHERE seq = 1",
    ],
)
def test_a_damaged_log(damage: str, tmp_path: Path) -> None:
    """A corrupt row, or a missing one: whoever asks for that table is told so; others are played at as ever."""
    form = {"game": "cerocle", "mode": "same_screen", "options": {"players": 2}}
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        bad, good = (client.post("/api/tables", json=form).json()["id"] for _ in range(2))
        for table in (bad, good):
            for move in ("e5", "e6"):
                client.post(f"/api/tables/{table}/commands", json={"type": "move", "move": move}).raise_for_status()
        cookies = client.cookies
    change(tmp_path / "preau.sqlite3", f"{damage} AND table_id = '{bad}'")
    before = kept(tmp_path / "preau.sqlite3")
    with TestClient(create_app(Settings(data=tmp_path)), cookies=cookies) as client:
        asked = [client.get(f"/api/tables/{bad}"), client.get(f"/api/tables/{bad}/log")]
        asked += [client.post(f"/api/tables/{bad}/commands", json={"type": "move", "move": "e7"})]
        assert {(answer.status_code, answer.json()["code"]) for answer in asked} == {(500, "damaged")}
        assert "preau verify" in client.get(f"/t/{bad}").text
        with client.websocket_connect(f"/api/tables/{bad}/socket") as line:
            assert line.receive_json()["code"] == "damaged"
            assert line.receive()["code"] == CLOSE_TABLE
        assert kept(tmp_path / "preau.sqlite3") == before
        answer = client.post(f"/api/tables/{good}/commands", json={"type": "move", "move": "e7"})
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize(
    "event", ['{"type":"thought","at":1,"seat":0}', """replace(event, '"type":"moved"', '"type":"moved","mood":1')"""]
)
def test_a_log_that_a_newer_version_writes_on(event: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Side by side with us it writes what we do not know: that table is not called damaged, and nothing is changed."""
    form = {"game": "cerocle", "mode": "same_screen", "options": {"players": 2}}
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        new, other = (client.post("/api/tables", json=form).json()["id"] for _ in range(2))
        for table in (new, other):
            client.post(f"/api/tables/{table}/commands", json={"type": "move", "move": "e5"}).raise_for_status()
        cookies = client.cookies
    written = event if event.startswith("replace") else f"'{event}'"
    change(tmp_path / "preau.sqlite3", f"UPDATE table_log SET event = {written} WHERE seq = 1 AND table_id = '{new}'")
    before = kept(tmp_path / "preau.sqlite3")
    with TestClient(create_app(Settings(data=tmp_path)), cookies=cookies) as client:
        asked = [client.get(f"/api/tables/{new}"), client.get(f"/api/tables/{new}/log")]
        asked += [client.post(f"/api/tables/{new}/commands", json={"type": "move", "move": "e7"})]
        asked += [client.get("/api/account/export")]
        assert {(answer.status_code, answer.json()["code"]) for answer in asked} == {(503, "newer_log")}
        assert "newer version" in client.get(f"/t/{new}").text
        assert client.get("/").status_code == client.get(f"/t/{other}").status_code == 200
        assert kept(tmp_path / "preau.sqlite3") == before
        left = client.post("/api/account/delete", json={"sure": True})  # to be done again when a newer process answers
        assert (left.status_code, left.json()["code"]) == (503, "newer_log")
    assert main(["verify", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "newer version" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "is not installed"),
        ("fr", "pas installé"),
        ("de", "nicht installiert"),
        ("ja", "インストールされていません"),
    ],
)
def test_a_game_that_is_no_longer_installed(
    language: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its tables are not called damaged: whoever asks for one hears which game is missing, and the log stays."""
    form = {"game": "cerocle", "mode": "same_screen", "options": {"players": 2}}
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        table = client.post("/api/tables", json=form).json()["id"]
        cookies = client.cookies
    file = tmp_path / "preau.sqlite3"
    change(file, """UPDATE table_log SET event = replace(event, '"game":"cerocle"', '"game":"go"')""")
    change(file, "UPDATE table_index SET game = 'go'")
    before = kept(file)
    with TestClient(create_app(Settings(data=tmp_path)), cookies=cookies) as client:
        asked = [client.get(f"/api/tables/{table}", headers={"Accept-Language": language})]
        asked += [client.post(f"/api/tables/{table}/commands?lang={language}", json={"type": "move", "move": "e5"})]
        assert {(answer.status_code, answer.json()["code"]) for answer in asked} == {(503, "game_not_installed")}
        assert "go" in asked[0].json()["message"]
        assert told in asked[0].json()["message"]
        assert told in client.get(f"/t/{table}?lang={language}").text
        assert client.get(f"/?lang={language}").status_code == 200
        with client.websocket_connect(f"/api/tables/{table}/socket") as line:
            assert line.receive_json()["code"] == "game_not_installed"
            assert line.receive()["code"] == CLOSE_TABLE
    capsys.readouterr()
    assert main(["verify", "--data", str(tmp_path), "--lang", language]) == 1
    said = capsys.readouterr().out
    assert said.startswith(table)
    assert "go" in said
    assert kept(file) == before


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_rules_that_are_no_longer_here(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table ends under the rules that it began with, which its log names first: or it says that it cannot go on."""
    cerocle = registry.game("cerocle")
    form = {"game": "cerocle", "mode": "same_screen", "options": {"players": 2}}
    move = {"type": "move", "move": "e5"}
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        table = client.post("/api/tables", json=form).json()["id"]
        assert client.get(f"/api/tables/{table}/log").json()["rules"] == cerocle.version
        cookies = client.cookies
    newer = type("NewerCerocle", (type(cerocle),), {"version": "next"})()
    monkeypatch.setattr(registry, "_load", lambda _: newer)
    before = kept(tmp_path / "preau.sqlite3")
    with TestClient(create_app(Settings(data=tmp_path)), cookies=cookies) as client:
        asked = [client.get(f"/api/tables/{table}?lang={language}", headers={"Accept-Language": language})]
        asked += [client.post(f"/api/tables/{table}/commands?lang={language}", json=move)]
        assert {(answer.status_code, answer.json()["code"]) for answer in asked} == {(503, "other_rules")}
        assert "next" in asked[0].json()["message"]
    assert kept(tmp_path / "preau.sqlite3") == before
    assert main(["verify", "--data", str(tmp_path), "--lang", language]) == 1
    assert "next" in capsys.readouterr().out
    monkeypatch.setattr(type(newer), "earlier", (cerocle,))
    with TestClient(create_app(Settings(data=tmp_path)), cookies=cookies) as client:
        assert client.post(f"/api/tables/{table}/commands", json=move).status_code == 200
    assert main(["verify", "--data", str(tmp_path), "--lang", language]) == 0
