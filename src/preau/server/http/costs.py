"""What each address of the server costs at worst, in units of work: a unit is a millisecond of one processor.

`bench/server/costs.py` measures them, and fails where one is too low; no test holds them against a clock. What costs
nothing here, files and health, has a rate of its own (`guard`).

Whoever asks is charged before the work is done, as a guest and as an address; a new guest at the same address is no new
allowance. What depends on how much somebody brings is charged on top, by its size, before it is read.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from preau.games.api import refusal
from preau.server.http.limits import Limits, address_key
from preau.server.http.scopes import check_request_scope
from preau.server.people.guests import GUEST, Guest
from preau.server.tables.live import pay_for_fold

UNKNOWN_UNITS: Final = 10  # of an address that has no line here; a test fails for it
MOVES_A_UNIT: Final = 4  # of a record that is read
EVENTS_A_UNIT: Final = 20  # of a log that is read again, for a table that is not in memory or for who asks for its log
LIVE_UNITS: Final = 20  # of what a tournament's page is sent anew
OWN_TABLE_UNITS: Final = 2  # for each table of one's own that goes on
ABOUT_A_TABLE: Final = "{table"  # in an address: who asks pays where that table is not in memory


class Cost(NamedTuple):
    """`units` are charged for each asking; `and_more` says in words what is charged on top."""

    units: int
    and_more: str = ""


_RECORD = "a unit for every four moves of a record that is not at hand"
_READ = "a unit for every four moves of the record"
_MOVES = "a unit for every move played"
_EVENTS = "a unit for every twenty events"
_REVIEW = "2 for every move of a review that is begun"
_ROUNDS = "a unit for every twenty tables of its rounds"
_TURNS = "2 for every table of one's own that goes on"

COSTS: Final[dict[tuple[str, str], Cost]] = {
    # pages
    ("GET", "/"): Cost(10, "2 for every table of one's own"),
    ("GET", "/shelf/{game}.svg"): Cost(5),
    ("GET", "/static/{path:path}"): Cost(0),
    ("GET", "/favicon.ico"): Cost(0),
    ("GET", "/service_worker.js"): Cost(0),
    ("GET", "/manifest.webmanifest"): Cost(3),
    ("GET", "/offline/{language}"): Cost(3),
    ("GET", "/new/{game}"): Cost(15),
    ("GET", "/new/{game}/board.svg"): Cost(20),
    ("GET", "/new/{game}/steps"): Cost(5),
    ("GET", "/invite/{table}"): Cost(20),
    ("GET", "/s/{token}"): Cost(10),
    ("GET", "/sit/{table}/{seat}"): Cost(5),
    ("GET", "/t/{table}"): Cost(70),
    ("GET", "/t/{table}/board"): Cost(15),
    ("GET", "/t/{table}/board.svg"): Cost(15),
    ("GET", "/t/{table}/preview"): Cost(20),
    ("GET", "/t/{table}/log"): Cost(20),
    ("GET", "/t/{table}/rating"): Cost(10),
    ("POST", "/t/{table}/why"): Cost(10),
    ("GET", "/t/{table_id}/review"): Cost(30, _REVIEW),
    ("GET", "/t/{table_id}/line"): Cost(30),
    ("GET", "/replay/{table}"): Cost(40),
    ("GET", "/look"): Cost(5),
    ("POST", "/look"): Cost(30, _RECORD),
    ("POST", "/look/review"): Cost(30, f"{_READ}; {_REVIEW}"),
    ("POST", "/look/line"): Cost(30, _READ),
    ("GET", "/edit/{game}"): Cost(40),
    ("POST", "/edit/{game}"): Cost(60, _RECORD),
    ("GET", "/learn/{game}"): Cost(50),
    ("GET", "/learn/{game}/rules/{number}"): Cost(5),
    ("GET", "/learn/{game}/diagrams/{number}-{index}-{when}.svg"): Cost(10),
    ("GET", "/learn/{game}/lessons"): Cost(10),
    ("GET", "/learn/{game}/lessons/{wanted}"): Cost(20),
    ("GET", "/learn/{game}/puzzles"): Cost(90),
    ("GET", "/learn/{game}/puzzles/{wanted}.svg"): Cost(20),
    ("GET", "/learn/{game}/puzzles/{wanted}"): Cost(40),
    ("GET", "/aid/{game}"): Cost(20),
    ("GET", "/companion/{game}"): Cost(20),
    ("GET", "/account"): Cost(15),
    ("GET", "/account/programs"): Cost(15),
    ("GET", "/calls"): Cost(10),
    ("GET", "/calls/confirm/{token}"): Cost(5),
    ("POST", "/calls/confirm/{token}"): Cost(10),
    ("GET", "/calls/stop/{token}"): Cost(5),
    ("POST", "/calls/stop/{token}"): Cost(10),
    ("GET", "/feed/{token}.atom"): Cost(10, _TURNS),
    ("GET", "/feed/{token}.ics"): Cost(10, _TURNS),
    ("GET", "/hosts"): Cost(250),
    ("GET", "/hosts/people"): Cost(30),
    ("GET", "/hosts/house"): Cost(20),
    ("GET", "/hosts/log"): Cost(50),
    ("GET", "/join/{word}"): Cost(10),
    ("GET", "/ahead/{table}"): Cost(30),
    ("POST", "/ahead/{table}"): Cost(20),
    ("POST", "/ahead/{table}/why"): Cost(10),
    ("GET", "/games"): Cost(20, "2 for every table of one's own"),
    ("POST", "/games"): Cost(20),
    ("GET", "/games/next"): Cost(10, _TURNS),
    ("GET", "/lobby"): Cost(50),
    ("POST", "/lobby"): Cost(10, "20 for a seat or a table"),
    ("GET", "/tournaments"): Cost(15),
    ("GET", "/tournaments/new"): Cost(20),
    ("POST", "/tournaments/new"): Cost(30),
    ("GET", "/tournaments/{tournament}"): Cost(20, _ROUNDS),
    ("POST", "/tournaments/{tournament}"): Cost(40, _ROUNDS),
    ("GET", "/tournaments/{tournament}/live"): Cost(3, f"{LIVE_UNITS} and {_ROUNDS}, if something has changed"),
    ("GET", "/clubs"): Cost(15),
    ("POST", "/clubs"): Cost(30),
    ("GET", "/clubs/{club}"): Cost(20),
    ("POST", "/clubs/{club}"): Cost(20),
    ("GET", "/clubs/{club}/calendar.ics"): Cost(10),
    ("GET", "/account/reset"): Cost(5),
    ("GET", "/account/reset/{token}"): Cost(10),
    ("GET", "/people/me"): Cost(80),
    ("GET", "/people/{name:path}"): Cost(70),
    ("GET", "/ratings"): Cost(15),
    ("GET", "/words"): Cost(800),
    ("GET", "/.well-known/security.txt"): Cost(5),
    ("GET", "/{path:path}"): Cost(5),
    # games, positions and records
    ("GET", "/api/games"): Cost(10),
    ("GET", "/api/games/{game}"): Cost(5),
    ("GET", "/api/games/{game}/rules"): Cost(40),
    ("GET", "/api/games/{game}/rules/{number}"): Cost(5),
    ("GET", "/api/games/{game}/lessons"): Cost(5),
    ("POST", "/api/games/{game}/lessons/{wanted}"): Cost(40),
    ("GET", "/api/games/{game}/puzzles"): Cost(50),
    ("POST", "/api/games/{game}/puzzles/{wanted}"): Cost(60),
    ("POST", "/api/positions/check"): Cost(60),
    ("POST", "/api/records"): Cost(30, _READ),
    ("POST", "/api/records/review"): Cost(30, f"{_READ}; {_REVIEW}"),
    # tables
    ("POST", "/api/tables"): Cost(20),
    ("GET", "/api/tables"): Cost(10),
    ("GET", "/api/tables/{table_id}"): Cost(5),
    ("GET", "/api/tables/{table_id}/log"): Cost(20, _EVENTS),
    ("GET", "/api/tables/{table_id}/record"): Cost(30),
    ("GET", "/api/tables/{table_id}/picture.svg"): Cost(30),
    ("GET", "/api/tables/{table_id}/card.svg"): Cost(40),
    ("GET", "/api/tables/{table_id}/view"): Cost(25),
    ("POST", "/api/tables/{table_id}/commands"): Cost(5),
    ("POST", "/api/tables/{table_id}/branch"): Cost(30),
    ("POST", "/api/tables/{table_id}/seats/{seat}"): Cost(20),
    ("GET", "/api/tables/{table_id}/links"): Cost(5),
    ("POST", "/api/tables/{table_id}/seats/{seat}/revoke"): Cost(10),
    ("POST", "/api/tables/{table_id}/reports"): Cost(10),
    ("GET", "/api/tables/{table_id}/why"): Cost(30, _MOVES),
    ("GET", "/api/tables/{table_id}/hint"): Cost(100),
    ("GET", "/api/tables/{table_id}/threats"): Cost(60),
    ("GET", "/api/tables/{table_id}/review"): Cost(30, _REVIEW),
    # accounts
    ("GET", "/api/account"): Cost(10),
    ("POST", "/api/account/sign-up"): Cost(300),
    ("POST", "/api/account/sign-in"): Cost(250),
    ("POST", "/api/account/sign-out"): Cost(10),
    ("POST", "/api/account/sign-out-everywhere"): Cost(15),
    ("GET", "/api/account/sessions"): Cost(10),
    ("POST", "/api/account/sessions/{session}/end"): Cost(15),
    ("POST", "/api/account/password"): Cost(450),
    ("GET", "/api/account/export"): Cost(600),
    ("POST", "/api/account/delete"): Cost(500),
    ("POST", "/api/account/reset"): Cost(50),
    ("POST", "/api/account/reset/choose"): Cost(250),
    ("POST", "/api/account/passkeys/options"): Cost(10),
    ("POST", "/api/account/passkeys"): Cost(20),
    ("POST", "/api/account/passkeys/{found_id}/remove"): Cost(10),
    ("POST", "/api/account/passkeys/sign-up-options"): Cost(10),
    ("POST", "/api/account/passkeys/sign-up"): Cost(20),
    ("POST", "/api/account/passkeys/sign-in-options"): Cost(10),
    ("POST", "/api/account/passkeys/sign-in"): Cost(20),
    ("GET", "/api/account/tokens"): Cost(10),
    ("POST", "/api/account/tokens"): Cost(10),
    ("POST", "/api/account/tokens/{token}/revoke"): Cost(15),
    ("POST", "/api/account/bot"): Cost(10),
    # programs that play
    ("GET", "/api/bots"): Cost(5),
    ("GET", "/api/stream"): Cost(20),
    ("POST", "/api/challenges/{table_id}/{seat}/accept"): Cost(10),
    ("POST", "/api/challenges/{table_id}/{seat}/decline"): Cost(10),
    # being called
    ("GET", "/api/calls"): Cost(10),
    ("POST", "/api/calls"): Cost(10),
    ("GET", "/api/calls/waiting"): Cost(5, _TURNS),
    ("POST", "/api/calls/feed"): Cost(15),
    ("POST", "/api/calls/feed/remove"): Cost(15),
    ("POST", "/api/calls/push"): Cost(20),
    ("POST", "/api/calls/push/remove"): Cost(10),
    ("POST", "/api/calls/mail"): Cost(50),
    ("POST", "/api/calls/mail/remove"): Cost(10),
    ("POST", "/api/calls/test"): Cost(50),
    # people
    ("GET", "/api/people"): Cost(15),
    ("GET", "/api/people/games"): Cost(15),
    ("POST", "/api/people/me/privacy"): Cost(10),
    ("GET", "/api/people/circle"): Cost(10),
    ("POST", "/api/people/friends"): Cost(20),
    ("POST", "/api/people/friends/remove"): Cost(10),
    ("POST", "/api/people/blocks"): Cost(10),
    ("POST", "/api/people/blocks/remove"): Cost(10),
    ("GET", "/api/people/challenges"): Cost(5),
    ("POST", "/api/people/challenges"): Cost(30),
    ("POST", "/api/people/challenges/{table}/accept"): Cost(15),
    ("POST", "/api/people/challenges/{table}/decline"): Cost(10),
    ("GET", "/api/ratings/{game}/{players}"): Cost(10),
    # hosts and moderators
    ("GET", "/api/hosts/reports"): Cost(150),
    ("POST", "/api/hosts/reports/{report}/close"): Cost(15),
    ("POST", "/api/hosts/sanctions"): Cost(15),
    ("POST", "/api/hosts/sanctions/{sanction}/undo"): Cost(10),
    ("GET", "/api/hosts/people/{name}"): Cost(20),
    ("GET", "/api/hosts/roles"): Cost(10),
    ("POST", "/api/hosts/roles"): Cost(15),
    ("GET", "/api/hosts/announcements"): Cost(10),
    ("POST", "/api/hosts/announcements"): Cost(15),
    ("POST", "/api/hosts/announcements/{announcement}/remove"): Cost(10),
    ("GET", "/api/hosts/registration"): Cost(30),
    ("POST", "/api/hosts/registration"): Cost(10),
    ("POST", "/api/hosts/invitations"): Cost(10),
    ("POST", "/api/hosts/invitations/{invitation}/remove"): Cost(10),
    ("GET", "/api/hosts/ledger"): Cost(20),
    ("GET", "/api/sanctions"): Cost(5),
    ("POST", "/api/sanctions/{sanction}/seen"): Cost(5),
    # the lobby
    ("GET", "/api/lobby"): Cost(15),
    ("POST", "/api/lobby/tables/{table_id}"): Cost(20),
    ("GET", "/api/lobby/seek"): Cost(10),
    ("POST", "/api/lobby/seek"): Cost(20),
    ("POST", "/api/lobby/seek/withdraw"): Cost(10),
    ("POST", "/api/lobby/seek/bots"): Cost(20),
    ("POST", "/api/lobby/here"): Cost(10),
    # games by post
    ("GET", "/api/tables/{table_id}/advance"): Cost(10),
    ("POST", "/api/tables/{table_id}/advance"): Cost(20),
    ("POST", "/api/tables/{table_id}/advance/forget"): Cost(10),
    ("GET", "/api/turns"): Cost(5, _TURNS),
    ("GET", "/api/days-off"): Cost(15),
    ("POST", "/api/days-off"): Cost(20),
    ("POST", "/api/days-off/{wanted}/end"): Cost(20),
    # tournaments and clubs
    ("GET", "/api/tournaments"): Cost(10),
    ("POST", "/api/tournaments"): Cost(30),
    ("GET", "/api/tournaments/{tournament}"): Cost(20),
    ("POST", "/api/tournaments/{tournament}/wishes"): Cost(40),
    ("GET", "/api/clubs"): Cost(10),
    ("POST", "/api/clubs"): Cost(20),
    ("GET", "/api/clubs/{club}"): Cost(20),
    ("POST", "/api/clubs/{club}/wishes"): Cost(20),
    # the house
    ("GET", "/api/docs"): Cost(10),
    ("GET", "/api/openapi.json"): Cost(20),
    ("GET", "/api/messages.json"): Cost(10),
    ("GET", "/healthz"): Cost(0),
    ("GET", "/readyz"): Cost(0),
    ("GET", "/metrics"): Cost(0),
}


async def charge(request: Request) -> None:
    """Before anything is done for a request, what it costs at least; refuses who has used up their share.

    And whoever came with a token that is not for this: every route passes here, and knows itself.
    """
    check_request_scope(request)
    route = request.scope.get("route")
    path = getattr(route, "path", "")
    cost = COSTS.get((request.method, path), Cost(UNKNOWN_UNITS))
    await charge_more(request, cost.units)
    if ABOUT_A_TABLE in path:
        pay_for_fold.set(lambda events: charge_more(request, events // EVENTS_A_UNIT))
    if request.method == "POST":  # what changes something keeps something
        limits: Limits = request.app.state.limits
        guest: Guest | None = request.scope.get(GUEST)
        check_may_write(limits, guest.id if guest else "", address_key(request.scope))


def check_may_write(limits: Limits, guest_id: str, address: str) -> None:
    """Refuse who has had as much kept today as one may."""
    if not limits.allows_writing(guest_id, address):
        raise refusal("too_many", "server-too-much-kept")


CHARGED: Final = Depends(charge)  # of every router; a test fails for one that has it not


async def charge_more(request: HTTPConnection, units: int) -> None:
    """On top, what depends on how much somebody brings."""
    limits: Limits = request.app.state.limits
    guest: Guest | None = request.scope.get(GUEST)
    if units and not await limits.spends(units, guest.id if guest else "", address_key(request.scope)):
        raise refusal("too_many", "server-too-much-work")


def units_of_record(text: str) -> int:
    """What reading a record costs, judged by its size alone: moves stand between semicolons and in lines."""
    return 1 + (text.count(";") + text.count("\n")) // MOVES_A_UNIT


def table_of_costs() -> str:
    """For docs/security.md: every address with its cost."""
    rows = [f"| `{method} {path}` | {cost.units} | {cost.and_more or '–'} |" for (method, path), cost in COSTS.items()]
    return "\n".join(["| address | units | and on top |", "| --- | --- | --- |", *rows])
