"""What can one guest spoil? One command: `python bench/attacks.py`.

A well-behaved table plays a move again and again, first alone, then while somebody else does one of the things below,
from another address. Each line is the time to a move's acknowledgement, quiet and attacked, in milliseconds.

`python bench/attacks.py chat records` runs some of them; `--python PATH` attacks another version's server, with that
version's own interpreter; `--seconds` says how long each is kept up.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

import preau
from preau.play.history import History
from preau.play.records import Record, write

FRIEND, FOE = "198.51.100.7", "203.0.113.66"  # addresses for examples; the server believes what this machine says
LONG_GAME_MOVES = 1_990
RECORD_MOVES = 4_500  # what fits into 64 KiB
SLOW_CONNECTIONS = 1_500
PAUSE_SECONDS = 0.06  # between two moves of the well-behaved table, which stays within what is allowed
FEWEST_MOVES = 10  # of a time, however short; a median of less says nothing
REFUSED_SECONDS = 0.5  # until who was told to wait tries again


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


def played(line: ClientConnection, move: str) -> bool:
    """Whether a move was acknowledged, and not refused as too much at once."""
    line.send(json.dumps({"type": "move", "id": "m", "move": move}))
    while True:
        heard = str(line.recv(timeout=120))
        if '"id":"m"' in heard or '"too_many"' in heard:
            return '"too_many"' not in heard


@dataclass
class Probe:
    """The well-behaved table: a move, its acknowledgement, the next move."""

    guest: Guest
    took: list[float] = field(default_factory=list)

    def play(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            table = self.guest.open_table()
            with self.guest.line(table) as line:
                for move in endless_line(400):
                    started = time.perf_counter()
                    assert played(line, move)
                    self.took.append((time.perf_counter() - started) * 1000)
                    time.sleep(PAUSE_SECONDS)
                    if time.monotonic() >= until and len(self.took) >= FEWEST_MOVES:
                        return


# --- the attacks -----------------------------------------------------------------------------------------------------

Attack = Callable[[int, threading.Event], None]


def long_game(port: int, over: threading.Event) -> None:
    """A game as long as can be; its page and its replay asked for once a second and not read."""
    foe = Guest(port, FOE)
    table = foe.open_table()
    with foe.line(table) as line:
        for move in endless_line(LONG_GAME_MOVES):
            while not played(line, move):  # as quickly as is allowed
                time.sleep(REFUSED_SECONDS)
    READY.set()
    kept = []
    while not over.is_set():
        for path in (f"/t/{table}", f"/replay/{table}"):
            raw = socket.create_connection(("127.0.0.1", port))
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {FOE}\r\n\r\n".encode())
            kept.append(raw)
        over.wait(0.5)
    for raw in kept:
        raw.close()


def records(port: int, over: threading.Event) -> None:
    """Records as long as can be, each a little different, hung up on after a moment."""
    start = History(preau.new("cerocle", players=2, quiet=0))
    for move in endless_line(RECORD_MOVES):
        start = start.play(move)
    text = write(Record(start))[: 63 * 1024]
    READY.set()
    number = 0
    while not over.is_set():
        number += 1
        body = json.dumps({"text": f"{text}\n# {number}"}).encode()
        raw = socket.create_connection(("127.0.0.1", port))
        head = f"POST /look HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {FOE}\r\nContent-Type: application/json\r\n"
        raw.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        over.wait(0.3)
        raw.close()


def chat(port: int, over: threading.Event) -> None:
    """A spectator who talks over thirty sockets, at a public table that somebody watches."""
    foe, friend = Guest(port, FOE), Guest(port, FRIEND)
    foe.ask("GET", "/")
    table = friend.open_table(public=True)
    ear = friend.line(table, "view=1")
    heard = 0

    def listen() -> None:
        nonlocal heard
        with suppress(Exception):
            for message in ear:
                heard += len(message)

    def talk() -> None:
        with suppress(Exception), foe.line(table) as line:
            while not over.is_set():
                line.send(json.dumps({"type": "say", "text": "x" * 480, "name": "Eve"}))
                time.sleep(0.05)

    threads = [threading.Thread(target=work, daemon=True) for work in (listen, *[talk] * 30)]
    for thread in threads:
        thread.start()
    READY.set()
    over.wait()
    ear.close()
    print(f"  a player was sent {heard / 1e6:.1f} MB", flush=True)


def slow(port: int, over: threading.Event) -> None:
    """Heads that never end, and connections without a word; counted again at the end."""
    kept = []
    for number in range(SLOW_CONNECTIONS):
        with suppress(OSError):
            raw = socket.create_connection(("127.0.0.1", port), timeout=5)
            if number % 6:
                raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            kept.append(raw)
    READY.set()
    over.wait()
    alive = 0
    for raw in kept:
        raw.setblocking(False)
        try:
            alive += raw.recv(1) != b""
        except BlockingIOError:
            alive += 1
        except OSError:
            pass
        raw.close()
    print(f"  of {len(kept)} slow connections {alive} were still open", flush=True)


def positions(port: int, over: threading.Event) -> None:
    """Positions to be judged and drawn, pictures and reasons, without a cookie, from eight threads."""
    text = str(preau.new("recess"))
    READY.set()

    def ask() -> None:
        while not over.is_set():
            with suppress(OSError):
                Guest(port, FOE).ask("POST", "/edit/recess", {"position": text, "piece": "N1", "to": "e6"})

    threads = [threading.Thread(target=ask, daemon=True) for _ in range(8)]
    for thread in threads:
        thread.start()
    over.wait()
    for thread in threads:
        thread.join(30)


ATTACKS: dict[str, Attack] = {
    "long-game": long_game, "records": records, "chat": chat, "slow": slow, "positions": positions,
}  # fmt: skip
READY = threading.Event()


# --- measuring -------------------------------------------------------------------------------------------------------


@contextmanager
def served(python: str) -> Iterator[tuple[int, int]]:
    """A server of that version, with its own settings: its port and process."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [python, "-m", "preau", "serve", "--port", "0", "--data", folder, "--no-browser", "--lang", "en"]
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
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


def told(took: list[float]) -> str:
    if not took:
        return "no move came back"
    ordered = sorted(took)
    return (
        f"p50 {statistics.median(ordered):7.1f}  p99 {ordered[int(len(ordered) * 0.99)]:7.1f}  ({len(ordered)} moves)"
    )


def compare(name: str, port: int, seconds: float) -> tuple[list[float], list[float]]:
    """What the well-behaved table's moves took, quiet and attacked."""
    quiet, attacked, over = Probe(Guest(port, FRIEND)), Probe(Guest(port, FRIEND)), threading.Event()
    quiet.play(seconds)
    READY.clear()
    attack = threading.Thread(target=ATTACKS[name], args=(port, over), daemon=True)
    attack.start()
    READY.wait(300)
    try:
        with suppress(Exception):  # what came back until then counts
            attacked.play(seconds)
    finally:
        over.set()
        attack.join(60)
    return quiet.took, attacked.took


def measure(name: str, python: str, seconds: float) -> None:
    print(name, flush=True)
    with served(python) as (port, pid):
        quiet, attacked = compare(name, port, seconds)
        used = re.findall(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text("ascii"))
    print(
        f"  quiet     {told(quiet)}\n  attacked  {told(attacked)}; memory at most {int(used[0]) // 1024} MiB",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help="all, if none is named")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    for name in given.attacks or ATTACKS:
        measure(name, given.python, given.seconds)


if __name__ == "__main__":
    main()
