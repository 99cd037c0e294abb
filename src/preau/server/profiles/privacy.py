"""As public as its owner likes: to whom somebody's page shows their games and their ratings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import sqlalchemy as sa

from preau.server.database.club.people import profiles
from preau.server.database.store import Store
from preau.server.database.writer import Conflict

Visibility: TypeAlias = Literal["everybody", "friends", "nobody"]
_VISIBILITY_BY_ENTRY: Final[dict[str, Visibility]] = {"all": "everybody", "friends": "friends", "nobody": "nobody"}
_ENTRY_BY_VISIBILITY: Final = {visibility: entry for entry, visibility in _VISIBILITY_BY_ENTRY.items()}


@dataclass(frozen=True, slots=True)
class Privacy:
    """One person's choice."""

    games: Visibility = "everybody"
    rating: Visibility = "everybody"


def may_see(visibility: Visibility, *, own: bool, friend: bool) -> bool:
    """Whether somebody of that kind is among them."""
    return own or visibility == "everybody" or (visibility == "friends" and friend)


class Privacies:
    """Finds and keeps them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> Privacy:
        rows = await self._store.rows(sa.select(profiles).where(profiles.c.guest == guest))
        return Privacy(_VISIBILITY_BY_ENTRY[rows[0].games], _VISIBILITY_BY_ENTRY[rows[0].rating]) if rows else Privacy()

    async def save(self, guest: str, privacy: Privacy) -> None:
        values = {"games": _ENTRY_BY_VISIBILITY[privacy.games], "rating": _ENTRY_BY_VISIBILITY[privacy.rating]}
        new = sa.insert(profiles).values(guest=guest, **values)
        try:
            await self._store.write(sa.delete(profiles).where(profiles.c.guest == guest), new)
        except Conflict:  # another window was faster
            await self._store.write(sa.update(profiles).where(profiles.c.guest == guest).values(values))
