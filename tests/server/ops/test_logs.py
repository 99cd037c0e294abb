"""What the log says of each request and each socket message: which request it was, and which table it was about."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import structlog

from preau.server.tables.service import TableService
from tests.server.house import House, opened, sit

Lines = list[Any]


def logged() -> Any:
    return structlog.testing.capture_logs(processors=[structlog.contextvars.merge_contextvars])


def test_every_request_about_a_table_names_it(house: House) -> None:
    """Over HTTP, by whatever address: the line has the request's id, which the answer has too, and the table's."""
    ann, bob = house.guest(), house.guest()
    with logged() as lines:
        table = opened(ann, game="recess", options={"players": 3})
        there, token = table["id"], table["links"][1]["token"]
        sit(bob, table, 1)
        answers = [
            ann.get(path)
            for path in (
                f"/t/{there}", f"/replay/{there}", f"/invite/{there}", f"/sit/{there}/2", f"/s/{token}",
                f"/t/{there}/board",
                f"/api/tables/{there}", f"/api/tables/{there}/log", f"/api/tables/{there}/picture.svg",
                f"/api/tables/{there}/view", f"/api/tables/{there}/links", f"/api/tables/{there}/why?seat=0",
            )
        ]  # fmt: skip
        answers.append(ann.post(f"/api/tables/{there}/commands", json={"type": "say", "text": "hello"}))
        answers.append(bob.post(f"/api/tables/{there}/commands", json={"type": "resign", "seat": 0}))
    assert {answer.status_code for answer in answers[:-1]} == {200}
    assert {line["table"] for line in lines} == {there}
    assert {line["event"] for line in lines} == {"request", "done", "refused"}
    requests = [line["request"] for line in lines if line["event"] == "request"]
    assert len(set(requests)) == len(requests) == len(answers) + 2
    assert requests[2:] == [answer.headers["x-request-id"] for answer in answers]
    done = [line for line in lines if line["event"] != "request"]
    assert {line["request"] for line in done} <= set(requests)


def test_every_socket_message_names_its_table(house: House) -> None:
    """A socket has one id from its opening to its end; a bot's move has that of the move before it."""
    ann = house.guest()
    form = {"options": {"players": 2}, "seats": [{"kind": "person"}, {"kind": "bot", "level": "1"}]}
    tables = [opened(ann, **form)["id"] for _ in range(2)]
    with logged() as lines:
        for table in tables:
            with ann.websocket_connect(f"/api/tables/{table}/socket") as line:
                line.send_json({"type": "move", "move": "e5", "id": "1"})
                line.send_json({"type": "move", "move": "nonsense", "id": "2"})
                heard: Lines = []
                while not any("moved" in str(each) and "'seat': 1" in str(each) for each in heard):
                    heard.append(line.receive_json())
    about = [line for line in lines if line["event"] in {"socket open", "done", "refused", "socket closed"}]
    assert {(line["table"], line["event"]) for line in about} == {
        (table, event) for table in tables for event in ("socket open", "done", "refused", "socket closed")
    }
    assert all(line["request"] for line in about)
    assert len({(line["table"], line["request"]) for line in about}) == len({line["request"] for line in about}) == 2


def test_a_fault_names_them_too(tmp_path: Path, stack: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error that nobody thought of is one line with its traceback, the request and the table, on both ways."""
    house = House(tmp_path, stack)
    ann = house.guest()
    table = opened(ann, mode="same_screen")["id"]
    line = house.line(ann, table)

    async def fail(*_: object) -> None:
        raise RuntimeError("nobody thought of this")

    monkeypatch.setattr(TableService, "do", fail)
    with logged() as lines:
        answer = ann.post(f"/api/tables/{table}/commands", json={"type": "move", "move": "e5"})
        assert (answer.status_code, answer.json()["code"]) == (500, "failed")
        line.session.send_json({"type": "move", "move": "e5"})
        while (message := line.session.receive())["type"] != "websocket.close":
            pass
    assert message["code"] == 1011
    faults = [line for line in lines if line["log_level"] == "error"]
    assert [line["event"] for line in faults] == ["request failed", "socket failed"]
    assert all(line["table"] == table and line["request"] and line["exc_info"] for line in faults)


def test_a_page_that_fails_is_a_page(tmp_path: Path, stack: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens a page that fails reads so on a page, with a way back; the log has the reason, the page has not."""
    house = House(tmp_path, stack)
    ann = house.guest()
    table = opened(ann, mode="same_screen")["id"]

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("nobody thought of this")

    monkeypatch.setattr("preau.server.pages.table.render_page", fail)
    with logged() as lines:
        answer = ann.get(f"/t/{table}", headers={"Accept-Language": "de"})
    assert (answer.status_code, answer.headers["content-type"]) == (500, "text/html; charset=utf-8")
    assert "Hier ist etwas schiefgegangen." in answer.text
    assert 'href="/"' in answer.text
    assert "nobody thought" not in answer.text
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["request failed"]
