"""What a token must be for, address by address: told in the API's description, and asked before anything is done.

Reading is for any that may read, playing and all that leads to a table for those that may play; one's account, tokens
and calls are for a browser alone, and so is looking after the house or a tournament.
"""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import HTTPConnection

from preau.games.api import TableRefused, refusal
from preau.server.people.guests import GUEST, Guest
from preau.server.people.tokens import Scope

SCHEME: Final = "token"
BROWSER_ONLY: Final = ("/api/account", "/api/hosts", "/api/sanctions", "/api/calls")
ASKING_PATHS: Final = ("/api/positions", "/api/records", "/api/games")  # posted to, and nothing is changed
NEEDED_SCOPES: Final[dict[tuple[str, str], Scope | None]] = {
    ("GET", "/api/account"): "read",
    ("POST", "/api/tables"): "play",
    ("POST", "/api/challenges/{table_id}/{seat}/accept"): "play",
    ("POST", "/api/challenges/{table_id}/{seat}/decline"): "play",
    ("POST", "/api/lobby/tables/{table_id}"): "play",
    ("POST", "/api/lobby/seek"): "play",
    ("POST", "/api/lobby/seek/bots"): "play",
    ("POST", "/api/lobby/seek/withdraw"): "play",
    ("POST", "/api/tournaments/{tournament}/wishes"): "play",  # of those who play there, as the route sees to
    ("POST", "/api/people/challenges"): "challenge",
    ("POST", "/api/people/challenges/{table}/accept"): "play",
    ("POST", "/api/people/challenges/{table}/decline"): "play",
}


def scope_needed(method: str, path: str) -> Scope | None:
    """For an address as its route has it; None where no token is enough."""
    if (method, path) in NEEDED_SCOPES:
        return NEEDED_SCOPES[method, path]
    if not path.startswith("/api/") or path.startswith(BROWSER_ONLY):
        return None
    if method in {"GET", "HEAD"} or path.startswith(ASKING_PATHS):
        return "read"
    return "play" if path.startswith("/api/tables/") else None


def check_scope(guest: Guest | None, scope: Scope | None) -> None:
    """Refuse a token that is not for this; who comes with a cookie may all."""
    if guest is None or guest.scopes is None:
        return
    if scope is None:
        raise refusal("scope_missing", "programs-browser-only")
    if scope not in guest.scopes:
        raise refusal("scope_missing", "programs-scope-missing", scope=scope)


def check_request_scope(connection: HTTPConnection) -> None:
    """The same for a request, once its route is known."""
    path = getattr(connection.scope.get("route"), "path", "")
    check_scope(connection.scope.get(GUEST), scope_needed(connection.scope["method"], path))


def may_play(guest: Guest) -> bool:
    return guest.scopes is None or "play" in guest.scopes


def play_missing() -> TableRefused:
    return refusal("scope_missing", "programs-scope-missing", scope="play")


def describe_scopes(schema: dict[str, Any]) -> dict[str, Any]:
    """The API's description with what each address needs; a cookie is enough everywhere."""
    schemes = schema.setdefault("components", {}).setdefault("securitySchemes", {})
    schemes[SCHEME] = {
        "type": "http", "scheme": "bearer",
        "description": "A personal token from the account page. Its scopes: read, play, challenge.",
    }  # fmt: skip
    for path, operations in schema.get("paths", {}).items():
        for method, operation in operations.items():
            scope = scope_needed(method.upper(), path)
            operation["security"] = [{}] if scope is None else [{}, {SCHEME: [scope]}]
    return schema
