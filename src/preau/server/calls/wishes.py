"""What each person wishes: for which games to be called, after how long, and where."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa

from preau.server.calls.links import digest
from preau.server.clock import MINUTE_MS
from preau.server.database.schema import call_wishes, push_subscriptions
from preau.server.database.store import Store
from preau.server.database.writer import Change, Conflict
from preau.words import Language, negotiate_language

SOON_MS: Final = 15_000  # who asks to be called at once; until then a page that is just reloaded is back
AFTER_MINUTES: Final = (0, 5, 60, 360, 1440)  # what can be chosen
MOST_SUBSCRIPTIONS: Final = 10  # browsers of one person; a new one takes the place of the oldest


@dataclass(frozen=True, slots=True)
class CallWish:
    """One person's. Without `games` all games are meant; `mail` is an address that they have confirmed.

    `feed` is the serial of their feeds; where it is not above zero they have none.
    """

    guest: str
    handle: str
    feed: int = 0
    games: tuple[str, ...] = ()
    after: int = SOON_MS
    language: Language = "en"
    base: str = ""
    mail: str | None = None
    asked: str | None = None

    def wants(self, game: str) -> bool:
        return not self.games or game in self.games

    @property
    def minutes(self) -> int:
        """How long a turn waits, as it was chosen."""
        return self.after // MINUTE_MS


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A browser that can be called: where, and the keys that only it can read with."""

    id: str
    guest: str
    session: int
    endpoint: str
    key: str
    auth: str
    created: int


def after_ms(minutes: int) -> int:
    """How long a turn waits where somebody chose so many minutes."""
    return max(SOON_MS, minutes * MINUTE_MS)


class CallWishes:
    """Finds and keeps them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> CallWish | None:
        return await self._one(call_wishes.c.guest == guest)

    async def with_handle(self, handle: str) -> CallWish | None:
        return await self._one(call_wishes.c.handle == handle)

    async def _one(self, chosen: sa.ColumnElement[bool]) -> CallWish | None:
        rows = await self._store.rows(sa.select(call_wishes).where(chosen))
        if not rows:
            return None
        row = rows[0]
        games = tuple(filter(None, row.games.split(",")))
        language = negotiate_language(row.language)
        return CallWish(
            row.guest, row.handle, row.feed, games, row.after, language, row.base, row.mail, row.asked
        )  # fmt: skip

    async def save(self, wish: CallWish) -> None:
        """Keep a wish, in the place of the one before."""
        values = {
            "guest": wish.guest, "handle": wish.handle, "feed": wish.feed, "after": wish.after,
            "games": f",{','.join(wish.games)}," if wish.games else "", "language": wish.language, "base": wish.base,
            "mail": wish.mail, "asked": wish.asked,
        }  # fmt: skip
        mine = call_wishes.c.guest == wish.guest
        if await self.of(wish.guest) is None:
            try:
                await self._store.write(sa.insert(call_wishes).values(values))
            except Conflict:  # another window was faster
                values.pop("handle")
            else:
                return
        await self._store.write(sa.update(call_wishes).where(mine).values(values))

    async def change(self, guest: str, language: Language, base: str, **changes: Any) -> CallWish:
        """Change what somebody wishes, or begin with what is usual; the wish after it."""
        found = await self.of(guest) or CallWish(guest, secrets.token_urlsafe(12))
        wish = replace(found, language=language, base=base, **changes)
        await self.save(wish)
        return await self.of(guest) or wish

    async def set_mail(self, guest: str, address: str | None) -> None:
        """Where mail goes from now on; no link is left that would change it."""
        mine = call_wishes.c.guest == guest
        await self._store.write(sa.update(call_wishes).where(mine).values(mail=address, asked=None))

    async def adopt(self, guest: str, account: str) -> None:
        """What a guest wished is the account's, unless it has wishes of its own."""
        mine = call_wishes.c.guest == guest
        known = await self.of(account) is not None
        await self._store.write(sa.delete(call_wishes).where(mine) if known else _hand_over(guest, account))

    # --- browsers ----------------------------------------------------------------------------------------------------

    async def subscriptions(self, guest: str) -> list[PushSubscription]:
        query = sa.select(push_subscriptions).where(push_subscriptions.c.guest == guest)
        rows = await self._store.rows(query.order_by(push_subscriptions.c.created, push_subscriptions.c.id))
        return [PushSubscription(*row) for row in rows]

    async def subscribe(self, subscription: PushSubscription) -> None:
        """Add a browser; it is one person's only, and a person has so many."""
        known = [each.id for each in await self.subscriptions(subscription.guest) if each.id != subscription.id]
        gone = [subscription.id, *known[: max(0, len(known) + 1 - MOST_SUBSCRIPTIONS)]]
        values = {name: getattr(subscription, name) for name in subscription.__slots__}
        await self._store.write(
            sa.delete(push_subscriptions).where(push_subscriptions.c.id.in_(gone)),
            sa.insert(push_subscriptions).values(values),
        )

    async def unsubscribe(self, subscription_id: str, guest: str | None = None) -> None:
        """Take a browser away; with `guest` only if it is theirs."""
        chosen = push_subscriptions.c.id == subscription_id
        if guest is not None:
            chosen = sa.and_(chosen, push_subscriptions.c.guest == guest)
        await self._store.write(sa.delete(push_subscriptions).where(chosen))

    async def move_browser(self, before: tuple[str, int], after: tuple[str, int]) -> None:
        """Who used this browser signs in, up or anew: from one guest and session to another."""
        mine = sa.and_(push_subscriptions.c.guest == before[0], push_subscriptions.c.session == before[1])
        await self._store.write(sa.update(push_subscriptions).where(mine).values(guest=after[0], session=after[1]))


def subscription_id(endpoint: str) -> str:
    return digest(endpoint)


def _hand_over(guest: str, account: str) -> Change:
    return sa.update(call_wishes).where(call_wishes.c.guest == guest).values(guest=account)
