"""What is in force is read again and again: what one process did, the others know within seconds."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from preau.server.database.writer import StoreFailed

HOUSE_LOOK_SECONDS = 5.0

log = structlog.get_logger()


class Refreshed(Protocol):
    """What a process knows of the database, and reads anew."""

    async def refresh(self) -> None: ...


async def refresh_house(*known: Refreshed) -> None:
    """Read it now; raises Unreachable."""
    for each in known:
        await each.refresh()


async def watch_house(*known: Refreshed) -> None:
    while True:
        await asyncio.sleep(HOUSE_LOOK_SECONDS)
        try:
            await refresh_house(*known)
        except StoreFailed:
            log.info("what is in force could not be read")  # the next look tries again
