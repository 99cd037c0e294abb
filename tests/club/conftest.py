"""The house that a test needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.house import House


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


@pytest.fixture
def house(tmp_path: Path, stack: ExitStack) -> House:
    return House(tmp_path, stack)
