"""What the attacks and the soak share: guests at addresses of their own, lines of play, and a server to visit."""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import statistics
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

import preau


@dataclass
class Guest:
    """Somebody at an address, with a cookie."""

    port: int
    address: str
    cookie: str = ""

    def ask(self, method: str, path: str, body: object = None, timeout: float = 300) -> tuple[int, bytes]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        headers = {"X-Forwarded-For": self.address, "Content-Type": "application/json", "Cookie": self.cookie}
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
            return answer.status, answer.read()
        finally:
            line.close()

    def open_table(self, **form: Any) -> str:
        form = {"game": "cerocle", "mode": "same_screen", "options": {"players": 2, "quiet": 0}, "name": "x"} | form
        status, text = self.ask("POST", "/api/tables", form)
        assert status == 201, text
        return str(json.loads(text)["id"])

    def line(self, table: str, query: str = "") -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{query}", compression=None, max_size=None,
            close_timeout=1, additional_headers={"X-Forwarded-For": self.address, "Cookie": self.cookie},
        )  # fmt: skip


def endless_line(moves: int) -> Iterator[str]:
    """Moves of a game of Cerocle that nobody wins."""
    position, chance = preau.new("cerocle", players=2, quiet=0), random.Random(1)
    for _ in range(moves):
        legal = list(position.legal())
        chance.shuffle(legal)
        move = next(each for each in legal if not position.apply(each).over)
        yield position.text(move)
        position = position.apply(move)


def send_move(line: ClientConnection, move: str) -> bool:
    """Play it; whether it was acknowledged, and not refused as too much at once."""
    line.send(json.dumps({"type": "move", "id": "m", "move": move}))
    while True:
        heard = str(line.recv(timeout=120))
        if '"id":"m"' in heard or '"too_many"' in heard:
            return '"too_many"' not in heard


def drain(line: ClientConnection) -> None:
    """Hear all, in the background, and say one word: who says none is cut off."""

    def hear() -> None:
        with suppress(Exception):
            line.send(json.dumps({"type": "ping", "id": "p"}))
            for _ in line:
                pass

    threading.Thread(target=hear, daemon=True).start()


@contextmanager
def run_server(python: str, after: Callable[[Path], object] = str) -> Iterator[tuple[int, int]]:
    """A server of that version, with its own settings: its port and process. `after` is given its folder at the end.

    It is the one installed there, whatever PYTHONPATH says, and is told, so that no other is measured by mistake.
    """
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [python, "-m", "preau", "serve", "--port", "0", "--data", folder, "--no-browser", "--lang", "en"]
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        where = [python, "-c", "import preau; print('the server is', preau.__path__[0])"]
        subprocess.run(where, env=clean, cwd=folder, check=True)
        with log.open("wb") as out:
            server = subprocess.Popen(command, stdout=out, stderr=out, env=clean, cwd=folder)
        try:
            while not (found := re.findall(r"http://127\.0\.0\.1:(\d+)", log.read_text("utf-8"))):
                time.sleep(0.1)
            time.sleep(1)
            yield int(found[0]), server.pid
        finally:
            server.terminate()
            server.wait(30)
            after(Path(folder))


def times_text(took: list[float]) -> str:
    if not took:
        return "no move came back"
    ordered = sorted(took)
    return (
        f"p50 {statistics.median(ordered):7.1f}  p99 {ordered[int(len(ordered) * 0.99)]:7.1f}  ({len(ordered)} moves)"
    )
