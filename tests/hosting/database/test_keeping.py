"""`preau verify`, `preau migrate` and `preau move-data`: what a keeper does to a database."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from preau.cli.main import main
from preau.play.clocks import ClockPlan
from preau.play.commands import AskRematch, Play, Resign, Say, Sit
from preau.play.events import SeatPlan, TableTerms
from preau.server.database import inspect, move_data
from preau.server.database.engines import COMMAND_TIMEOUTS, SERVER_TIMEOUTS, Timeouts
from preau.server.database.inspect import DatabaseRefused
from preau.server.database.migrate import NEWEST
from preau.server.database.store import Store
from preau.server.settings import with_driver
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import Player, TableService
from tests.hosting.cluster import wait_for
from tests.hosting.services import Postgres, find_program


def club(url: str, tables: int = 4) -> None:
    """An evening's tables: some played, some waiting, one given up."""

    async def run() -> None:
        store = await Store.open(with_driver(url))
        service, chance = TableService(store, LocalBus(), Links("key", 1)), random.Random(1)
        for number in range(tables):
            persons, clock = (SeatPlan("person"),) * 2, ClockPlan("bank", 600, 5)
            terms = TableTerms("cerocle", {"players": "2"}, persons, clock=clock)
            table = await service.open(terms, "ann", Player("ann", "Ann"), 0)
            if number % 2:
                await service.do(table, Sit(1, "bob", "Bôb ✏️", by_link=True))
                for _ in range(6):
                    position = (await service.table(table)).position
                    await service.do(table, Play(position.player, position.text(chance.choice(position.legal()))))
                await service.do(table, Say(0, "Ann", "Hm… “quoted”"))
            if number == 1:
                await service.do(table, Resign(0))
                for asked in (AskRematch(0), AskRematch(1)):
                    await service.open_next(table, await service.do(table, asked), asked)
            if number == 3:
                await service.revoke(table, 1, "ann")
        await store.close()

    asyncio.run(run())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    club(f"sqlite:///{tmp_path / 'club.sqlite3'}")
    return tmp_path / "club.sqlite3"


def verify(url: str, capsys: pytest.CaptureFixture[str], lang: str = "en") -> tuple[int, str]:
    status = main(["verify", "--database-url", url, "--lang", lang])
    return status, capsys.readouterr().out


def test_a_sound_database(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An evening as the server wrote it is in order."""
    status, told = verify(f"sqlite:///{file}", capsys)
    assert (status, told) == (0, "5 tables, 31 events: everything is in order.\n")
    assert verify(f"sqlite:///{file}", capsys, "fr")[1].startswith("5 tables, 31 événements\xa0:")


MOVED = 'event LIKE \'%"type":"moved"%\''
SAME, FIFTH = "a.table_id = table_log.table_id", f"seq = 5 AND {MOVED}"


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (f"DELETE FROM table_log WHERE seq = 3 AND {MOVED}", "event 3 is missing; the next one is 4"),
        (
            f"UPDATE table_log SET event = replace(event, 'moved', 'mowed') WHERE seq = 3 AND {MOVED}",
            "unknown event type",
        ),
        (f"UPDATE table_log SET event = '{{' WHERE seq = 4 AND {MOVED}", "event 4 cannot have happened"),
        (
            f"UPDATE table_log SET event = (SELECT event FROM table_log AS a WHERE {SAME} AND seq = 3) WHERE {FIFTH}",
            "event 5 cannot have happened",
        ),
        (
            f"UPDATE table_log SET event = replace(event, 'seat\":0', 'seat\":1') WHERE seq = 3 AND {MOVED}",
            "out of turn",
        ),
        ("UPDATE table_log SET at = at + 1 WHERE seq = 1", "filed under another time"),
        ("UPDATE table_index SET status = 'over' WHERE status = 'playing'", "status = over; by the log it is playing"),
        ("UPDATE table_index SET seats = '[]'", "the list says seats = []"),
        ("DELETE FROM table_index WHERE status = 'playing'", "has a log, but is not listed"),
        ("DELETE FROM table_log WHERE seq >= 0", "listed, but it has no log"),
        ("UPDATE table_seats SET holder = 'eve' WHERE seat = 1", "seat 2 is not filed as the log has it"),
        ("DELETE FROM table_guests WHERE guest = 'bob'", "the list of guests has 1; the log names 2"),
        ("INSERT INTO table_seats VALUES ('nowhere', 0, NULL, 0)", "nowhere: listed, but it has no log"),
    ],
)
def test_damage_is_found(file: Path, damage: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A gap, an illegal move, a corrupt row, a list that does not follow from the log: each is named."""
    with sqlite3.connect(file) as connection:
        assert connection.execute(damage).rowcount > 0
    connection.close()
    before = file.read_bytes()
    status, found = verify(f"sqlite:///{file}", capsys)
    assert status == 1
    assert told in found
    assert file.read_bytes() == before


def test_what_cannot_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A missing file, no database, a URL of nothing: a sentence, and nothing is made."""
    assert main(["verify", "--data", str(tmp_path / "nowhere"), "--lang", "en"]) == 1
    assert "There is no database at" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
    assert main(["verify", "--database-url", "nonsense", "--lang", "de"]) == 1
    assert "lässt sich nicht öffnen: „nonsense“ ist keine Adresse" in capsys.readouterr().err
    for words in (
        ["move-data", "--from", "x", "--to", "y"], ["migrate", "--database-url", "x"], ["audit", "--database-url", "x"],
        ["move-data", "--from", "x://me:secret@there/y", "--to", "y"],
    ):  # fmt: skip
        assert main([*words, "--lang", "en"]) == 1
        assert "“x” is not the address of a database" in capsys.readouterr().err
    assert main(["verify", "--database-url", "postgresql://127.0.0.1:9/preau", "--lang", "en"]) == 1
    assert "The database cannot be opened" in capsys.readouterr().err
    sqlite3.connect(tmp_path / "empty").close()
    (tmp_path / "empty").touch()
    assert main(["verify", "--database-url", f"sqlite:///{tmp_path / 'empty'}", "--lang", "en"]) == 1
    assert "holds none of Préau’s tables" in capsys.readouterr().err


def test_a_busy_database(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A host's command waits for its answer as long as it may, which is longer than players would."""
    club(database, tables=1)
    asked = ["verify", "--database-url", database, "--lang", "en"]
    with postgres.session(database.rpartition("/")[2]) as session:
        session.write("BEGIN; LOCK TABLE table_log;\n")
        session.flush()
        wait_for(lambda: postgres.say("SELECT count(*) FROM pg_locks WHERE mode = 'AccessExclusiveLock'") == "1")
        with monkeypatch.context() as impatient:
            impatient.setattr(inspect, "COMMAND_TIMEOUTS", Timeouts(connect=60, answer=0.2))
            assert main(asked) == 1
            assert "TimeoutError" in capsys.readouterr().err
        with ThreadPoolExecutor() as pool:
            told = pool.submit(main, asked)
            wait_for(lambda: postgres.say("SELECT count(*) FROM pg_locks WHERE NOT granted") == "1")
            session.write("COMMIT;\n")
            session.flush()
            assert told.result() == 0, capsys.readouterr()
    assert COMMAND_TIMEOUTS.answer > 100 * SERVER_TIMEOUTS.answer


def test_migrate(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A database is made ready, on SQLite and on PostgreSQL; doing so again changes nothing."""
    for words in (["--data", str(tmp_path)], ["--database-url", database], ["--database-url", database]):
        assert main(["migrate", *words, "--lang", "en"]) == 0
        assert capsys.readouterr().out == f"The database is up to date (schema {NEWEST}).\n"
    assert verify(database, capsys) == (0, "0 tables, 0 events: everything is in order.\n")


def carry(source: str, target: str) -> int:
    return main(["move-data", "--from", source, "--to", target, "--lang", "en"])


def test_a_club_moves(file: Path, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From SQLite to PostgreSQL and back again: the same rows, the same checksum, and both are in order."""
    back = f"sqlite:///{tmp_path / 'back.sqlite3'}"
    assert carry(f"sqlite:///{file}", database) == 0
    there = capsys.readouterr().out
    assert "57 rows carried over" in there
    assert verify(database, capsys)[0] == 0
    assert carry(database, back) == 0
    assert capsys.readouterr().out == there
    assert verify(back, capsys)[0] == 0


def test_a_move_goes_on(
    file: Path, database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Stopped at any group it goes on there; until it is finished no server opens the target, and no other source."""
    monkeypatch.setattr(move_data, "MOST_ROWS_AT_ONCE", 7)
    source = f"sqlite:///{file}"

    def stop(done: int, total: int) -> None:
        if done < total:
            raise KeyboardInterrupt

    for _ in range(4):
        with pytest.raises(KeyboardInterrupt):
            asyncio.run(move_data.move_data(source, database, stop))
    with pytest.raises(Exception, match="not finished"):
        asyncio.run(Store.open(with_driver(database)))
    other = file.with_name("other.sqlite3")
    club(f"sqlite:///{other}", 1)
    assert carry(f"sqlite:///{other}", database) == 1
    assert "unfinished transfer from another source" in capsys.readouterr().err
    assert carry(source, database) == 0
    assert "57 rows carried over" in capsys.readouterr().out
    assert verify(database, capsys)[0] == 0


def test_what_is_not_moved(
    file: Path, database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Into itself, into a database in use, and from a source that changes meanwhile."""
    source = f"sqlite:///{file}"
    assert carry(source, f"sqlite:///{file.parent}/../{file.parent.name}/club.sqlite3") == 1
    assert "the same database" in capsys.readouterr().err
    club(database, 1)
    assert carry(source, database) == 1
    assert "already holds tables" in capsys.readouterr().err
    fresh = postgres.database()
    monkeypatch.setattr(move_data, "MOST_ROWS_AT_ONCE", 7)

    def disturb(done: int, _total: int) -> None:
        if done == 16:  # the lists are over, the log is not
            club(source, 1)

    with pytest.raises(DatabaseRefused, match="Was the source in use"):
        asyncio.run(_in_thread(source, fresh, disturb))


async def _in_thread(source: str, target: str, progress: inspect.Progress) -> None:
    """The disturbance runs a loop of its own, so it needs a thread of its own."""

    def apart(done: int, total: int) -> None:
        work = threading.Thread(target=progress, args=(done, total))
        work.start()
        work.join()

    await move_data.move_data(source, target, apart)


def test_backups_restore(file: Path, database: str, postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup made as docs/hosting.md has it is in order when it is put back, on either database."""
    backup = file.with_name("backup.sqlite3")
    with sqlite3.connect(file) as connection:
        connection.execute(f"VACUUM INTO '{backup}'")
    connection.close()
    assert verify(f"sqlite:///{backup}", capsys)[0] == 0
    assert carry(f"sqlite:///{file}", database) == 0
    again = postgres.database()
    where = ["-h", "127.0.0.1", "-p", str(postgres.port), "-U", "preau"]
    dump = [find_program("pg_dump"), *where, "-Fc", database.rpartition("/")[2]]
    restore = [find_program("pg_restore"), *where, "-d", again.rpartition("/")[2]]
    dumped = subprocess.run(dump, check=True, capture_output=True).stdout
    subprocess.run(restore, check=True, input=dumped)
    capsys.readouterr()
    assert verify(again, capsys) == (0, "5 tables, 31 events: everything is in order.\n")
