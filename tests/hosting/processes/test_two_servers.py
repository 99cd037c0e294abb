"""Two servers, one house: a guest may be at either, and nothing happens twice."""

from __future__ import annotations

import random
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
import structlog
from websockets.exceptions import ConnectionClosed

from preau.cli.main import main
from preau.server.sockets.messages import CLOSE_RESTART
from tests.hosting.cluster import PATIENCE, Guest, Line, Server, opened, sit, wait_for
from tests.hosting.playing import Mover, Tally, again, play_on
from tests.hosting.services import Redis

Two = tuple[Server, Server]


def pair(servers: Two, **form: object) -> tuple[Guest, Guest, str]:
    """Two guests at a table; it was opened at one server and joined at the other."""
    ann, bob = Guest(servers[0]), Guest(servers[1])
    table = opened(ann, servers[0], options={"players": 2}, **form)
    sit(bob, servers[1], table, 1)
    return ann, bob, str(table["id"])


def legal(guest: Guest, server: Server, table: str, chance: random.Random) -> str:
    position = guest.position(server, table)
    return position.text(chance.choice(position.legal()))


def hinted(one: Line, two: Line) -> bool:
    """Whether what one says reaches the other by hints: sooner than the poll, which comes once a second."""
    took = []
    for number in range(5):
        started = time.perf_counter()
        assert one.ask(type="say", text=f"{number}")["type"] == "ok"
        two.hear("said")
        took.append(time.perf_counter() - started)
    return sum(took) < 0.5 * len(took) or min(took) < 0.1


def test_a_move_reaches_the_other_server(servers: Two) -> None:
    """What is played at one server is seen at the other, at once; a page asked for there is never older."""
    ann, bob, table = pair(servers)
    with ann.line(servers[0], table) as here, bob.line(servers[1], table) as there:
        assert here.ask(type="move", move="e5")["type"] == "ok"
        assert bob.position(servers[1], table).player == 1
        assert there.hear("moved")["move"] == "e5"
        assert hinted(there, here)
        assert hinted(here, there)


def test_both_review_the_same_game(servers: Two) -> None:
    """Each server that is asked makes the review for itself, also at the same time, and both say the same."""
    ann, _, table = pair(servers)
    with ann.line(servers[0], table) as line:
        assert line.ask(type="move", move="e5")["type"] == "ok"
        assert line.ask(type="resign")["type"] == "ok"

    def review(server: Server) -> dict[str, object]:
        found: dict[str, object] = ann.ask(server, f"/api/tables/{table}/review")
        return found

    wait_for(lambda: sum(bool(review(server)["ready"]) for server in servers) == len(servers))
    first, second = map(review, servers)
    assert first == second
    assert first["total"] == 2


@again(20)
def test_both_race_for_the_same_move(servers: Two, times: int, tally: Tally) -> None:
    """One player, two windows at two servers, the same moment: each move is made once, and all see the same log."""
    chance = random.Random(1)
    made = sum(race(servers, chance) for _ in range(times))
    tally(made, made, 0)


def race(servers: Two, chance: random.Random) -> int:
    """Up to sixteen moves of a game, each raced for; how many were made."""
    ann, bob, table = pair(servers)
    with ann.line(servers[0], table) as a0, ann.line(servers[1], table) as a1:  # noqa: SIM117  # too long for one line
        with bob.line(servers[0], table) as b0, bob.line(servers[1], table) as b1, ThreadPoolExecutor(2) as pool:
            made = 0
            for number in range(16):
                lines = ((a0, a1), (b0, b1))[number % 2]
                moves = [legal(ann, server, table, chance) for server in servers]
                answers = list(pool.map(lambda line, move: line.ask(type="move", move=move), lines, moves))
                kinds = [answer["type"] for answer in answers]
                assert kinds.count("ok") == 1, answers
                made += 1
                if ann.ask(servers[0], f"/api/tables/{table}")["status"] == "over":
                    break
            log = ann.log(servers[0], table)
            for line in (a0, a1, b0, b1):
                while line.seq < len(log):
                    line.next("events")
                assert line.events == log[-len(line.events) :]
    assert sum(event["type"] == "moved" for event in log) == made
    assert log == bob.log(servers[1], table)
    return made


@again(50, short=3)
def test_the_flag_falls_once(servers: Two, times: int, tally: Tally) -> None:
    """Both servers keep the clock; one event comes of it."""
    seconds = 5 if times < 10 else 45  # until all are there to see it
    tables = [pair(servers, clock={"kind": "turn", "seconds": seconds}) for _ in range(times)]
    with ExitStack() as stack:
        here = [stack.enter_context(ann.line(servers[0], table)) for ann, _, table in tables]
        there = [stack.enter_context(bob.line(servers[1], table)) for _, bob, table in tables]
        for line in here + there:
            assert line.hear("flagged", seconds + PATIENCE)["seat"] == 0
    time.sleep(0.3)
    for ann, _, table in tables:
        assert [event["type"] for event in ann.log(servers[1], table)].count("flagged") == 1
    tally(times, times, 0)


def test_a_bot_answers_once(servers: Two) -> None:
    """A bot's turn is noticed at both servers and played at one of them, once."""
    ann = Guest(servers[0])
    seats = [{"kind": "person"}, {"kind": "bot", "level": "1"}]
    table = str(opened(ann, servers[0], options={"players": 2}, seats=seats)["id"])
    chance = random.Random(2)
    with ann.line(servers[0], table) as here, ann.line(servers[1], table) as there:
        for number in range(4):
            line = (here, there)[number % 2]
            assert line.ask(type="move", move=legal(ann, servers[number % 2], table, chance))["type"] == "ok"
            wait_for(lambda: ann.position(servers[1], table).player == 0)
        log = ann.log(servers[0], table)
        for line in (here, there):
            while line.seq < len(log):
                line.next("events")
    seats_moved = [event["seat"] for event in log if event["type"] == "moved"]
    assert seats_moved == [0, 1] * 4


def test_presence_is_known_everywhere(servers: Two) -> None:
    """Who is connected to one server is not away for those at the other."""
    ann, bob, table = pair(servers)
    with bob.line(servers[1], table) as there:
        with ann.line(servers[0], table):
            while there.next("presence")["seats"][0]["absent_ms"]:
                pass
        while not there.next("presence")["seats"][0]["absent_ms"]:
            pass
        assert there.ask(type="stand_in", seat=0)["code"] == "not_allowed"


@pytest.mark.parametrize("seconds", [0, pytest.param(60, marks=[pytest.mark.nightly, pytest.mark.timeout(900)])])
def test_redis_is_away(servers: Two, redis: Redis, seconds: int, tally: Tally) -> None:
    """Without hints the poll finds what has changed; the lines go on, and hints too once Redis is back."""
    ann, bob, table = pair(servers)
    movers = [Mover(ann, server, seed) for seed, server in enumerate(servers)]
    for mover in movers:
        mover.start()
    with ann.line(servers[0], table) as here, bob.line(servers[1], table) as there:
        redis.stop()
        try:
            assert here.ask(type="move", move="e5")["type"] == "ok"
            assert there.hear("moved", seconds=4)["move"] == "e5"
            assert there.ask(type="move", move="e6")["type"] == "ok"
            assert here.hear("moved", seconds=4)["move"] == "e6"
            assert there.ask(type="stand_in", seat=0)["code"] == "not_allowed"
            time.sleep(seconds)
            play_on(movers)
        finally:
            redis.start()
        for mover in movers:
            mover.stop()
            assert not mover.refused
        time.sleep(1.5)  # both have found it again
        assert hinted(here, there)
    lost = sum(mover.lost(*servers) for mover in movers)
    tally(1, sum(mover.acknowledged for mover in movers), lost)
    assert lost == 0


def test_a_server_stops_in_good_order(servers: Two) -> None:
    """Told to stop, it tells its sockets to come back, and ends; they find all at the other server."""
    ann, _, table = pair(servers)
    with ann.line(servers[1], table) as line:
        assert line.ask(type="move", move="e5")["type"] == "ok"
        servers[1].program.terminate()
        with pytest.raises(ConnectionClosed) as closed:
            line.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSE_RESTART
    assert servers[1].program.wait(15) in {0, -signal.SIGTERM}  # by its own end, or as uvicorn passes the signal on
    assert ann.position(servers[0], table).player == 1


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"PREAU_BUS_URL": "redis://127.0.0.1:9"}, "PREAU_SECRET"),
        ({"PREAU_BUS_URL": "x", "PREAU_SECRET": "s"}, "x is no"),
    ],
)
def test_what_several_processes_need(
    settings: dict[str, str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A missing secret and a bus's address that makes no sense are said to be so, before anything is touched."""
    for name, value in {"PREAU_DATA": str(tmp_path / "data"), **settings}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(structlog, "configure", lambda **_: None)  # it would reach the tests that follow
    assert main(["serve", "--port", "0", "--no-browser", "--lang", "en"]) == 1
    assert told in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
