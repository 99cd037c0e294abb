"""Warning, silencing and suspending somebody, for a time or until it is undone; and what is in force of whom."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, Literal

import sqlalchemy as sa

from preau.games.api import TableRefused, refusal
from preau.server.clock import Now, now_ms
from preau.server.database.audit import new_id
from preau.server.database.club.moderation import closed_reports, sanctions
from preau.server.database.schema import reports
from preau.server.database.store import Store
from preau.server.database.writer import Change
from preau.server.moderation.ledger import Ledger

SanctionKind = Literal["warning", "silence", "suspension"]
DEED: Final = {"warning": "warned", "silence": "silenced", "suspension": "suspended"}
HOUR_MS: Final = 60 * 60 * 1000
MOST_WHY_CHARS: Final = 500
MOST_HOURS: Final = 10 * 366 * 24


@dataclass(frozen=True, slots=True)
class Sanction:
    """What was imposed on somebody; `until` and `undone` in ms, None: never."""

    id: str
    guest: str
    kind: SanctionKind
    at: int
    until: int | None
    why: str
    role: str
    report: str | None
    seen: int | None
    undone: int | None

    def in_force(self, now: int) -> bool:
        """A warning is until it was read."""
        if self.undone is not None or (self.until is not None and self.until <= now):
            return False
        return self.kind != "warning" or self.seen is None


class Sanctions:
    """Imposes and undoes them. What is in force is known here, as of the last `refresh`: asking costs nothing."""

    def __init__(self, store: Store, now: Now = now_ms) -> None:
        self._store = store
        self._ledger = Ledger(store)
        self._now = now
        self._known: dict[str, list[Sanction]] = {}
        self.on_suspended: Callable[[Collection[str]], object] = len  # hears who is suspended, after each refresh

    # --- what is in force --------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read what is in force, also by other processes' doing; raises Unreachable."""
        now = self._now()
        open_ones = sa.and_(
            sanctions.c.undone.is_(None),
            sa.or_(sanctions.c.until.is_(None), sanctions.c.until > now),
            sa.or_(sanctions.c.kind != "warning", sanctions.c.seen.is_(None)),
        )
        known: dict[str, list[Sanction]] = {}
        for row in await self._store.rows(sa.select(sanctions).where(open_ones).order_by(sanctions.c.at)):
            known.setdefault(row.guest, []).append(Sanction(*row))
        self._known = known
        self.on_suspended({guest for guest in known if self.longest_of_kind(guest, "suspension") is not None})

    def in_force(self, guest_id: str) -> list[Sanction]:
        now = self._now()
        return [each for each in self._known.get(guest_id, ()) if each.in_force(now)]

    def longest_of_kind(self, guest_id: str, kind: SanctionKind) -> Sanction | None:
        """The one of that kind that lasts longest, if any is in force."""
        of_kind = [each for each in self.in_force(guest_id) if each.kind == kind]
        return max(of_kind, key=lambda each: (each.until is None, each.until or 0), default=None)

    def check_may_act(self, guest_id: str) -> None:
        """Raises TableRefused for who is suspended, saying why and until when."""
        if guest_id in self._known and (found := self.longest_of_kind(guest_id, "suspension")) is not None:
            raise sanction_refusal(found)

    def check_may_say(self, guest_id: str) -> None:
        """The same for who is silenced."""
        self.check_may_act(guest_id)
        if guest_id in self._known and (found := self.longest_of_kind(guest_id, "silence")) is not None:
            raise sanction_refusal(found)

    # --- imposing and undoing ----------------------------------------------------------------------------------------

    async def impose(
        self, guest_id: str, kind: SanctionKind, why: str, *, hours: int | None, by: str, report: str | None = None
    ) -> str:
        """Its id. With a report, that one is closed."""
        now, why = self._now(), clean_reason(why)
        if hours is not None and not 0 < hours <= MOST_HOURS:
            raise refusal("bad_option", "hosts-bad-hours", high=MOST_HOURS)
        until = None if hours is None or kind == "warning" else now + hours * HOUR_MS
        row = {"id": new_id(now), "guest": guest_id, "kind": kind, "at": now, "until": until, "why": why}
        changes: list[Change] = [sa.insert(sanctions).values(**row, role=by, report=report)]
        if report is not None and not await self._store.rows(_closed_report_query(report)):
            changes.append(sa.insert(closed_reports).values(report=report, at=now))
        await self._ledger.write(now, DEED[kind], by, str(row["id"]), why, *changes)
        await self.refresh()
        return str(row["id"])

    async def undo(self, sanction_id: str, by: str) -> Sanction:
        """Take it back; raises TableRefused if there is none, or it was undone before."""
        found = await self.one(sanction_id)
        if found is None or found.undone is not None:
            raise refusal("unknown_sanction", "hosts-unknown-sanction")
        undone = sa.update(sanctions).where(sanctions.c.id == sanction_id).values(undone=self._now())
        await self._ledger.write(self._now(), "undone", by, sanction_id, found.kind, undone)
        await self.refresh()
        return found

    async def note_seen(self, sanction_id: str, guest_id: str) -> None:
        """Its person has read it; raises TableRefused for somebody else's, or one that there is not."""
        mine = sa.and_(sanctions.c.id == sanction_id, sanctions.c.guest == guest_id)
        if not await self._store.rows(sa.select(sanctions.c.id).where(mine)):
            raise refusal("unknown_sanction", "hosts-unknown-sanction")
        unseen = sa.and_(mine, sanctions.c.seen.is_(None))
        await self._store.write(sa.update(sanctions).where(unseen).values(seen=self._now()))
        await self.refresh()

    async def close_report(self, report_id: str, by: str) -> None:
        """Nothing has to be done about it, or was done already; raises TableRefused if there is none that is open."""
        known = await self._store.rows(sa.select(reports.c.id).where(reports.c.id == report_id))
        if not known or await self._store.rows(_closed_report_query(report_id)):
            raise refusal("unknown_report", "hosts-unknown-report")
        now = self._now()
        closed = sa.insert(closed_reports).values(report=report_id, at=now)
        await self._ledger.write(now, "report-closed", by, report_id, "", closed)

    # --- finding -----------------------------------------------------------------------------------------------------

    async def one(self, sanction_id: str) -> Sanction | None:
        rows = await self._store.rows(sa.select(sanctions).where(sanctions.c.id == sanction_id))
        return Sanction(*rows[0]) if rows else None

    async def of(self, guest_id: str) -> list[Sanction]:
        """All that was ever imposed on somebody, the latest first."""
        query = sa.select(sanctions).where(sanctions.c.guest == guest_id).order_by(sanctions.c.id.desc())
        return [Sanction(*row) for row in await self._store.rows(query)]

    async def latest(self, limit: int = 50) -> list[Sanction]:
        """Of everybody, the latest first."""
        query = sa.select(sanctions).order_by(sanctions.c.id.desc()).limit(limit)
        return [Sanction(*row) for row in await self._store.rows(query)]

    async def adopt(self, guest_id: str, account_id: str) -> None:
        """What was imposed on a guest is the account's, into which they sign in."""
        await self._store.write(sa.update(sanctions).where(sanctions.c.guest == guest_id).values(guest=account_id))
        await self.refresh()


async def reported_guest(store: Store, report_id: str) -> str | None:
    """Who said what was reported; an empty id where nobody knows, None where there is no such report."""
    rows = await store.rows(sa.select(reports.c.guest).where(reports.c.id == report_id))
    return str(rows[0].guest) if rows else None


def _closed_report_query(report: str) -> sa.Select[tuple[str]]:
    return sa.select(closed_reports.c.report).where(closed_reports.c.report == report)


def clean_reason(why: str) -> str:
    """What is told to the person, in one line; raises TableRefused if there is nothing, or too much."""
    text = " ".join(why.split())
    if not 0 < len(text) <= MOST_WHY_CHARS or not text.isprintable():
        raise refusal("bad_reason", "hosts-bad-reason", high=MOST_WHY_CHARS)
    return text


def sanction_refusal(sanction: Sanction) -> TableRefused:
    """Said to who tries in spite of it: what, why, until when."""
    code = "suspended" if sanction.kind == "suspension" else "silenced"
    if sanction.until is None:
        return refusal(code, f"hosts-{code}-for-good", why=sanction.why)
    return refusal(code, f"hosts-{code}-until", why=sanction.why, until=sanction.until)
