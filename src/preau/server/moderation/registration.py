"""Who may make an account: everybody, whoever was invited, or nobody. An invitation is a link that is good once."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final, Literal, get_args

import sqlalchemy as sa

from preau.games.api import TableRefused, refusal
from preau.server.clock import DAY_MS, Now, now_ms
from preau.server.database.club.moderation import house_rules, invitations, used_invitations
from preau.server.database.store import Store
from preau.server.database.writer import Change
from preau.server.moderation.ledger import Ledger
from preau.server.moderation.roles import BY_COMMAND

RegistrationMode = Literal["open", "invited", "closed"]
REGISTRATION_MODES: Final[tuple[RegistrationMode, ...]] = get_args(RegistrationMode)
RULE: Final = "registration"
MOST_DAYS: Final = 366
MOST_NOTE_CHARS: Final = 60
SHOWN_CHARS: Final = 16  # of an invitation's digest, by which hosts name it


@dataclass(frozen=True, slots=True)
class Invitation:
    """One that was given out; `used` when it was, None: not yet."""

    id: str
    at: int
    until: int
    note: str
    used: int | None

    @property
    def short_id(self) -> str:
        return self.id[:SHOWN_CHARS]


class Registration:
    """The mode, known here as of the last `refresh`, and the invitations."""

    def __init__(self, store: Store, now: Now = now_ms) -> None:
        self._store = store
        self._ledger = Ledger(store)
        self._now = now
        self.mode: RegistrationMode = "open"

    async def refresh(self) -> None:
        """Read the mode; raises Unreachable."""
        rows = await self._store.rows(sa.select(house_rules.c.value).where(house_rules.c.name == RULE))
        self.mode = next((each for each in REGISTRATION_MODES if rows and rows[0].value == each), "open")

    async def set_mode(self, mode: RegistrationMode, by: str = BY_COMMAND) -> None:
        chosen = sa.delete(house_rules).where(house_rules.c.name == RULE)
        written = sa.insert(house_rules).values(name=RULE, value=mode)
        await self._ledger.write(self._now(), "registration", by, "", mode, chosen, written)
        await self.refresh()

    # --- invitations -------------------------------------------------------------------------------------------------

    async def invite(self, note: str = "", *, days: int = 14, by: str = BY_COMMAND) -> str:
        """The word of a link that makes one account; it is kept as a digest only. Raises TableRefused."""
        note = " ".join(note.split())
        if not 0 < days <= MOST_DAYS:
            raise refusal("bad_option", "hosts-bad-days", high=MOST_DAYS)
        if len(note) > MOST_NOTE_CHARS or not note.isprintable():
            raise refusal("bad_reason", "hosts-bad-reason", high=MOST_NOTE_CHARS)
        word, now = secrets.token_urlsafe(18), self._now()
        row = {"id": _digest(word), "at": now, "until": now + days * DAY_MS, "note": note}
        added = sa.insert(invitations).values(row)
        await self._ledger.write(now, "invited", by, _digest(word)[:SHOWN_CHARS], "", added)
        return word

    async def list_invitations(self) -> list[Invitation]:
        """All that can still be used, or were used, the latest first."""
        joined = sa.select(invitations, used_invitations.c.at.label("used")).outerjoin(
            used_invitations, used_invitations.c.id == invitations.c.id
        )
        rows = await self._store.rows(joined.order_by(invitations.c.at.desc(), invitations.c.id))
        return [Invitation(*row) for row in rows if row.used is not None or row.until > self._now()]

    async def remove(self, short_id: str, by: str = BY_COMMAND) -> None:
        """Make a link void that nobody has used; raises TableRefused if there is none."""
        found = [each for each in await self.list_invitations() if each.short_id == short_id and each.used is None]
        if not found:
            raise refusal("unknown_invitation", "hosts-unknown-invitation")
        gone = sa.delete(invitations).where(invitations.c.id == found[0].id)
        await self._ledger.write(self._now(), "invitation-removed", by, short_id, "", gone)

    async def check(self, word: str) -> tuple[Change, ...]:
        """Refuse who may not make an account; what is written with the account of who may.

        Of two who come with one invitation at once, the second one's writing finds the key taken.
        """
        await self.refresh()
        if self.mode == "open":
            return ()
        if self.mode == "closed":
            raise refusal("registration_closed", "hosts-registration-is-closed")
        if not word:
            raise refusal("invitation_needed", "hosts-invitation-needed")
        if not await self.is_good(word):
            raise bad_invitation()
        return (sa.insert(used_invitations).values(id=_digest(word), at=self._now()),)

    async def is_good(self, word: str) -> bool:
        """Whether an account can be made with it now."""
        found = invitations.c.id == _digest(word)
        used = invitations.c.id.in_(sa.select(used_invitations.c.id))
        query = sa.select(invitations.c.id).where(found, ~used, invitations.c.until > self._now())
        return bool(await self._store.rows(query))


def bad_invitation() -> TableRefused:
    return refusal("bad_invitation", "hosts-bad-invitation")


def _digest(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
