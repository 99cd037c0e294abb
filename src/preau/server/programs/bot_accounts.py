"""Accounts that are bots': marked by their owner, for good; only a host takes the mark back."""

from __future__ import annotations

import sqlalchemy as sa

from preau.games.api import refusal
from preau.server.clock import Now, now_ms
from preau.server.database.audit import line_of_command
from preau.server.database.club.programs import bot_accounts
from preau.server.database.inspect import open_database
from preau.server.database.people import Account, People
from preau.server.database.schema import accounts, table_seats
from preau.server.database.store import Store
from preau.server.database.writer import Change, Conflict


class BotAccounts:
    """Marks and finds them; which they are is known here, as of the last `refresh`."""

    def __init__(self, store: Store, now: Now = now_ms) -> None:
        self._store = store
        self._now = now
        self._known: frozenset[str] = frozenset()

    async def refresh(self) -> None:
        """Read which they are, also those that other processes marked; raises Unreachable."""
        rows = await self._store.rows(sa.select(bot_accounts.c.account))
        self._known = frozenset(row.account for row in rows)

    def is_program(self, guest_id: str) -> bool:
        return guest_id in self._known

    async def mark(self, account: Account, *also: Change) -> None:
        """From now on it is a bot's; raises TableRefused for who has played as a person, or is one already."""
        seated = sa.select(table_seats.c.table_id).where(table_seats.c.holder == account.id).limit(1)
        if await self._store.rows(seated):
            raise refusal("not_allowed", "programs-has-played")
        try:
            await self._store.write(sa.insert(bot_accounts).values(account=account.id, at=self._now()), *also)
        except Conflict as error:
            raise refusal("is_a_bot", "programs-is-bot") from error
        await self.refresh()

    async def unmark(self, account: Account, *also: Change) -> None:
        """It is a person's again."""
        await self._store.write(sa.delete(bot_accounts).where(bot_accounts.c.account == account.id), *also)
        await self.refresh()

    async def names(self) -> list[str]:
        """Of all of them, in order."""
        query = sa.select(accounts.c.name).join(bot_accounts, bot_accounts.c.account == accounts.c.id)
        return [row.name for row in await self._store.rows(query.order_by(accounts.c.key))]


async def bots_in(url: str, name: str | None = None, *, bot: bool = True) -> list[str]:
    """For a host's command, on the database itself: mark an account as a bot's or as a person's; all that are bots'."""
    async with open_database(url):
        pass
    store = await Store.open(url)
    try:
        if name is not None:
            found = await People(store).find_by_name(name)
            if found is None:
                raise refusal("unknown_account", "hosts-unknown-account", name=name[:64])
            line = line_of_command("became-bot" if bot else "became-person", found.id, now_ms())
            await (BotAccounts(store).mark(found, line) if bot else BotAccounts(store).unmark(found, line))
        return await BotAccounts(store).names()
    finally:
        await store.close()
