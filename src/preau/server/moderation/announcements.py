"""What hosts tell everybody, on every page, in as many languages as they can."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import orjson
import sqlalchemy as sa

from preau.games.api import refusal
from preau.server.clock import Now, now_ms
from preau.server.database.audit import new_id
from preau.server.database.club.moderation import announcements
from preau.server.database.store import Store
from preau.server.moderation.ledger import Ledger
from preau.server.moderation.sanctions import HOUR_MS, MOST_HOURS
from preau.words import LANGUAGES, Language

MOST_TEXT_CHARS: Final = 300
MOST_ANNOUNCEMENTS: Final = 5  # at once; more nobody reads


@dataclass(frozen=True, slots=True)
class Announcement:
    """One of them; `texts` by language, at least one."""

    id: str
    at: int
    until: int | None
    texts: dict[str, str]

    def text(self, language: Language) -> tuple[str, str]:
        """The text and its language: the reader's, else English, else what there is."""
        found = next((each for each in (language, "en", *LANGUAGES) if each in self.texts), language)
        return self.texts.get(found, ""), found


class Announcements:
    """Keeps them; what is told now is known here, as of the last `refresh`."""

    def __init__(self, store: Store, now: Now = now_ms) -> None:
        self._store = store
        self._ledger = Ledger(store)
        self._now = now
        self._known: list[Announcement] = []

    async def refresh(self) -> None:
        """Read them, also those of other processes; raises Unreachable."""
        rows = await self._store.rows(sa.select(announcements).order_by(announcements.c.id.desc()))
        self._known = [Announcement(row.id, row.at, row.until, orjson.loads(row.texts)) for row in rows]

    def current(self) -> list[Announcement]:
        """Those that are told now, the latest first."""
        now = self._now()
        return [each for each in self._known if each.until is None or each.until > now]

    async def add(self, texts: Mapping[str, str], *, hours: int | None, by: str) -> str:
        """Tell everybody, for so long; its id. Raises TableRefused."""
        said = {language: clean_announcement(texts.get(language, "")) for language in LANGUAGES}
        said = {language: text for language, text in said.items() if text}
        if not said:
            raise refusal("bad_reason", "hosts-announcement-empty")
        if hours is not None and not 0 < hours <= MOST_HOURS:
            raise refusal("bad_option", "hosts-bad-hours", high=MOST_HOURS)
        await self.refresh()
        if len(self.current()) >= MOST_ANNOUNCEMENTS:
            raise refusal("too_many", "hosts-announcement-many", high=MOST_ANNOUNCEMENTS)
        now = self._now()
        text = orjson.dumps(said).decode()
        row = {"id": new_id(now), "at": now, "until": None if hours is None else now + hours * HOUR_MS, "texts": text}
        await self._ledger.write(now, "announced", by, str(row["id"]), text, sa.insert(announcements).values(row))
        await self.refresh()
        return str(row["id"])

    async def remove(self, announcement_id: str, by: str) -> None:
        """Tell it no longer; raises TableRefused if there is none."""
        await self.refresh()
        if all(each.id != announcement_id for each in self._known):
            raise refusal("unknown_announcement", "hosts-unknown-announcement")
        gone = sa.delete(announcements).where(announcements.c.id == announcement_id)
        await self._ledger.write(self._now(), "announcement-removed", by, announcement_id, "", gone)
        await self.refresh()


def clean_announcement(text: str) -> str:
    """In one line; raises TableRefused if it is too long for a page's head."""
    found = " ".join(text.split())
    if len(found) > MOST_TEXT_CHARS or not found.isprintable():
        raise refusal("bad_reason", "hosts-announcement-long", high=MOST_TEXT_CHARS)
    return found
