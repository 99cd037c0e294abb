"""What is in force is read again and again: what one process did, the others know within seconds."""

from __future__ import annotations

import asyncio

import structlog

from preau.server.database.writer import StoreFailed
from preau.server.moderation.announcements import Announcements
from preau.server.moderation.registration import Registration
from preau.server.moderation.sanctions import Sanctions

LOOK_SECONDS = 5.0

log = structlog.get_logger()


async def refresh_house(sanctions: Sanctions, announcements: Announcements, registration: Registration) -> None:
    """Read it now; raises Unreachable."""
    for each in (sanctions, announcements, registration):
        await each.refresh()


async def watch_house(sanctions: Sanctions, announcements: Announcements, registration: Registration) -> None:
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await refresh_house(sanctions, announcements, registration)
        except StoreFailed:
            log.info("what is in force could not be read")  # the next look tries again
