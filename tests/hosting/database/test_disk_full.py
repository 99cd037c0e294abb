"""The disk is full: what cannot be written is refused in words, all else goes on, and play too once there is room."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest

from preau.cli.main import main
from tests.hosting.cluster import Guest, NotDone, Server, wait_for
from tests.hosting.playing import Mover, Tally, again, joint_table, play_on

MEGABYTES = 16  # SQLite keeps up to four in its write-ahead log


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A filesystem of its own, of a few megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        if os.environ.get("CI"):
            pytest.fail("no filesystem can be mounted")
        pytest.skip("only root can mount a small filesystem")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(disk: Path) -> Path:
    """Nothing is left after this."""
    ballast = disk / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(b"\0" * 1024)
    return ballast


def ready(server: Server) -> dict[str, str]:
    answer = httpx2.get(f"{server.url}/readyz", timeout=10)
    assert answer.status_code == 200
    told: dict[str, str] = answer.json()
    return told


@again(20)
def test_the_disk_is_full(disk: Path, tmp_path: Path, times: int, tally: Tally) -> None:
    """Two play until nothing can be written; there are answers meanwhile; the same sockets go on when there is room."""
    database = f"sqlite:///{disk / 'preau.sqlite3'}"
    server = Server(tmp_path, database)
    try:
        server.ready()
        ann = Guest(server)
        quiet = joint_table(ann, server)
        movers = [Mover(ann, server, seed) for seed in range(2)]
        for mover in movers:
            mover.start()
        with ann.line(server, quiet) as line:
            for number in range(times):
                play_on(movers)
                ballast = fill(disk)
                wait_for(
                    lambda: all(mover.refused.total() for mover in movers), 90
                )  # there may be room within the files
                while (refused := line.ask(type="say", name="Ann", text="is anybody there?"))["type"] == "ok":
                    pass
                assert refused["code"] == "not_saved"
                before = line.seq
                assert ready(server) == {
                    "status": "ok", "database": "ok", "schema": "ok", "log": "failing", "bus": "ok"
                }  # fmt: skip
                assert len(ann.log(server, quiet)) == before  # reading goes on
                with ann.line(server, quiet) as late:
                    assert late.seq == before
                with pytest.raises(NotDone, match="not_saved"):
                    joint_table(ann, server)
                ballast.unlink()
                play_on(movers)
                assert line.ask(type="say", name="Ann", text=f"{number}")["type"] == "ok"
                assert ready(server)["log"] == "ok"
                for mover in movers:
                    mover.refused.clear()
        for mover in movers:
            mover.stop()
        lost = sum(mover.lost(server) for mover in movers)
        tally(times, sum(mover.acknowledged for mover in movers), lost)
    finally:
        server.end()
    assert lost == 0
    assert main(["verify", "--database-url", database, "--lang", "en"]) == 0
