"""Parts that fail in mid-game. Whatever was acknowledged is in the log, and the others go on."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from preau.cli.main import main
from preau.play.events import SeatPlan
from preau.play.opening import Opening
from preau.server.bus import LocalBus
from preau.server.desk import Desk
from preau.server.links import Links
from preau.server.settings import Settings, with_driver
from preau.server.store import Store
from preau.server.workers import Bots
from tests.hosting.cluster import Guest, Server, opened, wait_for
from tests.hosting.services import Postgres

Two = tuple[Server, Server]
BOT = {"kind": "bot", "level": "1"}


class Talker(threading.Thread):
    """Says one thing after another at a table, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, server: Server, table: str) -> None:
        super().__init__(daemon=True)
        self._guest, self._server, self._table = guest, server, table
        self.acknowledged: list[str] = []
        self.refused = 0
        self.enough = threading.Event()

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
        except (ConnectionClosed, OSError, TimeoutError):
            return


def texts(guest: Guest, server: Server, table: str) -> list[str]:
    return [event["text"] for event in guest.log(server, table) if event["type"] == "said"]


def test_the_database_restarts(servers: Two, postgres: Postgres, shared_database: str) -> None:
    """While PostgreSQL is away nothing is acknowledged and nobody is cut off; afterwards the same sockets go on."""
    ann = Guest(servers[0])
    table = str(opened(ann, servers[0], mode="same_screen", options={"players": 2})["id"])
    talkers = [Talker(ann, server, table) for server in servers]
    for talker in talkers:
        talker.start()
    wait_for(lambda: all(len(talker.acknowledged) > 5 for talker in talkers))
    postgres.stop()
    wait_for(lambda: all(talker.refused for talker in talkers))
    counts = [len(talker.acknowledged) for talker in talkers]
    postgres.start()
    wait_for(lambda: all(len(talker.acknowledged) > count + 5 for talker, count in zip(talkers, counts, strict=True)))
    assert main(["verify", "--database-url", shared_database, "--lang", "en"]) == 0  # in order while they talk, too
    for talker in talkers:
        talker.enough.set()
        talker.join(20)
    said = texts(ann, servers[0], table)
    assert said == texts(ann, servers[1], table)
    for talker in talkers:
        mine = [text for text in said if text.startswith(f"{talker.name} ")]
        assert set(talker.acknowledged) <= set(mine)
        assert len(mine) == len(set(mine))


def test_a_server_is_killed_in_mid_game(servers: Two) -> None:
    """`kill -9` while moves come in: all that was acknowledged is in the log, and the game goes on at the other."""
    ann = Guest(servers[0])
    tables = [str(opened(ann, servers[0], mode="same_screen", options={"players": 2})["id"]) for _ in range(4)]
    talkers = [Talker(ann, server, table) for table in tables for server in servers]
    for talker in talkers:
        talker.start()
    wait_for(lambda: all(len(talker.acknowledged) > 5 for talker in talkers))
    servers[0].kill()
    time.sleep(0.3)
    for talker in talkers:
        talker.enough.set()
        talker.join(20)
    for number, table in enumerate(tables):
        said = texts(ann, servers[1], table)
        for talker in talkers[2 * number : 2 * number + 2]:
            mine = [text for text in said if text.startswith(f"{talker.name} ")]
            assert mine[: len(talker.acknowledged)] == talker.acknowledged
            assert len(mine) <= len(talker.acknowledged) + 1  # one may have been written and not yet acknowledged
        with ann.line(servers[1], table) as line:
            assert line.ask(type="move", seat=0, move="e5")["type"] == "ok"


def test_a_server_is_killed_in_mid_thought(servers: Two) -> None:
    """The bot's move is made by the other server, once; no worker of the dead one is left behind."""
    ann = Guest(servers[0])
    form = {"options": {"players": 2}, "seats": [{"kind": "person"}, BOT]}
    tables = [str(opened(ann, servers[0], **form)["id"]) for _ in range(3)]
    warm = str(opened(ann, servers[0], **form)["id"])
    with ann.line(servers[0], warm) as line:  # workers are there
        assert line.ask(type="move", move="e5")["type"] == "ok"
        wait_for(lambda: ann.position(servers[0], warm).player == 0)
    for table in tables:
        with ann.line(servers[0], table) as line:
            assert line.ask(type="move", move="e5")["type"] == "ok"
    servers[0].kill()
    for table in tables:
        wait_for(lambda table=table: ann.position(servers[1], table).player == 0)  # type: ignore[misc]
        moves = [event for event in ann.log(servers[1], table) if event["type"] == "moved"]
        assert [event["seat"] for event in moves] == [0, 1]
    wait_for(lambda: servers[0].relatives() == 0)


def test_everything_is_in_order(shared_database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """After all that, every log replays through the rules and the lists follow from them."""
    assert main(["verify", "--database-url", shared_database, "--lang", "en"]) == 0, capsys.readouterr().out


def test_two_processes_think_about_the_same_turn(database: str, tmp_path: Path) -> None:
    """Where both do think, each of the bot's moves is still made once."""

    async def run() -> list[int]:
        settings = Settings(data=tmp_path, bot_pace=0, bot_seconds=0.2)
        stores = [await Store.open(with_driver(database)) for _ in range(2)]
        desks = [Desk(store, LocalBus(), Links("key", 1)) for store in stores]
        bots = [Bots(desk, settings) for desk in desks]
        plans = [SeatPlan("bot", "", "1"), SeatPlan("bot", "", "1")]
        try:
            table = await desks[0].open("cerocle", Opening("a", plans, {"players": "2"}))
            live = await desks[1].live(table)
            for _ in range(600):
                await desks[0].refresh(await desks[0].live(table))
                await desks[1].refresh(live)
                if live.table.seq > 20 or live.table.status == "over":
                    break
                await asyncio.sleep(0.05)
            entries = await stores[0].read(table)
            assert [entry.seq for entry in entries] == list(range(len(entries)))
            assert live.table.history.position.turn > 3
            return [step.seat for step in live.table.history.steps]
        finally:
            for each in bots:
                await each.stop()
            for store in stores:
                await store.close()

    seats = asyncio.run(run())
    assert seats[:8] == [0, 1] * 4


@pytest.mark.nightly
@pytest.mark.timeout(600)
def test_servers_are_killed_again_and_again(servers: Two) -> None:
    """Twenty times one of two servers dies while tables are played at both; nothing acknowledged is missing."""
    chance = random.Random(3)
    ann = Guest(servers[0])
    for _ in range(20):
        table = str(opened(ann, servers[0], mode="same_screen", options={"players": 2})["id"])
        talkers = [Talker(ann, server, table) for server in servers for _ in range(3)]
        for talker in talkers:
            talker.start()
        time.sleep(chance.uniform(0.5, 2))
        dead = chance.randrange(2)
        servers[dead].kill()
        time.sleep(0.3)
        for talker in talkers:
            talker.enough.set()
            talker.join(20)
        said = set(texts(ann, servers[1 - dead], table))
        assert all(set(talker.acknowledged) <= said for talker in talkers)
        servers[dead].end()
        servers[dead].start()
        servers[dead].ready()
