"""The load of `bench/server/table.py`, in a process of its own: tables with two clients each, over real sockets.

Reads a plan as JSON from standard input, prints what it measured as JSON. One move is under way at a table at a time;
it counts from being sent until both clients have it.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import time
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.hosting.light import HELLO, Socket

ENOUGH = 4000  # moves, after which a table begins to be unlike any real one


class Table:
    """One table: whose move it is, and who has seen it."""

    def __init__(self, plan: dict[str, Any], spec: dict[str, Any], measure: Measure) -> None:
        self.plan, self.spec, self.measure = plan, spec, measure
        self.sockets: list[Socket] = []
        self.moves = 0
        self.sent = 0.0
        self.waiting: set[int] = set()
        self.state = 0
        self.again = False

    def hear(self, seat: int, text: str) -> None:
        peer = self.spec["peer"]
        if peer:
            self._hear_peer(seat, text)
        elif text.startswith('{"type":"events"'):
            self._mark_seen(seat)
        elif text.startswith('{"type":"refused"'):
            self.measure.refused.append(text)

    def _hear_peer(self, seat: int, text: str) -> None:
        if text == "2":  # engine.io asks whether we are there
            self.sockets[seat].send("3")
        elif text[0] == "0":
            self.sockets[seat].send("40/line,")
        elif text.startswith("40/line"):
            self._emit(seat, ["sync", self.plan["id"], str(seat), self.plan["keys"][seat], 2])
        elif '"update"' in text[:24] or '"patch"' in text[:24]:
            found = re.search(r'"_stateID":(\d+)', text)
            self.state = int(found[1]) if found else self.state + 1
            self._mark_seen(seat)
        elif '"sync"' in text[:24]:
            self.measure.synced += 1

    def _emit(self, seat: int, message: list[Any]) -> None:
        self.sockets[seat].send("42/line," + json.dumps(message, separators=(",", ":")))

    def _mark_seen(self, seat: int) -> None:
        if seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.measure.add(time.perf_counter() - self.sent)
                if self.again:
                    self.play()

    def play(self) -> None:
        if self.waiting:
            self.measure.late += 1  # the last move is not through yet
            return
        line = self.plan.get("line")
        if self.moves >= (len(line) if line else ENOUGH):
            if self.again and self.measure.idle:
                relief = self.measure.idle.pop()
                relief.again = True
                relief.play()
            return
        seat = self.moves % 2
        self.waiting = {0, 1}
        self.sent = time.perf_counter()
        if line:
            self.sockets[line[self.moves][0]].send(json.dumps({"type": "move", "move": line[self.moves][1]}))
        else:
            payload = {"type": "place", "args": [self.moves % 61], "playerID": str(seat)}
            action = {"type": "MAKE_MOVE", "payload": payload | {"credentials": self.plan["keys"][seat]}}
            self._emit(seat, ["update", action, self.state, self.plan["id"], str(seat)])
        self.moves += 1

    async def connect(self, host: str, port: int) -> None:
        for seat in (0, 1):
            cookie = self.plan["cookies"][seat] if "cookies" in self.plan else ""
            hello = "" if self.spec["peer"] else HELLO
            socket = Socket(self.plan["path"], cookie, lambda text, seat=seat: self.hear(seat, text), hello)  # type: ignore[misc]
            self.sockets.append(socket)
            await socket.connect(host, port)


class Measure:
    """What was seen."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused: list[str] = []
        self.late = 0
        self.synced = 0
        self.last = 0.0
        self.idle: list[Table] = []  # tables that take over in the closed loop when a game is over

    def add(self, seconds: float) -> None:
        self.times.append(seconds)
        self.last = time.perf_counter()

    def summary(self, seconds: float, processor: float) -> dict[str, Any]:
        times = sorted(self.times)

        def at(share: float) -> float:
            return round(times[min(len(times) - 1, int(share * len(times)))] * 1000, 3) if times else 0.0

        return {
            "moves": len(times),
            "per_second": round(len(times) / seconds, 1),
            "p50_ms": at(0.5),
            "p90_ms": at(0.9),
            "p99_ms": at(0.99),
            "max_ms": at(1.0),
            "late": self.late,
            "refused": self.refused[:3],
            "processor_ms_per_move": round(processor * 1000 / max(1, len(times)), 3),
        }


def processor(pid: int) -> float:
    """Seconds of processor time that the server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(spec: dict[str, Any]) -> dict[str, Any]:
    measure = Measure()
    tables = [Table(plan, spec, measure) for plan in spec["tables"]]
    for table in tables:
        await table.connect(spec["host"], spec["port"])
    await asyncio.sleep(1.0)
    told: dict[str, Any] = {"tables": len(tables), "sockets": 2 * len(tables)}
    loop = asyncio.get_running_loop()
    for phase in spec["phases"]:
        measure.times, measure.late, seconds = [], 0, phase["seconds"]
        started, used = time.perf_counter(), processor(spec["pid"])
        if phase["kind"] == "paced":
            begin = loop.time() + 0.2
            for second in range(seconds):
                for number, table in enumerate(tables):
                    loop.call_at(begin + second + number / len(tables), table.play)
            await asyncio.sleep(seconds + 1.2)
            told[phase["name"]] = measure.summary(seconds, processor(spec["pid"]) - used)
        else:
            measure.idle = tables[phase["tables"] :]
            for table in tables[: phase["tables"]]:
                table.again = True
                table.play()
            await asyncio.sleep(seconds)
            measure.idle = []
            for table in tables:
                table.again = False
            told[phase["name"]] = measure.summary(
                min(measure.last, started + seconds) - started, processor(spec["pid"]) - used
            )
            await asyncio.sleep(0.5)
    print(json.dumps(told), flush=True)
    sys.stdin.readline()  # stay connected until the memory has been read
    return told


if __name__ == "__main__":
    uvloop.run(run(json.loads(sys.stdin.readline())))
