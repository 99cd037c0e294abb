"""A guest's session: signed anew, expiring, and void once it is ended."""

from __future__ import annotations

import pytest
from starlette.websockets import WebSocketDisconnect

from preau.play.clocks import DAY_SECONDS
from preau.server.people.guests import GUEST_COOKIE, Guest, GuestBook
from preau.server.people.sessions import Sessions
from preau.server.sockets.messages import CLOSE_SIGNED_OUT
from tests.server.house import House, opened


def guest_of(house: House, cookie: str) -> Guest:
    book: GuestBook = house.app.state.guests
    return book.read(cookie)


def test_a_cookie_is_signed_anew_after_a_day(house: House) -> None:
    """The same guest and session, another signature; within the day it is left alone."""
    ann = house.guest()
    table = opened(ann)["id"]
    first = ann.cookies[GUEST_COOKIE]
    assert "set-cookie" not in ann.get("/api/tables").headers
    house.clock.pass_by(DAY_SECONDS + 60)
    ann.get("/api/tables")
    second = ann.cookies[GUEST_COOKIE]
    assert first != second
    assert guest_of(house, first).id == guest_of(house, second).id
    assert guest_of(house, first).session == guest_of(house, second).session
    assert [each["id"] for each in ann.get("/api/tables").json()["mine"]] == [table]


def test_a_guest_is_known_for_so_long(house: House) -> None:
    """A cookie that was signed longer ago than guests are known is nobody's."""
    ann = house.guest()
    opened(ann)
    house.clock.pass_by((house.settings.guest_days + 1) * DAY_SECONDS)
    assert ann.get("/api/tables").json()["mine"] == []


def test_a_machine_that_is_behind_believes(house: House) -> None:
    """Of two machines one is always ahead a little; what it signed is good at the other."""
    ann = house.guest()
    opened(ann)
    house.clock.pass_by(-5)
    assert len(ann.get("/api/tables").json()["mine"]) == 1


def test_ended_sessions_are_void(house: House) -> None:
    """One session, or all of them; a session that begins afterwards is good."""
    sessions: Sessions = house.app.state.sessions
    phone, laptop = Guest("ann", house.clock.now), Guest("ann", house.clock.now + 1)
    assert house.run(sessions.is_good, phone)
    house.run(sessions.end, phone)
    house.run(sessions.end, phone)
    assert not house.run(sessions.is_good, phone)
    assert house.run(sessions.is_good, laptop)
    house.clock.pass_by(1)
    house.run(sessions.end_all, "ann")
    assert not house.run(sessions.is_good, laptop)
    assert house.run(sessions.is_good, house.run(sessions.begin, "ann"))
    assert house.run(sessions.is_good, Guest("bob", 0))


def test_an_ended_session_takes_its_sockets_along(house: House) -> None:
    """Who was connected with it is hung up on; the cookie opens nothing any more."""
    ann = house.guest()
    table = opened(ann)["id"]
    line = house.line(ann, table)
    assert line.next("hello")["you"] == [0]
    sessions: Sessions = house.app.state.sessions
    house.run(sessions.end, guest_of(house, ann.cookies[GUEST_COOKIE]))
    house.run(house.app.state.audiences.close_ended, sessions)
    with pytest.raises(WebSocketDisconnect) as closed:
        line.next("nothing")
    assert closed.value.code == CLOSE_SIGNED_OUT
    assert house.line(ann, table).next("hello")["you"] == []
    assert ann.get("/api/tables").json()["mine"] == []
