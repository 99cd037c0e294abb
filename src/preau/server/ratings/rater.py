"""Rating what has ended. Any process does it; that a game's number in its pool is a key makes it happen once.

Games count in the order in which they ended, whoever rates them. One that comes late, because another machine's clock
or disk was slower, takes those after it back and has them rated again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog

from preau.ratings.pool import RECENT_MS, PersonRating, RatingPool, pairs_of
from preau.ratings.skill import Skill
from preau.server.clock import DAY_MS
from preau.server.database.club.people import rating_steps, ratings, result_seats, results
from preau.server.database.schema import audit
from preau.server.database.store import Store
from preau.server.database.writer import Change, Conflict, StoreFailed
from preau.server.ratings.rated_games import KeptGame, PoolKey, bot_skill, games_of, homes_of, seats_query, sides_of

RATING_LOOK_SECONDS = 2.0
GAMES_AT_ONCE = 200
SEEN_MS = DAY_MS  # before its end, in which players' addresses count for a game

Row = TypeVar("Row")

log = structlog.get_logger()


class Rater:
    """Looks for games that are due, and rates them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def watch(self) -> None:
        """Again and again."""
        while True:
            try:
                await self.catch_up()
            except StoreFailed:
                log.info("games could not be rated")  # the next look does it
            await asyncio.sleep(RATING_LOOK_SECONDS)

    async def catch_up(self) -> None:
        """Rate all that is due; raises StoreFailed."""
        due = sa.select(results.c.game, results.c.players).where(results.c.state == "due").distinct()
        for row in await self._store.rows(due):
            pool = PoolKey(*row)
            try:
                while await self._rate_some(pool):
                    await asyncio.sleep(0)
            except Conflict:
                log.info("somebody else rates these", game=pool.game, players=pool.players)

    async def _rate_some(self, pool: PoolKey) -> bool:
        """Rate the first games that are due, and again what counts after them; whether there were any."""
        late = games_of(await self._store.rows(seats_query(pool, "due").limit(GAMES_AT_ONCE * pool.players)))
        if not late:
            return False
        number, behind = await self._first_number(pool, late[0])
        games = await self._games_since(pool, late[0]) if behind else late
        changes: list[Change] = []
        if behind:
            changes.append(sa.delete(rating_steps).where(_in(pool), rating_steps.c.number >= number))
        games, noted = await self._complete(pool, games)
        book = await self._book(pool, number, games)
        changes += [*noted, *_rate(pool, book, games, number)]
        for ids in _groups([each.table_id for each in games]):
            changes.append(sa.update(results).where(results.c.table_id.in_(ids)).values(state="done"))
        await self._store.write(*changes)
        return True

    async def _first_number(self, pool: PoolKey, first: KeptGame) -> tuple[int, bool]:
        """The number that a game has in its pool, and whether others have been rated that come after it."""
        after = sa.or_(
            rating_steps.c.ended > first.ended,
            sa.and_(rating_steps.c.ended == first.ended, rating_steps.c.table_id > first.table_id),
        )
        late = (await self._store.rows(sa.select(sa.func.min(rating_steps.c.number)).where(_in(pool), after)))[0][0]
        if late is not None:
            return int(late), True
        last = (await self._store.rows(sa.select(sa.func.max(rating_steps.c.number)).where(_in(pool))))[0][0]
        return int(last or 0) + 1, False

    async def _games_since(self, pool: PoolKey, first: KeptGame) -> list[KeptGame]:
        query = seats_query(pool, "due", "done").where(results.c.ended >= first.ended)
        return [each for each in games_of(await self._store.rows(query)) if each.order >= first.order]

    async def _complete(self, pool: PoolKey, games: list[KeptGame]) -> tuple[list[KeptGame], list[Change]]:
        """The games with what no log says of them, and the changes that keep it."""
        complete, changes = [], list[Change]()
        for game in games:
            homes = homes_of(game.seats, await self._addresses(game))
            seats = []
            for row in game.seats:
                known = dict(row._mapping)  # noqa: SLF001  # SQLAlchemy's public name for it
                new: dict[str, Any] = {}
                if row.level is not None and row.mean is None:
                    new = dict(zip(("mean", "doubt"), bot_skill(pool, row.level), strict=True))
                if row.guest is not None and row.home is None:
                    new = {"home": homes.get(row.seat, -1)}
                if new:
                    here = sa.and_(result_seats.c.table_id == game.table_id, result_seats.c.seat == row.seat)
                    changes.append(sa.update(result_seats).where(here).values(new))
                seats.append(_NotedSeat(**known | new))
            complete.append(KeptGame(game.table_id, game.ended, tuple(seats)))
        return complete, changes

    async def _addresses(self, game: KeptGame) -> dict[str, set[str]]:
        """Where the players of a game were seen on its day, as digests."""
        people = [row.guest for row in game.seats if row.guest is not None and row.home is None]
        if len(people) < 2:
            return {}
        that_day = audit.c.at.between(game.ended - SEEN_MS, game.ended)
        rows = await self._store.rows(
            sa.select(audit.c.guest, audit.c.address).where(audit.c.guest.in_(people), that_day).distinct()
        )
        found: dict[str, set[str]] = {}
        for guest, address in rows:
            found.setdefault(guest, set()).add(address)
        return found

    async def _book(self, pool: PoolKey, number: int, games: list[KeptGame]) -> RatingPool:
        """The pool before a game, as far as these games' players are concerned."""
        book = RatingPool()
        people = {row.guest for game in games for row in game.seats if row.guest is not None}
        last = (
            sa.select(rating_steps.c.guest, sa.func.max(rating_steps.c.number).label("number"))
            .where(_in(pool), rating_steps.c.number < number, rating_steps.c.guest.in_(people))
            .group_by(rating_steps.c.guest)
            .subquery()
        )
        same = sa.and_(rating_steps.c.guest == last.c.guest, rating_steps.c.number == last.c.number)
        for row in await self._store.rows(sa.select(rating_steps).join(last, same).where(_in(pool))):
            book.standings[row.guest] = PersonRating(Skill(row.mean, row.doubt), row.games)
        theirs = sa.select(result_seats.c.table_id).where(result_seats.c.guest.in_(people))
        since = games[0].ended - RECENT_MS
        query = seats_query(pool, "done").where(results.c.ended > since, results.c.ended <= games[0].ended)
        for game in games_of(await self._store.rows(query.where(results.c.table_id.in_(theirs)))):
            if game.order < games[0].order:
                for pair in pairs_of(game.to_rated_game(sides_of(pool)).players):
                    book.meetings.setdefault(pair, []).append(game.ended)
        return book


class _NotedSeat:
    """A row of a result with what was noted of it just now."""

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)


def _in(pool: PoolKey) -> sa.ColumnElement[bool]:
    return sa.and_(rating_steps.c.game == pool.game, rating_steps.c.players == pool.players)


def step_rows(pool: PoolKey, book: RatingPool, games: Iterable[KeptGame], number: int) -> list[dict[str, Any]]:
    """What these games make of their players, from that number on, as it is kept."""
    rows, sides = list[dict[str, Any]](), sides_of(pool)
    for game in games:
        steps = book.rate(game.to_rated_game(sides))
        here = {"game": pool.game, "players": pool.players, "number": number, "table_id": game.table_id}
        rows += [
            here | {
                "seat": step.seat, "guest": step.id, "ended": game.ended, "mean": step.after.skill.mean,
                "doubt": step.after.skill.doubt, "games": step.after.games, "weight": step.weight,
            }
            for step in steps
        ]  # fmt: skip
        number += bool(steps)
    return rows


def rating_rows(steps: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The last step of each person."""
    names = ("game", "players", "guest", "mean", "doubt", "games", "ended")
    last = {(step["game"], step["players"], step["guest"]): step for step in steps}
    return [{name: step[name] for name in names} for step in last.values()]


def _rate(pool: PoolKey, book: RatingPool, games: list[KeptGame], number: int) -> list[Change]:
    steps = step_rows(pool, book, games, number)
    mine = sa.and_(ratings.c.game == pool.game, ratings.c.players == pool.players)
    changes: list[Change] = [sa.insert(rating_steps).values(some) for some in _groups(steps)]
    for some in _groups(rating_rows(steps)):
        changes.append(sa.delete(ratings).where(mine, ratings.c.guest.in_([row["guest"] for row in some])))
        changes.append(sa.insert(ratings).values(some))
    return changes


def _groups(rows: list[Row]) -> list[list[Row]]:
    """A few at a time: a statement takes only so many values."""
    return [rows[first : first + GAMES_AT_ONCE] for first in range(0, len(rows), GAMES_AT_ONCE)]
