"""Accounts and passkeys as they are kept."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from preau.games.api import refusal
from preau.server.database.club.lobby import advance_moves, days_off, seek_ends, seeks, visible_guests
from preau.server.database.club.personal import club_queries, forget_in_club
from preau.server.database.club.programs import bot_accounts
from preau.server.database.schema import accounts, audit, call_wishes, passkeys, push_subscriptions, reports, sessions
from preau.server.database.store import Store
from preau.server.database.writer import Change, Conflict


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody with a name. The id is that of the guest who made it."""

    id: str
    name: str
    password: str | None
    created: int
    bot: bool = False  # it is played by a program, and shown so


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key that lies in somebody's device; `public_key` is what it proves itself by (base64url)."""

    id: str
    account: str
    credential: str
    public_key: str
    uses: int
    created: int


def key_of(name: str) -> str:
    """A name as it is compared: `ANN` is `Ann`."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def passkey_id(credential: str) -> str:
    return hashlib.sha256(credential.encode()).hexdigest()


class People:
    """Finds and keeps them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find_by_name(self, name: str) -> Account | None:
        return await self._one(accounts.c.key == key_of(name))

    async def account(self, account_id: str) -> Account | None:
        return await self._one(accounts.c.id == account_id)

    async def _one(self, chosen: sa.ColumnElement[bool]) -> Account | None:
        columns = (accounts.c.id, accounts.c.name, accounts.c.password, accounts.c.created)
        is_bot = bot_accounts.c.account.is_not(None)
        query = sa.select(*columns, is_bot).outerjoin(bot_accounts, bot_accounts.c.account == accounts.c.id)
        rows = await self._store.rows(query.where(chosen))
        if not rows:
            return None
        account_id, name, password, created, bot = rows[0]
        return Account(account_id, name, password, created, bool(bot))

    async def add(self, account: Account, *along: Change) -> None:
        """Together with what is written along; raises TableRefused if the name is taken."""
        values = {"id": account.id, "name": account.name, "key": key_of(account.name), "password": account.password}
        try:
            await self._store.write(sa.insert(accounts).values(**values, created=account.created), *along)
        except Conflict as error:
            raise refusal("name_taken", "account-name-taken", name=account.name) from error

    async def set_password(self, account_id: str, password: str) -> None:
        await self._store.write(sa.update(accounts).where(accounts.c.id == account_id).values(password=password))

    async def remove(self, guest_id: str) -> None:
        """All rows of a person that are not at a table. What they were reported for stays as long as reports do."""
        gone: tuple[Change, ...] = (
            sa.delete(accounts).where(accounts.c.id == guest_id),
            sa.delete(passkeys).where(passkeys.c.account == guest_id),
            sa.delete(sessions).where(sessions.c.guest == guest_id),
            sa.delete(audit).where(audit.c.guest == guest_id),
            sa.delete(call_wishes).where(call_wishes.c.guest == guest_id),
            sa.delete(push_subscriptions).where(push_subscriptions.c.guest == guest_id),
            sa.update(reports).where(reports.c.by == guest_id).values(by=""),
            *forget_in_club(guest_id),
        )
        await self._store.write(*gone)

    async def adopt_in_lobby(self, guest_id: str, account_id: str) -> None:
        """A guest has signed in: their days off and moves made in advance are the account's; the rest was here only."""
        kept, left = (days_off, advance_moves), (seeks, seek_ends, visible_guests)
        await self._store.write(
            *(sa.update(each).where(each.c.guest == guest_id).values(guest=account_id) for each in kept),
            *(sa.delete(each).where(each.c.guest == guest_id) for each in left),
        )

    # --- passkeys ----------------------------------------------------------------------------------------------------

    async def passkeys(self, account_id: str) -> list[Passkey]:
        query = sa.select(passkeys).where(passkeys.c.account == account_id).order_by(passkeys.c.created)
        return [Passkey(*row) for row in await self._store.rows(query)]

    async def passkey(self, credential: str) -> Passkey | None:
        rows = await self._store.rows(sa.select(passkeys).where(passkeys.c.id == passkey_id(credential)))
        return Passkey(*rows[0]) if rows else None

    async def add_passkey(self, passkey: Passkey) -> None:
        """Raises Conflict if it is known already."""
        values = {name: getattr(passkey, name) for name in passkey.__slots__}
        await self._store.write(sa.insert(passkeys).values(values))

    async def used_passkey(self, passkey: Passkey, uses: int) -> None:
        await self._store.write(sa.update(passkeys).where(passkeys.c.id == passkey.id).values(uses=uses))

    async def remove_passkey(self, account_id: str, found_id: str) -> None:
        chosen = sa.and_(passkeys.c.id == found_id, passkeys.c.account == account_id)
        await self._store.write(sa.delete(passkeys).where(chosen))

    async def sessions_by(self, guest_id: str) -> Sequence[sa.Row[tuple[str, ...]]]:
        """In which browsers somebody is signed in, as it is kept."""
        return await self._store.rows(sa.select(sessions).where(sessions.c.guest == guest_id))

    # --- reports -----------------------------------------------------------------------------------------------------

    async def reports_by(self, guest_id: str) -> Sequence[sa.Row[tuple[str, ...]]]:
        return await self._store.rows(sa.select(reports).where(reports.c.by == guest_id).order_by(reports.c.at))

    async def report(self, **values: str | int | None) -> None:
        await self._store.write(sa.insert(reports).values(**values))

    # --- calls -------------------------------------------------------------------------------------------------------

    async def wishes_by(self, guest_id: str) -> Sequence[sa.Row[tuple[str, ...]]]:
        """How somebody wishes to be called, as it is kept."""
        return await self._store.rows(sa.select(call_wishes).where(call_wishes.c.guest == guest_id))

    async def browsers_of(self, guest_id: str) -> Sequence[sa.Row[tuple[str, ...]]]:
        """The browsers in which somebody is called, as they are kept."""
        mine = push_subscriptions.c.guest == guest_id
        return await self._store.rows(sa.select(push_subscriptions).where(mine).order_by(push_subscriptions.c.created))

    # --- the club ----------------------------------------------------------------------------------------------------

    async def club_rows(self, guest_id: str) -> dict[str, Sequence[sa.Row[tuple[str, ...]]]]:
        """What the club's tables hold of somebody, as it is kept."""
        return {name: await self._store.rows(query) for name, query in club_queries(guest_id).items()}
