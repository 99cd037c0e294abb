"""Hints over Redis, on one fixed channel, for processes on any number of machines.

Nothing depends on a hint: while Redis is away, `sync` finds what has changed by asking the database.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from preau.server.background import TaskGroup
from preau.server.clock import now_ms
from preau.server.ops.metrics import BUS_LAG
from preau.server.tables.bus import Listener, LocalBus, NoteListener, PresenceListener

CHANNEL = "preau.hints"
CONNECT_SECONDS, ANSWER_SECONDS = 2.0, 5.0
LISTEN_SECONDS = 1.0
RECONNECT_SECONDS = 0.5
CHANGED, HERE, GONE = "c", "h", "g"  # what a line of a message says of a table

log = structlog.get_logger()


class RedisBus(LocalBus):
    """Start it, speak and hear, stop it. What waits to be said is one line a table, however long Redis is away."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._me = secrets.token_hex(6)
        self._redis = Redis.from_url(
            url, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=ANSWER_SECONDS, health_check_interval=10
        )
        self._waiting: dict[tuple[str, str], str] = {}  # (kind, table) -> the rest of the line
        self._wake = asyncio.Event()
        self._tasks = TaskGroup()
        self._on_change: list[Listener] = []
        self._on_presence: list[PresenceListener] = []
        self._on_note: dict[str, list[NoteListener]] = {}
        self.healthy = False
        self._missed = False

    def publish(self, table_id: str, seq: int) -> None:
        self.tell(table_id, seq)
        self._say(CHANGED, table_id, str(seq))

    def publish_presence(self, table_id: str, seats: Iterable[int], *, here: bool) -> None:
        named = ",".join(map(str, seats))
        if named:
            self._say(HERE if here else GONE, table_id, named)

    def publish_note(self, kind: str, about: str, text: str) -> None:
        self._say(kind, about, text)

    def hear_notes(self, kind: str, listener: NoteListener) -> None:
        self._on_note.setdefault(kind, []).append(listener)

    def subscribe_remote(self, on_change: Listener, on_presence: PresenceListener) -> None:
        self._on_change.append(on_change)
        self._on_presence.append(on_presence)

    async def start(self) -> None:
        self._tasks.add(self._speak_on())
        self._tasks.add(self._hear_on())

    async def stop(self) -> None:
        await self._tasks.cancel()
        await self._redis.aclose()

    # --- speaking ----------------------------------------------------------------------------------------------------

    def _say(self, kind: str, table_id: str, rest: str) -> None:
        self._waiting[kind, table_id] = rest
        self._wake.set()

    async def _speak_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, {}
            lines = [f"{self._me} {now_ms()}", *(f"{kind} {table} {rest}" for (kind, table), rest in waiting.items())]
            try:
                await self._redis.publish(CHANNEL, "\n".join(lines))
            except (RedisError, OSError) as error:
                self._note_loss(error)

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def _hear_on(self) -> None:
        while True:
            try:
                await self._hear()
            except (RedisError, OSError) as error:
                self._note_loss(error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _hear(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            while True:
                message = await line.get_message(timeout=LISTEN_SECONDS)
                if not self.healthy:
                    self.healthy, self._missed = True, False
                    log.info("bus connected")
                if message is not None:
                    self._read_message(message["data"])

    def _read_message(self, data: Any) -> None:
        """A message that is none of ours is passed over: whoever can write to the channel can at most make us read."""
        try:
            head, *lines = bytes(data).decode().split("\n")
            sender, sent = head.split(" ")
            BUS_LAG.observe(max(0, now_ms() - int(sent)) / 1000)
            if sender == self._me:
                return
            for kind, table_id, rest in (line.split(" ") for line in lines):
                if kind == CHANGED:
                    for on_change in self._on_change:
                        on_change(table_id, int(rest))
                elif kind in {HERE, GONE}:
                    for on_presence in self._on_presence:
                        on_presence(table_id, tuple(map(int, rest.split(","))), kind == HERE)
                for on_note in self._on_note.get(kind, ()):
                    on_note(sender, table_id, rest)
        except ValueError:
            log.warning("message on the bus is not ours", size=len(data))

    def _note_loss(self, error: Exception) -> None:
        """Told once, until it is found again."""
        if not self._missed:
            log.warning("bus lost", why=f"{type(error).__name__}: {error}")
        self.healthy, self._missed = False, True
