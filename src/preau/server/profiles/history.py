"""Somebody's finished games: all of them, to look through, to count, and to see how they begin."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
import sqlalchemy as sa

from preau.ratings.skill import Skill
from preau.server.database.club.people import rating_steps, result_seats, results
from preau.server.database.schema import table_index
from preau.server.database.store import Store

PAGE_GAMES: Final = 20
MOST_PAGES: Final = 500
PLACES: Final = ("won", "drawn", "lost", "left", "none")
SHOWN_OPENINGS: Final = 3  # of each game


@dataclass(frozen=True, slots=True)
class GameSearch:
    """What is looked for; what is empty is anything. `opponent` is how the name at the table begins."""

    game: str = ""
    opponent: str = ""
    place: str = ""
    page: int = 1


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game, as who played it has it. `seats` are all seats, as everybody may see them."""

    table_id: str
    game: str
    players: int
    mode: str
    ended: int
    reason: str
    moves: int
    state: str
    public: bool
    seat: int
    place: str
    seats: tuple[dict[str, Any], ...]

    @property
    def rated(self) -> bool:
        return self.state == "done"


@dataclass(slots=True)
class ResultCount:
    """How often each result came up; `seats` by seat."""

    game: str
    players: int
    places: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PLACES, 0))
    seats: dict[int, dict[str, int]] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return sum(self.places.values())


@dataclass(frozen=True, slots=True)
class Opening:
    """A first turn that somebody likes to play."""

    game: str
    text: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after one of its games."""

    table_id: str
    ended: int
    mean: float
    doubt: float
    games: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one game made of somebody's rating; `due`: it counts, and has not been rated yet."""

    due: bool = False
    before: float = 0.0
    after: Skill | None = None


class GameHistory:
    """Finds them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def games(self, guest: str, search: GameSearch) -> tuple[list[PlayedGame], bool]:
        """A page of somebody's games, the latest first, and whether there are more."""
        mine = result_seats.alias("mine")
        first = sa.select(sa.func.min(mine.c.seat)).where(
            mine.c.table_id == result_seats.c.table_id, mine.c.guest == guest
        )
        query = (
            sa.select(results, table_index.c.public, table_index.c.seats, result_seats.c.seat, result_seats.c.place)
            .join(result_seats, result_seats.c.table_id == results.c.table_id)
            .join(table_index, table_index.c.id == results.c.table_id)
            .where(result_seats.c.guest == guest, result_seats.c.seat == first.scalar_subquery())
            .order_by(result_seats.c.ended.desc(), results.c.table_id)
            .offset((search.page - 1) * PAGE_GAMES)
            .limit(PAGE_GAMES + 1)
        )
        if search.game:
            query = query.where(results.c.game == search.game)
        if search.place:
            query = query.where(result_seats.c.place == search.place, results.c.mode == "online")
        if search.opponent:
            named = '"name":' + orjson.dumps(search.opponent.casefold()).decode().removesuffix('"')
            query = query.where(sa.func.lower(table_index.c.seats).contains(named, autoescape=True))
        rows = await self._store.rows(query)
        return [_played_game(row) for row in rows[:PAGE_GAMES]], len(rows) > PAGE_GAMES

    async def records(self, guest: str) -> list[ResultCount]:
        """How somebody fared by game and number of players, and at which seat; the most played first."""
        count = sa.func.count()
        columns = (results.c.game, results.c.players, result_seats.c.seat, result_seats.c.place)
        query = (
            sa.select(*columns, count)
            .join(result_seats, result_seats.c.table_id == results.c.table_id)
            .where(result_seats.c.guest == guest, results.c.mode == "online")
            .group_by(*columns)
            .order_by(*columns)
        )
        found: dict[tuple[str, int], ResultCount] = {}
        for game, players, seat, place, games in await self._store.rows(query):
            record = found.setdefault((game, players), ResultCount(game, players))
            record.places[place] += games
            record.seats.setdefault(seat, dict.fromkeys(PLACES, 0))[place] += games
        return sorted(found.values(), key=lambda record: -record.games)

    async def openings(self, guest: str) -> list[Opening]:
        """The first turns that somebody has played most, a few of each game."""
        wins = sa.func.sum(sa.case((result_seats.c.place == "won", 1), else_=0))
        query = (
            sa.select(results.c.game, result_seats.c.opening, sa.func.count(), wins)
            .join(result_seats, result_seats.c.table_id == results.c.table_id)
            .where(result_seats.c.guest == guest, results.c.mode == "online", result_seats.c.opening != "")
            .group_by(results.c.game, result_seats.c.opening)
            .order_by(sa.func.count().desc(), results.c.game, result_seats.c.opening)
            .limit(200)
        )
        found: dict[str, list[Opening]] = defaultdict(list)
        for row in await self._store.rows(query):
            if len(found[row[0]]) < SHOWN_OPENINGS:
                found[row[0]].append(Opening(row[0], row[1], int(row[2]), int(row[3])))
        return [opening for openings in found.values() for opening in openings]

    async def rating_points(self, guest: str, game: str, players: int, most: int = 1000) -> list[RatingPoint]:
        """How a rating came about, the earliest game first."""
        step = rating_steps.c
        query = (
            sa.select(step.table_id, step.ended, step.mean, step.doubt, step.games)
            .where(step.guest == guest, step.game == game, step.players == players)
            .order_by(step.number.desc())
            .limit(most)
        )
        return [RatingPoint(*row) for row in reversed(await self._store.rows(query))]

    async def rating_change(self, guest: str, table_id: str) -> RatingChange:
        """How somebody's rating changed at a table."""
        step = rating_steps.c
        found = await self._store.rows(sa.select(rating_steps).where(step.table_id == table_id, step.guest == guest))
        if not found:
            state = await self._store.rows(sa.select(results.c.state).where(results.c.table_id == table_id))
            return RatingChange(due=bool(state) and state[0][0] == "due")
        here = found[0]
        earlier = sa.and_(
            step.guest == guest, step.game == here.game, step.players == here.players, step.number < here.number
        )
        rows = await self._store.rows(sa.select(step.mean).where(earlier).order_by(step.number.desc()).limit(1))
        return RatingChange(before=rows[0].mean if rows else Skill().mean, after=Skill(here.mean, here.doubt))


def _played_game(row: Any) -> PlayedGame:
    return PlayedGame(
        row.table_id, row.game, row.players, row.mode, row.ended, row.reason, row.moves, row.state, row.public,
        row.seat, row.place, tuple(orjson.loads(row.seats)),
    )  # fmt: skip
