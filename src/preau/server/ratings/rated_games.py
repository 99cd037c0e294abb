"""Results as the rated games that they are: who sat there, who won, how strong a bot was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import hypot
from typing import Any, NamedTuple

import sqlalchemy as sa

from preau.bots.ratings import nearest_ratings
from preau.games import registry
from preau.games.registry import UnknownGame
from preau.ratings.pool import RatedGame, RatedPlayer
from preau.ratings.skill import SURE_DEVIATIONS, Skill
from preau.server.database.club.game_end import RANKS
from preau.server.database.club.people import result_seats, results

OTHER_SIZE_DOUBT = 3.0  # more, of a bot that was measured among another number of players


class PoolKey(NamedTuple):
    """Who is rated together."""

    game: str
    players: int


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A rated game as it is kept: `ended` and `table_id` order them."""

    table_id: str
    ended: int
    seats: tuple[Any, ...]

    @property
    def order(self) -> tuple[int, str]:
        return self.ended, self.table_id

    def to_rated_game(self, sides: Sequence[int]) -> RatedGame:
        """`sides` by seat, as `sides_of` has them."""
        return RatedGame(self.ended, tuple(_player(row, sides[row.seat]) for row in self.seats))


SEAT_COLUMNS = (
    result_seats.c.table_id, result_seats.c.seat, result_seats.c.guest, result_seats.c.level, result_seats.c.place,
    result_seats.c.ended, result_seats.c.home, result_seats.c.mean, result_seats.c.doubt,
)  # fmt: skip


def seats_query(pool: PoolKey, *states: str) -> sa.Select[Any]:
    """The seats of a pool's games, in the order in which they count."""
    return (
        sa.select(*SEAT_COLUMNS)
        .join(results, results.c.table_id == result_seats.c.table_id)
        .where(results.c.game == pool.game, results.c.players == pool.players, results.c.state.in_(states))
        .order_by(results.c.ended, results.c.table_id, result_seats.c.seat)
    )


def games_of(rows: Iterable[Any]) -> list[KeptGame]:
    """Games from such rows."""
    found = []
    for table_id, seats in groupby(rows, key=lambda row: row.table_id):
        kept = tuple(seats)
        found.append(KeptGame(table_id, kept[0].ended, kept))
    return found


def sides_of(pool: PoolKey) -> tuple[int, ...]:
    """By seat, the side that it plays on; of a game that is not here, nobody knows of any teams."""
    try:
        game = registry.game(pool.game)
    except UnknownGame:
        return tuple(range(pool.players))
    return tuple(game.side_of(seat, pool.players) for seat in range(pool.players))


def _player(row: Any, side: int) -> RatedPlayer:
    """Who left is of no team any more: they come last, and their partner played without them."""
    rank = RANKS[row.place]
    side = -1 if row.place == "left" else side
    if row.level is not None:
        return RatedPlayer(f"bot {row.level}", rank, Skill(row.mean, row.doubt), side=side)
    who = row.guest or f"gone {row.table_id}.{row.seat}"
    return RatedPlayer(who, rank, home=-1 if row.home is None else row.home, side=side)


def bot_skill(pool: PoolKey, level: str) -> Skill:
    """How strong a bot is held to be; where nobody has measured it, as strong as who comes new."""
    measured = nearest_ratings(pool.game, pool.players)
    line = measured.of(level) if measured else None
    if measured is None or line is None:
        return Skill()
    doubt = (line.high - line.low) / (2 * SURE_DEVIATIONS)
    return Skill(line.rating, doubt if measured.players == pool.players else hypot(doubt, OTHER_SIZE_DOUBT))


def homes_of(seats: Sequence[Any], addresses: dict[str, set[str]]) -> dict[int, int]:
    """For seats whose players were seen at a common address, a common number; by seat."""
    homes: dict[int, int] = {}
    people = [(row.seat, addresses.get(row.guest, set())) for row in seats if row.guest is not None]
    for number, (seat, mine) in enumerate(people):
        for other, theirs in people[:number]:
            if mine & theirs:
                homes[seat] = homes.setdefault(other, other)
                break
    return homes
