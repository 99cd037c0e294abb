"""Friends, who ask and agree, and people whom one wants nothing to do with."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from preau.games.api import refusal
from preau.server.database.club.people import blocks, friendships
from preau.server.database.schema import accounts
from preau.server.database.store import Store, keys_by_query
from preau.server.database.writer import Change, Conflict

MOST_ASKED: Final = 100  # friendships that somebody may have asked for and wait for
MOST_BLOCKED: Final = 1000


@dataclass(frozen=True, slots=True)
class Circle:
    """The names around one person: friends, who asks to be one, whom they asked, whom they blocked."""

    friends: tuple[str, ...] = ()
    asking: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()


def _between(one: str, other: str) -> sa.ColumnElement[bool]:
    return sa.or_(
        sa.and_(friendships.c.guest == one, friendships.c.friend == other),
        sa.and_(friendships.c.guest == other, friendships.c.friend == one),
    )


class Friends:
    """Finds and keeps all that. Ids are those of accounts; whoever blocks may be a guest."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def circle(self, guest: str) -> Circle:
        """All of it, each list in the order of the names."""
        other = sa.case((friendships.c.guest == guest, friendships.c.friend), else_=friendships.c.guest)
        query = (
            sa.select(accounts.c.name, friendships.c.agreed, friendships.c.guest)
            .join(accounts, accounts.c.id == other)
            .where(sa.or_(friendships.c.guest == guest, friendships.c.friend == guest))
            .order_by(accounts.c.key)
        )
        rows = await self._store.rows(query)
        shut = sa.select(accounts.c.name).join(blocks, blocks.c.blocked == accounts.c.id)
        shut = shut.where(blocks.c.guest == guest).order_by(accounts.c.key)
        return Circle(
            tuple(row.name for row in rows if row.agreed),
            tuple(row.name for row in rows if not row.agreed and row.guest != guest),
            tuple(row.name for row in rows if not row.agreed and row.guest == guest),
            tuple(row.name for row in await self._store.rows(shut)),
        )

    async def are_friends(self, one: str, other: str) -> bool:
        query = sa.select(friendships.c.at).where(_between(one, other), friendships.c.agreed)
        return bool(await self._store.rows(query.limit(1)))

    async def ask(self, guest: str, friend: str, now: int) -> bool:
        """Ask somebody, or agree to what they asked; whether the two are friends now. Raises TableRefused."""
        if guest == friend:
            raise refusal("not_allowed", "people-not-yourself")
        if await self.is_blocked(guest, friend):
            raise refusal("not_allowed", "people-blocked")
        rows = await self._store.rows(sa.select(friendships).where(_between(guest, friend)))
        if rows:
            if not rows[0].agreed and rows[0].guest == friend:
                theirs = sa.and_(friendships.c.guest == friend, friendships.c.friend == guest)
                await self._store.write(sa.update(friendships).where(theirs).values(agreed=True, at=now))
                return True
            return bool(rows[0].agreed)
        waiting = sa.select(sa.func.count()).where(friendships.c.guest == guest, ~friendships.c.agreed)
        if (await self._store.rows(waiting))[0][0] >= MOST_ASKED:
            raise refusal("too_many", "people-too-many-asked")
        try:
            await self._store.write(sa.insert(friendships).values(guest=guest, friend=friend, agreed=False, at=now))
        except Conflict:
            return await self.are_friends(guest, friend)
        return False

    async def part(self, one: str, other: str) -> None:
        """Friends no more; also where one has only asked, or says no."""
        await self._store.write(sa.delete(friendships).where(_between(one, other)))

    # --- blocks ------------------------------------------------------------------------------------------------------

    async def block(self, guest: str, blocked: str, now: int) -> None:
        """Nothing to do with them any more; a friendship ends with it. Raises TableRefused."""
        if guest == blocked:
            raise refusal("not_allowed", "people-not-yourself")
        mine = sa.select(sa.func.count()).where(blocks.c.guest == guest)
        if (await self._store.rows(mine))[0][0] >= MOST_BLOCKED:
            raise refusal("too_many", "people-too-many-blocked")
        gone: Change = sa.delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == blocked)
        new: Change = sa.insert(blocks).values(guest=guest, blocked=blocked, at=now)
        await self._store.write(gone, new, sa.delete(friendships).where(_between(guest, blocked)))

    async def unblock(self, guest: str, blocked: str) -> None:
        await self._store.write(sa.delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == blocked))

    async def find_blocked(self, guest: str) -> frozenset[str]:
        """The ids of those whom somebody has blocked."""
        rows = await self._store.rows(sa.select(blocks.c.blocked).where(blocks.c.guest == guest))
        return frozenset(row[0] for row in rows)

    async def find_blocked_by_each(self, guests: Collection[str]) -> dict[str, frozenset[str]]:
        """The same for each of these."""
        found: dict[str, set[str]] = {guest: set() for guest in guests}
        for some in keys_by_query(sorted(guests)):
            chosen = blocks.c.guest.in_(some)
            for row in await self._store.rows(sa.select(blocks.c.guest, blocks.c.blocked).where(chosen)):
                found[row.guest].add(row.blocked)
        return {guest: frozenset(each) for guest, each in found.items()}

    async def has_blocked(self, guest: str, other: str) -> bool:
        query = sa.select(blocks.c.at).where(blocks.c.guest == guest, blocks.c.blocked == other)
        return bool(await self._store.rows(query))

    async def is_blocked(self, one: str, other: str) -> bool:
        """Whether either of the two has blocked the other: such people are not paired, asked or challenged."""
        return await self.has_blocked(one, other) or await self.has_blocked(other, one)

    async def any_blocked(self, guest: str, others: Collection[str]) -> bool:
        """Whether somebody and one of these others have blocked one another."""
        shut = sa.or_(
            sa.and_(blocks.c.guest == guest, blocks.c.blocked.in_(others)),
            sa.and_(blocks.c.blocked == guest, blocks.c.guest.in_(others)),
        )
        return bool(others) and bool(await self._store.rows(sa.select(blocks.c.at).where(shut).limit(1)))

    async def blocked_pairs(self, people: Collection[str]) -> frozenset[frozenset[str]]:
        """Who of these is not to meet whom."""
        among = sa.and_(blocks.c.guest.in_(people), blocks.c.blocked.in_(people))
        rows = await self._store.rows(sa.select(blocks.c.guest, blocks.c.blocked).where(among))
        return frozenset(frozenset((row.guest, row.blocked)) for row in rows)

    async def adopt(self, guest: str, account: str) -> None:
        """Whom a guest has blocked, the account has too."""
        known = await self.find_blocked(account) | {account}
        moved = [each for each in await self.find_blocked(guest) if each not in known]
        await self._store.write(
            sa.update(blocks).where(blocks.c.guest == guest, blocks.c.blocked.in_(moved)).values(guest=account),
            sa.delete(blocks).where(blocks.c.guest == guest),
        )
