"""Parts that fail in mid-game. Whatever was acknowledged is in the log, and the others go on."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from preau.cli.main import main
from preau.play.events import SeatPlan, TableTerms
from preau.server.bots.table_bots import Bots
from preau.server.database.store import Store
from preau.server.settings import Settings, with_driver
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService
from tests.hosting.cluster import Guest, Server, opened, wait_for
from tests.hosting.playing import Busy, Mover, Talker, Tally, again, joint_table, play_on
from tests.hosting.services import Postgres

Two = tuple[Server, Server]
Capture = pytest.CaptureFixture[str]
BOT = {"kind": "bot", "level": "1"}


def texts(guest: Guest, server: Server, table: str) -> list[str]:
    return [event["text"] for event in guest.log(server, table) if event["type"] == "said"]


def mine(talker: Talker, said: list[str]) -> list[str]:
    return [text for text in said if text.startswith(f"{talker.name} ")]


@again(20)
def test_the_database_restarts(
    servers: Two, postgres: Postgres, shared_database: str, times: int, tally: Tally, capsys: Capture
) -> None:
    """While PostgreSQL is away nothing is acknowledged and nobody is cut off; afterwards the same sockets go on."""
    ann = Guest(servers[0])
    table = joint_table(ann, servers[0])
    talkers = [Talker(ann, server, table) for server in servers]
    movers = [Mover(ann, server, seed) for seed, server in enumerate(servers)]
    busy: list[Busy] = [*talkers, *movers]
    for each in busy:
        each.start()
    for _ in range(times):
        play_on(movers)
        wait_for(lambda: all(len(talker.acknowledged) > 5 for talker in talkers))
        refused = [(talker, talker.refused) for talker in talkers]
        postgres.stop()
        wait_for(lambda refused=refused: all(talker.refused > before for talker, before in refused))  # type: ignore[misc]
        counts = [(talker, len(talker.acknowledged)) for talker in talkers]
        postgres.start()
        wait_for(lambda counts=counts: all(len(talker.acknowledged) > count + 5 for talker, count in counts))  # type: ignore[misc]
    check_order(shared_database, capsys)  # while they talk, too
    for each in busy:
        each.stop()
    said = texts(ann, servers[0], table)
    assert said == texts(ann, servers[1], table)
    assert len(said) == len(set(said))
    acknowledged = [text for talker in talkers for text in talker.acknowledged]
    lost = len(set(acknowledged) - set(said)) + sum(mover.lost(*servers) for mover in movers)
    tally(times, len(acknowledged) + sum(mover.acknowledged for mover in movers), lost)
    assert lost == 0


@again(50)
def test_a_server_is_killed_in_mid_game(
    servers: Two, shared_database: str, times: int, tally: Tally, capsys: Capture
) -> None:
    """`kill -9` while moves come in: all that was acknowledged is in the log, and the game goes on at the other."""
    chance, acknowledged, lost = random.Random(3), 0, 0
    for number in range(times):
        dead, alive = servers[number % 2], servers[1 - number % 2]
        ann = Guest(alive)
        tables = [joint_table(ann, dead) for _ in range(2)]
        talkers = [Talker(ann, server, table) for table in tables for server in servers]
        movers = [Mover(ann, server, seed) for seed, server in enumerate(servers * 2)]
        busy: list[Busy] = [*talkers, *movers]
        for each in busy:
            each.start()
        wait_for(lambda: all(len(talker.acknowledged) > 5 for talker in talkers))  # noqa: B023  # called here only
        play_on(movers)
        time.sleep(chance.random() / 5)
        dead.kill()
        play_on([mover for mover in movers if mover.server is alive])
        for each in busy:
            each.stop()
        for place, table in enumerate(tables):
            said = texts(ann, alive, table)
            for talker in talkers[2 * place : 2 * place + 2]:
                written = mine(talker, said)
                lost += len(set(talker.acknowledged) - set(written))
                acknowledged += len(talker.acknowledged)
                assert len(written) <= len(talker.acknowledged) + 1  # one may have been written and not acknowledged
            with ann.line(alive, table) as line:
                assert line.ask(type="move", seat=0, move="e5")["type"] == "ok"
        acknowledged += sum(mover.acknowledged for mover in movers)
        revive(dead)
        lost += sum(mover.lost(*servers) for mover in movers)
    tally(times, acknowledged, lost)
    assert lost == 0
    check_order(shared_database, capsys)


@again(10)
def test_a_server_is_killed_in_mid_thought(
    servers: Two, shared_database: str, times: int, tally: Tally, capsys: Capture
) -> None:
    """The bot's move is made by the other server, once; no worker of the dead one is left behind."""
    for _ in range(times):
        kill_in_mid_thought(servers)
        revive(servers[0])
    tally(times, 3 * times, 0)
    check_order(shared_database, capsys)


def kill_in_mid_thought(servers: Two) -> None:
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


def revive(server: Server) -> None:
    server.end()
    server.start()
    server.ready()


def check_order(url: str, capsys: Capture) -> None:
    """After all that, every log replays through the rules and the lists follow from them."""
    assert main(["verify", "--database-url", url, "--lang", "en"]) == 0, capsys.readouterr()


@again(20)
def test_two_processes_think_about_the_same_turn(database: str, tmp_path: Path, times: int, tally: Tally) -> None:
    """Where both do think, each of the bot's moves is still made once."""

    async def run() -> list[int]:
        settings = Settings(data=tmp_path, bot_pace=0, bot_seconds=0.2)
        stores = [await Store.open(with_driver(database)) for _ in range(2)]
        services = [TableService(store, LocalBus(), Links("key", 1)) for store in stores]
        bots = [Bots(service, settings) for service in services]
        plans = (SeatPlan("bot", "", "1"), SeatPlan("bot", "", "1"))
        try:
            table = await services[0].open(TableTerms("cerocle", {"players": "2"}, plans), "a")
            live = await services[1].live(table)
            for service, each in zip(services, bots, strict=True):  # bots alone play while somebody watches
                (await service.live(table)).watchers += 1
                each.wake_table(table)
            for _ in range(600):
                await services[0].refresh(await services[0].live(table))
                await services[1].refresh(live)
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

    made = 0
    for _ in range(times):
        seats = asyncio.run(run())
        assert seats[:8] == [0, 1] * 4
        made += len(seats)
    tally(times, made, 0)
