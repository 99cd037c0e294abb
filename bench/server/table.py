"""How quick is the table? One command: `python bench/server/table.py`.

500 tables with two clients each over loopback, one move a second at each; the time counts from the mover's socket to
both clients, and every move is synced to disk first. Then as many moves as go through in a closed loop, and the same
job on boardgame.io's own server. The load comes from a process of its own on the same machine.

`--quick` takes a tenth of the time. Needs Node for the peer; without it the rest is measured.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import preau

HERE = Path(__file__).parent
PEER = ("boardgame.io@0.50.2", "node-persist@3.1.3")  # the second is what its FlatFile store asks for
GOALS = {"p50_ms": 2.0, "p99_ms": 8.0, "peer_memory": 1.5, "peer_files": 3.0, "megabytes": 200.0}


def lines(count: int, longest: int) -> list[list[tuple[int, str]]]:
    """Random legal games of Cerocle, those that last, as (seat, move)."""
    found: list[list[tuple[int, str]]] = []
    seed = 0
    while len(found) < count:
        chance, position = random.Random(seed), preau.new("cerocle", players=2)
        line: list[tuple[int, str]] = []
        seed += 1
        while not position.over and len(line) < longest:
            move = chance.choice(position.legal())
            line.append((position.player, position.text(move)))
            position = position.apply(move)
        if len(line) >= min(longest, 60):
            found.append(line)
    return found


class Http:
    """One guest's requests."""

    def __init__(self, host: str, port: int) -> None:
        self.connection = http.client.HTTPConnection(host, port, timeout=20)
        self.cookie = ""

    def ask(self, method: str, path: str, form: object = None) -> Any:
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        self.connection.request(method, path, None if form is None else json.dumps(form), headers)
        answer = self.connection.getresponse()
        body = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {body[:300]!r}")
        if cookie := answer.getheader("Set-Cookie"):
            self.cookie = cookie.split(";")[0]
        return json.loads(body)


def wait_for(port: int, path: str) -> None:
    for _ in range(200):
        try:
            Http("127.0.0.1", port).ask("GET", path)
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the server does not answer")


def memory(pid: int) -> float:
    """Megabytes of RAM a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def load(spec: dict[str, Any], pid: int) -> dict[str, Any]:
    """Run the load generator; what it saw, and the server's memory while all are connected."""
    program = subprocess.Popen(
        [sys.executable, str(HERE / "table_load.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(json.dumps(spec | {"pid": pid}) + "\n")
    program.stdin.flush()
    told: dict[str, Any] = json.loads(program.stdout.readline())
    told["megabytes"] = round(memory(pid), 1)
    program.communicate("\n", timeout=30)
    return told


def preau_tables(port: int, count: int, games: list[list[tuple[int, str]]]) -> list[dict[str, Any]]:
    ann, bob = Http("127.0.0.1", port), Http("127.0.0.1", port)
    plans = []
    for number in range(count):
        form = {"game": "cerocle", "options": {"players": 2}, "name": "Ann"}
        table = ann.ask("POST", "/api/tables", form)
        token = table["links"][1]["token"]
        bob.ask("POST", f"/api/tables/{table['id']}/seats/1?token={token}", {"name": "Bob"})
        plans.append({
            "id": table["id"], "path": f"/api/tables/{table['id']}/socket", "cookies": [ann.cookie, bob.cookie],
            "line": games[number % len(games)],
        })  # fmt: skip
    return plans


def measure_preau(folder: Path, port: int, count: int, phases: list[dict[str, Any]], longest: int) -> dict[str, Any]:
    environment = os.environ | {
        "PREAU_REQUEST_RATE": "10000000/minute", "PREAU_CREATE_RATE": "10000000/minute",
        "PREAU_WORK_RATE": "1000000000/minute", "PREAU_ADDRESS_WORK_RATE": "1000000000/minute",
        "PREAU_WRITE_RATE": "1000000000/day", "PREAU_ADDRESS_WRITE_RATE": "1000000000/day",
        "PREAU_OPEN_SOCKETS": "100000",
        "PREAU_SEAT_RATE": "10000000/minute", "PREAU_MESSAGE_RATE": "100000", "PREAU_ADDRESS_MESSAGE_RATE": "100000",
        "PREAU_GUEST_SOCKETS": "100000",
        "PREAU_GUEST_TABLES": "100000", "PREAU_ADDRESS_TABLES": "100000",
    }  # fmt: skip
    command = [sys.executable, "-m", "preau", "serve", "--port", str(port), "--data", str(folder), "--no-browser"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        if longest < 100:  # the memory of a server that has run before: the first start loads the migrations
            wait_for(port, "/healthz")
            server.send_signal(signal.SIGINT)
            server.wait(timeout=30)
            server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        wait_for(port, "/healthz")
        tables = preau_tables(port, count, lines(20, longest))
        spec = {"host": "127.0.0.1", "port": port, "peer": False, "tables": tables, "phases": phases}
        return load(spec, server.pid)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=30)


def measure_peer(folder: Path, port: int, count: int, phases: list[dict[str, Any]], *, files: bool) -> dict[str, Any]:
    environment = os.environ | {"PORT": str(port), "NODE_ENV": "production"}
    if files:
        environment["STORE"] = str(folder / "matches")
    shutil.copy(HERE / "boardgame_server.cjs", folder)
    server = subprocess.Popen(["node", "boardgame_server.cjs"], cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(port + 1, "/games/line")
        lobby, plans = Http("127.0.0.1", port + 1), []
        for _ in range(count):
            match = lobby.ask("POST", "/games/line/create", {"numPlayers": 2})["matchID"]
            keys = [
                lobby.ask("POST", f"/games/line/{match}/join", {"playerID": str(seat), "playerName": "x"})
                for seat in (0, 1)
            ]
            plans.append({
                "id": match, "path": "/socket.io/?EIO=4&transport=websocket",
                "keys": [key["playerCredentials"] for key in keys],
            })  # fmt: skip
        spec = {"host": "127.0.0.1", "port": port, "peer": True, "tables": plans, "phases": phases}
        return load(spec, server.pid)
    finally:
        server.terminate()
        server.wait(timeout=30)


def install(folder: Path, found: Path | None) -> None:
    """The peer, from npm or from where it lies already."""
    if found:
        (folder / "node_modules").symlink_to(found.resolve())
        return
    subprocess.run(["npm", "init", "-y"], cwd=folder, check=True, capture_output=True)
    subprocess.run(["npm", "install", "--no-audit", *PEER], cwd=folder, check=True, capture_output=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", help="some of: preau,memory,peer")
    parser.add_argument("--node-modules", type=Path, help="a folder that has the peer installed already")
    parser.add_argument("--port", type=int, default=18321)
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65536), most))
    only = given.only.split(",") if given.only else ["preau", "memory", "peer"]
    paced, closed = (5, 3) if given.quick else (20, 10)
    phases = [
        {"name": "warm_up", "kind": "paced", "seconds": 2},
        {"name": "paced", "kind": "paced", "seconds": paced},
        {"name": "closed", "kind": "closed", "seconds": closed, "tables": 64},
    ]
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="preau-bench-") as name:
        folder = Path(name)
        if "preau" in only:
            told["preau"] = measure_preau(folder / "one", given.port, 500, phases, 1000)
            print("preau, 500 tables:", json.dumps(told["preau"]), flush=True)
        if "memory" in only:
            some = [{"name": "paced", "kind": "paced", "seconds": 3}]
            told["thousand"] = measure_preau(folder / "two", given.port + 1, 1000, some, 60)
            print("preau, 1,000 tables:", json.dumps(told["thousand"]), flush=True)
        if "peer" in only and shutil.which("node"):
            install(folder, given.node_modules)
            for files in (False, True):
                key = "peer_files" if files else "peer_memory"
                told[key] = measure_peer(folder, given.port + 2 + 2 * files, 500, phases, files=files)
                print(f"boardgame.io, {'on files' if files else 'in memory'}:", json.dumps(told[key]), flush=True)
    return verdict(told)


def verdict(told: dict[str, Any]) -> int:
    checks: list[tuple[str, bool]] = []
    if "preau" in told:
        paced = told["preau"]["paced"]
        checks += [(f"{key} {paced[key]} of {GOALS[key]}", paced[key] <= GOALS[key]) for key in ("p50_ms", "p99_ms")]
    if "thousand" in told:
        size = told["thousand"]["megabytes"]
        checks.append((f"{size} MB of {GOALS['megabytes']} for 1,000 live tables", size <= GOALS["megabytes"]))
    for key, what in (("peer_memory", "in memory (nothing durable)"), ("peer_files", "on files")):
        if key in told and "preau" in told:
            peers = told[key]["closed"]["per_second"]
            if peers <= 0:
                checks.append((f"boardgame.io {what} played no move: nothing to compare with", False))
                continue
            times = told["preau"]["closed"]["per_second"] / peers
            checks.append((f"{times:.2f} of {GOALS[key]} × boardgame.io {what}", times >= GOALS[key]))
    for text, good in checks:
        print("ok  " if good else "MISS", text)
    return 0 if all(good for _, good in checks) else 1


if __name__ == "__main__":
    sys.exit(main())
