"""Told to stop in the middle of everything: sockets are told to come back, and what was being written is finished."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from preau.server.sockets.messages import CLOSE_RESTART
from tests.hosting.cluster import Guest, opened, wait_for
from tests.security.running import Running

TALKERS = 6


class Talker(threading.Thread):
    """Says one thing after another until the server hangs up."""

    def __init__(self, guest: Guest, server: Running, table: str) -> None:
        super().__init__(daemon=True)
        self._guest, self._server, self._table = guest, server, table
        self.asked = 0
        self.acknowledged: list[str] = []
        self.code: int | None = None

    def run(self) -> None:
        with self._guest.line(self._server, self._table) as line:
            try:
                while True:
                    text = f"{self.name} {self.asked}"
                    self.asked += 1
                    if line.ask(type="say", name="Ann", text=text)["type"] == "ok":
                        self.acknowledged.append(text)
            except ConnectionClosed as closed:
                self.code = closed.rcvd.code if closed.rcvd else None


def said(data: Path, table: str) -> list[str]:
    with closing(sqlite3.connect(data / "preau.sqlite3")) as database:
        rows = database.execute("SELECT event FROM table_log WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    return [event["text"] for event in (json.loads(row[0]) for row in rows) if event["type"] == "said"]


def test_a_stop_loses_nothing(tmp_path: Path) -> None:
    """In mid-talk and mid-thought: all that was acknowledged is there, everybody is told, no process is left behind."""
    server = Running(tmp_path)
    with server:
        ann = Guest(server)
        form = {"options": {"players": 2}, "seats": [{"kind": "person"}, {"kind": "bot", "level": "1"}]}
        with ann.line(server, opened(ann, server, **form)["id"]) as line:
            assert line.ask(type="move", move="e5")["type"] == "ok"  # a bot thinks
        table = str(opened(ann, server, mode="same_screen", options={"players": 2})["id"])
        talkers = [Talker(ann, server, table) for _ in range(TALKERS)]
        for talker in talkers:
            talker.start()
        wait_for(lambda: all(len(talker.acknowledged) > 10 for talker in talkers))
        os.kill(server.program.pid, signal.SIGTERM)
        for talker in talkers:
            talker.join(20)
        assert server.program.wait(20) in {0, -signal.SIGTERM}  # stopped in good order, and says by what
        wait_for(lambda: server.relatives() == 0)
    assert [talker.code for talker in talkers] == [CLOSE_RESTART] * TALKERS
    found = said(tmp_path, table)
    assert len(found) == len(set(found))
    for talker in talkers:
        mine = [text for text in found if text.startswith(f"{talker.name} ")]
        assert mine[: len(talker.acknowledged)] == talker.acknowledged
        assert len(mine) <= talker.asked
    server.check_log()
    server.verify()
