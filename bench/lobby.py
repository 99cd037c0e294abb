"""How long a change takes to everybody at the lobby's board. One command: `python bench/lobby.py`.

A real server in a process of its own opens tables, seats people and ends games, fifty changes a second; a thousand
sockets in four languages look at the board. Each name at a table says when its change was asked for, so that every
socket can say how old a line is when it arrives. Those who look on are
read in this process, which needs a processor of its own: elsewhere the figures are of both.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from preau.play.commands import Resign
from preau.play.events import SeatPlan, TableTerms
from preau.server import run
from preau.server.settings import Settings
from preau.server.tables.service import Player, TableService
from preau.words import LANGUAGES
from tests.hosting.light import Socket

SOCKETS = 1_000
CHANGES_A_SECOND = 50
SECONDS = 20
SETTLE_SECONDS = 3.0  # after the last socket has come
TABLES_OPEN = 20  # and so many games to watch
STAMP = re.compile(r"\bt(\d{13})")  # a name
LINE = '"html":'  # what begins a line in a message


def stamp() -> str:
    return f"t{time.time_ns() // 1_000_000}"


async def change_things(service: TableService, board: Any) -> None:
    """A third of the changes opens a table, a third seats the other player at an older one, a third ends a game."""
    while len(board) < SOCKETS:
        await asyncio.sleep(0.1)
    await asyncio.sleep(SETTLE_SECONDS)
    print("begin", flush=True)
    began, opened, sat = time.monotonic(), deque[str](), deque[str]()
    terms = TableTerms("cerocle", {"players": 2}, (SeatPlan("person"),) * 2, public=True)
    for number in range(SECONDS * CHANGES_A_SECOND):
        await asyncio.sleep(max(0.0, began + number / CHANGES_A_SECOND - time.monotonic()))
        guest = secrets.token_urlsafe(9)
        if number % 3 == 0 or len(opened) < TABLES_OPEN:
            opened.append(await service.open(terms, guest, Player(guest, stamp()), 0))
        elif number % 3 == 1 or len(sat) < TABLES_OPEN:
            sat.append(opened.popleft())
            await service.sit(sat[-1], 1, Player(guest, stamp()))
        else:
            await service.do(sat.popleft(), Resign(0))
    print(f"end {time.monotonic() - began:.1f}", flush=True)


def serve() -> None:
    """The server, told by its environment where to listen."""
    run.configure_logging(verbose=False)
    make = run.create_app

    def create_app(settings: Settings) -> Any:
        app = make(settings)
        inner = app.router.lifespan_context

        @asynccontextmanager
        async def lifespan(each: Any) -> AsyncIterator[Any]:
            async with inner(each) as state:
                changes = asyncio.create_task(change_things(app.state.service, app.state.lobby))
                yield state
                changes.cancel()
                with suppress(asyncio.CancelledError):
                    await changes

        app.router.lifespan_context = lifespan
        return app

    run.create_app = create_app
    settings = Settings()
    run.serve(settings, run.listen(settings.host, settings.port), lambda: print("ready", flush=True))


async def look_on(port: int, server: subprocess.Popen[str]) -> list[float]:
    """How old each line was when it came to each socket, in ms."""
    ages: list[float] = []

    def hear(text: str) -> None:
        now = time.time_ns() / 1_000_000
        if text.startswith('{"type":"changes"'):
            ages.extend(now - max(map(int, STAMP.findall(line))) for line in text.split(LINE)[1:])

    languages = list(LANGUAGES)
    for number in range(SOCKETS):
        await Socket(f"/api/lobby/socket?v=1&lang={languages[number % 4]}", "", hear).connect("127.0.0.1", port)
    assert server.stdout is not None
    for wanted in ("begin", "end"):
        line = await asyncio.to_thread(server.stdout.readline)
        assert line.startswith(wanted), line
    await asyncio.sleep(1)
    return ages


def main() -> None:
    run.allow_many_sockets()
    with run.listen("127.0.0.1", 0) as probe:
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        given = {
            "PREAU_DATA": folder, "PREAU_PORT": str(port), "PREAU_OPEN_SOCKETS": "100000", "PREAU_FAST": "0",
            "PREAU_OPEN_CONNECTIONS": "100000", "PREAU_FIRST_MESSAGE_SECONDS": "600",
        }  # fmt: skip
        command = [sys.executable, __file__, "serve"]
        server = subprocess.Popen(command, env={**os.environ, **given}, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            assert server.stdout.readline() == "ready\n"
            ages = sorted(uvloop.run(look_on(port, server)))
        finally:
            server.terminate()
            server.wait(30)
    shares = {share: ages[int(len(ages) * share) - 1] for share in (0.5, 0.9, 0.99)}
    told = ", ".join(f"p{share * 100:.0f} {age:.0f} ms" for share, age in shares.items())
    print(f"{SOCKETS} sockets, {CHANGES_A_SECOND} changes a second for {SECONDS} seconds: {len(ages)} lines")
    print(f"{told}, at most {ages[-1]:.0f} ms")


if __name__ == "__main__":
    serve() if sys.argv[1:] == ["serve"] else main()
