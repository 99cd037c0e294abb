"""Rated tables: who may sit there, what becomes of the result, and that ratings follow from the log."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from preau.bots.ratings import ratings_of
from preau.cli.main import main
from preau.server.database.club.people import rating_steps, ratings
from preau.server.ratings import rater
from preau.server.ratings.backfill import fill_results
from tests.server.house import PASSWORD, House, opened, sign_up

CLOCK = {"kind": "turn", "seconds": 60}
URL = "sqlite:///{}/preau.sqlite3"


@pytest.fixture(autouse=True)
def _rates_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What rates in the background looks once; the tests say when it is time."""
    monkeypatch.setattr(rater, "RATING_LOOK_SECONDS", 1e6)


def people(house: House, *names: str, apart: bool = True) -> list[TestClient]:
    """Accounts of these names, each from an address of its own."""
    found = []
    for number, name in enumerate(names, 1):
        found.append(house.guest(address=f"10.0.0.{number}" if apart else "10.0.0.1"))
        sign_up(found[-1], name)
    return found


def rated_table(house: House, one: TestClient, *others: TestClient, **form: Any) -> str:
    """A rated table at which these sit, each under the name of their account."""
    asked = {"game": "cerocle", "options": {"players": 1 + len(others)}, "clock": CLOCK, "rated": True, **form}
    table = opened(one, **asked)
    for seat, other in enumerate(others, 1):
        token = next(link["token"] for link in table["links"] if link["seat"] == seat)
        answer = other.post(f"/api/tables/{table['id']}/seats/{seat}", params={"token": token}, json={"name": "X"})
        assert answer.status_code == 200, answer.text
    return str(table["id"])


def do(guest: TestClient, table: str, kind: str, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = guest.post(f"/api/tables/{table}/commands", json={"type": kind, **more}).json()
    return found


def beat(house: House, winner: TestClient, loser: TestClient, seconds: float = 10) -> str:
    """A rated game of two, which the second resigns after a move each."""
    table = rated_table(house, winner, loser)
    do(winner, table, "move", move="e5")
    do(loser, table, "move", move="e6")
    house.clock.pass_by(seconds)
    assert "seq" in do(loser, table, "resign")
    return table


def rate(house: House) -> None:
    house.run(house.app.state.rater.catch_up)


def rows(house: House, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(house.data / "preau.sqlite3")) as connection:
        return connection.execute(query).fetchall()


def change(house: House, statement: str) -> None:
    with closing(sqlite3.connect(house.data / "preau.sqlite3")) as connection, connection:
        connection.execute(statement)


def verify(house: House) -> int:
    return main(["verify", "--database-url", URL.format(house.data), "--lang", "en"])


def recompute(house: House) -> int:
    return main(["ratings", "--people", "--recompute", "--database-url", URL.format(house.data), "--lang", "en"])


def means(house: House) -> dict[str, float]:
    query = "SELECT accounts.name, mean FROM ratings JOIN accounts ON accounts.id = ratings.guest"
    return dict(rows(house, query))


def test_a_rated_game(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """All sit under their accounts' names; the result is there with the end, and then the ratings."""
    ann, bob = people(house, "Ann", "Bob")
    table = beat(house, ann, bob)
    shown = ann.get(f"/api/tables/{table}").json()
    assert (shown["rated"], shown["free_undo"], shown["absence_seconds"]) == (True, False, 0)
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    places = rows(house, "SELECT seat, place, opening FROM result_seats ORDER BY seat")
    assert places == [(0, "won", "e5"), (1, "lost", "e6")]
    assert rows(house, "SELECT game, players, reason, moves FROM results") == [("cerocle", 2, "resigned", 2)]
    assert ann.get(f"/t/{table}/rating").json() == {"due": True, "text": ""}
    assert 'id="result-rating"' in bob.get(f"/t/{table}").text
    rate(house)
    assert rows(house, "SELECT state FROM results") == [("done",)]
    told = [guest.get(f"/t/{table}/rating").json() for guest in (ann, bob, house.guest())]
    assert re.fullmatch(r"Your rating has gone up by \d\.\d, to 2\d\.\d ± \d+\.\d\.", told[0]["text"]), told
    assert told[1]["text"].startswith("Your rating has gone down by ")
    assert told[2] == {"due": False, "text": ""}  # who did not play
    found = means(house)
    assert found["Ann"] > 25 > found["Bob"]
    rate(house)
    assert means(house) == found  # once
    assert verify(house) == 0, capsys.readouterr().out
    assert "rated" in ann.get(f"/t/{table}").text
    again = beat(house, bob, ann)
    rate(house)
    now = means(house)
    by = round(now["Bob"], 1) - round(found["Bob"], 1)
    assert f" {by:.1f}, to {now['Bob']:.1f} " in bob.get(f"/t/{again}/rating").json()["text"]


def test_bots_count_as_they_were_measured(house: House) -> None:
    """A person against a bot: the bot's strength of that day is kept with the result, and the bot keeps its rating."""
    (ann,) = people(house, "Ann")
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    table = opened(ann, options={"players": 2}, seats=seats, rated=True)["id"]
    assert ann.get(f"/api/tables/{table}/hint").json()["code"] == "not_allowed"
    assert do(ann, table, "abandon")["code"] == "not_allowed"
    assert do(ann, table, "undo")["code"] in {"not_allowed", "nothing_to_undo"}
    do(ann, table, "move", move="e5")
    for _ in range(500):
        if len(ann.get(f"/api/tables/{table}").json()["moves"]) > 1:
            break
        house.run(_moment)
    do(ann, table, "resign")
    rate(house)
    measured = ratings_of("cerocle", 2)
    line = measured.of("random") if measured else None
    assert line is not None
    assert rows(house, "SELECT mean FROM result_seats WHERE level = 'random'") == [(line.rating,)]
    assert means(house)["Ann"] < 25
    assert rows(house, "SELECT count(*) FROM ratings") == [(1,)]


def test_teams(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Four play Cerocle in two teams. Who gives up comes last; the partner who is left alone loses little by it."""
    ann, bob, cleo, dan = people(house, "Ann", "Bob", "Cleo", "Dan")
    table = rated_table(house, ann, bob, cleo, dan)
    for seat, move in enumerate(("e5", "e6", "f5", "f6")):
        assert "seq" in do((ann, bob, cleo, dan)[seat], table, "move", move=move)
    assert "The others play on, and a bot takes your seat." in ann.get(f"/t/{table}").text
    assert "With Cleo against Bob and Dan" in ann.get("/games").text
    assert "With Dan against Ann and Cleo" in bob.get("/games").text
    do(ann, table, "resign")
    assert "and the game ends with a win for Bob and Dan." in cleo.get(f"/t/{table}").text
    do(cleo, table, "resign")
    assert ann.get(f"/api/tables/{table}").json()["result"]["winners"] == [1, 3]
    rate(house)
    first = means(house)
    assert first["Bob"] == pytest.approx(first["Dan"])
    assert first["Bob"] > 25 > first["Ann"]
    again = rated_table(house, ann, bob, cleo, dan)
    for seat, move in enumerate(("e5", "e6", "f5", "f6")):
        do((ann, bob, cleo, dan)[seat], again, "move", move=move)
    for each in (ann, bob, dan):  # Cleo plays on beside a bot, and they win
        do(each, again, "resign")
    assert ann.get(f"/api/tables/{again}").json()["result"]["winners"] == [0, 2]
    rate(house)
    places = rows(house, f"SELECT place FROM result_seats WHERE table_id = '{again}' ORDER BY seat")
    assert [place for (place,) in places] == ["left", "left", "won", "left"]
    second = means(house)
    assert (second["Ann"] < first["Ann"], second["Cleo"] > first["Cleo"]) == (True, True)
    assert "With Cleo against Bob and Dan" in ann.get("/people/me").text
    assert verify(house) == 0, capsys.readouterr().out
    change(house, "DELETE FROM rating_steps")
    assert recompute(house) == 0
    assert verify(house) == 0, capsys.readouterr().out


async def _moment() -> None:
    import asyncio

    await asyncio.sleep(0.01)


def test_games_without_result_do_not_count(house: House) -> None:
    """Ended by consent, or before it began in earnest."""
    ann, bob = people(house, "Ann", "Bob")
    agreed = rated_table(house, ann, bob)
    do(ann, agreed, "move", move="e5")
    do(bob, agreed, "move", move="e6")
    do(ann, agreed, "abandon")
    do(bob, agreed, "abandon")
    short = rated_table(house, ann, bob)
    do(bob, short, "resign")
    rate(house)
    assert sorted(rows(house, "SELECT state FROM results")) == [("void",), ("void",)]
    assert means(house) == {}


def test_late_games_are_rated_where_they_belong(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """A result that arrives after later ones takes them back; what comes out is what follows from the beginning."""
    ann, bob, cleo = people(house, "Ann", "Bob", "Cleo")
    pairs = ((ann, bob), (bob, cleo), (cleo, ann), (ann, bob), (bob, ann))
    tables = [beat(house, *pair) for pair in pairs]
    change(house, f"UPDATE results SET state = 'later' WHERE table_id = '{tables[1]}'")
    rate(house)
    assert rows(house, "SELECT count(*) FROM rating_steps") == [(8,)]
    change(house, "UPDATE results SET state = 'due' WHERE state = 'later'")
    rate(house)
    kept = rows(house, "SELECT number, table_id, seat, mean, doubt, games FROM rating_steps ORDER BY number, seat")
    assert [row[1] for row in kept[::2]] == tables
    assert verify(house) == 0, capsys.readouterr().out
    change(house, "DELETE FROM rating_steps")
    assert recompute(house) == 0
    again = rows(house, "SELECT number, table_id, seat, mean, doubt, games FROM rating_steps ORDER BY number, seat")
    assert again == kept  # to the last bit


def test_what_was_tampered_with_is_found_and_mended(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob = people(house, "Ann", "Bob")
    table = beat(house, ann, bob)
    rate(house)
    found = means(house)
    for statement, where in (
        ("UPDATE ratings SET mean = mean + 1", "ratings"),
        ("UPDATE rating_steps SET doubt = 1.0 WHERE seat = 0", "ratings"),
        ("UPDATE result_seats SET place = 'won' WHERE seat = 1", table),
    ):
        change(house, statement)
        assert verify(house) == 1
        assert f"{where}: " in capsys.readouterr().out
        change(house, "UPDATE result_seats SET place = 'lost' WHERE seat = 1")
        assert recompute(house) == 0
        assert means(house) == found
    assert "Everything was as it should be." in capsys.readouterr().out
    assert verify(house) == 0


def test_who_leaves_takes_no_rating_of_others_along(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """A deleted person's name and id are gone; what others won against them stays, and can be computed anew."""
    ann, bob, cleo = people(house, "Ann", "Bob", "Cleo")
    beat(house, ann, bob)
    beat(house, cleo, bob)
    rate(house)
    found, (bob_id,) = means(house), rows(house, "SELECT id FROM accounts WHERE name = 'Bob'")[0]
    assert bob.post("/api/account/delete", json={"sure": True, "password": PASSWORD}).status_code == 204
    assert verify(house) == 0, capsys.readouterr().out
    change(house, "DELETE FROM rating_steps")
    recompute(house)
    assert means(house) == {name: mean for name, mean in found.items() if name != "Bob"}
    with closing(sqlite3.connect(house.data / "preau.sqlite3")) as connection:
        written = "\n".join(line for line in connection.iterdump() if "ended_sessions" not in line)
    assert bob_id not in written


def test_second_accounts_at_one_address_count_little(house: House) -> None:
    """The address under which somebody was seen that day tells."""
    ann, bob = people(house, "Ann", "Bob")
    one, two = people(house, "One", "Two", apart=False)
    beat(house, ann, bob)
    beat(house, one, two)
    rate(house)
    found = means(house)
    assert 0 < found["One"] - 25 < (found["Ann"] - 25) / 3
    assert sorted(rows(house, "SELECT home FROM result_seats")) == [(-1,), (-1,), (0,), (0,)]


def test_results_of_older_tables_are_added_once(house: House) -> None:
    """What ended before there were results is found by a start."""
    ann, bob = people(house, "Ann", "Bob")
    beat(house, ann, bob)
    kept = rows(house, "SELECT * FROM results"), rows(house, "SELECT * FROM result_seats")
    for name in ("results", "result_seats", "notes"):
        change(house, f"DELETE FROM {name}")
    store, now = house.app.state.service.store, house.clock
    assert house.run(fill_results, store, now) == 1
    assert (rows(house, "SELECT * FROM results"), rows(house, "SELECT * FROM result_seats")) == kept
    assert house.run(fill_results, store, now) == 0


def test_two_raters_at_once(house: House) -> None:
    """Each game counts once, whoever rates it."""
    ann, bob = people(house, "Ann", "Bob")
    for _ in range(3):
        beat(house, ann, bob)

    async def both() -> None:
        import asyncio

        rater = house.app.state.rater
        await asyncio.gather(rater.catch_up(), rater.catch_up(), return_exceptions=True)
        await rater.catch_up()

    house.run(both)
    assert rows(house, "SELECT count(*), max(number), max(games) FROM rating_steps") == [(6, 3, 3)]


def test_the_lists_for_a_host(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob = people(house, "Ann", "Bob")
    beat(house, ann, bob)
    rate(house)
    url = URL.format(house.data)
    assert main(["ratings", "--people", "--database-url", url, "--lang", "en"]) == 0
    assert "Nobody’s rating is sure enough yet." in capsys.readouterr().out
    change(house, "UPDATE ratings SET doubt = 3")
    assert main(["ratings", "--people", "--database-url", url, "--lang", "en"]) == 0
    assert "Ann (one game)" in capsys.readouterr().out


def test_columns_are_those_of_the_migration(house: House) -> None:
    """What the migration made is what is written to."""
    for table in (ratings, rating_steps):
        made = {row[1] for row in rows(house, f"PRAGMA table_info({table.name})")}
        assert made == {column.name for column in table.columns}
        assert isinstance(table.c.mean.type, sa.Double)
