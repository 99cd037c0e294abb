"""How the server says no over HTTP and sockets: `{code, message, rule, squares}`, in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.responses import Response

from preau.games.api import Game, Refused, refusal
from preau.server.http.depends import game_of, language_of
from preau.words import Language, Speaker

STATUS: Final = {
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_rule": 404,
    "unknown_lesson": 404,
    "unknown_puzzle": 404,
    "unknown_edition": 404,
    "unknown_language": 404,
    "unknown_thing": 404,
    "unknown_person": 404,
    "bad_link": 403,
    "expired_link": 403,
    "not_your_seat": 403,
    "not_allowed": 403,
    "foreign_origin": 403,
    "unknown_host": 421,
    "too_big": 413,
    "too_many": 429,
    "damaged": 500,
    "failed": 500,
    "busy": 503,
    "game_not_installed": 503,
    "other_rules": 503,
    "newer_log": 503,
    "not_saved": 503,
    "outdated": 503,
    "unavailable": 503,
    "not_your_turn": 409,
    "not_started": 409,
    "table_over": 409,
    "table_full": 409,
    "not_over": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "signed_in": 409,
    "signed_out": 409,
    "last_passkey": 409,
    "bad_login": 403,
    "bad_token": 401,
    "scope_missing": 403,
    "unknown_token": 404,
    "unknown_challenge": 404,
    "not_a_bot": 404,
    "is_a_bot": 409,
    "suspended": 403,
    "silenced": 403,
    "last_host": 409,
    "unknown_account": 404,
    "unknown_sanction": 404,
    "unknown_report": 404,
    "unknown_announcement": 404,
    "unknown_invitation": 404,
    "registration_closed": 403,
    "invitation_needed": 403,
    "bad_invitation": 403,
    "bad_passkey": 403,
    "sign_in_again": 403,
    "accounts_off": 404,
    "passkeys_off": 404,
    "push_off": 404,
    "mail_off": 404,
    "not_sent": 503,
    "unknown_message": 404,
    "stale": 409,
    "too_late": 409,
    "nothing_to_undo": 409,
    "no_vote": 409,
}
RULES_REFUSED_STATUS = 422
NO_GOOD_TOKEN_STATUS = 401


class RefusalOut(BaseModel):
    """Why something was refused. `rule` and `squares` come from the game's rules."""

    code: str
    message: str
    rule: str | None = None
    squares: list[str] = []


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": RefusalOut, "description": "Refused, with the reason in your language"}
    for status in (401, 403, 404, 408, 409, 413, 422, 429, 500, 503)
}


def refusal_body(refused: Refused, language: Language, game: Game | None = None) -> RefusalOut:
    """In the words of the game that refused; of the request's where the refusal does not say which it was."""
    return RefusalOut(
        code=refused.code,
        message=Speaker(language, game).tell_refusal(refused),
        rule=refused.rule,
        squares=list(refused.squares),
    )


def answer(refused: Refused, language: Language, game: Game | None = None) -> Response:
    body, status = refusal_body(refused, language, game).model_dump(), STATUS.get(refused.code, RULES_REFUSED_STATUS)
    return JSONResponse(
        body, status, headers={"WWW-Authenticate": "Bearer"} if status == NO_GOOD_TOKEN_STATUS else None
    )


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer(error, language_of(request), game_of(request))


async def on_malformed(request: Request, error: Exception) -> Response:
    """Pydantic's complaint, reduced to where it is."""
    assert isinstance(error, RequestValidationError)
    where = tuple(".".join(map(str, each["loc"]))[:40] for each in error.errors()[:5])
    return answer(refusal("malformed", "server-malformed", where=where), language_of(request))


async def on_http(request: Request, error: Exception) -> Response:
    """Starlette's own refusals: no such page, no such method."""
    assert isinstance(error, HTTPException)
    body = RefusalOut(code=f"http_{error.status_code}", message=str(error.detail)).model_dump()
    if error.status_code == 404:
        body = refusal_body(refusal("not_found", "server-not-found"), language_of(request)).model_dump()
    if error.status_code == 400:  # a body that is no text at all
        return answer(refusal("malformed", "server-malformed", where="body"), language_of(request))
    if error.status_code == 408:
        body = refusal_body(refusal("too_slow", "server-too-slow"), language_of(request)).model_dump()
    if error.status_code == 413:
        most = request.app.state.settings.body_bytes
        body = refusal_body(refusal("too_big", "server-too-big", high=most), language_of(request)).model_dump()
    return JSONResponse(body, error.status_code, error.headers)
