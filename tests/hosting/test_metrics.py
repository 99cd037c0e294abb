"""The metrics that are about several processes and about bots: each is there, and moves when it should."""

from __future__ import annotations

from contextlib import ExitStack

import httpx2
from prometheus_client.parser import text_string_to_metric_families

from tests.hosting.cluster import Guest, Server, opened, wait_for
from tests.hosting.playing import Talker

Two = tuple[Server, Server]

SLOW_BOT = {"kind": "bot", "level": "8"}  # it thinks for as long as it may: a quick one would be done between two looks


def value(server: Server, name: str) -> float:
    """The sum of a metric's samples at one server."""
    text = httpx2.get(f"{server.url}/metrics", timeout=20).text
    samples = (sample for family in text_string_to_metric_families(text) for sample in family.samples)
    return sum(sample.value for sample in samples if sample.name == name)


def test_conflicts_and_lag(servers: Two) -> None:
    """Two processes that write to one table: one of them finds its number taken, both hear of each other in time."""
    ann = Guest(servers[0])
    table = str(opened(ann, servers[0], mode="same_screen", options={"players": 2})["id"])
    names = ("preau_log_conflicts_total", "preau_bus_lag_seconds_count", "preau_catch_ups_total")
    before = {name: sum(value(server, name) for server in servers) for name in names}
    talkers = [Talker(ann, server, table) for server in servers]
    for talker in talkers:
        talker.start()
    for name in names:
        wait_for(lambda name=name: sum(value(server, name) for server in servers) > before[name])  # type: ignore[misc]
    assert sum(value(server, "preau_sockets") for server in servers) == 2
    assert all(value(server, "preau_tables") >= 1 for server in servers)
    for talker in talkers:
        talker.enough.set()
        talker.join(20)
    wait_for(lambda: sum(value(server, "preau_sockets") for server in servers) == 0)


def test_the_bots_queue(servers: Two) -> None:
    """It grows while more bots are to move than can think, and is empty when they have."""
    server = servers[0]
    ann = Guest(server)
    thought = value(server, "preau_bot_seconds_count")
    form = {"options": {"players": 2}, "seats": [{"kind": "person"}, SLOW_BOT]}
    with ExitStack() as stack:
        lines = [stack.enter_context(ann.line(server, opened(ann, server, **form)["id"])) for _ in range(6)]
        for line in lines:
            line.say(type="move", move="e5")
        wait_for(lambda: value(server, "preau_bots_waiting") > 0)
        for line in lines:
            assert line.answer()["type"] == "ok"
    wait_for(
        lambda: value(server, "preau_bots_waiting") == 0 and value(server, "preau_bot_seconds_count") == thought + 6
    )
    assert value(server, "preau_command_seconds_count") > 0
