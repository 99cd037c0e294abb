"""What hosts tell on every page: announcements to everybody, and to one person what was imposed on them."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request

from preau.server.moderation.announcements import Announcements
from preau.server.moderation.sanctions import Sanction, Sanctions
from preau.server.people.guests import GUEST, current_guest
from preau.words import Speaker
from preau.words.text import when_text

CLOSED_COOKIE: Final = "preau_closed"  # which announcements were closed in this browser


def notices(request: Request, words: Speaker) -> list[dict[str, Any]]:
    """What whoever asks is to read above the page; knows no database."""
    if GUEST not in request.scope:
        return []
    sanctions: Sanctions = request.app.state.sanctions
    announcements: Announcements = request.app.state.announcements
    closed = request.cookies.get(CLOSED_COOKIE, "").split(".")
    found = [
        {"id": each.id, "text": notice_text(each, words), "lang": words.language, "warning": each.kind == "warning",
         "kind": each.kind}
        for each in sanctions.in_force(current_guest(request).id)
    ]  # fmt: skip
    for each in announcements.current():
        if each.id not in closed:
            text, language = each.text(words.language)
            found.append({"id": each.id, "text": text, "lang": language, "warning": False, "kind": "announcement"})
    return found


def notice_text(sanction: Sanction, words: Speaker) -> str:
    """What, why, until when."""
    if sanction.kind == "warning":
        return words("hosts-notice-warning", why=sanction.why)
    if sanction.until is None:
        return words(f"hosts-notice-{sanction.kind}-for-good", why=sanction.why)
    return words(f"hosts-notice-{sanction.kind}", why=sanction.why, until=when_text(sanction.until, words.language))
