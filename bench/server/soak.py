"""A long evening: twenty tables of people who behave, all attacks at once. `python bench/server/soak.py --minutes 60`.

The people play at a human pace over real sockets, with pages that follow, some of them against bots; each table is a
household of its own. A third of the time they are alone, then all of `foes.ATTACKS` are under way, each from a process
and an address of its own (`--one-address`: all from one); and so again, `--rounds` times, so that the luck of
one moment decides nothing. At the end it tells what a move took until it was acknowledged, quiet and attacked, which
moves were not acknowledged, whether the log holds every one that was, once, and what `preau verify` says. It ends with
1 where a move was lost, the 99th percentile is more than three times the quiet one, or the database is not in order.

`--only NAME ...` leaves the other attacks out, to find which one it is.

It measures the server's own delay. Attackers have machines of their own in life, and here they share one with the
server and with those who play: so they are idle processes to the kernel, which make way at once and take what the
others leave (a mere low priority would keep a core until the clock's next tick). Run it where nothing else is done, or
before everything else (`nice -n -12 python bench/server/soak.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import os
import re
import resource
import subprocess
import sys
import threading
import time
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import foes
from households import Household, Tally
from visitors import run_server, times_text

MOST_TIMES = 3.0  # what an attacked p99 may be of a quiet one
SETTLE_SECONDS = 10.0  # at the beginning and after the attacks began, which count for nobody
ROUND_SECONDS = 300.0  # until an attack begins anew
QUIET_PART = 1 / 3
SHORT_SECONDS = 500.0  # in less there is no time for a game of 2,000 moves
SHORT_LONG_GAME = 600  # moves
LOOK_SECONDS = 0.02
END_SECONDS = 60.0  # for an attack to end


# --- the attackers ---------------------------------------------------------------------------------------------------


def attack_on(name: str, port: int, address: str, over: Any, long_game_moves: int, ended: Any) -> None:
    """In a process of its own: an attack, again and again."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # makes way the moment somebody else wakes up
    _allow_many_files()
    foes.LONG_GAME_MOVES = long_game_moves
    rounds, last = 0, ""
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        while not over.is_set():
            rounds += 1
            round_over = threading.Event()
            threading.Thread(target=lambda end=round_over: (over.wait(ROUND_SECONDS), end.set()), daemon=True).start()
            try:
                foes.ATTACKS[name](port, round_over, address)
            except Exception as error:  # noqa: BLE001  # it may be cut off as often as the server likes
                last = f"{type(error).__name__}: {error}"[:120]
                over.wait(2)
    ended.put((name, rounds, last))


def _allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Attackers:
    """All attacks, each in its process."""

    def __init__(self, names: list[str], port: int, addresses: list[str], long_game_moves: int) -> None:
        make = multiprocessing.get_context("spawn")
        self._over, self._ended = make.Event(), make.Queue()
        self._processes = [
            make.Process(
                target=attack_on, daemon=True,
                args=(name, port, address, self._over, long_game_moves, self._ended),
            )
            for name, address in zip(names, addresses, strict=True)
        ]  # fmt: skip

    def begin(self) -> None:
        for process in self._processes:
            process.start()

    def end(self) -> None:
        self._over.set()
        until = time.monotonic() + END_SECONDS
        for process in self._processes:
            if process.pid is not None:
                process.join(max(0.1, until - time.monotonic()))
                if process.is_alive():
                    process.kill()
                    process.join()
        while not self._ended.empty():
            name, rounds, last = self._ended.get()
            print(f"  {name}: begun {rounds} times{f', last cut off by {last}' if last else ''}", flush=True)


# --- the evening -----------------------------------------------------------------------------------------------------


class Watch:
    """How late the bench itself was: where it is, what it says of the server says little."""

    def __init__(self) -> None:
        self.late: list[tuple[float, float]] = []

    async def look(self) -> None:
        while True:
            at, due = time.monotonic(), time.perf_counter() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self.late.append((at, max(0.0, time.perf_counter() - due) * 1000))


@dataclass(frozen=True)
class Phase:
    """From when until when it was quiet, or was not."""

    begin: float
    end: float
    attacked: bool


@dataclass(frozen=True)
class Plan:
    """How the evening is spent."""

    seconds: float
    rounds: int
    tables: int
    attacks: list[str]
    one_address: bool

    @property
    def quiet(self) -> float:
        return self.seconds / self.rounds * QUIET_PART

    @property
    def attacked(self) -> float:
        return self.seconds / self.rounds - self.quiet

    def attackers(self, port: int, number: int) -> Attackers:
        """Those of one round, from addresses that have done nothing yet."""
        count = len(self.attacks)
        addresses = [f"203.0.113.{number * count + (0 if self.one_address else each) + 1}" for each in range(count)]
        moves = SHORT_LONG_GAME if self.attacked < SHORT_SECONDS else foes.LONG_GAME_MOVES
        return Attackers(self.attacks, port, addresses, moves)


async def spend(port: int, plan: Plan) -> tuple[Tally, list[Phase], Watch]:
    """All play all the time; in turn they are left alone and attacked."""
    tally, phases, watch, began = Tally(), list[Phase](), Watch(), time.monotonic()
    looking = asyncio.create_task(watch.look())
    playing = [
        asyncio.create_task(Household(port, number, tally).play_on(began + plan.seconds))
        for number in range(plan.tables)
    ]
    at = began
    for number in range(plan.rounds):
        phase_began, at = time.monotonic(), at + plan.quiet
        await asyncio.sleep(at - time.monotonic())
        phases.append(Phase(phase_began + SETTLE_SECONDS, at, attacked=False))
        print(f"  the attacks begin; {len(tally.took)} moves were acknowledged until now", flush=True)
        attackers, at = plan.attackers(port, number), at + plan.attacked
        try:
            await asyncio.to_thread(attackers.begin)
            phase_began = time.monotonic()
            await asyncio.sleep(at - time.monotonic())
            phases.append(Phase(phase_began + SETTLE_SECONDS, at, attacked=True))
        finally:
            await asyncio.to_thread(attackers.end)
    await asyncio.gather(*playing)
    looking.cancel()
    return tally, phases, watch


def print_times(tally: Tally, phases: list[Phase], watch: Watch) -> float:
    """Print what it took; the ratio of the 99th percentiles."""
    took: dict[bool, list[float]] = {False: [], True: []}
    for phase in phases:
        here = [each for at, each in tally.took if phase.begin <= at < phase.end]
        took[phase.attacked] += here
        late = sorted(each for at, each in watch.late if phase.begin <= at < phase.end)
        own = f"; the bench itself was late by {late[int(len(late) * 0.99)]:.1f} at p99" if late else ""
        print(f"  {'attacked' if phase.attacked else 'quiet':9} {times_text(here)}{own}")
    quiet, attacked = took[False], took[True]
    print(f"quiet       {times_text(quiet)}\nattacked    {times_text(attacked)}")
    if not quiet or not attacked:
        return float("inf")
    high = [sorted(each)[int(len(each) * 0.99)] for each in (quiet, attacked)]
    unanswered = len(tally.unanswered)
    print(
        f"p99 attacked / quiet: {high[1] / high[0]:.2f}\n"
        f"moves: {tally.sent} sent, {len(tally.took)} acknowledged, {len(tally.refused)} refused, {unanswered} not "
        f"answered, {tally.missing} acknowledged and not in the log, {tally.doubled} doubled; {tally.games} games, "
        f"{tally.cut_off} cut short"
    )
    for reason in sorted(set(tally.refused))[:5]:
        print(f"  refused: {reason}")
    return high[1] / high[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--only", nargs="+", choices=list(foes.ATTACKS), default=list(foes.ATTACKS))
    parser.add_argument("--one-address", action="store_true")
    parser.add_argument("--python", default=sys.executable)
    given = parser.parse_args()
    _allow_many_files()
    gc.freeze()  # what the bench has loaded is not looked through while a move is timed
    plan = Plan(given.minutes * 60, given.rounds, given.tables, given.only, given.one_address)
    verified: list[int] = []

    def verify(folder: Path) -> None:
        done = subprocess.run([given.python, "-m", "preau", "verify", "--data", folder, "--lang", "en"], check=False)
        verified.append(done.returncode)

    with run_server(given.python, after=verify) as (port, pid):
        tally, phases, watch = asyncio.run(spend(port, plan))
        used = re.findall(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text("ascii"))
        ratio = print_times(tally, phases, watch)
        print(f"memory of the server at most {int(used[0]) // 1024} MiB", flush=True)
    lost = tally.missing or tally.doubled or tally.unanswered or tally.cut_off or tally.refused
    return 1 if lost or ratio > MOST_TIMES or verified != [0] else 0


if __name__ == "__main__":
    sys.exit(main())
