"""Whole games, from opening the table to the record."""

from __future__ import annotations

import random

import pytest

from preau.games import registry
from preau.play.record_reader import read
from tests.server.house import House, opened, pair, position_of, sit, some_move


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_over_sockets(house: House, game: str) -> None:
    """Every game on the shelf is played to its end by guests at sockets, and all of them see the same."""
    players = registry.game(game).new().players
    guests = [house.guest() for _ in range(players)]
    table = opened(guests[0], game=game)
    for seat in range(1, players):
        sit(guests[seat], table, seat, f"Guest {seat}")
    lines = [house.line(guest, table["id"]) for guest in guests]
    hellos = [line.next("hello") for line in lines]
    assert [hello["you"] for hello in hellos] == [[seat] for seat in range(players)]
    position, chance, move, mover = position_of(guests[0], table["id"]), random.Random(7), "", 0
    while not position.over:
        move, mover = some_move(position, chance), position.player
        assert lines[mover].ask(type="move", move=move)["type"] == "ok"
        position = position.play(move)[0]
    seen = guests[0].get(f"/api/tables/{table['id']}").json()
    assert seen["status"] == "over"
    assert seen["position"] == str(position)
    for seat in range(players):
        while seat != mover and lines[seat].next("events")["events"][-1].get("move") != move:
            pass  # the others saw every move, up to the last
    record = read(guests[0].get(f"/api/tables/{table['id']}/record").text)
    assert record.history.position == position


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_over_http(house: House, game: str) -> None:
    """A same-screen table is played by one guest through plain HTTP; log and record tell the same game."""
    guest = house.guest()
    table = opened(guest, game=game, mode="same_screen")["id"]
    position, chance, moves = position_of(guest, table), random.Random(3), []
    for _ in range(60):
        if position.over:
            break
        moves.append(some_move(position, chance))
        answer = guest.post(f"/api/tables/{table}/commands", json={"type": "move", "move": moves[-1]})
        assert answer.status_code == 200, answer.text
        position = position.play(moves[-1])[0]
    lines = guest.get(f"/api/tables/{table}/log").text.splitlines()
    assert len(lines) == 1 + len(moves)
    assert guest.get(f"/api/tables/{table}").json()["moves"] == moves
    assert read(guest.get(f"/api/tables/{table}/record").text).history.moves == tuple(moves)


def test_rematch(house: House) -> None:
    """A rematch is one new table, once everybody wants it, with the players one seat on."""
    ann, bob, table = pair(house)
    at_ann, at_bob = house.line(ann, table), house.line(bob, table)
    assert at_ann.ask(type="rematch")["code"] == "not_allowed"
    at_ann.ask(type="resign")
    assert "table" not in at_ann.ask(type="rematch")
    assert ann.get(f"/api/tables/{table}").json()["rematch_vote"]["awaiting"] == [1]
    first, second = at_bob.ask(type="answer_rematch", yes=True), at_ann.ask(type="rematch")
    assert first["table"] == second["table"]
    seen = ann.get(f"/api/tables/{first['table']}").json()
    assert [seat["name"] for seat in seen["seats"]] == ["Bob", "Ann"]
    assert seen["parent"] == table
    assert seen["status"] == "playing"
    assert house.line(bob, first["table"]).next("hello")["you"] == [0]


def test_play_on_from_here(house: House) -> None:
    """Any position of a table begins a new table."""
    ann, _, table = pair(house)
    line = house.line(ann, table)
    line.ask(type="move", move=position_of(ann, table).text(position_of(ann, table).legal()[0]))
    before = position_of(ann, table)
    answer = ann.post(f"/api/tables/{table}/branch", json={"move": 1, "mode": "same_screen"})
    assert answer.status_code == 201
    assert position_of(ann, answer.json()["id"]) == before
    assert ann.get(f"/api/tables/{answer.json()['id']}").json()["parent"] == table
    assert ann.post(f"/api/tables/{table}/branch", json={"move": 9}).json()["code"] == "bad_option"


def test_lists(house: House) -> None:
    """A public table is listed for everybody, one's own for oneself, and a public seat needs no link."""
    ann, bob, eve = house.guest(), house.guest(), house.guest()
    shown = opened(ann, options={"players": 2}, public=True)["id"]
    hidden = opened(ann, options={"players": 2})["id"]
    lists = bob.get("/api/tables").json()
    assert [each["id"] for each in lists["public"]] == [shown]
    assert lists["mine"] == []
    assert {each["id"] for each in ann.get("/api/tables").json()["mine"]} == {shown, hidden}
    assert bob.post(f"/api/tables/{shown}/seats/1", json={"name": "Bob"}).status_code == 200
    assert [each["status"] for each in bob.get("/api/tables").json()["mine"]] == ["playing"]
    assert eve.post(f"/api/tables/{hidden}/seats/1", json={"name": "Eve"}).json()["code"] == "not_allowed"
    assert eve.post(f"/api/tables/{shown}/seats/1", json={"name": "Eve"}).json()["code"] == "seat_taken"
