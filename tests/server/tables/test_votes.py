"""Undo, draws, leaving and coming back."""

from __future__ import annotations

from html import unescape

from starlette.testclient import TestClient

from preau.words import LANGUAGES
from tests.server.house import House, opened, pair, position_of, sit


def moves(guest: object, table: str) -> list[str]:
    return guest.get(f"/api/tables/{table}").json()["moves"]  # type: ignore[attr-defined, no-any-return]


def test_undo_by_consent(house: House) -> None:
    """Past one's turn the others decide: a no leaves the move, a yes takes it back."""
    ann, bob, table = pair(house)
    at_ann, at_bob = house.line(ann, table), house.line(bob, table)
    at_ann.ask(type="move", move="e5")
    assert at_bob.ask(type="answer_undo", yes=True)["code"] == "no_vote"
    assert at_ann.ask(type="undo")["type"] == "ok"
    assert ann.get(f"/api/tables/{table}").json()["undo_vote"]["awaiting"] == [1]
    at_bob.ask(type="answer_undo", yes=False)
    assert moves(ann, table) == ["e5"]
    assert at_ann.ask(type="undo")["code"] == "not_allowed"  # once a turn
    at_bob.ask(type="move", move="e6")
    at_ann.ask(type="undo", to=0)
    assert at_ann.ask(type="answer_undo", yes=True)["code"] == "no_vote"
    at_bob.ask(type="answer_undo", yes=True)
    assert moves(ann, table) == []


def test_who_asked_is_spoken_to(house: House) -> None:
    """What is asked and refused is told to who asked as theirs, to others by name, and not to who said no."""
    ann, bob, table = pair(house)
    at_ann, at_bob = house.line(ann, table), house.line(bob, table)

    def told(guest: TestClient, language: str = "en") -> str:
        return unescape(guest.get(f"/api/tables/{table}/view?lang={language}").json()["parts"]["votes"])

    at_ann.ask(type="move", move="e5")
    for asks, answer, asked, refused in (
        ("undo", "answer_undo", "You have asked to take the move back.", "so you play on."),
        ("offer_draw", "answer_draw", "You have offered a draw.", "did not accept the draw that you offered."),
        ("abandon", "answer_end", "You have asked to end this game without a result.", "would rather play on."),
    ):
        assert at_ann.ask(type=asks)["type"] == "ok"
        assert asked in told(ann)
        assert "Ann" in told(bob)
        assert not [language for language in LANGUAGES if "Ann" in told(ann, language)]
        at_bob.ask(type=answer, yes=False)
        assert refused in told(ann)
        assert not [language for language in LANGUAGES if "Ann" in told(ann, language)]
        assert "Bob" not in told(bob)
        assert "Bob" in told(house.guest()), "who watches hears who said no"


def test_undo_alone(house: House) -> None:
    """On one's own screen nobody needs to be asked."""
    guest = house.guest()
    table = opened(guest, mode="same_screen")["id"]
    line = house.line(guest, table)
    line.ask(type="move", move="e5")
    assert line.ask(type="undo")["type"] == "ok"
    assert moves(guest, table) == []


def test_resign_and_abandon(house: House) -> None:
    """Who resigns loses; a game that others play ends without result only if they agree, or are long away."""
    ann, bob, table = pair(house)
    assert house.line(bob, table).ask(type="resign")["type"] == "ok"
    result = ann.get(f"/api/tables/{table}").json()["result"]
    assert (result["winners"], result["reason"]) == ([0], "resigned")
    assert house.line(ann, table).ask(type="move", move="e5")["code"] == "table_over"
    ann, bob, other = pair(house)
    at_ann, at_bob = house.line(ann, other), house.line(bob, other)
    assert at_ann.ask(type="abandon")["type"] == "ok"
    assert ann.get(f"/api/tables/{other}").json()["end_vote"]["awaiting"] == [1]
    at_bob.ask(type="answer_end", yes=True)
    assert ann.get(f"/api/tables/{other}").json()["result"]["reason"] == "abandoned"
    ann, _, third = pair(house)
    at_ann = house.line(ann, third)
    house.clock.pass_by(121)
    assert at_ann.ask(type="abandon")["type"] == "ok"
    assert ann.get(f"/api/tables/{third}").json()["status"] == "over"


def test_a_bot_stands_in_and_the_player_returns(house: House) -> None:
    """After the table's own time a bot may play for who is away; whoever comes back has the seat again."""
    ann, bob, table = pair(house, absence_seconds=40)
    at_ann = house.line(ann, table)
    with bob.websocket_connect(f"/api/tables/{table}/socket"):
        house.clock.pass_by(100)
        assert at_ann.ask(type="stand_in", seat=1)["code"] == "not_allowed"
    house.clock.pass_by(30)
    assert at_ann.ask(type="stand_in", seat=1)["code"] == "not_allowed"
    house.clock.pass_by(20)
    assert at_ann.ask(type="stand_in", seat=1)["type"] == "ok"
    assert ann.get(f"/api/tables/{table}").json()["seats"][1]["stand_in"] == "2"
    at_bob = house.line(bob, table)
    at_bob.ask(type="ping")
    assert ann.get(f"/api/tables/{table}").json()["seats"][1]["stand_in"] is None


def test_who_was_never_seen_is_not_long_away(house: House) -> None:
    """Neither since the server started, nor while nobody is at the table to wait."""
    house.clock.pass_by(10_000)
    ann, _, table = pair(house)
    asked = {"type": "stand_in", "seat": 1}
    assert ann.post(f"/api/tables/{table}/commands", json=asked).json()["code"] == "not_allowed"
    at_ann = house.line(ann, table)
    house.clock.pass_by(100)
    assert at_ann.ask(**asked)["code"] == "not_allowed"
    house.clock.pass_by(21)
    assert at_ann.ask(**asked)["type"] == "ok"


def test_a_used_link_asks_who_sits_there(house: House) -> None:
    """The holder gives the seat or keeps it; the one who asked is told."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann, options={"players": 2})
    sit(bob, table, 1)
    at_bob, eve = house.line(bob, table["id"]), house.guest()
    token = next(link["token"] for link in table["links"] if link["seat"] == 1)
    ask = (f"/api/tables/{table['id']}/seats/1?token={token}",)
    assert eve.post(*ask, json={"name": "Bob"}).json()["asked"] is True  # her own old name, on another device
    assert at_bob.ask(type="answer_claim", yes=False)["type"] == "ok"
    assert eve.post(*ask, json={"name": "Eve"}).json()["asked"] is True
    assert house.line(eve, table["id"]).next("hello")["you"] == []
    assert at_bob.ask(type="answer_claim", yes=True)["type"] == "ok"
    assert house.line(eve, table["id"]).next("hello")["you"] == [1]


def test_presence(house: House) -> None:
    """Everybody sees who is there and how many watch."""
    ann, _, table = pair(house)
    line = house.line(ann, table)
    assert line.next("presence")["seats"][0]["absent_ms"] == 0
    house.clock.pass_by(5)
    with house.guest().websocket_connect(f"/api/tables/{table}/socket"):
        watched = line.next("presence")
        assert watched["watching"] == 1
        assert watched["seats"][1]["absent_ms"] >= 5_000
    assert line.next("presence")["watching"] == 0


def test_bots_play(house: House) -> None:
    """Bots answer from their own process until somebody has won or enough was seen."""
    guest = house.guest()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "1"}]
    table = opened(guest, options={"players": 2}, seats=seats)["id"]
    line = house.line(guest, table)
    for _ in range(3):
        position = position_of(guest, table)
        assert position.player == 0
        line.session.send_json({"type": "move", "move": position.text(position.legal()[0])})
        while True:
            event = line.next("events")["events"][-1]
            if event.get("seat") == 1:
                break
    assert len(moves(guest, table)) == 6
    assert line.ask(type="undo")["type"] == "ok"
    assert len(moves(guest, table)) == 4


def test_bots_go_on_after_a_restart(house: House) -> None:
    """A bot whose turn it was when the server stopped plays when it is back."""
    guest = house.guest()
    house.app.state.bots._changed = lambda *_: None
    seats = [{"kind": "bot", "level": "random"}, {"kind": "person"}]
    house.app.state.service.bus._listeners.clear()  # as if the server had died before the bot's move
    table = opened(guest, options={"players": 2}, seats=seats)["id"]
    assert moves(guest, table) == []
    house.restart()
    guest = house.guest(like=guest)
    line = house.line(guest, table, "since=0")
    while True:
        message = line.next("events")
        if message["events"][-1]["type"] == "moved":
            break
    assert len(moves(guest, table)) == 1
