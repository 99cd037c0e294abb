"""A real server to try everything on, and the guests of `tests/server` for what is quicker inside this process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.security.running import Running
from tests.server.house import House


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all tests of a file; each has its own tables in it."""
    with ExitStack() as stack:
        yield House(tmp_path_factory.mktemp("house"), stack, open_sockets=10_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """`preau serve --verbose` for a whole run. At its end the log must be without a fault, and the tables in order."""
    with Running(tmp_path_factory.mktemp("security")) as found:
        yield found
    found.check_log()
    found.verify()
