"""What is asked of every address of the API, as dear as it can be, and each time something else where it can be."""

# ruff: noqa: ARG005  # each is made of the house and a number, and most need only one of them

from __future__ import annotations

import secrets
from typing import Any

from asks.ask import (
    CREDENTIAL,
    DAY_MS,
    KEYS,
    Ask,
    at,
    game,
    get,
    lesson,
    position,
    post,
    puzzle,
    record,
    register_ask,
)
from full_house import PASSWORD, FullHouse, Visitor

from preau.server.clock import now_ms

# --- games, positions and records ------------------------------------------------------------------------------------

get("/api/games")
get("/api/games/{game}", lambda h, n: f"/api/games/{game(n)}")
get("/api/games/{game}/rules", lambda h, n: f"/api/games/{game(n // 4)}/rules")
get("/api/games/{game}/rules/{number}", lambda h, n: f"/api/games/{game(n)}/rules/{('R5.6', 'C4.5')[n % 2]}")
get("/api/games/{game}/lessons", lambda h, n: f"/api/games/{game(n)}/lessons")
get("/api/games/{game}/puzzles", lambda h, n: f"/api/games/{game(n)}/puzzles")
post("/api/games/{game}/lessons/{wanted}", lambda h, n: {"show": True}, lambda h, n: f"/api/games/{lesson(n)}")
post("/api/games/{game}/puzzles/{wanted}", lambda h, n: {"show": True}, lambda h, n: f"/api/games/{puzzle(n)}")
post("/api/positions/check", lambda h, n: {"position": position(h, n)})
post("/api/records", lambda h, n: {"text": record(h, n)})
post("/api/records/review", lambda h, n: {"text": record(h, n)})

# --- tables ----------------------------------------------------------------------------------------------------------

post("/api/tables", lambda h, n: {"game": game(n), "name": "Ann", "options": {"players": 3}})
get("/api/tables")
get("/api/tables/{table_id}", lambda h, n: f"/api/tables/{(h.long, h.yard)[n % 2]}")
get("/api/tables/{table_id}/log", lambda h, n: f"/api/tables/{h.long}/log")
get("/api/tables/{table_id}/record", lambda h, n: f"/api/tables/{h.long}/record")
get(
    "/api/tables/{table_id}/picture.svg",
    lambda h, n: f"/api/tables/{(h.long, h.yard)[n % 2]}/picture.svg?move={n + 60}",
)
get("/api/tables/{table_id}/card.svg", lambda h, n: f"/api/tables/{h.finished}/card.svg")
get("/api/tables/{table_id}/view", lambda h, n: f"/api/tables/{(h.long, h.yard)[n % 2]}/view?move={n + 60}")
post(
    "/api/tables/{table_id}/commands", lambda h, n: {"type": "undo", "to": h.sizes.long_moves - 2 - n, "seat": 0},
    lambda h, n: f"/api/tables/{h.long}/commands",
)  # fmt: skip
post("/api/tables/{table_id}/branch", lambda h, n: {"move": at(h, n)}, lambda h, n: f"/api/tables/{h.finished}/branch")
get("/api/tables/{table_id}/links", lambda h, n: f"/api/tables/{h.own[n]}/links")
post("/api/tables/{table_id}/seats/{seat}/revoke", address=lambda h, n: f"/api/tables/{h.own[n]}/seats/0/revoke")
post(
    "/api/tables/{table_id}/reports", lambda h, n: h.said[-n - 1],
    lambda h, n: f"/api/tables/{h.long}/reports", who="host",
)  # fmt: skip
get("/api/tables/{table_id}/why", lambda h, n: f"/api/tables/{h.long}/why?cell=e5&move={at(h, n)}")
get("/api/tables/{table_id}/threats", lambda h, n: f"/api/tables/{(h.yard, h.long)[n % 2]}/threats")
get("/api/tables/{table_id}/review", lambda h, n: f"/api/tables/{h.finished}/review")


@register_ask("GET", "/api/tables/{table_id}/hint")
async def ask_hint(house: FullHouse, number: int) -> Ask:
    """At a table where only bots play beside, in a position that nobody has thought about."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "1"}, {"kind": "bot", "level": "1"}]
    made = await house.open(house.ann, game="recess", mode="online", options={"players": 3}, seats=seats)
    return Ask(house.ann, "GET", f"/api/tables/{made['id']}/hint?ask=move&n={number}")


@register_ask("POST", "/api/tables/{table_id}/seats/{seat}")
async def sit(house: FullHouse, _: int) -> Ask:
    made, guest = await house.free_seat(), house.visitor()
    return Ask(guest, "POST", f"/api/tables/{made['id']}/seats/1?token={made['links'][1]['token']}", {"name": "Zoe"})


# --- accounts --------------------------------------------------------------------------------------------------------

get("/api/account")
get("/api/account/sessions")
get("/api/account/export")
get("/api/account/tokens")
post("/api/account/reset", lambda h, n: {"who": "Ann"})
post("/api/account/reset/choose", lambda h, n: {"token": "x" * 80, "password": PASSWORD})
post("/api/account/passkeys/options")
post("/api/account/passkeys", lambda h, n: {"credential": CREDENTIAL, "state": "x"})
post("/api/account/passkeys/{found_id}/remove", address=lambda h, n: "/api/account/passkeys/x/remove")
post("/api/account/passkeys/sign-up-options", lambda h, n: {"name": "Zoe"}, who="guest")
post("/api/account/passkeys/sign-up", lambda h, n: {"name": "Zoe", "credential": CREDENTIAL, "state": "x"}, who="guest")
post("/api/account/passkeys/sign-in-options", who="guest")
post("/api/account/passkeys/sign-in", lambda h, n: {"credential": CREDENTIAL, "state": "x"}, who="guest")
post("/api/account/tokens", lambda h, n: {"name": f"t{n}", "scopes": ["read"]}, who="bob")


async def _newcomer(house: FullHouse) -> tuple[Visitor, str]:
    visitor, name = house.visitor(), f"New {secrets.token_hex(4)}"
    await house.sign_up(visitor, name)
    return visitor, name


@register_ask("POST", "/api/account/sign-up")
async def sign_up(house: FullHouse, _: int) -> Ask:
    guest = house.visitor()
    await guest.do("GET", "/api/games")
    form = {"name": f"New {secrets.token_hex(4)}", "password": PASSWORD}
    return Ask(guest, "POST", "/api/account/sign-up", form)


@register_ask("POST", "/api/account/sign-in")
async def sign_in(house: FullHouse, _: int) -> Ask:
    _, name = await _newcomer(house)
    return Ask(house.visitor(), "POST", "/api/account/sign-in", {"name": name, "password": PASSWORD})


def _as_newcomer(route: str, body: Any = None, address: str = "") -> None:
    @register_ask("POST", route)
    async def make(house: FullHouse, _: int) -> Ask:
        visitor, _name = await _newcomer(house)
        return Ask(visitor, "POST", address or route, body)


_as_newcomer("/api/account/sign-out")
_as_newcomer("/api/account/sign-out-everywhere")
_as_newcomer("/api/account/sessions/{session}/end", address="/api/account/sessions/1/end")
_as_newcomer("/api/account/password", {"old": PASSWORD, "new": "another horse battery"})
_as_newcomer("/api/account/bot", {"sure": True})


@register_ask("POST", "/api/account/delete")
async def delete(house: FullHouse, _: int) -> Ask:
    """Somebody with a few tables."""
    visitor, _name = await _newcomer(house)
    for _each in range(10):
        await house.open(visitor)
    return Ask(visitor, "POST", "/api/account/delete", {"sure": True, "password": PASSWORD})


@register_ask("POST", "/api/account/tokens/{token}/revoke")
async def revoke_token(house: FullHouse, _: int) -> Ask:
    await house.host.do("POST", "/api/account/tokens", {"name": "x", "scopes": ["read"]})
    made = await house.host.do("GET", "/api/account/tokens")
    return Ask(house.host, "POST", f"/api/account/tokens/{made[-1]['id']}/revoke")


# --- programs that play, and calls -----------------------------------------------------------------------------------

get("/api/bots")
get("/api/stream")
for what in ("accept", "decline"):
    post(
        f"/api/challenges/{{table_id}}/{{seat}}/{what}",
        address=lambda h, n, w=what: f"/api/challenges/{h.own[n]}/1/{w}",
    )
get("/api/calls")
post("/api/calls", lambda h, n: {"games": [game(n)], "minutes": 0})
get("/api/calls/waiting")
post("/api/calls/feed", who="bob")
post("/api/calls/feed/remove", who="bob")
post("/api/calls/push", lambda h, n: {"endpoint": f"https://updates.push.services.mozilla.com/{n}", "keys": KEYS})
post("/api/calls/push/remove", lambda h, n: {"endpoint": f"https://updates.push.services.mozilla.com/{n}"})
post("/api/calls/mail", lambda h, n: {"address": "ann@example.org"})
post("/api/calls/mail/remove")
post("/api/calls/test", who="bob")

# --- people ----------------------------------------------------------------------------------------------------------

get("/api/people", lambda h, n: "/api/people?name=Ann", who="bob")
get("/api/people/games", lambda h, n: f"/api/people/games?page={n + 1}")
get("/api/people/circle")
get("/api/people/challenges")
get("/api/ratings/{game}/{players}", lambda h, n: f"/api/ratings/cerocle/2?page={n + 1}")
post("/api/people/me/privacy", lambda h, n: {"games": "everybody", "rating": "everybody"})
post("/api/people/friends", lambda h, n: {"name": f"Crowd {n}"}, who="bob")
post("/api/people/friends/remove", lambda h, n: {"name": f"Crowd {n}"}, who="bob")
post("/api/people/blocks", lambda h, n: {"name": f"Crowd {n}"}, who="host")
post("/api/people/blocks/remove", lambda h, n: {"name": f"Crowd {n}"}, who="host")
post("/api/people/challenges", lambda h, n: {"name": "Bob", "game": "cerocle"})


def _answer_challenge(what: str) -> None:
    @register_ask("POST", f"/api/people/challenges/{{table}}/{what}")
    async def make(house: FullHouse, _: int) -> Ask:
        made = await house.ann.do("POST", "/api/people/challenges", {"name": "Bob", "game": "cerocle"})
        return Ask(house.bob, "POST", f"/api/people/challenges/{made['table']}/{what}")


_answer_challenge("accept")
_answer_challenge("decline")

# --- hosts -----------------------------------------------------------------------------------------------------------

for page in ("reports", "roles", "announcements", "registration", "ledger"):
    get(f"/api/hosts/{page}", who="host")
get("/api/hosts/people/{name}", lambda h, n: "/api/hosts/people/Ann", who="host")
get("/api/sanctions")
post("/api/hosts/roles", lambda h, n: {"name": "Crowd 1", "role": ("moderator", None)[n % 2]}, who="host")
post("/api/hosts/registration", lambda h, n: {"mode": "open"}, who="host")
post("/api/hosts/invitations", lambda h, n: {"note": "x", "days": 3}, who="host")
post("/api/hosts/invitations/{invitation}/remove", address=lambda h, n: "/api/hosts/invitations/x/remove", who="host")
post("/api/hosts/reports/{report}/close", address=lambda h, n: f"/api/hosts/reports/{h.cases[n]}/close", who="host")
post("/api/hosts/sanctions", lambda h, n: {"kind": "warning", "why": "x", "name": f"Crowd {n}"}, who="host")
post("/api/sanctions/{sanction}/seen", address=lambda h, n: "/api/sanctions/x/seen")


@register_ask("POST", "/api/hosts/sanctions/{sanction}/undo")
async def undo_sanction(house: FullHouse, number: int) -> Ask:
    form = {"kind": "silence", "why": "x", "name": f"Crowd {number}", "hours": 1}
    made = await house.host.do("POST", "/api/hosts/sanctions", form)
    return Ask(house.host, "POST", f"/api/hosts/sanctions/{made['id']}/undo")


@register_ask("POST", "/api/hosts/announcements")
async def announce(house: FullHouse, number: int) -> Ask:
    for each in (await house.host.do("GET", "/api/hosts/announcements"))[1:]:
        await house.host.do("POST", f"/api/hosts/announcements/{each['id']}/remove")
    return Ask(house.host, "POST", "/api/hosts/announcements", {"en": f"Hello {number}", "hours": 1})


@register_ask("POST", "/api/hosts/announcements/{announcement}/remove")
async def take_down(house: FullHouse, number: int) -> Ask:
    await announce(house, number)
    made = await house.host.do("POST", "/api/hosts/announcements", {"en": f"Bye {number}", "hours": 1})
    return Ask(house.host, "POST", f"/api/hosts/announcements/{made['id']}/remove")


# --- the lobby, games by post, tournaments ---------------------------------------------------------------------------

get("/api/lobby")
get("/api/lobby/seek")


@register_ask("POST", "/api/lobby/tables/{table_id}")
async def join(house: FullHouse, _: int) -> Ask:
    made = await house.free_seat()
    return Ask(house.visitor(), "POST", f"/api/lobby/tables/{made['id']}", {"name": "Zoe"})


def _seek(number: int) -> dict[str, Any]:
    return {"game": game(number), "clock": {"kind": "bank", "seconds": 300, "increment": 5}}


post("/api/lobby/seek", lambda h, n: _seek(n), who="bob")
for what in ("withdraw", "bots"):

    @register_ask("POST", f"/api/lobby/seek/{what}")
    async def answer_seek(house: FullHouse, number: int, what: str = what) -> Ask:
        visitor = house.visitor()
        await visitor.do("POST", "/api/lobby/seek", _seek(number) | {"name": "Zoe"})
        return Ask(visitor, "POST", f"/api/lobby/seek/{what}")


post("/api/lobby/here", lambda h, n: {"shown": True, "name": "Ann"})
get("/api/tables/{table_id}/advance", lambda h, n: f"/api/tables/{h.post}/advance")
post(
    "/api/tables/{table_id}/advance",
    lambda h, n: {"moves": [f"d{n + 1}", "e6"]},
    lambda h, n: f"/api/tables/{h.post}/advance",
)
post(
    "/api/tables/{table_id}/advance/forget",
    lambda h, n: {"moves": [f"d{n + 1}", "e6"]},
    lambda h, n: f"/api/tables/{h.post}/advance/forget",
)
get("/api/turns")
get("/api/days-off")
post(
    "/api/days-off",
    lambda h, n: {"start": now_ms() + (40 + 3 * n) * DAY_MS, "until": now_ms() + (41 + 3 * n) * DAY_MS}, who="bob",
)  # fmt: skip
post("/api/days-off/{wanted}/end", address=lambda h, n: "/api/days-off/x/end")
get("/api/tournaments")
get("/api/tournaments/{tournament}", lambda h, n: f"/api/tournaments/{h.tournament}")
post(
    "/api/tournaments",
    lambda h, n: {"name": f"T {secrets.token_hex(3)}", "game": "cerocle", "kind": "swiss",
                  "clock": {"kind": "bank", "seconds": 300}},
    who="host",
)  # fmt: skip
post(
    "/api/tournaments/{tournament}/wishes", lambda h, n: {"type": "rest"},
    lambda h, n: f"/api/tournaments/{h.tournament}/wishes",
)  # fmt: skip
get("/api/clubs")
get("/api/clubs/{club}", lambda h, n: f"/api/clubs/{h.club}")
post("/api/clubs", lambda h, n: {"name": f"C {secrets.token_hex(3)}"}, who="bob")
post(
    "/api/clubs/{club}/wishes",
    lambda h, n: {"type": "add_evening", "title": f"E{n}", "starts": now_ms() + DAY_MS},
    lambda h, n: f"/api/clubs/{h.club}/wishes",
)  # fmt: skip
get("/api/docs")
get("/api/messages.json")
get("/api/openapi.json")
get("/healthz")
get("/readyz")
get("/metrics")
