"""What is known of somebody to whoever asks: one look at everything that a profile shows."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from preau.ratings.pool import PersonRating
from preau.ratings.skill import Skill
from preau.server.database.club.people import ratings
from preau.server.database.people import Account
from preau.server.database.store import Store
from preau.server.profiles.friends import Friends
from preau.server.profiles.history import GameHistory
from preau.server.profiles.privacy import Privacies, Privacy, may_see
from preau.server.ratings.rated_games import PoolKey


@dataclass(frozen=True, slots=True)
class PoolRating:
    """Somebody's rating in one pool."""

    pool: PoolKey
    rating: PersonRating


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody, as the viewer may see them; a guest has no account, and sees only themselves."""

    id: str
    account: Account | None
    own: bool
    friend: bool
    shows_games: bool
    shows_rating: bool
    privacy: Privacy
    ratings: tuple[PoolRating, ...] = ()


class ProfileBook:
    """Finds profiles."""

    def __init__(self, store: Store, friends: Friends) -> None:
        self.history = GameHistory(store)
        self.privacies = Privacies(store)
        self._store = store
        self._friends = friends

    async def profile(self, person: str, account: Account | None, viewer: str) -> Profile:
        """A person as that viewer may see them."""
        own = person == viewer
        privacy = await self.privacies.of(person)
        friend = not own and await self._friends.are_friends(person, viewer)
        shows_rating = may_see(privacy.rating, own=own, friend=friend)
        return Profile(
            person, account, own, friend, may_see(privacy.games, own=own, friend=friend), shows_rating, privacy,
            await self.ratings(person) if shows_rating else (),
        )  # fmt: skip

    async def ratings(self, person: str) -> tuple[PoolRating, ...]:
        """Somebody's ratings, the most played first."""
        query = sa.select(ratings).where(ratings.c.guest == person).order_by(ratings.c.games.desc(), ratings.c.game)
        return tuple(
            PoolRating(PoolKey(row.game, row.players), PersonRating(Skill(row.mean, row.doubt), row.games))
            for row in await self._store.rows(query)
        )
