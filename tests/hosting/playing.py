"""People who play and talk while something fails, and remember what was acknowledged."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

import preau
from preau.games.api import Position
from preau.server.sockets.messages import CLOSE_RESTART
from tests.hosting.cluster import Guest, Line, NotDone, Server, opened, wait_for

Tally: TypeAlias = Callable[[int, int, int], None]  # how often the fault happened, what was acknowledged, what was lost


def again(often: int, short: int = 1) -> pytest.MarkDecorator:
    """A test that is given how many `times` its fault happens: few in `./test`, often at night."""
    night = [pytest.mark.nightly, pytest.mark.timeout(1800)]
    return pytest.mark.parametrize("times", [short, pytest.param(often, marks=night)])


def joint_table(guest: Guest, server: Server) -> str:
    """A table where one guest plays both sides."""
    return str(opened(guest, server, mode="same_screen", options={"players": 2})["id"])


class Busy(threading.Thread):
    """Somebody who goes on until told to stop."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.enough = threading.Event()

    def stop(self) -> None:
        self.enough.set()
        self.join(20)


class Talker(Busy):
    """Says one thing after another at a table, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, server: Server, table: str) -> None:
        super().__init__()
        self._guest, self._server, self._table = guest, server, table
        self.acknowledged: list[str] = []
        self.refused = 0

    def run(self) -> None:
        try:
            with self._guest.line(self._server, self._table) as line:
                for number in range(100_000):
                    if self.enough.is_set():
                        return
                    if line.ask(type="say", name="Ann", text=f"{self.name} {number}")["type"] == "ok":
                        self.acknowledged.append(f"{self.name} {number}")
                    else:
                        self.refused += 1
                        time.sleep(0.05)
                    time.sleep(0.01)  # or one of two at the same table may never find a number that is free
        except (ConnectionClosed, InvalidMessage, OSError, TimeoutError):  # be it in the middle of a greeting
            return


class Mover(Busy):
    """Plays random games, one table after another, until told to stop or cut off."""

    def __init__(self, guest: Guest, server: Server, seed: int = 0) -> None:
        super().__init__()
        self._guest, self.server, self._chance = guest, server, random.Random(seed)
        self.games: dict[str, list[str]] = {}  # by table: the moves that were acknowledged
        self.refused: Counter[str] = Counter()

    @property
    def acknowledged(self) -> int:
        return sum(map(len, self.games.values()))

    def run(self) -> None:
        while not self.enough.is_set():
            try:
                table = joint_table(self._guest, self.server)
                self.games[table] = []
                with self._guest.line(self.server, table) as line:
                    self._play(line, table)
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != CLOSE_RESTART:
                    return
                self.refused["line"] += 1  # to be tried again
                time.sleep(0.1)
            except (InvalidMessage, OSError, TimeoutError, httpx2.HTTPError):
                return
            except NotDone:  # no new table, for now
                self.refused["table"] += 1
                time.sleep(0.1)

    def _play(self, line: Line, table: str) -> None:
        position = self._guest.position(self.server, table)
        while not position.over and not self.enough.is_set():
            move = self._chance.choice(position.legal())
            text = position.text(move)
            answer = line.ask(type="move", seat=position.player, move=text)
            if answer["type"] == "ok":
                self.games[table].append(text)
                position = position.apply(move)
                continue
            self.refused[answer["code"]] += 1
            if answer["code"] not in {"not_saved", "unavailable"}:
                return  # the last move was made all the same; nothing was promised about it
            time.sleep(0.05)

    def lost(self, *servers: Server) -> int:
        """How many acknowledged moves are not in the log; fails unless all servers show the same, by the rules."""
        missing = 0
        for table, moves in self.games.items():
            log = self._guest.log(servers[0], table)
            logged = [event["move"] for event in log if event["type"] == "moved"]
            same = [ours == theirs for ours, theirs in zip(moves, logged, strict=False)]
            missing += len(moves) - (same.index(False) if False in same else len(same))
            assert len(logged) <= len(moves) + 1, "a move that nobody made"  # one written and not yet acknowledged
            expected = replayed(logged)
            for server in servers:
                assert self._guest.log(server, table) == log
                assert self._guest.position(server, table) == expected
        return missing


def play_on(movers: list[Mover], more: int = 5) -> None:
    """Wait until each has got so many more moves acknowledged."""
    goals = [(mover, mover.acknowledged + more) for mover in movers]
    wait_for(lambda: all(mover.acknowledged >= goal for mover, goal in goals))


def replayed(moves: list[str]) -> Position:
    position = preau.new("cerocle", players=2)
    for text in moves:
        position, _ = position.play(text)
    return position
