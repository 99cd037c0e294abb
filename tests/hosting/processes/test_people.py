"""People in a house of two servers and on PostgreSQL, and databases of the version before."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from preau.cli.main import main
from preau.server.database.engines import WRITES, connect
from preau.server.database.schema import metadata
from preau.server.people.guests import GUEST_COOKIE
from preau.server.settings import with_driver
from preau.server.sockets.messages import CLOSE_SIGNED_OUT
from tests.hosting.cluster import Guest, Server, opened, sit, wait_for
from tests.hosting.database.test_keeping import carry, club, verify
from tests.hosting.services import Postgres

Two = tuple[Server, Server]
PASSWORD = "correct horse battery"


class Person(Guest):
    """A guest whose cookie changes as a browser's does."""

    def send(self, server: Server, path: str, **form: object) -> httpx2.Response:
        answer = httpx2.post(server.url + path, json=form, headers={"Cookie": self.cookie}, timeout=30)
        for each in answer.headers.get_list("set-cookie"):
            if each.startswith(GUEST_COOKIE):
                self.cookie = each.partition(";")[0]
        return answer

    def name(self, server: Server) -> str | None:
        found: str | None = self.ask(server, "/api/account")["name"]
        return found


def test_signed_out_at_one_server_is_signed_out_at_both(servers: Two) -> None:
    """Also the socket that is open at the other one; and a game begun at one is found after signing in at the other."""
    ann, phone = Person(servers[0]), Person(servers[1])
    table = str(opened(ann, servers[0])["id"])
    assert ann.send(servers[0], "/api/account/sign-up", name="Two", password=PASSWORD).status_code == 201
    other = str(opened(phone, servers[1])["id"])
    assert phone.send(servers[1], "/api/account/sign-in", name="two", password=PASSWORD).status_code == 200
    mine = ann.ask(servers[0], "/api/tables")["mine"]
    assert {each["id"] for each in mine} == {table, other}
    with phone.line(servers[1], table) as line:
        assert ann.send(servers[0], "/api/account/sign-out-everywhere").status_code == 204
        wait_for(lambda: phone.name(servers[1]) is None)
        with pytest.raises(ConnectionClosed) as closed:
            line.next("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CLOSE_SIGNED_OUT


def test_who_leaves_is_forgotten_by_both(
    servers: Two, shared_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other server had the table in its memory, with a name and words in it; it has them no more."""
    ann, bob = Person(servers[0]), Person(servers[1])
    table = opened(ann, servers[0], options={"players": 2})
    sit(bob, servers[1], table, 1)
    path = f"/api/tables/{table['id']}"
    with bob.line(servers[1], str(table["id"])) as line:
        ann.ask(servers[0], f"{path}/commands", {"type": "say", "text": "remember me"})
        assert line.hear("said")["text"] == "remember me"
        assert ann.send(servers[0], "/api/account/delete", sure=True).status_code == 204
        line.hear("forgotten")
    seen = bob.ask(servers[1], f"{path}/view")
    assert "remember me" not in str(seen)
    assert [seat["name"] for seat in bob.ask(servers[1], path)["seats"]] == ["", "Bob"]
    assert "Ann" not in str(bob.log(servers[1], str(table["id"])))
    assert main(["verify", "--database-url", shared_database, "--lang", "en"]) == 0, capsys.readouterr()


async def _back_to_0001(url: str) -> None:
    """A database as the version before left it."""
    new = [table for table in metadata.sorted_tables if table.name not in {"table_log", "table_index", "table_seats"}]
    engine, writing = connect(with_driver(url))
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        for table in new:
            await connection.run_sync(table.drop)
        await connection.execute(sa.text("DROP INDEX ix_table_index_updated"))
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    await writing.close()
    await engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_the_version_before(
    kind: str, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whom the logs name is found in them; then everything is in order."""
    url = f"sqlite:///{tmp_path / 'old.sqlite3'}" if kind == "sqlite" else postgres.database()
    club(url)
    asyncio.run(_back_to_0001(url))
    capsys.readouterr()
    assert main(["verify", "--database-url", url, "--lang", "en"]) == 1
    assert "schema 0001" in capsys.readouterr().err
    assert main(["migrate", "--database-url", url, "--lang", "en"]) == 0
    capsys.readouterr()
    assert verify(url, capsys)[0] == 0


def test_people_move_along(servers: Two, shared_database: str, tmp_path: Path) -> None:
    """Accounts, ended sessions, audit and reports are carried over with the tables."""
    ann = Person(servers[0])
    ann.send(servers[0], "/api/account/sign-up", name="Mover", password=PASSWORD)
    file = tmp_path / "moved.sqlite3"
    assert carry(shared_database, f"sqlite:///{file}") == 0
    connection = sqlite3.connect(file)
    try:
        counts = [
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("accounts", "audit", "ended_sessions", "table_guests")
        ]
    finally:
        connection.close()
    assert all(counts)
