"""A long evening: twenty tables of people who behave, and all attacks at once. `python bench/soak.py --minutes 60`.

The people play at a human pace over real sockets, with pages that follow, some of them against bots; each table is a
household of its own. A third of the time they are alone, then all of `attacks.ATTACKS` are under way, each from a
process and an address of its own (`--one-address`: all from one); and so again, `--rounds` times, so that the luck of
one moment decides nothing. At the end it tells what a move took until it was acknowledged, quiet and attacked, which
moves were not acknowledged, whether the log holds every one that was, once, and what `preau verify` says. It ends with
1 where a move was lost, the 99th percentile is more than three times the quiet one, or the database is not in order.

`--only NAME ...` leaves the other attacks out, to find which one it is.

It measures the server's own delay. Attackers have machines of their own in life, and here they share one with the
server and with those who play: so they have the lowest priority, whatever that of this command, and take what the
others leave. Run it where nothing else is done, or before everything else (`nice -n -12 python bench/soak.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import re
import resource
import subprocess
import sys
import threading
import time
from contextlib import AsyncExitStack, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import attacks
from visitors import Guest, served, told
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import preau

MOST_TIMES = 3.0  # what an attacked p99 may be of a quiet one
PACE_SECONDS = (0.8, 3.0)  # of a person, from one move to the next
ANSWER_SECONDS = 60.0  # until a move counts as not answered
SETTLE_SECONDS = 10.0  # at the beginning and after the attacks began, which count for nobody
ROUND_SECONDS = 300.0  # until an attack begins anew
QUIET_PART = 1 / 3
SHORT_SECONDS = 500.0  # in less there is no time for a game of 2,000 moves
SHORT_LONG_GAME = 600  # moves
LOWEST_PRIORITY = 19
LOOK_SECONDS = 0.02
END_SECONDS = 60.0  # for an attack to end
PERSON = {"kind": "person"}
FORMS: list[dict[str, Any]] = [
    {"game": "cerocle", "options": {"players": 2}, "seats": [PERSON, PERSON]},
    {"game": "cerocle", "options": {"players": 2}, "seats": [PERSON, {"kind": "bot", "level": "2"}]},
    {"game": "recess", "options": {"players": 3}, "mode": "same_screen"},
    {"game": "recess", "options": {"players": 3}, "seats": [PERSON, PERSON, {"kind": "bot", "level": "1"}]},
    {"game": "cerocle", "options": {"players": 4}, "mode": "same_screen"},
]


@dataclass
class Tally:
    """What became of all moves: when each was sent and what it took, in ms."""

    took: list[tuple[float, float]] = field(default_factory=list)
    sent: int = 0
    refused: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    cut_off: int = 0
    missing: int = 0  # acknowledged, and not in the log
    doubled: int = 0
    games: int = 0


class Household:
    """A table of people who behave, and the next when its game is over."""

    def __init__(self, port: int, number: int, tally: Tally) -> None:
        self._port, self._number, self._tally = port, number, tally
        self._address = f"198.51.100.{number + 1}"
        self._chance = random.Random(number)

    async def play_on(self, until: float) -> None:
        while time.monotonic() < until:
            try:
                await Game(self._port, self._address, self._chance, self._tally).play(FORMS[self._number % 5], until)
            except (ConnectionClosed, OSError, AssertionError, TimeoutError) as error:
                self._tally.cut_off += 1
                print(f"  table {self._number}: {type(error).__name__} {error}"[:300], flush=True)
                await asyncio.sleep(1)


class Game:
    """One game of a household: its guests, their sockets, and the position as they are told it."""

    def __init__(self, port: int, address: str, chance: random.Random, tally: Tally) -> None:
        self._port, self._address, self._chance, self._tally = port, address, chance, tally
        self._position = preau.new("cerocle")
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._acknowledged: list[tuple[int, str]] = []
        self._number = 0

    async def play(self, form: dict[str, Any], until: float) -> None:
        opener = Guest(self._port, self._address)
        status, text = await asyncio.to_thread(opener.ask, "POST", "/api/tables", {"name": "Ann", **form})
        assert status == 201, text
        opened = json.loads(text)
        holders = {0: opener}
        for link in opened["links"][1:] if "seats" in form else ():
            guest = Guest(self._port, self._address)
            where = f"/api/tables/{opened['id']}/seats/{link['seat']}?token={link['token']}"
            status, text = await asyncio.to_thread(guest.ask, "POST", where, {"name": f"Bob {link['seat']}"})
            assert status == 200, text
            holders[link["seat"]] = guest
        async with AsyncExitStack() as stack:
            lines = {seat: await self._line(stack, opened["id"], guest) for seat, guest in holders.items()}
            hearing = [asyncio.create_task(self._hear(line, seat == 0)) for seat, line in lines.items()]
            try:
                await self._play_moves(form, lines, until, hearing)
            finally:
                for task in hearing:
                    task.cancel()
        await self._check_log(opener, opened["id"])
        self._tally.games += 1

    async def _line(self, stack: AsyncExitStack, table: str, guest: Guest) -> ClientConnection:
        headers = {"X-Forwarded-For": guest.address, "Cookie": guest.cookie}
        url = f"ws://127.0.0.1:{self._port}/api/tables/{table}/socket?view=1"
        line = await stack.enter_async_context(
            connect(url, additional_headers=headers, compression=None, max_size=None, close_timeout=1)
        )
        await line.send('{"type":"ping","id":"first"}')
        return line

    async def _hear(self, line: ClientConnection, tells: bool) -> None:
        async for text in line:
            if '"type":"view"' in str(text)[:40]:
                continue
            message = json.loads(text)
            if message["type"] in {"ok", "refused"} and (answer := self._answers.pop(str(message["id"]), None)):
                answer.set_result(message)
            if tells and message["type"] == "hello":
                self._position = preau.position(message["table"]["position"])
                self._changed.set()
            if tells and message["type"] == "events":
                for event in message["events"]:
                    if event["type"] == "moved":
                        self._position = self._position.play(event["move"])[0]
                self._changed.set()

    async def _play_moves(
        self, form: dict[str, Any], lines: dict[int, ClientConnection], until: float, hearing: list[asyncio.Task[None]]
    ) -> None:
        await asyncio.wait_for(self._changed.wait(), ANSWER_SECONDS)
        while not self._position.over and time.monotonic() < until:
            for task in hearing:
                assert not task.done(), "a socket was closed"
            seat = self._position.player
            bot = "seats" in form and form["seats"][seat]["kind"] == "bot"
            if not bot:
                await asyncio.sleep(self._chance.uniform(*PACE_SECONDS))
                await self._move(lines.get(seat, lines[0]), seat)
            before = self._position
            while self._position is before and self._position.player == seat and not self._position.over and bot:
                self._changed.clear()
                await asyncio.wait_for(self._changed.wait(), ANSWER_SECONDS)

    async def _move(self, line: ClientConnection, seat: int) -> None:
        before = self._position
        text = before.text(self._chance.choice(list(before.legal())))
        self._number += 1
        name = f"m{self._number}"
        self._answers[name] = answer = asyncio.get_running_loop().create_future()
        self._tally.sent += 1
        self._changed.clear()
        at, started = time.monotonic(), time.perf_counter()
        await line.send(json.dumps({"type": "move", "id": name, "seat": seat, "move": text}))
        try:
            message = await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            self._tally.unanswered.append(text)
            raise
        if message["type"] == "refused":
            self._tally.refused.append(message["message"])
            await asyncio.sleep(1)
            return
        self._tally.took.append((at, (time.perf_counter() - started) * 1000))
        self._acknowledged.append((seat, text))
        while self._position is before:  # its own event may come after the answer
            await asyncio.wait_for(self._changed.wait(), ANSWER_SECONDS)
            self._changed.clear()

    async def _check_log(self, guest: Guest, table: str) -> None:
        """Whether the log holds what was acknowledged, in that order, each once."""
        status, text = await asyncio.to_thread(guest.ask, "GET", f"/api/tables/{table}/log")
        assert status == 200, text
        events = [json.loads(line) for line in text.splitlines()]
        people = {seat for seat, _ in self._acknowledged}
        kept = [(each["seat"], each["move"]) for each in events if each["type"] == "moved" and each["seat"] in people]
        at = 0
        for move in self._acknowledged:
            found = next((number for number in range(at, len(kept)) if kept[number] == move), None)
            self._tally.missing += found is None
            at = at if found is None else found + 1
        self._tally.doubled += max(0, len(kept) - len(self._acknowledged))


# --- the attackers ---------------------------------------------------------------------------------------------------


def attack_on(name: str, port: int, address: str, over: Any, long_game_moves: int, ended: Any) -> None:
    """In a process of its own: an attack, again and again."""
    os.setpriority(os.PRIO_PROCESS, 0, LOWEST_PRIORITY)
    _allow_many_files()
    attacks.LONG_GAME_MOVES = long_game_moves
    rounds, last = 0, ""
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        while not over.is_set():
            rounds += 1
            round_over = threading.Event()
            threading.Thread(target=lambda end=round_over: (over.wait(ROUND_SECONDS), end.set()), daemon=True).start()
            try:
                attacks.ATTACKS[name](port, round_over, address)
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
        moves = SHORT_LONG_GAME if self.attacked < SHORT_SECONDS else attacks.LONG_GAME_MOVES
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


def tell(tally: Tally, phases: list[Phase], watch: Watch) -> float:
    """Print what it took; the ratio of the 99th percentiles."""
    took: dict[bool, list[float]] = {False: [], True: []}
    for phase in phases:
        here = [each for at, each in tally.took if phase.begin <= at < phase.end]
        took[phase.attacked] += here
        late = sorted(each for at, each in watch.late if phase.begin <= at < phase.end)
        own = f"; the bench itself was late by {late[int(len(late) * 0.99)]:.1f} at p99" if late else ""
        print(f"  {'attacked' if phase.attacked else 'quiet':9} {told(here)}{own}")
    quiet, attacked = took[False], took[True]
    print(f"quiet       {told(quiet)}\nattacked    {told(attacked)}")
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
    parser.add_argument("--only", nargs="+", choices=list(attacks.ATTACKS), default=list(attacks.ATTACKS))
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

    with served(given.python, after=verify) as (port, pid):
        tally, phases, watch = asyncio.run(spend(port, plan))
        used = re.findall(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text("ascii"))
        ratio = tell(tally, phases, watch)
        print(f"memory of the server at most {int(used[0]) // 1024} MiB", flush=True)
    lost = tally.missing or tally.doubled or tally.unanswered or tally.cut_off or tally.refused
    return 1 if lost or ratio > MOST_TIMES or verified != [0] else 0


if __name__ == "__main__":
    sys.exit(main())
