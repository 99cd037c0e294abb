"""Sockets that do not read, and sockets by the thousand: the others do not notice."""

from __future__ import annotations

import json
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from preau.server.sockets.messages import CLOSE_RESYNC
from tests.hosting.cluster import Guest, Line, Server, wait_for
from tests.hosting.light import Crowd
from tests.hosting.playing import Mover, Tally, joint_table, play_on

FEW_FILES = 256  # what many a system begins with is 1,024
MEGABYTE = 1 << 20


@contextmanager
def few_files() -> Iterator[int]:
    """What is started here begins with few open files; the most that it may ask for is given."""
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES, most))
    try:
        yield most
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with few_files():
        found = Server(tmp_path, PREAU_OPEN_SOCKETS="20000", PREAU_WAITING_MESSAGES="32")
    try:
        yield found.ready()
    finally:
        found.end()


# --- who does not read -----------------------------------------------------------------------------------------------


@contextmanager
def slow_reader(guest: Guest, server: Server, table: str) -> Iterator[ClientConnection]:
    """A page with next to no room to receive, that takes no message unless it is told to."""
    where = urlsplit(server.url)
    assert where.hostname is not None
    assert where.port is not None
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect((where.hostname, where.port))
    address = f"ws://{where.netloc}/api/tables/{table}/socket?view=1"
    with connect(
        address,
        sock=plain,
        additional_headers={"Cookie": guest.cookie},
        compression=None,
        max_queue=1,
        close_timeout=1,
        ping_interval=None,  # nor does it hang up by itself
    ) as reader:
        yield reader


def talk(line: Line, megabytes: float, size: int) -> int:
    """Say so much that a page is sent so many megabytes of views; how often something was said."""
    times = int(megabytes * MEGABYTE / size)
    for number in range(times):
        assert line.ask(type="say", name="Ann", text=f"{number}")["type"] == "ok"
    return times


def view_size(guest: Guest, server: Server, table: str) -> int:
    with slow_reader(guest, server, table) as reader:
        while (text := str(reader.recv(timeout=10))) and json.loads(text)["type"] != "view":
            pass
        return len(text)


def test_a_slow_reader(server: Server) -> None:
    """One page stops reading. Others hear everything; it is told to come back when it reads on, and is in step then."""
    ann = Guest(server)
    table = joint_table(ann, server)
    size = view_size(ann, server, table)
    with slow_reader(ann, server, table) as slow, ann.line(server, table) as line:
        said = talk(line, 24, size) + 40  # more than the system's buffers hold, and then more than ours
        talk(line, 40 * size / MEGABYTE, size)
        assert [event["text"] for event in line.events if event["type"] == "said"][-1] == "39"
        seen = read_to_the_end(slow)
        assert slow.close_code == CLOSE_RESYNC
    log = ann.log(server, table)
    assert seen < len(log)
    assert len(log) - 1 == said
    with ann.line(server, table, f"since={seen}") as again:
        again.seq = seen
        while again.seq < len(log):
            again.next("events")
        assert again.events == log[seen:]
    wait_for(lambda: server.sockets() == 0)


def read_to_the_end(slow: ClientConnection) -> int:
    """The number of events that were seen in order until the connection was closed."""
    seen = 0
    with suppress(ConnectionClosed):
        for text in slow:
            message = json.loads(text)
            if message["type"] == "hello":
                seen = message["seq"]
            elif message["type"] == "events":
                assert message["from"] == seen
                seen += len(message["events"])
    return seen


@pytest.mark.nightly
@pytest.mark.timeout(600)
def test_who_never_reads_again(server: Server, record_property: Callable[[str, object], None]) -> None:
    """Twenty pages stop reading for good: memory stays within bounds, and they are cut off."""
    ann = Guest(server)
    table = joint_table(ann, server)
    size = view_size(ann, server, table)
    with ann.line(server, table) as line:
        talk(line, 1, size)
        before = server.megabytes()
        readers = [slow_reader(ann, server, table) for _ in range(20)]
        for reader in readers:
            reader.__enter__()
        wait_for(lambda: server.sockets() == 21)
        for _ in range(4):
            talk(line, 4, size)
        more = server.megabytes() - before
        record_property("measured", f"{more:.1f} MiB more for twenty who do not read")
        assert more < 64
        wait_for(lambda: server.sockets() == 1, 90)
        assert line.ask(type="say", name="Ann", text="still here")["type"] == "ok"
        for reader in readers:
            reader.__exit__(None, None, None)


# --- many that say nothing -------------------------------------------------------------------------------------------


NIGHT = [pytest.mark.nightly, pytest.mark.timeout(900)]


@pytest.mark.parametrize(("count", "seconds"), [(500, 0), pytest.param(10_000, 60, marks=NIGHT)])
def test_idle_sockets(
    server: Server, count: int, seconds: int, tally: Tally, record_property: Callable[[str, object], None]
) -> None:
    """They stay, they hear what is said, and meanwhile others play."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most < count + FEW_FILES:
        pytest.skip(f"only {most} files may be open here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    ann = Guest(server)
    tables = [joint_table(ann, server) for _ in range(count // 100)]
    paths = [f"/api/tables/{table}/socket" for table in tables for _ in range(100)]
    where = urlsplit(server.url)
    assert where.hostname is not None
    assert where.port is not None
    before = server.megabytes()
    with Crowd(where.hostname, where.port, paths) as crowd:
        wait_for(lambda: server.sockets() == count)
        each = (server.megabytes() - before) * 1024 / count
        record_property("measured", f"{each:.0f} KiB for each of {count} sockets")
        mover = Mover(ann, server)
        mover.start()
        play_on([mover], 50)
        time.sleep(seconds)  # longer than a socket is left in peace before it is asked whether it is there
        play_on([mover], 50)
        mover.stop()
        assert not mover.refused
        assert len(crowd) == count
        with ann.line(server, tables[-1]) as line:
            assert line.ask(type="say", name="Ann", text="is anybody there?")["type"] == "ok"
        wait_for(lambda: crowd.heard[paths[-1]] == 100)
        assert each < 64
    wait_for(lambda: server.sockets() == 0)
    lost = mover.lost(server)
    tally(1, mover.acknowledged, lost)
    assert lost == 0
