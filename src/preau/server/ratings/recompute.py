"""All ratings from the beginning: to compare them with what is kept, or to put them in its place."""

from __future__ import annotations

from dataclasses import dataclass
from math import isclose
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from preau.games.api import Phrase
from preau.ratings.pool import RatingPool
from preau.server.database.club.people import rating_steps, ratings, results
from preau.server.database.engines import WRITES
from preau.server.database.inspect import open_database
from preau.server.ratings.rated_games import PoolKey, games_of, seats_query
from preau.server.ratings.rater import rating_rows, step_rows

RATING_TOLERANCE = 1e-9  # what the arithmetic of two machines may differ by
ROWS_AT_ONCE = 5_000
MOST_FINDINGS = 20
STEP_ORDER = (rating_steps.c.game, rating_steps.c.players, rating_steps.c.number, rating_steps.c.seat)
RATING_ORDER = (ratings.c.game, ratings.c.players, ratings.c.guest)


@dataclass(frozen=True, slots=True)
class Recomputed:
    """How much was computed, and how many rows were not what they should have been."""

    games: int
    people: int
    changed: int


async def recompute(url: str) -> Recomputed:
    """Put the ratings that follow from the results in the place of those that are kept; raises DatabaseRefused."""
    async with open_database(url) as engine, engine.execution_options(**{WRITES: True}).begin() as connection:
        if connection.dialect.name == "postgresql":  # games that end meanwhile are rated afterwards
            await connection.execute(sa.text("LOCK TABLE rating_steps, ratings IN EXCLUSIVE MODE"))
        steps, games = await _steps(connection)
        new = rating_rows(steps)
        changed = len(await _differences(connection, steps, new))
        if changed:
            for table, rows in ((rating_steps, steps), (ratings, new)):
                await connection.execute(sa.delete(table))
                for first in range(0, len(rows), ROWS_AT_ONCE):
                    await connection.execute(sa.insert(table), rows[first : first + ROWS_AT_ONCE])
        return Recomputed(games, len(new), changed)


async def check_ratings(url: str) -> list[Phrase]:
    """What is kept and does not follow from the results; raises DatabaseRefused. Changes nothing."""
    async with open_database(url) as engine, engine.connect() as connection:
        if connection.dialect.name == "postgresql":  # all as of one moment, as SQLite shows it anyway
            await connection.execution_options(isolation_level="REPEATABLE READ")
        steps, _ = await _steps(connection)
        return (await _differences(connection, steps, rating_rows(steps)))[:MOST_FINDINGS]


async def _steps(connection: AsyncConnection) -> tuple[list[dict[str, Any]], int]:
    """What all rated games made of their players, and how many games there were."""
    pools = sa.select(results.c.game, results.c.players).where(results.c.state == "done").distinct()
    steps, count = list[dict[str, Any]](), 0
    for row in (await connection.execute(pools.order_by(results.c.game, results.c.players))).all():
        pool = PoolKey(*row)
        games = games_of((await connection.execute(seats_query(pool, "done"))).all())
        steps += step_rows(pool, RatingPool(), games, 1)
        count += len(games)
    return steps, count


async def _differences(
    connection: AsyncConnection, steps: list[dict[str, Any]], new: list[dict[str, Any]]
) -> list[Phrase]:
    """A phrase for each row that is missing, too many, or not the same."""
    found = []
    for table, order, due in (
        (rating_steps, STEP_ORDER, steps),
        (ratings, RATING_ORDER, sorted(new, key=lambda row: (row["game"], row["players"], row["guest"]))),
    ):
        names = [column.name for column in order]
        kept = {
            tuple(row[name] for name in names): row
            for row in (await connection.execute(sa.select(table))).mappings().all()
        }
        for row in due:
            there = kept.pop(tuple(row[name] for name in names), None)
            if there is None or any(not _same(there[name], value) for name, value in row.items()):
                found.append(_finding_phrase(row))
        found += [_finding_phrase(row) for row in kept.values()]
    return found


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, float) and isinstance(other, float):
        return isclose(one, other, rel_tol=RATING_TOLERANCE, abs_tol=RATING_TOLERANCE)
    return bool(one == other)


def _finding_phrase(row: Any) -> Phrase:
    where = {"game": row["game"], "players": row["players"], "number": row.get("number", 0)}
    return Phrase("ratings-verify-step" if "number" in row else "ratings-verify-last", where)
