"""People who behave, for `soak.py`: they play over real sockets, at a human pace, and count their moves."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from visitors import Guest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import preau

PACE_SECONDS = (0.8, 3.0)  # of a person, from one move to the next
ANSWER_SECONDS = 60.0  # until a move counts as not answered
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
