"""Reviews of finished games over the API: made once, told to their reader, and not free of charge."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from limits import parse_many
from starlette.testclient import TestClient

import preau
from preau.bots import Candidate
from preau.bots.highlights import points_of_all
from preau.bots.review import Verdict, Worth
from preau.play.history import History
from preau.server.bots import hints, reviews
from preau.server.bots.queue import REVIEW, Asker
from preau.server.bots.table_bots import Bots
from preau.server.lru import LruCache
from tests.server.bots.test_hints import FIVE, screen
from tests.server.house import House


def reviewed(guest: TestClient, table: str, path: str = "/api/tables/{}/review") -> dict[str, Any]:
    """The review, asked for until it is ready."""
    while True:
        answer = guest.get(path.format(table))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["ready"]:
            return found
        assert found["done"] <= found["total"]
        time.sleep(0.05)


def test_a_review(house: House) -> None:
    """The blunder is the turning point: who, what, what instead, in words; everybody's shares; and the chart."""
    guest = house.guest()
    table = screen(guest, *FIVE, "e6", "c4")
    found = reviewed(guest, table)
    assert found["total"] == len(found["shares"]) == len(FIVE) + 3
    assert found["shares"][-1] == [0.0, 1.0]
    assert {sum(round(100 * share) for share in row) for row in found["shares"]} == {100}, "as they are told"
    point = found["points"][-1]
    assert (point["number"], point["seat"], point["who"], point["move"]) == (11, 0, "Brown", "e6")
    assert point["best"] in {"c4", "n:c4"}
    assert point["better"] == ["c4"]
    assert point["instead"].startswith("Brown places")
    assert "<svg" in found["chart"]
    page = reviewed(guest, table, "/t/{}/review?lang=fr")
    assert "Mieux valait poser un pion" in page["html"]
    assert 'data-point="10"' in page["html"]
    assert re.search(r"Turn 11 · Brown · <i ", reviewed(guest, table, "/t/{}/review")["html"])
    assert re.search(r"手番11・茶・<i ", reviewed(guest, table, "/t/{}/review?lang=ja")["html"]), (
        "one dot, the language's"
    )
    assert len(found["points"][-1]["line"]) > 1
    assert any("Green can close" in why for why in point["why"])
    assert found["shares"][10] == point["shares_instead"], "one position, one figure"
    first = guest.get(f"/t/{table}/line?point=11&step=1").json()
    assert first["prompt"].startswith("How it could have gone (1 of ")
    assert first["where"] == first["prompt"].partition(". ")[0]
    assert first["moves"] == len(FIVE) + 2
    beyond: dict[str, Any] = {"move": 10, "line": first["line"]}
    assert first["line"] == [point["best"]]
    stands = guest.get(f"/api/tables/{table}/why", params={**beyond, "cell": "c4"}).json()
    assert [cause["move"] for cause in stands["causes"]][-1:] == first["line"], "it asks about what is shown"
    made = guest.post(f"/api/tables/{table}/branch", json={**beyond, "mode": "same_screen"}).json()["id"]
    here = guest.get(f"/api/tables/{made}/view").json()["moving"]
    assert here == first["moving"], "it plays on from what is shown"
    assert guest.get("/edit/cerocle", params={**beyond, "table": table}).status_code == 200
    for wrong in (["e6", "e6"], ["?"], ["a9"] * 25, ["c" * 201]):
        for answer in (
            guest.post(f"/api/tables/{table}/branch", json={**beyond, "line": wrong}),
            guest.get(f"/api/tables/{table}/why", params={**beyond, "line": wrong, "cell": "c4"}),
        ):
            assert answer.status_code in {409, 422}, "no such move is refused"
    assert guest.get(f"/t/{table}/line?point=11&step=99").json()["frame"] == first["frame"]
    for number in (0, 1, -(10**20)):
        assert guest.get(f"/t/{table}/line?point={number}").json()["code"] == "unknown_thing"
    record = guest.get(f"/api/tables/{table}/record").text
    looked = guest.post("/look/line", json={"text": record, "point": 11, "step": 2}).json()
    assert looked["prompt"].startswith("How it could have gone (2 of ")
    again = guest.post("/api/records/review", json={"text": record}).json()
    assert again["ready"]  # the same game: nobody thinks again
    assert again["points"] == found["points"]


def test_a_move_that_a_hint_told_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach, who looks deeper, would have played it, too; one that only the review finds wrong stays wrong."""
    positions = [preau.new("cerocle")]
    for move in ("e5", "e6"):
        positions.append(positions[-1].play(move)[0])
    before, after = (0.6, 0.4), (0.4, 0.6)
    own = Verdict(1, 0, "e5", "a1", before, after, 0.2, "a2", before)
    risen = Verdict(2, 1, "e6", "a2", after, before, 0.2, "", after)
    lost = Verdict(2, 1, "e6", "a2", after, before, 0.2, "", after, unstopped=0)

    class Coach:
        told = "e5"

        async def ponder(self, *_: object) -> tuple[Candidate, ...]:
            return (Candidate(self.told, 9, (0.5, 0.5)),)

    for told, given, most, kept in (
        ("e5", (own, risen), 9, [2]),
        ("e6", (own, risen), 9, [1]),
        ("e6", (own, risen), 1, [1, 2]),  # hints are deep, and not asked for without end
        ("i5", (own, risen), 9, [1, 2]),
        ("e6", (own, lost), 9, [1, 2]),
    ):
        monkeypatch.setattr(hints, "_known", LruCache(9))
        monkeypatch.setattr(reviews, "MOST_HINTS", most)
        coach = Coach()
        coach.told = told
        heeded = reviews.Reviews(cast("Bots", coach))._heed_coach(positions, given, Asker(REVIEW, ("here",)))
        found = asyncio.run(heeded)
        assert [each.number for each in points_of_all(found)] == kept
        assert [each.move for each in found] == ["e5", "e6"]


def test_a_review_is_not_made_twice(house: House) -> None:
    """Whoever reloads finds it; asking for a known review is not counted against anybody."""
    guest = house.guest()
    table = screen(guest, *FIVE, "c4")
    guest.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    first = reviewed(guest, table)
    thought: list[object] = []

    async def nobody(*_: object) -> None:
        thought.append(1)

    house.app.state.bots.ponder = nobody
    assert reviewed(house.guest(), table) == first
    assert thought == []


def test_a_review_that_nobody_waits_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given up, and goes on when somebody asks again; one address cannot have all that are made at a time."""
    guest = house.guest()
    table = screen(guest, *FIVE, "n:b2", "c4")
    monkeypatch.setattr(reviews, "MOST_OF_AN_ADDRESS", 0)
    assert guest.get(f"/api/tables/{table}/review").json()["code"] == "busy"
    monkeypatch.undo()
    monkeypatch.setattr(reviews, "ASKED_FOR_SECONDS", 0.0)
    assert not guest.get(f"/api/tables/{table}/review").json()["ready"]
    while house.app.state.reviews._under_review:
        time.sleep(0.01)
    assert not guest.get(f"/api/tables/{table}/review").json()["ready"]
    monkeypatch.undo()
    assert reviewed(guest, table)["shares"][-1] == [0.0, 1.0]


def test_a_longer_review_costs_more(tmp_path: Path, stack: ExitStack) -> None:
    """What it takes is charged by the moves: here there is enough for a short game, and not for a long one."""
    guest = House(tmp_path, stack, work_rate="10000/minute", address_work_rate="10000/minute").guest()
    short, long = screen(guest, "a1"), screen(guest, *FIVE)
    for table in (short, long):
        guest.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    guest.app.state.limits._rates["work from"] = parse_many("60/minute")  # type: ignore[attr-defined]
    assert guest.get(f"/api/tables/{short}/review").status_code == 200
    guest.app.state.limits._rates["work from"] = parse_many("49/hour")  # type: ignore[attr-defined]
    assert guest.get(f"/api/tables/{long}/review").json()["code"] == "too_many"


def test_records_of_running_games_are_not_reviewed(house: House) -> None:
    guest = house.guest()
    record = guest.get(f"/api/tables/{screen(guest, 'e5')}/record").text
    assert guest.post("/api/records/review", json={"text": record}).json()["code"] == "not_over"
    assert guest.post("/look/review", json={"text": "nonsense"}).json()["code"] == "bad_record"


def test_a_review_of_nothing(house: House) -> None:
    """A game that ended before its first move has a chart all the same."""
    guest = house.guest()
    table = screen(guest)
    guest.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    page = reviewed(guest, table, "/t/{}/review")
    assert page["html"].count("<tbody><tr>") == 1
    assert "chart" in page["html"]


def test_the_rest_of_a_review_takes_as_long_as_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions and turning points are one piece of work; what was there when it was taken up again does not count."""
    history = History(preau.new("cerocle")).play("e5").play("e6")
    review = reviews.Review(history)
    monkeypatch.setattr(time, "monotonic", lambda: 60.0)
    assert review.seconds_left is None
    worth = Worth((0.5, 0.5), "e5")
    review.worths = [worth, worth, worth]
    assert review.share == pytest.approx(2 / 3)
    assert review.seconds_left == pytest.approx(30)
    review.points = (1, 2)
    assert review.share == pytest.approx(5 / 6)
    review.begun_share = 2 / 3
    assert review.seconds_left == pytest.approx(60)
