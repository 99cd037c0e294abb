"""Chat: so much from one person, address and table, over however many sockets; and only what is new is sent."""

from __future__ import annotations

import re
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from preau.play.table import Table
from preau.server.sockets import views
from preau.server.view.table import render_table
from tests.server.house import House, Line, opened, pair


def test_one_person_says_so_much_over_all_sockets(tmp_path: Path, stack: ExitStack) -> None:
    """A second socket, or the API, is no second mouth; somebody else is still heard."""
    house = House(tmp_path, stack, say_rate="4/minute")
    ann, bob, table = pair(house)
    lines = [house.line(ann, table) for _ in range(3)]
    answers = [line.ask(type="say", text=f"{number}")["type"] for number, line in enumerate(lines * 2)]
    assert answers == ["ok"] * 4 + ["refused"] * 2
    said = ann.post(f"/api/tables/{table}/commands", json={"type": "say", "text": "once more"})
    assert (said.status_code, said.json()["code"]) == (429, "too_many")
    assert house.line(bob, table).ask(type="say", text="me too")["type"] == "ok"
    assert lines[0].ask(type="ping")["type"] == "pong", "the line itself stays open"


def test_so_much_from_one_address_and_at_one_table(tmp_path: Path, stack: ExitStack) -> None:
    """A new guest is no new allowance; elsewhere there is still talk."""
    house = House(tmp_path, stack, address_say_rate="3/minute", table_say_rate="5/minute")
    ann, _, table = pair(house)
    other = opened(ann)["id"]

    def says(address: str, where: str) -> str:
        return str(house.line(house.guest(address=address), where).ask(type="say", text="x", name="Eve")["type"])

    assert [says("10.0.0.1", table) for _ in range(4)] == ["ok"] * 3 + ["refused"]
    assert [says(f"10.0.1.{number}", table) for number in range(3)] == ["ok"] * 2 + ["refused"]
    assert says("10.0.2.1", other) == "ok"


def test_views_carry_what_is_new(house: House) -> None:
    """A line is sent to each page once, not again with every later one; a page that comes back has them all."""
    ann, bob, table = pair(house)
    ear, mouth = house.line(bob, table, "view=1"), house.line(ann, table)
    heard = numbers(ear)
    assert heard == [], "nobody has spoken yet"
    for number in range(30):
        assert mouth.ask(type="say", text=f"{number} " + "x" * 400)["type"] == "ok"
        assert numbers(ear) == [number]
    assert numbers(house.line(bob, table, "view=1")) == list(range(30))


def test_what_was_taken_out_is_told_anew(house: House) -> None:
    """Where lines that a page has are no longer said, it is sent the whole chat."""
    ann, bob, table = pair(house)
    ear, mouth = house.line(bob, table, "view=1"), house.line(ann, table)
    numbers(ear)
    house.line(bob, table).ask(type="say", text="I stay")
    mouth.ask(type="say", text="I go")
    heard: list[int] = []
    while len(heard) < 2:
        heard += numbers(ear)
    assert heard == [0, 1]
    assert ann.post("/api/account/delete", json={"sure": True}).status_code in {200, 204}
    view = ear.next("view")["view"]
    while "I go" in view["parts"]["chat"] or not view["parts"]["chat"]:
        view = ear.next("view")["view"]
    assert view["chat_since"] == 0
    assert "I stay" in view["parts"]["chat"]


def test_nobody_waits_for_a_drawing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said is acknowledged while a page is drawn; then the latest is shown, and each line once."""
    ann, bob, table = pair(house)
    ear, mouth = house.line(bob, table, "view=1"), house.line(ann, table)
    numbers(ear)
    begun, go_on, drawn, real = threading.Event(), threading.Event(), list[int](), render_table

    def slow(table: Table, *args: Any, **named: Any) -> Any:
        begun.set()
        assert go_on.wait(20)
        drawn.append(table.seq)
        return real(table, *args, **named)

    monkeypatch.setattr(views, "render_table", slow)
    assert mouth.ask(type="say", text="0")["type"] == "ok"
    assert begun.wait(20)
    for number in range(1, 6):
        assert mouth.ask(type="say", text=f"{number}")["type"] == "ok"
    go_on.set()
    heard: list[int] = []
    while len(heard) < 6:
        heard += numbers(ear)
    assert heard == list(range(6))
    assert len(drawn) <= 3, "those between are not drawn"


def numbers(line: Line) -> list[int]:
    """The numbers of the lines in the next view."""
    return [int(each) for each in re.findall(r'id="said-(\d+)"', line.next("view")["view"]["parts"]["chat"])]
