"""The lists of the best: by game and number of players, those of whose rating one can be sure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from preau.ratings.pool import SURE_DOUBT
from preau.ratings.skill import Skill
from preau.server.database.club.people import profiles, ratings
from preau.server.database.inspect import open_database
from preau.server.database.schema import accounts
from preau.server.database.store import Store
from preau.server.ratings.rated_games import PoolKey

PAGE_LINES = 50


@dataclass(frozen=True, slots=True)
class LeaderLine:
    """One person of a list."""

    rank: int
    name: str
    skill: Skill
    games: int


def pools_query() -> sa.Select[Any]:
    """The pools in which somebody has a rating."""
    return sa.select(ratings.c.game, ratings.c.players).distinct().order_by(ratings.c.game, ratings.c.players)


def leaders_query(pool: PoolKey, first: int = 0, most: int = PAGE_LINES) -> sa.Select[Any]:
    """The best of a pool, from one place of the list on; of those who show their ratings to everybody."""
    return (
        sa.select(accounts.c.name, ratings.c.mean, ratings.c.doubt, ratings.c.games)
        .join(accounts, accounts.c.id == ratings.c.guest)
        .outerjoin(profiles, profiles.c.guest == ratings.c.guest)
        .where(sa.or_(profiles.c.rating.is_(None), profiles.c.rating == "all"))
        .where(ratings.c.game == pool.game, ratings.c.players == pool.players, ratings.c.doubt <= SURE_DOUBT)
        .order_by(ratings.c.mean.desc(), accounts.c.key)
        .offset(first)
        .limit(most)
    )


def leader_lines(rows: Sequence[Any], first: int = 0) -> list[LeaderLine]:
    return [
        LeaderLine(first + number, row.name, Skill(row.mean, row.doubt), row.games)
        for number, row in enumerate(rows, 1)
    ]


class Leaderboards:
    """Finds them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def pools(self) -> list[PoolKey]:
        return [PoolKey(*row) for row in await self._store.rows(pools_query())]

    async def top(self, pool: PoolKey, first: int = 0, most: int = PAGE_LINES) -> list[LeaderLine]:
        return leader_lines(await self._store.rows(leaders_query(pool, first, most)), first)


async def all_leaders(url: str) -> dict[PoolKey, list[LeaderLine]]:
    """For a host's command: the best of every pool; raises DatabaseRefused."""
    async with open_database(url) as engine, engine.connect() as connection:
        pools = [PoolKey(*row) for row in (await connection.execute(pools_query())).all()]
        return {pool: leader_lines((await connection.execute(leaders_query(pool))).all()) for pool in pools}
