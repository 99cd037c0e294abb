"""Clocks and restarts: what is due happens once, and nothing is lost in between."""

from __future__ import annotations

import asyncio

from starlette.testclient import TestClient

from preau.server.tables.live import Live
from tests.server.house import House, opened, pair, position_of


def events(guest: object, table: str, kind: str) -> int:
    return guest.get(f"/api/tables/{table}/log").text.count(f'"type":"{kind}"')  # type: ignore[attr-defined, no-any-return]


def come(house: House, table: str, *players: TestClient) -> None:
    """Everybody opens the table, so that its clocks start."""
    for player in players:
        house.line(player, table).ask(type="ping")


def test_a_flag_falls_once(house: House) -> None:
    """A player whose bank is empty loses, once, and both players are told."""
    ann, bob, table = pair(house, clock={"kind": "bank", "seconds": 60, "increment": 2})
    line = house.line(bob, table)
    clock = line.next("hello")["table"]["clock"]
    assert (clock["left"], clock["what"]) == ([60_000, 60_000], None)
    house.clock.pass_by(600)  # time waits for Ann, who is still on the page of invitations
    assert "Ann" in bob.get(f"/api/tables/{table}/view").json()["parts"]["votes"]
    house.line(ann, table, "at_table=0").ask(type="ping")
    assert line.ask(type="ping")["type"] == "pong"
    house.line(ann, table).ask(type="ping")
    assert ann.get(f"/api/tables/{table}").json()["clock"]["what"] == "flag"
    assert "Ann" not in bob.get(f"/api/tables/{table}/view").json()["parts"]["votes"]
    house.clock.pass_by(59)
    house.run(house.app.state.deadlines.fire_due)
    assert events(ann, table, "flagged") == 0
    house.clock.pass_by(2)
    for _ in range(3):
        house.run(house.app.state.deadlines.fire_due)
    assert events(ann, table, "flagged") == 1
    while line.next("events")["events"][-1]["type"] != "flagged":
        pass
    result = ann.get(f"/api/tables/{table}").json()["result"]
    assert result["winners"] == [1]
    assert result["reason"] == "flagged"


def test_what_was_due_has_happened_for_whoever_asks(house: House) -> None:
    """Who asks while somebody else is letting a flag fall gets an answer when it has fallen, not before."""
    ann, bob, table = pair(house, clock={"kind": "bank", "seconds": 60})
    come(house, table, ann, bob)
    house.clock.pass_by(61)

    async def statuses() -> list[str]:
        async def status() -> str:
            await house.app.state.deadlines.fire_due()
            live: Live = await house.app.state.service.live(table)
            return live.table.status

        return list(await asyncio.gather(status(), status()))

    assert house.run(statuses) == ["over", "over"]


def test_a_move_restarts_the_clock(house: House) -> None:
    """Every move arms the deadline anew, for who is to move then."""
    ann, bob, table = pair(house, clock={"kind": "turn", "seconds": 30})
    come(house, table, ann, bob)
    first = house.app.state.deadlines._armed.get(table)
    house.clock.pass_by(20)
    position = position_of(ann, table)
    move = position.text(position.legal()[0])
    assert house.line(ann, table).ask(type="move", move=move)["type"] == "ok"
    assert house.app.state.deadlines._armed.get(table) > first
    house.clock.pass_by(31)
    late = house.line(ann, table).ask(type="move", move=move)
    assert late["type"] == "refused"
    house.run(house.app.state.deadlines.fire_due)
    assert ann.get(f"/api/tables/{table}").json()["status"] == "over"
    assert house.app.state.deadlines._armed.get(table) is None


def test_old_deadlines_are_forgotten(house: House) -> None:
    """However many moves were made, no more is remembered than tables have deadlines."""
    deadlines = house.app.state.deadlines
    for number in range(5000):
        deadlines._arm("some table", house.clock.now + 10**9 + number)
    assert len(deadlines._heap) < 2000


def test_the_sand_timer(house: House) -> None:
    """Recess!'s sand runs out as the law has it, and the game goes on."""
    guest = house.guest()
    table = opened(guest, game="recess", mode="same_screen", clock={"kind": "sand", "seconds": 60})["id"]
    position = position_of(guest, table)
    house.clock.pass_by(61)
    house.run(house.app.state.deadlines.fire_due)
    house.clock.pass_by(16)
    house.run(house.app.state.deadlines.fire_due)
    assert events(guest, table, "timed_out") + events(guest, table, "nudged") >= 1
    assert position_of(guest, table) != position


def test_restart_in_mid_game(house: House) -> None:
    """After a restart, position, clocks, votes and deadlines are what they were, and missed events follow."""
    ann, bob, table = pair(house, clock={"kind": "bank", "seconds": 60})
    come(house, table, ann, bob)
    line = house.line(ann, table)
    seen = line.next("hello")["seq"]
    assert line.ask(type="move", move="e5")["type"] == "ok"
    assert house.line(bob, table).ask(type="say", text="hm")["type"] == "ok"
    house.clock.pass_by(10)
    before = ann.get(f"/api/tables/{table}").json()
    deadline = house.app.state.deadlines._armed.get(table)
    house.restart()
    ann, bob = house.guest(like=ann), house.guest(like=bob)
    assert house.app.state.deadlines._armed.get(table) == deadline
    assert ann.get(f"/api/tables/{table}").json() == before
    again = house.line(ann, table, f"since={seen}")
    assert again.next("hello")["you"] == [0]
    missed = again.next("events")
    assert missed["from"] == seen
    assert [event["type"] for event in missed["events"]] == ["moved", "said"]
    house.clock.pass_by(60)
    house.run(house.app.state.deadlines.fire_due)
    house.restart()
    house.run(house.app.state.deadlines.fire_due)
    assert events(house.guest(), table, "flagged") == 1


def test_deadlines_that_passed_while_the_server_was_down(house: House) -> None:
    """What came due meanwhile happens at the start, once."""
    ann, bob, table = pair(house, clock={"kind": "days", "seconds": 86_400})
    come(house, table, ann, bob)
    house.clock.pass_by(2 * 86_400)
    house.restart()
    house.run(house.app.state.deadlines.fire_due)
    assert events(house.guest(), table, "flagged") == 1
