"""Numbers that nothing has: in addresses, queries and messages. Each is refused in words; none is a fault."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import House, opened

NUMBERS = (2**31, 2**63, 2**64, 10**27, 10**300, -1, -(10**300))


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number:.0e}" if abs(number) < 10**300 else "huge")
def test_numbers_that_nothing_has(house: House, number: int) -> None:
    """A move, a seat, a count of players or events: what is too much is said to be so."""
    ann = house.guest(language="fr")
    table = opened(ann, mode="same_screen", options={"players": 2})["id"]
    where = f"/api/tables/{table}"
    answers: list[Any] = [ann.get(path) for path in (
        f"{where}/view?move={number}", f"{where}/picture.svg?move={number}", f"{where}/log?since={number}",
        f"{where}/why?seat={number}", f"{where}/why?seat=0&counter={number}", f"{where}/why?about=turn&move={number}",
        f"/sit/{table}/{number}", f"/replay/{table}?move={number}", f"/t/{table}/board?move={number}",
        f"/t/{table}/log?at={number}", f"/t/{table}/line?point={number}&step={number}",
        f"/t/{table}/preview?move=e5&at={number}", f"/t/{table}/preview?move={number}",
        f"/companion/recess?players={number}", f"/learn/recess/diagrams/R5.6-{number}-before.svg",
        f"/api/games/recess/rules/{number}", f"/learn/recess/lessons/{number}", f"/learn/recess/puzzles/{number}",
    )]  # fmt: skip
    messages: list[dict[str, Any]] = [
        {"type": "move", "move": "e5", "seat": number}, {"type": "move", "move": "e5", "seq": number},
        {"type": "move", "move": f"e{number}"[:500]}, {"type": "undo", "to": number},
        {"type": "resign", "seat": number}, {"type": "stand_in", "seat": number},
    ]  # fmt: skip
    answers += [ann.post(f"{where}/commands", json=message) for message in messages]
    answers += [
        ann.post(f"{where}/seats/{number}", json={"name": "Eve"}), ann.post(f"{where}/seats/{number}/revoke"),
        ann.post(f"{where}/branch", json={"move": number}), ann.post("/look", json={"text": "", "move": number}),
        ann.post("/api/tables", json={"game": "cerocle", "options": {"players": number}}),
        ann.post("/api/tables", json={"game": "cerocle", "sit": number}),
        ann.post("/api/tables", json={"game": "cerocle", "clock": {"kind": "bank", "seconds": number}}),
        ann.post("/api/positions/check", json={"position": {"game": "cerocle", "turn": number, "side": number}}),
        ann.post(f"/t/{table}/why", json={"path": ["e5"], "move": number}),
    ]  # fmt: skip
    assert [(str(answer.request.url), answer.text) for answer in answers if answer.status_code >= 500] == []
    line = house.line(ann, table, f"since={max(0, number)}")
    line.next("hello")
    for message in messages:
        assert line.ask(**message)["type"] == "refused", message
    assert ann.get(where).json()["seq"] == 1
