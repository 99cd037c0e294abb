"""One's games by post: what waits for one, the way to the next, times in one's own zone, days off."""

from __future__ import annotations

from typing import Any

import orjson
import pytest
from starlette.testclient import TestClient

from preau.play.commands import TakeDaysOff
from preau.play.events import from_json
from preau.play.fold import fold
from tests.server.house import House, opened, position_of, sit

DAY = 24 * 60 * 60
BY_POST = {"kind": "days", "seconds": 3 * DAY, "increment": 0}


def by_post(ann: TestClient, bob: TestClient, **form: Any) -> str:
    """A game of three days a turn, in which Ann begins."""
    table = opened(ann, options={"players": 2}, clock=BY_POST, **form)
    sit(bob, table, 1)
    for guest in (ann, bob):  # nobody is waited for any more
        guest.get(f"/t/{table['id']}")
    return str(table["id"])


def play(house: House, guest: TestClient, table: str) -> None:
    position = position_of(guest, table)
    answer = guest.post(
        f"/api/tables/{table}/commands", json={"type": "move", "move": position.text(position.legal()[0])}
    )
    assert answer.status_code == 200, answer.text


def waiting(guest: TestClient, after: str = "") -> tuple[list[str], str | None]:
    found = guest.get("/api/turns", params={"after": after}).json()
    return [each["table"] for each in found["turns"]], found["next"]


def test_next_leads_from_game_to_game(house: House) -> None:
    """The most urgent first; after the last the first; whoever has none comes to all of them."""
    ann, bob = house.guest(), house.guest()
    tables = []
    for _ in range(3):
        tables.append(by_post(ann, bob))
        play(house, ann, tables[-1])  # the clocks run from the first move on
        house.clock.pass_by(60)
    assert waiting(ann) == ([], None)
    assert waiting(bob) == (tables, tables[0])
    assert [waiting(bob, table)[1] for table in tables] == [tables[1], tables[2], tables[0]]
    play(house, bob, tables[1])
    assert waiting(bob, tables[1]) == ([tables[0], tables[2]], tables[0])
    assert bob.get(f"/games/next?after={tables[0]}", follow_redirects=False).headers["location"] == f"/t/{tables[2]}"
    assert ann.get(f"/games/next?after={tables[1]}", follow_redirects=False).headers["location"] == "/games"
    assert house.guest().get("/games/next", follow_redirects=False).headers["location"] == "/games"
    page = bob.get("/games").text
    places = [page.index(f"/t/{table}") for table in (tables[0], tables[2], tables[1])]
    assert places == sorted(places)
    assert "2 games are waiting for you" in page
    assert "data-next-game" in bob.get(f"/t/{tables[0]}").text
    for language, brackets in (("en", "(#)"), ("ja", "（#）")):
        assert f'data-count="{brackets}"' in bob.get(f"/t/{tables[0]}?lang={language}").text


def test_times_are_told_where_one_is(house: House) -> None:
    """In the zone of the cookie or as chosen, else in UTC; what is no zone is none."""
    ann, bob = house.guest(), house.guest()
    table = by_post(ann, bob)
    play(house, ann, table)
    plain = bob.get("/games").text
    assert "Times are shown in the UTC time zone" in plain
    assert "Europe/Paris" in plain  # can be chosen
    tokyo = bob.get("/games?zone=Asia/Tokyo").text
    assert "Times are shown in the Asia/Tokyo time zone" in tokyo
    assert tokyo.partition("<time")[2].partition("</time>")[0] != plain.partition("<time")[2].partition("</time>")[0]
    assert "Times are shown in the Asia/Tokyo time zone" in bob.get("/games").text  # remembered
    for wrong in ("../../etc/passwd", "Europe/Nowhere", "", "x" * 500):
        assert bob.get("/games", params={"zone": wrong}).status_code == 200
    assert "Times are shown in the Asia/Tokyo time zone" in bob.get("/games").text


def test_the_clock_stands_still_for_who_has_days_off(house: House) -> None:
    """Until they are over and no longer; the others are told; the log says it all; who is back early is back."""
    ann, bob = house.guest(), house.guest()
    table = by_post(ann, bob)
    play(house, ann, table)
    before = ann.get(f"/api/tables/{table}").json()["clock"]["deadline"]
    house.clock.pass_by(DAY)
    until = house.clock.now + 5 * DAY * 1000
    off = bob.post("/api/days-off", json={"start": 0, "until": until}).json()
    clock = ann.get(f"/api/tables/{table}").json()["clock"]
    assert clock["deadline"] == before + 5 * DAY * 1000
    assert "Bob is away until" in str(ann.get(f"/api/tables/{table}/view").json()["parts"]["votes"])
    house.clock.pass_by(4 * DAY)
    house.run(house.app.state.deadlines.fire_due)
    assert ann.get(f"/api/tables/{table}").json()["status"] == "playing"  # three days would have been over
    assert bob.post(f"/api/days-off/{off['id']}/end").status_code == 204
    assert ann.get(f"/api/tables/{table}").json()["clock"]["deadline"] == before + 4 * DAY * 1000
    assert "away" not in str(ann.get(f"/api/tables/{table}/view").json()["parts"]["votes"])
    assert bob.get("/api/days-off").json()["days_left"] == 26
    log = [from_json(each) for each in map(orjson.loads, ann.get(f"/api/tables/{table}/log").text.splitlines())]
    assert [type(event).__name__ for event in log].count("DaysOff") == 2
    assert fold(log).clock == house.run(house.app.state.service.table, table).clock


def test_days_off_begin_and_end_by_themselves(house: House) -> None:
    """Whichever process looks: each table is told once that they begin, one that began meanwhile too, and once more."""
    ann, bob = house.guest(), house.guest()
    first = by_post(ann, bob)
    start = house.clock.now + DAY * 1000
    bob.post("/api/days-off", json={"start": start, "until": start + 2 * DAY * 1000})
    see_to_all = house.app.state.days_off.see_to_all

    def off() -> list[int | None]:
        return [house.run(house.app.state.service.table, each).seats[1].off_until for each in (first, second)]

    house.run(see_to_all)
    house.clock.pass_by(DAY + 1)
    second = by_post(ann, bob)
    for _ in range(3):
        house.run(see_to_all)
    assert off() == [start + 2 * DAY * 1000] * 2
    house.clock.pass_by(2 * DAY)
    for _ in range(3):
        house.run(see_to_all)
    assert off() == [None, None]
    assert ann.get(f"/api/tables/{first}/log").text.count('"days_off"') == 2


def test_days_off_have_an_end(house: House) -> None:
    """Thirty days a year, none twice, none in the past or in a hundred years; a day that was begun counts."""
    bob, now, day = house.guest(), house.clock.now, DAY * 1000
    wrong = [
        (now, now),
        (now + day, now),
        (0, 1),
        (now + 500 * day, now + 501 * day),
        (now, now + 31 * day),
        (2**52, 2**53),
    ]
    for start, until in wrong:
        assert 400 <= bob.post("/api/days-off", json={"start": start, "until": until}).status_code < 500
    assert bob.post("/api/days-off", json={"start": now, "until": now + day * 3 // 2}).status_code == 201
    assert bob.get("/api/days-off").json()["days_left"] == 28
    assert bob.post("/api/days-off", json={"start": now + day, "until": now + 3 * day}).json()["code"] == "not_allowed"
    (mine,) = bob.get("/api/days-off").json()["announced"]
    assert house.guest().post(f"/api/days-off/{mine['id']}/end").json()["code"] == "unknown_thing"
    assert len(bob.get("/api/account/export").json()["club"]["days_off"]) == 1


def test_days_off_by_a_form(house: House) -> None:
    bob = house.guest()
    today = bob.get("/games").text.partition('name="first" value="')[2][:10]
    answer = bob.post("/games", data={"do": "off", "first": today, "last": today}, follow_redirects=False)
    assert answer.headers["location"] == "/games"
    page = bob.get("/games").text
    assert "I am back" in page
    wanted = page.partition('name="id" value="')[2].partition('"')[0]
    assert bob.post("/games", data={"do": "end", "id": wanted}).status_code == 200
    assert "I am back" not in bob.get("/games").text
    late = "9999-12-31"
    off = [{"do": "off", "first": first, "last": last} for first, last in (("x", late), (late, late), ("", ""))]
    for wrong in ({}, {"do": "off"}, *off):
        assert bob.post("/games", data=wrong).status_code in {403, 422}


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "bank", "seconds": 600, "increment": 5}])
def test_elsewhere_nobody_goes_away(house: House, clock: dict[str, Any]) -> None:
    ann, bob = house.guest(), house.guest()
    table = opened(ann, options={"players": 2}, clock=clock)
    sit(bob, table, 1)
    bob.post("/api/days-off", json={"start": 0, "until": house.clock.now + DAY * 1000})
    assert house.run(house.app.state.service.table, table["id"]).seats[1].off_until is None
    with pytest.raises(Exception, match="Days off are for correspondence games"):
        house.run(house.app.state.service.do, table["id"], TakeDaysOff(1, 2**50))
