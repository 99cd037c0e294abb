"""Somebody sets the machine's clock while games are played: no player gains or loses time by it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner

from preau.games.api import TableRefused
from preau.server.clock import SteadyClock, now_ms
from preau.server.people import guests
from preau.server.tables.seat_links import Links, SeatLink
from tests.hosting.cluster import Guest, Server, opened
from tests.hosting.playing import Tally, again

HOUR = 3600
BANK = 60  # seconds
JUMPING = (str(Path(__file__).with_name("jumping.py")),)


class Machine:
    """A server and the clock of its machine."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "jump"
        self.set(0)
        self.server = Server(folder, program=JUMPING, JUMP=str(self._file))

    def set(self, seconds: int) -> None:
        """Ahead of the true time by so much, from now on."""
        draft = self._file.with_suffix(".draft")
        draft.write_text(f"{seconds}", "ascii")
        draft.replace(self._file)


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    found = Machine(tmp_path)
    try:
        found.server.ready()
        yield found
    finally:
        found.server.end()


@again(20)
def test_the_clock_jumps(machine: Machine, times: int, tally: Tally) -> None:
    """An hour ahead, two back, one ahead: only the time that was truly used is counted, and flags fall once."""
    chance, moves = random.Random(1), 0
    ann = Guest(machine.server)
    for _ in range(times):
        form = {"mode": "same_screen", "options": {"players": 2}}
        table = str(opened(ann, machine.server, clock={"kind": "bank", "seconds": BANK}, **form)["id"])
        blitz = str(opened(ann, machine.server, clock={"kind": "turn", "seconds": 5}, **form)["id"])
        started = time.monotonic()
        with ann.line(machine.server, table) as line, ann.line(machine.server, blitz) as quick:
            for jump in (HOUR, -HOUR, 0):
                machine.set(jump)
                position = ann.position(machine.server, table)
                move = position.text(chance.choice(position.legal()))
                time.sleep(0.3)
                answer = line.ask(type="move", seat=position.player, move=move)
                assert answer["type"] == "ok", answer
                assert line.ask(type="resume")["type"] == "ok"  # the other one has the device
                moves += 1
            assert quick.hear("flagged")["seat"] == 0
            assert time.monotonic() - started > 4.5  # and not when the clock was set
        used = time.monotonic() - started
        log = ann.log(machine.server, table)
        times_told = [event["at"] for event in log]
        assert times_told == sorted(times_told)
        assert times_told[-1] - times_told[0] < used * 1000 * 1.05
        left = ann.ask(machine.server, f"/api/tables/{table}")["clock"]["left"]
        assert all((BANK - used * 1.05) * 1000 < each < BANK * 1000 for each in left), left
        assert [event["type"] for event in ann.log(machine.server, blitz)].count("flagged") == 1
    tally(3 * times, moves, 0)


def test_a_server_starts_in_the_past(machine: Machine) -> None:
    """Set back an hour and started again: the clock stands until the hour has passed, and the game goes on."""
    ann = Guest(machine.server)
    form = {"mode": "same_screen", "options": {"players": 2}}
    table = str(opened(ann, machine.server, clock={"kind": "turn", "seconds": 5}, **form)["id"])
    machine.server.kill()
    machine.server.end()
    machine.set(-HOUR)
    machine.server.start()
    machine.server.ready()
    with ann.line(machine.server, table) as line:
        for seat, move in enumerate(("e5", "e6")):
            assert line.ask(type="move", seat=seat, move=move)["type"] == "ok"
            assert line.ask(type="resume")["type"] == "ok"
    log = ann.log(machine.server, table)
    assert [event["type"] for event in log][-6:] == ["moved", "paused", "resumed"] * 2
    assert all(event["at"] >= log[0]["at"] for event in log)


class Hands:
    """Two clocks that a test moves."""

    def __init__(self) -> None:
        self.wall, self.steady = 10**18, 5 * 10**9

    def pass_by(self, seconds: float) -> None:
        self.wall += int(seconds * 1e9)
        self.steady += int(seconds * 1e9)


def test_an_even_clock() -> None:
    """It starts with the machine's, is not moved by a jump, never goes back, and is right again in the end."""
    hands = Hands()
    clock = SteadyClock(lambda: hands.wall, lambda: hands.steady)
    begun = clock()
    assert begun == 10**12
    hands.pass_by(10)
    assert clock() == begun + 10_000
    for jump in (60, -120):
        hands.wall += int(jump * 1e9)
        before = clock()
        hands.pass_by(10)
        assert clock() - before == 10_000 + (100 if jump > 0 else -100)
    for _ in range(10_000):
        hands.pass_by(1)
        clock()
    assert clock() == hands.wall // 1_000_000


@pytest.mark.parametrize(("hours", "good"), [(-25, False), (-1, True), (1, True)])
def test_signatures_of_other_clocks(hours: int, good: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cookie and a link signed by a clock that was ahead are good; those older than a day, here, are not."""
    book, links = guests.GuestBook("key", 1), Links("key", 1)
    other = guests.GuestBook("key", 1, now=lambda: now_ms() + hours * HOUR * 1000)
    cookie = other.sign(guests.Guest("ann"))
    with monkeypatch.context() as patch:
        patch.setattr(TimestampSigner, "get_timestamp", lambda _: int(time.time()) + hours * HOUR)
        token = links.token(SeatLink("table", 0, 0))
    assert book.read(cookie).new is not good
    if good:
        assert book.read(cookie).id == "ann"
        assert links.read(token) == SeatLink("table", 0, 0)
    else:
        with pytest.raises(TableRefused) as refused:
            links.read(token)
        assert refused.value.code == "expired_link"
