"""Cookies and headers that were tampered with, bodies that lie about themselves, and what every answer must carry."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
import structlog
from itsdangerous import TimestampSigner
from starlette.testclient import TestClient
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from preau.server.app import create_app
from preau.server.http import guard
from preau.server.settings import Settings
from tests.server.house import House, opened, pair, sign_up, sit

COOKIE = "preau_guest"
DATA = {"application/json", "importmap", "speculationrules"}  # kinds of script that are none


# --- cookies ---------------------------------------------------------------------------------------------------------


def seats_of(house: House, table: str, *cookies: str) -> list[int]:
    """Which seats somebody with these cookies has."""
    guest = house.guest()
    guest.headers["cookie"] = "; ".join(cookies)
    with guest.websocket_connect(f"/api/tables/{table}/socket") as line:
        return list(line.receive_json()["you"])


def test_cookies_that_are_not_quite_right(house: House) -> None:
    """With any letter changed, cut short, signed by others, for another purpose, too old: its bearer is nobody."""
    ann, _, table = pair(house)
    good = ann.cookies[COOKIE]
    assert seats_of(house, table, f"{COOKIE}={good}") == [0]
    name, stamp, signature = good.rsplit(".", 2)
    key = house.settings.signing_key()
    forged = [
        good[:-1], good[1:], good.swapcase(), good[::-1], name, f"{name}.{stamp}", f"{name}.{stamp}.", good * 400,
        f"{name}.{stamp}.{'A' * len(signature)}", f"x{name}.{stamp}.{signature}", f"{name}..{signature}", "", ".", "..",
        TimestampSigner("another key", salt="preau.guest").sign(name).decode(),
        TimestampSigner(key, salt="preau.seat").sign(name).decode(), TimestampSigner(key).sign(name).decode(),
        "%00", "\x7f", '"', "a=b", "<script>", "' OR 1=1 --",
    ]  # fmt: skip
    forged += [
        good[:place] + ("A" if good[place] != "A" else "B") + good[place + 1 :] for place in range(len(good) - 1)
    ]
    for cookie in forged:
        assert seats_of(house, table, f"{COOKIE}={cookie}") == [], cookie
    house.clock.pass_by(house.settings.guest_days * 24 * 60 * 60 + 10)
    assert seats_of(house, table, f"{COOKIE}={good}") == []


def test_several_cookies_are_one_guest(house: House) -> None:
    """Of two cookies one counts, the same for pages and sockets: nobody is two guests, nor more than either."""
    ann, bob, table = pair(house)
    both = [f"{COOKIE}={ann.cookies[COOKIE]}", f"{COOKIE}={bob.cookies[COOKIE]}"]
    for cookies in (both, both[::-1]):
        seats = seats_of(house, table, *cookies)
        assert len(seats) == 1
        guest = house.guest()
        guest.headers["cookie"] = "; ".join(cookies)
        other = 1 - seats[0]
        answer = guest.post(f"/api/tables/{table}/commands", json={"type": "resign", "seat": other})
        assert answer.json()["code"] == "not_your_seat"


def test_a_guest_has_their_own_tables_only(house: House) -> None:
    """Another's list and another's links are not to be had by anything a guest can send."""
    ann, eve = house.guest(), house.guest()
    table = opened(ann)["id"]
    assert [each["id"] for each in ann.get("/api/tables").json()["mine"]] == [table]
    assert eve.get("/api/tables").json()["mine"] == []
    log = ann.get(f"/api/tables/{table}/log").text
    assert ann.cookies[COOKIE].split(".")[0] not in log  # the log says who, but not in a way that a cookie does


def test_how_cookies_are_set(tmp_path: Path) -> None:
    """Out of scripts' reach, not sent along from other sites, and under HTTPS on no other connection."""
    for secure in (False, True):
        settings = Settings(data=tmp_path, secure_cookies=secure)
        with TestClient(create_app(settings), base_url="https://testserver") as client:
            answer = client.get("/?lang=fr")
            cookies = {each.partition("=")[0]: each.casefold() for each in answer.headers.get_list("set-cookie")}
            assert set(cookies) == {COOKIE, "preau_lang"} | ({f"__Host-{COOKIE}"} if secure else set())
            assert ("max-age=0" in cookies[COOKIE]) == secure  # there the old name is not used any more
            assert all("httponly" in cookie for name, cookie in cookies.items() if name != "preau_lang")
            assert all("path=/;" in cookie for cookie in cookies.values())
            for cookie in cookies.values():
                assert "samesite=lax" in cookie
                assert "domain=" not in cookie
                assert ("secure" in cookie) == secure
            assert ("strict-transport-security" in answer.headers) == secure


# --- headers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver.evil.example"},
        {"Origin": "http://evil.example#testserver"},
        {"Origin": "http://evil@testserver"},
        {"Origin": "http://testserver:81"},
        {"Origin": "testserver"},
        {"Origin": "http://[::1"},
        {"Origin": ""},
        {"Origin": "https://evil.example", "X-Forwarded-Host": "evil.example"},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "nonsense"},
    ],
    ids=str,
)
def test_other_sites_can_do_nothing(house: House, headers: dict[str, str]) -> None:
    """A request that a page of another site made changes nothing, whatever else it claims; nor does its socket open."""
    ann, _, table = pair(house)
    before = ann.get(f"/api/tables/{table}/log").text
    for path, body in (("commands", {"type": "resign"}), ("seats/0/revoke", None), ("branch", {"move": 0})):
        answer = ann.post(f"/api/tables/{table}/{path}", json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        assert "content-security-policy" in answer.headers
    with ann.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as line:
        assert line.receive()["code"] == 4003
    assert ann.get(f"/api/tables/{table}/log").text == before
    assert not [name for name in ann.get("/", headers=headers).headers if name.startswith("access-control-")]


@pytest.mark.parametrize("content", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_forms_of_other_sites_are_no_messages(house: House, content: str) -> None:
    """What a plain HTML form can send is not taken for JSON."""
    ann, _, table = pair(house)
    headers = {"Content-Type": content} if content else {}
    answer = ann.post(f"/api/tables/{table}/commands", content='{"type":"resign"}', headers=headers)
    assert answer.status_code == 422
    assert ann.get(f"/api/tables/{table}").json()["status"] == "playing"


def proxied(tmp_path: Path, stack: ExitStack, client: str) -> TestClient:
    """A guest of a server that trusts a proxy on its own machine, as `preau serve` does."""
    app: Any = create_app(Settings(data=tmp_path, request_rate="5/minute"))
    behind: Any = ProxyHeadersMiddleware(app, trusted_hosts="127.0.0.1")
    return stack.enter_context(TestClient(behind, client=(client, 1)))


@pytest.mark.parametrize(
    ("address", "forwarded"),
    [("192.0.2.7", "203.0.113.{}"), ("127.0.0.1", "203.0.113.{}, 192.0.2.7")],
    ids=["directly", "through the proxy"],
)
def test_limits_are_not_escaped_by_a_header(tmp_path: Path, stack: ExitStack, address: str, forwarded: str) -> None:
    """Who writes another address into the header each time is still counted as one."""
    guest = proxied(tmp_path, stack, address)
    found = [
        guest.get("/api/games/cerocle", headers={"X-Forwarded-For": forwarded.format(number)}).status_code
        for number in range(7)
    ]
    assert found == [200] * 5 + [429] * 2


def test_what_logs_keep_of_headers(house: House) -> None:
    """Line ends and colours in an address make no line of their own in the log."""
    with structlog.testing.capture_logs() as lines:
        house.guest().get("/api/games/x%0d%0a%1b[31mforged")
    rendered = str(structlog.processors.JSONRenderer()(None, "", next(each for each in lines if "path" in each)))
    assert "\n" not in rendered
    assert "\x1b" not in rendered


# --- bodies ----------------------------------------------------------------------------------------------------------


def test_bodies_that_lie_about_their_length(house: House) -> None:
    """Too much is refused, whether or not it says so first; nothing is kept of it."""
    guest = house.guest()
    most = house.settings.body_bytes
    for length in (str(most + 1), "9" * 18, "9" * 5000, "-1", "1e3", "²", " "):
        headers = {"Content-Length": length.encode("latin-1")}
        answer = guest.post("/api/records", content=b"{}", headers=headers)  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()["code"]) == (413, "too_big"), length

    def parts() -> Iterator[bytes]:
        for _ in range(most // 1000 + 2):
            yield b" " * 1000

    assert guest.post("/api/records", content=parts()).status_code == 413


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while the request is refused, in words."""
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)

    async def ask() -> list[Any]:
        app = create_app(Settings(data=tmp_path))
        sent: list[Any] = []
        first = [{"type": "http.request", "body": b"{", "more_body": True}]

        async def receive() -> Any:
            return first.pop() if first else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "http", "method": "POST", "path": "/api/records", "raw_path": b"/api/records", "query_string": b"",
            "headers": [(b"host", b"x"), (b"content-type", b"application/json"), (b"accept-language", b"fr")],
            "client": ("127.0.0.1", 1), "server": ("x", 80), "scheme": "http", "http_version": "1.1", "root_path": "",
        }  # fmt: skip
        async with app.router.lifespan_context(app):
            await app(scope, receive, send)
        return sent

    start, body = asyncio.run(asyncio.wait_for(ask(), 60))
    assert start["status"] == 408
    assert b"too_slow" in body["body"]


# --- what every page carries -----------------------------------------------------------------------------------------


class Inline(HTMLParser):
    """Finds what the policy forbids: scripts and styles in the page itself, and addresses that are scripts."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in given and given.get("type") not in DATA):
            self.found.append(tag)
        for name, value in attrs:
            scheme = (value or "").strip().casefold().partition(":")[0]
            if name.startswith("on") or name == "style" or scheme in {"javascript", "vbscript"}:
                self.found.append(f"{tag} {name}={value}")
            if name in {"src", "href", "action"} and "//" in (value or "").partition("?")[0]:
                self.found.append(f"{tag} {name}={value}")


def pages(house: House) -> Iterator[tuple[str, Any]]:
    """Every page there is, as a host sees it who sits at a table."""
    ann, bob = house.guest(), house.guest()
    sign_up(ann)
    house.run(house.app.state.roles.give, house.run(house.app.state.people.find_by_name, "Ann"), "host")
    online = opened(ann, game="recess", options={"players": 3}, public=True)
    sit(bob, online, 1)
    over = opened(ann, mode="same_screen", options={"players": 2})["id"]
    ann.post(f"/api/tables/{over}/commands", json={"type": "move", "move": "e5"})
    ann.post(f"/api/tables/{over}/commands", json={"type": "resign"})
    clock = {"kind": "turn", "seconds": 60}
    night = {"name": "Night", "game": "cerocle", "kind": "arena", "minutes": 60, "clock": clock}
    tournament = ann.post("/api/tournaments", json=night).json()["id"]
    club = ann.post("/api/clubs", json={"name": "The Nuns"}).json()["id"]
    filled = {
        "/s/{token}": online["links"][2]["token"],
        "/sit/{table}/{seat}": f"{online['id']}/2",
        "/people/{name:path}": "Ann",
        "/{path:path}": "nowhere",
    }  # fmt: skip
    for path in sorted({route for route in routes(house.app) if not route.startswith(("/api/tables", "/static"))}):
        if path in filled:
            tried = [path.split("{")[0] + filled[path]]
        else:
            tried = [
                path.format(
                    game=game,
                    table=table,
                    wanted=wanted,
                    number="R5.6",
                    index="0",
                    when="before",
                    token="x",
                    word="x",
                    name="Ann",
                    tournament=tournament,
                    club=club,
                    players="2",
                    language="fr",
                )
                for game, wanted in (("recess", "1"), ("cerocle", "2"))
                for table in (online["id"], over)
            ]
        for address in dict.fromkeys(tried):
            yield address, ann.get(address)


def routes(app: Any) -> Iterator[str]:
    """The addresses that can be asked for."""
    from preau.server.pages import PAGES

    for router in (*app.state.api_routers, *(page.router for page in PAGES)):
        yield from (route.path for route in router.routes if "GET" in (getattr(route, "methods", None) or ()))


def test_every_page_has_its_policy_and_nothing_inline(house: House) -> None:
    """Whatever is answered carries the headers; no page has a script or a style in it, or anything from elsewhere."""
    seen = 0
    for address, answer in pages(house):
        headers = answer.headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy, address
        assert "frame-ancestors 'none'" in policy, address
        assert ("unsafe" in policy) == address.endswith(".svg"), address
        assert headers["x-content-type-options"] == "nosniff", address
        assert headers["referrer-policy"] == "same-origin", address
        assert "server" not in headers
        if headers.get("content-type", "").startswith("text/html"):
            seen += 1
            reader = Inline()
            reader.feed(answer.text)
            assert reader.found == [], address
    assert seen >= 25


def test_refusals_carry_them_too(tmp_path: Path, stack: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not found, not allowed, too many, even a fault of our own: each with its policy, its id, and in words."""
    house = House(tmp_path, stack, request_rate="4/minute")

    async def fail(*_: object) -> None:
        raise RuntimeError("a secret that no answer may tell")

    monkeypatch.setattr(house.app.state.service, "public", fail)
    guest = house.guest()
    with structlog.testing.capture_logs() as lines:
        answers = [
            guest.get("/api/nothing"), guest.request("BREW", "/api/games"), guest.get("/api/tables"),
            guest.post("/api/records", headers={"Origin": "https://evil.example"}), guest.get("/static/../secret"),
            guest.get("/api/games"), guest.get("/api/games"), guest.get("/api/games"),
        ]  # fmt: skip
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["request failed"]
    assert [answer.status_code for answer in answers[:5]] == [404, 405, 500, 403, 404]
    assert answers[-1].status_code == 429
    assert answers[2].json()["code"] == "failed"
    for answer in answers:
        assert "secret that" not in answer.text
        assert "content-security-policy" in answer.headers
        assert "x-request-id" in answer.headers
