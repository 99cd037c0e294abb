"""What all tests share."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]  # it has no types to show

from preau.games import registry

# The same examples in every run: a failure seen once can be seen again. No deadline: machines differ.
settings.register_profile(
    "preau", derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("preau")

os.environ.setdefault("PREAU_BOT_NICENESS", "0")  # what competes with the bots here are other tests

RULES = ("tests/games/", "tests/draw/", "tests/teach/")
LONG = ("tests/games/test_conformance.py", "tests/games/test_outside.py", "tests/games/test_second_reading.py")
TOGETHER = ("tests/hosting/", "tests/security/test_raw_http", "tests/security/test_socket_fuzz")  # these share servers
WITH_SERVERS = ("tests/server/", "tests/hosting/", "tests/security/")
FIRST = (  # they take longest: others go on beside them
    "tests/hosting/", "tests/test_docs.py", "tests/bots/test_fast_cerocle.py", "tests/security/",
    "tests/games/test_conformance.py",
)  # fmt: skip


def pytest_configure() -> None:
    """Tests that are told to end, end what they started: as after Ctrl-C."""

    def end(_signal: int, _frame: FrameType | None) -> None:
        pytest.exit("terminated")

    signal.signal(signal.SIGTERM, end)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What has nothing for this run as a whole is not even read: reading may take seconds, in every worker."""
    wanted, file = config.getoption("markexpr"), f"{collection_path}"
    if not file.endswith(".py"):
        return None
    if "not nightly" in wanted and file.endswith("_nightly.py"):
        return True
    if wanted.startswith("(slow or not rules)") and any(place in file for place in RULES):
        slow = any(place in file for place in LONG) or "mark.slow" in collection_path.read_text("utf-8")
        return not slow or None
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the rules: `./test` measures what the quick ones cover. The longest come first."""
    for item in items:
        if item.nodeid.startswith(RULES):
            item.add_marker("rules")
        if item.nodeid.startswith(LONG):
            item.add_marker("slow")
    items.sort(key=lambda item: next((rank for rank, place in enumerate(FIRST) if item.nodeid.startswith(place)), 99))


@pytest.hookimpl(optionalhook=True)  # unknown under `-p no:xdist`
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With `--dist loadgroup` a worker takes whole files, and what shares servers as a whole: each is started once."""
    if config.getoption("dist") != "loadgroup":
        return None
    config.option.loadscopereorder = False  # in the order above, not by how many tests there are
    scheduler = LoadFileScheduling(config, log)
    scheduler._split_scope = _group_of
    return scheduler


def _group_of(nodeid: str) -> str:
    together = [place for place in TOGETHER if nodeid.startswith(place)]
    return together[0].split("/")[1] if together else nodeid.partition("::")[0]


@pytest.fixture(scope="module", autouse=True)
def uncompiled_bots(request: pytest.FixtureRequest) -> Iterator[None]:
    """A server that stands for some seconds would start processes that load the compiled bots, for nobody."""
    with pytest.MonkeyPatch.context() as patch:
        if request.node.nodeid.startswith(WITH_SERVERS):
            patch.setenv("PREAU_FAST", "0")
        yield


@pytest.fixture
def broken_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Packages are installed whose games cannot be loaded; the reasons by the games' names."""
    place = tmp_path / "site-packages"
    package = place / "preau_broken-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: preau-broken\nVersion: 1\n", "utf-8")
    entries = {
        "exits": "preau_exits:GAME",
        "gone": "preau_no_such_package:GAME",
        "other": "preau_nim:GAME",
        "raises": "preau_raises:GAME",
        "text": "preau_nim:HEAPS",
    }
    lines = [f"[{registry.GROUP}]", *(f"{name} = {value}" for name, value in entries.items())]
    (package / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    (place / "preau_raises.py").write_text("raise ZeroDivisionError('at import\\nsecond line')\n", "utf-8")
    (place / "preau_exits.py").write_text("raise SystemExit('not today')\n", "utf-8")
    monkeypatch.syspath_prepend(place)
    _look_again()
    yield {
        "exits": "SystemExit: not today",
        "gone": "ModuleNotFoundError: No module named 'preau_no_such_package'",
        "other": "entry point 'other' of group 'preau.games' is a Game of another name: 'nim'",
        "raises": "ZeroDivisionError: at import",
        "text": "entry point 'text' of group 'preau.games' is no Game, but of type str",
    }
    monkeypatch.undo()
    _look_again()


def _look_again() -> None:
    registry._entries.cache_clear()
    registry._load.cache_clear()
