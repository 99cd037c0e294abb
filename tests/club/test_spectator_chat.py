"""Players and those who watch talk apart while a game goes on; each is told who reads what they write."""

from __future__ import annotations

import re
from typing import Any

from tests.server.house import House, pair

HIDDEN = re.compile(r'<div id="said-\d+" class="chat-line"[^>]*data-watching hidden>')


def view_of(guest: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/api/tables/{table}/view").json()
    return found


def test_players_do_not_hear_who_watches_until_it_is_over(house: House) -> None:
    ann, bob, table = pair(house)
    watcher, other = house.guest(), house.guest()
    watcher.get("/")
    house.line(watcher, table).ask(type="say", text="take e5!", name="Wendy")
    house.line(bob, table).ask(type="say", text="hello")
    for player in (ann, bob):
        view = view_of(player, table)
        assert view["chat_apart"] is True
        assert len(HIDDEN.findall(view["parts"]["chat"])) == 1
        assert view["chat_where"] == "Everybody at this table can read what you write."
        assert HIDDEN.search(player.get(f"/t/{table}").text)
    view = view_of(other, table)
    assert view["chat_apart"] is False
    assert not HIDDEN.search(view["parts"]["chat"])
    assert "only other spectators" in view["chat_where"]
    bob.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    for guest in (ann, other):
        view = view_of(guest, table)
        assert view["chat_apart"] is False
        assert not HIDDEN.search(view["parts"]["chat"])
        assert view["chat_where"].startswith("Everybody")


def test_who_plays_against_bots_alone_is_talked_to(house: House) -> None:
    ann, watcher = house.guest(), house.guest()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "1"}]
    form = {"game": "cerocle", "options": {"players": 2}, "seats": seats}
    table = ann.post("/api/tables", json=form).json()["id"]
    house.line(watcher, table).ask(type="say", text="nice board", name="Wendy")
    assert view_of(ann, table)["chat_apart"] is False
    assert not HIDDEN.search(view_of(ann, table)["parts"]["chat"])
    assert view_of(watcher, table)["chat_where"].startswith("Everybody")


def test_before_it_begins_all_talk_together(house: House) -> None:
    ann = house.guest()
    table = ann.post("/api/tables", json={"game": "cerocle", "options": {"players": 2}}).json()["id"]
    house.line(house.guest(), table).ask(type="say", text="may I?", name="Wendy")
    assert not HIDDEN.search(view_of(ann, table)["parts"]["chat"])
