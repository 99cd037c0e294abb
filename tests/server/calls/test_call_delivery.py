"""What is due is told: by mail and push, once, and never to who is at the table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from preau.server.database.schema import calls
from preau.server.ops.metrics import CALLS
from tests.server.calls.post_office import Browser, MailOffice, PushOffice, check_vapid, mail_office, push_office
from tests.server.calls.test_calls import move
from tests.server.house import House, pair, sign_in, sign_up


@dataclass
class Club:
    """A house with a mail server and a push service beside it."""

    house: House
    mail: MailOffice
    push: PushOffice
    push_host: str

    def deliver(self, seconds: float = 20) -> None:
        """Time passes, and what is due then is told."""
        self.house.clock.pass_by(seconds)
        self.house.run(self.house.app.state.delivery.deliver_due)

    def subscribe(self, guest: TestClient, path: str = "/b1") -> Browser:
        browser = Browser(f"http://{self.push_host}{path}")
        answer = guest.post("/api/calls/push", json=browser.form)
        assert answer.status_code == 200, answer.text
        return browser

    def confirm_mail(self, guest: TestClient, address: str = "bob@club.example") -> None:
        assert guest.post("/api/calls/mail", json={"address": address}).status_code == 202
        link = re.search(r"/calls/confirm/\S+", self.mail.letters.pop().get_content())
        assert link is not None
        assert self.house.guest().post(link[0]).status_code == 200


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


@pytest.fixture
def club(tmp_path: Path, stack: ExitStack) -> Club:
    mail, url = stack.enter_context(mail_office())
    push, host = stack.enter_context(push_office())
    settings = {"mail_url": url, "mail_from": "Préau <preau@club.example>", "push_inner": host}
    house = House(tmp_path, stack, mail_rate="1000/minute", mail_to_rate="1000/minute", **settings)
    return Club(house, mail, push, host)


def state_of(club: Club) -> list[tuple[str, int]]:
    """The outbox: state and tries of each turn."""

    async def look() -> Any:
        return await club.house.app.state.service.store.rows(sa.select(calls.c.state, calls.c.tries))

    return [tuple(row) for row in club.house.run(look)]


def test_a_turn_is_pushed_once(club: Club) -> None:
    """Only the browser can read it, the host has signed it, and who subscribes need not have an account."""
    ann, bob, table = pair(club.house, name="Ann")
    browser = club.subscribe(bob)
    move(ann, table, "e5")
    club.deliver(5)
    assert club.push.calls == []  # not yet: somebody who just reloads the page is back by then
    club.deliver()
    club.deliver()
    ((path, headers, body),) = club.push.calls
    assert path == "/b1"
    assert headers["content-encoding"] == "aes128gcm"
    key = check_vapid(headers["authorization"], f"http://{club.push_host}")
    assert key == bob.get("/api/calls").json()["push_key"]
    told = browser.read(body)
    assert (told["title"], told["body"], told["count"]) == ("Your turn: Cerocle", "Against Ann", 1)
    assert told["path"] == f"/t/{table}"
    assert b"Ann" not in body
    club.house.restart()
    club.deliver()
    assert len(club.push.calls) == 1
    assert state_of(club) == [("told", 0)]
    assert club.house.guest(bob).get("/api/calls").json()["push_key"] == key  # the same host after a restart


def test_what_was_due_is_told_for_whoever_asks(club: Club) -> None:
    """Who asks while somebody else is telling gets an answer when it is told, not before."""
    ann, bob, table = pair(club.house, name="Ann")
    club.subscribe(bob)
    move(ann, table, "e5")
    club.house.clock.pass_by(20)

    async def told() -> list[int]:
        async def count() -> int:
            await club.house.app.state.delivery.deliver_due()
            return len(club.push.calls)

        return list(await asyncio.gather(count(), count()))

    assert club.house.run(told) == [1, 1]


def test_nothing_is_sent_to_who_is_there_or_has_moved(club: Club) -> None:
    """At the table one sees it; who has moved meanwhile is not told of a turn that is over; nor for other games."""
    ann, bob, table = pair(club.house)
    club.subscribe(bob)
    line = club.house.line(bob, table)
    move(ann, table, "e5")
    club.deliver()
    assert state_of(club) == [("seen", 0)]
    line.session.close()
    club.deliver()
    assert club.push.calls == []
    ann, bob, table = pair(club.house)
    club.subscribe(bob)
    bob.post("/api/calls", json={"games": ["cerocle"], "minutes": 60})
    move(ann, table, "e5")
    club.deliver(1800)
    move(bob, table, "e4")
    club.deliver(3600)
    assert club.push.calls == []
    bob.post("/api/calls", json={"games": ["recess"]})
    move(ann, table, "d5")
    club.deliver(7200)
    assert club.push.calls == []


def test_dead_browsers_are_dropped_and_others_tried_again(club: Club) -> None:
    """404 and 410 mean that a browser is gone; a service that fails is asked again, later and later, then given up."""
    ann, bob, table = pair(club.house)
    for path in ("/b1", "/b2"):
        club.subscribe(bob, path)
    move(ann, table, "e5")
    club.push.answers = ["410 Gone", "201 Created"]
    club.deliver()
    assert len(club.push.calls) == 1
    assert bob.get("/api/calls").json()["browsers"] == 1
    move(bob, table, "e4")
    club.push.answers = ["302 Found\r\nLocation: http://127.0.0.1/", *["503 Busy"] * 20]
    move(ann, table, "d5")
    for tries, seconds in enumerate((20, 61, 301, 1801, 7201, 21601), 1):
        club.deliver(seconds - 5)  # a little too early ...
        club.deliver(5)
        assert len(club.push.answers) == 21 - tries
    assert len(club.push.calls) == 1
    assert sorted(state_of(club)) == [("failed", 5), ("told", 0)]


@pytest.mark.parametrize(
    ("answer", "waits"), [("429 Later\r\nRetry-After: 900", 900), ("503 Busy\r\nretry-after: soon", 60),
                          ("503 Busy\r\nRetry-After: 5", 60), ("503 Busy\r\nRetry-After: " + "9" * 60, 24 * 60 * 60)],
)  # fmt: skip
def test_a_service_that_wants_to_be_left_alone_is(club: Club, answer: str, waits: int) -> None:
    """For as long as it says, if that makes sense and is not for ever; what came of calls is counted."""
    ann, bob, table = pair(club.house)
    club.subscribe(bob)
    before = {end: CALLS.labels("push", end)._value.get() for end in ("sent", "failed")}
    move(ann, table, "e5")
    club.push.answers = [answer]
    club.deliver()
    club.deliver(waits - 1)
    assert club.push.calls == []
    club.deliver(2)
    assert len(club.push.calls) == 1
    assert {end: CALLS.labels("push", end)._value.get() - before[end] for end in before} == {"sent": 1, "failed": 1}


def test_one_can_try_it(club: Club) -> None:
    """At once, wherever one is called; and where it was not taken, one is told."""
    bob = club.house.guest()
    refused = bob.post("/api/calls/test")
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    browser = club.subscribe(bob)
    club.confirm_mail(bob)
    assert bob.post("/api/calls/test?lang=de").json() == {"browsers": 1, "reached": 1, "mail": True}
    told = browser.read(club.push.calls[0][2])
    assert (told["title"], told["path"]) == ("Probenachricht von Préau", "/calls")
    assert "/calls/stop/" in club.mail.letters[-1].get_content()
    assert state_of(club) == []
    club.push.answers = ["503 Busy"]
    assert bob.post("/api/calls/test").json()["reached"] == 0


def test_everybody_hears_that_a_tournaments_game_has_begun(club: Club) -> None:
    """Who moves first is told that it is their turn, the other that it has begun; once, and not after a first move."""
    organiser, ann, bob = (club.house.guest() for _ in range(3))
    sign_up(organiser, "Olga")
    form = {"name": "Cup", "game": "cerocle", "kind": "swiss", "rounds": 1, "clock": {"kind": "days", "seconds": 86400}}
    wishes = f"/api/tournaments/{organiser.post('/api/tournaments', json=form).json()['id']}/wishes"
    browsers = [club.subscribe(guest, path) for guest, path in ((ann, "/b1"), (bob, "/b2"))]
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        assert guest.post(wishes, json={"type": "enter", "name": name}).status_code == 200
    assert organiser.post(wishes, json={"type": "begin"}).status_code == 200
    club.deliver()
    club.deliver()
    titles = sorted(
        browser.read(body)["title"] for path, _, body in club.push.calls for browser in browsers
        if str(browser.form["endpoint"]).endswith(path)
    )  # fmt: skip
    assert titles == ["Your game has begun: Cerocle", "Your turn: Cerocle"]


def test_who_signs_out_is_called_there_no_more(club: Club) -> None:
    """A browser goes with its session: into an account and out of it."""
    ann, bob, table = pair(club.house)
    club.subscribe(bob)
    sign_up(bob, "Bob")
    assert bob.get("/api/calls").json()["browsers"] == 1
    phone = club.house.guest()
    sign_in(phone, "Bob")
    bob.post("/api/account/sign-out")
    move(ann, table, "e5")
    club.deliver()
    assert club.push.calls == []
    assert phone.get("/api/calls").json()["browsers"] == 0


def test_mail_is_plain_once_and_can_be_stopped(club: Club) -> None:
    """Only to an address that was confirmed; what is in it stops it in one click; names bring no header along."""
    ann, bob, table = pair(club.house, name="Ann\r\nBcc: all@club.example")
    assert bob.post("/api/calls/mail", json={"address": "bob@club.example"}).status_code == 202
    asked = club.mail.letters.pop()
    move(ann, table, "e5")
    club.deliver()
    assert club.mail.letters == []  # nobody has confirmed it
    token = re.search(r"/calls/confirm/\S+", asked.get_content())
    assert token is not None
    reader = club.house.guest()
    assert "bob@club.example" in reader.get(token[0]).text
    assert bob.get("/api/calls").json()["mail"] is None  # looking alone confirms nothing
    assert reader.post(token[0]).status_code == 200
    assert reader.post(token[0]).status_code == 403  # good once
    assert bob.get("/api/calls").json()["mail"] == "bob@club.example"
    move(bob, table, "e4")
    move(ann, table, "d5")
    club.mail.answers = [451]
    club.deliver()
    assert club.mail.letters == []
    club.deliver(61)
    club.deliver(3600)
    (letter,) = club.mail.letters
    assert (letter["To"], letter["Subject"]) == ("bob@club.example", "Your turn: Cerocle")
    assert letter["Bcc"] is None
    assert letter.get_content_type() == "text/plain"
    assert f"/t/{table}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = re.search(r"/calls/stop/[^>]+", letter["List-Unsubscribe"])
    assert stop is not None
    plain = re.search(rb"(?m)^List-Unsubscribe: <http://[!-~]+>\r?$", club.mail.texts[-1])  # as mail programs read it
    assert plain is not None, club.mail.texts[-1]
    assert plain[0].decode().rstrip(">\r").endswith(stop[0])
    assert reader.get(stop[0]).status_code == 200
    assert bob.get("/api/calls").json()["mail"] is not None
    assert reader.post(stop[0], data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert bob.get("/api/calls").json()["mail"] is None
    assert reader.post(stop[0]).status_code == 200  # whoever presses twice is told the same
    move(bob, table, "d4")
    move(ann, table, "c5")
    club.deliver()
    assert len(club.mail.letters) == 1


def test_without_mail_all_else_works(house: House) -> None:
    ann = house.guest()
    assert ann.post("/api/calls/mail", json={"address": "ann@club.example"}).json()["code"] == "mail_off"
    assert "data-mail" not in ann.get("/calls").text
    assert ann.post("/api/calls/feed").status_code == 200
