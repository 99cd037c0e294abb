"""How much can a server take? One command: `python bench/server/load.py` (about twenty minutes; `--quick` about five).

Tables with a move a second and two sockets each are added until the 99th percentile of the time to a move's
acknowledgement passes 100 ms; then spectators of one table, until that or what they see comes later. On SQLite with one
process, then on PostgreSQL (synced to disk) and Redis with two, where the players of a table are at different ones.
Times count from the moment that a move was due, so that a server which falls behind cannot hide it. The load comes
from two processes on the same machine.

And two goals, on SQLite: 500 tables below the mark, and 1,000 sockets at one table that the others do not feel.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import multiprocessing
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop

sys.path.insert(0, str(Path(__file__).parents[2]))

from hosting import Synced

import preau
from tests.hosting.cluster import Server
from tests.hosting.light import Socket
from tests.hosting.services import Redis

MARK_MS = 100.0
WARM_UP = 2.0  # seconds before it counts
BESIDE = 100  # tables that are played at while spectators come to another
GOAL_TABLES, GOAL_SOCKETS = 500, 1_000
FORM = {"game": "cerocle", "mode": "same_screen", "options": {"players": 2}, "name": "Ann"}


def line_of_play(seed: int, moves: int) -> list[tuple[int, str]]:
    """A random game that lasts, as (seat, move)."""
    while True:
        chance, position = random.Random(seed), preau.new("cerocle", players=2)
        line: list[tuple[int, str]] = []
        while not position.over and len(line) < moves:
            move = chance.choice(position.legal())
            line.append((position.player, position.text(move)))
            position = position.apply(move)
        if len(line) == moves:
            return line
        seed += 1_000


@dataclass(slots=True)
class Seen:
    """Times of one step, in seconds since each move was due."""

    acknowledged: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


class Table:
    """Both players' sockets; who is to move sends, and waits for its answer."""

    def __init__(self, path: str, cookie: str, line: list[tuple[int, str]]) -> None:
        self.path = path
        self._line = line
        self._answered = asyncio.Event()
        self._due = 0.0
        self.seen = Seen()
        self.counts = False
        self.sockets = [Socket(path, cookie, self._hear) for _ in range(2)]

    async def connect(self, hosts: list[tuple[str, int]]) -> None:
        for number, socket in enumerate(self.sockets):
            await socket.connect(*hosts[number % len(hosts)])

    def _hear(self, text: str) -> None:
        if text.startswith('{"type":"ok"'):
            if self.counts:
                self.seen.acknowledged.append(time.perf_counter() - self._due)
            self._answered.set()
        elif text.startswith('{"type":"events"') and self.counts:
            self.seen.delivered.append(time.perf_counter() - self._due)
        elif text.startswith('{"type":"refused"'):
            self.seen.refused.append(text)
            self._answered.set()

    async def play(self, begin: float, seconds: float) -> None:
        """A move a second, late ones at once, those before the warm-up is over not counted."""
        for number, (seat, move) in enumerate(self._line):
            due = begin + number
            if due >= begin + WARM_UP + seconds:
                return
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.counts, self._due = number >= WARM_UP, due
            self._answered.clear()
            self.sockets[seat].send(json.dumps({"type": "move", "seat": seat, "move": move}))
            try:
                await asyncio.wait_for(self._answered.wait(), 10)
            except TimeoutError:
                self.seen.acknowledged.append(10.0)
                return


class House:
    """Servers, and how much they are given to do."""

    def __init__(self, servers: list[Server], seconds: float) -> None:
        places = [urlsplit(server.url) for server in servers]
        self.hosts = [(place.hostname or "", place.port or 0) for place in places]
        self._seconds = seconds
        self._lines = [line_of_play(seed, int(WARM_UP + seconds)) for seed in range(20)]

    def _open(self, count: int) -> list[Table]:
        guest, cookie, found = http.client.HTTPConnection(*self.hosts[0], timeout=20), "", []
        for number in range(count):
            headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
            guest.request("POST", "/api/tables", json.dumps(FORM), headers)
            answer = guest.getresponse()
            told = json.loads(answer.read())
            cookie = (answer.getheader("Set-Cookie") or cookie).partition(";")[0]
            found.append(Table(f"/api/tables/{told['id']}/socket", cookie, self._lines[number % len(self._lines)]))
        guest.close()
        return found

    async def step(self, count: int, spectators: int = 0) -> dict[str, Any]:
        """So many tables, and one more with spectators if there are to be any; what was seen."""
        tables = self._open(count + bool(spectators))
        stage = tables[-1] if spectators else None
        for table in tables:
            await table.connect(self.hosts)
        crowd = Crowd(self.hosts, stage.path, spectators) if stage is not None else None
        await asyncio.sleep(1.0)
        begin = time.perf_counter() + 0.2
        begins = [begin + number / len(tables) for number in range(len(tables))]
        if crowd is not None:
            crowd.begin(begins[-1])
        await asyncio.gather(*(table.play(at, self._seconds) for table, at in zip(tables, begins, strict=True)))
        await asyncio.sleep(0.5)
        delivered, cut_off = crowd.end() if crowd is not None else ([], 0)
        for socket in (socket for table in tables for socket in table.sockets):
            if socket.transport is not None:
                socket.transport.abort()
        others = [table.seen for table in tables if table is not stage]
        told = {
            "tables": count,
            "spectators": spectators,
            "moves": sum(len(seen.acknowledged) for seen in others),
            **_figures("acknowledged", [each for seen in others for each in seen.acknowledged]),
            **_figures("delivered", delivered or [each for seen in others for each in seen.delivered]),
            "refused": [text for table in tables for text in table.seen.refused][:3],
            "cut_off": cut_off,
        }
        print(json.dumps(told), file=sys.stderr, flush=True)
        return told


class Crowd:
    """Spectators of one table, in a process of their own so that their reading delays nobody else's."""

    def __init__(self, hosts: list[tuple[str, int]], path: str, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_watch, args=(theirs, hosts, path, count))
        self._process.start()
        assert self._line.recv() == "ready"

    def begin(self, at: float) -> None:
        """The first move is due then."""
        self._line.send(at)

    def end(self) -> tuple[list[float], int]:
        """How long each move took to each of them, and how many of them were cut off."""
        self._line.send(None)
        found: tuple[list[float], int] = self._line.recv()
        self._process.join()
        return found


def _watch(line: Connection, hosts: list[tuple[str, int]], path: str, count: int) -> None:
    uvloop.run(_watch_on(line, hosts, path, count))


async def _watch_on(line: Connection, hosts: list[tuple[str, int]], path: str, count: int) -> None:
    heard: list[list[float]] = [[] for _ in range(count)]
    sockets = [Socket(path, "", _hearer(times)) for times in heard]
    for number, socket in enumerate(sockets):
        await socket.connect(*hosts[number % len(hosts)])
    line.send("ready")
    loop = asyncio.get_running_loop()
    begin = await loop.run_in_executor(None, line.recv)
    await loop.run_in_executor(None, line.recv)
    first = int(WARM_UP)
    late = [at - begin - number for times in heard for number, at in enumerate(times[first:], first)]
    line.send((late, sum(socket.closed for socket in sockets)))


def _hearer(times: list[float]) -> Callable[[str], None]:
    def hear(text: str) -> None:
        if text.startswith('{"type":"events"'):
            times.append(time.perf_counter())  # the same clock in all processes

    return hear


def _figures(name: str, times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    return {
        f"{name}_p{share}_ms": round(ordered[min(len(ordered) - 1, share * len(ordered) // 100)] * 1000, 1)
        for share in (50, 99)
    }


def _good(told: dict[str, Any]) -> bool:
    late = told["acknowledged_p99_ms"]
    if told["spectators"]:
        late = max(late, told["delivered_p99_ms"])
    return late <= MARK_MS and not told["refused"] and not told["cut_off"]


async def knee(house: House, first: int, halvings: int, *, spectators: bool) -> dict[str, Any]:
    """The last step that was good: doubled until one is not, twice in a row, then halved between the two."""
    good, bad, best = 0, 0, dict[str, Any]()
    count = first
    for _ in range(12):
        for _ in range(2):
            told = await (house.step(BESIDE, count) if spectators else house.step(count))
            if _good(told):
                break
        if _good(told):
            good, best = count, told
        else:
            bad = count
        if bad and halvings == 0:
            break
        halvings -= bool(bad and good)
        count = (good + bad) // 2 if bad else 2 * good
    return best


@contextmanager
def sqlite(folder: Path) -> Iterator[list[Server]]:
    with _run_servers([Server(folder, **SETTINGS)]) as servers:
        yield servers


@contextmanager
def postgresql(folder: Path) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        postgres, redis = Synced(), Redis()
        for service in (postgres, redis):
            stack.callback(service.remove)
            service.start()
        url = postgres.database()
        yield stack.enter_context(_run_servers([Server(folder, url, redis.url, **SETTINGS) for _ in range(2)]))


SETTINGS = {
    "PREAU_OPEN_SOCKETS": "100000", "PREAU_CREATE_RATE": "1000000/minute", "PREAU_ADDRESS_MESSAGE_RATE": "100000",
    "PREAU_WRITE_RATE": "1000000000/day", "PREAU_ADDRESS_WRITE_RATE": "1000000000/day",
}  # fmt: skip


@contextmanager
def _run_servers(servers: list[Server]) -> Iterator[list[Server]]:
    try:
        yield [server.ready() for server in servers]
    finally:
        for server in servers:
            server.end()


async def measure(servers: list[Server], *, quick: bool, goals: bool) -> dict[str, Any]:
    house, halvings = House(servers, 4 if quick else 15), 1 if quick else 3
    told: dict[str, Any] = {}
    if goals:
        told["goal"] = await house.step(GOAL_TABLES)
        told["alone"] = await house.step(BESIDE)
        told["beside"] = await house.step(BESIDE, GOAL_SOCKETS)
    told["tables"] = await knee(house, GOAL_TABLES // 2, halvings, spectators=False)
    told["spectators"] = await knee(house, GOAL_SOCKETS // 2, halvings, spectators=True)
    return told


def verdict(told: dict[str, dict[str, Any]]) -> int:
    """Tell the knees, and whether the goals are met."""
    failed = 0
    for name, each in told.items():
        for what in ("tables", "spectators"):
            step = each[what]
            print(f"{name}: the knee is at {step.get(what, 0)} {what}", {k: v for k, v in step.items() if "_ms" in k})
        if "goal" in each:
            met = _good(each["goal"])
            failed += not met
            print("ok  " if met else "MISS", f"{GOAL_TABLES} tables: p99 {each['goal']['acknowledged_p99_ms']} ms")
            alone, beside = each["alone"]["acknowledged_p99_ms"], each["beside"]["acknowledged_p99_ms"]
            print(f"     {GOAL_SOCKETS} sockets at one table: p99 of {BESIDE} others {beside} ms, without {alone} ms")
    return 1 if failed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true", help="print all that was measured, as JSON")
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    told: dict[str, dict[str, Any]] = {}
    for kind in (sqlite, postgresql):
        if given.only in {None, kind.__name__}:
            with tempfile.TemporaryDirectory(prefix="preau-load-") as name, kind(Path(name)) as servers:
                print(kind.__name__, file=sys.stderr, flush=True)
                told[kind.__name__] = uvloop.run(measure(servers, quick=given.quick, goals=kind is sqlite))
    if given.json:
        print(json.dumps(told, indent=2))
        return 0
    return verdict(told)


if __name__ == "__main__":
    sys.exit(main())
