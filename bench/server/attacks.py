"""What can one guest spoil? One command: `python bench/server/attacks.py`.

A well-behaved table plays a move again and again, first alone, then while somebody else does one of the things of
`foes.ATTACKS`, from another address. Each line is the time to a move's acknowledgement, quiet and attacked, in
milliseconds; for `bots` also what a stranger's bots of three levels take for a reply.

`python bench/server/attacks.py chat records` runs some of them; `--python PATH` attacks another version's server, with
that version's own interpreter; `--seconds` says how long each is kept up. `soak.py` does all of them at once.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import foes
from visitors import Guest, endless_line, run_server, send_move, times_text
from websockets.sync.client import ClientConnection

FOE_ADDRESSES = "203.0.113."  # so they begin: addresses for examples
REPLIES = 5  # of a stranger's bot that are timed
LONGEST_REPLY_SECONDS = 60.0  # that one is waited for
PAUSE_SECONDS = 0.12  # between two moves of the well-behaved table, which stays within what is allowed
FEWEST_MOVES = 10  # of a time, however short; a median of less says nothing


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
                    assert send_move(line, move)
                    self.took.append((time.perf_counter() - started) * 1000)
                    time.sleep(PAUSE_SECONDS)
                    if time.monotonic() >= until and len(self.took) >= FEWEST_MOVES:
                        return


def compare(name: str, port: int, seconds: float) -> tuple[list[float], list[float]]:
    """What the well-behaved table's moves took, quiet and attacked."""
    quiet, attacked, over = Probe(Guest(port, foes.FRIEND)), Probe(Guest(port, foes.FRIEND)), threading.Event()
    quiet.play(seconds)
    foes.READY.clear()
    foe = f"{FOE_ADDRESSES}{list(foes.ATTACKS).index(name) + 1}"  # each its own: none pays for what another did
    attack = threading.Thread(target=foes.ATTACKS[name], args=(port, over, foe), daemon=True)
    attack.start()
    while attack.is_alive() and not foes.READY.wait(1):
        pass
    try:
        with suppress(Exception):  # what came back until then counts
            attacked.play(seconds)
    finally:
        over.set()
        attack.join(60)
    return quiet.took, attacked.took


def time_replies(port: int) -> dict[str, float]:
    """The median, in milliseconds, of what a stranger's bot of each level takes to reply to the same first move."""
    stranger, found = Guest(port, foes.FRIEND), dict[str, float]()
    for level in ("1", "4", "8"):
        seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
        table = stranger.open_table(mode="online", options={"players": 2}, seats=seats, pace="quick")
        with stranger.line(table) as line:
            found[level] = statistics.median([_reply(line) for _ in range(REPLIES + 1)][1:])  # the first starts things
    return found


def _reply(line: ClientConnection) -> float:
    line.send(json.dumps({"type": "undo", "id": "u", "to": 0}))
    while '"id":"u"' not in str(line.recv(timeout=LONGEST_REPLY_SECONDS)):
        pass
    started = time.perf_counter()
    line.send(json.dumps({"type": "move", "id": "m", "move": "e5"}))
    with suppress(TimeoutError):
        while True:
            heard = str(line.recv(timeout=LONGEST_REPLY_SECONDS))
            if '"moved"' in heard and '"seat":1' in heard:
                break
    return (time.perf_counter() - started) * 1000


def compare_replies(port: int) -> None:
    quiet, over = time_replies(port), threading.Event()
    foes.READY.clear()
    attack = threading.Thread(target=foes.bots, args=(port, over, f"{FOE_ADDRESSES}66"), daemon=True)
    attack.start()
    foes.READY.wait(300)
    try:
        for level, took in time_replies(port).items():
            print(f"  level {level}: a reply took {quiet[level]:.0f} ms, attacked {took:.0f} ms", flush=True)
    finally:
        over.set()
        attack.join(60)


def measure(name: str, python: str, seconds: float) -> None:
    print(name, flush=True)
    with run_server(python) as (port, pid):
        quiet, attacked = compare(name, port, seconds)
        if name == "bots":
            compare_replies(port)
        used = re.findall(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text("ascii"))
    print(f"  quiet     {times_text(quiet)}", flush=True)
    print(f"  attacked  {times_text(attacked)}; memory at most {int(used[0]) // 1024} MiB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[*foes.ATTACKS, []], help="all, if none is named")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    for name in given.attacks or foes.ATTACKS:
        measure(name, given.python, given.seconds)


if __name__ == "__main__":
    main()
