"""The ledger's lines as people read them: who did what, to whom, in the reader's words."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import orjson

from preau.server.database.people import People
from preau.server.database.store import Store
from preau.server.moderation.announcements import Announcement
from preau.server.moderation.ledger import Ledger
from preau.server.moderation.registration import REGISTRATION_MODES
from preau.server.moderation.roles import ROLE_NAMES, Roles
from preau.server.moderation.sanctions import DEED, Sanctions
from preau.words import Speaker

DETAILS = {  # which the ledger keeps for programs: in which words, and which there are
    "role-given": ("hosts-role", ROLE_NAMES), "role-taken": ("hosts-role", ROLE_NAMES),
    "undone": ("hosts-kind", tuple(DEED)), "registration": ("hosts-registration", REGISTRATION_MODES),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """A line of the ledger; `whom` and `detail` are empty where there is nothing to say."""

    number: int
    at: int
    who: str
    what: str
    whom: str
    detail: str
    digest: str


async def read_entries(store: Store, words: Speaker) -> list[LedgerEntry]:
    """The latest first."""
    names = {each.id: each.name for each in await Roles(store).ever()}
    found = []
    for line in await Ledger(store).lines():
        who = names.get(line.role) or words("hosts-by-command" if not line.role else "hosts-somebody-gone")
        whom = names.get(line.about, "") if line.what.startswith("role-") else await _imposed_on(store, line.about)
        what, detail = words(f"hosts-deed-{line.what}"), _detail_text(line, words)
        found.append(LedgerEntry(line.number, line.at, who, what, whom, detail, line.digest))
    return found


def _detail_text(line: Any, words: Speaker) -> str:
    """In the reader's words; what somebody changed in the database is shown as it is."""
    name, known = DETAILS.get(line.what, ("", ()))
    if line.detail in known:
        return words(f"{name}-{line.detail}")
    if line.what == "announced":
        with suppress(ValueError):
            return Announcement(line.about, line.at, None, orjson.loads(line.detail)).text(words.language)[0]
    return str(line.detail)


async def _imposed_on(store: Store, sanction_id: str) -> str:
    found = await Sanctions(store).one(sanction_id)
    account = await People(store).account(found.guest) if found else None
    return account.name if account else ""
