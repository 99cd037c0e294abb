"""Bots at the tables: they think in processes of their own, never on the event loop, and never for ever."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Callable
from typing import TypeVar

import structlog

from preau.bots import BOTS
from preau.bots.fast.linker import has_numba
from preau.games.api import Refused, refusal
from preau.play.commands import Play
from preau.play.table import Table
from preau.server.background import TaskGroup
from preau.server.bots.queue import AMONG_BOTS, BOT, NOBODY, Asker, FairQueue
from preau.server.bots.worker import compile_cores, get_ready, think
from preau.server.bots.workers import SPAWN, WorkerFailed, Workers
from preau.server.lru import LruCache
from preau.server.ops.metrics import BOT_SECONDS, BOTS_WAITING, FALLBACKS
from preau.server.ops.traces import span
from preau.server.settings import Settings
from preau.server.tables.live import Live
from preau.server.tables.service import TableService

BOT_PATIENCE_SECONDS = 3.0  # beyond its budget that a bot is waited for, its queue and its process's start included
LIGHT_WAYS = 1  # processes beside `bot_workers` for light thoughts alone; started when one is needed
SPARE_LEVEL = "1"  # thinks where another could not
WARM_UP_SECONDS = 3.0  # from the server's start until its bots' cores are compiled
PLAY_AGAIN_SECONDS = 1.0  # after a move that was not taken, by the disk or by the rules
CALM_SECONDS = 2.5  # that a bot's move takes at least where people like to follow at leisure
LIGHT_SECONDS = 0.15  # a table whose bot took no longer last time thinks lightly, ...
LIGHT_LEVELS = frozenset({"random", "greedy", "1", "2", "3"})  # ... and one that has not thought yet, at these levels
MOST_TABLES_TIMED = 10_000
MOST_HELP_WAITING = 8  # of one address: those who ask for a hint, and the games under review
HELP_PATIENCE_SECONDS = 20.0  # beyond its budget that help is waited for, its queue and a process's start included

Answer = TypeVar("Answer")

log = structlog.get_logger()


class Bots:
    """Notices, after each event and at start-up, where a bot is to move."""

    def __init__(self, service: TableService, settings: Settings) -> None:
        self._service = service
        self._settings = settings
        self._workers = Workers(settings.bot_workers + LIGHT_WAYS, settings.bot_niceness)
        self._thinking: dict[str, int] = {}  # table -> the `changed` it is thinking about
        self._queue = FairQueue(settings.bot_workers, LIGHT_WAYS, settings.guest_bots)
        self._took: LruCache[float] = LruCache(MOST_TABLES_TIMED)  # seconds of a table's last thought, by its level
        self._tasks = TaskGroup()
        service.bus.listen(self._on_table_change)
        if has_numba():
            self._tasks.add(self._warm_up())

    async def _warm_up(self) -> None:
        """Have the bots' cores compiled by a process of its own, then loaded by every worker."""
        await asyncio.sleep(WARM_UP_SECONDS)
        compiling = SPAWN.Process(target=compile_cores, daemon=True)
        compiling.start()
        try:
            while compiling.is_alive():
                await asyncio.sleep(0.2)
        finally:
            compiling.terminate()
        await self._workers.get_ready(self._settings.bot_workers, get_ready)
        log.info("bots are ready")

    async def stop(self) -> None:
        await self._tasks.cancel()
        self._workers.stop()

    def wake_table(self, table_id: str) -> None:
        """Somebody has come to a table: bots alone play on."""
        self._on_table_change(table_id, 0)

    def _on_table_change(self, table_id: str, _seq: int) -> None:
        live = self._service.tables.peek(table_id)
        if live is None or live.table.bot_to_move is None or not _is_awaited(live):
            return
        if self._thinking.get(table_id) != live.table.changed:
            self._thinking[table_id] = live.table.changed
            leave = self._service.bus.shared and not live.ours and not self._is_left(live.table)
            self._tasks.add(self._stand_by(table_id, live.table) if leave else self._play(table_id, live.table))

    def _is_left(self, table: Table) -> bool:
        """Whether no other process means to play: it would have begun, or done so long ago."""
        if _are_bots_alone(table) and not table.history.steps:
            return True
        return self._service.now() - table.at > 1000 * (self._settings.bot_seconds + BOT_PATIENCE_SECONDS)

    async def _stand_by(self, table_id: str, table: Table) -> None:
        """Leave the thinking to the process that made it the bot's turn; go on in its place if nothing comes."""
        await asyncio.sleep(self._settings.bot_seconds + BOT_PATIENCE_SECONDS + random.random())  # noqa: S311  # not all at once
        try:
            now = await self._service.table(table_id)
        except Refused:
            now = table  # the database is away: the move itself will tell
        live = self._service.tables.peek(table_id)
        if now.changed == table.changed and now.bot_to_move is not None and live is not None and _is_awaited(live):
            log.info("bot taken over", table=table_id)
            await self._play(table_id, now)
        elif self._thinking.get(table_id) == table.changed:
            del self._thinking[table_id]
            self._on_table_change(table_id, 0)

    async def _play(self, table_id: str, table: Table) -> None:
        """Think about one decision and play it, unless the table has moved on meanwhile."""
        level = table.bot_to_move
        assert level is not None
        started = time.perf_counter()
        try:
            with BOTS_WAITING.track_inprogress(), span("bot thinks", table=table_id, level=level):
                move = await self._choose(table_id, table, level)
            BOT_SECONDS.observe(time.perf_counter() - started)
            await asyncio.sleep(max(0.0, self._pace(table) - (time.perf_counter() - started)))
            await self._service.do(table_id, Play(table.position.player, move, seq=table.seq, bot=True))
        except Refused as refused:
            log.info("bot's move was refused", table=table_id, code=refused.code)
            if refused.code != "stale":
                await asyncio.sleep(PLAY_AGAIN_SECONDS)
        finally:
            if self._thinking.get(table_id) == table.changed:
                del self._thinking[table_id]
        self._on_table_change(table_id, 0)  # it may be its turn again, or still

    def _pace(self, table: Table) -> float:
        """How long a bot's move takes at least: as the table was opened."""
        usual = self._settings.bot_pace
        return {"quick": 0.0, "usual": usual, "calm": max(CALM_SECONDS, usual)}[table.created.pace]

    async def ponder(self, asker: Asker, seconds: float, work: Callable[..., Answer], *args: str | float) -> Answer:
        """Let a worker think for somebody who can wait. Raises Refused if too many do, or nothing comes of it."""
        address = asker.addresses[0] if asker.addresses else NOBODY
        if self._queue.count_waiting(asker.rank, address) >= MOST_HELP_WAITING:
            raise refusal("busy", "bot-busy")
        try:
            async with asyncio.timeout(seconds + HELP_PATIENCE_SECONDS), self._queue.enter(asker):
                return await self._workers.run(seconds + HELP_PATIENCE_SECONDS, work, *args)
        except (TimeoutError, WorkerFailed) as error:
            log.warning("no help came", why=str(error) or type(error).__name__)
            raise refusal("busy", "bot-busy") from error

    async def _choose(self, table_id: str, table: Table, level: str) -> str:
        position = table.position
        legal = position.legal()
        if len(legal) == 1:
            return position.text(legal[0])
        seed = int.from_bytes(hashlib.blake2s(f"{table_id} {table.changed}".encode(), digest_size=6).digest())
        for bot in dict.fromkeys((level if level in BOTS else SPARE_LEVEL, SPARE_LEVEL)):
            try:
                async with self._queue.enter(self._asker(table_id, table, bot)) as turn:
                    seconds, started = turn.seconds(self._settings.bot_seconds), time.perf_counter()
                    move = await self._workers.run(
                        seconds + BOT_PATIENCE_SECONDS, think, table_id, position.game.name, position.game.version,
                        str(position), bot, seed, seconds, table=table_id,
                    )  # fmt: skip
                    self._took.put((table_id, bot), time.perf_counter() - started)
                    return move
            except (TimeoutError, WorkerFailed) as error:
                why = str(error) or type(error).__name__
                log.warning("bot did not choose", table=table_id, level=bot, why=why)
        FALLBACKS.inc()
        return position.text(legal[0])

    def _asker(self, table_id: str, table: Table, level: str) -> Asker:
        """For whom a bot thinks: for the people at its table, or where there are none, for those who watch."""
        live = self._service.tables.peek(table_id)
        callers = live.callers if live is not None else {}
        players = [callers[seat.holder] for seat in table.seats if seat.votes and seat.holder in callers]
        took = self._took.get((table_id, level))
        light = level in LIGHT_LEVELS if took is None else took <= LIGHT_SECONDS
        rank = AMONG_BOTS if _are_bots_alone(table) else BOT
        return Asker(rank, tuple(dict.fromkeys(players or callers.values())), table.created.by, light)


def _is_awaited(live: Live) -> bool:
    """Whether anybody would see the bots' next move: somebody watches, or plays and does not leave it to the sand."""
    if live.watchers:
        return True
    steps = live.table.history.steps[-2 * len(live.table.seats) :]
    return not _are_bots_alone(live.table) and all(step.how == "moved" for step in steps)


def _are_bots_alone(table: Table) -> bool:
    return not any(seat.votes for seat in table.seats)
