"""Attacks on a server of its own, and what a stranger notices: `python bench/bots_attack.py`.

Each attack prints how long the stranger's bots take for a reply on a quiet evening, and while it goes on. The attacker
and the stranger have addresses of their own, as a proxy on this machine would tell them.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.hosting.cluster import Line, Server

ATTACKER, STRANGER = "192.0.2.1", "192.0.2.2"
TABLES = 60  # of the attacker
REPLIES = 5  # that are timed
LONGEST_SECONDS = 60.0  # that a reply is waited for
USUAL = {"PREAU_BOT_SECONDS": "5", "PREAU_BOT_PACE": "0"}


class Visitor:
    """Somebody at an address, with a cookie or without."""

    def __init__(self, server: Server, address: str) -> None:
        self._server, self._headers = server, {"X-Forwarded-For": address}

    def open(self, **form: Any) -> str:
        answer = httpx2.post(f"{self._server.url}/api/tables", json=form, headers=self._headers, timeout=30)
        if "Cookie" not in self._headers and "set-cookie" in answer.headers:
            self._headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
        return str(answer.json()["id"])

    def connect(self, table: str) -> ClientConnection:
        url = f"{self._server.url.replace('http:', 'ws:')}/api/tables/{table}/socket"
        return connect(url, additional_headers=self._headers, compression=None, max_size=None)


def time_replies(line: Line) -> list[float]:
    """Seconds for each reply of the stranger's bot to the same first move."""
    took = []
    for _ in range(REPLIES + 1):
        line.ask(type="undo", to=0)
        line.say(type="move", move="e5")
        started, seen = time.perf_counter(), len(line.events)
        try:
            while not any(event["type"] == "moved" and event["seat"] == 1 for event in line.events[seen:]):
                line.next("events", seconds=LONGEST_SECONDS)
        except TimeoutError:
            return [*took, LONGEST_SECONDS]
        took.append(time.perf_counter() - started)
    return took[1:]  # the first one starts what has to be there


@contextmanager
def bots(server: Server) -> Iterator[None]:
    """Tables of strong bots alone, each opened by a new guest of one address, and watched."""
    seats = [{"kind": "bot", "level": "8"}] * 2
    with ExitStack() as stack:
        for _ in range(TABLES):
            visitor = Visitor(server, ATTACKER)
            table = visitor.open(game="cerocle", options={"players": 2}, seats=seats, pace="quick")
            socket = stack.enter_context(visitor.connect(table))
            threading.Thread(target=_drain, args=(socket,), daemon=True).start()
        time.sleep(2)
        yield


def _drain(socket: ClientConnection) -> None:
    for _ in socket:
        pass


ATTACKS: dict[str, Callable[[Server], Any]] = {"bots": bots}


def measure(server: Server, attack: Callable[[Server], Any]) -> None:
    stranger = Visitor(server, STRANGER)
    with ExitStack() as stack:
        lines = {}
        for level in ("1", "4", "8"):
            seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
            table = stranger.open(game="cerocle", options={"players": 2}, seats=seats, pace="quick")
            lines[level] = Line(stack.enter_context(stranger.connect(table)))
        quiet = {level: statistics.median(time_replies(line)) for level, line in lines.items()}
        with attack(server):
            for level, line in lines.items():
                attacked = statistics.median(time_replies(line))
                ratio = attacked / quiet[level]
                print(
                    f"level {level}: quiet {quiet[level]:.3f} s, attacked {attacked:.3f} s, ratio {ratio:.1f}",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=list(ATTACKS), help="all without")
    for name in parser.parse_args().attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as data:
            server = Server(Path(data), **USUAL).ready()
            try:
                print(name, flush=True)
                measure(server, ATTACKS[name])
            finally:
                server.end()


if __name__ == "__main__":
    main()
