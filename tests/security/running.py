"""`preau serve` in a process of its own, on its own SQLite file: its log, its memory, its tables can be looked at."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any, Self

import httpx2

from preau.cli.main import main
from tests.hosting.cluster import SETTINGS, Server, wait_for
from tests.support import start_program

FAULTS = re.compile(r"Traceback|background task failed|request failed|socket failed|Exception in|never retrieved")


class Running(Server):
    """What goes wrong in it, and not what is refused, is found in its log."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.url = ""
        self._environment = {
            **os.environ,
            **SETTINGS,
            "PREAU_OPEN_SOCKETS": "1000",
            **settings,
            "PREAU_DATA": str(data),
        }
        self._log = data / "server.log"

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "preau", "serve", "--port", "0", "--no-browser", "--lang", "en", "--verbose"]
        with self._log.open("wb") as log:
            self.program = start_program(command, stdout=log, stderr=log, env=self._environment)
        try:
            wait_for(lambda: "http://" in self.log())
            self.url = re.findall(r"http://\S+(?=/)", self.log())[0]
            wait_for(self._answers)
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """Stop it in good order; what is left of it is ended."""
        self.program.send_signal(signal.SIGTERM)
        try:
            self.program.wait(20)
        finally:
            self.end()

    def log(self) -> str:
        return self._log.read_text("utf-8", errors="replace")

    def lines(self) -> list[dict[str, Any]]:
        """The log's lines of JSON."""
        return [json.loads(line) for line in self.log().splitlines() if line.startswith("{")]

    def check_log(self) -> None:
        found = FAULTS.search(self.log())
        assert found is None, self.log()[max(0, found.start() - 2000) : found.start() + 6000]

    def verify(self) -> None:
        """Every table's log replays through the rules."""
        assert main(["verify", "--database-url", f"sqlite:///{self.data / 'preau.sqlite3'}", "--lang", "en"]) == 0

    def memory(self) -> int:
        """Bytes of it in memory just now."""
        status = Path(f"/proc/{self.program.pid}/status").read_text("ascii")
        return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024

    def get(self, path: str) -> httpx2.Response:
        return httpx2.get(self.url + path, timeout=20)
