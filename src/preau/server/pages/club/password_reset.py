"""The pages of a forgotten password."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import HTMLResponse

from preau.server.pages.render import page_router, render_page
from preau.server.people.passwords import LONGEST_PASSWORD, SHORTEST_PASSWORD
from preau.server.profiles.password_reset import PasswordResets

router = page_router()


@router.get("/account/reset")
async def reset_page(request: Request) -> HTMLResponse:
    """Where to say whose password it is."""
    can_mail = request.app.state.mail is not None
    return render_page(
        request, "pages/people/reset.html", scripts=("pages/account",), sheets=("forms",), can_mail=can_mail, name=""
    )


@router.get("/account/reset/{token}")
async def reset(request: Request, token: str) -> HTMLResponse:
    """A link from a mail: where to choose another one."""
    resets: PasswordResets = request.app.state.resets
    account = await resets.account_of(token)
    return render_page(
        request, "pages/people/reset.html", scripts=("pages/account",), sheets=("forms",), can_mail=True,
        name=account.name, token=token, low=SHORTEST_PASSWORD, high=LONGEST_PASSWORD,
    )  # fmt: skip
