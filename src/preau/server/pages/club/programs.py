"""The page of one's programs: tokens for them, and an account that is a bot's."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import HTMLResponse

from preau.games.api import refusal
from preau.server.http.depends import ALanguage, MyAccount, do_in_turn
from preau.server.pages.render import page_router, render_page
from preau.server.people.tokens import MOST_TOKEN_NAME_CHARS, SCOPES, Tokens
from preau.words import Speaker
from preau.words.text import row_text, when_text

router = page_router()


@router.get("/account/programs")
async def programs(request: Request, mine: MyAccount, language: ALanguage) -> HTMLResponse:
    if mine is None:
        raise refusal("not_allowed", "account-signed-out")
    words = Speaker(language)
    tokens: Tokens = request.app.state.tokens
    rows = []
    for each in await tokens.of(mine.id):
        scopes = row_text([words(f"programs-scope-{scope}") for scope in SCOPES if scope in each.scopes], language)
        used = words("programs-used", at=when_text(each.used, language)) if each.used else words("programs-unused")
        made = words("programs-made", at=when_text(each.created, language))
        rows.append({"id": each.short_id, "name": each.name, "scopes": scopes, "used": used, "made": made})
    return await do_in_turn(
        request, render_page, request, "pages/club/programs.html",
        scripts=("club/forms",), sheets=("forms", "club/hosts"), mine=mine,
        tokens=rows, scopes=SCOPES, most_name=MOST_TOKEN_NAME_CHARS,
    )  # fmt: skip
