"""Reviews of finished games: thought about in the workers, position by position, and kept.

A review is known by what was played, so whoever asks again, for the same table or the same record, finds it. Several
processes may each make their own: they say the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass, field

from preau.bots.review import Verdict, Worth, verdicts
from preau.games.api import Position, Refused, refusal
from preau.play.table import Table
from preau.server.background import TaskGroup
from preau.server.bots.pool import Bots
from preau.server.bots.queue import REVIEW, Asker
from preau.server.bots.worker import assess
from preau.server.lru import LruCache

MOST_REVIEWS_KEPT = 64
MOST_UNDER_REVIEW = 8  # games
POSITION_SECONDS = 5.0  # for one position, which takes a fraction of a second
MOST_TRIES = 3  # for one position: a worker may die


@dataclass
class Review:
    """A game under review: its positions, and what those thought about so far are worth; at last the verdicts."""

    moves: tuple[str, ...]
    positions: list[Position]
    worths: list[Worth] = field(default_factory=list)
    verdicts: tuple[Verdict, ...] | None = None
    thinking: bool = False

    @property
    def total(self) -> int:
        return len(self.moves) + 1


class Reviews:
    """Begins reviews, thinks on, and keeps what came of it."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._reviews: LruCache[Review] = LruCache(MOST_REVIEWS_KEPT)
        self._tasks = TaskGroup()

    async def stop(self) -> None:
        await self._tasks.cancel()

    def known(self, table: Table) -> Review | None:
        """The review of a finished table, if it has been asked for before; raises TableRefused while it is played."""
        if table.status != "over":
            raise refusal("not_over", "review-later")
        return self._reviews.get(_key(table))

    async def ask(self, table: Table, address: str) -> Review:
        """The review of a finished table as far as it is, begun now if need be; raises TableRefused."""
        review = self.known(table)
        if review is None or (review.verdicts is None and not review.thinking):
            if len(self._tasks) >= MOST_UNDER_REVIEW:
                raise refusal("busy", "bot-busy")
            review = review or await self._begin(table)
            if not review.thinking:
                review.thinking = True
                self._tasks.add(self._think(review, Asker(REVIEW, (address,))))
        return review

    async def _begin(self, table: Table) -> Review:
        positions = await asyncio.to_thread(lambda: list(table.history.positions()))
        return self._reviews.find(_key(table), lambda: Review(table.history.moves, positions))

    async def _think(self, review: Review, asker: Asker) -> None:
        """Think on; where it has to be given up, the next who asks begins again where it stands."""
        tries = MOST_TRIES
        try:
            while len(review.worths) < review.total and tries:
                number = len(review.worths)
                position, made = review.positions[number], (*review.moves, "")[number]
                try:
                    found = await self._bots.ponder(
                        asker, POSITION_SECONDS, assess, position.game.name, position.game.version, str(position), made
                    )
                except Refused:
                    tries -= 1
                    await asyncio.sleep(1)
                else:
                    review.worths.append(found)
                    tries = MOST_TRIES
            if tries:
                asked = (review.positions, review.moves, review.worths)
                review.verdicts = await asyncio.to_thread(verdicts, *asked)
                review.positions = []  # each holds its legal moves: too much to keep
        finally:
            review.thinking = False


def _key(table: Table) -> Hashable:
    """What was played there."""
    return table.history.key()
