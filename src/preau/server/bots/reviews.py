"""Reviews of finished games: thought about in the workers, position by position, and kept.

A review is known by what was played, so whoever asks again, for the same table or the same record, finds it. Several
processes may each make their own: they say the same. It is thought about while somebody asks for it, and given up when
nobody has for a while; one address has a share of those that are made at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field, replace

from preau.bots.highlights import best_moves, points_of_all
from preau.bots.review import Verdict, Worth, excuse, played_line, verdicts
from preau.games.api import Position, Refused, refusal
from preau.play.history import History
from preau.play.table import Table
from preau.server.background import TaskGroup
from preau.server.bots.hints import ask_coach
from preau.server.bots.queue import REVIEW, Asker
from preau.server.bots.table_bots import Bots
from preau.server.bots.worker import assess, play_out
from preau.server.lru import LruCache

MOST_REVIEWS_KEPT = 64
MOST_UNDER_REVIEW = 8  # games
MOST_OF_AN_ADDRESS = 3  # of these
ASKED_FOR_SECONDS = 90.0  # since somebody asked: a page in a hidden tab asks once a minute
POSITION_SECONDS = 5.0  # for one position, which takes a fraction of a second
LINE_SECONDS = 30.0  # for one line, of many positions
MOST_HINTS = 10  # asked for in one review: they are deep
MOST_TRIES = 3  # for one position: a worker may die
POSITIONS_SHARE = 2 / 3  # of the work; the rest is for the turning points
LEAST_SHARE_TIMED = 0.03  # of the work: before, nobody knows how long the rest takes


@dataclass
class Review:
    """A game under review: its positions, and what those thought about so far are worth; at last the verdicts."""

    history: History
    worths: list[Worth] = field(default_factory=list)
    verdicts: tuple[Verdict, ...] | None = None
    points: tuple[int, int] | None = None  # turning points looked into, and all of them, once all worths are known
    thinking: bool = False
    asked_at: float = 0.0
    begun_at: float = 0.0  # and from what share of the work on: it may have been given up once
    begun_share: float = 0.0

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return time.monotonic() - self.asked_at < ASKED_FOR_SECONDS

    @property
    def share(self) -> float:
        """How much of the work is done."""
        points, of_all = self.points or (0, 0)
        weighed = len(self.worths) / (len(self.history) + 1)
        return POSITIONS_SHARE * weighed + (1 - POSITIONS_SHARE) * (points / of_all if of_all else 0)

    @property
    def seconds_left(self) -> float | None:
        """How long the rest will take about, if it goes on as it has; None where that is not known."""
        done = self.share - self.begun_share
        if done < LEAST_SHARE_TIMED or self.verdicts is not None:
            return None
        return (time.monotonic() - self.begun_at) * (1 - self.share) / done


class Reviews:
    """Begins reviews, thinks on, and keeps what came of it."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._reviews: LruCache[Review] = LruCache(MOST_REVIEWS_KEPT)
        self._under_review: Counter[str] = Counter()  # games, by the address that asked first
        self._tasks = TaskGroup()

    async def stop(self) -> None:
        await self._tasks.cancel()

    def known_review(self, table: Table) -> Review | None:
        """The review of a finished table, if it has been asked for before; raises TableRefused while it is played."""
        if table.status != "over":
            raise refusal("not_over", "review-later")
        return self._reviews.get(table.history.key())

    def ask(self, table: Table, address: str) -> Review:
        """The review of a finished table as far as it is, begun now if need be; raises TableRefused."""
        review = self.known_review(table)
        if review is None or (review.verdicts is None and not review.thinking):
            if self._under_review.total() >= MOST_UNDER_REVIEW or self._under_review[address] >= MOST_OF_AN_ADDRESS:
                raise refusal("busy", "bot-busy")
            review = review or self._reviews.put(table.history.key(), Review(table.history))
            review.thinking = True
            review.begun_at, review.begun_share = time.monotonic(), review.share
            self._under_review[address] += 1
            self._tasks.add(self._think(review, address))
        review.asked_at = time.monotonic()
        return review

    async def _think(self, review: Review, address: str) -> None:
        """Think on; where it has to be given up, the next who asks begins again where it stands."""
        try:
            # Each position holds its legal moves: too much to keep with the review.
            positions = await asyncio.to_thread(lambda: list(review.history.positions()))
            if await self._weigh(review, positions, Asker(REVIEW, (address,))):
                asked = (positions, review.history.moves, review.worths)
                found = await asyncio.to_thread(verdicts, *asked)
                found = await self._heed_coach(positions, found, Asker(REVIEW, (address,)))
                review.verdicts = await self._with_lines(review, positions, found, Asker(REVIEW, (address,)))
        finally:
            review.thinking = False
            self._under_review[address] -= 1
            self._under_review += Counter()  # those who wait for nothing are forgotten

    async def _heed_coach(
        self, positions: list[Position], found: tuple[Verdict, ...], asker: Asker
    ) -> tuple[Verdict, ...]:
        """The verdicts, none of which holds against a move that a hint would have told: a hint looks deeper.

        A win that the move did not stop came all the same, and is told.
        """
        heard = set[int]()
        for _ in range(MOST_HINTS):
            points = [each for each in points_of_all(found) if each.number not in heard and each.unstopped is None]
            if not points:
                break
            point = max(points, key=lambda each: each.lost)  # what would be blamed most comes first
            heard.add(point.number)
            try:
                best, *_ = await ask_coach(self._bots, positions[point.number - 1], asker)
            except Refused:
                continue  # too much to do just now: what the review found stands
            if best.move == point.move:
                found = tuple(excuse(each) if each is point else each for each in found)
        return found

    async def _with_lines(
        self, review: Review, positions: list[Position], found: tuple[Verdict, ...], asker: Asker
    ) -> tuple[Verdict, ...]:
        """The verdicts, those that are turning points with what follows from the move made and from the best."""
        told = {}
        points = points_of_all(found)
        for number, point in enumerate(points):
            review.points = (number, len(points))
            before = positions[point.number - 1]
            asked = (asker, LINE_SECONDS, play_out, before.game.name, before.game.version, str(before))
            line = played_line(positions, review.history.moves, point)
            try:
                line = line or await self._bots.ponder(*asked, point.move)
                told[point.number] = replace(point, line=line, better=await self._bots.ponder(*asked, point.best))
            except Refused:
                continue  # too much to do just now: that point is told without its lines
        for best in best_moves(found):
            before = positions[best.number - 1]
            asked = (asker, LINE_SECONDS, play_out, before.game.name, before.game.version, str(before))
            try:
                line, better = [await self._bots.ponder(*asked, move) for move in (best.other, best.move)]
                told[best.number] = replace(best, line=line, better=better)
            except Refused:
                continue  # it is praised without its reason
        return tuple(told.get(each.number, each) for each in found)

    async def _weigh(self, review: Review, positions: list[Position], asker: Asker) -> bool:
        """What each position is worth; False where that was given up."""
        moves = (*review.history.moves, "")
        tries = MOST_TRIES
        while len(review.worths) < len(positions) and tries and review.is_wanted:
            number = len(review.worths)
            position, made = positions[number], moves[number]
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
        return len(review.worths) == len(positions)
