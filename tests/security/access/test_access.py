"""The access matrix: every route, who may ask it, and which token; tried by everybody with what belongs to others.

The matrix is `access.txt`. `anyone`: also a guest; `account`: who has one; `own`: whose it is; `player`: who sits at
the table; `link`: who has the signed link; `moderator`, `host`; `machine`: who asks from there. What is for `anyone` is
about whoever asks, or for all to see. Whoever adds a route adds a line, or the first test fails.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from preau.server.http.costs import COSTS
from preau.server.http.scopes import scope_needed
from preau.server.people.tokens import SCOPES
from preau.words import Speaker
from tests.server.house import House, opened, sign_up, sit
from tests.server.moderation.test_hosts import staff
from tests.server.programs.test_programs import program, token_of

LEVELS: Final = ("guest", "account", "moderator", "host")
LEAST: Final = {"anyone": "guest", "account": "account", "moderator": "moderator", "host": "host"}
NOBODY: Final = ("own", "player", "link", "machine")  # none of those who ask here is one, has one, or is there
LINES: Final = (Path(__file__).parent / "access.txt").read_text("utf-8").splitlines()
MATRIX: Final = {(method, path): level for level, method, path in map(str.split, LINES)}
DAY_MS: Final = 24 * 60 * 60 * 1000
CLOCK: Final = {"kind": "bank", "seconds": 600, "increment": 5}
PASSWORD: Final = "another horse battery"
BODIES: Final[dict[str, dict[str, Any]]] = {
    "/api/tournaments": {"name": "Mine", "game": "cerocle", "kind": "swiss", "rounds": 2, "clock": CLOCK},
    "/api/clubs": {"name": "Mine too"},
    "/api/clubs/{club}/wishes": {"type": "role", "name": "Bob", "role": "none"},
    "/api/tournaments/{tournament}/wishes": {"type": "close"},
    "/api/account/tokens": {"name": "robot", "scopes": ["read"]},
    "/api/account/bot": {"sure": True},
    "/api/account/password": {"old": PASSWORD, "new": PASSWORD},
    "/api/people/friends": {"name": "Ann"},
    "/api/people/friends/remove": {"name": "Ann"},
    "/api/people/challenges": {"name": "Ann", "game": "cerocle"},
    "/api/tables/{table_id}/commands": {"type": "resign", "seat": 0},
    "/api/tables/{table_id}/seats/{seat}": {"name": "Eve"},
    "/api/tables/{table_id}/advance": {"moves": ["e5", "e6"]},
    "/api/tables/{table_id}/advance/forget": {"moves": ["e5", "e6"]},
    "/ahead/{table}/why": {"path": ["e5"]},
    "/api/tables/{table_id}/reports": {"who": "x", "at": 1},
    "/api/hosts/sanctions": {"kind": "warning", "why": "x", "name": "Ann"},
    "/api/hosts/roles": {"name": "Eve", "role": "host"},
    "/api/hosts/announcements": {"en": "x"},
    "/api/hosts/registration": {"mode": "open"},
    "/api/hosts/invitations": {},
}
FORMS: Final[dict[str, dict[str, str]]] = {
    "/clubs": {"name": "Mine by form"},
    "/clubs/{club}": {"wish": "role", "name": "Bob", "role": "none"},
    "/tournaments/{tournament}": {"wish": "close"},
    "/tournaments/new": {
        "name": "By form", "game": "cerocle", "kind": "swiss", "size": "2", "rounds": "2", "clock": "bank:600:10",
        "wait": "5",
    },
    "/games": {"do": "off", "first": "2030-01-01", "last": "2030-01-02"},
    "/lobby": {"do": "join", "table": "x"},
    "/ahead/{table}": {"do": "keep", "line": "e5;e6"},
}  # fmt: skip
OUTSIDE: Final = ("/favicon.ico", "/service_worker.js", "/.well-known/security.txt")  # which ask nobody who they are
CHANGES_WHO_ASKS: Final = ("/api/account", "/account")


class Others:
    """What belongs to Ann and Bob: a table with a plan, a tournament, a club, a token, friends, calls, days off."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ann, self.bob = house.guest(address="10.0.0.1"), house.guest(address="10.0.0.2")
        for guest, name in ((self.ann, "Ann"), (self.bob, "Bob")):
            sign_up(guest, name)
        table = opened(self.ann, options={"players": 2}, clock={"kind": "days", "seconds": 86_400})
        sit(self.bob, table, 1)
        self.table = str(table["id"])
        self.tournament = self.ann.post("/api/tournaments", json=BODIES["/api/tournaments"]).json()["id"]
        self.club = self.ann.post("/api/clubs", json={"name": "Ours"}).json()["id"]
        self.bob.post(f"/api/clubs/{self.club}/wishes", json={"type": "join"})
        plan = f"/api/tables/{self.table}/advance"
        assert self.bob.post(plan, json={"moves": ["e5", "e6"]}).status_code < 300
        self.token = token_of(self.ann)
        self.ann.post("/api/people/friends", json={"name": "Bob"})
        self.ann.post("/api/calls/feed")
        span = {"start": house.clock() + DAY_MS, "until": house.clock() + 3 * DAY_MS}
        assert self.ann.post("/api/days-off", json=span).status_code < 300
        self.days_off = self.ann.get("/api/account/export").json()["club"]["days_off"][0]["id"]
        self.session = self.ann.get("/api/account/sessions").json()[0]["id"]
        self.token_id = self.ann.get("/api/account/tokens").json()[0]["id"]

    def address(self, path: str) -> str:
        """A route's address with what is theirs in it."""
        known = {
            "table": self.table, "table_id": self.table, "seat": "0", "tournament": self.tournament, "club": self.club,
            "game": "cerocle", "name": "Ann", "name:path": "Ann", "session": self.session, "token": "x.y.z",
            "wanted": self.days_off if "days-off" in path else "1", "number": "C1.1", "players": "2",
            "index": "1", "when": "before", "language": "en",
        }  # fmt: skip
        if path == "/api/account/tokens/{token}/revoke":
            known["token"] = self.token_id
        return re.sub(r"\{([^}]*)\}", lambda found: str(known.get(found[1], "x")), path)

    def snapshot(self) -> list[Any]:
        """All that there is of theirs."""
        kept: list[Any] = [self.ann.get(f"/api/tables/{self.table}/log").text]
        for guest in (self.ann, self.bob):
            found = guest.get("/api/account/export").json()
            for asked_for in ("friends_who_asked", "sanctions"):  # which others may: they can ask, and moderators warn
                found["club"].pop(asked_for)
            kept += [{name: found[name] for name in found if name not in {"audit", "sessions"}}]
            kept += [
                guest.get(path).json() for path in (f"/api/clubs/{self.club}", "/api/account/tokens", "/api/calls")
            ]
        tournament = self.ann.get(f"/api/tournaments/{self.tournament}").json()
        return [*kept, tournament["status"], tournament["standings"]]


@pytest.fixture(scope="module")
def others(house: House) -> Others:
    return Others(house)


def asker(house: House, level: str, number: int) -> TestClient:
    if level in {"moderator", "host"}:
        return staff(house, level, f"{level} {number}")
    guest = house.guest(address=f"10.1.{number // 200}.{number % 200}")
    if level == "account":
        sign_up(guest, f"Eve {number}")
    guest.get("/")
    return guest


def ask(guest: TestClient, others: Others, method: str, path: str) -> Any:
    address = others.address(path)
    if method == "POST" and path in FORMS:
        return guest.post(address, data=FORMS.get(path, {}), follow_redirects=False)
    body = BODIES.get(path, {}) if method == "POST" else None
    return guest.request(method, address, json=body, follow_redirects=False)


def test_every_route_is_in_the_matrix() -> None:
    """Once."""
    assert set(MATRIX) == set(COSTS)
    assert len(LINES) == len(MATRIX)


@pytest.mark.parametrize("level", LEVELS)
def test_who_may(others: Others, level: str) -> None:
    """Each route, asked by somebody to whom Ann's and Bob's things do not belong: refused or not, as the matrix says.

    And whatever was asked: nothing of theirs has changed.
    """
    house, before = others.house, others.snapshot()
    guest = asker(house, level, 0)
    wrong = []
    for number, ((method, path), needed) in enumerate(MATRIX.items(), 1):
        answer = ask(guest, others, method, path)
        assert answer.status_code < 500, (method, path, answer.text)
        refused = answer.status_code in {403, 404, 409}
        expected = needed in NOBODY or LEVELS.index(level) < LEVELS.index(LEAST[needed])
        if (expected and not refused) or (not expected and (answer.status_code == 403 or "signed_out" in answer.text)):
            wrong.append((needed, method, path, answer.status_code, answer.text[:120]))
        if path.startswith(CHANGES_WHO_ASKS) and method == "POST":
            guest = asker(house, level, number)
    assert not wrong, "\n".join(map(str, wrong))
    assert others.snapshot() == before


@pytest.mark.parametrize("scope", SCOPES)
def test_which_token_may(others: Others, scope: str) -> None:
    """A token of one scope opens the addresses of that scope, and no other; none opens a page."""
    owner = asker(others.house, "account", 900 + SCOPES.index(scope))
    robot = program(others.house, token_of(owner, scope))
    refused_on_a_page, wrong = Speaker("en")("programs-browser-only"), []
    for method, path in MATRIX:
        wish = {"type": "enter"} if path.endswith("{tournament}/wishes") else None  # to close one takes a browser
        answer = robot.post(others.address(path), json=wish) if wish else ask(robot, others, method, path)
        lacks = answer.status_code == 403 and any(word in answer.text for word in ("scope_missing", refused_on_a_page))
        open_to_all = path.startswith(("/static", "/healthz", "/readyz", "/metrics")) or path in OUTSIDE
        if not open_to_all and lacks != (scope_needed(method, path) != scope):
            wrong.append((method, path, answer.status_code, answer.text[:80]))
    assert not wrong, "\n".join(map(str, wrong))
