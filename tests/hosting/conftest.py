"""Services that tests share; each test has a database of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.hosting.cluster import Server
from tests.hosting.playing import Tally
from tests.hosting.services import Missing, Postgres, Redis, Service


def _running(make: Callable[[], Service]) -> Iterator[Service]:
    """A service for a whole run. Where it is not installed tests are skipped; in CI they fail."""
    try:
        service = make()
    except Missing as missing:
        if os.environ.get("CI"):
            pytest.fail(str(missing))
        pytest.skip(str(missing))
    try:
        service.start()
        yield service
    finally:
        service.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Service]:
    yield from _running(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[Service]:
    yield from _running(Redis)


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The URL of an empty PostgreSQL database."""
    return postgres.database()


@pytest.fixture(scope="session")
def shared_database(postgres: Postgres) -> str:
    """The database of both servers."""
    return postgres.database()


@pytest.fixture(scope="session")
def running_servers(
    shared_database: str, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database and one bus."""
    data = tmp_path_factory.mktemp("servers")
    with ExitStack() as stack:
        pair = []
        for _ in range(2):
            pair.append(Server(data, shared_database, redis.url))
            stack.callback(pair[-1].end)
        yield pair[0].ready(), pair[1].ready()


@pytest.fixture
def servers(running_servers: tuple[Server, Server]) -> tuple[Server, Server]:
    """Both alive, whatever a test before did to one of them."""
    for server in running_servers:
        if server.program.poll() is not None:
            server.end()
            server.start()
            server.ready()
    return running_servers


@pytest.fixture
def tally(record_property: Callable[[str, object], None]) -> Tally:
    """Tell how often a fault happened, how much was acknowledged meanwhile and how much of that was lost."""

    def tell(times: int, acknowledged: int, lost: int) -> None:
        record_property("tally", (times, acknowledged, lost))

    return tell


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """All tallies in one table, and what was measured on the way."""
    told = [
        (report.nodeid.rpartition("::")[2].partition("[")[0], name, value)
        for outcome in ("passed", "failed")
        for report in terminalreporter.getreports(outcome)
        for name, value in report.user_properties
    ]
    rows = [(test, *value) for test, name, value in told if name == "tally"]
    if rows:
        terminalreporter.section("faults")
        for row in [("fault", "times", "acknowledged", "lost"), *rows]:
            terminalreporter.write_line("{:55}{:>8}{:>14}{:>6}".format(*row))
    for test, name, value in told:
        if name == "measured":
            terminalreporter.write_line(f"{test}: {value}")
