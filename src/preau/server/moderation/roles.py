"""Who looks after the house: hosts, who may do everything here, and moderators, who look after what people say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

import sqlalchemy as sa

from preau.games.api import refusal
from preau.server.clock import Now, now_ms
from preau.server.database.audit import new_id
from preau.server.database.club.moderation import roles
from preau.server.database.people import Account
from preau.server.database.schema import accounts
from preau.server.database.store import Store
from preau.server.moderation.ledger import Ledger

RoleName = Literal["host", "moderator"]
ROLE_NAMES: Final[tuple[RoleName, ...]] = get_args(RoleName)
BY_COMMAND: Final = ""  # the role of who has the machine


@dataclass(frozen=True, slots=True)
class Role:
    """A role that somebody has, and whose it is."""

    id: str
    account: str
    name: str
    role: RoleName
    given: int

    @property
    def is_host(self) -> bool:
        return self.role == "host"


class Roles:
    """Gives, takes and finds them."""

    def __init__(self, store: Store, now: Now = now_ms) -> None:
        self._store = store
        self._ledger = Ledger(store)
        self._now = now

    async def of(self, account_id: str) -> Role | None:
        return next(iter(await self._select_roles(roles.c.account == account_id)), None)

    async def all(self) -> list[Role]:
        """Everybody who has one, hosts first."""
        return sorted(await self._select_roles(sa.true()), key=lambda each: (not each.is_host, each.name))

    async def ever(self) -> list[Role]:
        """Also those that were taken back; of who has left, none."""
        return await self._select_roles(sa.true(), also_taken=True)

    async def _select_roles(self, chosen: sa.ColumnElement[bool], *, also_taken: bool = False) -> list[Role]:
        columns = (roles.c.id, roles.c.account, accounts.c.name, roles.c.role, roles.c.given)
        query = sa.select(*columns).join(accounts, accounts.c.id == roles.c.account)
        still = sa.true() if also_taken else roles.c.taken.is_(None)
        return [Role(*row) for row in await self._store.rows(query.where(chosen, still))]

    async def give(self, account: Account, role: RoleName | None, by: str = BY_COMMAND) -> None:
        """Let somebody have that role and no other; with None, none at all. Raises TableRefused for the last host."""
        before, now = await self.of(account.id), self._now()
        if before is not None and before.role == role:
            return
        if before is not None and before.is_host and by != BY_COMMAND:
            hosts = [each for each in await self.all() if each.is_host]
            if len(hosts) == 1:
                raise refusal("last_host", "hosts-last-host")
        if before is not None:
            taken = sa.update(roles).where(roles.c.id == before.id).values(taken=now)
            await self._ledger.write(now, "role-taken", by, before.id, before.role, taken)
        if role is not None:
            role_id = new_id(now)
            given = sa.insert(roles).values(id=role_id, account=account.id, role=role, given=now)
            await self._ledger.write(now, "role-given", by, role_id, role, given)
