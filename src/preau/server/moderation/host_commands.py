"""What a host does from the command line, on the database itself: the same as on the pages, and noted alike."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from preau.games.api import refusal
from preau.server.clock import now_ms
from preau.server.database.inspect import open_database
from preau.server.database.people import Account, People
from preau.server.database.store import Store
from preau.server.moderation.announcements import Announcement, Announcements
from preau.server.moderation.cases import Case, Cases
from preau.server.moderation.ledger_entries import LedgerEntry, read_entries
from preau.server.moderation.registration import Invitation, Registration, RegistrationMode
from preau.server.moderation.roles import BY_COMMAND, Role, RoleName, Roles
from preau.server.moderation.sanctions import Sanction, SanctionKind, Sanctions, reported_guest
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import TableService
from preau.words import Speaker

MOST_LISTED = 1000  # reports, the latest


@dataclass(frozen=True, slots=True)
class Imposed:
    """What was imposed, the name of its person's account if there is one, and whether it is in force."""

    sanction: Sanction
    name: str | None
    in_force: bool


@asynccontextmanager
async def _store(url: str) -> AsyncIterator[Store]:
    """A database that is there and up to date; raises DatabaseRefused."""
    async with open_database(url):
        pass
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def _account(store: Store, name: str) -> Account:
    found = await People(store).find_by_name(name)
    if found is None:
        raise refusal("unknown_account", "hosts-unknown-account", name=name[:64])
    return found


async def roles_in(url: str) -> list[Role]:
    async with _store(url) as store:
        return await Roles(store).all()


async def give_role_in(url: str, name: str, role: RoleName | None) -> None:
    async with _store(url) as store:
        await Roles(store).give(await _account(store, name), role)


async def impose_in(url: str, whom: str, kind: SanctionKind, why: str, hours: int | None) -> str:
    """On an account by its name, or on who said what was reported by the report's id; the sanction's id."""
    async with _store(url) as store:
        guest_id = await reported_guest(store, whom)
        report = whom if guest_id else None
        guest_id = guest_id or (await _account(store, whom)).id
        return await Sanctions(store).impose(guest_id, kind, why, hours=hours, by=BY_COMMAND, report=report)


async def undo_in(url: str, sanction_id: str) -> None:
    async with _store(url) as store:
        await Sanctions(store).undo(sanction_id, BY_COMMAND)


async def close_report_in(url: str, report_id: str) -> None:
    async with _store(url) as store:
        await Sanctions(store).close_report(report_id, BY_COMMAND)


async def cases_in(url: str, *, closed: bool) -> list[Case]:
    """Reports in context, the oldest first."""
    async with _store(url) as store:
        service = TableService(store, LocalBus(), Links(secrets.token_hex(), 1))  # which gives no links out
        found = await Cases(store, service, Sanctions(store)).find(closed=closed, limit=MOST_LISTED)
        return found[::-1]


async def entries_in(url: str, words: Speaker) -> list[LedgerEntry]:
    """What hosts and moderators did, the latest first."""
    async with _store(url) as store:
        return await read_entries(store, words)


async def sanctions_in(url: str, name: str | None) -> list[Imposed]:
    """Of one account, or the latest of everybody."""
    async with _store(url) as store:
        sanctions, people = Sanctions(store), People(store)
        found = await (sanctions.latest() if name is None else sanctions.of((await _account(store, name)).id))
        accounts = {each.guest: await people.account(each.guest) for each in found}
        now = now_ms()
        names = {guest: account.name for guest, account in accounts.items() if account}
        return [Imposed(each, names.get(each.guest), each.in_force(now)) for each in found]


async def announcements_in(url: str) -> list[Announcement]:
    async with _store(url) as store:
        told = Announcements(store)
        await told.refresh()
        return told.current()


async def announce_in(url: str, texts: dict[str, str], hours: int | None) -> str:
    async with _store(url) as store:
        return await Announcements(store).add(texts, hours=hours, by=BY_COMMAND)


async def remove_announcement_in(url: str, announcement_id: str) -> None:
    async with _store(url) as store:
        await Announcements(store).remove(announcement_id, BY_COMMAND)


async def registration_in(url: str, mode: RegistrationMode | None) -> tuple[RegistrationMode, list[Invitation]]:
    """The mode, set before if one is given, and the invitations."""
    async with _store(url) as store:
        registration = Registration(store)
        if mode is not None:
            await registration.set_mode(mode)
        await registration.refresh()
        return registration.mode, await registration.list_invitations()


async def invite_in(url: str, note: str, days: int) -> str:
    async with _store(url) as store:
        return await Registration(store).invite(note, days=days)


async def withdraw_in(url: str, invitation_id: str) -> None:
    async with _store(url) as store:
        await Registration(store).remove(invitation_id)
