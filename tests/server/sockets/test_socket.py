"""The socket's manners."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from pydantic import TypeAdapter

from preau.server.sockets import messages
from tests.server.house import House, opened, pair


def test_catch_up_by_sequence_number(house: House) -> None:
    """Whatever a client has seen, it gets exactly the rest, in order, without gap or repetition."""
    guest = house.guest()
    table = opened(guest, mode="same_screen")["id"]
    line = house.line(guest, table)
    for number in range(40):
        line.ask(type="say", text=f"line {number}", name="A", seat=0)
    for since in (0, 1, 20, 39, 40):
        message = house.line(guest, table, f"since={since}").next("events")
        assert message["from"] == since
        assert len(message["events"]) == 41 - since
        assert message["events"][-1]["text"] == "line 39"
    fresh = house.line(guest, table, "since=41")
    assert fresh.next("hello")["seq"] == 41
    assert fresh.ask(type="ping")["type"] == "pong"


def test_every_message_is_of_a_known_type(house: House) -> None:
    """What the server sends is what `messages` says it sends."""
    ann, _, table = pair(house)
    line = house.line(ann, table, "since=0&view=1")
    line.session.send_json({"type": "ping", "id": "p"})
    line.session.send_json({"type": "move", "move": "zzz"})
    line.session.send_json({"type": "move", "move": "e5"})
    adapter, seen = TypeAdapter(messages.ServerOut), set[str]()
    while not seen >= {"hello", "events", "presence", "ok", "refused", "pong"}:
        message = line.session.receive_json()
        adapter.validate_python(message)
        seen.add(message["type"])


def test_pong_tells_the_time(house: House) -> None:
    """A page's clock is set by the server's."""
    ann, _, table = pair(house)
    house.clock.pass_by(3)
    assert house.line(ann, table).ask(type="ping")["now"] == house.clock.now


def test_too_many_messages(tmp_path: Path, stack: ExitStack) -> None:
    """A flood is refused, then cut off; others at the table do not notice."""
    house = House(tmp_path, stack, message_rate=1, message_burst=5)
    ann, bob, table = pair(house)
    line, other = house.line(ann, table), house.line(bob, table)
    for _ in range(14):
        line.session.send_json({"type": "ping"})
    assert line.next("refused")["code"] == "too_many"
    while (message := line.session.receive())["type"] != "websocket.close":
        assert message["type"] == "websocket.send"
    assert message["code"] == messages.CLOSE_CROWDED
    assert other.ask(type="ping")["type"] == "pong"


def test_too_many_sockets(tmp_path: Path, stack: ExitStack) -> None:
    """One address opens so many sockets and no more."""
    house = House(tmp_path, stack, open_sockets=2)
    ann, _, table = pair(house)
    lines = [house.line(ann, table) for _ in range(3)]
    assert lines[2].session.receive()["code"] == messages.CLOSE_CROWDED
    assert lines[1].ask(type="ping")["type"] == "pong"


def test_a_slow_reader_is_dropped(house: House) -> None:
    """A member who does not read is closed for a resync once its queue is full, and nothing more is kept for it."""
    from preau.server.sockets.member import Member

    async def fill() -> Member:
        member = Member("x", "en", 10, view=False)
        for number in range(10):
            member.send(str(number))
        assert len(member.out) == 10
        assert member.close_code is None
        for number in range(5):
            member.send(str(number))
        return member

    member = house.run(fill)
    assert member.close_code == messages.CLOSE_RESYNC
    assert not member.out


def test_another_protocol_version(house: House) -> None:
    """A client of another version is told so by the close code."""
    ann, _, table = pair(house)
    assert house.line(ann, table, "v=9").session.receive()["code"] == messages.CLOSE_VERSION
