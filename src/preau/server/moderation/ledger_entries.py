"""The ledger's lines as people read them: each deed in one sentence, the same on the page and in the terminal."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import orjson

from preau.games.api import Phrase
from preau.server.database.people import People
from preau.server.database.store import Store
from preau.server.moderation.announcements import Announcement
from preau.server.moderation.ledger import Ledger
from preau.server.moderation.roles import Roles
from preau.server.moderation.sanctions import Sanctions
from preau.words import Speaker

DETAILS = {  # what a deed's sentence calls the detail that the ledger keeps
    "role-given": "role", "role-taken": "role", "warned": "why", "silenced": "why", "suspended": "why",
    "undone": "kind", "announced": "text", "registration": "mode",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """A line of the ledger: when it was written, what it tells, and its seal."""

    number: int
    at: int
    told: str
    digest: str


async def read_entries(store: Store, words: Speaker) -> list[LedgerEntry]:
    """The latest first."""
    names = {each.id: each.name for each in await Roles(store).ever()}
    found = []
    for line in await Ledger(store).lines():
        whom = _holder(names.get(line.about)) if line.what.startswith("role-") else await _person_of(store, line.about)
        detail = {DETAILS[line.what]: _detail_text(line, words)} if line.what in DETAILS else {}
        told = words(f"hosts-deed-{line.what}", who=_doer(line.role, names), whom=whom, **detail)
        found.append(LedgerEntry(line.number, line.at, told, line.digest))
    return found


def _doer(role: str, names: dict[str, str]) -> Phrase:
    if role in names:
        return Phrase("hosts-by-account", {"name": names[role]})
    return Phrase("hosts-by-somebody-gone" if role else "hosts-by-command")


def _holder(name: str | None) -> Phrase:
    return Phrase("hosts-to-account", {"name": name}) if name else Phrase("hosts-to-somebody-gone")


def _detail_text(line: Any, words: Speaker) -> str:
    """A sentence chooses its words by it; what somebody changed in the database is shown as it is."""
    if line.what == "announced":
        with suppress(ValueError):
            return Announcement(line.about, line.at, None, orjson.loads(line.detail)).text(words.language)[0]
    return str(line.detail)


async def _person_of(store: Store, sanction_id: str) -> Phrase:
    found = await Sanctions(store).one(sanction_id)
    account = await People(store).account(found.guest) if found else None
    return _holder(account.name if account else None) if account or not found else Phrase("hosts-to-guest")
