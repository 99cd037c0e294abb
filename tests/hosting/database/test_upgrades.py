"""One version takes over from another: nothing is lost, neither on the way up nor on the way down."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from preau.cli.main import main
from preau.server.clock import now_ms
from preau.server.database import writer
from preau.server.database.engines import connect
from preau.server.database.guest_index import mend_guest_index
from preau.server.database.migrate import NEWEST, known_revisions
from preau.server.database.store import Store
from preau.server.settings import with_driver
from tests.hosting.database.test_keeping import club, verify
from tests.server.house import House, opened, sit


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


CHAT = '{"type":"said","at":%d,"seat":null,"name":"Zoé","text":"hello","by":"zoe"}'


def change(file: Path, statement: str) -> int:
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(statement).rowcount


def say_as_an_old_server(url: str) -> str:
    """Write to a log as a version does that knows of no list of guests; the table."""

    async def write() -> str:
        engine, writing = connect(with_driver(url))
        try:
            async with engine.begin() as connection:
                query = "SELECT table_id, max(seq), max(at) FROM table_log GROUP BY table_id ORDER BY table_id LIMIT 1"
                table, seq, at = (await connection.execute(sa.text(query))).one()
                row = {"table": table, "seq": seq + 1, "at": at, "event": CHAT % at}
                await connection.execute(sa.text("INSERT INTO table_log VALUES (:table, :seq, :at, :event)"), row)
                return str(table)
        finally:
            await writing.close()
            await engine.dispose()

    return asyncio.run(write())


def migrate(url: str, *to: str) -> None:
    assert main(["migrate", "--database-url", url, "--lang", "en", *to]) == 0


def there_and_back(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Down to each older schema, on which an older version writes, and up again."""
    club(url)
    for older in reversed(known_revisions()[:-1]):
        migrate(url, "--to", older)
        assert f"now has schema {older}" in capsys.readouterr().out
        assert main(["verify", "--database-url", url, "--lang", "en"]) == 1  # which says that it is of another version
        capsys.readouterr()
        table = say_as_an_old_server(url)
        migrate(url)
        capsys.readouterr()

        async def look() -> list[str]:
            store = await Store.open(with_driver(url))
            try:
                await mend_guest_index(store, now_ms)
                return await store.tables_naming("zoe")
            finally:
                await store.close()

        assert asyncio.run(look()) == [table]
        status, told = verify(url, capsys)
        assert status == 0, told


def test_sqlite_there_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Before each step the file is copied, and the copy is as good as the file was."""
    file = tmp_path / "club.sqlite3"
    there_and_back(f"sqlite:///{file}", capsys)
    copies = sorted(path.name for path in tmp_path.glob("club.sqlite3.schema-*"))
    older = known_revisions()[:-1]
    assert copies == sorted([f"club.sqlite3.schema-{each}" for each in older] + [
        f"club.sqlite3.schema-{NEWEST}{again}" for again in ("", *(f"-{n}" for n in range(2, len(older) + 1)))
    ])  # fmt: skip
    assert {path.stat().st_mode & 0o777 for path in tmp_path.glob("club.sqlite3.schema-*")} == {0o600}
    status, told = verify(f"sqlite:///{tmp_path / f'club.sqlite3.schema-{NEWEST}'}", capsys)
    assert status == 0, told
    assert told.startswith("5 tables, ")


def test_postgresql_there_and_back(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    there_and_back(database, capsys)


def test_a_schema_that_nobody_knows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate", "--data", str(tmp_path), "--to", "0815", "--lang", "en"]) == 1
    assert NEWEST in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_what_an_old_server_wrote_is_deleted_too(tmp_path: Path, stack: ExitStack) -> None:
    """Its logs name people who are in no list: they take along all that is theirs, and are gone from it all."""
    house = House(tmp_path, stack)
    ann, bob = house.guest(), house.guest()
    table = opened(ann, name="Ann", options={"players": 2})
    sit(bob, table, 1, "Bob the old")
    bob.post(f"/api/tables/{table['id']}/commands", json={"type": "say", "text": "my old words"})
    assert change(tmp_path / "preau.sqlite3", "DELETE FROM table_guests") > 0
    house.clock.pass_by(120)
    assert [each["id"] for each in bob.get("/api/account/export").json()["tables"]] == [table["id"]]
    change(tmp_path / "preau.sqlite3", "DELETE FROM table_guests")
    assert bob.post("/api/account/delete", json={"sure": True}).status_code == 204
    with closing(sqlite3.connect(tmp_path / "preau.sqlite3")) as connection:
        written = "\n".join(connection.iterdump())
    assert "Bob the old" not in written
    assert "my old words" not in written


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_a_newer_schema_ends_writing(
    tmp_path: Path, stack: ExitStack, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """A process that finds itself the older one says so, shows what there is, and writes nothing more."""
    monkeypatch.setattr(writer, "SCHEMA_SECONDS", -1.0)
    house = House(tmp_path, stack)
    ann = house.guest(language=language)
    table = opened(ann, mode="same_screen", options={"players": 2})["id"]
    file, move = tmp_path / "preau.sqlite3", {"type": "move", "move": "e5"}
    change(file, "UPDATE alembic_version SET version_num = '0999'")
    asked = [
        ann.post(f"/api/tables/{table}/commands", json=move),
        ann.post("/api/tables", json={"game": "cerocle"}),
        ann.post("/api/account/sign-up", json={"name": "Ann", "password": "correct horse battery"}),
    ]
    assert {(answer.status_code, answer.json()["code"]) for answer in asked} == {(503, "outdated")}
    assert not asked[0].json()["message"].startswith("server-")
    assert house.line(ann, table).ask(**move)["code"] == "outdated"
    assert ann.get(f"/api/tables/{table}").json()["moves"] == []
    ready = ann.get("/readyz")
    assert (ready.status_code, ready.json()["schema"]) == (503, "changed by another version")
    change(file, f"UPDATE alembic_version SET version_num = '{NEWEST}'")
    assert ann.post(f"/api/tables/{table}/commands", json=move).status_code == 200
