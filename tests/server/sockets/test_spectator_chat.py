"""Players and those who watch talk apart while a game goes on, and nobody is sent what they are not to hear."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from tests.server.house import House, Line, opened, pair, sign_up, sit

ADVICE, GREETING = "take e5!", "hello"


def view_of(guest: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/api/tables/{table}/view").json()
    return found


def sent_to(guest: Any, table: str) -> list[str]:
    """Everything that the page and a program are sent: neither has to be trusted to hide anything."""
    places = (f"/t/{table}", f"/api/tables/{table}/view", f"/api/tables/{table}/log")
    return [guest.get(place).text for place in places]


def shown(line: Line, text: str) -> dict[str, Any]:
    """The first view with these words."""
    while text not in (view := line.next("view")["view"])["parts"]["chat"]:
        pass
    found: dict[str, Any] = view
    return found


def test_players_are_not_sent_what_spectators_say_until_it_is_over(house: House) -> None:
    ann, bob, table = pair(house)
    watcher, other = house.guest(), house.guest()
    watcher.get("/")
    player, crowd = house.line(ann, table, "view=1"), house.line(other, table, "view=1")
    seen = player.next("hello")["seq"]
    house.line(watcher, table).ask(type="say", text=ADVICE, name="Wendy")
    told = player.next("events")
    assert [(each["type"], each["name"], each["text"]) for each in told["events"]] == [("said", "", "")]
    assert told["from"] == seen, "events are counted, so none is left out"
    assert ADVICE in shown(crowd, ADVICE)["parts"]["chat"]
    house.line(bob, table).ask(type="say", text=GREETING)
    assert ADVICE not in shown(player, GREETING)["parts"]["chat"]
    for guest in (ann, bob):
        assert all(ADVICE not in text and GREETING in text for text in sent_to(guest, table))
        view = view_of(guest, table)
        assert (view["chat_apart"], view["chat_may_along"]) == ("The spectators are talking.", True)
        assert view["chat_where"] == "Everybody at this table can read what you write."
    late = house.line(ann, table, f"since={seen}")
    assert [each["text"] for each in late.next("events")["events"]] == ["", GREETING]
    assert all(ADVICE in text for text in sent_to(other, table))
    assert view_of(other, table)["chat_apart"] == ""
    assert "only other spectators" in view_of(other, table)["chat_where"]
    bob.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    after = shown(player, ADVICE)
    assert after["chat_since"] == 0, "what was kept back is told from the beginning"
    for guest in (ann, other):
        assert all(ADVICE in text for text in sent_to(guest, table))
        assert view_of(guest, table)["chat_apart"] == ""
        assert view_of(guest, table)["chat_where"].startswith("Everybody")


def test_a_player_may_read_along(house: House) -> None:
    """By saying so: then all that was said is told, and on the next line to the server it is to be said again."""
    ann, _, table = pair(house)
    player, mouth = house.line(ann, table, "view=1"), house.line(house.guest(), table)
    mouth.ask(type="say", text=ADVICE, name="Wendy")
    player.session.send_json({"type": "read_along", "yes": True})
    view = shown(player, ADVICE)
    assert (view["chat_since"], view["chat_along"]) == (0, True)
    mouth.ask(type="say", text="or d4", name="Wendy")
    assert [each["text"] for each in player.next("events")["events"]] == ["or d4"]
    assert player.ask(type="read_along", yes=False)["type"] == "ok"
    while "or d4" in (view := player.next("view")["view"])["parts"]["chat"]:
        pass
    assert view["chat_along"] is False
    assert ADVICE not in view["parts"]["chat"]
    assert player.ask(type="read_along")["code"] == "malformed"


def test_nobody_reads_along_where_it_counts(house: House) -> None:
    guests = []
    for name in ("Ann", "Bob"):
        guests.append(guest := house.guest())
        sign_up(guest, name)
    ann, bob = guests
    clock = {"kind": "bank", "seconds": 300, "increment": 0}
    table = opened(ann, options={"players": 2}, clock=clock, rated=True, help=False)
    sit(bob, table, 1)
    house.line(house.guest(), table["id"]).ask(type="say", text=ADVICE, name="Wendy")
    answer = house.line(ann, table["id"]).ask(type="read_along", yes=True)
    assert (answer["type"], answer["code"]) == ("refused", "not_allowed")
    view = view_of(ann, table["id"])
    assert (
        view["chat_apart"] == answer["message"] == "The spectators are talking. You can read it when the game is over."
    )
    assert view["chat_may_along"] is False
    assert ADVICE not in view["parts"]["chat"]


def test_who_plays_against_bots_alone_is_talked_to(house: House) -> None:
    ann, watcher = house.guest(), house.guest()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "1"}]
    form = {"game": "cerocle", "options": {"players": 2}, "seats": seats}
    table = ann.post("/api/tables", json=form).json()["id"]
    house.line(watcher, table).ask(type="say", text="nice board", name="Wendy")
    assert view_of(ann, table)["chat_apart"] == ""
    assert "nice board" in view_of(ann, table)["parts"]["chat"]
    assert view_of(watcher, table)["chat_where"].startswith("Everybody")


def test_before_it_begins_all_talk_together(house: House) -> None:
    """And what was said then stays where it was when the game begins."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann, options={"players": 2})
    house.line(bob, table["id"]).ask(type="say", text="may I?", name="Bob")
    assert "may I?" in view_of(ann, table["id"])["parts"]["chat"]
    house.clock.pass_by(5)
    sit(bob, table, 1)
    assert "may I?" in view_of(ann, table["id"])["parts"]["chat"]
    assert view_of(ann, table["id"])["chat_apart"] == ""


@pytest.mark.parametrize("seated", [True, False])
def test_who_is_blocked_is_not_heard(house: House, seated: bool) -> None:
    """By who blocked them, from that moment on and in what was said before; everybody else hears them."""
    ann, bob, cleo = house.guest(), house.guest(), house.guest()
    for guest, name in ((ann, "Ann"), (bob, "Bob"), (cleo, "Cleo")):
        sign_up(guest, name)
    there = opened(cleo, options={"players": 2}, name="Cleo")
    sit(bob if seated else house.guest(), there, 1, "Bob" if seated else "Dora")
    table = there["id"]
    reader, mouth = house.line(ann, table, "view=1"), house.line(bob, table)
    mouth.ask(type="say", text="rude", name="Bob")
    shown(reader, "rude")
    assert ann.post("/api/people/blocks", json={"name": "Bob"}).status_code == 204
    while "rude" in (view := reader.next("view")["view"])["parts"]["chat"]:
        pass
    assert view["chat_since"] == 0
    mouth.ask(type="say", text="rude again", name="Bob")
    (event,) = reader.next("events")["events"]
    assert (event["type"], event["name"], event["text"]) == ("said", "", "")
    assert all("rude" not in text for text in sent_to(ann, table))
    log = cleo.get(f"/api/tables/{table}/log").text.splitlines()
    heard = [each["text"] for each in map(orjson.loads, log) if each["type"] == "said"]
    assert heard == (["rude", "rude again"] if seated else ["", ""])
    ann.post("/api/people/blocks/remove", json={"name": "Bob"})
    assert "rude again" in shown(reader, "rude")["parts"]["chat"]


def test_blocks_of_another_process_are_noticed(house: House) -> None:
    """It asks for whom its guests hear, again and again."""
    ann, bob, table = pair(house)
    reader = house.line(ann, table, "view=1")
    house.line(bob, table).ask(type="say", text="rude")
    shown(reader, "rude")
    audiences, friends = house.app.state.audiences, house.app.state.friends
    member = next(each for each in audiences.members() if each.view)
    (other,) = {seat.holder for seat in house.run(house.app.state.service.table, table).seats} - {member.guest_id}
    house.run(friends.block, member.guest_id, other, 0)
    assert house.run(friends.find_blocked_by_each, [member.guest_id, other]) == {
        member.guest_id: frozenset({other}), other: frozenset(),
    }  # fmt: skip
    house.run(audiences.look_up_blocks, friends.find_blocked_by_each)
    while "rude" in reader.next("view")["view"]["parts"]["chat"]:
        pass
