"""Whose seat is whose: every seat's token at every other seat, every message and every call from the wrong hands."""

from __future__ import annotations

import base64
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from preau.server.sockets.messages import client_in
from preau.server.tables.seat_links import Links, SeatLink
from tests.security.mutations import GOOD
from tests.server.house import House, opened, position_of, sit

ELSEWHERE = "somebody else's secret"
SIZES = [("cerocle", 2), ("recess", 5)]  # the smallest table and the largest


class Party:
    """A table with a guest in each seat, and one who has none. The first of them opened it."""

    def __init__(self, house: House, game: str, players: int) -> None:
        self.house = house
        self.guests = [house.guest() for _ in range(players)]
        self.opened = opened(self.guests[0], game=game, options={"players": players})
        self.id: str = self.opened["id"]
        for seat, guest in enumerate(self.guests[1:], 1):
            sit(guest, self.opened, seat, f"Player {seat + 1}")
        self.stranger = house.guest()
        self.stranger.get("/api/games")

    def token(self, seat: int) -> str:
        return str(next(link["token"] for link in self.opened["links"] if link["seat"] == seat))

    def log(self) -> str:
        return self.guests[0].get(f"/api/tables/{self.id}/log").text

    def sit(self, guest: TestClient, seat: int, token: str | None) -> Any:
        params = {} if token is None else {"token": token}
        return guest.post(f"/api/tables/{self.id}/seats/{seat}", params=params, json={"name": "Eve"})


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}-{size[1]}")
def party(house: House, request: pytest.FixtureRequest) -> Party:
    return Party(house, *request.param)


NEED_NO_SEAT = {"ping", "read_along", "say", "stand_in", "abandon", "rematch", "pause", "resume"}


def refused(answer: Any, *codes: str) -> None:
    assert answer.status_code in {403, 404, 409, 422}, (answer.status_code, answer.text)
    assert answer.json()["code"] in codes, answer.text


def test_a_token_opens_its_own_seat_only(party: Party) -> None:
    """Each seat's token at each other seat, from every guest: refused, and nothing changes."""
    before = party.log()
    everybody = [*party.guests, party.stranger]
    for owner in range(len(party.guests)):
        for seat in range(-1, len(party.guests) + 1):
            for guest in everybody:
                if seat != owner:
                    refused(party.sit(guest, seat, party.token(owner)), "bad_link")
    for seat in range(len(party.guests)):
        for number, guest in enumerate(everybody):
            if seat != number:
                refused(party.sit(guest, seat, None), "seat_taken", "not_allowed")
    assert party.log() == before


def test_no_message_speaks_for_another_seat(party: Party) -> None:
    """Every kind of message with every other seat in it, over the socket and over HTTP: refused, nothing changes."""
    assert {message["type"] for message in GOOD} == set(client_in.json_schema()["discriminator"]["mapping"])
    position = position_of(party.guests[0], party.id)
    move = position.text(position.legal()[0])
    before = party.log()
    for number, guest in enumerate([*party.guests, party.stranger]):
        line = party.house.line(guest, party.id)
        for good in GOOD:
            if "seat" not in good or good["type"] == "stand_in":
                continue
            for seat in {*range(len(party.guests)), 63} - {number}:
                message = {**good, "seat": seat} | ({"move": move} if good["type"] == "move" else {})
                answer = line.ask(**message)
                assert (answer["type"], answer["code"]) == ("refused", "not_your_seat"), message
                refused(guest.post(f"/api/tables/{party.id}/commands", json=message), "not_your_seat")
    assert party.log() == before


def test_what_needs_no_seat_needs_a_right(party: Party) -> None:
    """Abandoning, standing in, rematches, links and revoking: not for strangers, nor for those whom it is not about."""
    before = party.log()
    commands, links = f"/api/tables/{party.id}/commands", f"/api/tables/{party.id}/links"
    for kind in ("abandon", "pause", "resume"):
        refused(party.stranger.post(commands, json={"type": kind}), "not_allowed")
    for guest in (*party.guests[1:], party.stranger):
        refused(guest.post(commands, json={"type": "rematch"}), "not_allowed")
        refused(guest.get(links), "not_allowed")
    for guest in (*party.guests, party.stranger):
        for seat in range(len(party.guests)):  # nobody has been away for long enough
            refused(guest.post(commands, json={"type": "stand_in", "seat": seat}), "not_allowed")
    for number, guest in enumerate([*party.guests[1:], party.stranger], 1):
        for seat in {-1, *range(len(party.guests) + 1)} - {number}:
            refused(guest.post(f"/api/tables/{party.id}/seats/{seat}/revoke"), "not_your_seat")
    unseated = [message for message in GOOD if message["type"] not in NEED_NO_SEAT]
    for message in unseated:
        without = {name: value for name, value in message.items() if name != "seat"}
        refused(party.stranger.post(commands, json=without), "not_your_seat")
    assert party.log() == before
    for seat in range(len(party.guests)):
        assert party.guests[0].get(f"/s/{party.token(seat)}").status_code == 200  # no link was called back


def test_the_invitation_has_no_key_to_a_seat_that_is_taken(party: Party) -> None:
    """Players may hand out links to free seats; links to seats that people sit in are the opener's alone."""
    for guest in party.guests[1:]:
        page = guest.get(f"/invite/{party.id}").text
        assert not [seat for seat in range(len(party.guests)) if party.token(seat) in page]
    assert party.stranger.get(f"/invite/{party.id}").status_code == 403


def test_players_may_invite_to_a_free_seat(house: House) -> None:
    """The link to a seat that nobody has is there for everybody who sits at the table."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann, game="recess", options={"players": 3})
    sit(bob, table, 1)
    assert "/s/" in bob.get(f"/invite/{table['id']}").text
    assert bob.get(f"/invite/{table['id']}").text.count("/s/") < ann.get(f"/invite/{table['id']}").text.count("/s/")


@pytest.mark.parametrize(("game", "players"), [SIZES[0], SIZES[-1]])
def test_tokens_that_are_not_quite_right(house: House, game: str, players: int) -> None:
    """Cut short, with any bit changed, signed by somebody else, of another table or kind: refused, nothing changes."""
    party = Party(house, game, players)
    before = party.log()
    good = party.token(1)
    other = Party(party.house, "cerocle", 2)
    link = SeatLink(party.id, 1, 0)
    key = party.house.settings.signing_key()
    cookie = party.stranger.cookies["preau_guest"]
    forged = [
        Links(ELSEWHERE, 30).token(link), Links("", 30).token(link), other.token(1), cookie, good.rpartition(".")[0],
        good.split(".")[0] + ".." + good.split(".")[2], "", ".", "..", "...", good + good, good.swapcase(),
        good[::-1], base64.urlsafe_b64encode(f'["{party.id}",1,0]'.encode()).decode(), "null", "e30.e30.e30",
        "x" * 300,
    ]  # fmt: skip
    forged += [good[:length] for length in range(1, len(good), 3)]
    forged += [flipped(good, place) for place in range(len(good))]
    for token in forged:
        answer = party.sit(party.stranger, 1, token)
        refused(answer, "bad_link", "expired_link")
        if token.strip("./") and token != other.token(1):
            assert party.stranger.get(f"/s/{token}").status_code in {403, 404}
    assert party.sit(party.stranger, 1, "x" * 301).status_code == 422
    seats = [Links(key, 30).token(SeatLink(party.id, seat, 0)) for seat in (-1, len(party.guests), 2**31, 2**63, 2**70)]
    for token in seats:  # our own signature, on what we never sign
        refused(party.sit(party.stranger, 1, token), "bad_link", "expired_link")
    assert party.log() == before


def flipped(token: str, place: int) -> str:
    """The token with the top bit of one character's value changed: it stays what a token may be written with."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    old = token[place]
    new = letters[letters.index(old) ^ 32] if old in letters else "A"
    return token[:place] + new + token[place + 1 :]


def test_called_back_and_used_again(party: Party) -> None:
    """A revoked link stays void for everybody, however often it is tried; the next one works, and who sits stays."""
    old = party.token(1)
    assert party.guests[1].post(f"/api/tables/{party.id}/seats/1/revoke").status_code == 204
    before = party.log()
    for guest in (party.stranger, *party.guests):
        for _ in range(2):
            refused(party.sit(guest, 1, old), "expired_link")
            assert guest.get(f"/s/{old}").status_code == 403
    assert party.log() == before
    fresh = party.guests[0].get(f"/api/tables/{party.id}/links").json()[1]["token"]
    assert fresh != old
    assert party.sit(party.stranger, 1, fresh).json()["asked"] is True
    refused(party.sit(party.guests[1], 1, old), "expired_link")


def test_too_old(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link is good for as many days as the server says."""
    party = Party(house, "cerocle", 2)
    before, links = party.log(), house.app.state.service.links
    until = int(time.time()) - house.settings.link_days * 24 * 60 * 60

    def signed(moment: int) -> str:
        with monkeypatch.context() as patch:
            patch.setattr("itsdangerous.timed.TimestampSigner.get_timestamp", lambda _: moment)
            return str(links.token(SeatLink(party.id, 1, 0)))

    refused(party.sit(party.stranger, 1, signed(until - 1)), "expired_link")
    assert party.log() == before
    token = signed(until + 60)
    assert party.sit(party.stranger, 1, token).json()["asked"] is True
