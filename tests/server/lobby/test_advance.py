"""Moves in advance: played when their moment comes, forgotten otherwise, and nobody else's business until then."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from preau.games import registry
from preau.server.lobby.advance import MOST_LINES, MOST_MOVES, AdvanceMoves
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService
from tests.server.house import House, opened, sit
from tests.server.lobby.test_own_games import by_post


@pytest.fixture
def pair(house: House) -> tuple[TestClient, TestClient, str]:
    """Ann has to move, Bob plans."""
    ann, bob = house.guest(), house.guest()
    return ann, bob, by_post(ann, bob)


def plan(guest: TestClient, table: str, *moves: str) -> Any:
    return guest.post(f"/api/tables/{table}/advance", json={"moves": moves})


def lines(guest: TestClient, table: str) -> Any:
    return guest.get(f"/api/tables/{table}/advance").json()["lines"]


def play(house: House, guest: TestClient, table: str, move: str) -> list[str]:
    """Play, and let the server do what it would do a moment later."""
    answer = guest.post(f"/api/tables/{table}/commands", json={"type": "move", "move": move})
    assert answer.status_code == 200, answer.text
    for _ in range(3):
        house.run(house.app.state.advance.see_to, [table])
    found: list[str] = guest.get(f"/api/tables/{table}").json()["moves"]
    return found


def test_the_answer_follows_at_once(house: House, pair: tuple[TestClient, TestClient, str]) -> None:
    """As far as the line goes; the log has it when it is played, and as its player's move."""
    ann, bob, table = pair
    assert plan(bob, table, "e5", "d4", "f6", "c3").json() == {"lines": [["e5", "d4", "f6", "c3"]]}
    assert play(house, ann, table, "e5") == ["e5", "d4"]
    assert lines(bob, table) == [["f6", "c3"]]
    assert play(house, ann, table, "f6") == ["e5", "d4", "f6", "c3"]
    assert lines(bob, table) == []
    assert '"seat":1,"move":"d4"' in ann.get(f"/api/tables/{table}/log").text


def test_what_does_not_come_about_is_forgotten(house: House, pair: tuple[TestClient, TestClient, str]) -> None:
    ann, bob, table = pair
    plan(bob, table, "e5", "d4")
    plan(bob, table, "f6", "d4", "e5", "c3")
    assert play(house, ann, table, "a1") == ["a1"]
    assert lines(bob, table) == []
    assert bob.get("/api/account/export").json()["club"]["advance_moves"] == []


def test_one_of_several_lines_is_followed(house: House, pair: tuple[TestClient, TestClient, str]) -> None:
    """Of two that answer the same otherwise the newer one is kept; what was planned can be forgotten."""
    ann, bob, table = pair
    for line in (("e5", "d4"), ("f6", "d4"), ("e5", "c3"), ("a1", "b2")):
        plan(bob, table, *line)
    assert sorted(lines(bob, table)) == [["a1", "b2"], ["e5", "c3"], ["f6", "d4"]]
    bob.post(f"/api/tables/{table}/advance/forget", json={"moves": ["a1", "b2"]})
    assert sorted(lines(bob, table)) == [["e5", "c3"], ["f6", "d4"]]
    assert play(house, ann, table, "e5") == ["e5", "c3"]
    bob.post(f"/api/tables/{table}/advance/forget", json={"moves": []})
    assert lines(bob, table) == []


def test_nobody_else_sees_it(house: House, pair: tuple[TestClient, TestClient, str]) -> None:
    """Not in the log, the table, the view, or the lists; nor by asking for it, nor can others plan or forget there."""
    ann, bob, table = pair
    plan(bob, table, "e5", "d4")
    eve = house.guest()
    for guest in (ann, eve):
        for path in ("", "/log", "/view", "/record"):
            told = guest.get(f"/api/tables/{table}{path}").text.replace('"d4":', "").partition('"clicks"')[0]
            assert not re.search(r"\bd4\b", told), "a word of its own: a guest's number may hold it by chance"
    assert lines(ann, table) == []
    assert eve.get(f"/api/tables/{table}/advance").json()["code"] == "not_your_seat"
    assert plan(eve, table, "e5", "d4").json()["code"] == "not_your_seat"
    assert eve.post(f"/api/tables/{table}/advance/forget", json={"moves": []}).json()["code"] == "not_your_seat"
    assert eve.get(f"/ahead/{table}").status_code == 403
    assert plan(ann, table, "e5", "d4").json()["code"] == "not_allowed"  # it is her turn: she may just play
    ann.post(f"/api/tables/{table}/advance/forget", json={"moves": []})
    assert lines(bob, table) == [["e5", "d4"]]


def test_bad_lines_are_refused_with_a_reason(house: House, pair: tuple[TestClient, TestClient, str]) -> None:
    ann, bob, table = pair
    for line in (
        (),
        ("e5",),
        ("e5", "e5"),
        ("z9", "d4"),
        ("e5", "d4", "f6"),
        ("e5",) * (MOST_MOVES + 1),
        ("x" * 300, "d4"),
    ):
        answer = plan(bob, table, *line)
        assert 400 <= answer.status_code < 500, line
        assert answer.json()["message"]
    legal = [
        registry.game("cerocle").new(players=2).text(move) for move in registry.game("cerocle").new(players=2).legal()
    ]
    first = [move for move in legal if len(move) == 2 and move != "e5"]
    codes = [plan(bob, table, move, "e5").status_code for move in first[: MOST_LINES + 1]]
    assert codes == [201] * MOST_LINES + [429]
    quick = opened(ann, options={"players": 2}, clock={"kind": "bank", "seconds": 600, "increment": 5})
    sit(bob, quick, 1)
    assert plan(bob, quick["id"], "e5", "d4").json()["code"] == "not_allowed"


def test_a_seat_that_is_given_away_takes_no_plan_along(house: House, pair: tuple[TestClient, TestClient, str]) -> None:
    _ann, bob, table = pair
    plan(bob, table, "e5", "d4")
    bob.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    house.run(house.app.state.advance.see_to, None)
    assert house.run(house.app.state.advance._read) == []


def test_two_processes_play_it_once(house: House, pair: tuple[TestClient, TestClient, str]) -> None:
    ann, bob, table = pair
    plan(bob, table, "e5", "d4")

    async def both() -> None:
        store = house.app.state.service.store
        other = AdvanceMoves(TableService(store, LocalBus(), Links("key", 1)))
        await asyncio.gather(*(each.see_to(None) for each in (other, house.app.state.advance, other)))

    answer = ann.post(f"/api/tables/{table}/commands", json={"type": "move", "move": "e5"})
    assert answer.status_code == 200
    house.run(both)
    assert ann.get(f"/api/tables/{table}/log").text.count('"move":"d4"') == 1


def choices(page: str) -> Any:
    """What the page's script is given."""
    return json.loads(page.partition('id="page-data">')[2].partition("</script>")[0])


def test_by_pointing(house: House, pair: tuple[TestClient, TestClient, str]) -> None:
    """The page has what can be chosen after the line so far, whoever is to move then; a wrong click has its reason."""
    ann, bob, table = pair
    first, then = (choices(bob.get(f"/ahead/{table}{line}").text) for line in ("", "?m=e5"))
    assert (first["line"], first["clicks"]["e5"]) == ([], "e5")
    assert then["line"] == ["e5"]
    assert "e5" not in then["clicks"]
    assert then["clicks"]["d4"] == "d4"
    assert then["asks"][then["clicks"][""]["ask"]] == then["prompt"]
    why = f"/ahead/{table}/why"
    assert bob.post(why, json={"path": ["e5"], "line": ["e5"]}).json()["squares"] == ["e5"]
    assert bob.post(why, json={"path": ["e5"], "line": ["e5", "e5"]}).status_code == 422
    assert bob.post(why, json={"path": ["e5"], "line": ["e5"] * (MOST_MOVES + 1)}).json()["code"] == "malformed"
    assert ann.post(why, json={"path": ["e5"]}).json()["code"] == "not_allowed"  # she may ask at the table
    assert house.guest().post(why, json={"path": ["e5"]}).json()["code"] == "not_your_seat"


def test_by_a_form(house: House, pair: tuple[TestClient, TestClient, str]) -> None:
    """Move by move, with the board as it would be; a wrong one is told, and what was right stays."""
    _ann, bob, table = pair
    page = bob.get(f"/ahead/{table}").text
    assert "Ann plays" in page
    assert "Keep this plan" not in page
    assert "you play" in bob.get(f"/ahead/{table}?m=e5").text
    wrong = bob.get(f"/ahead/{table}?m=e5&m=e5").text
    assert 'role="alert">' in wrong
    assert 'name="m" value="e5"' in wrong
    assert "Keep this plan" in bob.get(f"/ahead/{table}?m=e5&m=d4").text
    bob.post(f"/ahead/{table}", data={"do": "keep", "line": "e5;d4"})
    assert lines(bob, table) == [["e5", "d4"]]
    assert "Delete" in bob.get(f"/ahead/{table}").text
    bob.post(f"/ahead/{table}", data={"do": "forget", "line": "e5;d4"})
    assert lines(bob, table) == []
    for form in ({}, {"do": "keep"}, {"do": "keep", "line": "nonsense;d4"}):
        assert 400 <= bob.post(f"/ahead/{table}", data=form).status_code < 500
    assert f"/ahead/{table}" in bob.get(f"/t/{table}").text
