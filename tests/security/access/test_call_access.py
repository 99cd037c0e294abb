"""Calls: whose they are, links that open one thing, and push endpoints that lead nowhere inside."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from preau.games.api import TableRefused
from preau.server.calls import push_service as endpoint_module
from preau.server.calls.addresses import is_public
from preau.server.calls.links import CallLinks
from preau.server.calls.mail import Letter, MailServer, mail_address, message_of
from preau.server.calls.push_service import EndpointFailed, check_endpoint, post_to_endpoint
from tests.server.calls.post_office import Browser
from tests.server.calls.test_calls import feed_of
from tests.server.house import House

INNER = [
    "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::127.0.0.1", "ff02::1", "fec0::1", "192.0.2.1", "nonsense",
]  # fmt: skip
WRONG = [
    "http://push.example/x", "ftp://push.example/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.1.2.3/x",
    "https://169.254.169.254/latest", "https://localhost/x", "https://inner/x", "https://u:p@push.example/x", "https:///x",
    "https://push.example:99999/x", "https://push.example/x#y", "https://push.example/\r\nX: 1", "https://push.example/é",
    "//push.example/x", "push.example", "", "https://push.example/" + "x" * 1000, "https://[::ffff:10.0.0.1]/",
]  # fmt: skip


@pytest.mark.parametrize("address", INNER)
def test_inner_addresses_are_inner(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert all(map(is_public, ("1.1.1.1", "142.250.1.1", "2606:4700::1111", "::ffff:8.8.8.8")))


@pytest.mark.parametrize("address", WRONG)
def test_endpoints_that_are_none(address: str) -> None:
    """Refused when somebody subscribes, and again when something would be sent."""
    with pytest.raises(TableRefused):
        check_endpoint(address, frozenset())
    with pytest.raises(EndpointFailed):
        asyncio.run(post_to_endpoint(address, {}, b""))


def test_a_name_is_judged_by_where_it_leads_when_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """One inner address among those of a name is enough; nothing is connected to."""
    asked: list[str] = []

    async def connect(host: str, *_args: Any, **_named: Any) -> Any:
        asked.append(host)
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    for found in (["10.0.0.1"], ["1.1.1.1", "127.0.0.1"], []):

        async def resolve(_host: str, _port: int, found: list[str] = found) -> list[str]:
            return found

        monkeypatch.setattr(endpoint_module, "resolve", resolve)
        with pytest.raises(EndpointFailed):
            asyncio.run(post_to_endpoint("https://push.example/x", {}, b""))
    assert asked == []

    async def resolve_once(_host: str, _port: int) -> list[str]:
        return ["1.1.1.1"]

    monkeypatch.setattr(endpoint_module, "resolve", resolve_once)
    with pytest.raises(EndpointFailed):
        asyncio.run(post_to_endpoint("https://push.example/x", {}, b""))
    assert asked == ["1.1.1.1"]  # the very address that was judged


def test_links_open_one_thing(house: House) -> None:
    """A token of one kind opens no other, nor with any letter changed, nor signed by others; and says no guest's id."""
    ann = house.guest()
    token = feed_of(ann)["atom"].removeprefix("feed/").removesuffix(".atom")
    links: CallLinks = house.app.state.call_links
    handle, serial = links.read_feed(token)
    assert handle not in ann.cookies["preau_guest"]
    others = [
        links.stop(handle, "a@b.example"), links.confirm(handle, "a@b.example", "x"),
        CallLinks("y").feed(handle, serial), links.feed(handle, serial + 1), links.feed("nobody", 1), token[:-1],
        token.swapcase(), "x", "x.y", "a" * 3000,
    ]  # fmt: skip
    for each in others:
        for kind in ("atom", "ics"):
            assert ann.get(f"/feed/{each}.{kind}").status_code in {403, 404}
    for path in ("stop", "confirm"):
        for each in (token, *others[2:]):
            assert ann.get(f"/calls/{path}/{each}").status_code in {403, 404}
            assert ann.post(f"/calls/{path}/{each}").status_code in {403, 404, 405}
    assert ann.get(f"/calls/confirm/{others[1]}").status_code == 403  # our signature, but nobody asked for it


def test_a_browser_is_its_owners(house: House) -> None:
    """Nobody takes another's browser away, and pages elsewhere change nothing."""
    ann, eve = house.guest(), house.guest()
    browser = Browser("https://push.example/ann")
    assert ann.post("/api/calls/push", json=browser.form).json()["browsers"] == 1
    eve.post("/api/calls/push/remove", json={"endpoint": "https://push.example/ann"})
    assert ann.get("/api/calls").json()["browsers"] == 1
    elsewhere = {"Origin": "https://evil.example"}
    for path in ("", "/feed", "/feed/remove", "/push", "/push/remove", "/mail", "/mail/remove", "/test"):
        answer = ann.post(f"/api/calls{path}", json={}, headers=elsewhere)
        assert answer.json()["code"] == "foreign_origin"
    bad = {**browser.form, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert ann.post("/api/calls/push", json=bad).json()["code"] == "bad_endpoint"
    for number in range(12):
        ann.post("/api/calls/push", json=Browser(f"https://push.example/{number}").form)
    assert ann.get("/api/calls").json()["browsers"] == 10


@pytest.mark.parametrize(
    "text",
    ["", "a", "a@b", "@b.example", "a@", "a b@c.example", "a@b.example\r\nBcc: x@y.example", "a@b.example,c@d.example",
     "<a@b.example>", "a@b..example", "a@-b.example", "ä@b.example", "a@b.example ;", "x" * 65 + "@b.example",
     '"a b"@c.example', "a@[127.0.0.1]", "a@127.0.0.1"],
)  # fmt: skip
def test_addresses_that_are_none(text: str) -> None:
    with pytest.raises(TableRefused):
        mail_address(text)


def test_no_header_is_brought_along() -> None:
    """A line break in what somebody wrote ends no header."""
    server = MailServer.of("smtp://127.0.0.1:25", "Préau <preau@club.example>")
    letter = Letter(
        "a@b.example", "Your turn\r\nBcc: x@y.example", "Hello\r\n.\r\nBcc: z", "name", "https://c.example/x"
    )
    message = message_of(letter, server, 0)
    assert message["Bcc"] is None
    assert "\n" not in message["Subject"]
    assert mail_address(" Ann@Bücher.example ") == "Ann@xn--bcher-kva.example"
    for wrong in ("http://x", "smtp://", "x"):
        with pytest.raises(ValueError, match="PREAU_MAIL_URL"):
            MailServer.of(wrong, "a@b.example")
    with pytest.raises(ValueError, match="PREAU_MAIL_FROM"):
        MailServer.of("smtp://x", "a\r\nBcc: b@c.example")
